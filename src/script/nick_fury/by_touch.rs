//! The script by touch: in every part each player sends one of the two vote tokens once round the table, and only those
//! whose turn it is may feel which one it is (RULES section 3).

use super::Cast;
use crate::game::knowledge::Stage;
use crate::game::{Seat, Seats};
use crate::language::Message;
use crate::script::reveal_by_touch::once_round;
use crate::script::{Pause, Step};

pub(super) fn steps(cast: &Cast, stages: &[Stage], seats: Seats, leader: Seat) -> Vec<Step> {
    let parts = stages.len() as u32;
    let opening = [
        Message::new("script-token-hide"),
        Message::new("script-token-how").number("parts", parts),
        Message::new("script-token-who"),
        Message::new("script-token-pace"),
    ];
    let mut row: Vec<Step> = opening.into_iter().flat_map(told).collect();
    for (stage, part) in stages.iter().zip(1u32..) {
        row.extend(told(cast.line("script-token-send", &stage.shown).number("part", part)));
        row.extend(told(cast.line("script-token-feel", &stage.looking)));
        row.extend([Step::Say(Message::new("script-token-choose")), Step::Pause(Pause::Long)]);
        for owner in seats.clockwise_from(leader) {
            row.extend(once_round(seats, owner, "script-token-pass", "script-token-home"));
        }
    }
    row.push(Step::Say(Message::new("script-token-end")));
    row
}

fn told(line: Message) -> [Step; 2] {
    [Step::Say(line), Step::Pause(Pause::Short)]
}
