//! What has happened besides proposals, votes and missions, each in one sentence.

use super::{Message, plot};
use crate::game::modules::winter_soldier::Target;
use crate::game::{AgentCard, Event};

/// The name of what an accused player's card shows.
#[must_use]
pub fn card(card: AgentCard) -> Message {
    Message::new(match card {
        AgentCard::Shield => "agent-shield",
        AgentCard::NickFury => "agent-nick-fury",
        AgentCard::MariaHill => "agent-maria-hill",
        AgentCard::Hydra => "agent-hydra",
        AgentCard::WinterSoldier => "agent-winter-soldier",
    })
}

/// The one sentence that tells an event with plot cards, agents or the token; none for another event.
#[must_use]
pub fn sentence(event: &Event) -> Option<Message> {
    of_agents(event).or_else(|| plot::sentence(event))
}

/// The one sentence that tells an event with agents or the token; none for another event.
#[must_use]
pub fn of_agents(event: &Event) -> Option<Message> {
    let player = |key, name, seat| Message::new(key).player(name, seat);
    Some(match *event {
        Event::Examined { examiner, examined } => {
            player("examined", "examiner", examiner).player("examined", examined)
        }
        Event::TokenPassed { to: Some(to), .. } => player("token-passed", "to", to),
        Event::TokenPassed { to: None, .. } => Message::new("token-gone"),
        Event::CaptainKnown { captain } => player("captain-known", "captain", captain),
        Event::DealtAgain { dealer } => player("dealt-again", "dealer", dealer),
        Event::MissionForfeited { mission, .. } => {
            Message::new("mission-forfeited").number("mission", mission.number())
        }
        Event::Accused { accused, .. } => player("accused", "accused", accused),
        Event::CardShown { player: accused, card: shown } => {
            player("card-shown", "player", accused).message("card", card(shown))
        }
        Event::SteppedOut { players } => {
            Message::new("stepped-out").players("names", players).number("count", players.len() as u32)
        }
        Event::ProposalVoid { team, .. } => Message::new("proposal-void").players("team", team),
        Event::Named { target, player: named } => {
            player(of_target(target, "named-maria-hill", "named-nick-fury"), "player", named)
        }
        Event::NamingTold { target, player: named, right } => {
            let key = match right {
                true => of_target(target, "is-maria-hill", "is-nick-fury"),
                false => of_target(target, "is-not-maria-hill", "is-not-nick-fury"),
            };
            player(key, "player", named)
        }
        Event::Exposed { player: exposed } => player("exposed", "player", exposed),
        _ => return None,
    })
}

fn of_target(target: Target, maria_hill: &'static str, nick_fury: &'static str) -> &'static str {
    match target {
        Target::MariaHill => maria_hill,
        Target::NickFury => nick_fury,
    }
}
