//! The leader draws plot cards at the beginning of a round and gives them away (RULES section 4).
//!
//! All cards of the round are drawn first, then given one by one; each is resolved as it is given. Establish
//! Confidence goes to nobody: it is resolved when it is drawn, before the next card is drawn.

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;

use super::deck::missing;
use super::{Kind, Pile, PlotCard};
use crate::game::{Event, Game, Phase, PlotEvent, PlotRefusal, Refusal, RoundRefusal, Seat, SeatSet};

/// What is left to do of this round's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dealing {
    /// Cards that the leader has still to draw.
    pub to_draw: u8,
    /// Cards that were drawn and not given yet.
    pub to_give: Pile,
    /// An immediate card that waits for a player to be named.
    pub due: Option<Due>,
}

/// An immediate card that waits for a player to be named, or in a forum for a card to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The card.
    pub card: PlotCard,
    /// Who has to name somebody.
    pub by: Seat,
}

/// Who drew a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnBy {
    /// The leader, who has said which it is.
    Leader,
    /// The narrator, for a table without a deck.
    Narrator,
}

impl Game {
    /// Begins to deal, or goes to the first proposal if there is nothing to deal.
    pub(super) fn begin_dealing(&mut self) {
        let to_draw = self.rules.draws.min(self.plot.deck.total());
        self.go_on_dealing(Dealing { to_draw, ..Dealing::default() });
    }

    pub(super) fn go_on_dealing(&mut self, dealing: Dealing) {
        self.phase = if dealing == Dealing::default() { self.next_proposal() } else { Phase::Plot(dealing) };
    }

    /// The leader has drawn a card and says which.
    pub(in crate::game) fn draw(&mut self, dealing: Dealing, card: PlotCard) -> Result<Vec<Event>, Refusal> {
        self.may_draw(dealing)?;
        if let Some(why) = missing(card, self.plot.deck, self.rules.deck) {
            return Err(Refusal::Plot(PlotRefusal::NotInDeck { card, why }));
        }
        Ok(self.drawn(dealing, card, DrawnBy::Leader))
    }

    /// The leader has drawn a card, whatever our count says: the table's deck may differ.
    pub(in crate::game) fn draw_anyway(&mut self, dealing: Dealing, card: PlotCard) -> Result<Vec<Event>, Refusal> {
        self.may_draw(dealing)?;
        Ok(self.drawn(dealing, card, DrawnBy::Leader))
    }

    /// The narrator draws: the same seed always draws the same card.
    pub(in crate::game) fn draw_for_leader(&mut self, dealing: Dealing) -> Result<Vec<Event>, Refusal> {
        self.may_draw(dealing)?;
        let mut chance = ChaCha8Rng::seed_from_u64(self.rules.seed);
        chance.set_stream(1 + u64::from(self.plot.drawn));
        let at = chance.next_u64() % u64::from(self.plot.deck.total().max(1));
        match self.plot.deck.cards().nth(at as usize) {
            Some(card) => Ok(self.drawn(dealing, card, DrawnBy::Narrator)),
            None => Err(Refusal::Round(RoundRefusal::NotNow(self.phase))),
        }
    }

    fn may_draw(&self, dealing: Dealing) -> Result<(), Refusal> {
        match dealing {
            Dealing { due: None, to_draw: 1.., .. } => Ok(()),
            _ => Err(Refusal::Round(RoundRefusal::NotNow(self.phase))),
        }
    }

    fn drawn(&mut self, mut dealing: Dealing, card: PlotCard, by: DrawnBy) -> Vec<Event> {
        let was_last = self.plot.deck.take(card) && self.plot.deck.is_empty();
        self.plot.drawn += 1;
        dealing.to_draw -= 1;
        let mut events = vec![Event::Plot(PlotEvent::Drawn { leader: self.leader, card, by })];
        if was_last {
            events.push(Event::Plot(PlotEvent::DeckEmpty));
        }
        match card {
            PlotCard::EstablishConfidence => dealing.due = Some(Due { card, by: self.leader }),
            _ => dealing.to_give.put(card),
        }
        self.phase = Phase::Plot(dealing);
        events
    }

    /// The leader gives a drawn card to another player.
    pub(in crate::game) fn give(
        &mut self,
        mut dealing: Dealing,
        card: PlotCard,
        to: Seat,
    ) -> Result<Vec<Event>, Refusal> {
        if dealing.due.is_some() || dealing.to_draw > 0 {
            return Err(Refusal::Round(RoundRefusal::NotNow(self.phase)));
        }
        self.must_sit_here(to)?;
        if to == self.leader {
            return Err(Refusal::Plot(PlotRefusal::GivenToLeader));
        }
        if !dealing.to_give.take(card) {
            return Err(Refusal::Plot(PlotRefusal::NotDrawn(card)));
        }
        let mut events = vec![Event::Plot(PlotEvent::Given { leader: self.leader, card, to })];
        match card.kind(self.rules.edition) {
            Kind::Immediate if card == PlotCard::TakeResponsibility && !self.can_take(to) => {
                events.push(Event::Plot(PlotEvent::Spent { by: to, card }));
            }
            Kind::Immediate => dealing.due = Some(Due { card, by: to }),
            Kind::OneUse | Kind::Permanent => self.plot.hand_mut(to).put(card),
        }
        self.go_on_dealing(dealing);
        Ok(events)
    }

