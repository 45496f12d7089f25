//! What characters must or may do, in words.

use crate::game::edition::EndGame;
use crate::game::{Action, Game, Seat, Setup};
use crate::journal::record::Step;
use crate::language::Message;
use crate::queries::eligibility;
use crate::queries::telling::Telling;
use crate::state::open::Activity;
use crate::state::table_state::TableState;

/// When somebody is reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reminder {
    /// Before a vote.
    Vote,
    /// Before the mission cards are chosen.
    Mission,
    /// When somebody asks: what may be done at any time.
    AnyTime,
}

/// Whether characters are in play that must or may do something of their own.
pub(crate) fn has_characters(state: &TableState) -> bool {
    state.game().is_some_and(|game| game.book().reveals_in_stages() || game.book().end_game != EndGame::None)
}

/// Who may play what with Reversers and Rogues.
pub(crate) fn module_reminders(state: &TableState) -> Vec<Message> {
    let Some(game) = state.game() else { return Vec::new() };
    let reverser = match (game.has_spy_reverser(), game.reversers()) {
        (_, 0) => None,
        (true, 1) => Some("reminder-reverser-spy"),
        (false, _) => Some("reminder-reverser-resistance"),
        (true, _) => Some("reminder-reversers"),
    };
    let rogue = match (game.has_rogue(), game.has_resistance_rogue()) {
        (false, _) => None,
        (true, true) => Some("reminder-rogue-resistance"),
        (true, false) => Some("reminder-rogue-spy"),
    };
    reverser.into_iter().chain(rogue).map(Message::new).collect()
}

/// What a player is in the game, for everybody to know.
#[must_use]
pub(crate) fn roles(seat: Seat, game: &Game) -> Vec<Message> {
    let token = if game.examines_loyalty() { "role-witch" } else { "role-inquisitor" };
    let roles = [
        (game.leader() == seat, "role-leader"),
        (game.captain() == Some(seat), "agent-captain-america"),
        (game.token().is_some_and(|token| token.holder == seat), token),
        (game.phase().run().is_some_and(|run| run.watched == Some(seat)), "role-watch"),
        (game.exposed() == Some(seat), "role-exposed"),
        (game.out().contains(seat), "role-out"),
    ];
    roles.into_iter().filter(|(is, _)| *is).map(|(_, key)| Message::new(key)).collect()
}

/// Whether the narrator has drawn a plot card.
pub(crate) fn is_drawn(step: &Step) -> bool {
    step.action == Action::DrawForLeader
}

/// How this table is told what comes after a game.
pub(crate) fn how_told(state: &TableState, setup: &Setup, before: &Game) -> Telling {
    Telling {
        dealt: state.deal().is_some(),
        secretly: eligibility::lie_no_cards(state, before),
        votes_alone: eligibility::lie_no_votes(state, before),
        draws: matches!(&state.activity, Activity::Game(table) if table.record.past().iter().any(is_drawn)),
        filled: state.virtual_players().is_some(),
        ..Telling::of(setup)
    }
}
