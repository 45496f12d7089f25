//! The open question as it is asked: with its whole ceremony the first time, in one sentence when asked again.

use super::guidance::guidance;
use super::narration::Topic;
use super::question::Question;
use super::speech::Cue;
use super::{Mode, Stage, agents, mission, plot};
use crate::game::targeting::open_missions;
use crate::game::{Edition, Game, Phase, PlotCard, Reveal, Setup};
use crate::language::Message;
use crate::session::calling;
use crate::session::ceremony;
use crate::session::desk::Desk;
use crate::session::earpiece;
use crate::session::foresee;
use crate::session::interview;
use crate::session::my_voice;
use crate::session::read_back;
use crate::session::rounds;
use crate::session::scene::{Scene, Table};

/// Whether a card tells its side to the finger: the accessible kit's do, and a reveal by touch needs them.
pub(super) fn has_tactile_cards(setup: &Setup) -> bool {
    setup.edition == Edition::Accessible || setup.reveal == Reveal::Touch
}

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
pub(super) fn which_mission(game: &Game) -> Message {
    let open = open_missions(&game.results());
    let numbers = open.iter().map(|mission| Message::new("number").number("number", mission.number())).collect();
    let message = Message::new("ask-mission").player("leader", game.leader()).number("count", open.len() as u32);
    message.list("missions", numbers)
}

/// The sentence of the open question of a game. A program is not asked what it could not answer.
fn open_question(scene: &Scene) -> Option<(Topic, Message)> {
    let Stage::Table(table) = &scene.stage else { return None };
    let question = scene.question();
    let for_people = matches!(question, Question::AfterGame | Question::Reveal);
    if for_people && scene.mode == Mode::Program {
        return None;
    }
    Some((question_topic(question), question_message(question, table)?))
}

/// Asks the open question in its whole ceremony: what to do with the hands, then what to tell.
pub(super) fn ask(scene: &Scene, desk: &mut Desk) {
    let Stage::Table(table) = &scene.stage else { return ask_again(scene, desk) };
    let game = *table.record.game();
    match (scene.question(), game.phase()) {
        // In a forum nobody sits at a table and waits for a sign.
        (question, _) if scene.is_forum() && !matches!(question, Question::Team | Question::Mission) => {
            desk.cue(scene, Cue::YourTurn);
        }
        (Question::Vote, Phase::Vote { .. }) => {
            plot::asking::lead_the_vote(scene, desk);
        }
        (Question::Count | Question::CountOn { .. } | Question::FaceUp { .. }, phase) => {
            phase.run().into_iter().for_each(|run| mission::asking::lead_the_mission(scene, desk, run));
        }
        (Question::UseCard { card: PlotCard::CloseEye, .. } | Question::Trap, phase) => {
            phase.run().into_iter().for_each(|run| mission::asking::lead_the_mission(scene, desk, run));
            desk.cue(scene, Cue::YourTurn);
        }
        (question, _)
            if question.is_about_plot_cards() || question.is_about_agents() || question.names_in_mission() =>
        {
            desk.cue(scene, Cue::YourTurn);
        }
        (Question::HandOver { .. }, _) => desk.cue(scene, Cue::YourTurn),
        (Question::Reveal, _) if scene.mode == Mode::Table && game.reveal() != Reveal::Earpiece => {
            rounds::say_reveal_length(scene, desk);
        }
        (Question::Team | Question::Mission, _) => {
            if game.vote_track() + 1 == game.last_proposal() {
                desk.say_in_full(scene, Topic::Votes, &Message::new("last-proposal"));
            }
            desk.cue(scene, Cue::YourTurn);
        }
        _ => {}
    }
    ask_again(scene, desk);
    foresee::foresee(scene, desk);
}

/// Asks the open question, and no more.
pub(super) fn ask_again(scene: &Scene, desk: &mut Desk) {
    if let Some(question) = read_back::read_back_question(scene)
        .or_else(|| calling::name_question(scene))
        .or_else(|| my_voice::word_question(scene))
    {
        return desk.say(scene, Topic::General, question);
    }
    match open_question(scene) {
        // The ceremony that leads to the question asks it at its end.
        _ if scene.open.ceremony.waits() => {}
        Some((topic, message)) => desk.say(scene, topic, message),
        None if scene.question() == Question::Headset => earpiece::say_outputs(scene, desk),
        None => interview::ask_interview(scene, desk),
    }
}

/// Asks the open question in full: somebody wants to hear it once more.
pub(super) fn ask_in_full(scene: &Scene, desk: &mut Desk) {
    if let Some(question) = read_back::read_back_question(scene)
        .or_else(|| calling::name_question(scene))
        .or_else(|| my_voice::word_question(scene))
    {
        return desk.say_once_more(scene, Topic::General, question);
    }
    if scene.open.ceremony.is_held() {
        return ceremony::say_held(scene, desk);
    }
    match open_question(scene) {
        Some((topic, message)) => desk.say_once_more(scene, topic, message),
        None => interview::ask_interview(scene, desk),
    }
}
