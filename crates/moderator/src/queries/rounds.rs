//! Rounds, proposals and votes: their questions as they are asked, and where the game stands while they are.

pub(crate) mod announcing;
pub(crate) mod known;
pub(crate) mod result;

use crate::game::targeting::open_missions;
use crate::game::{Action, Ballot, Game, Mission, Phase, Reveal, RoundRefusal, SeatSet, Setup};
use crate::language::{Intent, Message, Verb};
use crate::output::history::Topic;
use crate::queries::secret_ballot::voters;
use crate::queries::setup_guide::guidance;
use crate::queries::telling::Subject;
use crate::state::prompts;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// Rounds: the table is laid, teams are proposed and voted on, missions end, and so does the game.
pub(crate) struct Rounds;

impl Subject for Rounds {
    fn list(&self, question: Question) -> Topic {
        match question {
            Question::Team
            | Question::Vote
            | Question::OwnVote { .. }
            | Question::Letters
            | Question::RollCall { .. } => Topic::Votes,
            Question::Mission => Topic::Missions,
            _ => Topic::General,
        }
    }

    fn asks(&self, question: Question, game: &Game, setup: &Setup) -> Option<Message> {
        question_message(question, game, setup)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        status(game)
    }

    fn action(&self, state: &TableState, intent: &Intent) -> Option<Action> {
        action_of(state, intent)
    }

    fn digit(&self, state: &TableState, digit: u32) -> Option<Intent> {
        match (state.question(), digit) {
            (Question::RollCall { .. } | Question::OwnVote { .. }, 1) => Some(Intent::Opens(Verb::Approve)),
            (Question::RollCall { .. } | Question::OwnVote { .. }, 2) => Some(Intent::Opens(Verb::Reject)),
            _ => None,
        }
    }
}

/// The sentence of a question of a round; none for another question, and where more is said than one sentence.
fn question_message(question: Question, game: &Game, setup: &Setup) -> Option<Message> {
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
                Reveal::Headset => "ask-roles",
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
            let key = match game.book().team_tokens {
                // Before the first proposal no token is out.
                true if game.results().run() > 0 || game.vote_track() > 0 => "ask-team-again",
                true => "ask-team",
                false => "ask-team-no-tokens",
            };
            Message::new(key).player("leader", leader).number("size", size)
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
pub(crate) fn which_mission(game: &Game) -> Message {
    let open = open_missions(&game.results());
    let numbers = open.iter().map(|mission| Message::new("number").number("number", mission.number())).collect();
    let message = Message::new("ask-mission").player("leader", game.leader()).number("count", open.len() as u32);
    message.list("missions", numbers)
}

/// Where the game stands, in a phase of a round; none in another phase.
fn status(game: &Game) -> Option<Message> {
    let leader = game.leader();
    Some(match game.phase() {
        Phase::Setup => Message::new("status-setup"),
        Phase::Reveal if game.reveal() == Reveal::Headset => Message::new("status-reveal-dealt"),
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

/// A refusal about a round.
pub(crate) fn refused(refusal: &RoundRefusal, game: &Game) -> Message {
    match *refusal {
        RoundRefusal::NotNow(_) | RoundRefusal::GameOver => Message::new("refused-game-over"),
        RoundRefusal::NoSuchSeat(seat) => {
            Message::new("refused-no-seat").number("seat", seat.number()).number("players", game.players() as u32)
        }
        RoundRefusal::TeamSize { wanted, found } => {
            Message::new("refused-team-size").number("wanted", wanted).number("found", found)
        }
        RoundRefusal::Tally { approve, reject, players } => Message::new("refused-tally")
            .number("approve", approve)
            .number("reject", reject)
            .number("sum", u32::from(approve) + u32::from(reject))
            .number("players", players),
        RoundRefusal::MissionRun(mission) => Message::new("refused-mission-run").number("mission", mission.number()),
        RoundRefusal::LastMissionClosed => Message::new("refused-mission-closed"),
    }
}

/// The single action that a command about a round is; none if it is another one.
fn action_of(state: &TableState, intent: &Intent) -> Option<Action> {
    Some(match intent {
        Intent::Approve(_) | Intent::Reject(_) if state.roll_call_is_open() => return None,
        Intent::Propose(team) => Action::Propose(*team),
        Intent::Vote { approve, reject } => {
            Action::Vote(Ballot::Count { approve: prompts::small(*approve), reject: prompts::small(*reject) })
        }
        Intent::Numbered(verb @ (Verb::Approvals | Verb::Reject), number) if state.question() == Question::Vote => {
            let told = prompts::small(*number);
            let others = (voters(state).len() as u8).saturating_sub(told);
            let (approve, reject) = if *verb == Verb::Reject { (others, told) } else { (told, others) };
            Action::Vote(Ballot::Count { approve, reject })
        }
        Intent::Approve(approve) => Action::Vote(Ballot::Named { approve: *approve }),
        Intent::Reject(reject) => Action::Vote(Ballot::Named { approve: voters(state).without(*reject) }),
        Intent::Plain(Verb::ApproveAll) => Action::Vote(Ballot::Named { approve: voters(state) }),
        Intent::Plain(Verb::RejectAll) => Action::Vote(Ballot::Named { approve: SeatSet::EMPTY }),
        Intent::Mission(number) => Action::NameMission(Mission::from_number(*number)?),
        _ => return None,
    })
}
