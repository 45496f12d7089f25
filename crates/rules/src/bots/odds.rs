//! What follows from all deals that fit, each as likely as the evidence makes it: for players and for teams.

use super::View;
use super::evidence::Evidence;
use super::powers::Powers;
use super::worlds::{Known, World, Worlds};
use crate::game::knowledge::Role;
use crate::game::role::Part;
use crate::game::seat::MOST_PLAYERS;
use crate::game::{Game, Seat, SeatSet, Side};

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

    /// How likely the missions, proposals, votes and claims are that the seat of a view has seen, if these are the characters
    /// by seat. Of deals that can't be it says nothing.
    #[must_use]
    pub fn likelihood(view: &View<'_>, roles: &[Role]) -> f64 {
        let evidence = Evidence::of(&Known::to_seat(view), view.game);
        let evil = view.game.book().sides.1;
        let holds = |(seat, role): (Seat, &Role)| Powers::of(SeatSet::from_iter([seat]), *role, evil);
        let powers = view.game.seats().iter().zip(roles).map(holds).fold(Powers::default(), Powers::or);
        evidence.of_talk(powers.evil) * evidence.of_missions(powers)
    }

    fn known(known: &Known<'_>, game: &Game) -> Self {
        let (mut worlds, evidence) = (Worlds::of(known), Evidence::of(known, game));
        let mut of_talk = vec![None; 1 << game.players()];
        let mut weigh = |world: &World| {
            let evil = world.powers.evil;
            let talk = *of_talk[evil.index()].get_or_insert_with(|| evidence.of_talk(evil));
            world.deals * talk * evidence.of_missions(world.powers)
        };
        let weighed = Self::weighed(&mut worlds, game, &mut weigh);
        // Where somebody has told the table what can't be, nothing but the deal is left to think about.
        weighed
            .or_else(|| Self::weighed(&mut worlds, game, &mut |world| world.deals))
            .unwrap_or_else(|| Self::none(game))
    }

    /// The chances by what each deal weighs; none if nothing can be.
    fn weighed(worlds: &mut Worlds, game: &Game, weigh: &mut impl FnMut(&World) -> f64) -> Option<Self> {
        let everybody: SeatSet = game.seats().iter().collect();
        let by_set = || vec![0.0; 1 << game.players()];
        let (mut total, mut saboteurs, mut holders) = (0.0, by_set(), vec![by_set(); worlds.classes.len()]);
        worlds.each(&mut |world| {
            let weight = weigh(world);
            total += weight;
            saboteurs[world.powers.saboteurs.index()] += weight;
            for (weights, set) in holders.iter_mut().zip(&world.holders) {
                weights[set.index()] += weight;
            }
        });
        if total == 0.0 {
            return None;
        }
        let Worlds { kinds, classes, .. } = worlds;
        let mut by_seat = vec![[0.0; MOST_PLAYERS]; game.players()];
        for (class, weights) in classes.iter_mut().zip(holders) {
            for set in everybody.all_subsets().filter(|set| weights[set.index()] > 0.0) {
                let (chance, ways) = (weights[set.index()] / total, class.ways(set, kinds));
                for ((seat, kind), number) in &ways.having {
                    by_seat[seat.index()][*kind] += chance * number / ways.number;
                }
            }
        }
        let can_be = everybody.all_subsets().map(|set| (set, saboteurs[set.index()] / total));
        Some(Self {
            kinds: kinds.iter().map(|kind| kind.role).collect(),
            by_seat,
            saboteurs: can_be.filter(|(_, chance)| *chance > 0.0).collect(),
            evil_side: game.book().sides.1,
        })
    }

    /// What nobody can have.
    fn none(game: &Game) -> Self {
        Self { kinds: Vec::new(), by_seat: Vec::new(), saboteurs: Vec::new(), evil_side: game.book().sides.1 }
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
