//! One phrase: words and slots in a row, and how a line of text fits it.

use std::ops::Range;

use crate::game::setup::is_accent;

/// A word of a line: how it is compared, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The word in plain small letters.
    pub word: String,
    /// Where it stands in the line, in bytes.
    pub span: Range<usize>,
    /// Whether a comma or the like stands before it: no name reaches across one.
    pub apart: bool,
}

impl Token {
    /// The words of a line. Everything but letters and digits only separates them; the minus and the point of a number
    /// belong to it.
    #[must_use]
    pub fn split(line: &str) -> Vec<Self> {
        let mut tokens = Vec::new();
        let mut begin = None;
        let mut between = 0;
        let ends = std::iter::once((line.len(), ' '));
        for (at, sign) in line.char_indices().chain(ends) {
            let belongs = sign.is_alphanumeric() || is_accent(sign) || (sign == '.' && is_point(line, at));
            match (belongs, begin) {
                (true, None) => begin = Some(at),
                (false, Some(from)) => {
                    let gap = &line[between..from];
                    let minus = minus_before(line, from);
                    let word = Self::folded(&line[from..at]);
                    tokens.push(Self {
                        word: if minus > 0 { format!("-{word}") } else { word },
                        span: from - minus..at,
                        apart: gap.contains([',', ';', '/', '、', '،', '，']),
                    });
                    between = at;
                    begin = None;
                }
                _ => {}
            }
        }
        tokens.retain(|token| !token.word.is_empty());
        tokens
    }

    /// Whether the word is a number with a point in it: no seat, and no count.
    #[must_use]
    pub fn is_fraction(&self) -> bool {
        self.word.contains('.')
    }

    /// A text as it is compared: its words, parted by spaces.
    #[must_use]
    pub fn compared(text: &str) -> String {
        Self::split(text).into_iter().map(|token| token.word).collect::<Vec<_>>().join(" ")
    }

    /// A word as it is compared: without accents, in small letters.
    #[must_use]
    pub fn folded(word: &str) -> String {
        deunicode::deunicode(word).to_lowercase().trim().to_owned()
    }
}

/// The bytes of the minus before a number: there is one in "fails -1", but none in "3-2".
fn minus_before(line: &str, number: usize) -> usize {
    let (before, after) = line.split_at(number);
    let begins = |rest: &&str| rest.chars().next_back().is_none_or(char::is_whitespace);
    let rest = before.strip_suffix(['-', '−']).filter(begins).filter(|_| after.starts_with(char::is_numeric));
    rest.map_or(0, |rest| before.len() - rest.len())
}

/// Whether the full stop at this byte stands within a number: it does in "1.5", but not in "1. 5".
fn is_point(line: &str, at: usize) -> bool {
    let (before, after) = (&line[..at], &line[at + 1..]);
    before.ends_with(|sign: char| sign.is_ascii_digit()) && after.starts_with(|sign: char| sign.is_ascii_digit())
}

/// What can stand in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// Names or seat numbers, one or more.
    Players,
    /// One name or seat number.
    Player,
    /// The one who comes instead of {player}.
    Instead,
    /// The player whom a plot card is about.
    Target,
    /// A plot card.
    Card,
    /// A module or a character.
    Module,
    /// An edition.
    Edition,
    /// A number.
    Number,
    /// How many Reverses.
    Reverses,
    /// How many Rogue Successes.
    Rogues,
    /// How many approve.
    Approve,
    /// How many reject.
    Reject,
    /// The number of a mission.
    Mission,
    /// A level from 0 to 100.
    Level,
    /// A language.
    Language,
    /// Anything.
    Text,
}

impl Slot {
    /// All slots.
    pub const ALL: [Self; 16] = [
        Self::Players,
        Self::Player,
        Self::Instead,
        Self::Target,
        Self::Card,
        Self::Module,
        Self::Edition,
        Self::Number,
        Self::Reverses,
        Self::Rogues,
        Self::Approve,
        Self::Reject,
        Self::Mission,
        Self::Level,
        Self::Language,
        Self::Text,
    ];

