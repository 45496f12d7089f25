//! In words: who plays what when a game begins, and what was taken back.

use crate::game::plot::Moment;
use crate::game::{Action, Game, LeaderChoice, Phase};
use crate::journal::record::{Record, Step};
use crate::language::{Message, deed, terms};

/// Who plays what, and who leads.
pub(crate) fn beginning(record: &Record) -> Vec<Message> {
    let setup = record.setup();
    let leader = record.past().first().map_or(record.game(), |step| &step.before).leader();
    let mut lines = vec![
        Message::new("game-begins")
            .message("edition", Message::new(terms::edition(setup.edition)))
            .number("players", setup.players.len() as u32)
            .players("names", record.game().seats().all()),
    ];
    let modules: Vec<Message> = terms::named(setup.modules).into_iter().map(Message::new).collect();
    if !modules.is_empty() {
        lines.push(Message::new("game-modules").list("modules", modules));
    }
    let key = match setup.leader {
        LeaderChoice::Named(_) => "first-leader-named",
        LeaderChoice::Draw => "first-leader-drawn",
    };
    // Where the narrator deals, nobody else does.
    if !(setup.is_dealt() && record.game().has_captain() && setup.leader == LeaderChoice::Draw) {
        lines.push(Message::new(key).player("leader", leader));
    }
    lines
}

/// Whether the team has mission cards.
pub(crate) fn cards_are_out(game: &Game) -> bool {
    match game.phase() {
        Phase::Window(window) => matches!(window.at, Moment::AfterCards(_)),
        phase => matches!(phase, Phase::FaceUp(_) | Phase::Trap(_) | Phase::Mission(_)),
    }
}

/// What was taken back.
pub(crate) fn undone(step: &Step) -> Message {
    match step.action {
        Action::TableReady => Message::new("undone-table"),
        Action::RevealDone => Message::new("undone-reveal"),
        Action::NameMission(mission) => Message::new("undone-mission").number("mission", mission.number()),
        Action::Propose(team) => Message::new("undone-team").players("team", team),
        Action::Count(count) if step.before.counted_cards().count() > 1 => {
            Message::new("undone-count").list("cards", deed::cards(count, &step.before))
        }
        Action::Count(count) => Message::new("undone-fails").number("fails", count.fails),
        Action::DealAgain => Message::new("undone-dealt-again"),
        Action::Watch(member) => Message::new("undone-watch").player("member", member),
        Action::Trap(member) => Message::new("undone-trap").player("member", member),
        Action::Claim(player) => Message::new("undone-claim").player("player", player),
        Action::NoClaim => Message::new("undone-no-claim"),
        Action::Vote(ballot) => {
            let tally = ballot.tally(step.before.in_play()).ok();
            let (approve, reject) = tally.map_or((0, 0), |tally| (tally.approve, tally.reject));
            Message::new("undone-vote").number("approve", approve).number("reject", reject)
        }
        _ => {
            let what = step.events.first().and_then(deed::sentence);
            Message::new("undone-plot").message("what", what.unwrap_or_else(|| Message::new("redone")))
        }
    }
}
