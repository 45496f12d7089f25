//! What is said about examinations and their token.

use crate::game::{Event, Game, Seat};
use crate::language::{Message, deed};
use crate::session::desk::history::Topic;
use crate::session::telling;
use crate::session::telling::said::{Said, Telling};
use protocol::speech::Cue;

/// What is said about an event of the token; none for another event.
pub(super) fn lines(event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
    let sentence = match *event {
        Event::TokenPassed { to: Some(to), .. } if told.dealt => token_passed(to),
        ref event => deed::of_token(event)?,
    };
    let sentence = Said::Line(Topic::General, sentence);
    let Event::Examined { examiner, examined } = *event else { return Some(vec![sentence]) };
    let mut said = vec![Said::Cue(Cue::Accepted), sentence];
    if game.examines_loyalty() {
        match told.dealt {
            true => said.push(guide(token_passed(examined))),
            false => said.extend(telling::hand_over::loyalty(examiner, examined, game.seats(), told.by_touch)),
        }
        return Some(said);
    }
    if !told.dealt {
        said.extend(telling::hand_over::side(examined, examiner, game, told.by_touch));
    }
    said.push(guide(Message::new("inquisitor-token").player("examiner", examiner).player("examined", examined)));
    Some(said)
}

/// What the first holder of the Scarlet Witch token is given; none where there is no token.
#[must_use]
pub fn witch_token(game: &Game, told: Telling) -> Option<Said> {
    let to_holder = |holder: Seat| match told.dealt {
        true => token_passed(holder),
        false => Message::new("witch-token-begins").player("holder", holder),
    };
    game.token().map(|token| guide(to_holder(token.holder)))
}

/// The Scarlet Witch token goes on alone: loyalty cards belong to roles of cardboard.
fn token_passed(to: Seat) -> Message {
    Message::new("token-passed-dealt").player("to", to)
}

fn guide(message: Message) -> Said {
    Said::Guide(Topic::General, message)
}
