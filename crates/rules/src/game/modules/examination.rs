//! Examinations: Scarlet Witch in Winter Soldier, and by the same mechanism the Inquisitor and the Lady of the Lake.
//!
//! After missions 2, 3 and 4, counted as missions run, the holder of a token examines somebody who never held it:
//! that player shows the holder alone which side they are on, gets the token, and examines next (edition of 2020,
//! Inquisitor; Winter Soldier, Scarlet Witch; RULES sections 5, 6 and 9). They differ in where the token begins and in
//! the card that is shown, which the module says.

use crate::game::module::{Begins, Shows};
use crate::game::setup::Rules;
use crate::game::{Event, ExaminationEvent, ExaminationRefusal, Game, Mission, Phase, Refusal, Seat, SeatSet, Seats};

/// The token, while it is in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Whose it is.
    pub holder: Seat,
    /// Everybody who has held it. They can't be examined.
    pub marked: SeatSet,
}

impl Token {
    fn beginning_with(holder: Seat) -> Self {
        Self { holder, marked: [holder].into_iter().collect() }
    }

    fn pass_to(&mut self, seat: Seat) {
        self.holder = seat;
        self.marked.insert(seat);
    }

    /// The token at the begin of a game, beside whoever leads first.
    pub(in crate::game) fn of(rules: &Rules, leader: Seat) -> Option<Self> {
        let seats = Seats::new(rules.players);
        let (begins, _) = rules.modules.token()?;
        Some(Self::beginning_with(match begins {
            Begins::OnTheLeft => seats.left_of(leader),
            Begins::OnTheRight => seats.right_of(leader),
        }))
    }
}

impl Game {
    /// The token of examinations; none without one, and when nobody can have it any more.
    #[must_use]
    pub fn token(&self) -> Option<Token> {
        self.token
    }

    /// Whether examinations are held with two loyalty cards, which go on with the token.
    #[must_use]
    pub fn examines_loyalty(&self) -> bool {
        self.rules.modules.token().is_some_and(|(_, shows)| shows == Shows::Loyalty)
    }

    /// Whether an affiliation or loyalty card is handed over where a character card would be shown: that one tells more
    /// than the side (edition of 2020, Modules; RULES section 9).
    #[must_use]
    pub fn shows_affiliation(&self) -> bool {
        self.reversers() > 0 || self.has_rogue() || self.book().loyalty_cards
    }

    /// Whom the holder of the token can examine.
    #[must_use]
    pub fn examinable(&self) -> SeatSet {
        self.token.map_or(SeatSet::EMPTY, |token| self.in_play().without(token.marked))
    }

    /// What comes after a mission that has not ended the game, when leadership has passed.
    pub(in crate::game) fn examine_or_go_on(&mut self, mission: Mission, events: &mut Vec<Event>) {
        if (2..=4).contains(&self.results.run()) && !self.examinable().is_empty() {
            self.phase = Phase::Examination { mission };
        } else {
            self.next_round(events);
        }
    }

    /// The holder of the token examines somebody, who gets the token.
    pub(in crate::game) fn examine(&mut self, examined: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_in_play(examined)?;
        let token = self.token.as_mut().ok_or(Refusal::Examination(ExaminationRefusal::Marked(examined)))?;
        if token.marked.contains(examined) {
            return Err(Refusal::Examination(ExaminationRefusal::Marked(examined)));
        }
        let examiner = token.holder;
        token.pass_to(examined);
        let mut events = vec![Event::Examination(ExaminationEvent::Examined { examiner, examined })];
        self.next_round(&mut events);
        Ok(events)
    }

    /// The token of a player who has stepped out goes to the next one on the left who has not held it; if there is
    /// none, it leaves the game.
    pub(in crate::game) fn hand_on_token(&mut self, events: &mut Vec<Event>) {
        let Some(mut token) = self.token.filter(|token| self.out().contains(token.holder)) else { return };
        let from = token.holder;
        let to = self.seats().clockwise_from(from).find(|seat| self.examinable().contains(*seat));
        self.token = to.map(|seat| {
            token.pass_to(seat);
            token
        });
        events.push(Event::Examination(ExaminationEvent::TokenPassed { from, to }));
    }
}
