//! The sentence of the open question.

use crate::game::targeting::open_missions;
use crate::game::{Game, Reveal};
use crate::language::Message;
use crate::session::desk::history::Topic;
use crate::session::laying::steps::guidance;
use crate::session::question::Question;
use crate::session::scene::{Scene, Stage, Table};
use crate::session::{Mode, agents, mission, plot};

fn question_topic(question: Question) -> Topic {
    match question {
        Question::Team | Question::Vote | Question::Letters | Question::RollCall { .. } => Topic::Votes,
        question if question.is_about_plot_cards() => Topic::Plot,
        Question::Count
        | Question::CountOn { .. }
        | Question::Watch
        | Question::Trap
        | Question::Claim
        | Question::Mission => Topic::Missions,
        _ => Topic::General,
    }
}

/// The sentence of a question during a game.
fn question_message(question: Question, table: &Table) -> Option<Message> {
    let game = table.record.game();
    let leader = game.leader();
    Some(match question {
        Question::Guidance { step } => guidance(step, game, table.record.setup()),
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
        Question::ScriptOver if !game.is_winter_soldier() && !game.characters().left_out().is_empty() => {
            Message::new("reveal-over-rogue")
        }
        Question::ScriptOver => Message::new("reveal-over"),
        Question::Mission => which_mission(game),
        Question::Team => {
            let size = game.mission().map_or(0, |mission| game.team_size(mission));
            Message::new("ask-team").player("leader", leader).number("size", size)
        }
        Question::Vote => {
            let voters = game.in_play().len() as u32;
            // Never a tie, which would teach nothing about which number comes first.
            let against = voters.saturating_sub(1) / 2;
            let example = Message::new("example-vote").number("approve", voters - against).number("reject", against);
            Message::new("ask-vote").message("example", example)
        }
        Question::Letters => Message::new("ask-letters").players("team", game.phase().team()),
        Question::RollCall { asked, .. } => Message::new("roll-call-ask").player("player", asked),
        Question::AfterGame => Message::new("ask-after-game"),
        question => {
            let about_agents = || agents::asking::question_message(question, game, table.record.setup());
            let of_mission = mission::asking::question_message(question, game);
            return of_mission.or_else(|| plot::asking::question_message(question, game)).or_else(about_agents);
        }
    })
}

/// Targeting: which of the open missions the leader chooses.
pub(in crate::session) fn which_mission(game: &Game) -> Message {
    let open = open_missions(&game.results());
    let numbers = open.iter().map(|mission| Message::new("number").number("number", mission.number())).collect();
    let message = Message::new("ask-mission").player("leader", game.leader()).number("count", open.len() as u32);
    message.list("missions", numbers)
}

/// The sentence of the open question of a game. A program is not asked what it could not answer.
pub(in crate::session) fn open_question(scene: &Scene) -> Option<(Topic, Message)> {
    let Stage::Table(table) = &scene.stage else { return None };
    let question = scene.question();
    let for_people = matches!(question, Question::AfterGame | Question::Reveal);
    if for_people && scene.mode == Mode::Program {
        return None;
    }
    Some((question_topic(question), question_message(question, table)?))
}
