//! How players are called by voice: told when a game begins, tried by saying the name, and kept for the next game.

use crate::actions::speech_input::ask_after_telling;
use crate::game::Seat;
use crate::language::sounds_like::{SpokenName, candidates};
use crate::language::{Callings, Intent, Message, Verb, Vocabulary};
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, devices, script};
use crate::preferences::Listens;
use crate::queries::speech_input::names_to_try;
use crate::state::enrolment::NameTrial;
use crate::state::open::Mode;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{Effect, Hearing};
use std::collections::BTreeMap;

/// So many words are listened for when a name is tried: more of them sound like each other.
const CANDIDATES: usize = 5;

/// So often a name is said before it is given up.
const TRIES: u8 = 2;

/// How one player is called.
fn called(callings: &Callings, seat: Seat, key: &'static str) -> Message {
    let calling = callings.of(seat);
    let words = calling.and_then(|calling| calling.name.words()).unwrap_or_default();
    let sign = calling.and_then(|calling| calling.sign.clone()).unwrap_or_default();
    Message::new(key).player("player", seat).number("seat", seat.number()).text("sign", sign).text("words", words)
}

/// Settles how the players are called by voice, when they or the words have changed.
pub(crate) fn call_players(scene: &Scene, desk: &mut Desk, listening: &mut Listening, vocabulary: &Vocabulary) {
    let lexicon = &scene.lexicon;
    let players = (lexicon.language(), lexicon.names().values().to_vec());
    if listening.called.as_ref() != Some(&players) {
        let (settled, said_alike) = (&scene.preferences.names, &listening.said_alike);
        let said_alike = said_alike.iter().filter_map(|(name, words)| Some((name.clone(), words.clone()?)));
        let said_alike = said_alike.collect();
        let callings = Callings::new(lexicon.names(), settled, &said_alike, lexicon.phrases(), vocabulary);
        listening.callings = Some(callings);
        listening.called = Some(players);
        liken_names(scene, desk, listening);
    }
}

/// Asks what is said like the names that are neither known nor settled: once for each.
fn liken_names(scene: &Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(callings) = &listening.callings else { return };
    let unknown = callings.iter().filter(|(_, calling)| !matches!(calling.name, SpokenName::Known(_)));
    let mut names: Vec<String> = unknown.map(|(seat, _)| scene.name_of(seat)).collect();
    let asked = &listening.said_alike;
    names.retain(|name| !asked.contains_key(name) && !scene.preferences.names.contains_key(name));
    if names.is_empty() {
        return;
    }
    listening.said_alike.extend(names.iter().map(|name| (name.clone(), None)));
    desk.effects.push(Effect::Hear(Hearing::Liken { names }));
}

/// It is known now what is said like the names.
pub(crate) fn said_alike(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    words: &BTreeMap<String, Vec<String>>,
) {
    for (name, known) in listening.said_alike.iter_mut().filter(|(_, known)| known.is_none()) {
        *known = Some(words.get(name).cloned().unwrap_or_default());
    }
    listening.called = None;
    if listening.tells_callings && !script::script_runs(scene) {
        tell_how_to_call(scene, desk, listening);
        ask_after_telling(scene, desk);
    }
}

/// Tells which names the recogniser can't hear as they are, and how to call these players: once for each name.
pub(crate) fn tell_how_to_call(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if scene.preferences.ears == Listens::Off || listening.introduced.is_none() {
        return;
    }
    let Some(recogniser) = listening.recogniser.clone() else { return };
    call_players(scene, desk, listening, &recogniser.vocabulary);
    listening.tells_callings = listening.said_alike.values().any(Option::is_none);
    if listening.tells_callings {
        return;
    }
    let Some(callings) = listening.callings.clone() else { return };
    let (mut alike, mut unheard) = (Vec::new(), Vec::new());
    for (seat, calling) in callings.iter() {
        let name = scene.name_of(seat);
        match &calling.name {
            SpokenName::Known(_) => continue,
            SpokenName::SoundsLike(words) if scene.preferences.names.get(&name) == Some(words) => continue,
            SpokenName::SoundsLike(words) => {
                scene.preferences.names.insert(name.clone(), words.clone());
                alike.push(seat);
            }
            SpokenName::Unknown => unheard.push(seat),
        }
        listening.untried.insert(name);
    }
    tell_names(scene, desk, &callings, &alike, ["name-sounds-like", "names-sound-like", "names-sound-like-part"]);
    tell_names(scene, desk, &callings, &unheard, ["name-not-heard", "names-not-heard", "names-not-heard-part"]);
    if !alike.is_empty() {
        devices::keep(scene, desk);
    }
    if !alike.is_empty() || !unheard.is_empty() {
        let command = scene.lexicon.write(&Intent::Plain(Verb::TryNames));
        desk.say(scene, Topic::General, Message::new("names-offer").text("command", command));
    }
    desk.say(scene, Topic::General, Message::new("voice-offer"));
    let warned = scene.lexicon.spoken_names().alike();
    // Who can't be heard by name has just been told what to say instead.
    let told = |(_, second): &(Seat, Seat)| unheard.contains(second);
    for (first, second) in callings.alike().iter().filter(|pair| !warned.contains(pair) && !told(pair)) {
        let sign = callings.of(*second).and_then(|calling| calling.sign.clone()).unwrap_or_default();
        let alike = Message::new("names-sound-alike").player("first", *first).player("second", *second);
        desk.say(scene, Topic::General, alike.number("seat", second.number()).text("sign", sign));
    }
}

