//! Questions of a round as they are asked, and where the game stands while they are.

use crate::game::targeting::open_missions;
use crate::game::{Game, Phase, Reveal, Setup};
use crate::language::Message;
use crate::session::laying::steps::guidance;
use protocol::question::Question;

/// The sentence of a question of a round; none for another question, and where more is said than one sentence.
pub(super) fn question_message(question: Question, game: &Game, setup: &Setup) -> Option<Message> {
    let leader = game.leader();
    Some(match question {
        Question::Guidance { step } => guidance(step, game, setup),
        Question::HeadsetMissing => Message::new("headset-missing"),
        Question::HeadsetTried => Message::new("headset-try"),
        Question::HandOver { to } => Message::new("ask-headset").player("player", to),
        Question::Headset | Question::Hearing { .. } => return None,
        Question::Reveal => {
            let key = match game.reveal() {
                Reveal::Eyes => "reveal-eyes-ask",
                Reveal::Earpiece => "ask-roles",
                Reveal::Touch | Reveal::None => "reveal-touch-ask",
            };
            Message::new(key).number("players", game.players() as u32)
        }
        // A spy Rogue knows nobody.
        Question::ScriptOver if !game.characters().left_out().is_empty() => Message::new("reveal-over-rogue"),
        Question::ScriptOver => Message::new("reveal-over"),
        Question::Mission => which_mission(game),
        Question::Team => {
            let size = game.mission().map_or(0, |mission| game.team_size(mission));
            let key = if game.book().team_tokens { "ask-team" } else { "ask-team-no-tokens" };
            // Before the first proposal no token is out.
            let out = game.results().run() > 0 || game.vote_track() > 0;
            Message::new(key).player("leader", leader).number("size", size).number("out", u32::from(out))
        }
        Question::Vote => {
            let voters = game.in_play().len() as u32;
            // Never a tie, which would teach nothing about which number comes first.
            let against = voters.saturating_sub(1) / 2;
            let example = Message::new("example-vote").number("approve", voters - against).number("reject", against);
            Message::new("ask-vote").message("example", example)
        }
        Question::OwnVote { of } => {
            Message::new("practice-ask-vote").player("player", of).players("team", game.phase().team())
        }
        Question::Letters => Message::new("ask-letters").players("team", game.phase().team()),
        Question::RollCall { asked, .. } => Message::new("roll-call-ask").player("player", asked),
        Question::AfterGame => Message::new("ask-after-game"),
        _ => return None,
    })
}

/// Targeting: which of the open missions the leader chooses.
pub(in crate::session) fn which_mission(game: &Game) -> Message {
    let open = open_missions(&game.results());
    let numbers = open.iter().map(|mission| Message::new("number").number("number", mission.number())).collect();
    let message = Message::new("ask-mission").player("leader", game.leader()).number("count", open.len() as u32);
    message.list("missions", numbers)
}

/// Where the game stands, in a phase of a round; none in another phase.
pub(super) fn status(game: &Game) -> Option<Message> {
    let leader = game.leader();
    Some(match game.phase() {
        Phase::Setup => Message::new("status-setup"),
        Phase::Reveal if game.reveal() == Reveal::Earpiece => Message::new("status-reveal-dealt"),
        Phase::Reveal => Message::new("status-reveal"),
        Phase::Proposal { mission: None } => Message::new("status-mission-choice").player("leader", leader),
        Phase::Proposal { mission: Some(mission) } => Message::new("status-proposal")
            .player("leader", leader)
            .number("size", game.team_size(mission))
            .number("mission", mission.number()),
        Phase::Vote { mission, team } => Message::new("status-vote")
            .players("team", team)
            .number("mission", mission.number())
            .player("leader", leader),
        Phase::Over(_) => Message::new("status-over"),
        _ => return None,
    })
}
