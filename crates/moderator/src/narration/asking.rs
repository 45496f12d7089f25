//! The open question as it is asked: with its whole ceremony the first time, in one sentence when asked again.

pub(crate) mod setup_dialogue;

use crate::game::{Phase, PlotCard, Reveal};
use crate::language::{Length, Message};
use crate::narration::{devices, foreseeing, lengths, lessons, missions, plot};
use crate::output::history::Topic;
use crate::output::{Desk, PutOff, ceremony};
use crate::queries::speech_input::confirmation;
use crate::queries::{question, virtual_players};
use crate::state::enrolment::Lesson;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::Cue;
use protocol::question::Question;

/// Asks the open question in its whole ceremony: what to do with the hands, then what to tell.
pub(crate) fn ask(scene: &Scene, desk: &mut Desk) {
    if scene.absent().is_some() {
        desk.put_off = Some(PutOff::Whole);
        return;
    }
    if !scene.is_asked_by_lesson() {
        ask_now(scene, desk);
    }
}

/// Asks the open question in its whole ceremony where a lesson wants it to be heard.
pub(crate) fn ask_in_lesson(scene: &Scene, desk: &mut Desk) {
    ask_now(scene, desk);
}

/// Asks what was put off until the person is asked.
pub(crate) fn ask_what_was_put_off(scene: &Scene, desk: &mut Desk) {
    match desk.put_off.take() {
        Some(PutOff::Whole) => ask_now(scene, desk),
        Some(PutOff::Again) => ask_again_now(scene, desk),
        None => {}
    }
}

fn ask_now(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return ask_again_now(scene, desk) };
    let game = *table.record.game();
    match (scene.question(), game.phase()) {
        // In a forum nobody sits at a table and waits for a sign.
        (question, _) if scene.goes_by_letters() && !matches!(question, Question::Team | Question::Mission) => {
            desk.cue(scene, Cue::YourTurn);
        }
        (Question::Vote, Phase::Vote { .. }) => {
            plot::lead_the_vote(scene, desk);
        }
        (Question::Count | Question::CountOn { .. } | Question::FaceUp { .. }, phase) => {
            phase.run().into_iter().for_each(|run| missions::lead_the_mission(scene, desk, run));
        }
        (Question::UseCard { card: PlotCard::CloseEye, .. } | Question::Trap, phase) => {
            phase.run().into_iter().for_each(|run| missions::lead_the_mission(scene, desk, run));
            desk.cue(scene, Cue::YourTurn);
        }
        (question, _) if question.is_of_a_module() => desk.cue(scene, Cue::YourTurn),
        (Question::HandOver { .. }, _) => desk.cue(scene, Cue::YourTurn),
        (Question::Reveal, _) if scene.mode == Mode::Table && game.reveal() != Reveal::Earpiece => {
            lengths::say_reveal_length(scene, desk);
        }
        (Question::Team | Question::Mission, _) => {
            if game.vote_track() + 1 == game.last_proposal() {
                desk.say_in_full(scene, Topic::Votes, &Message::new("last-proposal"));
            }
            desk.cue(scene, Cue::YourTurn);
        }
        _ => {}
    }
    ask_again_now(scene, desk);
    foreseeing::foresee(scene, desk);
}

/// Asks the open question, and no more.
pub(crate) fn ask_again(scene: &Scene, desk: &mut Desk) {
    if scene.absent().is_some() {
        desk.put_off = desk.put_off.max(Some(PutOff::Again));
        return;
    }
    if !scene.is_asked_by_lesson() {
        ask_again_now(scene, desk);
    }
}

fn ask_again_now(scene: &Scene, desk: &mut Desk) {
    if let Some(question) = asked_first(scene) {
        return desk.say(scene, Topic::General, question);
    }
    match question::open_question(scene) {
        _ if scene.question() == Question::Lesson => lessons::offer(scene, desk),
        // The ceremony that leads to the question asks it at its end.
        _ if scene.open.ceremony.waits() => {}
        Some((topic, message)) => desk.say(scene, topic, message),
        None if scene.question() == Question::Headset => devices::say_outputs(scene, desk),
        None => setup_dialogue::ask_interview(scene, desk),
    }
}

/// Asks the open question of somebody who answers in part already, also while a ceremony still leads to it.
pub(crate) fn ask_before_its_time(scene: &Scene, desk: &mut Desk) {
    let comes_later = scene.open.ceremony.waits() && asked_first(scene).is_none();
    match question::open_question(scene).filter(|_| comes_later) {
        Some((topic, message)) => desk.say(scene, topic, message),
        None => ask_again(scene, desk),
    }
}

/// What is open beside the question of the game, and is asked first.
fn asked_first(scene: &Scene) -> Option<Message> {
    let name = || scene.open.trial.as_ref().map(|trial| trial.question(scene.preferences.ears));
    let word = || scene.open.lesson.as_ref().and_then(Lesson::question);
    let takes_over = || virtual_players::who_takes_over(scene);
    confirmation::read_back_question(scene).or_else(name).or_else(word).or_else(takes_over)
}

/// Asks the open question because something of its answer is missing.
pub(crate) fn ask_for_the_rest(scene: &Scene, desk: &mut Desk) {
    match (scene.mode, question::open_question(scene)) {
        (Mode::Program, Some((topic, message))) => desk.asks_for(scene, topic, message),
        _ => ask_again(scene, desk),
    }
}

/// Asks the open question in one sentence, where nobody else at the table could say what was asked.
pub(crate) fn ask_once_more_in_practice(scene: &Scene, desk: &mut Desk) {
    let is_busy = scene.open.asks() || scene.open.ceremony.waits() || scene.question() == Question::AfterGame;
    if scene.mode == Mode::Program || scene.person().is_none() || is_busy {
        return;
    }
    match (asked_first(scene), question::open_question(scene)) {
        (Some(first), _) => desk.say_at(scene, Length::Brief, Topic::General, &first),
        (None, Some((topic, message))) => desk.say_at(scene, Length::Brief, topic, &message),
        (None, None) => {}
    }
}

/// Asks the open question in full: somebody wants to hear it once more.
pub(crate) fn ask_in_full(scene: &Scene, desk: &mut Desk) {
    if let Some(question) = asked_first(scene) {
        return desk.say_once_more(scene, Topic::General, question);
    }
    if scene.open.ceremony.is_held() {
        return ceremony::say_held(scene, desk);
    }
    if lessons::ask(scene, desk) {
        return;
    }
    match question::open_question(scene) {
        Some((topic, message)) => desk.say_once_more(scene, topic, message),
        None => setup_dialogue::ask_interview(scene, desk),
    }
}
