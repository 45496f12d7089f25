//! Learning a player's voice: short words and the own name, each said twice, for a second opinion.
//!
//! What is kept are templates, never sound; see [`crate::language::template`].

use crate::actions::speech_input;
use crate::language::hypothesis::WHOLE;
use crate::language::sounds_like::candidates;
use crate::language::template::{Taught, Template, VoiceProfile, helps};
use crate::language::{Heard, Hypothesis, Intent, Message, Verb};
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, devices};
use crate::preferences::Listens;
use crate::queries::speech_input::meant;
use crate::state::enrolment::{Lesson, Saying, What};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Cue, Effect, Shutdown, SpeechInputOrder};

/// So many words are listened for when a name is said.
const CANDIDATES: usize = 12;

/// So often a word that was not heard is asked for again before it is left out.
const TRIES: u8 = 3;

/// A word that may have been another one is taken from this share on: what comes back is known to be one of a few.
const LIKELY_ENOUGH: u32 = WHOLE / 4;

/// Of fewer words nothing can be learned.
const FEWEST: usize = 5;

/// The recogniser is there for somebody who waits for nothing else.
pub(crate) fn learn_what_waits(state: &mut TableState, output: &mut Output, listening: &mut Listening) -> bool {
    let Some(name) = listening.to_learn.take() else { return false };
    learn(state, output, listening, name, true);
    true
}

/// There is no recogniser: whoever waits for nothing else has nothing to wait for.
pub(crate) fn give_up_learning(output: &mut Output, listening: &mut Listening) {
    if listening.to_learn.take().is_some() {
        output.effects.push(Effect::Quit(Shutdown::Told));
    }
}

/// Learns the voice of a player.
pub(crate) fn learn_voice(state: &mut TableState, output: &mut Output, listening: &mut Listening, name: String) {
    if speech_input::refuses_without_ears(state, output, listening) {
        return;
    }
    let question = state.question();
    if matches!(question, Question::ScriptRuns | Question::ScriptPaused) {
        return refusing::not_now(state, output, question);
    }
    learn(state, output, listening, name, false);
}

fn learn(state: &mut TableState, output: &mut Output, listening: &mut Listening, name: String, alone: bool) {
    let Some(recogniser) = listening.recogniser.clone() else { return };
    let (phrases, vocabulary) = (state.localizer.phrases(), &recogniser.vocabulary);
    let words: Vec<String> = phrases.taught().iter().filter_map(|word| vocabulary.spell_text(word)).collect();
    let round = |what| words.iter().map(move |word| Saying { what, heard_as: vec![word.clone()] });
    let taken = called_otherwise_than(state, listening, &name);
    let called = candidates(&name, phrases, vocabulary).filter(|words| !taken.contains(words));
    let called: Vec<String> = called.take(CANDIDATES).collect();
    let named = Saying { what: What::Name, heard_as: vocabulary.spell_text(&name).map_or(called, |own| vec![own]) };
    let named = [named.clone(), named].into_iter().filter(|saying| !saying.heard_as.is_empty());
    let left = round(What::Word).chain(round(What::WordAgain)).chain(named).collect();
    state.open.trial = None;
    let (first, second, name_takes) = (Vec::new(), Vec::new(), Vec::new());
    let begins = Message::new("voice-lesson").text("name", &name);
    state.open.lesson = Some(Lesson { name, alone, left, missed: 0, sounded: None, first, second, name_takes });
    // Nobody presses a key for each word.
    output.effects.push(Effect::SpeechInput(SpeechInputOrder::When(Listens::Open, state.localizer.language())));
    output.say_in_full(state, Topic::General, &begins);
    ask_for_word(state, output, listening);
}

/// How all other players are called.
fn called_otherwise_than(state: &TableState, listening: &Listening, name: &str) -> Vec<String> {
    let spoken_names = listening.spoken_names.iter().flat_map(|spoken_names| spoken_names.iter());
    let others = spoken_names.filter(|(seat, _)| state.name_of(*seat) != name);
    let words = others.flat_map(|(_, calling)| calling.name.words().into_iter().chain(calling.sign.as_deref()));
    words.map(str::to_owned).collect()
}

fn ask_for_word(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    match state.open.lesson.as_ref().and_then(Lesson::prompt) {
        Some(question) => output.say(state, Topic::General, question),
        None => finish_lesson(state, output, listening),
    }
}

/// How the word sounded that is heard next.
pub(crate) fn word_sounded(state: &mut TableState, template: Template) {
    if let Some(lesson) = &mut state.open.lesson {
        lesson.sounded = Some(template);
    }
}

