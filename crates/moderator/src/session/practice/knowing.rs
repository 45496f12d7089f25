//! What a seat may know, and nothing else: all that a mind decides from is made here.

use crate::game::deal::Deal;
use crate::game::knowledge::Role;
use crate::game::role::Part;
use crate::game::{Event, Game, Seat};
use crate::journal::private::{Private, Proposal};
use crate::journal::record::Step;
use crate::minds::{Claim, Own, Shown, View};

/// What a seat may know.
pub(super) struct Known {
    seat: Seat,
    game: Game,
    events: Vec<Event>,
    claims: Vec<Claim>,
    own: Own,
}

impl Known {
    /// It as a mind is shown it.
    pub(super) fn view(&self) -> View<'_> {
        View { seat: self.seat, game: &self.game, events: &self.events, claims: &self.claims, own: &self.own }
    }
}

/// What a seat may know in a game with this past, in which that was claimed: what has happened before everybody, and of
/// what the narrator knows only what is this seat's own.
pub(super) fn known_to(
    seat: Seat,
    game: Game,
    past: &[Step],
    claims: Vec<Claim>,
    private: &Private,
    deal: &Deal,
) -> Known {
    let mut own = Own { role: deal.role(seat), sights: deal.seen_by(seat), ..Own::default() };
    for (index, step) in past.iter().enumerate() {
        let card_of = |member: Seat| private.received(Proposal::last_of(&past[..index])?, member).card;
        for event in &step.events {
            match *event {
                Event::CharacterShown { owner, viewer, .. } if viewer == seat => {
                    own.shown.extend(shown(deal, &game, owner));
                }
                Event::Examined { examiner, examined } if examiner == seat => {
                    own.shown.extend(shown(deal, &game, examined));
                }
                Event::CardLookedAt { by: viewer, member } | Event::Trapped { leader: viewer, member }
                    if viewer == seat =>
                {
                    let looked = step.before.phase().mission().zip(card_of(member));
                    own.looked.extend(looked.map(|(mission, card)| (mission, member, card)));
                }
                Event::MissionRun { done, .. } if done.team.contains(seat) => {
                    own.played.extend(card_of(seat).map(|card| (done.mission, card)));
                }
                _ => {}
            }
        }
    }
    own.shown.extend(come_forward(seat, &game, deal));
    Known { seat, game, events: past.iter().flat_map(|step| step.events.iter().copied()).collect(), claims, own }
}

/// Whoever names somebody at the end knows by then who is on the own side: they have come forward.
fn come_forward(seat: Seat, game: &Game, deal: &Deal) -> Vec<(Seat, Shown)> {
    let names = deal.role(seat).and_then(Role::part) == Some(Part::Names);
    if !names || !game.has_come_forward() {
        return Vec::new();
    }
    let evil = game.book().sides.1;
    let mates = deal.players_of(evil).without([seat].into_iter().collect());
    mates.iter().map(|mate| (mate, Shown::Side(evil))).collect()
}

/// What another player's card has shown: the character, or only the side.
fn shown(deal: &Deal, game: &Game, owner: Seat) -> Option<(Seat, Shown)> {
    let role = deal.role(owner)?;
    let shown = if game.shows_affiliation() { Shown::Side(role.side()) } else { Shown::Role(role) };
    Some((owner, shown))
}
