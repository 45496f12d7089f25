//! What an utterance may have been: several readings, each with its share of the certainty.

/// What stands for words that are none of those that are listened for, in a phrase and in what was heard.
pub const UNKNOWN: &str = "[unk]";

/// All the certainty that there is, in the units of [`Hypothesis::share`].
pub const WHOLE: u32 = 1_000_000;

/// The share of [`WHOLE`] from which words that stand alone are taken for heard: below, others are nearly as likely together.
pub const LIKELY: u32 = 600_000;

/// One reading of an utterance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hypothesis {
    /// The words, parted by spaces; `[unk]` stands for what is none of them. Empty when nothing was said.
    pub words: String,
    /// How likely it is beside the other readings, in millionths.
    pub share: u32,
}

impl Hypothesis {
    /// The only reading there is.
    #[must_use]
    pub fn sure(words: impl Into<String>) -> Self {
        Self { words: words.into(), share: WHOLE }
    }

    /// Readings with the logarithms of how likely they are, on any scale: their shares add up to [`WHOLE`], but for
    /// rounding. The likely ones come first.
    #[must_use]
    pub fn weighed(scored: Vec<(f64, String)>) -> Vec<Self> {
        let best = scored.iter().map(|(score, _)| *score).fold(f64::NEG_INFINITY, f64::max);
        let weight = |score: f64| (score - best).exp();
        let sum: f64 = scored.iter().map(|(score, _)| weight(*score)).sum();
        let share = |score: f64| (weight(score) / sum * f64::from(WHOLE)) as u32;
        let mut all: Vec<Self> =
            scored.into_iter().map(|(score, words)| Self { words, share: share(score) }).collect();
        all.sort_by(|one, other| other.share.cmp(&one.share).then_with(|| one.words.cmp(&other.words)));
        all
    }

    /// The words of an utterance on their own, with nothing known of what they can mean: the unknown word if others are
    /// nearly as likely.
    #[must_use]
    pub fn likely(all: &[Self]) -> &str {
        let best = all.iter().max_by_key(|hypothesis| hypothesis.share);
        best.map_or("", |best| if best.share < LIKELY { UNKNOWN } else { &best.words })
    }

    /// The likeliest of those readings of which this is true, and the share that they have together.
    pub fn together(all: &[Self], is_true: impl Fn(&Self) -> bool) -> Option<(&Self, u32)> {
        let of = || all.iter().filter(|reading| is_true(reading));
        Some((of().max_by_key(|reading| reading.share)?, of().map(|reading| reading.share).sum()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_follow_from_scores() {
        let all = Hypothesis::weighed(vec![(-1003.0, "two".to_owned()), (-1000.0, "three".to_owned())]);
        assert_eq!(all[0].words, "three");
        assert_eq!(all.iter().map(|one| one.share / 10_000).collect::<Vec<_>>(), [95, 4]);
        assert_eq!(Hypothesis::weighed(Vec::new()), []);
    }

    #[test]
    fn words_that_may_as_well_be_others_are_unknown() {
        let of = |share| vec![Hypothesis { words: "two".to_owned(), share }];
        assert_eq!(Hypothesis::likely(&of(LIKELY)), "two");
        assert_eq!(Hypothesis::likely(&of(LIKELY - 1)), UNKNOWN);
        assert_eq!(Hypothesis::likely(&[]), "");
    }
}
