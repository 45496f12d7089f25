//! A mission at the table: who is watched, whose card is set aside, the count of the cards, and a Rogue's claim.

pub mod announce;
pub mod asking;
pub mod refuse;

use super::narration::Topic;
use super::question::{Question, WHOLE_TABLE};
use super::table::small;
use crate::game::mission::Run;
use crate::game::{Action, Count, Game, MissionCard, PartialCount, Phase, SeatSet};
use crate::journal::entry::Draft;
use crate::language::pattern::{Pattern, Slot};
use crate::language::{Intent, Message, Verb};
use crate::session::abandoning;
use crate::session::answers;
use crate::session::desk::Desk;
use crate::session::listening;
use crate::session::plot;
use crate::session::question;
use crate::session::scene::Scene;
use crate::session::table;

/// What is open in a phase of a mission.
pub(super) fn question(phase: Phase, game: &Game, draft: Option<&Draft>) -> Option<Question> {
    Some(match phase {
        Phase::Watch(_) => Question::Watch,
        Phase::Trap(_) => Question::Trap,
        Phase::Mission(_) => match missing(told(draft), game).filter(|_| told(draft) != PartialCount::default()) {
            Some(card) => Question::CountOn { card },
            None => Question::Count,
        },
        Phase::Claim(_) => Question::Claim,
        _ => return None,
    })
}

/// What was told of a count so far.
fn told(draft: Option<&Draft>) -> PartialCount {
    match draft {
        Some(Draft::Counting(told)) => *told,
        _ => PartialCount::default(),
    }
}

/// The first kind of card that is still to be told.
fn missing(told: PartialCount, game: &Game) -> Option<MissionCard> {
    game.counted_cards().find(|card| told.of(*card).is_none())
}

/// The command that tells how many cards of a kind there are.
pub(super) fn verb_of(card: MissionCard) -> Verb {
    match card {
        MissionCard::Success | MissionCard::Fail => Verb::Fails,
        MissionCard::Reverse => Verb::Reverses,
        MissionCard::RogueSuccess => Verb::Rogues,
    }
}

/// A digit at a question of a mission that asks for a player.
pub(super) fn digit(scene: &Scene, digit: u32) -> Option<Intent> {
    let seat = plot::keys::seat_of(scene, digit);
    let about = |verb| seat.map(|seat| Intent::About(verb, seat));
    match scene.question() {
        Question::Watch => about(Verb::Watch),
        Question::Trap => about(Verb::Trap),
        _ => about(Verb::Claim),
    }
}

fn slot_of(verb: Verb) -> Slot {
    if verb == Verb::Reverses { Slot::Reverses } else { Slot::Rogues }
}

/// How many cards of a kind a command tells.
pub(super) fn count_of(verb: Verb, number: u32) -> Intent {
    let number = Some(small(number));
    let told = match verb {
        Verb::Reverses => PartialCount { reverses: number, ..PartialCount::default() },
        Verb::Rogues => PartialCount { rogues: number, ..PartialCount::default() },
        _ => PartialCount { fails: number, ..PartialCount::default() },
    };
    Intent::Count { told, successes: None }
}

/// The single action that a command about a mission is; none if it is another one, or not complete.
pub(super) fn mission_action(scene: &Scene, intent: &Intent) -> Option<Action> {
    Some(match *intent {
        Intent::Count { told, successes: None } => Action::Count(whole_count(scene, told)?),
        Intent::About(Verb::Watch, seat) => Action::Watch(seat),
        Intent::About(Verb::Trap, seat) => Action::Trap(seat),
        Intent::About(Verb::Claim, seat) => Action::Claim(seat),
        Intent::Plain(Verb::NoClaim) => Action::NoClaim,
        _ => return None,
    })
}

/// A count with all that was told before; none while a kind is missing. Kinds that nobody here can play are none,
/// unless they are told.
fn whole_count(scene: &Scene, told: PartialCount) -> Option<Count> {
    let complete = missing(told.after(told_before(scene)), scene.game()?).is_none();
    complete.then(|| count_with(scene, told))
}

/// A count with all that was told before; what is still missing is none.
pub(super) fn count_with(scene: &Scene, told: PartialCount) -> Count {
    told.after(told_before(scene)).filled(|_| 0)
}

fn told_before(scene: &Scene) -> PartialCount {
    match &scene.stage {
        super::Stage::Table(table) => told(table.record.draft()),
        super::Stage::Interview(_) | super::Stage::Reading(_) => PartialCount::default(),
    }
}

/// Whether a count that is heard, whole or not, would be taken: the game is asked, and changes nothing.
pub(super) fn would_count(scene: &Scene, intent: &Intent) -> bool {
    let (Intent::Count { told, successes }, Some(run)) = (intent, run_to_count(scene)) else { return false };
    let all = told.after(told_before(scene));
    let game = scene.game().copied();
    let plausible = |count| game.is_some_and(|mut game| game.play(Action::Count(count)).is_ok());
    match successes {
        Some(successes) => {
            let whole = all.filled(|_| 0);
            u32::from(whole.total()) + successes == run.counting().len() as u32 && plausible(whole)
        }
        None => game.is_some_and(|game| plausible(all.filled(|card| game.plausible(run, card).0))),
    }
}

