//! Which of the readings of an utterance is taken: one that can be true now, or none.
//!
//! Readings that mean the same count together. What the game would refuse was misheard, as long as something else can
//! have been said. Of two that may both be meant the table is asked.

use crate::language::grammar::UNKNOWN;
use crate::language::hypothesis::LIKELY;
use crate::language::{Grammar, Heard, Hypothesis, Intent};
use crate::queries::speech_input::{confirmation, meant};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;

/// Of a thousand parts of everything, what can be true has to have so many: in one word, which noise and talk are easily
/// taken for, and in several. With less, what can't be true was said.
const LEAST: [u64; 2] = [300, 1];

/// What is no known word takes what lies between two answers: it counts as talk one time in so many.
const UNKNOWN_COUNTS: u64 = 8;

/// What was said as it is listened for counts so many times: a recogniser also puts words together as nobody says them.
const AS_LISTED: u64 = 30;

/// The same of an answer to the open question, which is said far more often than all else.
const AS_ASKED: u64 = 300;

/// Of a hundred parts of what can be true, so many have to be what is taken, or asked about.
const MOST: u64 = 50;

/// What is taken has to be so many times as likely as the next that can be true.
const AHEAD: u64 = 3;

/// Whether it is known that somebody speaks to the narrator, before it is known what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addressed {
    /// Somebody holds the talk key, or has called the narrator: hardly anything but an answer is said then.
    Called,
    /// The same where something was read back, or one player was asked by name: a "yes" that was misheard would count.
    Settling,
    /// Something was read back, and all that is said is heard.
    Awaited,
    /// All that is said is heard, and most of it may be talk.
    Open,
}

impl Addressed {
    /// Of a hundred parts of what can be true or is nothing but talk, so many have to be what can be true: in one word, and
    /// in several.
    const fn certain(self) -> [u64; 2] {
        match self {
            Self::Called => [40, 40],
            Self::Settling | Self::Awaited | Self::Open => [70, 65],
        }
    }

    /// A bare answer to the open question was listened for alone, and is taken with far less: of a thousand times the other
    /// short words and the talk that may have been said instead it needs so many, in one word, and in several.
    const fn answer(self) -> [u64; 2] {
        match self {
            Self::Called => [100, 20],
            Self::Settling => [250, 140],
            Self::Awaited | Self::Open => [2_000, 500],
        }
    }

    /// Of a million parts of everything a bare answer has to have so many: talk is longer, and fits none.
    const fn answer_least(self) -> u64 {
        match self {
            Self::Called => 1,
            Self::Settling | Self::Awaited | Self::Open => 6,
        }
    }

    /// Of a thousand parts of everything, what is no answer to the open question has to have so many by itself, and two
    /// answers of which nobody knows which was meant both together: readings that can't be true leave a little for what is
    /// hardly ever said.
    const fn unasked_least(self) -> u64 {
        match self {
            Self::Called | Self::Settling | Self::Awaited => 0,
            Self::Open => 150,
        }
    }

    /// Several known words that nobody says in this order speak one time in so many against one word and against three:
    /// people talk, and some of their words were like it. Two short ones are lost among longer words too easily.
    const fn several_count(self) -> u64 {
        match self {
            Self::Called | Self::Settling | Self::Awaited => 500,
            Self::Open => 100,
        }
    }
}

/// Whether a reading can be true now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The narrator would take it.
    Fits,
    /// It would be refused, nobody says words in this order, or some of them were not understood.
    Refused,
    /// It is talk, or nothing.
    Nothing,
}

/// What a reading comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sense {
    /// What it means.
    pub heard: Heard,
    /// Whether that can be true.
    pub verdict: Verdict,
    /// It is one of the phrases that are listened for, word for word.
    pub as_listed: bool,
    /// It is nothing but an answer to the open question, and was listened for alone.
    pub asked: bool,
}

impl Sense {
    /// What words come to that were heard with a grammar.
    pub fn new(words: &str, heard: Heard, grammar: &Grammar, would_take: impl Fn(&Intent) -> bool) -> Self {
        let verdict = match &heard {
            Heard::Meant(intent) if would_take(intent) => Verdict::Fits,
            // It asks for the rest, or for a player.
            Heard::Unfinished { players, .. } if !players.is_empty() => Verdict::Fits,
            Heard::Ambiguous { .. } => Verdict::Fits,
            Heard::NotForUs if grammar.is_talk(words) => Verdict::Nothing,
            _ => Verdict::Refused,
        };
        let meant = matches!(heard, Heard::Meant(_));
        let asked = meant && grammar.asks_for(words);
        let as_listed = asked || (meant && grammar.lists(words));
        Self { heard, verdict, as_listed, asked }
    }

