//! How a word sounds from one person's mouth: a second opinion about the short words that the recogniser mixes up.
//!
//! A template is what of a word is left after everything that makes it a voice is gone: no pitch, no loudness, no time
//! of its own. No sound can be made of it again.

use serde::{Deserialize, Serialize};

use super::hypothesis::Hypothesis;

/// A word is so many points in time, however long it was.
pub const POINTS: usize = 12;

/// Each of them is so many numbers: the coarse shape of its spectrum.
pub const COEFFICIENTS: usize = 10;

/// So many points may one saying of a word run ahead of the other.
const BAND: usize = 3;

/// How much a word loses that sounds less like its template than another one does, in nats for each unit of distance.
const SHARPNESS: f64 = 0.4;

/// The most that it loses: the recogniser, which knows many people, outweighs that where it is certain.
const MOST: f64 = 6.0;

/// How far a word may be from its template, on the way from where it was the other time to the nearest other word.
const NEAR: f64 = 0.33;

/// The most that speaks for it that a word was said that was taught.
const MOST_NEAR: f64 = 6.0;

/// How one word sounded once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<i8>", into = "Vec<i8>")]
pub struct Template(Vec<i8>);

/// The number of numbers is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} numbers, wanted {wanted}", wanted = POINTS * COEFFICIENTS)]
pub struct NoTemplate(usize);

/// A word that was taught, as it is written in the recogniser's model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taught {
    /// The word; some names are several.
    pub words: String,
    /// How it sounded.
    pub template: Template,
}

impl TryFrom<Vec<i8>> for Template {
    type Error = NoTemplate;

    fn try_from(numbers: Vec<i8>) -> Result<Self, NoTemplate> {
        if numbers.len() == POINTS * COEFFICIENTS { Ok(Self(numbers)) } else { Err(NoTemplate(numbers.len())) }
    }
}

impl From<Template> for Vec<i8> {
    fn from(template: Template) -> Self {
        template.0
    }
}

impl Template {
    /// How differently a word sounded two times: 0 for the same. One saying may be slower here and faster there.
    #[must_use]
    pub fn distance(&self, other: &Self) -> f64 {
        let (one, other): (Vec<&[i8]>, Vec<&[i8]>) =
            (self.0.chunks(COEFFICIENTS).collect(), other.0.chunks(COEFFICIENTS).collect());
        let mut before = [f64::INFINITY; POINTS + 1];
        before[0] = 0.0;
        for (at, point) in one.iter().enumerate() {
            let mut now = [f64::INFINITY; POINTS + 1];
            for (beside, near) in other.iter().enumerate().filter(|(beside, _)| beside.abs_diff(at) <= BAND) {
                let least = before[beside].min(before[beside + 1]).min(now[beside]);
                now[beside + 1] = least + between(point, near);
            }
            before = now;
        }
        before[POINTS] / POINTS as f64
    }
}

fn between(one: &[i8], other: &[i8]) -> f64 {
    let squares = one.iter().zip(other).map(|(one, other)| (f64::from(*one) - f64::from(*other)).powi(2));
    squares.sum::<f64>().sqrt()
}

/// What is thought of words by those who have taught how they say them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Opinion {
    /// What speaks against them, in nats: nothing for those that fit best.
    pub against: f64,
    /// What speaks for it that one of the words was said that were taught, in nats: nothing where they sound like other words.
    pub near: f64,
}

/// What was taught, and how near a word has to sound to be one of these.
#[derive(Clone, Debug, Default)]
pub struct SecondOpinion {
    taught: Vec<Taught>,
    near: f64,
}

impl SecondOpinion {
    /// From what was taught. A word is near if it is about as near as the two sayings of one word were, and not as far as
    /// the nearest other word.
    #[must_use]
    pub fn new(taught: Vec<Taught>) -> Self {
        let nearest = |one: &Taught, same: bool| {
            let others =
                taught.iter().filter(|other| !std::ptr::eq(*other, one) && (other.words == one.words) == same);
            others.map(|other| other.template.distance(&one.template)).reduce(f64::min)
        };
        let mean = |same: bool| {
            let all: Vec<f64> = taught.iter().filter_map(|one| nearest(one, same)).collect();
            all.iter().sum::<f64>() / all.len().max(1) as f64
        };
        let (same, other) = (mean(true), mean(false));
        Self { near: same + (other - same).max(0.0) * NEAR, taught }
    }

    /// Whether nobody has taught anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.taught.is_empty()
    }

    /// The words that were taught.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.taught.iter().map(|taught| taught.words.as_str())
    }

    /// What is thought of these words, which sounded so. None if nobody has taught them.
    #[must_use]
    pub fn of(&self, words: &str, said: &Template) -> Option<Opinion> {
        let nearest = |of: &dyn Fn(&Taught) -> bool| {
            self.taught
                .iter()
                .filter(|taught| of(taught))
                .map(|taught| taught.template.distance(said))
                .reduce(f64::min)
        };
        let (own, best) = (nearest(&|taught| taught.words == words)?, nearest(&|_| true)?);
        let against = ((own - best) * SHARPNESS).min(MOST);
        Some(Opinion { against, near: ((self.near - own) * SHARPNESS).clamp(0.0, MOST_NEAR) })
    }
}

/// A reading before it was asked how somebody says its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Unasked {
    /// The logarithm of how likely it is, on any scale.
    pub score: f64,
    /// Its words.
    pub words: String,
    /// What is thought of them; none where nobody has taught one of them.
    pub opinion: Option<Opinion>,
}

