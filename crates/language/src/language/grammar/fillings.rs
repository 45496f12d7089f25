//! What can be said in the slots of a phrase, as pieces from which a recogniser makes the rest.

use crate::game::{Edition, Module, PlotCard};
use crate::language::pattern::{Pattern, Piece, Slot};
use crate::language::spoken_names::SpokenNames;
use crate::language::{Language, Phrases, Verb, Vocabulary};

/// The largest team of so many players, and so the most cards of one kind.
fn largest_team(players: usize) -> usize {
    if players > 10 { 6 } else { 5 }
}

/// The most numbered choices that are ever offered.
const OPTIONS: usize = 9;

/// Of a number of cards with several words, so many are listened for: "no fails", "none".
const WORDS_PER_NUMBER: usize = 3;

/// All that can stand in slots at this table.
pub struct Fillings<'a> {
    phrases: &'a Phrases,
    vocabulary: &'a Vocabulary,
    players: usize,
    /// Each player in every way, the usual ones first.
    singles: Vec<String>,
    /// Each player beside every other one.
    pairs: Vec<[String; 2]>,
    /// Each seat beside every other one, by its number alone.
    seats: Vec<[String; 2]>,
    and: Option<String>,
}

impl<'a> Fillings<'a> {
    /// What can be said of these players.
    #[must_use]
    pub fn new(phrases: &'a Phrases, spoken_names: &SpokenNames, vocabulary: &'a Vocabulary) -> Self {
        let mut ways: [Vec<String>; 3] = [const { Vec::new() }; 3];
        for (seat, calling) in spoken_names.iter() {
            ways[0].extend(calling.name.words().map(str::to_owned));
            ways[1].extend(calling.sign.clone());
            let number =
                phrases.words_for(usize::from(seat.number())).iter().find_map(|word| vocabulary.spell_text(word));
            let announced = phrases.seat_words().iter().filter_map(|word| vocabulary.spelling(&word.written)).take(1);
            ways[2].extend(
                announced
                    .zip(std::iter::repeat(number))
                    .filter_map(|(seat, number)| Some(format!("{seat} {}", number?))),
            );
        }
        let of_each = |ways: &Vec<String>| {
            let ways = ways.clone();
            (0..ways.len())
                .flat_map(move |one| {
                    let ways = ways.clone();
                    (1..ways.len()).map(move |step| [ways[one].clone(), ways[(one + step) % ways.len()].clone()])
                })
                .collect::<Vec<_>>()
        };
        // Who has no name that can be heard is called by seat; pairs of seats need not all be listed.
        let pairs = if ways[0].len() > 1 { of_each(&ways[0]) } else { of_each(&ways[2]) };
        let numbers = spoken_names.iter().filter_map(|(seat, _)| {
            phrases.words_for(usize::from(seat.number())).iter().find_map(|word| vocabulary.spell_text(word))
        });
        let seats = of_each(&numbers.collect());
        let and = phrases.and_words().iter().find_map(|word| vocabulary.spelling(&word.written));
        Self {
            phrases,
            vocabulary,
            players: spoken_names.iter().count(),
            singles: ways.concat(),
            pairs,
            seats,
            and: and.map(str::to_owned),
        }
    }

    /// The words for the slots of a phrase while these commands are open, in every way that is listened for.
    #[must_use]
    pub fn of(&self, verb: Verb, pattern: &Pattern, open: &[Verb]) -> Vec<Vec<String>> {
        let bare = pattern.literal_words().next().is_none();
        let number = |number: usize| self.number(number, bare);
        match slots(pattern).as_slice() {
            [] => vec![Vec::new()],
            // In a roll call everybody answers alone.
            [Slot::Players] if matches!(verb, Verb::Approve | Verb::Reject) && !open.contains(&Verb::Vote) => {
                self.singles.iter().map(|player| vec![player.clone()]).collect()
            }
            // A tally names nobody: whoever lists voters lists their names.
            [Slot::Players] if open.contains(&Verb::Vote) => self.voters().into_iter().map(|who| vec![who]).collect(),
            [Slot::Players] => self
                .teams(if verb == Verb::Propose && bare { &self.pairs } else { &[] })
                .into_iter()
                .chain(self.seats.iter().filter(|_| verb == Verb::Propose && bare).map(|pair| pair.join(" ")))
                .map(|team| vec![team])
                .collect(),
            slots if slots.contains(&Slot::Card) || slots.contains(&Slot::Target) => self.about_cards(slots),
            [Slot::Player] if verb == Verb::VotesOf => self.voters().into_iter().map(|who| vec![who]).collect(),
            [Slot::Player] => self.singles.iter().map(|player| vec![player.clone()]).collect(),
            [Slot::Player, Slot::Instead] | [Slot::Instead, Slot::Player] => {
                self.pairs.iter().map(|pair| pair.to_vec()).collect()
            }
            // "One approves" and "none approves" sound alike: of a tally only the plain numbers.
            [Slot::Approve, Slot::Reject] => self.both(self.players..=self.players, true),
            // Counts of several kinds, where there are such cards.
            slots if slots.contains(&Slot::Reverses) || slots.contains(&Slot::Rogues) => self.counts(slots, open),
            [Slot::Number, Slot::Number] => self.both(2..=largest_team(self.players), bare),
            [Slot::Number] if verb == Verb::Option => (1..=OPTIONS).flat_map(number).map(|word| vec![word]).collect(),
            [Slot::Number] => (0..=largest_team(self.players)).flat_map(number).map(|word| vec![word]).collect(),
            [Slot::Mission] => (1..=5).flat_map(number).map(|word| vec![word]).collect(),
            [Slot::Level] => (0..=100).step_by(10).flat_map(number).map(|word| vec![word]).collect(),
            [Slot::Module] => {
                // The others have their numbers, and "plot cards" is a question.
                let usual = Edition::default();
                let characters = Module::all().into_iter().filter(|module| !usual.allows(*module));
                let spelled = |module| {
                    self.phrases.names_of_module(module).iter().find_map(|name| self.vocabulary.spell_text(name))
                };
                characters.filter_map(spelled).map(|name| vec![name]).collect()
            }
            [Slot::Edition] => {
                let names = Edition::all().into_iter().flat_map(|edition| self.phrases.names_of_edition(edition));
                names.filter_map(|name| self.vocabulary.spell_text(&name)).map(|name| vec![name]).collect()
            }
            [Slot::Language] => {
                let names = Language::ALL.into_iter().flat_map(|language| self.phrases.names_of(language));
                names.filter_map(|name| self.vocabulary.spell_text(name)).map(|name| vec![name]).collect()
            }
            // Anything at all can't be listened for.
            _ => Vec::new(),
        }
    }

