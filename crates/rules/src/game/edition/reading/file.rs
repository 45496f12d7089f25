//! The file of an edition as it is written, with what it takes from the one that it goes by.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::game::edition::{
    Cost, Direction, EndGame, FirstLeader, Holders, LineUpName, Meeting, Name, Sign, Spotlight, StrongLeader,
};
use crate::game::plot::{Decks, Kind};
use crate::game::role::Part;
use crate::game::{MissionCard, Reveal, Side};

/// What stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) id: Spanned<String>,
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
    pub(super) reveals: Spanned<Vec<Reveal>>,
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

impl File {
    /// Leaves out what another file says of modules that this one does not have.
    pub(super) fn without_what_is_not_here(mut self, is_own: impl Fn(&str) -> bool) -> Self {
        let modules: Vec<String> = self.modules.iter().map(|word| word.get_ref().clone()).collect();
        let is_here = |module: &String| modules.contains(module);
        if is_own("modules") && !is_own("characters") {
            self.characters.retain(|row| row.get_ref().module.as_ref().is_none_or(is_here));
        }
        if !is_own("options") {
            self.options.retain(|option| is_here(&option.module));
        }
        if !is_own("advice") {
            self.advice.retain(|advised| is_here(advised.with.get_ref()));
        }
        self
    }
}
