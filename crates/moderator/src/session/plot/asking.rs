//! Questions about plot cards as they are asked.

use crate::game::plot::Pile;
use crate::game::{Action, Game, MissionCard, Phase, PlotCard, Seat, SeatSet};
use crate::language::plot::name;
use crate::language::{Message, deed};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::desk::queue::UNTIL_TOLD;
use crate::session::plot::meaning;
use crate::session::scene::Scene;
use crate::session::telling::reminders::Reminder;
use crate::session::{Mode, telling};
use protocol::question::Question;
use protocol::speech::Cue;

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
                (Some(first), Some(_)) => Message::new("ask-give-several")
                    .player("leader", leader)
                    .list("cards", cards(dealing.to_give))
                    .message("card", name(first)),
                (None, _) => return None,
            }
        }
        Question::Target { by, card: PlotCard::OverheardConversation } => {
            let due = crate::game::plot::Due { card: PlotCard::OverheardConversation, by };
            Message::new("ask-neighbour").player("player", by).any_of("names", game.due_targets(due))
        }
        Question::Target { by, .. } => Message::new("ask-shows-to").player("player", by),
        Question::UseCard { asked, card } => {
            let Phase::Window(window) = game.phase() else { return None };
            let targets = targets(game, card, asked);
            let key = match (asked, targets.is_empty()) {
                (Some(_), true) => "ask-use",
                (Some(_), false) => "ask-use-on",
                (None, true) => "ask-who-uses",
                (None, false) => "ask-who-uses-on",
            };
            let message = Message::new(key).any_of("player", game.may_come(window)).message("card", name(card));
            if targets.is_empty() { message } else { message.any_of("names", targets) }
        }
        Question::On { by, card } => Message::new("ask-on")
            .player("player", by)
            .message("card", name(card))
            .any_of("names", targets(game, card, Some(by))),
        Question::TakeCard { by } => {
            let of_others = game.plot().takeable(by, game.seats());
            let cards = of_others
                .map(|(card, holder)| {
                    Message::new("card-of-player").message("card", name(card)).player("player", holder)
                })
                .collect();
            Message::new("ask-take").player("player", by).alternatives("cards", cards)
        }
        Question::FaceUp { member } if game.counted_cards().count() > 1 => {
            let possible = || MissionCard::ALL.into_iter().enumerate().filter(|(_, card)| game.players_of(*card) > 0);
            let key = |(index, card)| {
                Message::new("agent-card-key")
                    .number("number", index as u32 + 1)
                    .message("card", deed::mission_card(card))
            };
            Message::new("ask-face-up-more")
                .player("player", member)
                .alternatives("keys", possible().map(key).collect())
                .alternatives("cards", possible().map(|(_, card)| deed::mission_card(card)).collect())
        }
        Question::FaceUp { member } => Message::new("ask-face-up").player("player", member),
        _ => return None,
    })
}

/// The members on whom the card of the open window is used: whoever looks at a card looks at another one's.
fn targets(game: &Game, card: PlotCard, by: Option<Seat>) -> SeatSet {
    let all = match game.phase() {
        Phase::Window(window) => game.targets(window.at),
        _ => SeatSet::EMPTY,
    };
    let in_vain = |on: &Seat| by.is_some_and(|by| meaning::is_in_vain(Action::Use { by, card, on: Some(*on) }));
    let others: SeatSet = all.iter().filter(|on| !in_vain(on)).collect();
    if others.is_empty() { all } else { others }
}

/// The cards of a pile, equal ones together.
pub fn cards(pile: Pile) -> Vec<Message> {
    pile.kinds()
        .map(|card| Message::new("cards-alike").number("count", pile.count(card)).message("card", name(card)))
        .collect()
}

/// Opinion Makers vote before the others, together.
pub(in crate::session) fn lead_the_vote(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return };
    let script = scene.preferences.script;
    let (vote_ms, short_ms) = (script.vote_at_pace_ms().unwrap_or(UNTIL_TOLD), script.short_at_pace_ms());
    let makers = game.plot().holders(PlotCard::OpinionMaker, game.seats());
    // Whoever isn't there has voted already.
    let first: SeatSet = makers.iter().filter(|seat| !scene.is_absent(*seat)).collect();
    telling::reminders::remind(scene, desk, Reminder::Vote);
    match scene.apart() {
        Some(apart) if apart.table.is_empty() => return,
        Some(apart) if apart.with_phone(scene).is_empty() => {}
        Some(apart) => {
            let names = apart.with_phone(scene);
            desk.say(scene, Topic::Votes, Message::new("vote-some-alone").group("names", names));
        }
        None => {}
    }
    if first.is_empty() {
        desk.say(scene, Topic::Votes, Message::new("vote-choose"));
        say_how_long(scene, desk);
    } else {
        desk.say(scene, Topic::Votes, Message::new("vote-first").group("names", first));
        say_how_long(scene, desk);
        desk.wait(scene, vote_ms);
        desk.signal(scene, Message::new("vote-first-show").group("names", first));
        desk.cue(scene, Cue::Now);
        desk.wait(scene, script.long_at_pace_ms());
        desk.say(scene, Topic::Votes, Message::new("vote-others"));
        say_how_long(scene, desk);
    }
    desk.wait(scene, vote_ms);
    desk.signal(scene, Message::new("vote-show"));
    desk.cue(scene, Cue::Now);
    desk.wait(scene, short_ms);
}

/// A pause without an end: people are told how it ends.
fn say_how_long(scene: &Scene, desk: &mut Desk) {
    if scene.preferences.script.vote_at_pace_ms().is_none() && scene.mode == Mode::Table {
        desk.say(scene, Topic::Votes, Message::new("pause-until-ready"));
    }
}

/// Where the game stands, in a phase of plot cards; none in another phase.
pub(super) fn status(game: &Game) -> Option<Message> {
    Some(match game.phase() {
        Phase::Window(window) => {
            let key = if window.asked.is_some() { "status-window" } else { "status-window-open" };
            Message::new(key).any_of("player", game.may_come(window)).message("card", name(window.at.card()))
        }
        Phase::Plot(_) => Message::new("status-plot").player("leader", game.leader()),
        Phase::FaceUp(run) => Message::new("status-face-up").players("names", run.waits_for()),
        _ => return None,
    })
}