    /// The name between braces.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Player => "player",
            Self::Instead => "instead",
            Self::Target => "target",
            Self::Card => "card",
            Self::Module => "module",
            Self::Edition => "edition",
            Self::Number => "number",
            Self::Reverses => "reverses",
            Self::Rogues => "rogues",
            Self::Approve => "approve",
            Self::Reject => "reject",
            Self::Mission => "mission",
            Self::Level => "level",
            Self::Language => "language",
            Self::Text => "text",
        }
    }

    /// The most words that can stand in it.
    fn most_words(self) -> usize {
        match self {
            Self::Players | Self::Player | Self::Instead | Self::Target => usize::MAX,
            Self::Card | Self::Module | Self::Edition | Self::Text => usize::MAX,
            // "Quatre-vingt-dix-neuf."
            Self::Number | Self::Reverses | Self::Rogues | Self::Approve | Self::Reject => 4,
            Self::Mission | Self::Level => 4,
            Self::Language => 1,
        }
    }

    /// Whether a number stands in it.
    #[must_use]
    pub fn is_number(self) -> bool {
        matches!(
            self,
            Self::Number | Self::Reverses | Self::Rogues | Self::Approve | Self::Reject | Self::Mission | Self::Level
        )
    }
}

/// One piece of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Exactly this word.
    Word(Word),
    /// Something that fits a slot.
    Slot(Slot),
}

/// A fixed word of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// As it is compared.
    pub folded: String,
    /// As help shows it, with its accents and the apostrophe or hyphen after it.
    pub written: String,
}

impl Word {
    /// The words of a text without spaces: "l'équipe" is two.
    pub(super) fn split(text: &str) -> Vec<Self> {
        let tokens = Token::split(text);
        let ends = tokens.iter().skip(1).map(|token| token.span.start);
        let ends: Vec<usize> = ends.chain([text.len()]).collect();
        tokens
            .into_iter()
            .zip(ends)
            .map(|(token, end)| Self { written: text[token.span.start..end].to_owned(), folded: token.word })
            .collect()
    }
}

/// A phrase without choices in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(Vec<Piece>);

/// A slot and the words that stand in it, as a range of tokens.
pub type Filled = (Slot, Range<usize>);

impl Pattern {
    /// All phrases that a text with choices stands for: `(a|b)` one of them, `[x]` with or without.
    #[must_use]
    pub fn compile(text: &str) -> Vec<Self> {
        let (phrases, rest) = alternatives(text);
        debug_assert!(rest.is_empty(), "unbalanced phrase {text}");
        phrases.into_iter().map(Self).collect()
    }

    /// The pieces in order.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    /// The words that are not in slots.
    pub fn literal_words(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|piece| match piece {
            Piece::Word(word) => Some(word.folded.as_str()),
            Piece::Slot(_) => None,
        })
    }

    /// The phrase as one writes it, with something in its slots.
    #[must_use]
    pub fn written(&self, mut fill: impl FnMut(Slot) -> String) -> String {
        let mut line = String::new();
        for piece in &self.0 {
            if !line.is_empty() && !line.ends_with(['\'', '’', '-']) {
                line.push(' ');
            }
            match piece {
                Piece::Word(word) => line.push_str(&word.written),
                Piece::Slot(slot) => line.push_str(&fill(*slot)),
            }
        }
        line
    }

    /// Whether something has to be filled in.
    #[must_use]
    pub fn has_slots(&self) -> bool {
        self.0.iter().any(|piece| matches!(piece, Piece::Slot(_)))
    }

    /// Whether these are the slots that it has, of those that a command may lack.
    #[must_use]
    pub fn has_optional(&self, slots: &[Slot]) -> bool {
        let optional = [Slot::Player, Slot::Card, Slot::Target, Slot::Reverses, Slot::Rogues];
        optional.iter().all(|slot| self.0.contains(&Piece::Slot(*slot)) == slots.contains(slot))
    }

    /// Whether the phrase begins with a fixed word.
    #[must_use]
    pub fn begins_with_word(&self) -> bool {
        matches!(self.0.first(), Some(Piece::Word(_)))
    }

    /// All ways in which a line fits the phrase.
    #[must_use]
    pub fn fits(&self, tokens: &[Token]) -> Vec<Vec<Filled>> {
        // Most phrases don't fit, and most of these miss a word.
        if !self.literal_words().all(|word| tokens.iter().any(|token| token.word == word)) {
            return Vec::new();
        }
        let mut found = Vec::new();
        fit(&self.0, tokens, 0, &mut Vec::new(), &mut found);
        found
    }
}

fn fit(pieces: &[Piece], tokens: &[Token], at: usize, filled: &mut Vec<Filled>, found: &mut Vec<Vec<Filled>>) {
    match pieces.split_first() {
        None if at == tokens.len() => found.push(filled.clone()),
        None => {}
        Some((Piece::Word(word), rest)) if tokens.get(at).is_some_and(|token| token.word == word.folded) => {
            fit(rest, tokens, at + 1, filled, found);
        }
        Some((Piece::Word(_), _)) => {}
        Some((Piece::Slot(slot), rest)) => {
            let most = at.saturating_add(slot.most_words()).min(tokens.len());
            for end in at + 1..=most {
                filled.push((*slot, at..end));
                fit(rest, tokens, end, filled, found);
                filled.pop();
            }
        }
    }
}

