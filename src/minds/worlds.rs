//! The deals that fit what somebody may know: each as likely as any other, before votes and missions are weighed.
//!
//! Characters that nothing tells apart are one kind, so a deal here stands for as many deals of the cards as every other.

use super::powers::Powers;
use super::{Claim, Own, Shown, View};
use crate::game::knowledge::{Role, Stage};
use crate::game::role::Part;
use crate::game::seat::MOST_PLAYERS;
use crate::game::{AgentCard, Event, Game, MissionCard, Seat, SeatSet, Side};

/// Characters that nothing tells apart for whoever thinks.
pub(super) struct Kind {
    /// One of them.
    pub(super) role: Role,
    /// How many cards there are.
    number: u8,
    /// Who can have one.
    by: SeatSet,
}

/// Who has what kind, by seat.
pub(super) type World = [u8; MOST_PLAYERS];

/// All deals that fit.
pub(super) struct Worlds {
    pub(super) kinds: Vec<Kind>,
    pub(super) all: Vec<(World, Powers)>,
}

/// What can be known of the deal: before everybody, and by one seat alone.
pub(super) struct Known<'a> {
    game: &'a Game,
    /// What has happened since the cards were dealt last.
    pub(super) events: &'a [Event],
    /// What was said of cards that one player has seen.
    pub(super) claims: &'a [Claim],
    /// Who thinks, and what that player alone knows; none for what everybody knows.
    alone: Option<(Seat, &'a Own)>,
    stages: Vec<Stage>,
}

impl<'a> Known<'a> {
    /// What a seat may know.
    pub(super) fn to_seat(view: &View<'a>) -> Self {
        Self { alone: Some((view.seat, view.own)), ..Self::to_all(view) }
    }

    /// What everybody knows.
    pub(super) fn to_all(view: &View<'a>) -> Self {
        let again = view.events.iter().rposition(|event| matches!(event, Event::DealtAgain { .. }));
        let events = &view.events[again.map_or(0, |index| index + 1)..];
        Self { game: view.game, events, claims: view.claims, alone: None, stages: view.game.characters().stages() }
    }

    /// Who thinks.
    pub(super) fn thinker(&self) -> Option<Seat> {
        self.alone.map(|(seat, _)| seat)
    }

    /// The mission cards of others that whoever thinks has looked at, and the own ones.
    pub(super) fn cards(&self, of: crate::game::Mission) -> impl Iterator<Item = (Seat, MissionCard)> {
        let own = self.alone.into_iter().flat_map(move |(seat, own)| {
            own.played.iter().filter(move |(mission, _)| *mission == of).map(move |(_, card)| (seat, *card))
        });
        let looked = self.alone.into_iter().flat_map(move |(_, own)| {
            own.looked.iter().filter(move |(mission, ..)| *mission == of).map(|(_, member, card)| (*member, *card))
        });
        own.chain(looked)
    }

    /// Whether a player can have a character.
    fn fits(&self, seat: Seat, role: Role) -> bool {
        let captain =
            self.game.captain().is_none_or(|captain| (captain == seat) == (role.part() == Some(Part::Captain)));
        captain && self.fits_events(seat, role) && self.fits_alone(seat, role)
    }

    fn fits_events(&self, seat: Seat, role: Role) -> bool {
        let (_, evil) = self.game.book().sides;
        self.events.iter().all(|event| match *event {
            Event::PlayedFaceUp { member, card } if member == seat => role.may_play(card),
            Event::CardShown { player, card } if player == seat => agent_card(role, self.game) == card,
            Event::NamingTold { target, player, right } if player == seat => (role == target) == right,
            Event::Exposed { player } if player == seat => role.side() == evil && role.part() != Some(Part::Names),
            _ => true,
        })
    }

    fn fits_alone(&self, seat: Seat, role: Role) -> bool {
        let Some((thinker, own)) = self.alone else { return true };
        if seat == thinker {
            return own.role.is_none_or(|own| own == role);
        }
        let seen = own.sights.iter().all(|sight| {
            let shown = self.stages.iter().find(|stage| stage.turn == sight.turn);
            shown.is_none_or(|stage| stage.shown.contains(&role) == sight.players.contains(seat))
        });
        let shown = own.shown.iter().filter(|(owner, _)| *owner == seat).all(|(_, shown)| match *shown {
            Shown::Role(shown) => shown == role,
            Shown::Side(side) => side == role.side(),
        });
        let looked = own.looked.iter().filter(|(_, member, _)| *member == seat);
        seen && shown && looked.clone().all(|(_, _, card)| role.may_play(*card))
    }
}

/// What the card of a character shows that an accused player lays open.
fn agent_card(role: Role, game: &Game) -> AgentCard {
    match role.part() {
        Some(Part::NamedAtTheEnd) => AgentCard::NickFury,
        Some(Part::NamedBeforeTheEnd) => AgentCard::MariaHill,
        Some(Part::Names) => AgentCard::WinterSoldier,
        _ if role.side() == game.book().sides.1 => AgentCard::Hydra,
        _ => AgentCard::Shield,
    }
}

impl Worlds {
    /// All deals that fit what is known.
    pub(super) fn of(known: &Known<'_>) -> Self {
        let kinds = kinds(known);
        let mut seats: Vec<Seat> = known.game.seats().iter().collect();
        // Whoever can be little is dealt first: what can't be is found early.
        seats.sort_by_key(|seat| kinds.iter().filter(|kind| kind.by.contains(*seat)).count());
        let mut left: Vec<u8> = kinds.iter().map(|kind| kind.number).collect();
        let mut worlds = Self { kinds, all: Vec::new() };
        worlds.deal(&seats, &mut left, &mut [0; MOST_PLAYERS], Powers::default(), known.game.book().sides.1);
        worlds
    }

    fn deal(&mut self, seats: &[Seat], left: &mut [u8], world: &mut World, powers: Powers, evil: Side) {
        let Some((seat, others)) = seats.split_first() else { return self.all.push((*world, powers)) };
        for kind in 0..self.kinds.len() {
            if left[kind] > 0 && self.kinds[kind].by.contains(*seat) {
                left[kind] -= 1;
                world[seat.index()] = kind as u8;
                self.deal(others, left, world, powers.with(*seat, self.kinds[kind].role, evil), evil);
                left[kind] += 1;
            }
        }
    }
}

fn kinds(known: &Known<'_>) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for role in known.game.character_cards() {
        let by: SeatSet = known.game.seats().iter().filter(|seat| known.fits(*seat, role)).collect();
        match kinds.iter_mut().find(|kind| kind.by == by && is_like(kind.role, role)) {
            Some(kind) => kind.number += 1,
            None => kinds.push(Kind { role, number: 1, by }),
        }
    }
    kinds
}

/// Whether two characters play alike.
fn is_like(one: Role, other: Role) -> bool {
    one.side() == other.side()
        && one.part() == other.part()
        && one.wins_alone() == other.wins_alone()
        && MissionCard::ALL.into_iter().all(|card| one.may_play(card) == other.may_play(card))
}