    /// The same where all is heard that players say to each other. In one word that is a name, by which they call each
    /// other, or a "no" or "nobody", which is listened for as no number of Fails.
    fn said_to(self, words: &str, addressed: Addressed) -> Self {
        let is_talk = match &self.heard {
            Heard::Unfinished { players, .. } => !players.is_empty(),
            Heard::Ambiguous { .. } => true,
            Heard::Meant(intent) => *intent == Intent::fails(0) && !self.as_listed,
            _ => false,
        };
        if addressed != Addressed::Open || words.contains(' ') || !is_talk {
            return self;
        }
        Self { heard: Heard::NotForUs, verdict: Verdict::Nothing, as_listed: false, asked: false }
    }
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
    verdict: Verdict,
    share: u64,
    /// The share of readings that are nothing but an answer to the open question.
    asked: u64,
    /// Its share, and more for what was said as it is listened for.
    weight: u64,
    told: NewGameOptions,
}

/// How something was told: the longest reading counts, of those that are nothing but an answer if there is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct NewGameOptions {
    asked: bool,
    words: usize,
}

/// How likely readings are that can't be true.
#[derive(Default)]
struct Others {
    /// All readings, those that can be true too.
    all: u64,
    /// What is nothing but talk.
    talk: u64,
    /// What is but one word, without the unknown one.
    short: u64,
    /// The unknown word alone.
    unknown: u64,
    /// What is nothing but talk, in several words.
    long_talk: u64,
    /// What nobody says in this order, in several words that are all known.
    several: u64,
}

impl Others {
    fn count(&mut self, words: &str, verdict: Verdict, share: u64) {
        self.all += share;
        if verdict == Verdict::Nothing {
            self.talk += share;
        }
        match (verdict, words.contains(' ')) {
            (Verdict::Nothing, true) => self.long_talk += share,
            (Verdict::Refused, true) if !words.contains(UNKNOWN) => self.several += share,
            (Verdict::Fits, _) | (_, true) => {}
            _ if words == UNKNOWN => self.unknown += share,
            _ => self.short += share,
        }
    }

    /// Whether so much of what can be true is enough to go by at all.
    fn leave_enough(&self, best: &Meaning, good: u64, addressed: Addressed) -> bool {
        self.leave_answer(best, addressed) || self.leave_any(best, good)
    }

    /// Whether it is rather meant than talk.
    fn let_mean(&self, best: &Meaning, good: u64, addressed: Addressed) -> bool {
        let several = best.told.words > 1;
        let answer = addressed.answer()[usize::from(several)];
        // Several words are weighed against one: who says less names no tally.
        let in_disorder = self.several / addressed.several_count();
        let against_several = self.short + self.unknown + if best.told.words > 2 { in_disorder } else { 0 };
        let against_one = self.short + self.long_talk + self.unknown / UNKNOWN_COUNTS + in_disorder;
        let against = if several { against_several } else { against_one };
        let as_answer = self.leave_answer(best, addressed) && best.asked * 1000 >= against * answer;
        let as_any = self.leave_any(best, good)
            && best.share * 1000 >= self.all * addressed.unasked_least()
            && good * 100 >= (good + self.talk) * addressed.certain()[usize::from(several)]
            && (!several || good * 1000 >= against_several * answer);
        as_answer || as_any
    }

    fn leave_answer(&self, best: &Meaning, addressed: Addressed) -> bool {
        best.asked > 0 && best.asked * 1_000_000 >= self.all * addressed.answer_least()
    }

    fn leave_any(&self, best: &Meaning, good: u64) -> bool {
        good > 0 && good * 1000 >= self.all * LEAST[usize::from(best.told.words > 1)]
    }
}

/// Takes one of the readings of an utterance.
pub fn choose(readings: &[Hypothesis], addressed: Addressed, sense: impl Fn(&str) -> Sense) -> Choice {
    let (meanings, others) = meanings(readings, addressed, sense);
    let of = |wanted| meanings.iter().filter(|meaning| meaning.verdict == wanted).collect::<Vec<_>>();
    let fits = of(Verdict::Fits);
    let good = fits.iter().map(|meaning| meaning.share).sum();
    let Some(best) = fits.first().filter(|best| others.leave_enough(best, good, addressed)) else {
        return refused(&meanings, addressed);
    };
    if !others.let_mean(best, good, addressed) {
        return Choice::One(Heard::NotForUs);
    }
    let weight: u64 = fits.iter().map(|meaning| meaning.weight).sum();
    let next = fits.get(1).map_or(0, |next| next.weight);
    if best.weight >= next * AHEAD && best.weight * 100 >= weight * MOST {
        return Choice::One(best.heard.clone());
    }
    match fits[..] {
        [Meaning { heard: Heard::Meant(one), .. }, Meaning { heard: Heard::Meant(other), .. }, ..]
            if (best.weight + next) * 100 >= weight * MOST
                && fits.get(2).is_none_or(|third| third.weight < next)
                && (best.share + fits[1].share) * 1000 >= others.all * addressed.unasked_least() =>
        {
            Choice::Either([one.clone(), other.clone()])
        }
        _ => Choice::One(Heard::NotForUs),
    }
}

