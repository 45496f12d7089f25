//! The deals that fit what somebody may know: each as likely as any other, before votes and missions are weighed.
//!
//! Characters that nothing tells apart are one kind, and kinds that can do the same are one class. How a game looks
//! depends on who holds which class alone; the kinds within a class are counted.

use std::collections::BTreeMap;

use super::powers::Powers;
use super::{Claim, Own, Shown, View};
use crate::game::knowledge::{Role, Stage};
use crate::game::role::Part;
use crate::game::{AgentCard, AgentEvent, Event, Game, MissionCard, PlotEvent, Seat, SeatSet};

/// Characters that nothing tells apart for whoever thinks.
pub(super) struct Kind {
    /// One of them.
    pub(super) role: Role,
    /// How many cards there are.
    number: u8,
    /// Who can have one.
    by: SeatSet,
}

/// Kinds that can do the same.
pub(super) struct Class {
    /// Which kinds.
    kinds: Vec<usize>,
    /// What whoever is at the table could do with one of them.
    can: Powers,
    /// How many cards there are.
    number: u8,
    /// Who can have one.
    by: SeatSet,
    /// How these cards can be dealt, by the index of the set of those who hold them.
    ways: Vec<Option<Ways>>,
}

/// How the kinds of a class can be dealt to its holders.
#[derive(Clone, Default)]
pub(super) struct Ways {
    /// In how many ways.
    pub(super) number: f64,
    /// In how many of them a player has a kind, by seat and kind.
    pub(super) having: BTreeMap<(Seat, usize), f64>,
}

/// Deals in which the same players hold each class.
pub(super) struct World {
    /// Who, by class.
    pub(super) holders: Vec<SeatSet>,
    /// What they can do.
    pub(super) powers: Powers,
    /// How many deals these are.
    pub(super) deals: f64,
}

/// All deals that fit.
pub(super) struct Worlds {
    pub(super) kinds: Vec<Kind>,
    pub(super) classes: Vec<Class>,
    at_table: SeatSet,
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
        let again =
            view.events.iter().rposition(|event| matches!(event, Event::Agent(AgentEvent::DealtAgain { .. })));
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
            Event::Plot(PlotEvent::PlayedFaceUp { member, card }) if member == seat => role.may_play(card),
            Event::Agent(AgentEvent::CardShown { player, card }) if player == seat => {
                agent_card(role, self.game) == card
            }
            Event::Agent(AgentEvent::NamingTold { target, player, right }) if player == seat => {
                (role == target) == right
            }
            Event::Agent(AgentEvent::Exposed { player }) if player == seat => {
                role.side() == evil && role.part() != Some(Part::Names)
            }
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
        Self { classes: classes(&kinds, known.game), kinds, at_table: known.game.seats().iter().collect() }
    }

    /// Visits each of them.
    pub(super) fn each(&mut self, visit: &mut impl FnMut(&World)) {
        self.deal(self.at_table, &mut World::default(), visit);
    }

    /// Deals the classes that are left to the players who have nothing yet.
    fn deal(&mut self, left: SeatSet, dealt: &mut World, visit: &mut impl FnMut(&World)) {
        let Some(class) = self.classes.get_mut(dealt.holders.len()) else { return visit(dealt) };
        let (from, number, can) = (left.and(class.by), class.number, class.can);
        let (deals, powers) = (dealt.deals, dealt.powers);
        for holders in from.subsets(number) {
            let ways = self.classes[dealt.holders.len()].ways(holders, &self.kinds).number;
            if ways > 0.0 {
                (dealt.deals, dealt.powers) = (deals * ways, powers.or(can.of_these(holders)));
                dealt.holders.push(holders);
                self.deal(left.without(holders), dealt, visit);
                dealt.holders.pop();
            }
        }
    }
}

impl Default for World {
    /// Nobody has anything yet, which can be in one way.
    fn default() -> Self {
        Self { holders: Vec::new(), powers: Powers::default(), deals: 1.0 }
    }
}

impl Class {
    /// How its kinds can be dealt to these.
    pub(super) fn ways(&mut self, holders: SeatSet, kinds: &[Kind]) -> &Ways {
        let Self { kinds: own, ways, .. } = self;
        ways[holders.index()].get_or_insert_with(|| {
            let seats: Vec<Seat> = holders.iter().collect();
            let mut left: Vec<u8> = own.iter().map(|kind| kinds[*kind].number).collect();
            let mut ways = Ways::default();
            ways.count(&seats, &mut left, &mut Vec::new(), own, kinds);
            ways
        })
    }
}

impl Ways {
    /// Counts every way in which the kinds that are left can be dealt, beside what is dealt.
    fn count(
        &mut self,
        seats: &[Seat],
        left: &mut [u8],
        dealt: &mut Vec<(Seat, usize)>,
        of: &[usize],
        kinds: &[Kind],
    ) {
        let Some((seat, others)) = seats.split_first() else {
            self.number += 1.0;
            return dealt.iter().for_each(|having| *self.having.entry(*having).or_default() += 1.0);
        };
        for (index, kind) in of.iter().enumerate() {
            if left[index] > 0 && kinds[*kind].by.contains(*seat) {
                left[index] -= 1;
                dealt.push((*seat, *kind));
                self.count(others, left, dealt, of, kinds);
                dealt.pop();
                left[index] += 1;
            }
        }
    }
}

/// Kinds that can do the same together, the largest class last: it gets whoever is left.
fn classes(kinds: &[Kind], game: &Game) -> Vec<Class> {
    let mut classes: Vec<Class> = Vec::new();
    for (index, kind) in kinds.iter().enumerate() {
        let can = Powers::of(game.seats().iter().collect(), kind.role, game.book().sides.1);
        match classes.iter_mut().find(|class| class.can == can) {
            Some(class) => {
                class.kinds.push(index);
                class.number += kind.number;
                class.by = class.by.or(kind.by);
            }
            None => {
                let ways = vec![None; 1 << game.players()];
                classes.push(Class { kinds: vec![index], can, number: kind.number, by: kind.by, ways });
            }
        }
    }
    classes.sort_by_key(|class| class.number);
    classes
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
