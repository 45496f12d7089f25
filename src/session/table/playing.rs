//! An action is played: refused, or recorded and announced, with all that the narrator then does by itself.

use crate::game::{Action, Ballot, Event, Game};
use crate::journal::entry::{Draft, Entry};
use crate::journal::record::Record;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::laying::step::LayingStep;
use crate::session::laying::steps::guidance;
use crate::session::question::Question;
use crate::session::scene::{Activity, Scene};
use crate::session::table::known;
use crate::session::telling::said::Voters;
use crate::session::{Mode, asking, desk, earpiece, forum, plot, refuse, script, telling};

/// After an action: what the narrator can do itself, or who gets the headset. False if the table is asked.
pub(in crate::session) fn goes_on_alone(scene: &mut Scene, desk: &mut Desk, events: &[Event]) -> bool {
    if scene.game().is_none_or(Game::is_forum) {
        return false;
    }
    if let Some((viewer, about)) = known::shown_alone(scene, events).filter(|_| scene.mode == Mode::Table) {
        earpiece::handing::hand_out(scene, desk, about, [viewer]);
        return true;
    }
    match known::known_action(scene) {
        Some(action) => {
            play(scene, desk, action);
            true
        }
        None => earpiece::choice::takes_secretly(scene, desk),
    }
}

/// Whether a vote completes a roll call.
fn voters(before: &Record, action: Action) -> Voters {
    match (before.draft(), action) {
        (Some(Draft::RollCall { answers }), Action::Vote(Ballot::Named { .. }))
            if answers.len() + 1 == before.game().in_play().len() =>
        {
            Voters::Heard
        }
        _ => Voters::ToBeNamed,
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
        let Activity::Table(table) = &scene.activity else { return };
        let message = guidance(step, table.record.game(), table.record.setup());
        desk.say(scene, Topic::General, message);
    }
    play(scene, desk, Action::TableReady);
}

/// Plays an action: refused, or recorded and announced.
pub(in crate::session) fn play(scene: &mut Scene, desk: &mut Desk, action: Action) {
    if let Some((code, why)) = known::contradiction(scene, action) {
        return desk.refuse(scene, code, why);
    }
    if scene.is_forum() {
        return forum::playing::play_in_forum(scene, desk, action);
    }
    let Activity::Table(table) = &mut scene.activity else { return };
    let before = table.record.clone();
    match table.record.play(action) {
        Err(refusal) => refuse::refuse_action(scene, desk, &refusal),
        Ok(events) => {
            table.script = None;
            let voters = voters(&before, action);
            let put_off = before.draft().and_then(|draft| plot::meaning::put_off(draft, Some(action)));
            desk.record(scene, Entry::Played(action), before);
            put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
            telling::announce::announce_votes(scene, desk, &events, voters);
            if goes_on_alone(scene, desk, &events) {
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
    }
}