/// What the readings mean, the likely ones first; equal ones in an order of their own, whatever order they came in. And
/// what they are weighed against.
fn meanings(readings: &[Hypothesis], addressed: Addressed, sense: impl Fn(&str) -> Sense) -> (Vec<Meaning>, Others) {
    let (mut meanings, mut others): (Vec<Meaning>, Others) = Default::default();
    for Hypothesis { words, share } in readings {
        let Sense { heard, verdict, as_listed, asked } = sense(words).said_to(words, addressed);
        others.count(words, verdict, u64::from(*share));
        let (share, told) = (u64::from(*share), NewGameOptions { asked, words: words.split(' ').count() });
        let weight = share
            * match (asked, as_listed) {
                (true, _) => AS_ASKED,
                (false, true) => AS_LISTED,
                (false, false) => 1,
            };
        let asked = if asked { share } else { 0 };
        match meanings.iter_mut().find(|other| other.verdict == verdict && other.heard == heard) {
            Some(same) => {
                same.share += share;
                same.weight += weight;
                same.asked += asked;
                same.told = same.told.max(told);
            }
            None => meanings.push(Meaning { heard, verdict, share, asked, weight, told }),
        }
    }
    meanings.sort_by_cached_key(|meaning| (std::cmp::Reverse(meaning.weight), format!("{:?}", meaning.heard)));
    (meanings, others)
}

/// Nothing of it can be true: what was certainly said is refused, with the reason. One word that nobody asked for was talk.
fn refused(meanings: &[Meaning], addressed: Addressed) -> Choice {
    let all: u64 = meanings.iter().map(|meaning| meaning.share).sum();
    let certain = |meaning: &&Meaning| meaning.share > 0 && meaning.share * 1_000_000 >= all * u64::from(LIKELY);
    let is_told = |meaning: &&Meaning| addressed != Addressed::Open || meaning.told.words > 1;
    let said = meanings.iter().find(certain).filter(is_told);
    Choice::One(said.map_or(Heard::NotForUs, |meaning| meaning.heard.clone()))
}

