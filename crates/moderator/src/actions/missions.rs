//! A count of mission cards that is not complete, or names the Successes too.

use crate::actions::{play, plot};
use crate::game::mission::Run;
use crate::game::{Action, PartialCount};
use crate::journal::entry::Draft;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, keeping};
use crate::queries::menu::examples;
use crate::queries::missions::meaning;
use crate::queries::{missions, secret_ballot};
use crate::state::open::Mode;
use crate::state::table_state::Scene;

/// A count that is not complete, or that names the Successes too. False if the command is another one.
pub(crate) fn count(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let Some(run) = meaning::run_to_count(scene) else { return false };
    let (told, successes) = match intent {
        Intent::Count { told, successes } => (*told, *successes),
        Intent::Opens(Verb::Success) => match meaning::told_by_success(scene) {
            Some(told) => (told, None),
            None => {
                asking::ask_for_the_rest(scene, desk);
                return true;
            }
        },
        _ => return false,
    };
    let cards = meaning::cards_to_tell(scene, run);
    let all = told.after(meaning::told_before(scene));
    let found = u32::from(all.filled(|_| 0).total());
    match successes {
        // With the Successes the count is complete: of what was not told there is none.
        Some(successes) if found + successes == cards => play::play(scene, desk, Action::Count(all.filled(|_| 0))),
        Some(successes) if found + successes > cards || meaning::whole_count(scene, told).is_some() => {
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
    if scene.mode == Mode::Program {
        let missing = game.counted_cards().filter(|card| told.of(*card).is_none());
        let missing = missing.map(|card| Message::new(missions::kind(card))).collect();
        let refused = Message::new("refused-incomplete-count").list("kinds", missing);
        return desk.refuse(scene, "incomplete", refused.text("example", examples::example(scene, Verb::Fails)));
    }
    // What can't be said of any count is refused before more is asked for.
    let least = told.filled(|card| game.plausible(run, card).0);
    if let Err(refusal) = secret_ballot::trial(scene, Action::Count(least)) {
        return refusing::refuse_action(scene, desk, &refusal);
    }
    keeping::note(scene, desk, Draft::Counting(told));
    asking::ask_again(scene, desk);
}

/// What was told of a count is dropped.
pub(crate) fn drop_count(scene: &mut Scene, desk: &mut Desk) {
    desk.say(scene, Topic::Missions, Message::new("entry-dropped"));
    plot::drop_use(scene, desk);
}