    /// Fails, Reverses and Rogue Successes in one breath, where there are such cards.
    fn counts(&self, slots: &[Slot], open: &[Verb]) -> Vec<Vec<String>> {
        let most = |slot: &Slot| match slot {
            Slot::Number => Some(largest_team(self.players)),
            Slot::Reverses if open.contains(&Verb::Reverses) => Some(2),
            Slot::Rogues if open.contains(&Verb::Rogues) => Some(1),
            _ => None,
        };
        let words = |slot| {
            let words: Vec<String> = (0..=most(slot)?).flat_map(|number| self.number(number, true)).collect();
            (!words.is_empty()).then_some(words)
        };
        let Some(words) = slots.iter().map(words).collect::<Option<Vec<_>>>() else { return Vec::new() };
        // Pairs of words are all that a recogniser learns: each number need not stand beside each other one.
        let rows = words.iter().map(Vec::len).max().unwrap_or(0);
        (0..rows).map(|row| words.iter().map(|words| words[row % words.len()].clone()).collect()).collect()
    }

    /// Plot cards and players: each of them beside some of the others.
    fn about_cards(&self, slots: &[Slot]) -> Vec<Vec<String>> {
        let cards: Vec<String> = PlotCard::ALL
            .into_iter()
            .filter_map(|card| {
                self.phrases.names_of_card(card).iter().find_map(|name| self.vocabulary.spell_text(name))
            })
            .collect();
        if cards.is_empty() || self.singles.is_empty() {
            return Vec::new();
        }
        let rows = slots.iter().map(|slot| if *slot == Slot::Card { cards.len() } else { self.singles.len() }).max();
        let word = |row: usize, at: usize, slot: &Slot| match slot {
            Slot::Card => cards[row % cards.len()].clone(),
            _ => self.singles[(row + at) % self.singles.len()].clone(),
        };
        (0..rows.unwrap_or(0))
            .map(|row| slots.iter().enumerate().map(|(at, slot)| word(row, at, slot)).collect())
            .collect()
    }

    /// Each player in one way: by name, or by seat if nobody has a name that can be heard.
    fn voters(&self) -> Vec<String> {
        let players = self.pairs.iter().map(|[one, _]| one.clone());
        players.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
    }

    /// Two and one, and these side by side: from them the recogniser makes any team.
    fn teams(&self, side_by_side: &[[String; 2]]) -> Vec<String> {
        let joined =
            self.and.iter().flat_map(|and| self.pairs.iter().map(move |[one, other]| format!("{one} {and} {other}")));
        let step = self.pairs.len() / self.players.max(1);
        let some = joined.step_by(step.max(1));
        some.chain(self.singles.iter().cloned()).chain(side_by_side.iter().map(|pair| pair.join(" "))).collect()
    }

    /// Two numbers that are so many together.
    fn both(&self, sums: std::ops::RangeInclusive<usize>, bare: bool) -> Vec<Vec<String>> {
        let splits = sums.flat_map(|sum| (0..=sum).map(move |one| (one, sum - one)));
        splits
            .flat_map(|(one, other)| {
                let others = self.number(other, bare);
                self.number(one, bare)
                    .into_iter()
                    .flat_map(move |one| others.clone().into_iter().map(move |other| vec![one.clone(), other]))
            })
            .collect()
    }

    /// The words for a number. Alone, "none" is one beside zero, but "a" is no one.
    fn number(&self, number: usize, bare: bool) -> Vec<String> {
        let words = match (number, bare) {
            (_, false) => WORDS_PER_NUMBER,
            (0, true) => 2,
            (_, true) => 1,
        };
        let known = self.phrases.words_for(number).iter().take(words);
        known.filter_map(|word| self.vocabulary.spell_text(word)).collect()
    }
}

/// The slots of a phrase, in order.
pub fn slots(pattern: &Pattern) -> Vec<Slot> {
    let slot = |piece: &Piece| match piece {
        Piece::Slot(slot) => Some(*slot),
        Piece::Word(_) => None,
    };
    pattern.pieces().iter().filter_map(slot).collect()
}
