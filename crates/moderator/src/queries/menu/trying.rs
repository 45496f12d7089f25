//! Whether the game would take a command: it is asked, and changes nothing.

use crate::game::plot::Dealing;
use crate::game::{Action, Count, Game, MissionCard, PartialCount, Phase, PlotCard, Seat};
use crate::language::{Intent, Verb};
use crate::queries::plot::meaning;
use crate::queries::rounds::known;
use crate::queries::secret_ballot::voters;
use crate::queries::{secret_ballot, subjects};
use crate::state::table_state::TableState;

/// What a command can be about. One team and one tally stand for all.
pub(crate) fn candidates(verb: Verb, state: &TableState, game: &Game) -> Vec<Intent> {
    let seats = || game.seats().iter();
    let of_cards = |intents: fn(PlotCard, Seat) -> Intent| -> Vec<Intent> {
        on_the_table(game).flat_map(|card| seats().map(move |seat| intents(card, seat))).collect()
    };
    match verb {
        Verb::Propose => {
            let size = game.mission().map_or(0, |mission| usize::from(game.team_size(mission)));
            vec![Intent::Propose(game.in_play().iter().take(size).collect())]
        }
        Verb::Vote => vec![Intent::Vote { approve: voters(state).len() as u32, reject: 0 }],
        Verb::Approve => vec![Intent::Approve(voters(state))],
        Verb::Reject => vec![Intent::Reject(voters(state))],
        Verb::Success => vec![Intent::fails(0)],
        Verb::Fails => counts(game),
        // The same count, told from its other end.
        Verb::Reverses if game.players_of(MissionCard::Reverse) > 0 => counts(game),
        Verb::Rogues if game.players_of(MissionCard::RogueSuccess) > 0 => counts(game),
        Verb::Reverses | Verb::Rogues => Vec::new(),
        Verb::Mission => (1..=5).map(Intent::Mission).collect(),
        Verb::DrawCard | Verb::DrawAnyway => PlotCard::ALL.map(Intent::DrawAnyway).to_vec(),
        Verb::Give => of_cards(|card, to| Intent::Give { card: Some(card), to }),
        Verb::Take => of_cards(|card, from| Intent::Take { card, from: Some(from) }),
        Verb::Use => uses(None, game),
        Verb::On => seats().map(Intent::On).collect(),
        Verb::Watch
        | Verb::Trap
        | Verb::Claim
        | Verb::Examine
        | Verb::CaptainAmerica
        | Verb::Accuse
        | Verb::Assassinate
        | Verb::Expose => seats().map(|seat| Intent::About(verb, seat)).collect(),
        verb => vec![Intent::Plain(verb)],
    }
}

/// The kinds of plot cards that somebody holds, or is about to give or to use.
fn on_the_table(game: &Game) -> impl Iterator<Item = PlotCard> {
    let dealing = match game.phase() {
        Phase::Plot(dealing) => dealing,
        _ => Dealing::default(),
    };
    let is_there = move |card: &PlotCard| {
        dealing.to_give.count(*card) > 0
            || dealing.due.is_some_and(|due| due.card == *card)
            || !game.plot().holders(*card, game.seats()).is_empty()
    };
    PlotCard::ALL.into_iter().filter(is_there)
}

/// The use of any card, or of the one that is asked for, on anybody or nobody.
pub(crate) fn uses(by: Option<Seat>, game: &Game) -> Vec<Intent> {
    let on = || game.seats().iter().map(Some).chain([None]);
    let cards = on_the_table(game).map(Some).chain([None]);
    cards.flat_map(|card| on().map(move |on| Intent::Use { by, card, on })).collect()
}

/// The counts of a mission that are plausible.
fn counts(game: &Game) -> Vec<Intent> {
    let told = |count: Count| PartialCount {
        fails: Some(count.fails),
        reverses: Some(count.reverses),
        rogues: Some(count.rogues),
    };
    let plausible = game.phase().run().map(|run| game.plausible_counts(run)).unwrap_or_default();
    plausible.into_iter().map(|count| Intent::Count { told: told(count), successes: None }).collect()
}

/// Whether a command that is a single action, or begins to use a plot card, would be accepted.
pub(crate) fn would_move(state: &TableState, intent: &Intent) -> bool {
    match (subjects::action_of(state, intent), intent) {
        (Some(action), _) => would_play(state, action),
        (None, Intent::Use { by, card, .. }) => {
            meaning::unfinished(state, *by, *card).is_ok_and(|using| !meaning::is_asked_for(state, &using))
        }
        (None, _) => false,
    }
}

/// Whether an action would be accepted: the game is asked, and changes nothing.
pub(crate) fn would_play(state: &TableState, action: Action) -> bool {
    let is_there = state.game().is_some();
    is_there && known::contradiction(state, action).is_none() && secret_ballot::trial(state, action).is_ok()
}
