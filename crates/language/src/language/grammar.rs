//! What the recogniser listens for: every string is something that can be said now, in words that the model knows.
//!
//! A recogniser makes a model of pairs of words out of the strings: it also hears other orders of the same words.
//! So a team isn't listed in all its orders, only each name beside each other one. And whatever comes back is parsed
//! again, by [`Heard`](super::heard::Heard).

mod fillings;
mod ways;

use std::collections::{BTreeMap, BTreeSet};

use super::intent::Intent;
use super::pattern::{Pattern, Piece, Token, Word};
use super::phrases::{Phrases, Place};
use super::realm::Realm;
use super::spoken_names::SpokenNames;
use super::verb::Verb;
use super::vocabulary::Vocabulary;
use fillings::{Fillings, slots};
pub use recogniser::hypothesis::UNKNOWN;
pub use ways::audible;
use ways::longest_way;

/// Questions and the like, which may be said at any time.
pub const ALWAYS: [Verb; 17] = [
    Verb::Undo,
    Verb::Redo,
    Verb::Repeat,
    Verb::Status,
    Verb::Score,
    Verb::ScoreFull,
    Verb::Votes,
    Verb::VotesAll,
    Verb::More,
    Verb::VotesOf,
    Verb::Who,
    Verb::Help,
    Verb::Faster,
    Verb::Slower,
    Verb::Louder,
    Verb::Quieter,
    Verb::EarsOff,
];

/// About so many strings are listed, most of them several times. The more often words follow each other there, the less
/// are other orders of them heard.
const STRINGS: usize = 1_200;

/// The shares of a hundred strings that what is said by its weight has: bare answers to the open question, its other
/// commands, what can be said at any time, talk that is for nobody, and the unknown word. It must weigh something, or
/// every noise is a command.
const ANSWERS_SHARE: usize = 65;
const OPEN_SHARE: usize = 20;
const ALWAYS_SHARE: usize = 6;
const DECOYS_SHARE: usize = 6;
const UNKNOWN_SHARE: usize = 3;

/// How likely something is to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    /// It is asked for, and said in the fewest words.
    Answer,
    /// It is open now.
    Open,
    /// It can be said at any time.
    Always,
}

/// Something that is listened for.
#[derive(Clone, Debug)]
struct Phrase {
    verb: Verb,
    weight: Weight,
    /// Nothing but an answer to the open question: the numbers of a tally, names, "yes".
    bare: bool,
    words: String,
}

/// What can be said at one moment.
#[derive(Clone, Debug)]
pub struct Grammar {
    verbs: BTreeSet<Verb>,
    phrases: Vec<Phrase>,
    examples: Vec<(Verb, Pattern)>,
    /// The answers that are also listened for alone.
    asked: Vec<String>,
    /// Single words that drop what was read back: what was meant may follow them at once.
    refusals: Vec<String>,
    decoys: Vec<String>,
    /// Short words that are taken for no other ones, where they are listed once.
    fillers: Vec<String>,
    decoy_words: BTreeSet<String>,
}