fn run_to_count(scene: &Scene) -> Option<Run> {
    match scene.game()?.phase() {
        Phase::Mission(run) => Some(run),
        _ => None,
    }
}

/// The players of whom the open question is: of whom an example can be.
pub(super) fn named_in_mission(scene: &Scene) -> SeatSet {
    match scene.game().map(Game::phase) {
        Some(Phase::Watch(run) | Phase::Trap(run)) => run.team,
        Some(Phase::Claim(claim)) => claim.of,
        _ => SeatSet::EMPTY,
    }
}

/// A phrase for a count of all kinds; none where Fails are the only one, or where it is not typed.
pub(super) fn whole_count_example(scene: &Scene) -> Option<&Pattern> {
    if scene.question() != Question::Count {
        return None;
    }
    let others: Vec<Slot> = other_counts(scene).into_iter().map(slot_of).collect();
    let typed = listening::said_as(scene, Verb::Fails).is_none() && !others.is_empty();
    if typed { scene.lexicon.phrases().shown_with(Verb::Fails, &others) } else { None }
}

/// The commands that answer the open question at this table.
pub(super) fn answers_to_tell(scene: &Scene) -> Vec<Verb> {
    let mut verbs = question::open_answers(scene);
    // They are understood; the usual ways to tell a vote are shown.
    verbs.retain(|verb| !WHOLE_TABLE.contains(verb));
    if matches!(scene.question(), Question::FaceUp { .. } | Question::Letters) {
        verbs.extend(other_counts(scene));
    }
    // A bare no is understood there, and told as what it is.
    let gives_up = scene.open.pending.as_ref().is_some_and(|pending| abandoning::gives_up(scene, pending));
    if gives_up || matches!(scene.question(), Question::Unfinished | Question::DoubtfulName) {
        verbs.retain(|verb| *verb != Verb::Reject);
    }
    verbs
}

/// Whether a command gets anywhere now. "Success" alone is no whole count where other cards than Fails are counted: it
/// leads a table on, and a program not.
pub(super) fn can_be_told(scene: &Scene, verb: Verb) -> bool {
    scene.mode == super::Mode::Table || verb != Verb::Success || other_counts(scene).is_empty()
}

/// Kinds of cards that can be told beside those that the open question names in every game.
pub(super) fn other_counts(scene: &Scene) -> Vec<Verb> {
    match (scene.question(), scene.game()) {
        (Question::Count, Some(game)) => game.counted_cards().skip(1).map(verb_of).collect(),
        (question @ (Question::FaceUp { .. } | Question::Letters), Some(game)) => {
            let verbs = match question {
                Question::Letters => [Verb::OrdersReverse, Verb::OrdersRogue],
                _ => [Verb::PlayedReverse, Verb::PlayedRogue],
            };
            let cards = [MissionCard::Reverse, MissionCard::RogueSuccess].into_iter().zip(verbs);
            cards.filter(|(card, _)| game.players_of(*card) > 0).map(|(_, verb)| verb).collect()
        }
        _ => Vec::new(),
    }
}

/// A count that is not complete, or that names the Successes too. False if the command is another one.
pub(super) fn count(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let (Intent::Count { told, successes }, Some(run)) = (intent, run_to_count(scene)) else {
        return false;
    };
    let cards = run.counting().len() as u32;
    let all = told.after(told_before(scene));
    let found = u32::from(all.filled(|_| 0).total());
    match successes {
        // With the Successes the count is complete: of what was not told there is none.
        Some(successes) if found + successes == cards => table::play(scene, desk, Action::Count(all.filled(|_| 0))),
        Some(successes) if found + successes > cards || whole_count(scene, *told).is_some() => {
            let key = if run.trapped.is_some() { "refused-cards-trap" } else { "refused-cards" };
            let message = Message::new(key).number("found", found + successes).number("team", cards);
            desk.refuse(scene, "mission-cards", message);
        }
        _ => count_on(scene, desk, run, all),
    }
    true
}

/// Keeps what was told of a count, and asks for the rest.
fn count_on(scene: &mut Scene, desk: &mut Desk, run: Run, told: PartialCount) {
    let Some(game) = scene.game().copied() else { return };
    if scene.mode == super::Mode::Program {
        let missing = game.counted_cards().filter(|card| told.of(*card).is_none());
        let missing = missing.map(|card| Message::new(asking::kind(card))).collect();
        let refused = Message::new("refused-incomplete-count").list("kinds", missing);
        return desk.refuse(scene, "incomplete", refused.text("example", answers::example(scene, Verb::Fails)));
    }
    // What can't be said of any count is refused before more is asked for.
    let least = told.filled(|card| game.plausible(run, card).0);
    if let Err(refusal) = game.clone().play(Action::Count(least)) {
        return super::refuse::refuse_action(scene, desk, &refusal);
    }
    table::note(scene, desk, Draft::Counting(told));
    super::asking::ask_again(scene, desk);
}

/// What was told of a count is dropped.
pub(super) fn drop_count(scene: &mut Scene, desk: &mut Desk) {
    desk.say(scene, Topic::Missions, Message::new("entry-dropped"));
    plot::drop_use(scene, desk);
}
