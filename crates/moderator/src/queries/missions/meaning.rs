//! The action that a command about a mission comes to.

use crate::game::mission::{Outcome, Run};
use crate::game::{Action, Count, Game, MissionCard, PartialCount, Phase, SeatSet};
use crate::language::{Intent, Verb};
use crate::queries::{keys, secret_ballot};
use crate::state::open::Activity;
use crate::state::prompts;
use crate::state::prompts::small;
use crate::state::table_state::Scene;
use protocol::question;
use protocol::question::Question;

/// A digit at a question of a mission that asks for a player.
pub(crate) fn digit(scene: &Scene, digit: u32) -> Option<Intent> {
    let seat = keys::seat_of(scene, digit);
    let about = |verb| seat.map(|seat| Intent::About(verb, seat));
    match scene.question() {
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
pub(crate) fn mission_action(scene: &Scene, intent: &Intent) -> Option<Action> {
    Some(match *intent {
        Intent::Count { told, successes: None } => Action::Count(whole_count(scene, told)?),
        Intent::Opens(Verb::Success) => Action::Count(whole_count(scene, told_by_success(scene)?)?),
        Intent::About(Verb::Watch, seat) => Action::Watch(seat),
        Intent::About(Verb::Trap, seat) => Action::Trap(seat),
        Intent::About(Verb::Claim, seat) => Action::Claim(seat),
        Intent::Plain(Verb::NoClaim) => Action::NoClaim,
        _ => return None,
    })
}

/// The Fails of a mission of which only the success was told; none where there may have been some.
pub(crate) fn told_by_success(scene: &Scene) -> Option<PartialCount> {
    let (game, run) = (*scene.game()?, run_to_count(scene)?);
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
pub(crate) fn whole_count(scene: &Scene, told: PartialCount) -> Option<Count> {
    let complete = prompts::missing(told.after(told_before(scene)), scene.game()?).is_none();
    complete.then(|| count_with(scene, told))
}

/// A count with all that was told before; what is still missing is none.
pub(crate) fn count_with(scene: &Scene, told: PartialCount) -> Count {
    told.after(told_before(scene)).filled(|_| 0)
}

pub(crate) fn told_before(scene: &Scene) -> PartialCount {
    match &scene.activity {
        Activity::Game(table) => prompts::told(table.record.draft()),
        Activity::Interview(_) | Activity::Reading(_) => PartialCount::default(),
    }
}

/// Whether a count that is heard, whole or not, would be taken: the game is asked, and changes nothing.
pub(crate) fn would_count(scene: &Scene, intent: &Intent) -> bool {
    let (Intent::Count { told, successes }, Some(run)) = (intent, run_to_count(scene)) else { return false };
    let all = told.after(told_before(scene));
    let game = scene.game().copied();
    let plausible = |count| secret_ballot::trial(scene, Action::Count(count)).is_ok();
    match successes {
        Some(successes) => {
            let whole = all.filled(|_| 0);
            u32::from(whole.total()) + successes == cards_to_tell(scene, run) && plausible(whole)
        }
        None => game.is_some_and(|game| plausible(all.filled(|card| game.plausible(run, card).0))),
    }
}

/// Of how many cards the table tells: of all but those that are given alone.
pub(crate) fn cards_to_tell(scene: &Scene, run: Run) -> u32 {
    match secret_ballot::table_part(scene, Action::Count(Count::default())) {
        Some(apart) => apart.table.len() as u32,
        None => run.counting().len() as u32,
    }
}

pub(crate) fn run_to_count(scene: &Scene) -> Option<Run> {
    match scene.game()?.phase() {
        Phase::Mission(run) => Some(run),
        _ => None,
    }
}

/// The players of whom the open question is: of whom an example can be.
pub(crate) fn named_in_mission(scene: &Scene) -> SeatSet {
    match scene.game().map(Game::phase) {
        Some(Phase::Watch(run) | Phase::Trap(run)) => run.team,
        Some(Phase::Claim(claim)) => claim.of,
        _ => SeatSet::EMPTY,
    }
}

/// Kinds of cards that can be told beside those that the open question names in every game.
pub(crate) fn other_counts(scene: &Scene) -> Vec<Verb> {
    match (scene.question(), scene.game()) {
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
