//! What is said about the watch token, a card that is set aside, and a Rogue who can't have won.

use crate::game::{Event, Game};
use crate::language::{Message, deed};
use crate::session::desk::history::Topic;
use crate::session::telling;
use crate::session::telling::said::{Pause, Said, Telling};
use protocol::speech::Cue;

/// What is said about an event of a mission with modules; none for another event.
pub fn lines(event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
    let missions = |message| Said::Line(Topic::Missions, message);
    let sentence = || deed::of_mission(event).map(missions);
    Some(match *event {
        Event::Watched { member, .. } => {
            let rule = Said::Hint(Topic::Missions, Message::new("watched-rule").player("member", member));
            [Said::Cue(Cue::Accepted)].into_iter().chain(sentence()).chain([rule]).collect()
        }
        Event::Trapped { leader, member } => {
            let mut said: Vec<Said> = [Said::Cue(Cue::Accepted)].into_iter().chain(sentence()).collect();
            if game.phase().run().is_some_and(|run| run.lit.contains(member)) {
                // Everybody knows it.
                said.push(Said::Guide(Topic::Missions, Message::new("trap-open").player("leader", leader)));
                return Some(said);
            }
            if leader != member {
                let pass = Message::new("trap-pass").player("leader", leader).player("member", member);
                let guide = Said::Guide(
                    Topic::Missions,
                    pass.message("way", telling::hand_over::way(member, leader, game.seats())),
                );
                let hands = telling::hand_over::distance(member, leader, game.seats());
                said.extend([guide, Said::Pause(Pause::Passing(hands)), Said::Cue(Cue::Now)]);
            }
            let key = if told.by_touch { "trap-feel" } else { "trap-look" };
            let look = Said::Guide(Topic::Missions, Message::new(key).player("leader", leader));
            // The others' cards must not arrive while this one is still in the leader's hand.
            said.extend([look, Said::Pause(Pause::Long), Said::Cue(Cue::Now)]);
            said
        }
        Event::NoClaim { .. } => sentence().into_iter().collect(),
        _ => return None,
    })
}
