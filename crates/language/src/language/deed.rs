//! What has happened besides proposals, votes and missions, each in one sentence.

use super::{Message, plot, terms};
use crate::game::mission::Done;
use crate::game::modules::rogue::NoClaim;
use crate::game::{
    AgentCard, AgentEvent, Count, Event, ExaminationEvent, Game, MissionCard, MissionEvent, Outcome, Side,
};

/// The name of what an accused player's card shows.
#[must_use]
pub fn card(card: AgentCard) -> Message {
    Message::new(match card {
        AgentCard::Shield => "agent-shield",
        AgentCard::NickFury => "agent-nick-fury",
        AgentCard::MariaHill => "module-maria-hill",
        AgentCard::Hydra => "agent-hydra",
        AgentCard::WinterSoldier => "agent-winter-soldier",
    })
}

/// The one sentence that tells how a mission ended: the cards that decided it, and with Reversers or a Rogue the whole
/// reckoning.
#[must_use]
pub fn result(done: &Done, game: &Game) -> Message {
    counted(done, game).unwrap_or_else(|| {
        let key = match done.outcome {
            Outcome::Success => "mission-succeeds",
            Outcome::Fail => "mission-fails",
        };
        Message::new(key).number("mission", done.mission.number()).number("fails", done.count.fails)
    })
}

/// The same where other cards than Fails are counted; none at other tables.
#[must_use]
pub fn counted(done: &Done, game: &Game) -> Option<Message> {
    if game.counted_cards().count() < 2 {
        return None;
    }
    let key = match (done.count.reverses, done.outcome) {
        (0, Outcome::Success) => "counted-succeeds",
        (0, Outcome::Fail) => "counted-fails",
        (1, Outcome::Success) => "turned-succeeds",
        (1, Outcome::Fail) => "turned-fails",
        (_, Outcome::Success) => "cancelled-succeeds",
        (_, Outcome::Fail) => "cancelled-fails",
    };
    let told = Message::new(key).number("mission", done.mission.number()).number("fails", done.count.fails);
    Some(told.list("cards", cards(done.count, game)))
}

/// "One Fail and no Reverse": all kinds that this table counts.
#[must_use]
pub fn cards(count: Count, game: &Game) -> Vec<Message> {
    let told = |card| Message::new(card_count(card)).number("count", count.of(card));
    game.counted_cards().map(told).collect()
}

/// The name of a mission card.
#[must_use]
pub fn mission_card(card: MissionCard) -> Message {
    Message::new(match card {
        MissionCard::Success => "card-success",
        MissionCard::Fail => "card-fail",
        MissionCard::Reverse => "card-reverse",
        MissionCard::RogueSuccess => "card-rogue-success",
    })
}

fn card_count(card: MissionCard) -> &'static str {
    match card {
        MissionCard::Success | MissionCard::Fail => "card-fails",
        MissionCard::Reverse => "card-reverses",
        MissionCard::RogueSuccess => "card-rogues",
    }
}

/// The one sentence that tells a deed: with plot cards, on a mission, with agents or the token; none for an event of a
/// round.
#[must_use]
pub fn sentence(event: &Event) -> Option<Message> {
    match event {
        Event::Round(_) => None,
        Event::Plot(event) => Some(plot::sentence(event)),
        Event::Mission(event) => Some(of_mission(event)),
        Event::Examination(event) => Some(of_token(event)),
        Event::Agent(event) => Some(of_agents(event)),
    }
}

/// The one sentence that tells what Trap and Rogue bring to a mission.
#[must_use]
pub fn of_mission(event: &MissionEvent) -> Message {
    let both = |key, leader, member| Message::new(key).player("leader", leader).player("member", member);
    match *event {
        MissionEvent::Watched { leader, member } if leader == member => {
            Message::new("watched-own").player("leader", leader)
        }
        MissionEvent::Trapped { leader, member } if leader == member => {
            Message::new("trapped-own").player("leader", leader)
        }
        MissionEvent::Watched { leader, member } => both("watched", leader, member),
        MissionEvent::Trapped { leader, member } => both("trapped", leader, member),
        MissionEvent::NoClaim { rogue, why } => Message::new(no_claim(rogue, why)),
    }
}

/// The one sentence that tells an event with the token of examinations.
#[must_use]
pub fn of_token(event: &ExaminationEvent) -> Message {
    match *event {
        ExaminationEvent::Examined { examiner, examined } => {
            Message::new("examined").player("examiner", examiner).player("examined", examined)
        }
        ExaminationEvent::TokenPassed { to: Some(to), .. } => Message::new("token-passed").player("to", to),
        ExaminationEvent::TokenPassed { to: None, .. } => Message::new("token-gone"),
    }
}

/// The one sentence that tells an event with agents.
#[must_use]
pub fn of_agents(event: &AgentEvent) -> Message {
    let player = |key, name, seat| Message::new(key).player(name, seat);
    match *event {
        AgentEvent::CaptainKnown { captain } => player("captain-known", "captain", captain),
        AgentEvent::DealtAgain { dealer } => player("dealt-again", "dealer", dealer),
        AgentEvent::MissionForfeited { mission, .. } => {
            Message::new("mission-forfeited").number("mission", mission.number())
        }
        AgentEvent::Accused { accused, .. } => player("accused", "accused", accused),
        AgentEvent::CardShown { player: accused, card: shown } => {
            player("card-shown", "player", accused).message("card", card(shown))
        }
        AgentEvent::SteppedOut { players } => {
            Message::new("stepped-out").players("names", players).number("count", players.len() as u32)
        }
        AgentEvent::ProposalVoid { team, .. } => Message::new("proposal-void").players("team", team),
        AgentEvent::Named { target, player: named } => player(terms::named_as(target), "player", named),
        AgentEvent::NamingTold { target, player: named, right } => {
            player(terms::is_told(target, right), "player", named)
        }
        AgentEvent::Exposed { player: exposed } => player("exposed", "player", exposed),
    }
}

/// Why no Rogue can have won alone, in a sentence.
fn no_claim(rogue: Side, why: NoClaim) -> &'static str {
    match (rogue, why) {
        (Side::Spies, NoClaim::NoneInLast) => "no-claim-no-fail-now",
        (Side::Spies, NoClaim::NoneBefore) => "no-claim-no-fail-before",
        (Side::Spies, NoClaim::NobodyTwice) => "no-claim-nobody-failed-twice",
        (_, NoClaim::NoneInLast) => "no-claim-no-rogue-now",
        (_, NoClaim::NoneBefore) => "no-claim-no-rogue-before",
        (_, NoClaim::NobodyTwice) => "no-claim-nobody-rogue-twice",
    }
}
