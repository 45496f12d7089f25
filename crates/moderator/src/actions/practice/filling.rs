//! At a table whose seats the narrator fills: what stands in the way, who comes and who goes, and how those vote who
//! aren't there.

use crate::actions::play::prompts;
use crate::actions::prompts::starting;
use crate::game::{Game, Phase, Seat, SeatSet};
use crate::journal::entry::Change;
use crate::journal::private::{PrivateEntry, VirtualPlayers, usual_style};
use crate::language::Message;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::virtual_players::refused_to_vacate;
use crate::state::open::Activity;
use crate::state::pending_prompt::cards_due;
use crate::state::table_state::TableState;
use protocol::About;

/// From the beginning of a game on the narrator plays for these.
pub(crate) fn fill(state: &mut TableState, output: &mut Output, seats: SeatSet, seed: u64) {
    if !seats.is_empty() {
        let others = seats.iter().enumerate().map(|(place, seat)| (seat, usual_style(place))).collect();
        output.confide(state, PrivateEntry::VirtualPlayers(VirtualPlayers { human: None, others, seed }));
    }
}

/// Somebody has to go, and nobody takes over: the narrator plays on for them, with what this seat knows.
pub(crate) fn vacate(state: &mut TableState, output: &mut Output, seat: Seat) -> Option<Change> {
    if let Some(refused) = refused_to_vacate(state, seat) {
        output.refuse(state, "not-now", refused);
        return None;
    }
    let Activity::Game(table) = &state.activity else { return None };
    if table.private.open().virtual_players().is_none() {
        let seed = table.private.open().seed_of_bots(&table.record);
        output.confide(state, PrivateEntry::VirtualPlayers(VirtualPlayers { human: None, others: Vec::new(), seed }));
    }
    Some(Change::Vacated { seat })
}

/// Of those who weren't there whoever is there now decides for themselves what is still open.
pub(crate) fn let_decide_again(state: &mut TableState, output: &mut Output, before: &VirtualPlayers) {
    if !state.game().is_some_and(is_open) {
        return;
    }
    for (seat, _) in &before.others {
        if !state.is_virtual(*seat) {
            prompts::forget_of(state, output, *seat);
        }
    }
}

/// Somebody has come for a player who wasn't there: they learn alone who they are.
pub(crate) fn welcome(state: &mut TableState, output: &mut Output, seat: Seat) {
    let free = state.due().is_none_or(|due| due.is_apart && due.told.is_none());
    if free && state.deal().is_some() {
        return starting::tell(state, About::Everything, vec![seat]);
    }
    output.say(state, Topic::General, Message::new("filled-newcomer-later").player("player", seat));
}

/// Whether votes or mission cards are given now.
fn is_open(game: &Game) -> bool {
    matches!(game.phase(), Phase::Vote { .. }) || cards_due(game).is_some()
}
