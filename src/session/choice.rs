//! Which of the readings of an utterance is taken: one that can be true now, or none.
//!
//! Readings that mean the same count together. What the game would refuse was misheard, as long as something else can
//! have been said. Of two that may both be meant the table is asked.

use super::Session;
use super::history::Topic;
use super::question::Question;
use super::speech::Cue;
use crate::game::{Action, Refusal};
use crate::language::hypothesis::LIKELY;
use crate::language::{Heard, Hypothesis, Intent, Message, Verb};

/// Of a hundred parts of what can be true or is no command, so many have to be what can be true.
const CERTAIN: u64 = 35;

/// Of a hundred parts of everything, a single word has to have so many: noise and talk are easily taken for it.
const CERTAIN_OF_A_WORD: u64 = 60;

/// Of a hundred parts of everything, what can be true has to have so many, or what can't be true was said.
const LEAST: u64 = 1;

/// Of a hundred parts of what can be true, so many have to be what is taken, or asked about.
const MOST: u64 = 50;

/// What is taken has to be so many times as likely as the next that can be true.
const AHEAD: u64 = 3;

/// Whether a meaning can be true now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The narrator would take it.
    Fits,
    /// It would be refused, or nobody says words in this order.
    Refused,
    /// It is talk, or nothing.
    Nothing,
}

/// What becomes of an utterance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// This was meant, or nothing.
    One(Heard),
    /// One of these was meant, and nobody knows which.
    Either([Intent; 2]),
}

/// One meaning with all its readings.
struct Meaning {
    heard: Heard,
    share: u64,
    /// The words of its longest reading.
    words: usize,
}

/// Takes one of the readings of an utterance.
pub fn choose(
    readings: &[Hypothesis],
    meaning: impl Fn(&str) -> Heard,
    verdict: impl Fn(&Heard) -> Verdict,
) -> Choice {
    let mut meanings: Vec<Meaning> = Vec::new();
    for Hypothesis { words, share } in readings {
        let (heard, share, words) = (meaning(words), u64::from(*share), words.split(' ').count());
        match meanings.iter_mut().find(|other| other.heard == heard) {
            Some(same) => {
                same.share += share;
                same.words = same.words.max(words);
            }
            None => meanings.push(Meaning { heard, share, words }),
        }
    }
    // Equal ones in an order of their own, whatever order they came in.
    meanings.sort_by_cached_key(|meaning| (std::cmp::Reverse(meaning.share), format!("{:?}", meaning.heard)));
    let of = |wanted| meanings.iter().filter(|meaning| verdict(&meaning.heard) == wanted).collect::<Vec<_>>();
    let sum = |of: &[&Meaning]| of.iter().map(|meaning| meaning.share).sum::<u64>();
    let (fits, nothing) = (of(Verdict::Fits), of(Verdict::Nothing));
    let (good, all) = (sum(&fits), sum(&meanings.iter().collect::<Vec<_>>()));
    let Some(best) = fits.first().filter(|_| good > 0 && good * 100 >= all * LEAST) else {
        return refused(&meanings);
    };
    // A word alone is easily heard where something else was said: it has to be likely among all there is.
    let certain = if best.words > 1 {
        good * 100 >= (good + sum(&nothing)) * CERTAIN
    } else {
        good * 100 >= all * CERTAIN_OF_A_WORD
    };
    if !certain {
        return Choice::One(Heard::NotForUs);
    }
    let next = fits.get(1).map_or(0, |next| next.share);
    let both = best.share + next;
    if best.share >= next * AHEAD && best.share * 100 >= good * MOST {
        return Choice::One(best.heard.clone());
    }
    match fits[..] {
        [Meaning { heard: Heard::Meant(one), .. }, Meaning { heard: Heard::Meant(other), .. }, ..]
            if both * 100 >= good * MOST && fits.get(2).is_none_or(|third| third.share < next) =>
        {
            Choice::Either([one.clone(), other.clone()])
        }
        _ => Choice::One(Heard::NotForUs),
    }
}

/// Nothing of it can be true: what was certainly said is refused, with the reason.
fn refused(meanings: &[Meaning]) -> Choice {
    let all: u64 = meanings.iter().map(|meaning| meaning.share).sum();
    let certain = |meaning: &&Meaning| meaning.share > 0 && meaning.share * 1_000_000 >= all * u64::from(LIKELY);
    Choice::One(meanings.first().filter(certain).map_or(Heard::NotForUs, |meaning| meaning.heard.clone()))
}

impl Session {
    /// What an utterance comes to now.
    pub(super) fn choice(&self, readings: &[Hypothesis]) -> Choice {
        choose(readings, |words| self.meant_by(words), |heard| self.verdict(heard))
    }

    fn verdict(&self, heard: &Heard) -> Verdict {
        match heard {
            Heard::Meant(intent) if self.would_take(intent) => Verdict::Fits,
            // It asks for the rest, or for a player.
            Heard::Unfinished { players, .. } if !players.is_empty() => Verdict::Fits,
            Heard::Ambiguous { .. } => Verdict::Fits,
            Heard::Meant(_) | Heard::Unfinished { .. } => Verdict::Refused,
            Heard::Impossible(_) => Verdict::Refused,
            Heard::NotForUs => Verdict::Nothing,
        }
    }

