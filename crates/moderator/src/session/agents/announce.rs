//! What is said about Captain America, accusations and namings, and about the end of Avalon.

use crate::game::role::Part;
use crate::game::{AgentCard, Event, Game, Seat};
use crate::language::{Message, deed};
use crate::session::desk::history::Topic;
use crate::session::examination;
use crate::session::telling::said::{Said, Telling, score_line};
use protocol::speech::Cue;

/// What is said about an event of Winter Soldier; none for another event.
pub fn lines(event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
    let sentence = deed::of_agents(event)?;
    let sentence = match event {
        // A table has just confirmed it.
        Event::Accused { .. } | Event::Named { .. } if !told.filled => Said::Hint(topic(event), sentence),
        // Loyalty cards belong to roles of cardboard.
        Event::TokenPassed { to: Some(to), .. } if told.dealt => {
            Said::Line(topic(event), Message::new("token-passed-dealt").player("to", *to))
        }
        Event::DealtAgain { .. } if told.dealt => Said::Line(topic(event), Message::new("dealt-again-dealt")),
        _ => Said::Line(topic(event), sentence),
    };
    let mut said = match event {
        Event::MissionForfeited { .. } => vec![Said::Cue(Cue::Fail), sentence],
        Event::SteppedOut { .. } | Event::ProposalVoid { .. } => vec![sentence],
        _ => vec![Said::Cue(Cue::Accepted), sentence],
    };
    match *event {
        Event::CaptainKnown { captain } => {
            said.extend(tokens_of(captain, game, told));
        }
        Event::MissionForfeited { results, .. } => said.push(Said::Line(Topic::Missions, score_line(&results))),
        Event::CardShown { player, card: AgentCard::WinterSoldier } if !told.dealt => {
            said.push(guide(Message::new("becomes-bucky").player("player", player)));
        }
        Event::NamingTold { target, right: false, .. }
            if !told.dealt && target.part() == Some(Part::NamedBeforeTheEnd) =>
        {
            said.push(guide(Message::new("winter-soldier-shows")));
        }
        Event::Exposed { player } if !told.dealt => {
            said.push(guide(Message::new("exposed-shows").player("player", player)))
        }
        Event::SteppedOut { players } => {
            said.push(guide(Message::new("out-now").players("names", players)));
        }
        _ => {}
    }
    Some(said)
}

/// What Captain America and the first holder of the Scarlet Witch token are given; nothing while nobody knows who they
/// are.
pub fn tokens(game: &Game, told: Telling) -> Vec<Said> {
    game.captain().map(|captain| tokens_of(captain, game, told)).unwrap_or_default()
}

fn tokens_of(captain: Seat, game: &Game, told: Telling) -> Vec<Said> {
    let witch = examination::announce::witch_token(game, told);
    [guide(Message::new("captain-token").player("captain", captain))].into_iter().chain(witch).collect()
}

fn topic(event: &Event) -> Topic {
    match event {
        Event::MissionForfeited { .. } => Topic::Missions,
        Event::ProposalVoid { .. } => Topic::Votes,
        _ => Topic::General,
    }
}

fn guide(message: Message) -> Said {
    Said::Guide(Topic::General, message)
}