impl Grammar {
    /// What can be said while these commands are open.
    #[must_use]
    pub fn new(open: &[Verb], phrases: &Phrases, spoken_names: &SpokenNames, vocabulary: &Vocabulary) -> Self {
        let mut grammar = Self::silent(phrases, vocabulary);
        grammar.verbs = open.iter().copied().chain(ALWAYS).collect();
        if open.contains(&Verb::Vote) {
            grammar.verbs.extend([Verb::ApproveAll, Verb::RejectAll]);
        }
        let of_one = open.contains(&Verb::Approve).then_some([Verb::Approves, Verb::Rejects]);
        grammar.verbs.extend(of_one.into_iter().flatten());
        let fillings = Fillings::new(phrases, spoken_names, vocabulary);
        let mut known = BTreeSet::new();
        let always = phrases.all().filter(|(verb, place, _)| *place == Place::Answers && ALWAYS.contains(verb));
        let always: Vec<&Pattern> = always.map(|(.., pattern)| pattern).collect();
        for (verb, place, pattern) in phrases.all() {
            // "How has" alone is the rest of a question of which the name was not heard. "Approve" is a whole answer only
            // in a roll call: while a tally is asked for, it would be the rest of "all approve". That a mission has succeeded
            // may be all that there is to tell.
            let whole = match verb {
                Verb::Approve | Verb::Reject => !open.contains(&Verb::Vote),
                _ => verb == Verb::Success,
            };
            let listened = match place {
                Place::Phrases => grammar.verbs.contains(&verb),
                // "No" alone drops only what is read back: in a roll call it is a vote. What would take a step back
                // elsewhere is heard there too.
                Place::Answers if verb == Verb::Cancel => {
                    open.contains(&verb) && (open.contains(&Verb::Confirm) || always.contains(&pattern))
                }
                Place::Answers => open.contains(&verb) || ALWAYS.contains(&verb),
                Place::Opens => open.contains(&verb) && whole,
            };
            if !listened || phrases.only_typed(verb, pattern) {
                continue;
            }
            // What is rarely said has one phrase, and a long one: every word that is listed is heard for another one.
            let rare = !is_open(verb, open) && !matches!(verb, Verb::Undo | Verb::Help);
            if rare && longest_way(verb, phrases, vocabulary) != Some(pattern) {
                continue;
            }
            for filling in fillings.of(verb, pattern, open) {
                let Some(phrase) = spelled(pattern, &filling, vocabulary) else { break };
                let words = phrases.heard_as_one(&phrase);
                if grammar.examples.last().is_none_or(|(last, _)| *last != verb) {
                    grammar.examples.push((verb, pattern.clone()));
                }
                if verb == Verb::Cancel && place == Place::Answers && open.contains(&Verb::Confirm) {
                    grammar.refusals.push(words.clone());
                }
                if known.insert(words.clone()) {
                    let weight = weight(verb, place, &words, open);
                    let bare = (place == Place::Opens && verb != Verb::Success)
                        || (place == Place::Answers && weight == Weight::Answer);
                    grammar.phrases.push(Phrase { verb, weight, bare, words });
                }
            }
        }
        grammar.without_own_words()
    }

    /// Nothing but what wakes the narrator.
    #[must_use]
    pub fn wake(phrases: &Phrases, vocabulary: &Vocabulary) -> Self {
        let mut grammar = Self::silent(phrases, vocabulary);
        let wake = phrases.wake().iter().filter_map(|pattern| spelled(pattern, &[], vocabulary));
        grammar.phrases =
            wake.map(|words| Phrase { verb: Verb::Talk, weight: Weight::Answer, bare: false, words }).collect();
        grammar.without_own_words()
    }

    /// What ends what the narrator is saying: the wake phrase, orders to be silent or to wait that name it, and the order to
    /// be silent without its name. What is left of its own voice is taken for that one more easily than for the others.
    #[must_use]
    pub fn interruption(phrases: &Phrases, vocabulary: &Vocabulary) -> Self {
        let mut grammar = Self::wake(phrases, vocabulary);
        grammar.verbs = [Verb::Stop, Verb::Pause].into();
        let names: BTreeSet<&str> = phrases.wake().iter().flat_map(Pattern::literal_words).collect();
        let nameless =
            |pattern: &Pattern| -> String { pattern.literal_words().filter(|word| !names.contains(word)).collect() };
        let heard = phrases.all().filter(|(verb, _, pattern)| !phrases.only_typed(*verb, pattern));
        let (named, others): (Vec<_>, Vec<_>) = heard
            .filter(|(verb, ..)| grammar.verbs.contains(verb))
            .partition(|(.., pattern)| pattern.literal_words().any(|word| names.contains(word)));
        // Each word more is one more that its own voice may sound like.
        let orders = named.iter().filter(|(verb, ..)| *verb == Verb::Stop);
        let orders: Vec<String> = orders.map(|(.., pattern)| nameless(pattern)).collect();
        let alone = others.into_iter().filter(|(.., pattern)| orders.contains(&nameless(pattern)));
        grammar.phrases.extend(alone.chain(named.iter().copied()).filter_map(|(verb, _, pattern)| {
            let words = spelled(pattern, &[], vocabulary)?;
            Some(Phrase { verb, weight: Weight::Answer, bare: false, words })
        }));
        grammar.fillers.clear();
        grammar.without_own_words()
    }

