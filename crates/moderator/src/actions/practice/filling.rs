//! At a table whose seats the narrator fills: what stands in the way, who comes and who goes, and how those vote who
//! aren't there.

use crate::actions::play::prompts;
use crate::actions::prompts::starting;
use crate::game::{Game, Phase, Seat, SeatSet};
use crate::journal::entry::Change;
use crate::journal::private::{Absent, PrivateEntry, usual_style};
use crate::language::Message;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::virtual_players::refused_to_vacate;
use crate::state::open::Activity;
use crate::state::pending_prompt::cards_due;
use crate::state::table_state::Scene;
use protocol::About;

/// From the beginning of a game on the narrator plays for these.
pub(crate) fn fill(scene: &mut Scene, desk: &mut Desk, seats: SeatSet, seed: u64) {
    if !seats.is_empty() {
        let others = seats.iter().enumerate().map(|(place, seat)| (seat, usual_style(place))).collect();
        desk.confide(scene, PrivateEntry::Absent(Absent { person: None, others, seed }));
    }
}

/// Somebody has to go, and nobody takes over: the narrator plays on for them, with what this seat knows.
pub(crate) fn vacate(scene: &mut Scene, desk: &mut Desk, seat: Seat) -> Option<Change> {
    if let Some(refused) = refused_to_vacate(scene, seat) {
        desk.refuse(scene, "not-now", refused);
        return None;
    }
    let Activity::Game(table) = &scene.activity else { return None };
    if table.private.open().absent().is_none() {
        let seed = table.private.open().seed_of_minds(&table.record);
        desk.confide(scene, PrivateEntry::Absent(Absent { person: None, others: Vec::new(), seed }));
    }
    Some(Change::Vacated { seat })
}

/// Of those who weren't there whoever is there now decides for themselves what is still open.
pub(crate) fn let_decide_again(scene: &mut Scene, desk: &mut Desk, before: &Absent) {
    if !scene.game().is_some_and(is_open) {
        return;
    }
    for (seat, _) in &before.others {
        if !scene.is_absent(*seat) {
            prompts::forget_of(scene, desk, *seat);
        }
    }
}

/// Somebody has come for a player who wasn't there: they learn alone who they are.
pub(crate) fn welcome(scene: &mut Scene, desk: &mut Desk, seat: Seat) {
    let free = scene.due().is_none_or(|due| due.is_apart && due.told.is_none());
    if free && scene.deal().is_some() {
        return starting::tell(scene, About::Everything, vec![seat]);
    }
    desk.say(scene, Topic::General, Message::new("filled-newcomer-later").player("player", seat));
}

/// Whether votes or mission cards are given now.
fn is_open(game: &Game) -> bool {
    matches!(game.phase(), Phase::Vote { .. }) || cards_due(game).is_some()
}
