//! How players are called by voice: told when a game begins, tried by saying the name, and kept for the next game.

use crate::actions::speech_input;
use crate::actions::speech_input::ask_after_telling;
use crate::game::Seat;
use crate::language::sounds_like::{SpokenName, candidates};
use crate::language::{Intent, Message, SpokenNames, Verb, Vocabulary};
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, devices, script};
use crate::preferences::Listens;
use crate::queries::speech_input::names_to_try;
use crate::state::enrolment::NameTrial;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Effect, SpeechInputOrder};
use std::collections::BTreeMap;

/// So many words are listened for when a name is tried: more of them sound like each other.
const CANDIDATES: usize = 5;

/// So often a name is said before it is given up.
const TRIES: u8 = 2;

/// How one player is called.
fn called(spoken_names: &SpokenNames, seat: Seat, key: &'static str) -> Message {
    let calling = spoken_names.of(seat);
    let words = calling.and_then(|calling| calling.name.words()).unwrap_or_default();
    let sign = calling.and_then(|calling| calling.sign.clone()).unwrap_or_default();
    Message::new(key).player("player", seat).number("seat", seat.number()).text("sign", sign).text("words", words)
}

/// Settles how the players are called by voice, when they or the words have changed.
pub(crate) fn call_players(
    state: &TableState,
    output: &mut Output,
    listening: &mut Listening,
    vocabulary: &Vocabulary,
) {
    let localizer = &state.localizer;
    let players = (localizer.language(), localizer.names().values().to_vec());
    if listening.called.as_ref() != Some(&players) {
        let (settled, said_alike) = (&state.preferences.names, &listening.said_alike);
        let said_alike = said_alike.iter().filter_map(|(name, words)| Some((name.clone(), words.clone()?)));
        let said_alike = said_alike.collect();
        let spoken_names = SpokenNames::new(localizer.names(), settled, &said_alike, localizer.phrases(), vocabulary);
        listening.spoken_names = Some(spoken_names);
        listening.called = Some(players);
        liken_names(state, output, listening);
    }
}

/// Asks what is said like the names that are neither known nor settled: once for each.
fn liken_names(state: &TableState, output: &mut Output, listening: &mut Listening) {
    let Some(spoken_names) = &listening.spoken_names else { return };
    let unknown = spoken_names.iter().filter(|(_, calling)| !matches!(calling.name, SpokenName::Known(_)));
    let mut names: Vec<String> = unknown.map(|(seat, _)| state.name_of(seat)).collect();
    let asked = &listening.said_alike;
    names.retain(|name| !asked.contains_key(name) && !state.preferences.names.contains_key(name));
    if names.is_empty() {
        return;
    }
    listening.said_alike.extend(names.iter().map(|name| (name.clone(), None)));
    output.effects.push(Effect::SpeechInput(SpeechInputOrder::Liken { names }));
}

/// It is known now what is said like the names.
pub(crate) fn said_alike(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    words: &BTreeMap<String, Vec<String>>,
) {
    for (name, known) in listening.said_alike.iter_mut().filter(|(_, known)| known.is_none()) {
        *known = Some(words.get(name).cloned().unwrap_or_default());
    }
    listening.called = None;
    if listening.tells_spoken_names && !script::script_runs(state) {
        tell_how_to_call(state, output, listening);
        ask_after_telling(state, output);
    }
}

/// Tells which names the recogniser can't hear as they are, and how to call these players: once for each name.
pub(crate) fn tell_how_to_call(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    if state.preferences.ears == Listens::Off || listening.introduced.is_none() {
        return;
    }
    let Some(recogniser) = listening.recogniser.clone() else { return };
    call_players(state, output, listening, &recogniser.vocabulary);
    listening.tells_spoken_names = listening.said_alike.values().any(Option::is_none);
    if listening.tells_spoken_names {
        return;
    }
    let Some(spoken_names) = listening.spoken_names.clone() else { return };
    let (mut alike, mut unheard) = (Vec::new(), Vec::new());
    for (seat, calling) in spoken_names.iter() {
        let name = state.name_of(seat);
        match &calling.name {
            SpokenName::Known(_) => continue,
            SpokenName::SoundsLike(words) if state.preferences.names.get(&name) == Some(words) => continue,
            SpokenName::SoundsLike(words) => {
                state.preferences.names.insert(name.clone(), words.clone());
                alike.push(seat);
            }
            SpokenName::Unknown => unheard.push(seat),
        }
        listening.untried.insert(name);
    }
    tell_names(
        state,
        output,
        &spoken_names,
        &alike,
        ["name-sounds-like", "names-sound-like", "names-sound-like-part"],
    );
    tell_names(state, output, &spoken_names, &unheard, ["name-not-heard", "names-not-heard", "names-not-heard-part"]);
    if !alike.is_empty() {
        devices::keep(state, output);
    }
    if !alike.is_empty() || !unheard.is_empty() {
        let command = state.localizer.write(&Intent::Plain(Verb::TryNames));
        output.say(state, Topic::General, Message::new("names-offer").text("command", command));
    }
    output.say(state, Topic::General, Message::new("voice-offer"));
    let warned = state.localizer.spoken_names().alike();
    // Who can't be heard by name has just been told what to say instead.
    let told = |(_, second): &(Seat, Seat)| unheard.contains(second);
    for (first, second) in spoken_names.alike().iter().filter(|pair| !warned.contains(pair) && !told(pair)) {
        let sign = spoken_names.of(*second).and_then(|calling| calling.sign.clone()).unwrap_or_default();
        let alike = Message::new("names-sound-alike").player("first", *first).player("second", *second);
        output.say(state, Topic::General, alike.number("seat", second.number()).text("sign", sign));
    }
}

