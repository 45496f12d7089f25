//! Checks for whom the narrator can play, as it was told before the first question.

use crate::game::setup::same_name;
use crate::game::{Edition, Reveal};
use crate::language::Message;
use crate::language::localizer::Localizer;
use crate::language::names::as_called;
use crate::language::sounds_like::sound_alike;
use crate::language::traits::Traits;
use crate::state::setup_dialogue::NewGameOptions;

/// What a table has that has virtual players.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// A program sits there.
    pub is_program: bool,
    /// Everybody can give something alone: with single keys, or by phone.
    pub can_be_alone: bool,
}

/// Why nobody can be played for; none if somebody can.
#[must_use]
pub(crate) fn hindrance(edition: Edition, is_dealt: bool, room: Room) -> Option<Message> {
    let key = match room {
        _ if edition.book().goes_by_letters() => "filled-not-in-forum",
        Room { is_program: true, .. } => "filled-not-for-programs",
        _ if !is_dealt => "filled-needs-dealing",
        Room { can_be_alone: false, .. } => "filled-needs-keys",
        _ => return None,
    };
    Some(Message::new(key))
}

/// These players, and others with names that nobody takes for another one, until there are so many.
#[must_use]
pub(crate) fn joined_by(localizer: &Localizer, mut players: Vec<String>, count: usize) -> Vec<String> {
    let language = localizer.language();
    for candidate in &Traits::of(language).company {
        let alike = |other: &String| same_name(other, candidate) || sound_alike(other, candidate, language);
        if players.len() < count && !players.iter().any(alike) && !localizer.reserves(candidate) {
            players.push(candidate.clone());
        }
    }
    players
}

impl NewGameOptions {
    /// Whether somebody is to be played for.
    #[must_use]
    pub fn fills(&self) -> bool {
        self.unnamed_virtual_players > 0 || !self.virtual_players.is_empty()
    }

    /// It with all names as they are said, and those of all virtual players: whoever was told as a virtual player, and as many more as were wanted.
    /// For them the narrator deals, unless something else was told.
    #[must_use]
    pub fn filled(mut self, localizer: &Localizer) -> Self {
        if let Some(told) = self.players.take() {
            let mut players = Vec::new();
            for name in told {
                let virtual_name = localizer.phrases().virtual_name(&name).map(|name| as_called(&name));
                self.virtual_players.extend(virtual_name.clone());
                players.push(virtual_name.unwrap_or_else(|| as_called(&name)));
            }
            let (there, count) = (players.len(), players.len() + std::mem::take(&mut self.unnamed_virtual_players));
            let players = joined_by(localizer, players, count);
            self.virtual_players.extend_from_slice(&players[there..]);
            self.players = Some(players);
        }
        if self.fills() {
            self.reveal.get_or_insert_with(|| Reveal::Headset.id().to_owned());
        }
        self
    }

    /// Why nobody can be played for; none if somebody can, or nobody is to be.
    #[must_use]
    pub fn hindrance(&self, room: Room) -> Option<Message> {
        let dealt = self.reveal.as_deref().and_then(Reveal::from_id) == Some(Reveal::Headset);
        if self.fills() { hindrance(self.edition_told(), dealt, room) } else { None }
    }
}