    /// Somebody names the player whom an immediate card asks for.
    pub(in crate::game) fn name_target(&mut self, dealing: Dealing, named: Seat) -> Result<Vec<Event>, Refusal> {
        let Some(due) = dealing.due else { return Err(Refusal::Round(RoundRefusal::NotNow(self.phase))) };
        self.must_sit_here(named)?;
        if !self.due_targets(due).contains(named) {
            return Err(match due.card {
                PlotCard::TakeResponsibility => Refusal::Plot(PlotRefusal::Target(due.card)),
                PlotCard::OverheardConversation => Refusal::Plot(PlotRefusal::NoNeighbour { of: due.by }),
                _ => Refusal::Plot(PlotRefusal::OwnCard(due.by)),
            });
        }
        let (owner, viewer) = match due.card {
            PlotCard::OverheardConversation => (named, due.by),
            _ => (due.by, named),
        };
        self.go_on_dealing(Dealing { due: None, ..dealing });
        Ok(vec![Event::Plot(PlotEvent::CharacterShown {
            card: due.card,
            owner,
            viewer,
            affiliation: self.shows_affiliation(),
        })])
    }

    /// Whom an immediate card lets its player name: a neighbour, or anybody else; nobody if a card is to be named.
    #[must_use]
    pub fn due_targets(&self, due: Due) -> SeatSet {
        let seats = self.seats();
        match due.card {
            PlotCard::OverheardConversation => [seats.left_of(due.by), seats.right_of(due.by)].into_iter().collect(),
            PlotCard::TakeResponsibility => SeatSet::EMPTY,
            _ => seats.all().without([due.by].into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::knowledge::Characters;
    use crate::game::module::{Chosen, Modules};
    use crate::game::plot::Decks;
    use crate::game::plot::deck::draws;
    use crate::game::role::Cast;
    use crate::game::setup::Rules;
    use crate::game::{Action, Ballot, Count, Edition, Module, Reveal};

    /// A game at its first draw, with a deck that no edition has.
    fn with_deck(deck: Pile, players: u8) -> Game {
        let (edition, modules) = (Edition::default(), Modules::from_iter([Module::Plot]));
        let table = edition.table(usize::from(players)).unwrap();
        let rules = Rules {
            edition,
            players,
            table,
            reveal: Reveal::None,
            modules: Chosen::of(edition, modules),
            cast: Cast::of(&Characters::new(edition, modules).cards(&table), edition.book().sides),
            deck,
            draws: draws(players),
            seed: 7,
        };
        let mut game = Game::begin(rules, Seat::from_number(1).unwrap(), true);
        game.play(Action::TableReady).unwrap();
        game
    }

    /// Draws and gives the cards of this round, and runs its mission: the number of cards, and whether the last of the
    /// deck was announced.
    fn round(game: &mut Game, fails: u8) -> (u8, bool) {
        let (mut drawn, mut announced) = (0, false);
        loop {
            let action = match (game.phase(), game.leader()) {
                (Phase::Plot(Dealing { due: Some(due), .. }), _) => {
                    Action::On(game.due_targets(due).iter().next().unwrap())
                }
                (Phase::Plot(Dealing { to_draw: 1.., .. }), _) => Action::DrawForLeader,
                (Phase::Plot(dealing), leader) => {
                    Action::Give { card: dealing.to_give.kinds().next().unwrap(), to: game.seats().left_of(leader) }
                }
                (Phase::Window(_), _) => Action::PassAll,
                (Phase::Proposal { mission: Some(mission) }, _) => {
                    Action::Propose(game.seats().all().subsets(game.team_size(mission)).next().unwrap())
                }
                (Phase::Vote { .. }, _) => Action::Vote(Ballot::Count { approve: game.rules.players, reject: 0 }),
                (Phase::Mission(_), _) => break,
                (other, _) => panic!("nobody can do anything in {other:?}"),
            };
            let events = game.play(action).unwrap();
            drawn += u8::from(matches!(events[0], Event::Plot(PlotEvent::Drawn { .. })));
            announced |= events.contains(&Event::Plot(PlotEvent::DeckEmpty));
        }
        game.play(Action::Count(Count::fails(fails))).unwrap();
        (drawn, announced)
    }

    fn rounds(deck: Pile, players: u8) -> [(u8, bool); 5] {
        let mut game = with_deck(deck, players);
        [0, 1, 0, 2, 0].map(|fails| round(&mut game, fails))
    }

    #[test]
    fn the_forum_deck_with_seven_players_runs_out_in_the_third_round_and_is_announced_once() {
        let two = (2, false);
        assert_eq!(rounds(Decks::FORUM.of(7), 7), [two, two, (2, true), (0, false), (0, false)]);
    }

    #[test]
    fn the_forum_decks_last_for_all_other_numbers_of_players() {
        assert_eq!(rounds(Decks::FORUM.of(5), 5).map(|(drawn, _)| drawn), [1; 5]);
        assert_eq!(rounds(Decks::FORUM.of(8), 8).map(|(drawn, _)| drawn), [2; 5]);
        assert_eq!(rounds(Decks::FORUM.of(10), 10), [(3, false), (3, false), (3, false), (3, false), (3, true)]);
    }

    #[test]
    fn a_deck_that_runs_short_gives_what_it_has() {
        let none = (0, false);
        assert_eq!(rounds(Pile::new([2, 0, 0, 0, 1, 1, 0, 0, 0]), 9), [(3, false), (1, true), none, none, none]);
    }

    #[test]
    fn once_the_deck_is_empty_nothing_is_drawn_not_even_by_force() {
        let mut game = with_deck(Pile::new([0, 1, 0, 0, 0, 0, 0, 0, 0]), 5);
        assert_eq!(round(&mut game, 0), (1, true));
        for action in [Action::DrawForLeader, Action::DrawAnyway(PlotCard::OpenUp)] {
            assert!(matches!(game.play(action), Err(Refusal::Round(RoundRefusal::NotNow(Phase::Proposal { .. })))));
        }
    }
}
