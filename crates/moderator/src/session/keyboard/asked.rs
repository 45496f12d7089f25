//! A question tells nothing: what it would record is read back first, as if it had been heard.

use crate::language::pattern::Token;
use crate::language::{Intent, Realm, Verb, is_question};
use crate::session::listening::{pending, weighing};
use crate::session::scene::Scene;
use crate::session::{Session, asking, subjects};
use protocol::question::Question;

impl Session {
    /// Carries out a line; one that may not be meant as it stands only after a yes.
    pub(super) fn means(&mut self, line: &str, intent: Intent) {
        let only_asks = is_question(line) && tells(&self.scene, &intent);
        if !only_asks && !is_whether(&self.scene, line, &intent) {
            return self.intend(intent);
        }
        match subjects::action_of(&self.scene, &intent).filter(|_| !is_asked_alone(&self.scene)) {
            Some(action) => weighing::weigh(&mut self.scene, &mut self.desk, intent, action),
            None if pending::moves_the_game(&self.scene, &intent)
                && intent.verb() != Verb::Confirm
                && !is_asked_alone(&self.scene) =>
            {
                weighing::read_back(&mut self.scene, &mut self.desk, intent);
            }
            None => asking::ask_again(&self.scene, &mut self.desk),
        }
    }
}

/// Whether one person alone is asked, for what nobody else is told.
fn is_asked_alone(scene: &Scene) -> bool {
    matches!(scene.question(), Question::OwnVote { .. } | Question::OwnCard { .. })
}

/// Whether a command tells something, that is, would change the game, or who plays. What somebody asks the narrator to do
/// is a request, also in the form of a question.
fn tells(scene: &Scene, intent: &Intent) -> bool {
    match intent.verb() {
        Verb::Undo | Verb::Redo | Verb::NewGame | Verb::Abandon | Verb::Quit | Verb::Unsaved | Verb::RollCall => {
            false
        }
        Verb::Confirm | Verb::Approve | Verb::Reject | Verb::Replace | Verb::Add | Verb::Remove => true,
        verb if matches!(intent, Intent::Opens(_)) => is_asked_alone(scene) || verb == Verb::Success,
        verb => match verb.realm() {
            Realm::Move | Realm::Letters | Realm::People => true,
            Realm::Answer => scene.game().is_some() || pending::moves_the_game(scene, intent),
            Realm::Course => pending::moves_the_game(scene, intent),
            Realm::Question | Realm::Tuning | Realm::Calling | Realm::Seat => false,
        },
    }
}

/// Whether a number alone answers the question whether a card is used: it names nobody there.
fn is_whether(scene: &Scene, line: &str, intent: &Intent) -> bool {
    let is_number = |token: &Token| scene.lexicon.phrases().number(&token.word).is_some();
    let is_target = matches!((scene.question(), intent), (Question::UseCard { .. }, Intent::On(_)));
    is_target && Token::split(line).iter().all(is_number)
}