/// Somebody has said something while a voice is learned.
pub(crate) fn word_said(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    readings: &[Hypothesis],
) {
    let Some(lesson) = &mut state.open.lesson else { return };
    let (sounded, Some(saying)) = (lesson.sounded.take(), lesson.left.front().cloned()) else { return };
    let is_it = |reading: &&Hypothesis| saying.heard_as.contains(&reading.words) && reading.share >= LIKELY_ENOUGH;
    let likeliest = readings.iter().find(is_it).map(|reading| &reading.words);
    // Whoever is hard to hear is believed the third time, whatever the recogniser makes of it.
    let word = likeliest.or(saying.heard_as.first().filter(|_| lesson.missed + 1 >= TRIES));
    match (word.cloned(), sounded) {
        (Some(words), Some(template)) => {
            output.silence(state);
            output.cue(state, Cue::Heard);
            take(state, output, listening, saying.what, Taught { words, template }, readings.to_vec());
        }
        _ if ends_lesson(state, listening, readings) => drop_lesson(state, output),
        _ if readings.iter().any(|reading| !reading.words.is_empty()) => {
            output.cue(state, Cue::NotUnderstood);
            word_missed(state, output, listening);
        }
        _ => {}
    }
}

fn ends_lesson(state: &TableState, listening: &Listening, readings: &[Hypothesis]) -> bool {
    meant::meant_by(state, listening, Hypothesis::likely(readings)) == Heard::Meant(Intent::Plain(Verb::Cancel))
}

fn take(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    what: What,
    taught: Taught,
    readings: Vec<Hypothesis>,
) {
    let Some(lesson) = &mut state.open.lesson else { return };
    match what {
        What::Word => lesson.first.push(taught),
        What::WordAgain => lesson.second.push((taught, readings)),
        What::Name => lesson.name_takes.push(taught),
    }
    next_word(state, output, listening);
}

fn next_word(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(lesson) = &mut state.open.lesson else { return };
    lesson.left.pop_front();
    lesson.missed = 0;
    ask_for_word(state, output, listening);
}

fn word_missed(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(lesson) = &mut state.open.lesson else { return };
    lesson.missed += 1;
    if lesson.missed > TRIES { next_word(state, output, listening) } else { ask_for_word(state, output, listening) }
}

/// Everything was said: keeps what was learned, and uses it if it helps.
fn finish_lesson(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(lesson) = state.open.lesson.take() else { return };
    let Lesson { name, alone, first, second, name_takes, .. } = lesson;
    if first.len() < FEWEST || second.len() < FEWEST {
        output.say_in_full(state, Topic::General, &Message::new("voice-not-learned").text("name", name));
        return leave_lesson(state, output, alone);
    }
    let used = helps(&first, &second);
    // Two sayings that were heard as the same are a name that can be listened for.
    if let [one, other] = &name_takes[..]
        && one.words == other.words
    {
        state.preferences.names.insert(name.clone(), one.words.clone());
        listening.called = None;
        devices::keep(state, output);
    }
    let words = first.into_iter().chain(second.into_iter().map(|(taught, _)| taught)).chain(name_takes).collect();
    let key = if used { "voice-learned" } else { "voice-unused" };
    let told = Message::new(key).text("name", &name);
    let learned = VoiceProfile { name, language: state.localizer.language(), used, words };
    output.effects.push(Effect::Learn(Box::new(learned)));
    output.say_in_full(state, Topic::General, &told);
    leave_lesson(state, output, alone);
}

/// Somebody has had enough: nothing is kept.
fn drop_lesson(state: &mut TableState, output: &mut Output) {
    let Some(lesson) = state.open.lesson.take() else { return };
    output.say_in_full(state, Topic::General, &Message::new("voice-dropped"));
    leave_lesson(state, output, lesson.alone);
}

fn leave_lesson(state: &TableState, output: &mut Output, alone: bool) {
    if alone {
        output.effects.push(Effect::Quit(Shutdown::Told));
        return;
    }
    devices::tune_ears(state, output);
    asking::ask_again(state, output);
}

/// Somebody does something else: no name is tried and no voice is learned any more.
pub(crate) fn leave_trials(state: &mut TableState, output: &mut Output) {
    state.open.trial = None;
    if state.open.lesson.take().is_some() {
        devices::tune_ears(state, output);
    }
}

/// Passes over a word, or ends the lesson. False if no voice is learned, or the intent is about something else.
pub(crate) fn settle_lesson(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    intent: &Intent,
) -> bool {
    let Some(lesson) = &state.open.lesson else { return false };
    let alone = lesson.alone;
    match intent {
        Intent::Plain(Verb::Skip | Verb::Next | Verb::Confirm) => next_word(state, output, listening),
        Intent::Plain(Verb::Cancel | Verb::Stop) => drop_lesson(state, output),
        Intent::Plain(Verb::Quit) if alone => drop_lesson(state, output),
        // Nothing else is there to be done.
        _ if alone => ask_for_word(state, output, listening),
        _ => return false,
    }
    true
}
