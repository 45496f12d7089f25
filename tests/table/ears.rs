//! A table that speaks to the narrator.

use protocol::{Input, SpeechInputEvent, SpeechInputOrder};
use resistance_narrator::language::template::{Template, VoiceProfile};
use resistance_narrator::language::{Hypothesis, Intent, Phrases};

use super::{Moment, Table};

impl Table {
    /// Says words to the microphone and listens until all is said.
    pub fn hears(mut self, words: &str) -> Self {
        let words = Phrases::of(self.language).heard_as_one(words);
        let listed = self.ears.iter().rev().find_map(|hearing| match hearing {
            SpeechInputOrder::Expect { phrases, .. } => Some(phrases),
            _ => None,
        });
        let listed = listed.expect("the recogniser listens for something");
        let known = |word: &str| listed.iter().any(|phrase| phrase.split(' ').any(|other| other == word));
        let missing: Vec<&str> = words.split(' ').filter(|word| !known(word)).collect();
        assert!(missing.is_empty(), "nobody listens for {missing:?}");
        self.begin_step(Moment::Typed(format!("aloud: {words}")));
        self.handle(Input::SpeechInput(SpeechInputEvent::Heard(vec![Hypothesis::sure(words)])));
        self.listen()
    }

    /// The ears have something to tell.
    pub fn ears(mut self, event: SpeechInputEvent) -> Self {
        self.session();
        self.step = self.moments.len();
        self.handle(Input::SpeechInput(event));
        self.listen()
    }

    /// What a voice tells of how names are said; with none it takes its time.
    pub fn said_alike(mut self, words: Option<&[(&str, &[&str])]>) -> Self {
        let of = |(name, words): &(&str, &[&str])| {
            ((*name).to_owned(), words.iter().map(|word| (*word).to_owned()).collect())
        };
        self.said_alike = words.map(|words| words.iter().map(of).collect());
        self
    }

    /// Somebody says one word while a voice is learned, which sounds so and can be read so.
    pub fn teaches(mut self, template: &Template, readings: &[(&str, u32)]) -> Self {
        self.handle(Input::SpeechInput(SpeechInputEvent::Sounded(template.clone())));
        self.begin_readings(readings).listen()
    }

    /// Somebody says what can be read so, each reading with its share; what it brings is still to be heard.
    pub fn begin_readings(mut self, readings: &[(&str, u32)]) -> Self {
        self.begin_step(Moment::Typed(format!("aloud: {readings:?}")));
        let reading = |(words, share): &(&str, u32)| Hypothesis { words: (*words).to_owned(), share: *share };
        self.handle(Input::SpeechInput(SpeechInputEvent::Heard(readings.iter().map(reading).collect())));
        self
    }

    /// The voices that were learned.
    pub fn learned(&self) -> &[VoiceProfile] {
        &self.learned
    }

    /// What was heard and is not confirmed.
    pub fn unconfirmed(&self) -> Option<&Intent> {
        self.session.as_ref().and_then(|session| session.unconfirmed())
    }

    /// What the ears were told, in order.
    pub fn told_ears(&self) -> &[SpeechInputOrder] {
        &self.ears
    }
}
