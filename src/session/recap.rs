//! Where the game stands, for a table that comes back to it: in three sentences, and how everything lies.

use super::narration::Topic;
use super::undo::cards_are_out;
use super::{Mode, Session, Stage};
use crate::game::{Mission, Outcome, Phase};
use crate::language::Message;

impl Session {
    /// Mission and round, the score, and the rejections so far.
    pub(super) fn say_recap(&mut self) {
        let Some(game) = self.game().copied() else { return };
        let has_begun = !matches!(game.phase(), Phase::Setup | Phase::Captain | Phase::Reveal);
        let goes_on = has_begun && game.ending().is_none() && !self.is_abandoned();
        if self.mode == Mode::Program || !goes_on {
            return self.say_score();
        }
        let round = match game.mission() {
            Some(mission) => Message::new("recap-round").number("mission", mission.number()),
            None => Message::new("recap-round-open"),
        };
        self.say_line(&round.number("round", game.round()).player("leader", game.leader()));
        self.say_score();
        if let Phase::Vote { team, .. } = game.phase() {
            self.say_line(&Message::new("recap-team").players("team", team));
        } else if let Some(run) = game.phase().run() {
            self.say_line(&Message::new("recap-team-goes").players("team", run.team));
        }
        let left = game.last_proposal().saturating_sub(game.vote_track());
        let key = if left == 1 { "recap-last-rejection" } else { "recap-rejections" };
        self.say_line(
            &Message::new(key).number("rejections", game.vote_track()).number("most", game.last_proposal()),
        );
        self.say(Topic::General, Message::new("recap-table"));
    }

    /// How everything lies on the table, for hands that have to lay it again.
    pub(super) fn say_table(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let game = *table.record.game();
        self.say_line(&Message::new("lay-again").number("players", game.players() as u32));
        for mission in Mission::ALL {
            let key = match game.results().of(mission) {
                Some(Outcome::Success) => "marker-success",
                Some(Outcome::Fail) => "marker-fail",
                None => continue,
            };
            self.say_line(&Message::new(key).number("mission", mission.number()));
        }
        // Agents have neither a round marker nor team tokens.
        let has_pieces = !game.is_winter_soldier();
        if let Some(mission) = game.mission().filter(|_| has_pieces) {
            self.say_line(&Message::new("round-marker").number("mission", mission.number()));
        }
        let markers = Message::new("lay-again-markers").number("track", game.vote_track());
        self.say_line(&markers.player("leader", game.leader()));
        if let Some(token) = game.token() {
            let key = if has_pieces { "lay-again-inquisitor" } else { self.token_back() };
            self.say_line(&Message::new(key).player("holder", token.holder));
        }
        if let (Phase::Vote { team, .. }, true) = (game.phase(), has_pieces) {
            self.say_line(&Message::new("lay-again-team").players("team", team));
        }
        let all_play = game.out().is_empty();
        self.say_line(&Message::new(if all_play { "lay-again-cards" } else { "lay-again-cards-out" }));
        if cards_are_out(&game)
            && !self.plays_cards_secretly()
            && let Some(run) = game.phase().run()
        {
            let message = Message::new("lay-again-missions").player("leader", game.leader());
            self.say_line(&message.players("team", run.team));
            if let Some(member) = run.watched {
                self.say_line(&Message::new("lay-again-watch").player("member", member));
            }
        }
        if !game.plot().held(game.seats()).collect::<Vec<_>>().is_empty() {
            self.say_holders();
        }
        self.ask_again();
    }
}
