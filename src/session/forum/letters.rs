//! What comes in for a proposed team: votes, orders, and No Confidence ahead of the vote. The newest counts.

use crate::game::knowledge::Role;
use crate::game::{MissionCard, Phase, PlotCard, Seat, SeatSet, Side};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::{Form, Length, Message, Verb, deed};
use crate::session::narration::Topic;
use crate::session::scene::Scene;
use crate::session::speech::Cue;
use crate::session::{Effect, Mode, Report, Session, Stage};

impl Session {
    /// Keeps what a player has sent.
    pub(super) fn take_letter(&mut self, verb: Verb, from: Seat) {
        if self.keep_letter(verb, from) {
            self.tell_what_is_left();
        }
    }

    /// Several players have voted before everybody.
    pub(super) fn take_public_votes(&mut self, players: SeatSet, vote: Verb) {
        if players.iter().all(|player| self.keep_letter(vote, player)) {
            self.tell_what_is_left();
        }
    }

    /// Keeps a letter and says that it is here. False if it was refused.
    fn keep_letter(&mut self, verb: Verb, from: Seat) -> bool {
        let Some(about) = super::open_proposal(&self.scene) else {
            self.not_now(self.scene.question());
            return false;
        };
        let (letter, key, what) = match verb {
            Verb::Approves => (Letter::PublicVote { approves: true }, "letter-approves", "public-vote"),
            Verb::Rejects => (Letter::PublicVote { approves: false }, "letter-rejects", "public-vote"),
            Verb::PrivatelyApproves => (Letter::PrivateVote { approves: true }, "letter-vote", "private-vote"),
            Verb::PrivatelyRejects => (Letter::PrivateVote { approves: false }, "letter-vote", "private-vote"),
            Verb::OrdersSupport => (Letter::Card(MissionCard::Success), "letter-order", "order"),
            Verb::OrdersSabotage => (Letter::Card(MissionCard::Fail), "letter-order", "order"),
            Verb::OrdersReverse => (Letter::Card(MissionCard::Reverse), "letter-order", "order"),
            Verb::OrdersRogue => (Letter::Card(MissionCard::RogueSuccess), "letter-order", "order"),
            _ => (Letter::Nothing, "letter-forgotten", "forgotten"),
        };
        if let Letter::Card(card) = letter
            && !self.takes_order(about, from, card)
        {
            return false;
        }
        self.take_in(PrivateEntry::Letter { about, from, letter });
        self.receive(from, Message::new(key).player("player", from), what);
        true
    }

    /// Whether an order can count: of a member of the team, and of what the game and the role allow. Else it is refused.
    fn takes_order(&mut self, about: Proposal, from: Seat, card: MissionCard) -> bool {
        let able = self.scene.game().map_or(0, |game| game.players_of(card));
        let role = self.scene.deal().and_then(|deal| deal.open().role(from));
        match (card, role) {
            _ if !about.team.contains(from) => {
                self.refuse("not-on-team", Message::new("refused-order-outside").player("player", from));
            }
            (MissionCard::Reverse, _) if able == 0 => {
                self.refuse("too-many-reverses", Message::new("refused-reverses").number("able", able));
            }
            (MissionCard::RogueSuccess, _) if able == 0 => {
                self.refuse("too-many-rogues", Message::new("refused-rogues").number("able", able));
            }
            (card, Some(role)) if !role.may_play(card) => self.refuse_order(from, role, card),
            _ => return true,
        }
        false
    }

    /// Keeps something that may change what the deadline brings: what was taken back is not played again as it was.
    pub(super) fn take_in(&mut self, entry: PrivateEntry) {
        self.confide(entry);
        self.forget_undone();
    }

    pub(super) fn forget_undone(&mut self) {
        if let Stage::Table(table) = &mut self.scene.stage {
            table.record.forget_undone();
        }
    }

    /// No Confidence ahead of the vote: it is used if the team is approved, first come, first served.
    pub(super) fn take_no_confidence(&mut self, by: Seat) {
        let (Some(about), Some(game)) = (super::open_proposal(&self.scene), self.scene.game().copied()) else {
            return;
        };
        if !game.plot().holds(by, PlotCard::NoConfidence) {
            let refusal = crate::game::Refusal::NotHeld { player: by, card: PlotCard::NoConfidence };
            return self.refuse_action(&refusal);
        }
        self.take_in(PrivateEntry::Letter { about, from: by, letter: Letter::NoConfidence });
        self.receive(by, Message::new("letter-card").player("player", by), "no-confidence");
        self.tell_what_is_left();
    }

    fn receive(&mut self, from: Seat, message: Message, what: &str) {
        self.report(Report::received(from, what));
        self.cue(Cue::Accepted);
        self.say(Topic::Votes, message);
    }

    /// How much is still missing, or that everything is here.
    fn tell_what_is_left(&mut self) {
        let (votes, orders) = missing(&self.scene);
        let key = match (votes.is_empty(), orders.is_empty()) {
            (true, true) => "letters-complete",
            (false, true) => "letters-left-votes",
            (true, false) => "letters-left-orders",
            (false, false) => "letters-left",
        };
        let left = Message::new(key).number("votes", votes.len() as u32).number("orders", orders.len() as u32);
        self.say(Topic::Votes, left);
    }

    /// The role of a player does not allow an order. Why, tells who the player is: it is only printed, and not kept
    /// among what was said.
    fn refuse_order(&mut self, from: Seat, role: Role, card: MissionCard) {
        let (code, message) = match (role, card) {
            (Role::Resistance, MissionCard::Fail) => ("resistance-order", Message::new("refused-order")),
            (_, card) => ("role-order", Message::new("refused-order-role").message("card", deed::mission_card(card))),
        };
        let message = message.player("player", from);
        let printed = self.scene.lexicon.render(&message, Form::Printed, Length::Full);
        match self.scene.mode {
            Mode::Table => {
                self.cue(Cue::Refused);
                let spoken = self.scene.lexicon.render(&message, Form::Spoken, Length::Full);
                self.utter(spoken, printed);
            }
            Mode::Program => self.desk.effects.push(Effect::Report(Report::refusal(code, &printed))),
        }
    }
}

/// Whether a card is declared before the vote that it would overrule.
pub(in crate::session) fn is_early(scene: &Scene, card: PlotCard) -> bool {
    card == PlotCard::NoConfidence && super::open_proposal(scene).is_some()
}

/// Who has not voted, and which members have sent no order.
pub(in crate::session) fn missing(scene: &Scene) -> (SeatSet, SeatSet) {
    let (Some(about), Some(private)) = (super::open_proposal(scene), scene.private()) else {
        return (SeatSet::EMPTY, SeatSet::EMPTY);
    };
    let received = |player: &Seat| private.received(about, *player);
    let votes = scene.everybody().iter().filter(|player| received(player).vote().is_none()).collect();
    let orders = about.team.iter().filter(|player| received(player).card.is_none()).collect();
    (votes, orders)
}

pub(in crate::session) fn side_of(scene: &Scene, player: Seat) -> Option<Side> {
    scene.deal()?.open().role(player).map(Role::side)
}

/// Whether the vote on a team is open, which letters answer.
pub(in crate::session) fn asks_for_letters(scene: &Scene) -> bool {
    scene.is_forum() && matches!(scene.game().map(crate::game::Game::phase), Some(Phase::Vote { .. }))
}