/// Reads up to the end or an unopened `|`, `)` or `]`.
fn alternatives(text: &str) -> (Vec<Vec<Piece>>, &str) {
    let mut all = Vec::new();
    let mut rest = text;
    loop {
        let (row, after) = sequence(rest);
        all.extend(row);
        rest = after;
        match rest.strip_prefix('|') {
            Some(next) => rest = next,
            None => return (all, rest),
        }
    }
}

fn sequence(text: &str) -> (Vec<Vec<Piece>>, &str) {
    let mut rows: Vec<Vec<Piece>> = vec![Vec::new()];
    let mut rest = text.trim_start();
    loop {
        let (mut choices, after) = match rest.chars().next() {
            None | Some('|' | ')' | ']') => return (rows, rest),
            Some('(') => {
                let (choices, after) = alternatives(&rest[1..]);
                (choices, closed(after, ')'))
            }
            Some('[') => {
                let (mut choices, after) = alternatives(&rest[1..]);
                choices.push(Vec::new());
                (choices, closed(after, ']'))
            }
            Some('{') => {
                let end = rest.find('}').unwrap_or(rest.len());
                let slot = Slot::ALL.into_iter().find(|slot| slot.id() == &rest[1..end]);
                debug_assert!(slot.is_some(), "unknown slot in {text}");
                (vec![slot.map(Piece::Slot).into_iter().collect()], closed(&rest[end..], '}'))
            }
            Some(_) => {
                let end = rest.find([' ', '|', ')', ']', '(', '[', '{']).unwrap_or(rest.len());
                let words = Word::split(&rest[..end]).into_iter().map(Piece::Word);
                (vec![words.collect()], &rest[end..])
            }
        };
        if choices.is_empty() {
            choices.push(Vec::new());
        }
        rows = rows
            .iter()
            .flat_map(|row| choices.iter().map(move |choice| row.iter().chain(choice).cloned().collect()))
            .collect();
        rest = after.trim_start();
    }
}

/// What follows the bracket that closes a group. A word before it must leave it to its group.
fn closed(text: &str, bracket: char) -> &str {
    debug_assert!(text.starts_with(bracket), "no {bracket} before {text:?}");
    text.strip_prefix(bracket).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(pattern: &Pattern) -> String {
        pattern.written(|slot| format!("{{{}}}", slot.id()))
    }

    #[test]
    fn choices_are_written_out() {
        let all: Vec<String> = Pattern::compile("{players} (go|goes) [now please]").iter().map(words).collect();
        assert_eq!(all, ["{players} go now please", "{players} go", "{players} goes now please", "{players} goes"]);
    }

    #[test]
    fn a_phrase_is_shown_as_it_is_written() {
        let all: Vec<String> =
            Pattern::compile("[faire] l'(échec|appel) aide-moi {player}").iter().map(words).collect();
        assert_eq!(
            all,
            [
                "faire l'échec aide-moi {player}",
                "faire l'appel aide-moi {player}",
                "l'échec aide-moi {player}",
                "l'appel aide-moi {player}"
            ]
        );
    }

    #[test]
    fn accents_and_signs_do_not_matter() {
        let tokens = Token::split("L'Équipe: Zoë, Jean-Luc!");
        let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
        assert_eq!(words, ["l", "equipe", "zoe", "jean", "luc"]);
    }

    #[test]
    fn a_minus_belongs_to_its_number_and_a_comma_parts_names() {
        let words = |line: &str| Token::split(line).into_iter().map(|token| token.word).collect::<Vec<_>>();
        assert_eq!(words("fails -1"), ["fails", "-1"]);
        assert_eq!(words("vote 3-2"), ["vote", "3", "2"]);
        assert_eq!(words("−2 Zoe\u{301}"), ["-2", "zoe"]);
        let apart: Vec<bool> = Token::split("Ana, Maria Eve").iter().map(|token| token.apart).collect();
        assert_eq!(apart, [false, true, false]);
    }

    #[test]
    fn a_line_fits_a_phrase_with_its_slots() {
        let pattern = &Pattern::compile("vote {approve} to {reject}")[0];
        let tokens = Token::split("Vote 3 to 2");
        assert_eq!(pattern.fits(&tokens), [vec![(Slot::Approve, 1..2), (Slot::Reject, 3..4)]]);
        assert!(pattern.fits(&Token::split("vote 3 to")).is_empty());
    }
}
