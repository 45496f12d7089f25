//! The open question as it is asked: with its whole ceremony the first time, in one sentence when asked again.

use super::guidance::guidance;
use super::narration::Topic;
use super::question::Question;
use super::speech::Cue;
use super::{Mode, Session, Stage, Table, agents, mission, plot};
use crate::game::targeting::open_missions;
use crate::game::{Edition, Game, Phase, PlotCard, Reveal, Setup};
use crate::language::Message;

impl Session {
    /// Asks the open question in its whole ceremony: what to do with the hands, then what to tell.
    pub(super) fn ask(&mut self) {
        let Stage::Table(table) = &self.stage else { return self.ask_again() };
        let game = *table.record.game();
        match (self.question(), game.phase()) {
            // In a forum nobody sits at a table and waits for a sign.
            (question, _) if self.is_forum() && !matches!(question, Question::Team | Question::Mission) => {
                self.cue(Cue::YourTurn);
            }
            (Question::Vote, Phase::Vote { .. }) => {
                self.lead_the_vote();
            }
            (Question::Count | Question::CountOn { .. } | Question::FaceUp { .. }, phase) => {
                phase.run().into_iter().for_each(|run| self.lead_the_mission(run));
            }
            (Question::UseCard { card: PlotCard::CloseEye, .. } | Question::Trap, phase) => {
                phase.run().into_iter().for_each(|run| self.lead_the_mission(run));
                self.cue(Cue::YourTurn);
            }
            (question, _)
                if question.is_about_plot_cards() || question.is_about_agents() || question.names_in_mission() =>
            {
                self.cue(Cue::YourTurn);
            }
            (Question::HandOver { .. }, _) => self.cue(Cue::YourTurn),
            (Question::Reveal, _) if self.mode == Mode::Table && game.reveal() != Reveal::Earpiece => {
                self.say_reveal_length();
            }
            (Question::Team | Question::Mission, _) => {
                if game.vote_track() + 1 == game.last_proposal() {
                    self.say_in_full(Topic::Votes, &Message::new("last-proposal"));
                }
                self.cue(Cue::YourTurn);
            }
            _ => {}
        }
        self.ask_again();
        self.foresee();
    }

    /// Asks the open question, and no more.
    pub(super) fn ask_again(&mut self) {
        if let Some(question) =
            self.read_back_question().or_else(|| self.name_question()).or_else(|| self.word_question())
        {
            return self.say(Topic::General, question);
        }
        match self.open_question() {
            // The ceremony that leads to the question asks it at its end.
            _ if self.narration.ceremony.waits() => {}
            Some((topic, message)) => self.say(topic, message),
            None if self.question() == Question::Headset => self.say_outputs(),
            None => self.ask_interview(),
        }
    }

    /// Asks the open question in full: somebody wants to hear it once more.
    pub(super) fn ask_in_full(&mut self) {
        if let Some(question) =
            self.read_back_question().or_else(|| self.name_question()).or_else(|| self.word_question())
        {
            return self.say_once_more(Topic::General, question);
        }
        if self.narration.ceremony.is_held() {
            return self.say_held();
        }
        match self.open_question() {
            Some((topic, message)) => self.say_once_more(topic, message),
            None => self.ask_interview(),
        }
    }

    /// The sentence of the open question of a game. A program is not asked what it could not answer.
    fn open_question(&self) -> Option<(Topic, Message)> {
        let Stage::Table(table) = &self.stage else { return None };
        let question = self.question();
        let for_people = matches!(question, Question::AfterGame | Question::Reveal);
        if for_people && self.mode == Mode::Program {
            return None;
        }
        let message = question_message(question, table)?;
        let lays = matches!(question, Question::Guidance { .. });
        Some((question_topic(question), if lays { self.without_what_is_given_alone(message) } else { message }))
    }
}

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
