//! What an utterance means, with the grammar that it was heard with.

use crate::language::{Grammar, Heard, Intent, Listener, Verb};
use crate::queries::menu::trying;
use crate::queries::rounds::result;
use crate::queries::speech_input::confirmation;
use crate::queries::subjects;
use crate::state::speech_input::{Attention, Listening};
use crate::state::table_state::TableState;

/// What an utterance means, with the grammar that it was heard with.
pub(crate) fn meant_by(state: &TableState, listening: &Listening, words: &str) -> Heard {
    let Some((moment, grammar)) = &listening.expected else { return Heard::NotForUs };
    meant_with(state, listening, grammar, &moment.open, words)
}

pub(crate) fn meant_with(
    state: &TableState,
    listening: &Listening,
    grammar: &Grammar,
    open: &[Verb],
    words: &str,
) -> Heard {
    let Some(spoken_names) = &listening.spoken_names else { return Heard::NotForUs };
    let names = spoken_names.heard_names();
    let listener = Listener { phrases: &[state.localizer.phrases()], names: &names, answers: open };
    let meant = |words: &str| Heard::understood(words, grammar, &listener);
    let heard = meant(words);
    let corrects = state.open.pending.is_some() || listening.attention == Attention::Corrected;
    // "No, two three": the correction follows at once.
    let heard = match words.split_once(' ') {
        Some((no, rest))
            if corrects
                && !matches!(&heard, Heard::Meant(intent) if confirmation::would_take(state, intent))
                && meant(no) == Heard::Meant(Intent::Plain(Verb::Cancel)) =>
        {
            let settles = |intent: &Intent| matches!(intent, Intent::Plain(Verb::Confirm | Verb::Cancel));
            match meant(rest) {
                Heard::Meant(intent) if !settles(&intent) => Heard::Meant(intent),
                _ => heard,
            }
        }
        _ => heard,
    };
    match heard {
        Heard::Meant(intent) => Heard::Meant(result::as_told(state, words, intent)),
        heard => heard,
    }
}

/// Whether an answer is all that can be meant by whoever has said it, even if more is said: not a part of a team, nor
/// a "no" that a correction may follow.
pub(crate) fn stands_alone(
    state: &TableState,
    listening: &Listening,
    words: &str,
    grammar: &Grammar,
    open: &[Verb],
) -> bool {
    let meant = |words: &str| meant_with(state, listening, grammar, open, words);
    let Heard::Meant(intent) = meant(words) else { return false };
    let action = subjects::action_of(state, &confirmation::joined_with_pending(state, intent.clone()));
    if intent == Intent::Plain(Verb::Cancel) || action.is_some_and(|action| !trying::would_play(state, action)) {
        return false;
    }
    let same = |other: &Intent| match (other, &intent) {
        (Intent::Count { told: other, .. }, Intent::Count { told, .. }) => other == told,
        (other, intent) => other == intent,
    };
    let mut longer = grammar
        .phrases()
        .map(|(_, phrase)| phrase)
        .filter(|phrase| phrase.strip_prefix(words).is_some_and(|rest| rest.starts_with(' ')));
    longer.all(|phrase| !matches!(meant(phrase), Heard::Meant(other) if !same(&other)))
}
