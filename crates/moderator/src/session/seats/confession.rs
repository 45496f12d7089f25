//! Which card the table has dealt a player, told by that player alone.

use crate::game::Seat;
use crate::game::knowledge::Role;
use crate::language::{Message, terms};
use crate::session::scene::{Activity, Scene};
use crate::session::seats::{Answer, Choice, Content};

pub(super) fn content(scene: &Scene, player: Seat) -> Content {
    let means = |role| Message::new(terms::own_role(role));
    let choice = |role| Choice { answer: Answer::Role(role), label: means(role), means: means(role), refused: None };
    let told = scene.due().and_then(|due| due.confessed.open().get(&player));
    Content {
        lines: vec![Message::new("whisper-confess")],
        choices: cards_in_play(scene).into_iter().map(choice).collect(),
        chosen: told.copied().map(Answer::Role),
        together: None,
    }
}

/// The cards that can be in the game.
fn cards_in_play(scene: &Scene) -> Vec<Role> {
    let mut cards = scene.game().map(crate::game::Game::character_cards).unwrap_or_default();
    cards.sort_unstable();
    cards.dedup();
    cards
}

pub(super) fn keep(scene: &mut Scene, from: Seat, role: Role) {
    let Activity::Game(table) = &mut scene.activity else { return };
    if let Some(due) = &mut table.due {
        due.confessed.open_mut().insert(from, role);
    }
}
