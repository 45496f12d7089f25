//! The voices that there are, which takes a while to find out.

use crate::preferences::Voice;
use crate::state::open::Mode;

/// The voices that there are, which takes a while to find out, and what waits for that.
pub(crate) struct Voices {
    found: Option<Vec<Voice>>,
    /// The one that somebody has chosen.
    chosen: Option<String>,
    /// Somebody wants to hear which there are.
    to_tell: bool,
}

impl Voices {
    pub(crate) fn of(mode: Mode) -> Self {
        // Nothing speaks to a program: there is nothing to choose from.
        Self { found: (mode == Mode::Program).then(Vec::new), chosen: None, to_tell: false }
    }

    /// Which there are; none if that is not known yet.
    pub(crate) fn found(&self) -> Option<&[Voice]> {
        self.found.as_deref()
    }

    /// Whether somebody waits to hear which there are, or for the one that they have chosen.
    pub(crate) fn are_looked_for(&self) -> bool {
        self.to_tell || self.chosen.is_some()
    }

    /// Those of another language are others.
    pub(crate) fn forget(&mut self) {
        self.found = None;
    }

    /// They are told as soon as it is known which there are.
    pub(crate) fn tell_when_found(&mut self) {
        self.to_tell = true;
    }

    /// This one is taken as soon as it is known which there are.
    pub(crate) fn choose_when_found(&mut self, name: &str) {
        self.chosen = Some(name.to_owned());
    }

    /// These were found. Gives back whether they are to be told, and which one was chosen.
    pub(crate) fn are(&mut self, voices: Vec<Voice>) -> (bool, Option<String>) {
        self.found = Some(voices);
        (std::mem::take(&mut self.to_tell), self.chosen.take())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_for_the_voices_is_done_once() {
        let mut voices = Voices::of(Mode::Table);
        assert!(voices.found().is_none());
        voices.tell_when_found();
        voices.choose_when_found("Hanna");
        assert_eq!(voices.are(Vec::new()), (true, Some("Hanna".to_owned())));
        assert_eq!(voices.are(Vec::new()), (false, None));
        assert!(voices.found().is_some());
        voices.forget();
        assert!(voices.found().is_none());
    }

    #[test]
    fn a_program_is_told_at_once_that_there_are_no_voices() {
        assert_eq!(Voices::of(Mode::Program).found().map(<[Voice]>::len), Some(0));
    }
}
