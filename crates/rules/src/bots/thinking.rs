//! One moment of thinking: the view, what follows from it for the seat and for everybody, and chance.

use super::evidence::Evidence;
use super::worlds::Known;
use super::{Bot, Odds, Own, Style, View};
use crate::game::{Mission, MissionCard, Seat, SeatSet};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::cell::{OnceCell, RefCell};

/// One moment of thinking.
pub(super) struct Thinking<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) style: Style,
    odds: OnceCell<Odds>,
    public: OnceCell<Odds>,
    pretended: OnceCell<Odds>,
    evidence: OnceCell<Evidence>,
    chance: RefCell<ChaCha8Rng>,
}

/// As good as certain.
const CERTAIN: f64 = 0.99;

impl<'a> Thinking<'a> {
    pub(super) fn new(view: &'a View<'a>, bot: Bot) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(bot.seed);
        // Every moment has a chance of its own, and so has every seat.
        chance.set_stream(((view.events.len() as u64) << 8) | view.seat.index() as u64);
        Self {
            view,
            style: bot.style,
            odds: OnceCell::new(),
            public: OnceCell::new(),
            pretended: OnceCell::new(),
            evidence: OnceCell::new(),
            chance: RefCell::new(chance),
        }
    }

    /// What the seat may know.
    pub(super) fn odds(&self) -> &Odds {
        self.odds.get_or_init(|| Odds::of(self.view))
    }

    /// What everybody may know: as the seat looks to others.
    pub(super) fn public(&self) -> &Odds {
        self.public.get_or_init(|| Odds::to_all(self.view))
    }

    /// What somebody could know here who is good and saw nobody: whoever is evil plays as if it were so.
    pub(super) fn pretended(&self) -> &Odds {
        self.pretended.get_or_init(|| {
            let View { seat, game, events, claims, .. } = *self.view;
            let good = game.book().sides.0;
            let role = game
                .character_cards()
                .into_iter()
                .filter(|role| role.side() == good)
                .max_by_key(|role| role.is_general());
            // Of the own cards everybody is told that they were Successes.
            let played = self.view.own.played.iter().map(|(mission, _)| (*mission, MissionCard::Success)).collect();
            Odds::of(&View { seat, game, events, claims, own: &Own { role, played, ..Own::default() } })
        })
    }

    pub(super) fn evidence(&self) -> &Evidence {
        self.evidence.get_or_init(|| Evidence::of(&Known::to_seat(self.view), self.view.game))
    }

    pub(super) fn me(&self) -> Seat {
        self.view.seat
    }

    /// Whether the seat wants missions to fail.
    pub(super) fn is_evil(&self) -> bool {
        self.view.own.role.is_some_and(|role| role.side() == self.view.game.book().sides.1)
    }

    /// The others in play.
    pub(super) fn others(&self) -> SeatSet {
        self.view.game.in_play().without([self.me()].into_iter().collect())
    }

    /// Those of whom the seat knows that they want missions to fail, without itself.
    pub(super) fn known_evil(&self) -> SeatSet {
        self.others().iter().filter(|seat| self.odds().evil(*seat) > CERTAIN).collect()
    }

    /// Whether something happens that happens so often.
    pub(super) fn happens(&self, how_often: f64) -> bool {
        self.chance.borrow_mut().random::<f64>() < how_often
    }

    /// Something small that decides between equals.
    pub(super) fn whim(&self) -> f64 {
        self.chance.borrow_mut().random::<f64>() * 1e-3
    }

    /// Whichever is best.
    pub(super) fn best<T: Copy>(&self, of: impl IntoIterator<Item = T>, worth: impl Fn(T) -> f64) -> Option<T> {
        let worth = |one: T| (worth(one) + self.whim(), one);
        let better = |best: Option<(f64, T)>, one: (f64, T)| match best {
            Some(best) if best.0 >= one.0 => Some(best),
            _ => Some(one),
        };
        of.into_iter().map(worth).fold(None, better).map(|(_, one)| one)
    }

    /// The Fails that a mission needs.
    pub(super) fn needed(&self, mission: Mission) -> u8 {
        self.view.game.fails_needed(mission)
    }

    /// The mission that is proposed, voted on or run.
    pub(super) fn mission(&self) -> Mission {
        self.view.game.mission().unwrap_or(Mission::ALL[0])
    }

    /// How much somebody of this style risks: from -1 to 1.
    pub(super) fn risk(&self) -> f64 {
        match self.style {
            Style::Careful => -1.0,
            Style::Talkative => 0.0,
            Style::Bold => 1.0,
        }
    }
}
