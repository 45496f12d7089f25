//! What became of utterances, counted, with how sure the share is that was understood.

use super::clips::{below, chance};

/// What became of one utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// What was meant; of what is no command, that nothing happened.
    Understood,
    /// Nothing at all.
    Not,
    /// A part of it: the narrator asks for the rest, or which of several was meant.
    Half,
    /// Something that can't be.
    Refused,
    /// Something else.
    Another,
}

/// How often the utterances are drawn anew.
const DRAWS: usize = 1_000;

/// Utterances with what became of them.
#[derive(Default)]
pub struct Tally(Vec<Outcome>);

impl Tally {
    /// One more.
    pub fn count(&mut self, outcome: Outcome) {
        self.0.push(outcome);
    }

    /// All of these too.
    pub fn add(&mut self, other: &Self) {
        self.0.extend(&other.0);
    }

    /// Whether more than half of them were understood.
    pub fn mostly_understood(&self) -> bool {
        self.percent(Outcome::Understood) > 50.0
    }

    fn percent(&self, outcome: Outcome) -> f64 {
        100.0 * self.0.iter().filter(|other| **other == outcome).count() as f64 / self.0.len().max(1) as f64
    }

    /// Where nineteen of twenty shares lie that other draws of these utterances would have brought.
    fn interval(&self) -> (f64, f64) {
        let mut chance = chance(DRAWS as u64);
        let count = self.0.len();
        let mut shares: Vec<f64> = (0..DRAWS)
            .map(|_| {
                Self((0..count).map(|_| self.0[below(&mut chance, count)]).collect()).percent(Outcome::Understood)
            })
            .collect();
        shares.sort_by(f64::total_cmp);
        (shares[DRAWS / 40], shares[DRAWS - 1 - DRAWS / 40])
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (low, high) = if self.0.is_empty() { (0.0, 0.0) } else { self.interval() };
        write!(out, "{} | {:.1} % ({low:.0} to {high:.0})", self.0.len(), self.percent(Outcome::Understood))?;
        for outcome in [Outcome::Not, Outcome::Half, Outcome::Refused, Outcome::Another] {
            write!(out, " | {:.1} %", self.percent(outcome))?;
        }
        Ok(())
    }
}
