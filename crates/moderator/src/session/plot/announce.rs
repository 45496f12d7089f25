//! What is said about plot cards that are drawn, given, used.

use crate::game::{Event, Game};
use crate::language::Message;
use crate::language::plot::{does, sentence};
use crate::session::desk::history::Topic;
use crate::session::telling;
use crate::session::telling::said::{Said, Telling};
use protocol::speech::Cue;

/// What is said about an event with plot cards; none for another event.
pub fn lines(event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
    let sentence = sentence(event).map(plot)?;
    let mut said = match event {
        Event::DeckEmpty | Event::Passed { .. } | Event::WindowClosed { .. } => vec![sentence],
        Event::Overruled { .. } => vec![Said::Cue(Cue::Rejected), sentence],
        _ => vec![Said::Cue(Cue::Accepted), sentence],
    };
    match *event {
        // In a forum nothing goes from hand to hand.
        Event::CharacterShown { .. } | Event::CardLookedAt { .. } if game.goes_by_letters() => {}
        Event::PlotDrawn { card, .. } => said.push(hint(does(card))),
        Event::CharacterShown { owner, viewer, .. } if !told.dealt => {
            said.extend(telling::hand_over::side(owner, viewer, game, told.by_touch));
        }
        Event::CardLookedAt { by, member } if by != member && !told.secretly => {
            said.extend(telling::hand_over::mission_card(member, by, game.seats()));
        }
        _ => {}
    }
    Some(said)
}

fn plot(message: Message) -> Said {
    Said::Line(Topic::Plot, message)
}

fn hint(message: Message) -> Said {
    Said::Hint(Topic::Plot, message)
}
