//! What follows from all deals that fit, each as likely as the evidence makes it: for players and for teams.

use super::View;
use super::evidence::Evidence;
use super::powers::Powers;
use super::worlds::{Known, Worlds};
use crate::game::knowledge::Role;
use crate::game::role::Part;
use crate::game::seat::MOST_PLAYERS;
use crate::game::{Game, Seat, SeatSet, Side};
use std::collections::BTreeMap;

/// The chances of one moment, as somebody may know them.
pub struct Odds {
    kinds: Vec<Role>,
    /// The chance that a player has a kind, by seat and kind.
    by_seat: Vec<[f64; MOST_PLAYERS]>,
    /// The chance that exactly these want missions to fail and may play a Fail.
    saboteurs: Vec<(SeatSet, f64)>,
    evil_side: Side,
}

impl Odds {
    /// As the seat of a view may know them.
    #[must_use]
    pub fn of(view: &View<'_>) -> Self {
        Self::known(&Known::to_seat(view), view.game)
    }

    /// As everybody may know them.
    #[must_use]
    pub fn to_all(view: &View<'_>) -> Self {
        Self::known(&Known::to_all(view), view.game)
    }

    fn known(known: &Known<'_>, game: &Game) -> Self {
        let worlds = Worlds::of(known);
        let evidence = Evidence::of(known, game);
        let evil_side = game.book().sides.1;
        let (mut of_talk, mut of_powers) = (BTreeMap::new(), BTreeMap::new());
        let mut weigh = |powers: Powers| {
            *of_powers.entry(powers).or_insert_with(|| {
                let talk = *of_talk.entry(powers.evil).or_insert_with(|| evidence.of_talk(powers.evil));
                talk * evidence.of_missions(powers)
            })
        };
        let mut weights: Vec<f64> = worlds.all.iter().map(|(_, powers)| weigh(*powers)).collect();
        let total: f64 = weights.iter().sum();
        if total > 0.0 {
            weights.iter_mut().for_each(|weight| *weight /= total);
        } else {
            // Somebody has told the table what can't be: nothing but the deal is left to think about.
            let one = 1.0 / weights.len().max(1) as f64;
            weights.fill(one);
        }
        Self::weighed(&worlds, &weights, game, evil_side)
    }

    fn weighed(worlds: &Worlds, weights: &[f64], game: &Game, evil_side: Side) -> Self {
        let mut by_seat = vec![[0.0; MOST_PLAYERS]; game.players()];
        let mut saboteurs: BTreeMap<SeatSet, f64> = BTreeMap::new();
        for ((world, powers), weight) in worlds.all.iter().zip(weights) {
            *saboteurs.entry(powers.saboteurs).or_default() += weight;
            for (chances, kind) in by_seat.iter_mut().zip(world) {
                chances[usize::from(*kind)] += weight;
            }
        }
        let kinds = worlds.kinds.iter().map(|kind| kind.role).collect();
        Self { kinds, by_seat, saboteurs: saboteurs.into_iter().collect(), evil_side }
    }

    /// The chance that a player has a character of which this is true. It must be true of all characters of one side that
    /// play alike, or of none.
    #[must_use]
    pub fn is(&self, seat: Seat, is: impl Fn(Role) -> bool) -> f64 {
        let Some(chances) = self.by_seat.get(seat.index()) else { return 0.0 };
        self.kinds.iter().zip(chances).filter(|(role, _)| is(**role)).map(|(_, chance)| chance).sum()
    }

    /// The chance that a player wants missions to fail.
    #[must_use]
    pub fn evil(&self, seat: Seat) -> f64 {
        self.is(seat, |role| role.side() == self.evil_side)
    }

    /// The chance that a player has the character with this part.
    #[must_use]
    pub fn has(&self, seat: Seat, part: Part) -> f64 {
        self.is(seat, |role| role.part() == Some(part))
    }

    /// The chance that fewer than so many on a team could sabotage it.
    #[must_use]
    pub fn clean(&self, team: SeatSet, needed: u8) -> f64 {
        let fewer = |saboteurs: &SeatSet| team.and(*saboteurs).len() < usize::from(needed);
        self.saboteurs.iter().filter(|(saboteurs, _)| fewer(saboteurs)).map(|(_, chance)| chance).sum()
    }
}
