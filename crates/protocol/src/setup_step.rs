//! The steps of laying the table, in their order.

use crate::journal::entry::Draft;

/// A step of laying the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SetupStep {
    /// The tableau, and what lies beside it.
    Tableau,
    /// Markers and decks.
    Markers,
    /// Vote tokens and mission cards.
    Tokens,
    /// What is ready before the deal: who leads first, or which cards are dealt.
    BeforeDeal,
    /// The cards are dealt.
    Deal,
    /// Everybody looks at their own card.
    OwnCard,
}

impl SetupStep {
    /// All steps in their order.
    pub const ALL: [Self; 6] =
        [Self::Tableau, Self::Markers, Self::Tokens, Self::BeforeDeal, Self::Deal, Self::OwnCard];

    /// The step that a table has come to. A journal counts them from 0; whatever lies beyond is the last one.
    #[must_use]
    pub fn of(draft: Option<&Draft>) -> Self {
        match draft {
            Some(Draft::Guidance { step }) => Self::ALL.get(usize::from(*step)).copied().unwrap_or(Self::OwnCard),
            _ => Self::Tableau,
        }
    }

    /// The step as it is kept.
    #[must_use]
    pub fn draft(self) -> Draft {
        Draft::Guidance { step: self as u8 }
    }

    /// The next step; none after the last one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// The step before; none before the first one.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        (self as usize).checked_sub(1).and_then(|step| Self::ALL.get(step)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_kept_and_found_again() {
        for (number, step) in (0..).zip(SetupStep::ALL) {
            assert_eq!(step.draft(), Draft::Guidance { step: number });
            assert_eq!(SetupStep::of(Some(&step.draft())), step);
            assert_eq!(step.next().and_then(SetupStep::before), step.next().map(|_| step));
        }
        assert_eq!(SetupStep::of(None), SetupStep::Tableau);
        assert_eq!(SetupStep::of(Some(&Draft::Guidance { step: 9 })), SetupStep::OwnCard);
    }
}