/// What an utterance comes to now.
pub(crate) fn choice(
    state: &TableState,
    listening: &Listening,
    readings: &[Hypothesis],
    addressed: Addressed,
) -> Choice {
    let Some((_, grammar)) = &listening.expected else { return Choice::One(Heard::NotForUs) };
    choose(readings, addressed, |words| {
        Sense::new(words, meant::meant_by(state, listening, words), grammar, |intent| {
            confirmation::would_take(state, intent)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Seat, SeatSet};
    use crate::language::Verb;
    use proptest::prelude::*;

    /// A table of five: tallies that add up can be true, others not, and anything else is talk.
    fn meaning(words: &str) -> Heard {
        let numbers: Vec<u32> = words.split(' ').filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [approve, reject] => Heard::Meant(Intent::Vote { approve, reject }),
            _ => Heard::NotForUs,
        }
    }

    fn sense(words: &str) -> Sense {
        let heard = meaning(words);
        let verdict = match &heard {
            Heard::Meant(Intent::Vote { approve, reject }) if approve + reject == 5 => Verdict::Fits,
            Heard::Meant(_) => Verdict::Refused,
            _ => Verdict::Nothing,
        };
        Sense { heard, verdict, as_listed: !words.starts_with("um "), asked: false }
    }

    /// The same, where tallies are also listened for alone.
    fn asked(words: &str) -> Sense {
        let sense = sense(words);
        Sense { asked: sense.as_listed && sense.verdict == Verdict::Fits, ..sense }
    }

    fn chosen(addressed: Addressed, readings: &[(&str, u32)], sense: fn(&str) -> Sense) -> Choice {
        let reading = |(words, share): &(&str, u32)| Hypothesis { words: (*words).to_owned(), share: *share };
        choose(&readings.iter().map(reading).collect::<Vec<_>>(), addressed, sense)
    }

    fn of(readings: &[(&str, u32)]) -> Choice {
        chosen(Addressed::Settling, readings, sense)
    }

    fn tally(approve: u32) -> Intent {
        Intent::Vote { approve, reject: 5 - approve }
    }

    #[test]
    fn what_can_be_true_is_taken_before_what_can_not() {
        assert_eq!(of(&[("3 3", 700_000), ("3 2", 300_000)]), Choice::One(Heard::Meant(tally(3))));
        let three_three = Heard::Meant(Intent::Vote { approve: 3, reject: 3 });
        assert_eq!(of(&[("3 3", 999_500), ("3 2", 500)]), Choice::One(three_three), "it is refused with its reason");
        assert_eq!(of(&[("talk", 900_000), ("3 2", 100_000)]), Choice::One(Heard::NotForUs));
        assert_eq!(of(&[]), Choice::One(Heard::NotForUs));
    }

    #[test]
    fn what_is_listened_for_is_taken_before_words_put_together() {
        assert_eq!(of(&[("um 3 2", 800_000), ("2 3", 100_000)]), Choice::One(Heard::Meant(tally(2))));
        assert_eq!(of(&[("um 3 2", 800_000), ("talk", 100_000)]), Choice::One(Heard::Meant(tally(3))));
    }

    #[test]
    fn of_two_that_fit_nobody_guesses() {
        assert_eq!(of(&[("3 2", 500_000), ("2 3", 400_000)]), Choice::Either([tally(3), tally(2)]));
        assert_eq!(of(&[("3 2", 300_000), ("2 3", 300_000), ("1 4", 300_000)]), Choice::One(Heard::NotForUs));
    }

    #[test]
    fn a_bare_answer_is_weighed_against_what_is_as_short() {
        let of = |readings: &[(&str, u32)]| chosen(Addressed::Settling, readings, asked);
        let heard = Choice::One(Heard::Meant(tally(3)));
        assert_eq!(of(&[("of talk", 999_000), ("3 2", 1_000)]), heard);
        assert_eq!(of(&[("of talk", 999_995), ("3 2", 5)]), Choice::One(Heard::NotForUs));
        assert_eq!(of(&[("talk", 999_000), ("3 2", 1_000)]), Choice::One(Heard::NotForUs));
        assert_eq!(of(&[("of talk", 990_000), ("3 2", 5_000), ("2 3", 4_000)]), Choice::Either([tally(3), tally(2)]));
    }

    #[test]
    fn whoever_calls_the_narrator_is_heard_with_less() {
        let heard = Choice::One(Heard::Meant(tally(3)));
        let nothing = Choice::One(Heard::NotForUs);
        for (share, called, settling, open) in [
            (10_000, false, false, false),
            (50_000, true, false, false),
            (200_000, true, true, false),
            (400_000, true, true, true),
        ] {
            let readings = [("talk", 1_000_000 - share), ("of talk", 0), ("3 2", share)];
            for (addressed, is_heard) in [
                (Addressed::Called, called),
                (Addressed::Settling, settling),
                (Addressed::Awaited, open),
                (Addressed::Open, open),
            ] {
                let wanted = if is_heard { &heard } else { &nothing };
                assert_eq!(chosen(addressed, &readings, asked), *wanted, "{share} where {addressed:?}");
            }
        }
    }

    #[test]
    fn what_is_hardly_like_anything_is_left_to_others_where_all_that_is_said_is_heard() {
        let (heard, nothing) = (Choice::One(Heard::Meant(tally(3))), Choice::One(Heard::NotForUs));
        for (addressed, rare) in [(Addressed::Awaited, &heard), (Addressed::Open, &nothing)] {
            assert_eq!(chosen(addressed, &[("3 3", 900_000), ("3 2", 100_000)], sense), *rare);
            assert_eq!(chosen(addressed, &[("3 3", 800_000), ("3 2", 200_000)], sense), heard);
            let short = |words: &str| asked(if words == "all" { "3 2" } else { "3 3" });
            assert_eq!(chosen(addressed, &[("for you", 985_000), ("all", 15_000)], short), *rare);
            assert_eq!(chosen(addressed, &[("for you", 970_000), ("all", 30_000)], short), heard);
        }
    }

    #[test]
    fn where_all_that_is_said_is_heard_talk_that_is_like_answers_is_not_asked_about() {
        let nothing = Choice::One(Heard::NotForUs);
        let either = Choice::Either([tally(3), tally(2)]);
        let heard = Choice::One(Heard::Meant(tally(3)));
        for (addressed, either, longer) in
            [(Addressed::Awaited, &either, &heard), (Addressed::Open, &nothing, &nothing)]
        {
            assert_eq!(chosen(addressed, &[("3 3", 900_000), ("3 2", 50_000), ("2 3", 40_000)], asked), *either);
            assert_eq!(chosen(addressed, &[("3 3", 999_000), ("and 3 2", 1_000)], asked), *longer);
            assert_eq!(
                chosen(addressed, &[("3 3", 999_000), ("3 2", 1_000)], asked),
                heard,
                "people run digits together"
            );
        }
    }

    #[test]
    fn a_no_is_no_number_of_fails_unless_the_narrator_is_spoken_to() {
        let of = |fails, as_listed, addressed| {
            let heard = Heard::Meant(Intent::fails(fails));
            let sense = |_: &str| Sense { heard: heard.clone(), verdict: Verdict::Fits, as_listed, asked: false };
            choose(&[Hypothesis::sure("no")], addressed, sense) == Choice::One(heard.clone())
        };
        assert!(!of(0, false, Addressed::Open));
        assert!(of(0, true, Addressed::Open), "as \"none\" is");
        assert!(of(0, false, Addressed::Called));
        assert!(of(2, false, Addressed::Open), "as „zwo“ is");
    }

    #[test]
    fn a_name_alone_is_for_another_player_unless_the_narrator_is_spoken_to() {
        let ana = Heard::Unfinished { verb: Verb::Propose, players: SeatSet::from_iter([Seat::default()]) };
        let sense = |_: &str| Sense { heard: ana.clone(), verdict: Verdict::Fits, as_listed: false, asked: false };
        let of = |words: &str, addressed| choose(&[Hypothesis::sure(words)], addressed, sense);
        assert_eq!(of("ana", Addressed::Called), Choice::One(ana.clone()));
        assert_eq!(of("ana", Addressed::Awaited), Choice::One(ana.clone()), "it may be the rest of the team");
        assert_eq!(of("ana", Addressed::Open), Choice::One(Heard::NotForUs));
        assert_eq!(of("propose ana", Addressed::Open), Choice::One(ana.clone()));
    }

    /// Up to ten readings of two numbers.
    fn any_readings() -> impl Strategy<Value = Vec<Hypothesis>> {
        let reading = |(one, other, share): (u32, u32, u32)| Hypothesis {
            words: format!("{one} {other}"),
            share: share * 100_000,
        };
        prop::collection::vec((0_u32..6, 0_u32..6, 0_u32..5).prop_map(reading), 0..10)
    }

    proptest! {
        #[test]
        fn of_answers_none_is_guessed_and_none_that_is_refused(
            mut readings in any_readings(),
            turn in 0_usize..10,
            addressed in prop::sample::select(vec![Addressed::Called, Addressed::Settling, Addressed::Awaited, Addressed::Open]),
        ) {
            let chosen = choose(&readings, addressed, asked);
            let by = turn.min(readings.len());
            readings.rotate_left(by);
            prop_assert_eq!(&chosen, &choose(&readings, addressed, asked));
            let share = |approve: u32| -> u32 {
                let words = format!("{approve} {}", 5 - approve);
                readings.iter().filter(|reading| reading.words == words).map(|reading| reading.share).sum()
            };
            if let Choice::One(Heard::Meant(Intent::Vote { approve, reject })) = chosen
                && approve + reject == 5
            {
                prop_assert!((0..=5).all(|other| other == approve || share(other) < share(approve)));
            }
        }

        #[test]
        fn the_order_of_readings_is_all_the_same(
            mut readings in any_readings(),
            turn in 0_usize..10,
            addressed in prop::sample::select(vec![Addressed::Called, Addressed::Settling, Addressed::Awaited, Addressed::Open]),
        ) {
            let chosen = choose(&readings, addressed, sense);
            let by = turn.min(readings.len());
            readings.rotate_left(by);
            prop_assert_eq!(&chosen, &choose(&readings, addressed, sense));
            readings.reverse();
            prop_assert_eq!(&chosen, &choose(&readings, addressed, sense));
            let fits = readings.iter().any(|reading| reading.share > 0 && sense(&reading.words).verdict == Verdict::Fits);
            let total: u64 = readings.iter().map(|reading| u64::from(reading.share)).sum();
            match &chosen {
                // A refused one only where nothing that fits has any weight.
                Choice::One(Heard::Meant(Intent::Vote { approve, reject })) if approve + reject != 5 => {
                    prop_assert!(!fits || total == 0);
                },
                Choice::Either(both) => {
                    for intent in both {
                        let adds_up = matches!(intent, Intent::Vote { approve, reject } if approve + reject == 5);
                        prop_assert!(adds_up);
                    }
                }
                Choice::One(_) => {}
            }
        }
    }
}