/// Readings with the second opinion. It tells apart words that were taught: all readings with such words together stay as
/// likely beside the others as they were, but for what speaks for it that such a word was said.
#[must_use]
pub fn asked(readings: Vec<Unasked>) -> Vec<(f64, String)> {
    let best = readings.iter().map(|reading| reading.score).fold(f64::NEG_INFINITY, f64::max);
    let opinions = || readings.iter().filter_map(|reading| Some((reading.score, reading.opinion?)));
    let before = opinions().map(|(score, _)| (score - best).exp()).sum::<f64>().ln();
    let after = opinions().map(|(score, opinion)| (score - opinion.against - best).exp()).sum::<f64>().ln();
    let near = opinions().map(|(_, opinion)| opinion.near).fold(0.0, f64::max);
    let score = |reading: &Unasked| {
        reading.opinion.map_or(reading.score, |opinion| reading.score - opinion.against + before - after + near)
    };
    readings.iter().map(|reading| (score(reading), reading.words.clone())).collect()
}

/// The readings of a word that was said alone, with the opinion of what was taught.
#[must_use]
pub fn advised(taught: &SecondOpinion, readings: &[Hypothesis], said: &Template) -> Vec<Hypothesis> {
    let heard = readings.iter().filter(|reading| reading.share > 0);
    let unasked = heard.map(|reading| Unasked {
        score: f64::from(reading.share).ln(),
        words: reading.words.clone(),
        opinion: taught.of(&reading.words, said),
    });
    Hypothesis::weighed(asked(unasked.collect()))
}

/// Whether what was taught helps: the second takes are understood with the first ones no worse than without.
#[must_use]
pub fn helps(first: &[Taught], second: &[(Taught, Vec<Hypothesis>)]) -> bool {
    let right = |readings: &[Hypothesis], said: &Taught| {
        readings.iter().max_by_key(|reading| reading.share).is_some_and(|best| best.words == said.words)
    };
    let first = SecondOpinion::new(first.to_vec());
    let alone = second.iter().filter(|(said, readings)| right(readings, said)).count();
    let advised =
        |(said, readings): &&(Taught, Vec<Hypothesis>)| right(&advised(&first, readings, &said.template), said);
    second.iter().filter(advised).count() >= alone
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word of three sounds, each as long as it is told.
    fn word(sounds: [usize; 3], lengths: [usize; 3]) -> Template {
        let points = sounds.iter().zip(lengths).flat_map(|(sound, length)| std::iter::repeat_n(*sound, length));
        let numbers = points.flat_map(|sound| (0..COEFFICIENTS).map(move |at| if at == sound { 60 } else { 0 }));
        Template::try_from(numbers.collect::<Vec<i8>>()).unwrap()
    }

    fn taught(words: &str, template: Template) -> Taught {
        Taught { words: words.to_owned(), template }
    }

    fn readings(shares: &[(&str, u32)]) -> Vec<Hypothesis> {
        shares.iter().map(|(words, share)| Hypothesis { words: (*words).to_owned(), share: *share }).collect()
    }

    #[test]
    fn a_template_is_a_hundred_and_twenty_small_numbers() {
        let kept = serde_json::to_string(&word([0, 1, 2], [4, 4, 4])).unwrap();
        assert_eq!(serde_json::from_str::<Vec<i8>>(&kept).unwrap().len(), 120);
        assert_eq!(serde_json::from_str::<Template>(&kept).unwrap(), word([0, 1, 2], [4, 4, 4]));
        assert!(serde_json::from_str::<Template>("[1, 2, 3]").is_err());
    }

    #[test]
    fn a_word_is_near_itself_however_its_sounds_are_drawn_out() {
        let two = word([0, 1, 2], [4, 4, 4]);
        assert_eq!(two.distance(&two), 0.0);
        let slower = word([0, 1, 2], [3, 6, 3]);
        assert!(two.distance(&slower) < two.distance(&word([0, 3, 2], [4, 4, 4])) / 4.0);
        assert_eq!(two.distance(&slower), slower.distance(&two));
    }

    #[test]
    fn what_was_taught_decides_where_the_recogniser_does_not() {
        let (two, ten) = (word([0, 1, 2], [4, 4, 4]), word([0, 3, 4], [4, 4, 4]));
        let all = SecondOpinion::new(vec![taught("two", two.clone()), taught("ten", ten)]);
        let unsure = readings(&[("ten", 520_000), ("two", 480_000)]);
        assert_eq!(advised(&all, &unsure, &two)[0].words, "two");
        let sure = readings(&[("ten", 999_000), ("two", 1_000)]);
        assert_eq!(advised(&all, &sure, &two)[0].words, "ten", "many people outweigh one");
        let others = readings(&[("eight", 600_000), ("nine", 400_000)]);
        assert_eq!(advised(&all, &others, &two)[0].words, "eight", "nobody taught them");
        assert_eq!(all.of("two", &two).map(|opinion| opinion.against), Some(0.0));
        assert_eq!(all.of("nine", &two), None);
        let talk = readings(&[("talk", 600_000), ("ten", 300_000), ("two", 100_000)]);
        assert_eq!(advised(&all, &talk, &two)[0].words, "two", "it sounds like nothing else");
        let something = word([5, 6, 7], [4, 4, 4]);
        let left = advised(&all, &talk, &something);
        assert!(
            left[0].words == "talk" && left[0].share.abs_diff(600_000) < 10,
            "it sounds like none of them: {left:?}"
        );
    }

    #[test]
    fn what_makes_it_worse_is_noticed() {
        let (two, ten) = (word([0, 1, 2], [4, 4, 4]), word([0, 3, 4], [4, 4, 4]));
        let first = [taught("two", two.clone()), taught("ten", ten.clone())];
        let right = readings(&[("two", 600_000), ("ten", 400_000)]);
        assert!(helps(&first, &[(taught("two", two), right.clone())]));
        assert!(!helps(&first, &[(taught("two", ten), right)]));
    }
}
