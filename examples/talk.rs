//! How long the narrator talks in one game, in the built-in voice: for every language and wording, in seconds.
//!
//! The game is a standard one: five players, the table laid step by step, the reveal by touch heard once, nine
//! proposals, five missions. Silences and tones are not counted: only what people have to listen to.
//! `LANGUAGE WORDING`, such as `de brief`, lists the sentences of one game instead.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::collections::VecDeque;

use moderator::{Mode, NewGameOptions, Session};
use protocol::{Cue, Effect, Input, Sound, SpeechEvent, UtteranceId};
use resistance_narrator::device::speaker;
use resistance_narrator::game::{Seat, SeatSet};
use resistance_narrator::language::{Intent, Language, Verb};
use resistance_narrator::preferences::{Preferences, Tuning, Wording};

/// Those who play.
pub const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];
const WORDINGS: [(Wording, &str); 3] =
    [(Wording::Learning, "learning"), (Wording::Full, "full"), (Wording::Brief, "brief")];

/// The parts of the game in the order in which they are heard, and questions about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Talk {
    /// Laying the table, step by step.
    pub setup_ms: u32,
    /// The reveal by touch.
    pub reveal_ms: u32,
    /// Nine proposals and five missions.
    pub missions_ms: u32,
    /// What is said when the game is over.
    pub end_ms: u32,
    /// The answer to `votes` after the ninth vote.
    pub votes_ms: u32,
    /// The answer to `summary`.
    pub summary_ms: u32,
    /// How often something was refused.
    pub refused: u32,
}

impl Talk {
    /// The game without the questions about it.
    pub fn whole_ms(&self) -> u32 {
        self.setup_ms + self.reveal_ms + self.missions_ms + self.end_ms
    }
}

fn main() {
    run(std::env::args().skip(1));
}

/// The whole program: all games, or the sentences of the one that is asked for.
pub fn run(asked: impl Iterator<Item = String>) {
    let asked: Vec<String> = asked.collect();
    let is_asked = |words: [&str; 2]| asked.is_empty() || asked == words;
    println!("language wording   whole laying reveal missions   end votes summary");
    for language in Language::ALL {
        for (wording, name) in WORDINGS.into_iter().filter(|(_, name)| is_asked([language.code(), name])) {
            let mut listener = Listener::new(language, wording);
            let talk = listener.game();
            let seconds = |ms: u32| f64::from(ms) / 1000.0;
            println!(
                "{:<8} {name:<8} {:>3}:{:02} {:>6.1} {:>6.1} {:>8.1} {:>5.1} {:>5.1} {:>7.1}",
                language.code(),
                talk.whole_ms() / 60_000,
                talk.whole_ms() / 1000 % 60,
                seconds(talk.setup_ms),
                seconds(talk.reveal_ms),
                seconds(talk.missions_ms),
                seconds(talk.end_ms),
                seconds(talk.votes_ms),
                seconds(talk.summary_ms),
            );
            if !asked.is_empty() {
                listener.heard.iter().for_each(|(text, ms)| println!("{:>6.1} {text}", seconds(*ms)));
            }
        }
    }
}

/// Plays the game and listens.
pub fn one_game(language: Language, wording: Wording) -> Talk {
    Listener::new(language, wording).game()
}

/// Plays the game; all that was heard, and how long each sentence took, in milliseconds.
pub fn sentences(language: Language, wording: Wording) -> Vec<(String, u32)> {
    let mut listener = Listener::new(language, wording);
    listener.game();
    listener.heard
}

/// Somebody who plays by lines, and counts how long the narrator talks.
struct Listener {
    session: Session,
    queue: VecDeque<(UtteranceId, Sound)>,
    tuning: Tuning,
    heard: Vec<(String, u32)>,
    talk_ms: u32,
    refused: u32,
}

impl Listener {
    fn new(language: Language, wording: Wording) -> Self {
        let preferences = Preferences { wording, ..Preferences::default() };
        let tuning = Tuning { language, ..Tuning::default() };
        let session = Session::new(Mode::Table, language, preferences);
        let mut listener =
            Self { session, queue: VecDeque::new(), tuning, heard: Vec::new(), talk_ms: 0, refused: 0 };
        let told = NewGameOptions {
            players: Some(NAMES.map(str::to_owned).to_vec()),
            leader: Some(NAMES[0].to_owned()),
            ..NewGameOptions::default()
        };
        let effects = listener.session.open(told, None, &[]);
        listener.queue(effects);
        listener.listen();
        listener
    }

    fn game(&mut self) -> Talk {
        let setup_ms = self.hears(std::iter::repeat_n(Intent::Plain(Verb::Next), 6));
        let reveal_ms = self.hears([Intent::Plain(Verb::Start), Intent::Plain(Verb::Next)]);
        let missions = [
            &[team(&[1, 2]), vote(2, 3), team(&[2, 3]), vote(3, 2), Intent::fails(0)][..],
            &[team(&[1, 3, 4]), vote(4, 1), Intent::fails(1)],
            &[team(&[1, 4]), vote(1, 4), team(&[4, 5]), vote(2, 3), team(&[1, 5]), vote(5, 0), Intent::fails(0)],
            &[team(&[1, 2, 5]), vote(2, 3), team(&[2, 3, 5]), vote(3, 2), Intent::fails(1)],
            &[team(&[1, 3, 5]), vote(3, 2)],
        ];
        let missions_ms = self.hears(missions.concat());
        let votes_ms = self.hears([Intent::Plain(Verb::Votes)]);
        let end_ms = self.hears([Intent::fails(0)]);
        let summary_ms = self.hears([Intent::Plain(Verb::Summary)]);
        Talk { setup_ms, reveal_ms, missions_ms, end_ms, votes_ms, summary_ms, refused: self.refused }
    }

    /// Types what somebody means, each when all is said, and counts how long it talks, in milliseconds.
    fn hears(&mut self, said: impl IntoIterator<Item = Intent>) -> u32 {
        for intent in said {
            let line = self.session.localizer().write(&intent);
            let effects = self.session.handle(Input::Line(line));
            self.queue(effects);
            self.listen();
        }
        std::mem::take(&mut self.talk_ms)
    }

    fn listen(&mut self) {
        while let Some((id, sound)) = self.queue.pop_front() {
            match &sound {
                Sound::Text(text) => {
                    let length_ms = speaker::length_ms(&sound, &self.tuning);
                    self.heard.push((text.clone(), length_ms));
                    self.talk_ms += length_ms;
                }
                Sound::Cue(Cue::Refused) => self.refused += 1,
                Sound::Cue(_) => {}
            }
            for event in [SpeechEvent::Began, SpeechEvent::Ended] {
                let effects = self.session.handle(Input::Speech(id, event));
                self.queue(effects);
            }
        }
    }

    fn queue(&mut self, effects: Vec<Effect>) {
        self.queue.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::Speak(utterance) => Some((utterance.id, utterance.sound)),
            _ => None,
        }));
    }
}

fn team(numbers: &[u32]) -> Intent {
    Intent::Propose(numbers.iter().filter_map(|number| Seat::from_number(*number)).collect::<SeatSet>())
}

fn vote(approve: u32, reject: u32) -> Intent {
    Intent::Vote { approve, reject }
}
