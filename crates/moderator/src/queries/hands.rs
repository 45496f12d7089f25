//! What hands do when the game has moved on: each piece that lies otherwise than before is told where it goes.
//!
//! Whether the game was played on or taken back makes no difference: what is told is how the pieces lay, and how they
//! lie now. What goes from hand to hand within one question, such as mission cards, is told with that question.

pub(crate) mod passing;

use crate::game::edition::Direction;
use crate::game::plot::{Due, Pile, Plot};
use crate::game::{Event, Game, Mission, Module, Outcome, Phase, PlotCard, RoundEvent, Seat};
use crate::language::{Message, plot};
use crate::output::history::Topic;
use crate::queries::beginning::cards_are_out;
use crate::queries::loyalty;
use crate::queries::telling::{Said, Telling};

/// Which way the game has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// An action was played: what its own sentence moves is not told again.
    On,
    /// An action was taken back.
    Back,
}

/// What brings the pieces from how they lie in one game to how they lie in another.
pub(crate) fn orders(from: &Game, to: &Game, way: Way, told: Telling) -> Vec<Said> {
    if from.goes_by_letters() || !is_laid(from) || !is_laid(to) {
        return Vec::new();
    }
    let both = Both { from, to, way, told };
    let orders = [
        both.characters(),
        both.votes(),
        both.track(),
        both.scores(),
        both.round(),
        both.watch(),
        both.cards(),
        both.plot(),
    ];
    let rest = [both.token(), both.leader(), both.team()];
    orders.into_iter().chain(rest).flatten().collect()
}

/// How many of these events are told before hands do anything: what begins after that, or ends, is told last.
pub(crate) fn up_to_orders(events: &[Event]) -> usize {
    let is_next =
        |event: &Event| matches!(event, Event::Round(RoundEvent::Began { .. }) | Event::Round(RoundEvent::Ended(_)));
    events.iter().position(is_next).unwrap_or(events.len())
}

/// Whether the pieces lie where they are while the game is played.
fn is_laid(game: &Game) -> bool {
    !matches!(game.phase(), Phase::Setup | Phase::Captain)
}

/// Whether three missions have ended alike: what is still to come needs no more markers.
fn is_decided(game: &Game) -> bool {
    [Outcome::Success, Outcome::Fail].into_iter().any(|outcome| game.results().count(outcome) == 3)
}

struct Both<'a> {
    from: &'a Game,
    to: &'a Game,
    way: Way,
    told: Telling,
}

