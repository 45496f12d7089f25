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
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Secretly;
use crate::queries::eligibility;
use crate::queries::rounds::known;
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::Offers;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Delivery, Effect, KeptAside, Leave, Opened, Report};

/// A saved game was opened, or could not be.
pub(crate) fn opened(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    opened: Result<Opened, Message>,
) {
    output.narration.history.begin_group();
    match opened {
        Ok(opened) => resume_game(state, output, opened),
        Err(reason) => {
            output.refuse(state, "damaged", Message::new("resume-damaged").message("reason", reason));
            match setup_dialogue::dialogue(state).map(|dialogue| dialogue.offers) {
                Some(Offers::Nothing) => shutdown::leave(state, output, Leave::Asked),
                _ => actions::setup_dialogue::ask_for_new_game(state, output, listening),
            }
        }
    }
}

/// Goes on with a saved game.
pub(crate) fn resume_game(state: &mut TableState, output: &mut Output, opened: Opened) {
    let record = *opened.record;
    let resumed = Message::new("game-resumed")
        .players("names", record.game().seats().all())
        .number("entries", record.past().len() as u32);
    beginning::sit_down(state, record, opened.private.0.open().clone());
    output.say(state, Topic::General, resumed);
    know_phones_again(state, output, opened.reached);
    if opened.cut {
        output.say(state, Topic::General, Message::new("storage-cut"));
    }
    if let Some(aside) = &opened.aside {
        tell_kept_aside(state, output, "damaged-kept", aside);
    }
    if let Some(aside) = &opened.private_aside {
        tell_kept_aside(
            state,
            output,
            if state.goes_by_letters() { "private-damaged-forum" } else { "private-damaged" },
            aside,
        );
    }
    let lost = state.deal().is_none();
    if matches!(&state.activity, Activity::Game(table) if table.record.setup().is_dealt() && lost) {
        output.say_in_full(state, Topic::General, &Message::new("private-missing"));
    }
    if state.mode == Mode::Program
        && !state.goes_by_letters()
        && matches!(state.question(), Question::Guidance { .. } | Question::Reveal)
    {
        catch_up(state, output);
    }
    log::say_recap(state, output);
    match known::known_action(state) {
        _ if state.is_abandoned() => asking::ask(state, output),
        _ if state.goes_by_letters() => resuming::resume_forum(state, output),
        Some(action) => play::play_whole(state, output, action),
        // No tokens or cards are out where the phone takes them.
        None if (eligibility::are_all_alone(state) || state.passes_phone()) && starting::takes_secretly(state) => {}
        None => asking::ask(state, output),
    }
    help::report_state(state, output);
}

/// Those who had a phone have it again. Where nothing was kept of phones that were there, nobody would know why theirs
/// stays silent.
fn know_phones_again(state: &mut TableState, output: &mut Output, reached: Option<Vec<(Seat, Delivery)>>) {
    match reached {
        _ if state.goes_by_letters() => {}
        Some(reached) if !reached.is_empty() => {
            let names = reached.iter().map(|(seat, _)| *seat).collect();
            reached.into_iter().for_each(|(seat, delivery)| state.people.deliveries[seat] = delivery);
            output.say(state, Topic::General, Message::new("phones-resumed").players("names", names));
            prompts::forget_what_cannot_be_joined(state, output);
        }
        None if state.mode == Mode::Table && had_phones(state) => {
            output.say(state, Topic::General, Message::new("phones-gone"));
        }
        _ => {}
    }
}

/// Whether votes were given alone where nothing that goes round takes any.
fn had_phones(state: &TableState) -> bool {
    let by_headset = state.deal().is_some() && matches!(state.preferences.secretly, Secretly::Votes | Secretly::Both);
    !by_headset && !state.passes_phone() && state.private().is_some_and(Private::has_votes_given_alone)
}

fn tell_kept_aside(state: &TableState, output: &mut Output, key: &'static str, KeptAside { file, lost }: &KeptAside) {
    if state.mode == Mode::Program {
        output.effects.push(Effect::Report(Report::kept_aside(file, *lost)));
    }
    output.say_in_full(state, Topic::General, &Message::new(key).text("file", file));
}

/// A game that a table left before its first round is gone on with by a program.
fn catch_up(state: &mut TableState, output: &mut Output) {
    if matches!(state.question(), Question::Guidance { .. }) {
        play::play(state, output, Action::TableReady);
    }
    if state.question() == Question::Reveal {
        play::play(state, output, Action::RevealDone);
    }
}
