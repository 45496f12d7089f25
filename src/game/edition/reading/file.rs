//! The file of an edition as it is written, with what it takes from the one that it goes by.

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, Deserializer};

use super::{Fault, Wrong, line_of};
use crate::game::edition::{Cost, Direction, EndGame, FirstLeader, Holders, Meeting, Sign, Spotlight, StrongLeader};
use crate::game::plot::{Decks, Kind};
use crate::game::role::Part;
use crate::game::{MissionCard, Reveal, Side};

/// What stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) id: String,
    #[serde(rename = "as_in")]
    _as_in: Option<String>,
    pub(super) sides: (Side, Side),
    pub(super) first_leader: FirstLeader,
    pub(super) direction: Direction,
    pub(super) rejections: u8,
    pub(super) rejections_cost: Cost,
    pub(super) end_game: EndGame,
    pub(super) meeting: Meeting,
    pub(super) reveal: Reveal,
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

/// What stands in a file. `known` has the files of other editions, by their names.
pub(super) fn read<'a>(text: &'a str, known: &dyn Fn(&str) -> Option<&'a str>) -> Result<File, Vec<Wrong>> {
    let whole = with_what_it_goes_by(text, known)?;
    File::deserialize(Deserializer::from(whole)).map_err(|error| vec![unreadable(text, &error)])
}

fn unreadable(text: &str, error: &toml::de::Error) -> Wrong {
    let line = error.span().map(|span| line_of(text, span.start));
    Wrong { line, what: Fault::Unreadable(error.message().to_owned()) }
}

/// The file, with everything of the one that it goes by that it does not say itself.
fn with_what_it_goes_by<'a>(
    text: &'a str,
    known: &dyn Fn(&str) -> Option<&'a str>,
) -> Result<Spanned<DeTable<'a>>, Vec<Wrong>> {
    let (mut whole, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        return Err(errors.iter().map(|error| unreadable(text, error)).collect());
    }
    let other = whole.get_ref().get("as_in").and_then(|id| Some((id.get_ref().as_str()?.to_owned(), id.span())));
    let Some((id, span)) = other else { return Ok(whole) };
    let Some(other) = known(&id) else {
        return Err(vec![Wrong { line: Some(line_of(text, span.start)), what: Fault::NoEdition(id) }]);
    };
    for (key, value) in with_what_it_goes_by(other, known)?.into_inner() {
        if !whole.get_ref().contains_key(&key) {
            whole.get_mut().insert(key, value);
        }
    }
    Ok(whole)
}