/// Tells one player how they are called, or several in one sentence.
fn tell_names(
    scene: &Scene,
    desk: &mut Desk,
    callings: &Callings,
    seats: &[Seat],
    [one, several, part]: [&'static str; 3],
) {
    let message = match seats {
        [] => return,
        [seat] => called(callings, *seat, one),
        seats => {
            let parts = seats.iter().map(|seat| called(callings, *seat, part));
            Message::new(several).list("names", parts.collect())
        }
    };
    desk.say(scene, Topic::General, message);
}

/// Asks for the names that the recogniser doesn't know, one after the other.
pub(crate) fn try_names(scene: &mut Scene, desk: &mut Desk, listening: &Listening) {
    if scene.mode == Mode::Program || scene.preferences.ears == Listens::Off {
        return desk.refuse(scene, "ears-off", Message::new("refused-ears-off"));
    }
    if listening.recogniser.is_none() {
        let loading = Message::new("ears-loading");
        return desk.refuse(scene, "no-ears", listening.unavailable.clone().unwrap_or(loading));
    }
    let question = scene.question();
    if matches!(question, Question::Players | Question::ScriptRuns | Question::ScriptPaused) {
        return refusing::not_now(scene, desk, question);
    }
    let seats = names_to_try(scene, listening);
    if seats.is_empty() {
        desk.say_in_full(scene, Topic::General, &Message::new("names-known"));
    }
    try_next(scene, desk, listening, &seats);
}

/// Asks for the next name; after the last one the question that was open is asked again.
fn try_next(scene: &mut Scene, desk: &mut Desk, listening: &Listening, seats: &[Seat]) {
    scene.open.trial = None;
    let mut left = seats;
    while let Some((seat, rest)) = left.split_first() {
        let candidates = candidates_of(scene, listening, *seat);
        if !candidates.is_empty() {
            let rest = rest.to_vec();
            scene.open.trial = Some(NameTrial { seat: *seat, candidates, missed: 0, rest });
            break;
        }
        tell_not_heard(scene, desk, listening, *seat);
        left = rest;
    }
    asking::ask_again(scene, desk);
}

/// What a name may be heard as, first what is listened for already. Nobody else is called so.
fn candidates_of(scene: &Scene, listening: &Listening, seat: Seat) -> Vec<String> {
    let (Some(callings), Some(recogniser)) = (&listening.callings, &listening.recogniser) else {
        return Vec::new();
    };
    let own = callings.of(seat).and_then(|calling| calling.name.words());
    let others = callings.iter().filter(|(other, _)| *other != seat);
    let taken: Vec<&str> =
        others.flat_map(|(_, calling)| calling.name.words().into_iter().chain(calling.sign.as_deref())).collect();
    let name = scene.name_of(seat);
    let said_alike = listening.said_alike.get(&name).into_iter().flatten().flatten().cloned();
    let near = said_alike.chain(candidates(&name, scene.lexicon.phrases(), &recogniser.vocabulary));
    let near = near.filter(|words| Some(words.as_str()) != own && !taken.contains(&words.as_str()));
    own.map(str::to_owned).into_iter().chain(near).take(CANDIDATES).collect()
}

pub(crate) fn keep_name(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, seat: Seat, words: &str) {
    let name = scene.name_of(seat);
    listening.untried.remove(&name);
    scene.preferences.names.insert(name, words.to_owned());
    listening.called = None;
    devices::keep(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("name-heard").text("words", words));
    leave_name(scene, desk, listening);
}

pub(crate) fn name_missed(scene: &mut Scene, desk: &mut Desk, listening: &Listening) {
    let Some(trial) = &mut scene.open.trial else { return };
    trial.missed += 1;
    if trial.missed < TRIES {
        let again = Message::new("name-again").player("player", trial.seat);
        return desk.say_in_full(scene, Topic::General, &again);
    }
    let seat = trial.seat;
    tell_not_heard(scene, desk, listening, seat);
    leave_name(scene, desk, listening);
}

fn tell_not_heard(scene: &Scene, desk: &mut Desk, listening: &Listening, seat: Seat) {
    let Some(callings) = &listening.callings else { return };
    let message = called(callings, seat, "name-not-heard");
    desk.say_in_full(scene, Topic::General, &message);
}

fn leave_name(scene: &mut Scene, desk: &mut Desk, listening: &Listening) {
    let rest = scene.open.trial.take().map(|trial| trial.rest).unwrap_or_default();
    try_next(scene, desk, listening, &rest);
}

/// Goes on without a name, or drops the trial. False if no name is asked for, or the intent is about something
/// else.
pub(crate) fn settle_name(scene: &mut Scene, desk: &mut Desk, listening: &Listening, intent: &Intent) -> bool {
    if scene.open.trial.is_none() {
        return false;
    }
    match intent {
        Intent::Plain(Verb::Skip | Verb::Next | Verb::Confirm) => leave_name(scene, desk, listening),
        Intent::Plain(Verb::Cancel | Verb::Stop) => try_next(scene, desk, listening, &[]),
        _ => return false,
    }
    true
}
