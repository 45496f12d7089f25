//! How players are called by voice: told when a game begins, tried by saying the name, and kept for the next game.

use crate::session::agents;
use crate::session::earpiece;
use crate::session::mission;
use crate::session::plot;
use crate::session::question;
use std::collections::BTreeMap;

use super::narration::Topic;
use super::preferences::Ears;
use super::question::Question;
use super::speech::Cue;
use super::{Effect, Hearing, Mode, Session};
use crate::game::Seat;
use crate::language::sounds_like::{SpokenName, candidates};
use crate::language::{Callings, Heard, Intent, Message, Verb, Vocabulary};

/// So many words are listened for when a name is tried: more of them sound like each other.
const CANDIDATES: usize = 5;

/// So often a name is said before it is given up.
const TRIES: u8 = 2;

/// Names that are tried one after the other.
#[derive(Debug)]
pub(super) struct NameTrial {
    seat: Seat,
    /// What the name may be heard as, the likeliest first.
    candidates: Vec<String>,
    missed: u8,
    /// Whose names come after this one.
    rest: Vec<Seat>,
}

impl NameTrial {
    /// Who is asked to say their name.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// What the name may be heard as.
    pub(super) fn candidates(&self) -> &[String] {
        &self.candidates
    }
}

impl Session {
    /// Settles how the players are called by voice, when they or the words have changed.
    pub(super) fn call_players(&mut self, vocabulary: &Vocabulary) {
        let lexicon = &self.scene.lexicon;
        let players = (lexicon.language(), lexicon.names().values().to_vec());
        if self.listening.called.as_ref() != Some(&players) {
            let (settled, said_alike) = (&self.scene.preferences.names, &self.listening.said_alike);
            let said_alike = said_alike.iter().filter_map(|(name, words)| Some((name.clone(), words.clone()?)));
            let said_alike = said_alike.collect();
            let callings = Callings::new(lexicon.names(), settled, &said_alike, lexicon.phrases(), vocabulary);
            self.listening.callings = Some(callings);
            self.listening.called = Some(players);
            self.liken_names();
        }
    }

    /// Asks what is said like the names that are neither known nor settled: once for each.
    fn liken_names(&mut self) {
        let Some(callings) = &self.listening.callings else { return };
        let unknown = callings.iter().filter(|(_, calling)| !matches!(calling.name, SpokenName::Known(_)));
        let mut names: Vec<String> = unknown.map(|(seat, _)| self.scene.name_of(seat)).collect();
        let asked = &self.listening.said_alike;
        names.retain(|name| !asked.contains_key(name) && !self.scene.preferences.names.contains_key(name));
        if names.is_empty() {
            return;
        }
        self.listening.said_alike.extend(names.iter().map(|name| (name.clone(), None)));
        self.desk.effects.push(Effect::Hear(Hearing::Liken { names }));
    }

    /// It is known now what is said like the names.
    pub(super) fn said_alike(&mut self, words: &BTreeMap<String, Vec<String>>) {
        for (name, known) in self.listening.said_alike.iter_mut().filter(|(_, known)| known.is_none()) {
            *known = Some(words.get(name).cloned().unwrap_or_default());
        }
        self.listening.called = None;
        if self.listening.tells_callings && !self.script_runs() {
            self.tell_how_to_call();
            if self.scene.game().is_some() {
                self.ask_again();
            }
        }
    }

