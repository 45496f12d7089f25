//! Trap, Reverser and Rogue, line by line and all together (edition of 2020; RULES section 5).

mod claim;
mod combinations;
mod hands;
mod reverser;
mod rogue;
mod secrets;
mod table;
mod trap;

use super::*;
use resistance_narrator::game::PlotCard;

/// A game of the edition at its first proposal, or with plot cards at its first draw; seat 1 leads.
fn with(players: usize, modules: &[Module]) -> Game {
    begun(&Setup {
        edition: crate::edition("resistance-2020"),
        modules: modules.iter().copied().collect(),
        ..setup(players)
    })
}

fn team(members: &[u32]) -> SeatSet {
    members.iter().copied().map(seat).collect()
}

fn cards(fails: u8, reverses: u8, rogues: u8) -> Action {
    Action::Count(Count { fails, reverses, rogues })
}

/// The table approves this team.
fn sends(game: &mut Game, members: &[u32]) -> Vec<Event> {
    game.play(Action::Propose(team(members))).unwrap();
    game.play(count(game.players() as u8, 0)).unwrap()
}

/// The leader draws exactly these plot cards and gives them away.
fn deals(game: &mut Game, given: &[(PlotCard, u32)]) {
    for (card, _) in given {
        game.play(Action::DrawAnyway(*card)).unwrap();
    }
    for (card, to) in given {
        game.play(Action::Give { card: *card, to: seat(*to) }).unwrap();
    }
}

fn uses(game: &mut Game, by: u32, card: PlotCard, on: u32) {
    game.play(Action::Use { by: seat(by), card, on: Some(seat(on)) }).unwrap();
}

fn shows(member: u32, card: MissionCard) -> Action {
    Action::FaceUp { member: seat(member), card }
}

/// The counts that the game offers, in the order of the cards.
fn counts(game: &Game) -> Vec<(u8, u8, u8)> {
    let actions = game.legal_actions().into_iter();
    actions
        .filter_map(|action| match action {
            Action::Count(Count { fails, reverses, rogues }) => Some((fails, reverses, rogues)),
            _ => None,
        })
        .collect()
}