/// Tells one player how they are called, or several in one sentence.
fn tell_names(
    state: &TableState,
    output: &mut Output,
    spoken_names: &SpokenNames,
    seats: &[Seat],
    [one, several, part]: [&'static str; 3],
) {
    let message = match seats {
        [] => return,
        [seat] => called(spoken_names, *seat, one),
        seats => {
            let parts = seats.iter().map(|seat| called(spoken_names, *seat, part));
            Message::new(several).list("names", parts.collect())
        }
    };
    output.say(state, Topic::General, message);
}

/// Asks for the names that the recogniser doesn't know, one after the other.
pub(crate) fn try_names(state: &mut TableState, output: &mut Output, listening: &Listening) {
    if speech_input::refuses_without_ears(state, output, listening) {
        return;
    }
    let question = state.question();
    if matches!(question, Question::Players | Question::ScriptRuns | Question::ScriptPaused) {
        return refusing::not_now(state, output, question);
    }
    let seats = names_to_try(state, listening);
    if seats.is_empty() {
        output.say_in_full(state, Topic::General, &Message::new("names-known"));
    }
    try_next(state, output, listening, &seats);
}

/// Asks for the next name; after the last one the question that was open is asked again.
fn try_next(state: &mut TableState, output: &mut Output, listening: &Listening, seats: &[Seat]) {
    state.open.trial = None;
    let mut left = seats;
    while let Some((seat, rest)) = left.split_first() {
        let candidates = candidates_of(state, listening, *seat);
        if !candidates.is_empty() {
            let rest = rest.to_vec();
            state.open.trial = Some(NameTrial { seat: *seat, candidates, missed: 0, rest });
            break;
        }
        tell_not_heard(state, output, listening, *seat);
        left = rest;
    }
    asking::ask_again(state, output);
}

/// What a name may be heard as, first what is listened for already. Nobody else is called so.
fn candidates_of(state: &TableState, listening: &Listening, seat: Seat) -> Vec<String> {
    let (Some(spoken_names), Some(recogniser)) = (&listening.spoken_names, &listening.recogniser) else {
        return Vec::new();
    };
    let own = spoken_names.of(seat).and_then(|calling| calling.name.words());
    let others = spoken_names.iter().filter(|(other, _)| *other != seat);
    let taken: Vec<&str> =
        others.flat_map(|(_, calling)| calling.name.words().into_iter().chain(calling.sign.as_deref())).collect();
    let name = state.name_of(seat);
    let said_alike = listening.said_alike.get(&name).into_iter().flatten().flatten().cloned();
    let near = said_alike.chain(candidates(&name, state.localizer.phrases(), &recogniser.vocabulary));
    let near = near.filter(|words| Some(words.as_str()) != own && !taken.contains(&words.as_str()));
    own.map(str::to_owned).into_iter().chain(near).take(CANDIDATES).collect()
}

pub(crate) fn keep_name(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    seat: Seat,
    words: &str,
) {
    let name = state.name_of(seat);
    listening.untried.remove(&name);
    state.preferences.names.insert(name, words.to_owned());
    listening.called = None;
    devices::keep(state, output);
    output.say_in_full(state, Topic::General, &Message::new("name-heard").text("words", words));
    leave_name(state, output, listening);
}

pub(crate) fn name_missed(state: &mut TableState, output: &mut Output, listening: &Listening) {
    let Some(trial) = &mut state.open.trial else { return };
    trial.missed += 1;
    if trial.missed < TRIES {
        let again = Message::new("name-again").player("player", trial.seat);
        return output.say_in_full(state, Topic::General, &again);
    }
    let seat = trial.seat;
    tell_not_heard(state, output, listening, seat);
    leave_name(state, output, listening);
}

fn tell_not_heard(state: &TableState, output: &mut Output, listening: &Listening, seat: Seat) {
    let Some(spoken_names) = &listening.spoken_names else { return };
    let message = called(spoken_names, seat, "name-not-heard");
    output.say_in_full(state, Topic::General, &message);
}

fn leave_name(state: &mut TableState, output: &mut Output, listening: &Listening) {
    let rest = state.open.trial.take().map(|trial| trial.rest).unwrap_or_default();
    try_next(state, output, listening, &rest);
}

/// Goes on without a name, or drops the trial. False if no name is asked for, or the intent is about something
/// else.
pub(crate) fn settle_name(
    state: &mut TableState,
    output: &mut Output,
    listening: &Listening,
    intent: &Intent,
) -> bool {
    if state.open.trial.is_none() {
        return false;
    }
    match intent {
        Intent::Plain(Verb::Skip | Verb::Next | Verb::Confirm) => leave_name(state, output, listening),
        Intent::Plain(Verb::Cancel | Verb::Stop) => try_next(state, output, listening, &[]),
        _ => return false,
    }
    true
}