    /// A name that is tried: what it may sound like, what else can be said meanwhile, and how the other players are
    /// called, or every noise would be this name.
    #[must_use]
    pub fn name(
        candidates: &[String],
        open: &[Verb],
        phrases: &Phrases,
        spoken_names: &SpokenNames,
        vocabulary: &Vocabulary,
    ) -> Self {
        let mut grammar = Self::silent(phrases, vocabulary);
        grammar.verbs = open.iter().copied().collect();
        let said =
            phrases.all().filter(|(verb, _, pattern)| open.contains(verb) && !phrases.only_typed(*verb, pattern));
        let said = said.filter_map(|(verb, _, pattern)| Some((verb, spelled(pattern, &[], vocabulary)?)));
        let others = spoken_names.iter().filter_map(|(_, calling)| calling.name.words().map(str::to_owned));
        let others = others.filter(|name| !candidates.contains(name));
        let names = candidates.iter().cloned().chain(others).map(|name| (Verb::TryNames, name));
        let weight = |verb| if verb == Verb::TryNames { Weight::Answer } else { Weight::Open };
        grammar.phrases = names
            .chain(said)
            .map(|(verb, words)| Phrase { verb, weight: weight(verb), bare: false, words })
            .collect();
        grammar.without_own_words()
    }

    /// A word of something that can be said now is no decoy now.
    fn without_own_words(mut self) -> Self {
        for word in self.phrases.iter().flat_map(|phrase| phrase.words.split(' ')) {
            self.decoy_words.remove(&Token::folded(word));
        }
        self.fillers.retain(|filler| self.decoy_words.contains(&Token::folded(filler)));
        self
    }

    /// No command, only what is no command.
    fn silent(phrases: &Phrases, vocabulary: &Vocabulary) -> Self {
        let decoys = phrases.decoys().iter().filter_map(|pattern| spelled(pattern, &[], vocabulary));
        let decoys: Vec<String> = decoys.map(|decoy| phrases.heard_as_one(&decoy)).collect();
        let fillers = phrases.fillers().iter().filter_map(|filler| vocabulary.spelling(filler));
        let fillers: Vec<String> = fillers.map(str::to_owned).collect();
        let words = decoys.iter().chain(&fillers).flat_map(|decoy| decoy.split(' ')).map(Token::folded);
        let decoy_words = words.filter(|word| phrases.number(word).is_none()).collect();
        Self {
            verbs: BTreeSet::new(),
            phrases: Vec::new(),
            examples: Vec::new(),
            asked: Vec::new(),
            refusals: Vec::new(),
            decoys,
            fillers,
            decoy_words,
        }
    }

    /// The strings for the recogniser: phrases and decoys, and the unknown word, most of them several times. The more
    /// often a string stands there, the more it weighs. Commands of the same weight share it evenly, however many phrases
    /// they have. Never empty.
    #[must_use]
    pub fn listed(&self) -> Vec<String> {
        let mut counts: BTreeMap<Weight, BTreeMap<Verb, usize>> = BTreeMap::new();
        for phrase in &self.phrases {
            *counts.entry(phrase.weight).or_default().entry(phrase.verb).or_default() += 1;
        }
        let share = |weight| match weight {
            Weight::Answer => ANSWERS_SHARE,
            Weight::Open => OPEN_SHARE,
            Weight::Always => ALWAYS_SHARE,
        };
        let of = |percent: usize, count: usize| (STRINGS * percent / 100 / count.max(1)).max(1);
        let phrases = self.phrases.iter().flat_map(|phrase| {
            let verbs = &counts[&phrase.weight];
            std::iter::repeat_n(&phrase.words, of(share(phrase.weight), verbs.len() * verbs[&phrase.verb]))
        });
        let decoys = self.decoys.iter().filter(|_| self.verbs.is_empty());
        let decoys = decoys.flat_map(|decoy| std::iter::repeat_n(decoy, of(DECOYS_SHARE, self.decoys.len())));
        let fillers = self.fillers.iter().filter(|_| !self.verbs.is_empty());
        let mut listed: Vec<String> = phrases.chain(decoys).chain(fillers).cloned().collect();
        let settles = |verb| matches!(verb, Verb::Confirm | Verb::Cancel);
        let meant = self.phrases.iter().filter(|phrase| phrase.weight == Weight::Answer && !settles(phrase.verb));
        listed.extend(
            self.refusals.iter().flat_map(|no| meant.clone().map(move |phrase| format!("{no} {}", phrase.words))),
        );
        let unknown = 1 + listed.len() * UNKNOWN_SHARE / 100;
        listed.extend(std::iter::repeat_n(UNKNOWN.to_owned(), unknown));
        listed
    }

