//! The action that a command about a mission comes to.

use crate::game::mission::{Outcome, Run};
use crate::game::{Action, Count, Game, MissionCard, PartialCount, Phase, SeatSet};
use crate::language::{Intent, Verb};
use crate::queries::{keys, secret_ballot};
use crate::state::open::Activity;
use crate::state::prompts;
use crate::state::prompts::small;
use crate::state::table_state::TableState;
use protocol::question;
use protocol::question::Question;

/// A digit at a question of a mission that asks for a player.
pub(crate) fn digit(state: &TableState, digit: u32) -> Option<Intent> {
    let seat = keys::seat_of(state, digit);
    let about = |verb| seat.map(|seat| Intent::About(verb, seat));
    match state.question() {
        Question::Watch => about(Verb::Watch),
        Question::Trap => about(Verb::Trap),
        Question::OwnCard { of } => {
            let card = (digit as usize).checked_sub(1).and_then(|index| MissionCard::ALL.get(index));
            card.map(|card| Intent::Played(of, *card))
        }
        _ => about(Verb::Claim),
    }
}

/// How many cards of a kind a command tells.
pub(crate) fn count_of(verb: Verb, number: u32) -> Intent {
    let number = Some(small(number));
    let told = match verb {
        Verb::Reverses => PartialCount { reverses: number, ..PartialCount::default() },
        Verb::Rogues => PartialCount { rogues: number, ..PartialCount::default() },
        _ => PartialCount { fails: number, ..PartialCount::default() },
    };
    Intent::Count { told, successes: None }
}

/// The single action that a command about a mission is; none if it is another one, or not complete.
pub(crate) fn mission_action(state: &TableState, intent: &Intent) -> Option<Action> {
    Some(match *intent {
        Intent::Count { told, successes: None } => Action::Count(whole_count(state, told)?),
        Intent::Opens(Verb::Success) => Action::Count(whole_count(state, told_by_success(state)?)?),
        Intent::About(Verb::Watch, seat) => Action::Watch(seat),
        Intent::About(Verb::Trap, seat) => Action::Trap(seat),
        Intent::About(Verb::Claim, seat) => Action::Claim(seat),
        Intent::Plain(Verb::NoClaim) => Action::NoClaim,
        _ => return None,
    })
}

/// The Fails of a mission of which only the success was told; none where there may have been some.
pub(crate) fn told_by_success(state: &TableState) -> Option<PartialCount> {
    let (game, run) = (*state.game()?, run_to_count(state)?);
    let succeeds = |count: &Count| {
        let mut trial = game;
        trial.play(Action::Count(*count)).is_ok() && trial.results().of(run.mission) == Some(Outcome::Success)
    };
    let mut fails = game.plausible_counts(run).into_iter().filter(succeeds).map(|count| count.fails);
    let first = fails.next()?;
    fails.all(|other| other == first).then(|| PartialCount { fails: Some(first), ..PartialCount::default() })
}

/// A count with all that was told before; none while a kind is missing. Kinds that nobody here can play are none,
/// unless they are told.
pub(crate) fn whole_count(state: &TableState, told: PartialCount) -> Option<Count> {
    let complete = prompts::missing(told.after(told_before(state)), state.game()?).is_none();
    complete.then(|| count_with(state, told))
}

/// A count with all that was told before; what is still missing is none.
pub(crate) fn count_with(state: &TableState, told: PartialCount) -> Count {
    told.after(told_before(state)).filled(|_| 0)
}

pub(crate) fn told_before(state: &TableState) -> PartialCount {
    match &state.activity {
        Activity::Game(table) => prompts::told(table.record.draft()),
        Activity::SetupDialogue(_) | Activity::Reading(_) => PartialCount::default(),
    }
}

/// Whether a count that is heard, whole or not, would be taken: the game is asked, and changes nothing.
pub(crate) fn would_count(state: &TableState, intent: &Intent) -> bool {
    let (Intent::Count { told, successes }, Some(run)) = (intent, run_to_count(state)) else { return false };
    let all = told.after(told_before(state));
    let game = state.game().copied();
    let plausible = |count| secret_ballot::trial(state, Action::Count(count)).is_ok();
    match successes {
        Some(successes) => {
            let whole = all.filled(|_| 0);
            u32::from(whole.total()) + successes == cards_to_tell(state, run) && plausible(whole)
        }
        None => game.is_some_and(|game| plausible(all.filled(|card| game.plausible(run, card).0))),
    }
}

/// Of how many cards the table tells: of all but those that are given alone.
pub(crate) fn cards_to_tell(state: &TableState, run: Run) -> u32 {
    match secret_ballot::table_part(state, Action::Count(Count::default())) {
        Some(apart) => apart.table.len() as u32,
        None => run.counting().len() as u32,
    }
}

pub(crate) fn run_to_count(state: &TableState) -> Option<Run> {
    match state.game()?.phase() {
        Phase::Mission(run) => Some(run),
        _ => None,
    }
}

/// The players of whom the open question is: of whom an example can be.
pub(crate) fn named_in_mission(state: &TableState) -> SeatSet {
    match state.game().map(Game::phase) {
        Some(Phase::Watch(run) | Phase::Trap(run)) => run.team,
        Some(Phase::Claim(claim)) => claim.of,
        _ => SeatSet::EMPTY,
    }
}

/// Kinds of cards that can be told beside those that the open question names in every game.
pub(crate) fn other_counts(state: &TableState) -> Vec<Verb> {
    match (state.question(), state.game()) {
        (Question::Count, Some(game)) => game.counted_cards().skip(1).map(question::verb_of).collect(),
        (question @ (Question::FaceUp { .. } | Question::OwnCard { .. } | Question::Letters), Some(game)) => {
            let verbs = match question {
                Question::Letters => [Verb::OrdersReverse, Verb::OrdersRogue],
                Question::OwnCard { .. } => [Verb::PlayReverse, Verb::PlayRogue],
                _ => [Verb::PlayedReverse, Verb::PlayedRogue],
            };
            let cards = [MissionCard::Reverse, MissionCard::RogueSuccess].into_iter().zip(verbs);
            cards.filter(|(card, _)| game.players_of(*card) > 0).map(|(_, verb)| verb).collect()
        }
        _ => Vec::new(),
    }
}
