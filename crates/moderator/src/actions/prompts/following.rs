//! Whoever has something of their own is asked there by itself, as soon as it is time, and what they have given counts
//! once all of it is there.

use crate::actions;
use crate::actions::play;
use crate::actions::play::prompts;
use crate::actions::prompts::starting;
use crate::game::Phase;
use crate::language::Message;
use crate::narration::asking;
use crate::output::Output;
use crate::output::history::Topic;
use crate::state::given_alone::Apart;
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::{About, Channel};

/// After whatever has happened: asks those who can be asked by now, and goes on with what is complete.
pub(crate) fn follow(state: &mut TableState, output: &mut Output) {
    while goes_on(state, output) {}
}

/// False if there is somebody to wait for, or nobody to ask.
fn goes_on(state: &mut TableState, output: &mut Output) -> bool {
    let Some(apart) = state.apart() else { return is_over(state, output) };
    prompts::ask(state, apart);
    if apart.is_open {
        return votes_open(state, output, apart);
    }
    let told = state.due().and_then(|due| due.told);
    let Some(action) = apart.complete(state, told) else {
        tell_what_is_in(state, output, apart);
        return false;
    };
    let before = entries(state);
    drop_due(state);
    play::play_whole(state, output, action);
    if entries(state) == before {
        // It can't be so, although each could give it: all are asked anew.
        prompts::forget(state, output, apart);
    }
    true
}

/// Those who vote openly have voted, and everybody else is asked. False if somebody's vote is missing.
fn votes_open(state: &mut TableState, output: &mut Output, apart: Apart) -> bool {
    if !prompts::open_votes(state, output, apart) {
        return false;
    }
    if !starting::takes_secretly(state) {
        asking::ask(state, output);
    }
    true
}

/// How far the game has gone.
fn entries(state: &TableState) -> usize {
    match &state.activity {
        Activity::Game(table) => table.record.past().len(),
        Activity::SetupDialogue(_) | Activity::Reading(_) => 0,
    }
}

/// Nobody is asked apart from the others any more. Where the cards of a team are there before they are counted, the game
/// goes on; where too few of them can be given alone by now, none is.
fn is_over(state: &mut TableState, output: &mut Output) -> bool {
    let was_asked = state.due().is_some_and(|due| due.is_apart);
    let Activity::Game(table) = &mut state.activity else { return false };
    if table.due.as_ref().is_none_or(|due| !due.is_apart) {
        return false;
    }
    let about = table.due.take().map(|due| due.about);
    if !was_asked || about != Some(About::Card) {
        return false;
    }
    if matches!(table.record.game().phase(), Phase::Mission(_)) {
        // One card alone could be told from the others.
        prompts::forget_cards(state, output);
        output.say(state, Topic::Missions, Message::new("cards-none-alone"));
        asking::ask(state, output);
        return false;
    }
    actions::prompts::go_on(state, output);
    true
}

fn drop_due(state: &mut TableState) {
    if let Activity::Game(table) = &mut state.activity {
        table.due = None;
    }
}

/// The table hears once that nobody is missing any more but those of whom it tells.
fn tell_what_is_in(state: &mut TableState, output: &mut Output, apart: Apart) {
    let all_in = apart.missing(state).is_empty();
    // Nobody ever waits for a virtual player.
    let somebody =
        apart.alone.iter().any(|seat| apart.asks(seat) && state.people.deliveries[seat].channel == Channel::Own);
    let Activity::Game(table) = &mut state.activity else { return };
    let Some(due) = &mut table.due else { return };
    let is_news = somebody && all_in && !due.all_in_told;
    due.all_in_told = all_in;
    if is_news {
        let key = if apart.about == About::Vote { "alone-votes-in" } else { "alone-cards-in" };
        output.say(state, Topic::General, Message::new(key));
    }
}
