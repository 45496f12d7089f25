//! What pages show of the table: score, whose turn it is and with whom, rejected teams, who holds what; and an address
//! as it is spelt out.

use crate::game::{Mission, Phase};
use crate::language::{Length, Message};
use crate::queries::plot::asking;
use crate::queries::{reminders, subjects, telling};
use crate::state::table_state::TableState;
use protocol::PageWords;

/// All that is said, in the language of the table.
pub(crate) fn words_of_table(state: &TableState) -> PageWords {
    PageWords { language: state.localizer.language(), length: Length::Full }
}

/// How the table stands; nothing before a game.
pub(crate) fn standing(state: &TableState) -> Vec<Message> {
    let Some(game) = state.game() else { return Vec::new() };
    let results = game.results();
    let none_run = Mission::ALL.iter().all(|mission| results.of(*mission).is_none());
    let mut lines = vec![if none_run { Message::new("score-none") } else { telling::score_line(&results) }];
    lines.extend(subjects::of_phase(game.phase()).stands(game));
    if matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. }) {
        lines.push(Message::new("status-track").number("rejections", game.vote_track()));
    }
    lines.extend(asking::holders(state).unwrap_or_default());
    for seat in game.seats().clockwise_from(game.leader()) {
        let roles = reminders::roles(seat, game);
        let line = |key| Message::new(key).number("seat", seat.number()).player("player", seat);
        lines.push(match roles.as_slice() {
            [] => line("who-seat"),
            [_] if seat == game.leader() => line("who-seat-leader"),
            _ => line("who-seat-roles").list("roles", roles),
        });
    }
    lines
}

/// What tells a code.
pub(crate) fn spelt(message: Message, code: &str) -> Message {
    message.text("code", slowly(code)).text("written", code)
}

pub(crate) fn slowly(text: &str) -> String {
    text.chars().map(String::from).collect::<Vec<_>>().join(", ")
}
