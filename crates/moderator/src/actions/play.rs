//! An action is played: refused, or recorded and announced, with all that the narrator then does by itself.

pub(crate) mod correction;
pub(crate) mod dealing;
pub(crate) mod entries;
pub(crate) mod people;
pub(crate) mod prompts;
pub(crate) mod undo;

use crate::actions::play_by_post;
use crate::actions::prompts::starting;
use crate::game::{Action, Event, Game};
use crate::journal::entry::Entry;
use crate::language::Message;
use crate::narration::practice::reasons;
use crate::narration::{asking, lengths, practice, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, keeping};
use crate::queries::rounds::known;
use crate::queries::secret_ballot::Whole;
use crate::queries::setup_guide::guidance;
use crate::queries::{eligibility, secret_ballot};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::laying_step::LayingStep;
use protocol::question::Question;

/// After an action: what the narrator can do itself, or who is told something alone. False if the table is asked.
fn goes_on_alone(scene: &mut Scene, desk: &mut Desk, events: &[Event]) -> bool {
    if scene.game().is_none_or(Game::goes_by_letters) {
        return false;
    }
    if let Some((viewer, about)) = known::shown_alone(scene, events).filter(|_| scene.mode == Mode::Table) {
        starting::tell(scene, about, vec![viewer]);
        return true;
    }
    match known::known_action(scene) {
        Some(action) => {
            play_whole(scene, desk, action);
            true
        }
        None => starting::takes_secretly(scene),
    }
}

/// A program is asked what it can answer: guidance and reveal are said without waiting.
fn ask_program(scene: &mut Scene, desk: &mut Desk) {
    match scene.question() {
        Question::Guidance { .. } => run_through(scene, desk),
        Question::Reveal => {
            lengths::say_reveal(scene, desk);
            play(scene, desk, Action::RevealDone);
        }
        _ => asking::ask(scene, desk),
    }
}

/// For a program, guidance and reveal are said without waiting, and the first question of the game is open.
pub(crate) fn run_through(scene: &mut Scene, desk: &mut Desk) {
    for step in LayingStep::ALL {
        let Activity::Game(table) = &scene.activity else { return };
        let message = guidance(step, table.record.game(), table.record.setup());
        desk.say(scene, Topic::General, message);
    }
    play(scene, desk, Action::TableReady);
}

/// Plays an action of the table: refused, or recorded and announced. Where some give the same alone, it is joined with
/// theirs, and waits for it.
pub(crate) fn play(scene: &mut Scene, desk: &mut Desk, action: Action) {
    if secret_ballot::is_given_alone(scene, action) {
        return desk.refuse(scene, "on-phones", Message::new("refused-on-phones"));
    }
    if let (Action::Count(_), Some(why)) = (action, eligibility::asks_for_cards_alone(scene)) {
        return desk.refuse(scene, "cards-alone", why);
    }
    match secret_ballot::whole(scene, action) {
        Ok(Whole::Action(action)) => play_whole(scene, desk, action),
        Ok(Whole::Waits) => prompts::wait_for_others(scene, desk, action),
        Err(refusal) => refusing::refuse_action(scene, desk, &refusal),
    }
}

/// Plays an action that tells of everybody.
pub(crate) fn play_whole(scene: &mut Scene, desk: &mut Desk, action: Action) {
    if let Some((code, why)) = known::contradiction(scene, action) {
        return desk.refuse(scene, code, why);
    }
    if scene.goes_by_letters() {
        return play_by_post::play_in_forum(scene, desk, action);
    }
    let Some(came) = entries::enter(scene, desk, Entry::Played(action)) else { return };
    practice::tell_votes(scene, desk, action);
    entries::tell_what_came(scene, desk, &came);
    reasons::tell(scene, desk);
    if goes_on_alone(scene, desk, came.events()) {
        return;
    }
    if scene.mode == Mode::Program {
        return ask_program(scene, desk);
    }
    if action == Action::DealAgain {
        keeping::note(scene, desk, LayingStep::Deal.draft());
    }
    asking::ask(scene, desk);
}
