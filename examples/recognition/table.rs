//! A table in the middle of a game, without devices: what is heard there comes to what it would come to in the program.

use std::sync::Arc;

use moderator::{Mode, Session};
use protocol::{Effect, Input, Recogniser, Sound, SpeechInputEvent, SpeechInputOrder};
use resistance_narrator::device::recogniser;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, LeaderChoice, Reveal, Seat, Setup};
use resistance_narrator::language::{Hypothesis, Language, Phrases, Verb, Vocabulary};
use resistance_narrator::preferences::{Listens, Preferences};

/// A moment of a game, by what leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Team,
    Vote,
    Count,
    /// A tally was heard, and is read back.
    ReadBack,
}

impl Moment {
    pub const ALL: [Self; 4] = [Self::Team, Self::Vote, Self::Count, Self::ReadBack];

    /// The answers that lead to it.
    fn lines(self) -> &'static [&'static str] {
        match self {
            Self::Team => &[],
            Self::Vote | Self::ReadBack => &["1, 2"],
            Self::Count => &["1, 2", "5 0"],
        }
    }
}

/// The narrator of five players, at the first mission.
pub struct Table {
    pub session: Session,
    /// What is listened for, and the answers among it.
    pub listed: [Vec<String>; 2],
}

impl Table {
    /// Whoever listens so.
    pub fn at(moment: Moment, language: Language, names: &[&str; 5], ears: Listens, vocabulary: &Vocabulary) -> Self {
        let setup = Setup {
            edition: Edition::default(),
            players: names.map(str::to_owned).to_vec(),
            leader: LeaderChoice::Named(Seat::default()),
            reveal: Reveal::None,
            modules: Modules::default(),
            seed: 1,
        };
        let mut session = Session::new(Mode::Table, language, Preferences { ears, ..Preferences::default() });
        let opened = session.begin(setup);
        let mut table = Self { session, listed: Default::default() };
        table.notice(&opened);
        let recogniser = Recogniser { name: String::new(), told: Vec::new(), vocabulary: vocabulary.clone() };
        table.handle(Input::SpeechInput(SpeechInputEvent::Ready(Arc::new(recogniser))));
        table.handle(Input::Line(Phrases::of(language).opening(Verb::Ready)));
        for line in moment.lines() {
            table.handle(Input::Line((*line).to_owned()));
        }
        if moment == Moment::ReadBack {
            table.handle(Input::SpeechInput(SpeechInputEvent::Heard(vec![Hypothesis::sure("three two")])));
        }
        table
    }

    /// What the narrator does then.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let effects = self.session.handle(input);
        self.notice(&effects);
        effects
    }

    fn notice(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::SpeechInput(SpeechInputOrder::Expect { phrases, answers, .. }) = effect {
                self.listed = [phrases.clone(), answers.clone()];
            }
        }
    }

    /// What the recogniser is to listen for.
    pub fn grammar(&self) -> recogniser::Grammar {
        let [phrases, answers] = self.listed.clone();
        recogniser::Grammar { phrases, answers, complete: Vec::new(), teaching: false }
    }
}

/// What is said, without sounds.
pub fn sentences(effects: &[Effect]) -> impl Iterator<Item = String> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Speak(utterance) => match &utterance.sound {
            Sound::Text(text) => Some(text.clone()),
            Sound::Cue(_) => None,
        },
        _ => None,
    })
}