impl Both<'_> {
    /// The character cards, which may lie open once the game is over.
    fn characters(&self) -> Vec<Said> {
        let over = |game: &Game| matches!(game.phase(), Phase::Over(_));
        let told = over(self.from) && !over(self.to) && !self.told.dealt;
        told.then(|| order(Topic::General, Message::new("characters-hidden"))).into_iter().collect()
    }

    /// The vote tokens go back to their owners.
    fn votes(&self) -> Vec<Said> {
        let votes = |game: &Game| matches!(game.phase(), Phase::Vote { .. });
        let told = votes(self.from) && !votes(self.to) && !self.told.votes_alone;
        told.then(|| order(Topic::Votes, Message::new("votes-home"))).into_iter().collect()
    }

    fn track(&self) -> Vec<Said> {
        let track = self.to.vote_track();
        let told = self.from.vote_track() != track;
        let marker = || Message::new("track-marker").number("track", track).number("most", self.to.last_proposal());
        told.then(|| order(Topic::Votes, marker())).into_iter().collect()
    }

    fn scores(&self) -> Vec<Said> {
        let (from, to) = (self.from.results(), self.to.results());
        let changed = Mission::ALL.into_iter().filter(|mission| from.of(*mission) != to.of(*mission));
        let key = |mission| match to.of(mission) {
            Some(Outcome::Success) => "marker-success",
            Some(Outcome::Fail) => "marker-fail",
            None => "score-marker-off",
        };
        let marker = |mission: Mission| Message::new(key(mission)).number("mission", mission.number());
        changed.map(|mission| order(Topic::Missions, marker(mission))).collect()
    }

    fn round(&self) -> Vec<Said> {
        let chosen = self.told.modules.contains(Module::Targeting);
        let mission = |game: &Game| match chosen {
            true => game.mission(),
            // After the last mission the marker stands still.
            false => game.results().first_open().filter(|_| !is_decided(game)),
        };
        let (from, to) = (mission(self.from), mission(self.to));
        // Where nobody has chosen a mission yet, it still lies on the last one.
        let moves = from != to && (from.is_some() || chosen) && self.to.book().round_marker;
        let marker = |to: Mission| Message::new("round-marker").number("mission", to.number());
        to.filter(|_| moves).map(|to| order(Topic::Missions, marker(to))).into_iter().collect()
    }

    fn watch(&self) -> Vec<Said> {
        let holder = |game: &Game| game.phase().run().and_then(|run| run.watched);
        let told = match (holder(self.from), holder(self.to)) {
            (Some(_), None) if !is_decided(self.to) => Some(Message::new("watch-back")),
            (from, Some(to)) if from != Some(to) && self.way == Way::Back => {
                Some(Message::new("lay-again-watch").player("member", to))
            }
            _ => None,
        };
        told.map(|told| order(Topic::Missions, told)).into_iter().collect()
    }

    /// The mission cards go back to their piles: face up after a mission; else nobody may learn who had which. Those that
    /// were mixed can't be told apart any more: whoever is to look at one has them played again.
    fn cards(&self) -> Vec<Said> {
        let mixed = |game: &Game| matches!(game.phase(), Phase::Mission(_));
        let key = match (cards_are_out(self.from), cards_are_out(self.to)) {
            _ if self.told.secretly || is_decided(self.to) => None,
            (true, false) if self.from.results() != self.to.results() => Some("cards-home"),
            (true, false) => Some("undone-vote-cards"),
            (true, true) if mixed(self.from) && !mixed(self.to) => Some("undone-close-eye"),
            _ => None,
        };
        let told = |key| order(Topic::Missions, Message::new(key).player("leader", self.from.leader()));
        key.map(told).into_iter().collect()
    }

    /// A plot card that was used goes into the box, and one that was given lies face up; where the narrator draws there
    /// is none.
    fn plot(&self) -> Vec<Said> {
        let used = |card: &PlotCard| on_the_table(self.from, *card) > on_the_table(self.to, *card);
        let holders = |game: &Game, card| game.plot().holders(card, game.seats());
        let given = |card| holders(self.to, card).without(holders(self.from, card)).iter().next();
        let told = match self.way {
            _ if self.told.draws => Vec::new(),
            Way::On => {
                let lies = PlotCard::ALL.into_iter().find_map(given);
                let lies = lies.map(|holder| Message::new("plot-card-lies").player("holder", holder));
                let home = PlotCard::ALL.into_iter().find(used);
                let home = home.map(|card| Message::new("plot-card-home").message("card", plot::name(card)));
                lies.into_iter().chain(home).collect()
            }
            Way::Back if plot_cards(self.from) != plot_cards(self.to) => vec![Message::new("plot-back")],
            Way::Back => Vec::new(),
        };
        told.into_iter().map(|told| order(Topic::Plot, told)).collect()
    }

    /// The token of examinations; how it goes on is told with the examination.
    fn token(&self) -> Vec<Said> {
        let token = self.to.token().filter(|token| Some(*token) != self.from.token() && self.way == Way::Back);
        let key = match self.to.examines_loyalty() {
            true => loyalty::token_back(self.told.dealt),
            false => "inquisitor-back",
        };
        token
            .map(|token| order(Topic::General, Message::new(key).player("holder", token.holder)))
            .into_iter()
            .collect()
    }

    fn leader(&self) -> Vec<Said> {
        let to = self.to.leader();
        let told = match self.from.leader() {
            from if from == to => None,
            from if self.way == Way::On && is_beside(from, to, self.from) => {
                Some(Message::new("leadership-passes").player("leader", to))
            }
            _ => Some(Message::new("lead-token").player("by", to)),
        };
        told.map(|told| order(Topic::General, told)).into_iter().collect()
    }

    /// The team tokens, which the next leader was told to collect.
    fn team(&self) -> Vec<Said> {
        let team = |game: &Game| game.phase().team();
        let told = self.way == Way::Back && self.to.book().team_tokens && !team(self.to).is_empty();
        let tokens = Message::new("lay-again-team").players("team", team(self.to));
        let moves = told && team(self.from) != team(self.to);
        moves.then(|| order(Topic::Votes, tokens)).into_iter().collect()
    }
}

/// Whether leadership goes from one player to the other past nobody.
fn is_beside(from: Seat, to: Seat, game: &Game) -> bool {
    to == match game.book().direction {
        Direction::Left => game.seats().left_of(from),
        Direction::Right => game.seats().right_of(from),
    }
}

/// The plot cards with all players, and those that the leader hands out.
fn plot_cards(game: &Game) -> (Plot, Option<(Pile, Option<Due>)>) {
    let dealt = match game.phase() {
        Phase::Plot(dealing) => Some((dealing.to_give, dealing.due)),
        _ => None,
    };
    (*game.plot(), dealt.filter(|(pile, due)| !pile.is_empty() || due.is_some()))
}

/// How many plot cards of a kind lie face up: in front of players, and with the leader.
fn on_the_table(game: &Game, card: PlotCard) -> usize {
    let held = game.plot().held(game.seats()).filter(|(held, _)| *held == card).count();
    let Phase::Plot(dealing) = game.phase() else { return held };
    held + usize::from(dealing.to_give.count(card)) + usize::from(dealing.due.is_some_and(|due| due.card == card))
}

fn order(topic: Topic, message: Message) -> Said {
    Said::Guide(topic, message)
}