    /// Narrows the answers to the open question down to those that can be true, and to one way to say each number: among
    /// few strings they are heard far better. What an answer means is told by `meant`, if it can be true.
    pub fn ask(&mut self, meant: impl Fn(&Self, &str) -> Option<Intent>) {
        let mut known: Vec<Intent> = Vec::new();
        let mut asked = Vec::new();
        for phrase in self.phrases.iter().filter(|phrase| phrase.bare) {
            let Some(intent) = meant(self, &phrase.words) else { continue };
            // A team is told by names or seats, in any order.
            if matches!(intent, Intent::Propose(_)) || !known.contains(&intent) {
                known.push(intent);
                asked.push(phrase.words.clone());
            }
        }
        self.asked = asked;
    }

    /// The answers to the open question that are also listened for alone; none before [`Grammar::ask`].
    #[must_use]
    pub fn asked(&self) -> &[String] {
        &self.asked
    }

    /// Whether words are an answer that is listened for alone, or follow each other in such answers.
    #[must_use]
    pub fn asks_for(&self, words: &str) -> bool {
        let words: Vec<&str> = words.split(' ').collect();
        let stand_together = |pair: &[&str]| {
            let stands = |answer: &String| {
                answer.split(' ').zip(answer.split(' ').skip(1)).any(|(one, next)| pair == [one, next])
            };
            self.asked.iter().any(stands)
        };
        match words[..] {
            [word] => self.asked.iter().any(|answer| answer == word),
            _ => words.windows(2).all(stand_together),
        }
    }

    /// The phrases, each with its command.
    pub fn phrases(&self) -> impl Iterator<Item = (Verb, &str)> {
        self.phrases.iter().map(|phrase| (phrase.verb, phrase.words.as_str()))
    }

    /// What can be said now: of each command the first phrase that is listened for.
    #[must_use]
    pub fn examples(&self) -> &[(Verb, Pattern)] {
        &self.examples
    }

    /// Whether a command is listened for.
    #[must_use]
    pub fn allows(&self, verb: Verb) -> bool {
        self.verbs.contains(&verb)
    }

    /// Whether words are listened for as they are, one after the other.
    #[must_use]
    pub fn lists(&self, words: &str) -> bool {
        self.phrases.iter().any(|phrase| phrase.words == words)
    }

    /// Whether nothing of an utterance was for the narrator.
    #[must_use]
    pub fn is_talk(&self, words: &str) -> bool {
        words.split_whitespace().all(|word| self.is_decoy(word))
    }

    /// Whether a word shows that the players talk to each other.
    #[must_use]
    pub fn is_decoy(&self, word: &str) -> bool {
        word == UNKNOWN || self.decoy_words.contains(&Token::folded(word))
    }
}

/// Whether a command belongs to the open question, and not beside it.
fn is_open(verb: Verb, open: &[Verb]) -> bool {
    let of_vote = matches!(verb, Verb::ApproveAll | Verb::RejectAll) && open.contains(&Verb::Vote);
    of_vote || (open.contains(&verb) && !matches!(verb, Verb::Phones | Verb::PhonesAt | Verb::Free))
}

/// How likely a phrase is to be said while these commands are open. One name alone is no team.
fn weight(verb: Verb, place: Place, words: &str, open: &[Verb]) -> Weight {
    match verb {
        _ if !is_open(verb, open) || verb.realm() == Realm::Question => Weight::Always,
        Verb::Confirm | Verb::Cancel => Weight::Answer,
        Verb::Propose if !words.contains(' ') => Weight::Open,
        _ if place == Place::Answers => Weight::Answer,
        _ => Weight::Open,
    }
}

/// Whether a model knows all fixed words of a phrase.
fn knows(vocabulary: &Vocabulary, pattern: &Pattern) -> bool {
    let fillings = vec![String::new(); slots(pattern).len()];
    spelled(pattern, &fillings, vocabulary).is_some()
}

/// A phrase in the model's spelling, with these words in its slots; none if the model doesn't know all its words.
fn spelled(pattern: &Pattern, filling: &[String], vocabulary: &Vocabulary) -> Option<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut filling = filling.iter();
    for pieces in pattern.pieces().chunk_by(|one, next| is_word(one) && is_word(next)) {
        match &pieces[0] {
            Piece::Slot(_) => parts.push(filling.next()?.clone()),
            Piece::Word(_) => parts.push(vocabulary.spell(pieces.iter().filter_map(word))?),
        }
    }
    Some(parts.join(" "))
}

fn is_word(piece: &Piece) -> bool {
    word(piece).is_some()
}

fn word(piece: &Piece) -> Option<&Word> {
    match piece {
        Piece::Word(word) => Some(word),
        Piece::Slot(_) => None,
    }
}
