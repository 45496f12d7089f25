//! Whoever has something of their own is asked there by itself, as soon as it is time, and what they have given counts
//! once all of it is there.

use crate::actions;
use crate::actions::play;
use crate::actions::play::prompts;
use crate::game::Phase;
use crate::language::Message;
use crate::narration::asking;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::state::given_alone::Apart;
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::{About, Carrier};

/// After whatever has happened: asks those who can be asked by now, and goes on with what is complete.
pub(crate) fn follow(scene: &mut Scene, desk: &mut Desk) {
    while goes_on(scene, desk) {}
}

/// False if there is somebody to wait for, or nobody to ask.
fn goes_on(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(apart) = scene.apart() else { return is_over(scene, desk) };
    prompts::ask(scene, apart);
    let told = scene.due().and_then(|due| due.told);
    let Some(action) = apart.complete(scene, told) else {
        tell_what_is_in(scene, desk, apart);
        return false;
    };
    let before = entries(scene);
    drop_due(scene);
    play::play_whole(scene, desk, action);
    if entries(scene) == before {
        // It can't be so, although each could give it: all are asked anew.
        prompts::forget(scene, desk, apart);
    }
    true
}

/// How far the game has gone.
fn entries(scene: &Scene) -> usize {
    match &scene.activity {
        Activity::Game(table) => table.record.past().len(),
        Activity::Interview(_) | Activity::Reading(_) => 0,
    }
}

/// Nobody is asked apart from the others any more. Where the cards of a team are there before they are counted, the game
/// goes on; where too few of them can be given alone by now, none is.
fn is_over(scene: &mut Scene, desk: &mut Desk) -> bool {
    let was_asked = scene.due().is_some_and(|due| due.is_apart);
    let Activity::Game(table) = &mut scene.activity else { return false };
    if table.due.as_ref().is_none_or(|due| !due.is_apart) {
        return false;
    }
    let about = table.due.take().map(|due| due.about);
    if !was_asked || about != Some(About::Card) {
        return false;
    }
    if matches!(table.record.game().phase(), Phase::Mission(_)) {
        // One card alone could be told from the others.
        prompts::forget_cards(scene, desk);
        desk.say(scene, Topic::Missions, Message::new("cards-none-alone"));
        asking::ask(scene, desk);
        return false;
    }
    actions::prompts::go_on(scene, desk);
    true
}

fn drop_due(scene: &mut Scene) {
    if let Activity::Game(table) = &mut scene.activity {
        table.due = None;
    }
}

/// The table hears once that nobody is missing any more but those of whom it tells.
fn tell_what_is_in(scene: &mut Scene, desk: &mut Desk, apart: Apart) {
    let all_in = apart.missing(scene).is_empty();
    // Whoever isn't there is never waited for.
    let somebody = apart.alone.iter().any(|seat| scene.manners[seat].carrier == Carrier::Own);
    let Activity::Game(table) = &mut scene.activity else { return };
    let Some(due) = &mut table.due else { return };
    let is_news = somebody && all_in && !due.all_in_told;
    due.all_in_told = all_in;
    if is_news {
        let key = if apart.about == About::Vote { "alone-votes-in" } else { "alone-cards-in" };
        desk.say(scene, Topic::General, Message::new(key));
    }
}
