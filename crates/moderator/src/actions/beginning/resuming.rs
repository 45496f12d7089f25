//! A saved game is gone on with, at the question that was open; a damaged one from where it is still sound, if the
//! table wants that.

use crate::actions;
use crate::actions::play::prompts;
use crate::actions::play_by_post::resuming;
use crate::actions::prompts::starting;
use crate::actions::{beginning, play, shutdown};
use crate::game::{Action, Seat};
use crate::journal::private::Private;
use crate::language::Message;
use crate::narration::answers::{help, log};
use crate::narration::asking;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::preferences::Secretly;
use crate::queries::eligibility;
use crate::queries::rounds::known;
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::Offers;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{Effect, KeptAside, Leave, Manner, Opened, Report};

/// A saved game was opened, or could not be.
pub(crate) fn opened(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, opened: Result<Opened, Message>) {
    desk.narration.history.begin_group();
    match opened {
        Ok(opened) => resume_game(scene, desk, opened),
        Err(reason) => {
            desk.refuse(scene, "damaged", Message::new("resume-damaged").message("reason", reason));
            match setup_dialogue::interview(scene).map(|interview| interview.offers) {
                Some(Offers::Nothing) => shutdown::leave(scene, desk, Leave::Asked),
                _ => actions::setup_dialogue::ask_for_new_game(scene, desk, listening),
            }
        }
    }
}

/// Goes on with a saved game.
pub(crate) fn resume_game(scene: &mut Scene, desk: &mut Desk, opened: Opened) {
    let record = *opened.record;
    let resumed = Message::new("game-resumed")
        .players("names", record.game().seats().all())
        .number("entries", record.past().len() as u32);
    beginning::sit_down(scene, record, opened.private.0.open().clone());
    desk.say(scene, Topic::General, resumed);
    know_phones_again(scene, desk, opened.reached);
    if opened.cut {
        desk.say(scene, Topic::General, Message::new("storage-cut"));
    }
    if let Some(aside) = &opened.aside {
        tell_kept_aside(scene, desk, "damaged-kept", aside);
    }
    if let Some(aside) = &opened.private_aside {
        tell_kept_aside(
            scene,
            desk,
            if scene.goes_by_letters() { "private-damaged-forum" } else { "private-damaged" },
            aside,
        );
    }
    let lost = scene.deal().is_none();
    if matches!(&scene.activity, Activity::Game(table) if table.record.setup().is_dealt() && lost) {
        desk.say_in_full(scene, Topic::General, &Message::new("private-missing"));
    }
    if scene.mode == Mode::Program
        && !scene.goes_by_letters()
        && matches!(scene.question(), Question::Guidance { .. } | Question::Reveal)
    {
        catch_up(scene, desk);
    }
    log::say_recap(scene, desk);
    match known::known_action(scene) {
        _ if scene.is_abandoned() => asking::ask(scene, desk),
        _ if scene.goes_by_letters() => resuming::resume_forum(scene, desk),
        Some(action) => play::play_whole(scene, desk, action),
        None if eligibility::are_all_alone(scene) && starting::takes_secretly(scene) => {}
        None => asking::ask(scene, desk),
    }
    help::report_state(scene, desk);
}

/// Those who had a phone have it again. Where nothing was kept of phones that were there, nobody would know why theirs
/// stays silent.
fn know_phones_again(scene: &mut Scene, desk: &mut Desk, reached: Option<Vec<(Seat, Manner)>>) {
    match reached {
        _ if scene.goes_by_letters() => {}
        Some(reached) if !reached.is_empty() => {
            let names = reached.iter().map(|(seat, _)| *seat).collect();
            reached.into_iter().for_each(|(seat, manner)| scene.manners[seat] = manner);
            desk.say(scene, Topic::General, Message::new("phones-resumed").players("names", names));
            prompts::forget_what_cannot_be_joined(scene, desk);
        }
        None if scene.mode == Mode::Table && had_phones(scene) => {
            desk.say(scene, Topic::General, Message::new("phones-gone"));
        }
        _ => {}
    }
}

/// Whether votes were given alone where the headset takes none.
fn had_phones(scene: &Scene) -> bool {
    let by_headset = scene.deal().is_some() && matches!(scene.preferences.secretly, Secretly::Votes | Secretly::Both);
    !by_headset && scene.private().is_some_and(Private::has_votes_given_alone)
}

fn tell_kept_aside(scene: &Scene, desk: &mut Desk, key: &'static str, KeptAside { file, lost }: &KeptAside) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(Report::kept_aside(file, *lost)));
    }
    desk.say_in_full(scene, Topic::General, &Message::new(key).text("file", file));
}

/// A game that a table left before its first round is gone on with by a program.
fn catch_up(scene: &mut Scene, desk: &mut Desk) {
    if matches!(scene.question(), Question::Guidance { .. }) {
        play::play(scene, desk, Action::TableReady);
    }
    if scene.question() == Question::Reveal {
        play::play(scene, desk, Action::RevealDone);
    }
}
