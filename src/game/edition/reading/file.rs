//! The file of an edition as it is written, with what it takes from the one that it goes by.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Deserializer};

use super::{Fault, Wrong, line_of};
use crate::game::edition::{
    Cost, Direction, Edition, EndGame, FirstLeader, Holders, LineUpName, Meeting, Name, Sign, Spotlight, StrongLeader,
};
use crate::game::plot::{Decks, Kind};
use crate::game::role::Part;
use crate::game::{MissionCard, Reveal, Side};

/// What stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) id: String,
    pub(super) as_in: Option<String>,
    pub(super) name: Option<Name>,
    #[serde(default)]
    pub(super) names: BTreeMap<String, Spanned<Name>>,
    #[serde(default)]
    pub(super) sentences: BTreeMap<String, BTreeMap<String, String>>,
    pub(super) sides: Spanned<(Side, Side)>,
    pub(super) first_leader: FirstLeader,
    pub(super) direction: Direction,
    pub(super) rejections: Spanned<u8>,
    pub(super) rejections_cost: Cost,
    pub(super) end_game: EndGame,
    pub(super) meeting: Meeting,
    pub(super) reveal: Spanned<Reveal>,
    pub(super) reveals: Vec<Reveal>,
    pub(super) together: Sign,
    pub(super) script: Option<String>,
    pub(super) modules: Vec<Spanned<String>>,
    pub(super) usual: Vec<Spanned<String>>,
    pub(super) example: Spanned<String>,
    pub(super) plot: PlotRules,
    pub(super) kit: Kit,
    pub(super) tables: Vec<Spanned<Numbers>>,
    pub(super) characters: Vec<Spanned<Described>>,
    #[serde(default)]
    pub(super) options: Vec<Choice>,
    #[serde(default)]
    pub(super) advice: Vec<Advised>,
    #[serde(default)]
    pub(super) line_ups: Vec<Spanned<LinedUp>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlotRules {
    pub(super) decks: Decks,
    pub(super) take_responsibility: Kind,
    pub(super) strong_leader: StrongLeader,
    pub(super) spotlight: Spotlight,
    pub(super) holders: Holders,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kit {
    pub(super) tactile_cards: bool,
    pub(super) loyalty_cards: bool,
    pub(super) round_marker: bool,
    pub(super) team_tokens: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Numbers {
    pub(super) players: u8,
    pub(super) sides: (u8, u8),
    pub(super) teams: [u8; 5],
    #[serde(default = "one_each")]
    pub(super) fails: [u8; 5],
}

fn one_each() -> [u8; 5] {
    [1; 5]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Described {
    pub(super) id: String,
    pub(super) side: Side,
    #[serde(default)]
    pub(super) several: bool,
    pub(super) module: Option<String>,
    #[serde(default)]
    pub(super) sees: Vec<Spanned<String>>,
    pub(super) plays: Option<Vec<MissionCard>>,
    pub(super) part: Option<Part>,
    #[serde(default)]
    pub(super) alone: bool,
}

/// A module of its own that changes to whom a character is shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    pub(super) module: String,
    pub(super) needs: Option<Spanned<String>>,
    pub(super) shows: Spanned<String>,
    pub(super) to: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advised {
    pub(super) id: String,
    pub(super) with: Spanned<String>,
    #[serde(default)]
    pub(super) without: Vec<Spanned<String>>,
    pub(super) below: Option<u8>,
}

/// Characters that are recommended.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LinedUp {
    pub(super) name: LineUpName,
    pub(super) players: Counts,
    pub(super) with: Vec<Spanned<String>>,
}

/// One number of players, or several.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Counts {
    One(u8),
    Several(Vec<u8>),
}

impl From<Counts> for Vec<u8> {
    fn from(counts: Counts) -> Self {
        match counts {
            Counts::One(players) => vec![players],
            Counts::Several(players) => players,
        }
    }
}

/// What stands in a file. `known` are other editions, each with its file.
pub(super) fn read(text: &str, known: &[(String, Edition)]) -> Result<File, Vec<Wrong>> {
    let whole = with_what_it_goes_by(text, known)?;
    File::deserialize(Deserializer::from(whole)).map_err(|error| vec![unreadable(text, &error)])
}

/// What line-ups rest on.
const RESTED_ON: [&str; 4] = ["tables", "modules", "characters", "advice"];

fn unreadable(text: &str, error: &toml::de::Error) -> Wrong {
    let span = error.span().filter(|span| span.start < ELSEWHERE);
    Wrong { line: span.map(|span| line_of(text, span.start)), what: Fault::Unreadable(error.message().to_owned()) }
}

/// Where something begins that does not stand in the file itself.
const ELSEWHERE: usize = usize::MAX;

/// Whether something does not stand in the file itself.
pub(super) fn stands_elsewhere<T>(of: &Spanned<T>) -> bool {
    of.span().start == ELSEWHERE
}

impl File {
    /// Leaves out what another file says of modules that this one does not have.
    pub(super) fn without_what_is_not_here(mut self) -> Self {
        let modules: Vec<String> = self.modules.iter().map(|word| word.get_ref().clone()).collect();
        let is_here = |module: &String| modules.contains(module);
        self.characters.retain(|row| !stands_elsewhere(row) || row.get_ref().module.as_ref().is_none_or(is_here));
        self.options.retain(|option| !stands_elsewhere(&option.shows) || is_here(&option.module));
        self.advice.retain(|advised| !stands_elsewhere(&advised.with) || is_here(advised.with.get_ref()));
        self
    }
}

/// The file, with everything of the one that it goes by that it does not say itself.
fn with_what_it_goes_by<'a>(
    text: &'a str,
    known: &'a [(String, Edition)],
) -> Result<Spanned<DeTable<'a>>, Vec<Wrong>> {
    let (mut whole, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        return Err(errors.iter().map(|error| unreadable(text, error)).collect());
    }
    let other = whole.get_ref().get("as_in").and_then(|id| Some((id.get_ref().as_str()?.to_owned(), id.span())));
    let Some((id, span)) = other else { return Ok(whole) };
    let Some((other, _)) = known.iter().find(|(_, edition)| edition.id() == id) else {
        return Err(vec![Wrong { line: Some(line_of(text, span.start)), what: Fault::NoEdition(id) }]);
    };
    // Line-ups are made for the characters and numbers that they were written beside.
    let is_another_game = RESTED_ON.iter().any(|key| whole.get_ref().contains_key(*key));
    for (key, value) in with_what_it_goes_by(other, known)?.into_inner() {
        let is_left_out = is_another_game && key.get_ref() == "line_ups";
        if !whole.get_ref().contains_key(&key) && !is_left_out {
            whole.get_mut().insert(key, elsewhere(value));
        }
    }
    Ok(whole)
}

/// The same value, which does not stand in the file itself.
fn elsewhere(value: Spanned<DeValue<'_>>) -> Spanned<DeValue<'_>> {
    let moved = match value.into_inner() {
        DeValue::Array(items) => DeValue::Array(items.into_iter().map(elsewhere).collect()),
        DeValue::Table(rows) => DeValue::Table(rows.into_iter().map(|(key, row)| (key, elsewhere(row))).collect()),
        plain => plain,
    };
    Spanned::new(ELSEWHERE..ELSEWHERE, moved)
}
