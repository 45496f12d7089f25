//! What a program may say now: the first words of the commands that would be accepted and move the game.
//!
//! Nothing here knows the rules: every command is tried with whatever it can be about, and its word is told if one of
//! these would be accepted.

use crate::game::Game;
use crate::language::{Intent, Language, Phrases, Realm, Verb};
use crate::queries::menu::{examples, trying};
use crate::queries::rounds::known;
use crate::queries::{eligibility, menu, play_by_post, practice, subjects};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// Of the commands that are tried whatever is asked, those that programs are told before all others.
const FIRST: [Verb; 7] = [
    Verb::Accuse,
    Verb::Assassinate,
    Verb::PrivatelyApproves,
    Verb::Forget,
    Verb::Approve,
    Verb::Reject,
    Verb::Deadline,
];

/// Whether it may be possible whatever is asked.
fn is_tried_always(verb: &Verb) -> bool {
    match verb.realm() {
        Realm::Move | Realm::Letters | Realm::Course => true,
        Realm::Answer | Realm::Question | Realm::Tuning | Realm::Calling | Realm::People | Realm::Seat => false,
    }
}

/// The first words, in English, of the commands that would be accepted now and move the game: of each command the
/// way to say it that comes first and begins with a word of its own.
pub(crate) fn legal(state: &TableState) -> Vec<String> {
    let Some(game) = state.game().filter(|_| !state.is_abandoned()) else { return Vec::new() };
    let mut words: Vec<String> = Vec::new();
    let always = FIRST.into_iter().chain(Verb::ALL.into_iter().filter(is_tried_always));
    for verb in state.question().verbs().into_iter().chain(always) {
        let Some(word) = Phrases::of(Language::default()).first_word(verb) else { continue };
        if !words.iter().any(|told| told == word) && is_legal(state, verb, game) {
            words.push(word.to_owned());
        }
    }
    words
}

fn is_legal(state: &TableState, verb: Verb, game: &Game) -> bool {
    match verb {
        Verb::RollCall => state.question() == Question::Vote,
        Verb::Cancel | Verb::Back => state.is_half_answered(),
        Verb::Pass if state.is_half_answered() => !state.roll_call_is_open(),
        Verb::Forget => play_by_post::open_proposal(state).is_some(),
        // "Privately Ben uses strong leader."
        Verb::PrivatelyApproves => {
            let uses = || game.seats().iter().flat_map(|by| trying::uses(Some(by), game));
            state.goes_by_letters()
                && (play_by_post::open_proposal(state).is_some()
                    || uses().any(|intent| trying::would_move(state, &intent)))
        }
        Verb::Deadline => play_by_post::waits_for_deadline(state),
        Verb::Approve | Verb::Reject if state.roll_call_is_open() => true,
        Verb::Approve | Verb::Reject if state.goes_by_letters() => play_by_post::open_proposal(state).is_some(),
        Verb::Vote if state.goes_by_letters() => false,
        _ => trying::candidates(verb, state, game).iter().any(|intent| trying::would_move(state, intent)),
    }
}

/// A command as an example. Where the rules would refuse it, another one that they take, if there is one.
pub(crate) fn allowed_example(state: &TableState, verb: Verb) -> String {
    let usual = examples::example(state, verb);
    let Some(game) = state.game() else { return usual };
    let taken = |intent: &Intent| trying::would_move(state, intent);
    let is_refused = |intent: &Intent| subjects::action_of(state, intent).is_some() && !taken(intent);
    match state.localizer.understand(&usual, &menu::open_answers(state)) {
        Ok(intent) if is_refused(&intent) => {
            let possible = trying::candidates(verb, state, game).into_iter().find(taken);
            possible.map_or(usual, |intent| examples::worded(state, &intent))
        }
        _ => usual,
    }
}

/// Whether a command would be accepted now and move the game.
pub(crate) fn is_taken(state: &TableState, command: &str) -> bool {
    let understood = state.localizer.understand(command, &menu::open_answers(state));
    understood.is_ok_and(|intent| trying::would_move(state, &intent))
}

/// A command as an example that would be taken now; none where it belongs to another moment.
pub(crate) fn example_now(state: &TableState, verb: Verb) -> Option<String> {
    let usual = examples::example(state, verb);
    let is_open = match verb.realm() {
        Realm::Move | Realm::Answer | Realm::Letters | Realm::Course => false,
        Realm::People => match verb {
            Verb::Swap => known::seats_can_change(state),
            Verb::SaysGood | Verb::SaysEvil => practice::verbs(state).contains(&verb),
            _ => true,
        },
        Realm::Seat => eligibility::verbs(state).contains(&verb),
        Realm::Question | Realm::Tuning | Realm::Calling => true,
    };
    let game = state.game().filter(|_| !state.is_abandoned());
    let (false, Some(game)) = (is_open, game) else { return is_open.then_some(usual) };
    if !is_legal(state, verb, game) {
        return None;
    }
    let taken = |intent: &Intent| trying::would_move(state, intent);
    if state.localizer.understand(&usual, &menu::open_answers(state)).is_ok_and(|intent| taken(&intent)) {
        return Some(usual);
    }
    let possible = trying::candidates(verb, state, game).into_iter().find(taken);
    Some(possible.map_or(usual, |intent| state.localizer.write(&intent)))
}
