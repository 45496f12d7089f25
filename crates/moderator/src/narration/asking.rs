//! The open question as it is asked: with its whole ceremony the first time, in one sentence when asked again.

pub(crate) mod setup_dialogue;

use crate::game::{Phase, PlotCard, Reveal};
use crate::language::{Form as Written, Length, Message};
use crate::narration::{devices, foreseeing, lengths, lessons, missions, plot};
use crate::output::history::Topic;
use crate::output::{Output, PutOff, ceremony};
use crate::queries::speech_input::confirmation;
use crate::queries::{menu, question, virtual_players};
use crate::state::enrolment::Lesson;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Cue, Form};

/// So many of the last sentences may have taught what is on the buttons of a page.
const LAST_TOLD: usize = 4;

/// Asks the open question in its whole ceremony: what to do with the hands, then what to tell.
pub(crate) fn ask(state: &TableState, output: &mut Output) {
    if state.virtual_players().is_some() {
        output.put_off = Some(PutOff::Whole);
        return;
    }
    if !state.is_asked_by_lesson() {
        ask_now(state, output);
    }
}

/// Asks the open question in its whole ceremony where a lesson wants it to be heard.
pub(crate) fn ask_in_lesson(state: &TableState, output: &mut Output) {
    ask_now(state, output);
}

/// Asks what was put off until the person is asked.
pub(crate) fn ask_what_was_put_off(state: &TableState, output: &mut Output) {
    match output.put_off.take() {
        Some(PutOff::Whole) => ask_now(state, output),
        Some(PutOff::Again) => ask_again_now(state, output),
        None => {}
    }
}

fn ask_now(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return ask_again_now(state, output) };
    let game = *table.record.game();
    match (state.question(), game.phase()) {
        // In a forum nobody sits at a table and waits for a sign.
        (question, _) if state.goes_by_letters() && !matches!(question, Question::Team | Question::Mission) => {
            output.cue(state, Cue::YourTurn);
        }
        (Question::Vote, Phase::Vote { .. }) => {
            plot::lead_the_vote(state, output);
        }
        (Question::Count | Question::CountOn { .. } | Question::FaceUp { .. }, phase) => {
            phase.run().into_iter().for_each(|run| missions::lead_the_mission(state, output, run));
        }
        (Question::UseCard { card: PlotCard::CloseEye, .. } | Question::Trap, phase) => {
            phase.run().into_iter().for_each(|run| missions::lead_the_mission(state, output, run));
            output.cue(state, Cue::YourTurn);
        }
        (question, _) if question.is_of_a_module() => output.cue(state, Cue::YourTurn),
        (Question::HandOver { .. }, _) => output.cue(state, Cue::YourTurn),
        (Question::Reveal, _) if state.mode == Mode::Table && game.reveal() != Reveal::Headset => {
            lengths::say_reveal_length(state, output);
        }
        (Question::Team | Question::Mission, _) => {
            if game.vote_track() + 1 == game.last_proposal() {
                output.say_in_full(state, Topic::Votes, &Message::new("last-proposal"));
            }
            output.cue(state, Cue::YourTurn);
        }
        _ => {}
    }
    ask_again_now(state, output);
    foreseeing::foresee(state, output);
}

/// Asks the open question, and no more.
pub(crate) fn ask_again(state: &TableState, output: &mut Output) {
    if state.virtual_players().is_some() {
        output.put_off = output.put_off.max(Some(PutOff::Again));
        return;
    }
    if !state.is_asked_by_lesson() {
        ask_again_now(state, output);
    }
}

fn ask_again_now(state: &TableState, output: &mut Output) {
    if let Some(question) = asked_first(state) {
        return output.say(state, Topic::General, question);
    }
    match question::open_question(state) {
        _ if state.question() == Question::Lesson => lessons::offer(state, output),
        // The ceremony that leads to the question asks it at its end.
        _ if state.open.ceremony.waits() => {}
        Some((topic, message)) => output.say(state, topic, message),
        None if state.question() == Question::Headset => devices::say_outputs(state, output),
        None => setup_dialogue::ask_dialogue(state, output),
    }
}

/// Asks the open question of somebody who answers in part already, also while a ceremony still leads to it.
pub(crate) fn ask_before_its_time(state: &TableState, output: &mut Output) {
    let comes_later = state.open.ceremony.waits() && asked_first(state).is_none();
    match question::open_question(state).filter(|_| comes_later) {
        Some((topic, message)) => output.say(state, topic, message),
        None => ask_again(state, output),
    }
}

/// What is open beside the question of the game, and is asked first.
fn asked_first(state: &TableState) -> Option<Message> {
    let name = || state.open.trial.as_ref().map(|trial| trial.question(state.preferences.ears));
    let word = || state.open.lesson.as_ref().and_then(Lesson::question);
    let takes_over = || virtual_players::who_takes_over(state);
    confirmation::read_back_question(state).or_else(name).or_else(word).or_else(takes_over)
}

/// The open question as it is asked beside something else; none where things are laid or listened to.
pub(crate) fn open_sentence(state: &TableState) -> Option<Message> {
    let is_a_step = matches!(state.question(), Question::Guidance { .. });
    let of_game = || question::open_question(state).map(|(_, message)| message).filter(|_| !is_a_step);
    asked_first(state).or_else(of_game)
}

/// What can be answered now as a page offers it, under the open question in one sentence. Of several ways to say something
/// the one is on the button that was taught last.
pub(crate) fn form(state: &TableState, output: &Output) -> Form {
    let written = |message: &Message, length| state.localizer.render(message, Written::Printed, length);
    let asked = open_sentence(state);
    let told = &output.narration.transcript;
    let last = told.since(told.len().saturating_sub(LAST_TOLD));
    let taught: String = asked.iter().chain(last).map(|message| written(message, Length::Full)).collect();
    let is_led = matches!(state.question(), Question::Vote | Question::Count | Question::CountOn { .. });
    let waits = is_led && output.narration.queue.has_a_pause();
    Form { asked: asked.map(|asked| written(&asked, Length::Brief)), ..menu::form::form(state, &taught, waits) }
}

/// Asks the open question because something of its answer is missing.
pub(crate) fn ask_for_the_rest(state: &TableState, output: &mut Output) {
    match (state.mode, question::open_question(state)) {
        (Mode::Program, Some((_, message))) => output.refuse(state, "asks", message),
        _ => ask_before_its_time(state, output),
    }
}

/// Asks the open question in one sentence, where nobody else at the table could say what was asked.
pub(crate) fn ask_once_more_in_practice(state: &TableState, output: &mut Output) {
    let is_busy = state.open.asks() || state.open.ceremony.waits() || state.question() == Question::AfterGame;
    if state.mode == Mode::Program || state.human().is_none() || is_busy {
        return;
    }
    match (asked_first(state), question::open_question(state)) {
        (Some(first), _) => output.say_at(state, Length::Brief, Topic::General, &first),
        (None, Some((topic, message))) => output.say_at(state, Length::Brief, topic, &message),
        (None, None) => {}
    }
}

/// Asks the open question in full: somebody wants to hear it once more.
pub(crate) fn ask_in_full(state: &TableState, output: &mut Output) {
    if let Some(question) = asked_first(state) {
        return output.say_once_more(state, Topic::General, question);
    }
    if state.open.ceremony.is_held() {
        return ceremony::say_held(state, output);
    }
    if lessons::ask(state, output) {
        return;
    }
    match question::open_question(state) {
        Some((topic, message)) => output.say_once_more(state, topic, message),
        None => setup_dialogue::ask_dialogue(state, output),
    }
}
