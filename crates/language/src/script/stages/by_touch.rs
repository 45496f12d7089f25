//! The script by touch: in every part each player sends one of the two vote tokens once round the table, all at once or one by one, and only those
//! whose turn it is may feel which one it is (RULES section 3).

use super::cast::Cast;
use crate::game::Game;
use crate::game::knowledge::Stage;
use crate::language::Message;
use crate::script::reveal_by_token::{pace, sent};
use crate::script::round::Round;
use crate::script::timeline::{Pause, ScriptStep};

pub(super) fn steps(cast: &Cast, stages: &[Stage], game: &Game, round: Round) -> Vec<ScriptStep> {
    let parts = stages.len() as u32;
    let how = match round {
        Round::Together => "script-token-together-how",
        Round::Usual | Round::OneByOne => "script-token-how",
    };
    let opening = [
        Message::new("script-token-hide"),
        Message::new(how).number("parts", parts),
        Message::new("script-token-who"),
    ];
    let pace = pace(round).iter().map(|key| Message::new(key));
    let mut row: Vec<ScriptStep> = opening.into_iter().chain(pace).flat_map(told).collect();
    for (stage, part) in stages.iter().zip(1u32..) {
        row.extend(told(cast.line("script-token-send", &stage.shown).number("part", part)));
        row.extend(told(cast.line("script-token-feel", &stage.looking)));
        row.extend(sent(game.seats(), game.leader(), round));
    }
    row.push(ScriptStep::Say(Message::new("script-token-end")));
    row
}

fn told(line: Message) -> [ScriptStep; 2] {
    [ScriptStep::Say(line), ScriptStep::Pause(Pause::Short)]
}
