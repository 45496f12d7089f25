//! An action is played: refused, or recorded and announced, with all that the narrator then does by itself.

use crate::game::{Action, Event, Game};
use crate::journal::entry::Entry;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::laying::steps::guidance;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::apart::Whole;
use crate::session::table::{entries, known};
use crate::session::{Mode, asking, desk, forum, practice, refuse, script, seats};
use protocol::laying_step::LayingStep;
use protocol::question::Question;

/// After an action: what the narrator can do itself, or who is told something alone. False if the table is asked.
pub(in crate::session) fn goes_on_alone(scene: &mut Scene, desk: &mut Desk, events: &[Event]) -> bool {
    if scene.game().is_none_or(Game::goes_by_letters) {
        return false;
    }
    if let Some((viewer, about)) = known::shown_alone(scene, events).filter(|_| scene.mode == Mode::Table) {
        seats::starting::tell(scene, about, vec![viewer]);
        return true;
    }
    match known::known_action(scene) {
        Some(action) => {
            play_whole(scene, desk, action);
            true
        }
        None => seats::starting::takes_secretly(scene),
    }
}

/// A program is asked what it can answer: guidance and reveal are said without waiting.
fn ask_program(scene: &mut Scene, desk: &mut Desk) {
    match scene.question() {
        Question::Guidance { .. } => run_through(scene, desk),
        Question::Reveal => {
            script::lengths::say_reveal(scene, desk);
            play(scene, desk, Action::RevealDone);
        }
        _ => asking::ask(scene, desk),
    }
}

/// For a program, guidance and reveal are said without waiting, and the first question of the game is open.
pub(in crate::session) fn run_through(scene: &mut Scene, desk: &mut Desk) {
    for step in LayingStep::ALL {
        let Activity::Game(table) = &scene.activity else { return };
        let message = guidance(step, table.record.game(), table.record.setup());
        desk.say(scene, Topic::General, message);
    }
    play(scene, desk, Action::TableReady);
}

/// Plays an action of the table: refused, or recorded and announced. Where some give the same alone, it is joined with
/// theirs, and waits for it.
pub(in crate::session) fn play(scene: &mut Scene, desk: &mut Desk, action: Action) {
    if seats::apart::is_given_alone(scene, action) {
        return desk.refuse(scene, "on-phones", Message::new("refused-on-phones"));
    }
    if let (Action::Count(_), Some(why)) = (action, seats::offers::asks_for_cards_alone(scene)) {
        return desk.refuse(scene, "cards-alone", why);
    }
    match seats::apart::whole(scene, action) {
        Ok(Whole::Action(action)) => play_whole(scene, desk, action),
        Ok(Whole::Waits) => seats::waiting::wait_for_others(scene, desk, action),
        Err(refusal) => refuse::refuse_action(scene, desk, &refusal),
    }
}

/// Plays an action that tells of everybody.
pub(in crate::session) fn play_whole(scene: &mut Scene, desk: &mut Desk, action: Action) {
    if let Some((code, why)) = known::contradiction(scene, action) {
        return desk.refuse(scene, code, why);
    }
    if scene.goes_by_letters() {
        return forum::playing::play_in_forum(scene, desk, action);
    }
    let Some(came) = entries::enter(scene, desk, Entry::Played(action)) else { return };
    practice::filling::tell_votes(scene, desk, action);
    entries::tell_what_came(scene, desk, &came);
    practice::reasons::tell(scene, desk);
    if goes_on_alone(scene, desk, came.events()) {
        return;
    }
    if scene.mode == Mode::Program {
        return ask_program(scene, desk);
    }
    if action == Action::DealAgain {
        desk::keeping::note(scene, desk, LayingStep::Deal.draft());
    }
    asking::ask(scene, desk);
}
