//! Questions about plot cards as they are asked.

use super::{cards_are_played, name};
use crate::game::mission::Run;
use crate::game::plot::Pile;
use crate::game::{Game, Phase, PlotCard, Seat, SeatSet};
use crate::language::Message;
use crate::session::agents::asking::Reminder;
use crate::session::history::Topic;
use crate::session::question::Question;
use crate::session::speech::Cue;
use crate::session::{Session, Stage};

impl Session {
    /// What comes before a question about a mission: the team takes its cards, or passes them on.
    pub(in crate::session) fn lead_the_mission(&mut self, run: Run) {
        let Stage::Table(table) = &self.stage else { return };
        let game = *table.record.game();
        let before = table.record.past().last().map(|step| step.before.phase());
        let pause_ms = self.preferences.script.long_at_pace_ms();
        let leader = game.leader();
        let counted = matches!(game.phase(), Phase::Mission(_));
        // Whoever may be looked at keeps the card apart from the others.
        let some_eye = !game.plot().holders(PlotCard::CloseEye, game.seats()).is_empty() || !run.looked_at.is_empty();
        if !before.is_some_and(cards_are_played) {
            let key = if some_eye && !counted { "mission-cards-kept" } else { "mission-cards" };
            self.say(Topic::Missions, Message::new(key).players("team", run.team).player("leader", leader));
            self.remind(Reminder::Mission);
            if !run.lit.is_empty() {
                self.say(Topic::Missions, Message::new("plays-face-up").players("names", run.lit));
            }
            self.wait(pause_ms);
        } else if counted && some_eye {
            let collect = Message::new("mission-collect").players("team", run.team).player("leader", leader);
            self.say(Topic::Missions, collect);
            self.wait(pause_ms);
        }
        if counted {
            self.say(Topic::Missions, Message::new("mission-shuffle").player("leader", leader));
            if !run.lit.is_empty() {
                self.say(Topic::Missions, Message::new("open-card-counts"));
            }
        }
    }

    /// Opinion Makers vote before the others, together.
    pub(in crate::session) fn lead_the_vote(&mut self) {
        let Some(game) = self.game().copied() else { return };
        let (long_ms, short_ms) =
            (self.preferences.script.long_at_pace_ms(), self.preferences.script.short_at_pace_ms());
        let first = game.plot().holders(PlotCard::OpinionMaker, game.seats());
        self.remind(Reminder::Vote);
        if first.is_empty() {
            self.say(Topic::Votes, Message::new("vote-choose"));
        } else {
            self.say(Topic::Votes, Message::new("vote-first").players("names", first));
            self.wait(long_ms);
            self.say(Topic::Votes, Message::new("vote-first-show").players("names", first));
            self.cue(Cue::Now);
            self.wait(long_ms);
            self.say(Topic::Votes, Message::new("vote-others"));
        }
        self.wait(long_ms);
        self.say(Topic::Votes, Message::new("vote-show"));
        self.cue(Cue::Now);
        self.wait(short_ms);
    }
}

/// The sentence of a question about plot cards; none for another question.
pub fn question_message(question: Question, game: &Game) -> Option<Message> {
    let leader = game.leader();
    Some(match question {
        Question::DrawCard { left } => Message::new("ask-draw").player("leader", leader).number("count", left),
        Question::GiveCard => {
            let Phase::Plot(dealing) = game.phase() else { return None };
            let mut kinds = dealing.to_give.kinds();
            match (kinds.next(), kinds.next()) {
                (Some(card), None) => Message::new("ask-give").player("leader", leader).message("card", name(card)),
                _ => Message::new("ask-give-several").player("leader", leader).list("cards", cards(dealing.to_give)),
            }
        }
        Question::Target { by, card: PlotCard::OverheardConversation } => {
            let due = crate::game::plot::Due { card: PlotCard::OverheardConversation, by };
            Message::new("ask-neighbour").player("player", by).alternatives("names", players(game.due_targets(due)))
        }
        Question::Target { by, .. } => Message::new("ask-shows-to").player("player", by),
        Question::UseCard { asked, card } => {
            let targets = targets(game);
            let key = if targets.is_empty() { "ask-use" } else { "ask-use-on" };
            let message = Message::new(key).player("player", asked).message("card", name(card));
            if targets.is_empty() { message } else { message.alternatives("names", players(targets)) }
        }
        Question::On { by, card } => Message::new("ask-on")
            .player("player", by)
            .message("card", name(card))
            .alternatives("names", players(targets(game))),
        Question::TakeCard { by } => {
            let of_others = game.plot().takeable(by, game.seats());
            let cards = of_others
                .map(|(card, holder)| {
                    Message::new("card-of-player").message("card", name(card)).player("player", holder)
                })
                .collect();
            Message::new("ask-take").player("player", by).alternatives("cards", cards)
        }
        Question::FaceUp { member } => Message::new("ask-face-up").player("player", member),
        _ => return None,
    })
}

/// The members on whom the card of the open window can be used.
fn targets(game: &Game) -> SeatSet {
    match game.phase() {
        Phase::Window(window) => window.at.targets(),
        _ => SeatSet::EMPTY,
    }
}

fn players(seats: SeatSet) -> Vec<Message> {
    seats.iter().map(|seat: Seat| Message::new("player").player("player", seat)).collect()
}

/// The cards of a pile, equal ones together.
pub fn cards(pile: Pile) -> Vec<Message> {
    pile.kinds()
        .map(|card| Message::new("cards-alike").number("count", pile.count(card)).message("card", name(card)))
        .collect()
}
