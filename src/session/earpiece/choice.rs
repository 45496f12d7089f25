//! Votes and mission cards that are given with the headset on, and read back only there.

use super::{About, Session};
use crate::game::knowledge::Role;
use crate::game::mission::Run;
use crate::game::plot::{Moment, Window};
use crate::game::{Action, Ballot, Game, MissionCard, Phase, Seat, SeatSet, Side};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::{Message, deed};
use crate::session::preferences::{Keys, Secretly};
use crate::session::question::Question;
use crate::session::{Mode, Stage};

impl Session {
    /// Takes the vote, or the mission cards, with the headset.
    pub(in crate::session) fn secretly(&mut self) {
        match self.secret_choice() {
            Some(_) if self.mode == Mode::Program => self.not_now(self.question()),
            Some(_) if self.preferences.keys == Keys::Line => {
                self.refuse("needs-keys", Message::new("refused-secretly-lines"));
            }
            Some((about, seats)) => self.hand_out(about, seats),
            None => self.not_now(self.question()),
        }
    }

    /// What could be given with the headset on now, and by whom.
    pub(super) fn secret_choice(&self) -> Option<(About, Vec<Seat>)> {
        let game = self.game()?;
        if self.question() == Question::Vote {
            return Some((About::Vote, self.members_in_order(game.in_play())));
        }
        let team = cards_due(game)?;
        has_plain_cards(game).then(|| (About::Card, self.members_in_order(team)))
    }

    /// Sends the headset round by itself, where that was chosen for all games. False if not.
    pub(in crate::session) fn takes_secretly(&mut self) -> bool {
        if self.mode == Mode::Program || self.preferences.keys == Keys::Line || self.deal().is_none() {
            return false;
        }
        let wanted = match (self.secret_choice(), self.preferences.secretly) {
            (Some((About::Vote, seats)), Secretly::Votes | Secretly::Both) => (About::Vote, seats),
            (Some((About::Card, seats)), Secretly::Cards | Secretly::Both) if !self.cards_are_there(&seats) => {
                (About::Card, seats)
            }
            _ => return false,
        };
        self.hand_out(wanted.0, wanted.1);
        true
    }

    /// Whether all members of a team have given their mission cards with the headset on.
    pub(in crate::session) fn gave_cards_secretly(&self, run: Run) -> bool {
        self.deal().is_some() && self.cards_are_there(&self.members_in_order(run.team))
    }

    /// Whether mission cards are given with the headset on in all missions, and none lies on the table.
    pub(in crate::session) fn plays_cards_secretly(&self) -> bool {
        let chosen = matches!(self.preferences.secretly, Secretly::Cards | Secretly::Both);
        let can_be = self.game().is_some_and(has_plain_cards);
        chosen && can_be && self.deal().is_some() && self.preferences.keys != Keys::Line
    }

    /// A step of laying the table, without what is given with the headset on all game long: that stays in the box.
    pub(in crate::session) fn without_what_is_given_alone(&self, step: Message) -> Message {
        let Stage::Table(table) = &self.stage else { return step };
        let (game, secretly) = (table.record.game(), self.preferences.secretly);
        if !table.record.setup().is_dealt() || self.preferences.keys == Keys::Line || self.mode == Mode::Program {
            return step;
        }
        let cards = matches!(secretly, Secretly::Cards | Secretly::Both) && has_plain_cards(game);
        let votes = matches!(secretly, Secretly::Votes | Secretly::Both);
        let key = match step.key() {
            "guidance-tableau" if cards => "guidance-tableau-alone",
            "ws-guidance-tableau" if cards => "ws-guidance-tableau-alone",
            "guidance-tokens" if votes => return Message::new("guidance-tokens-alone"),
            _ => return step,
        };
        Message::new(key).number("players", game.players() as u32)
    }

    fn cards_are_there(&self, members: &[Seat]) -> bool {
        members.iter().all(|member| self.card_of(*member).is_some())
    }

    /// The mission card that a member has given.
    pub(in crate::session) fn card_of(&self, member: Seat) -> Option<MissionCard> {
        let Stage::Table(table) = &self.stage else { return None };
        table.private.open().received(Proposal::last(&table.record)?, member).card
    }

    fn vote_of(&self, player: Seat) -> Option<bool> {
        let Stage::Table(table) = &self.stage else { return None };
        table.private.open().received(Proposal::last(&table.record)?, player).private_vote
    }

    /// What somebody has chosen, as it is read back.
    pub(super) fn chosen(&self, player: Seat, about: About) -> Option<Message> {
        match about {
            About::Vote => {
                let approves = self.vote_of(player)?;
                Some(Message::new(if approves { "whisper-approves" } else { "whisper-rejects" }))
            }
            About::Card => {
                let card = deed::mission_card(self.card_of(player)?);
                Some(Message::new("whisper-plays").message("card", card))
            }
            About::Confess => self.confessed_now(),
            _ => None,
        }
    }

    /// Why a player may not play a card (base rules, Mission; Winter Soldier, characters).
    pub(super) fn forbidden(&self, player: Seat, card: MissionCard) -> Option<Message> {
        let role = self.deal()?.open().role(player).filter(|role| !role.may_play(card))?;
        let only = if role == Role::WinterSoldier { "whisper-only-fail" } else { "whisper-only-success" };
        Some(Message::new(only))
    }

    /// Why a player may not reject the team: the Winter Soldier has to let HYDRA go (Winter Soldier, characters).
    pub(super) fn forbidden_rejection(&self, player: Seat) -> Option<Message> {
        let deal = self.deal()?;
        let team = self.game()?.phase().team();
        let lets_go = deal.open().role(player) == Some(Role::WinterSoldier)
            && !team.and(deal.open().players_of(Side::Hydra)).is_empty();
        lets_go.then(|| Message::new("whisper-only-approve"))
    }

    pub(super) fn vote_alone(&mut self, from: Seat, approves: bool) {
        self.confide_letter(from, Letter::PrivateVote { approves });
    }

    pub(super) fn play_alone(&mut self, from: Seat, card: MissionCard) {
        self.confide_letter(from, Letter::Card(card));
    }

    fn confide_letter(&mut self, from: Seat, letter: Letter) {
        let Stage::Table(table) = &self.stage else { return };
        if let Some(about) = Proposal::last(&table.record) {
            self.confide(PrivateEntry::Letter { about, from, letter });
        }
    }

    /// The mission cards of the team don't count any more: they are to be given again.
    pub(in crate::session) fn forget_cards(&mut self) {
        let team = self.game().and_then(cards_due).unwrap_or_default();
        team.iter().for_each(|member| self.confide_letter(member, Letter::Nothing));
    }

    /// All votes are given: now they are told together.
    pub(super) fn count_secret_votes(&mut self) {
        let voters = self.everybody();
        if voters.iter().all(|voter| self.vote_of(voter).is_some()) {
            let approve = voters.iter().filter(|voter| self.vote_of(*voter) == Some(true)).collect();
            self.play(Action::Vote(Ballot::Named { approve }));
        }
    }
}

/// Whether there are but Success and Fail, and none is set aside: only these can be given with the headset on.
fn has_plain_cards(game: &Game) -> bool {
    game.counted_cards().count() == 1 && !game.sets_traps()
}

/// The team, once it is time for its cards.
fn cards_due(game: &Game) -> Option<SeatSet> {
    match game.phase() {
        Phase::FaceUp(run) | Phase::Mission(run) | Phase::Window(Window { at: Moment::AfterCards(run), .. }) => {
            Some(run.team)
        }
        _ => None,
    }
}