    /// Whether a command that is heard now would be refused: the game is asked, and changes nothing.
    pub(super) fn would_take(&self, intent: &Intent) -> bool {
        if let Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_) = intent {
            return self.corrected(intent).is_some();
        }
        let intent = self.joined_with_pending(intent.clone());
        match (self.action_of(&intent), &intent) {
            (Some(action), _) => self.would_play(action),
            (None, Intent::Count { .. }) => self.would_count(&intent),
            (None, Intent::Mission(_)) => false,
            (None, Intent::Approve(who) | Intent::Reject(who)) => {
                matches!(self.question(), Question::RollCall { asked, .. } if *who == [asked].into_iter().collect())
            }
            _ => true,
        }
    }

    fn would_play(&self, action: Action) -> bool {
        let refusal = self.refusal_of(action);
        // A team that lacks somebody waits for the rest.
        let waits = matches!(&refusal, Some((Refusal::TeamSize { found, wanted }, _)) if found < wanted);
        (refusal.is_none() || waits) && self.contradiction(action).is_none()
    }

    /// Asks which of two was meant. The answer needs no waking.
    pub(super) fn ask_which(&mut self, [one, other]: &[Intent; 2]) {
        self.history.begin_group();
        self.silence();
        self.cue(Cue::YourTurn);
        let either = Message::new("heard-either").message("one", self.named(one)).message("other", self.named(other));
        self.say(Topic::General, either);
        self.hold_silenced_script();
    }

    /// What may have been meant, in a few words.
    fn named(&self, intent: &Intent) -> Message {
        match intent {
            Intent::Vote { approve, reject } => {
                Message::new("either-vote").number("approve", *approve).number("reject", *reject)
            }
            Intent::Propose(team) => Message::new("either-team").players("team", *team),
            Intent::Plain(Verb::Confirm) => Message::new("either-yes"),
            Intent::Plain(Verb::Cancel) => Message::new("either-no"),
            intent => Message::new("either-command").text("command", self.lexicon.write(intent)),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A table of five: tallies that add up can be true, others not, and anything else is talk.
    fn meaning(words: &str) -> Heard {
        let numbers: Vec<u32> = words.split(' ').filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [approve, reject] => Heard::Meant(Intent::Vote { approve, reject }),
            _ => Heard::NotForUs,
        }
    }

    fn verdict(heard: &Heard) -> Verdict {
        match heard {
            Heard::Meant(Intent::Vote { approve, reject }) if approve + reject == 5 => Verdict::Fits,
            Heard::Meant(_) => Verdict::Refused,
            _ => Verdict::Nothing,
        }
    }

    fn of(readings: &[(&str, u32)]) -> Choice {
        let reading = |(words, share): &(&str, u32)| Hypothesis { words: (*words).to_owned(), share: *share };
        choose(&readings.iter().map(reading).collect::<Vec<_>>(), meaning, verdict)
    }

    fn tally(approve: u32) -> Intent {
        Intent::Vote { approve, reject: 5 - approve }
    }

    #[test]
    fn what_can_be_true_is_taken_before_what_can_not() {
        assert_eq!(of(&[("3 3", 700_000), ("3 2", 300_000)]), Choice::One(Heard::Meant(tally(3))));
        let three_three = Heard::Meant(Intent::Vote { approve: 3, reject: 3 });
        assert_eq!(
            of(&[("3 3", 999_000), ("3 2", 1_000)]),
            Choice::One(three_three),
            "it is refused with its reason"
        );
        assert_eq!(of(&[("talk", 900_000), ("3 2", 100_000)]), Choice::One(Heard::NotForUs));
        assert_eq!(of(&[]), Choice::One(Heard::NotForUs));
    }

    #[test]
    fn of_two_that_fit_nobody_guesses() {
        assert_eq!(of(&[("3 2", 500_000), ("2 3", 400_000)]), Choice::Either([tally(3), tally(2)]));
        assert_eq!(of(&[("3 2", 300_000), ("2 3", 300_000), ("1 4", 300_000)]), Choice::One(Heard::NotForUs));
    }

    proptest! {
        #[test]
        fn the_order_of_readings_is_all_the_same(
            shares in prop::collection::vec((0_u32..6, 0_u32..6, 0_u32..5), 0..10),
            turn in 0_usize..10,
        ) {
            let mut readings: Vec<Hypothesis> = shares
                .iter()
                .map(|(one, other, share)| Hypothesis { words: format!("{one} {other}"), share: share * 100_000 })
                .collect();
            let chosen = choose(&readings, meaning, verdict);
            let by = turn.min(readings.len());
            readings.rotate_left(by);
            prop_assert_eq!(&chosen, &choose(&readings, meaning, verdict));
            readings.reverse();
            prop_assert_eq!(&chosen, &choose(&readings, meaning, verdict));
            let fits = readings.iter().any(|reading| reading.share > 0 && verdict(&meaning(&reading.words)) == Verdict::Fits);
            let total: u64 = readings.iter().map(|reading| u64::from(reading.share)).sum();
            match &chosen {
                // A refused one only where nothing that fits has any weight.
                Choice::One(heard) if verdict(heard) == Verdict::Refused => prop_assert!(!fits || total == 0),
                Choice::Either(both) => {
                    for intent in both {
                        prop_assert_eq!(verdict(&Heard::Meant(intent.clone())), Verdict::Fits);
                    }
                }
                Choice::One(_) => {}
            }
        }
    }
}