    /// Tells which names the recogniser can't hear as they are, and how to call these players: once for each name.
    pub(super) fn tell_how_to_call(&mut self) {
        if self.scene.preferences.ears == Ears::Off || self.listening.introduced.is_none() {
            return;
        }
        let Some(recogniser) = self.listening.recogniser.clone() else { return };
        self.call_players(&recogniser.vocabulary);
        self.listening.tells_callings = self.listening.said_alike.values().any(Option::is_none);
        if self.listening.tells_callings {
            return;
        }
        let Some(callings) = self.listening.callings.clone() else { return };
        let (mut alike, mut unheard) = (Vec::new(), Vec::new());
        for (seat, calling) in callings.iter() {
            let name = self.scene.name_of(seat);
            match &calling.name {
                SpokenName::Known(_) => continue,
                SpokenName::SoundsLike(words) if self.scene.preferences.names.get(&name) == Some(words) => continue,
                SpokenName::SoundsLike(words) => {
                    self.scene.preferences.names.insert(name.clone(), words.clone());
                    alike.push(seat);
                }
                SpokenName::Unknown => unheard.push(seat),
            }
            self.listening.untried.insert(name);
        }
        self.tell_names(&callings, &alike, ["name-sounds-like", "names-sound-like", "names-sound-like-part"]);
        self.tell_names(&callings, &unheard, ["name-not-heard", "names-not-heard", "names-not-heard-part"]);
        if !alike.is_empty() {
            self.keep();
        }
        if !alike.is_empty() || !unheard.is_empty() {
            let command = self.scene.lexicon.write(&Intent::Plain(Verb::TryNames));
            self.say(Topic::General, Message::new("names-offer").text("command", command));
        }
        self.say(Topic::General, Message::new("voice-offer"));
        let warned = self.scene.lexicon.spoken_names().alike();
        // Who can't be heard by name has just been told what to say instead.
        let told = |(_, second): &(Seat, Seat)| unheard.contains(second);
        for (first, second) in callings.alike().iter().filter(|pair| !warned.contains(pair) && !told(pair)) {
            let sign = callings.of(*second).and_then(|calling| calling.sign.clone()).unwrap_or_default();
            let alike = Message::new("names-sound-alike").player("first", *first).player("second", *second);
            self.say(Topic::General, alike.number("seat", second.number()).text("sign", sign));
        }
    }

