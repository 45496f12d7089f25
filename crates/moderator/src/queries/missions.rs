//! Missions as they are announced, and the questions about their cards as they are asked.

pub(crate) mod meaning;
pub(crate) mod refusing;

use crate::game::mission::Run;
use crate::game::{Action, Count, Game, MissionCard, MissionEvent, Outcome, PartialCount, Phase, Setup};
use crate::language::{Intent, Message, deed};
use crate::output::history::Topic;
use crate::queries::hands::passing;
use crate::queries::telling::{Pause, Said, Subject, Telling};
use crate::state::table_state::TableState;
use protocol::Cue;
use protocol::question::Question;

/// A mission and its cards.
pub(crate) struct Missions;

impl Subject for Missions {
    fn list(&self, _: Question) -> Topic {
        Topic::Missions
    }

    fn asks(&self, question: Question, game: &Game, _: &Setup) -> Option<Message> {
        question_message(question, game)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        status(game)
    }

    fn action(&self, state: &TableState, intent: &Intent) -> Option<Action> {
        meaning::mission_action(state, intent)
    }

    fn digit(&self, state: &TableState, digit: u32) -> Option<Intent> {
        meaning::digit(state, digit)
    }
}

/// What is said about an event of a mission with modules.
pub(crate) fn lines(event: &MissionEvent, game: &Game, told: Telling) -> Vec<Said> {
    let missions = |message| Said::Line(Topic::Missions, message);
    let sentence = missions(deed::of_mission(event));
    match *event {
        MissionEvent::Watched { member, .. } => {
            let rule = Said::Hint(Topic::Missions, Message::new("watched-rule").player("member", member));
            vec![Said::Cue(Cue::Accepted), sentence, rule]
        }
        MissionEvent::Trapped { leader, member } => {
            let mut said = vec![Said::Cue(Cue::Accepted), sentence];
            if game.phase().run().is_some_and(|run| run.lit.contains(member)) {
                // Everybody knows it.
                said.push(Said::Guide(Topic::Missions, Message::new("trap-open").player("leader", leader)));
                return said;
            }
            if leader != member {
                let pass = Message::new("trap-pass").player("leader", leader).player("member", member);
                let guide =
                    Said::Guide(Topic::Missions, pass.message("way", passing::way(member, leader, game.seats())));
                let hands = passing::distance(member, leader, game.seats());
                said.extend([guide, Said::Pause(Pause::Passing(hands)), Said::Cue(Cue::Now)]);
            }
            let key = if told.by_touch { "trap-feel" } else { "trap-look" };
            let look = Said::Guide(Topic::Missions, Message::new(key).player("leader", leader));
            // The others' cards must not arrive while this one is still in the leader's hand.
            said.extend([look, Said::Pause(Pause::Long), Said::Cue(Cue::Now)]);
            said
        }
        MissionEvent::NoClaim { .. } => vec![sentence],
    }
}

/// A count as it is told.
const EXAMPLE: Count = Count { fails: 1, reverses: 1, rogues: 0 };

/// The sentence of a question of a mission; none for another question.
fn question_message(question: Question, game: &Game) -> Option<Message> {
    let leader = |key| Message::new(key).player("leader", game.leader());
    Some(match (question, game.phase()) {
        (Question::Watch, Phase::Watch(run)) => leader("ask-watch").any_of("names", run.team),
        (Question::Trap, Phase::Trap(run)) => leader("ask-trap").any_of("names", run.team),
        (Question::Claim, Phase::Claim(claim)) => {
            let key = match claim.outcome {
                Outcome::Success => "ask-claim-resistance",
                Outcome::Fail => "ask-claim-spies",
            };
            Message::new(key).any_of("names", claim.of)
        }
        (Question::OwnCard { of }, _) => {
            let cards = MissionCard::ALL.into_iter().filter(|card| game.players_of(*card) > 0);
            let cards = cards.map(deed::mission_card).collect();
            Message::new("practice-ask-card").player("player", of).alternatives("cards", cards)
        }
        (Question::CountOn { card }, _) => Message::new(match card {
            MissionCard::Reverse => "ask-reverses",
            MissionCard::RogueSuccess => "ask-rogues",
            MissionCard::Success | MissionCard::Fail => "ask-fails-too",
        }),
        (Question::Count, _) if game.counted_cards().count() > 1 => {
            let kinds = game.counted_cards().map(|card| Message::new(kind(card))).collect();
            Message::new("ask-count").list("kinds", kinds).list("example", deed::cards(EXAMPLE, game))
        }
        (Question::Count, _) => Message::new("ask-fails"),
        _ => return None,
    })
}

/// A kind of cards, to be counted.
pub(crate) fn kind(card: MissionCard) -> &'static str {
    match card {
        MissionCard::Success | MissionCard::Fail => "card-kind-fails",
        MissionCard::Reverse => "card-kind-reverses",
        MissionCard::RogueSuccess => "card-kind-rogues",
    }
}

/// Where the game stands, in a phase of a mission; none in another phase.
fn status(game: &Game) -> Option<Message> {
    let of_run = |key, run: Run| Message::new(key).players("team", run.team).number("mission", run.mission.number());
    Some(match game.phase() {
        Phase::Mission(run) => {
            Message::new("status-mission").group("team", run.team).number("mission", run.mission.number())
        }
        Phase::Watch(run) => of_run("status-watch", run).player("leader", game.leader()),
        Phase::Trap(run) => of_run("status-trap", run).player("leader", game.leader()),
        Phase::Claim(_) => Message::new("status-claim"),
        _ => return None,
    })
}

/// A count that was heard, to be confirmed.
pub(crate) fn heard_count(state: &TableState, told: PartialCount) -> Option<Message> {
    let game = state.game()?;
    let count = meaning::count_with(state, told);
    Some(match game.counted_cards().count() {
        1 => Message::new("heard-fails").number("fails", count.fails),
        _ => Message::new("heard-count").list("cards", deed::cards(count, game)),
    })
}
