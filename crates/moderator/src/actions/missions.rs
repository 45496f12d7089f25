//! A count of mission cards that is not complete, or names the Successes too.

use crate::actions::{play, plot};
use crate::game::mission::Run;
use crate::game::{Action, PartialCount};
use crate::journal::entry::Draft;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, keeping};
use crate::queries::menu::examples;
use crate::queries::missions::meaning;
use crate::queries::{missions, secret_ballot};
use crate::state::open::Mode;
use crate::state::table_state::TableState;

/// A count that is not complete, or that names the Successes too. False if the command is another one.
pub(crate) fn count(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let Some(run) = meaning::run_to_count(state) else { return false };
    let (told, successes) = match intent {
        Intent::Count { told, successes } => (*told, *successes),
        Intent::Opens(Verb::Success) => match meaning::told_by_success(state) {
            Some(told) => (told, None),
            None => {
                asking::ask_for_the_rest(state, output);
                return true;
            }
        },
        _ => return false,
    };
    let cards = meaning::cards_to_tell(state, run);
    let all = told.after(meaning::told_before(state));
    let found = u32::from(all.filled(|_| 0).total());
    match successes {
        // With the Successes the count is complete: of what was not told there is none.
        Some(successes) if found + successes == cards => play::play(state, output, Action::Count(all.filled(|_| 0))),
        Some(successes) if found + successes > cards || meaning::whole_count(state, told).is_some() => {
            let key = if run.trapped.is_some() { "refused-cards-trap" } else { "refused-cards" };
            let message = Message::new(key).number("found", found + successes).number("team", cards);
            output.refuse(state, "mission-cards", message);
        }
        _ => count_on(state, output, run, all),
    }
    true
}

/// Keeps what was told of a count, and asks for the rest.
fn count_on(state: &mut TableState, output: &mut Output, run: Run, told: PartialCount) {
    let Some(game) = state.game().copied() else { return };
    if state.mode == Mode::Program {
        let missing = game.counted_cards().filter(|card| told.of(*card).is_none());
        let missing = missing.map(|card| Message::new(missions::kind(card))).collect();
        let refused = Message::new("refused-incomplete-count").list("kinds", missing);
        return output.refuse(state, "incomplete", refused.text("example", examples::example(state, Verb::Fails)));
    }
    // What can't be said of any count is refused before more is asked for.
    let least = told.filled(|card| game.plausible(run, card).0);
    if let Err(refusal) = secret_ballot::trial(state, Action::Count(least)) {
        return refusing::refuse_action(state, output, &refusal);
    }
    keeping::note(state, output, Draft::Counting(told));
    asking::ask_again(state, output);
}

/// What was told of a count is dropped.
pub(crate) fn drop_count(state: &mut TableState, output: &mut Output) {
    output.say(state, Topic::Missions, Message::new("entry-dropped"));
    plot::drop_use(state, output);
}