    /// Tells one player how they are called, or several in one sentence.
    fn tell_names(&mut self, callings: &Callings, seats: &[Seat], [one, several, part]: [&'static str; 3]) {
        let message = match seats {
            [] => return,
            [seat] => called(callings, *seat, one),
            seats => {
                let parts = seats.iter().map(|seat| called(callings, *seat, part));
                Message::new(several).list("names", parts.collect())
            }
        };
        self.say(Topic::General, message);
    }

    /// The commands whose phrases are listened for now, beside those that may always be said.
    pub(super) fn listened_for(&self) -> Vec<Verb> {
        if self.scene.open.trial.is_some() {
            return vec![Verb::Next, Verb::Cancel];
        }
        let mut verbs: Vec<Verb> = question::open_answers(&self.scene);
        verbs.extend(
            mission::other_counts(&self.scene)
                .into_iter()
                .chain(plot::questions::plot_verbs(&self.scene))
                .chain(agents::agent_verbs(&self.scene))
                .chain(earpiece::headset_verbs(&self.scene)),
        );
        if !self.names_to_try().is_empty() {
            verbs.push(Verb::TryNames);
        }
        // Before the first team and after the game: every word more is heard for another one.
        if matches!(self.scene.question(), Question::Guidance { .. } | Question::Reveal | Question::AfterGame) {
            verbs.push(Verb::LearnVoice);
        }
        verbs
    }

    /// Players whose names the recogniser doesn't know: those that nobody has tried, or else all of them.
    fn names_to_try(&self) -> Vec<Seat> {
        let Some(callings) = &self.listening.callings else { return Vec::new() };
        let unknown = callings.iter().filter(|(_, calling)| !matches!(calling.name, SpokenName::Known(_)));
        let unknown: Vec<Seat> = unknown.map(|(seat, _)| seat).collect();
        let untried =
            unknown.iter().copied().filter(|seat| self.listening.untried.contains(&self.scene.name_of(*seat)));
        let untried: Vec<Seat> = untried.collect();
        if untried.is_empty() { unknown } else { untried }
    }

    /// Asks for the names that the recogniser doesn't know, one after the other.
    pub(super) fn try_names(&mut self) {
        if self.scene.mode == Mode::Program || self.scene.preferences.ears == Ears::Off {
            return self.refuse("ears-off", Message::new("refused-ears-off"));
        }
        if self.listening.recogniser.is_none() {
            let loading = Message::new("ears-loading");
            return self.refuse("no-ears", self.listening.unavailable.clone().unwrap_or(loading));
        }
        let question = self.scene.question();
        if matches!(question, Question::Players | Question::ScriptRuns | Question::ScriptPaused) {
            return self.not_now(question);
        }
        let seats = self.names_to_try();
        if seats.is_empty() {
            self.say_in_full(Topic::General, &Message::new("names-known"));
        }
        self.try_next(&seats);
    }

    /// Asks for the next name; after the last one the question that was open is asked again.
    fn try_next(&mut self, seats: &[Seat]) {
        self.scene.open.trial = None;
        let mut left = seats;
        while let Some((seat, rest)) = left.split_first() {
            let candidates = self.candidates_of(*seat);
            if !candidates.is_empty() {
                let rest = rest.to_vec();
                self.scene.open.trial = Some(NameTrial { seat: *seat, candidates, missed: 0, rest });
                break;
            }
            self.tell_not_heard(*seat);
            left = rest;
        }
        self.ask_again();
    }

    /// What a name may be heard as, first what is listened for already. Nobody else is called so.
    fn candidates_of(&self, seat: Seat) -> Vec<String> {
        let (Some(callings), Some(recogniser)) = (&self.listening.callings, &self.listening.recogniser) else {
            return Vec::new();
        };
        let own = callings.of(seat).and_then(|calling| calling.name.words());
        let others = callings.iter().filter(|(other, _)| *other != seat);
        let taken: Vec<&str> =
            others.flat_map(|(_, calling)| calling.name.words().into_iter().chain(calling.sign.as_deref())).collect();
        let name = self.scene.name_of(seat);
        let said_alike = self.listening.said_alike.get(&name).into_iter().flatten().flatten().cloned();
        let near = said_alike.chain(candidates(&name, self.scene.lexicon.phrases(), &recogniser.vocabulary));
        let near = near.filter(|words| Some(words.as_str()) != own && !taken.contains(&words.as_str()));
        own.map(str::to_owned).into_iter().chain(near).take(CANDIDATES).collect()
    }

    /// The name that is asked for, as a question.
    pub(super) fn name_question(&self) -> Option<Message> {
        let trial = self.scene.open.trial.as_ref()?;
        let key = if self.scene.preferences.ears == Ears::Push { "name-try-talk" } else { "name-try" };
        let words = trial.candidates.first().cloned().unwrap_or_default();
        Some(Message::new(key).player("player", trial.seat).text("words", words))
    }

    /// Somebody has said something while a name is asked for.
    pub(super) fn name_said(&mut self, words: &str) {
        let Some(trial) = &mut self.scene.open.trial else { return };
        let seat = trial.seat;
        let heard = trial.candidates.iter().any(|candidate| candidate == words);
        let missed = !heard && !words.is_empty();
        self.desk.narration.history.begin_group();
        if heard {
            self.silence();
            self.cue(Cue::Heard);
            self.keep_name(seat, words);
        } else if let Heard::Meant(intent) = self.meant_by(words) {
            self.silence();
            self.cue(Cue::Heard);
            self.intend(intent);
        } else {
            self.cue(Cue::NotUnderstood);
            if missed {
                self.name_missed();
            }
        }
    }

    fn keep_name(&mut self, seat: Seat, words: &str) {
        let name = self.scene.name_of(seat);
        self.listening.untried.remove(&name);
        self.scene.preferences.names.insert(name, words.to_owned());
        self.listening.called = None;
        self.keep();
        self.say_in_full(Topic::General, &Message::new("name-heard").text("words", words));
        self.leave_name();
    }

    fn name_missed(&mut self) {
        let Some(trial) = &mut self.scene.open.trial else { return };
        trial.missed += 1;
        if trial.missed < TRIES {
            let again = Message::new("name-again").player("player", trial.seat);
            return self.say_in_full(Topic::General, &again);
        }
        let seat = trial.seat;
        self.tell_not_heard(seat);
        self.leave_name();
    }

    fn tell_not_heard(&mut self, seat: Seat) {
        let Some(callings) = &self.listening.callings else { return };
        let message = called(callings, seat, "name-not-heard");
        self.say_in_full(Topic::General, &message);
    }

    fn leave_name(&mut self) {
        let rest = self.scene.open.trial.take().map(|trial| trial.rest).unwrap_or_default();
        self.try_next(&rest);
    }

    /// Goes on without a name, or drops the trial. False if no name is asked for, or the intent is about something
    /// else.
    pub(super) fn settle_name(&mut self, intent: &Intent) -> bool {
        if self.scene.open.trial.is_none() {
            return false;
        }
        match intent {
            Intent::Plain(Verb::Skip | Verb::Next | Verb::Confirm) => self.leave_name(),
            Intent::Plain(Verb::Cancel | Verb::Stop) => self.try_next(&[]),
            _ => return false,
        }
        true
    }
}

/// How one player is called.
fn called(callings: &Callings, seat: Seat, key: &'static str) -> Message {
    let calling = callings.of(seat);
    let words = calling.and_then(|calling| calling.name.words()).unwrap_or_default();
    let sign = calling.and_then(|calling| calling.sign.clone()).unwrap_or_default();
    Message::new(key).player("player", seat).number("seat", seat.number()).text("sign", sign).text("words", words)
}
