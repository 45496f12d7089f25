//! Another deal: before the first vote everybody can have one, since somebody may have seen a card that was not theirs.

use crate::actions::play::{entries, prompts};
use crate::game::deal::Seeds;
use crate::game::{Action, Game, Phase};
use crate::journal::private::{PrivateEntry, Proposal};
use crate::language::Message;
use crate::narration::asking;
use crate::output::history::Topic;
use crate::output::{Output, keeping};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::setup_step::SetupStep;
use protocol::{Effect, Report};

/// The game goes back to where the characters are dealt. What was played since is taken back.
pub(crate) fn deal_again(state: &mut TableState, output: &mut Output) {
    let Activity::Game(table) = &mut state.activity else { return };
    (table.script, table.due, table.hand_over) = (None, None, None);
    let dealt = table.record.setup().is_dealt();
    let Some(after) = state.game().copied() else { return };
    take_back_all(state, output);
    if state.mode == Mode::Table {
        keeping::note(state, output, SetupStep::Deal.draft());
    } else {
        output.effects.push(Effect::Report(Report::dealt_again()));
    }
    if dealt {
        shuffle(state, output);
    }
    let told = if dealt { "dealt-again-dealt" } else { "dealt-anew" };
    output.say(state, Topic::General, Message::new(told));
    tell_what_goes_back(state, output, &after);
    asking::ask_in_full(state, output);
}

/// Takes back whatever was played since the deal, and what was given alone for it.
pub(crate) fn take_back_all(state: &mut TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let proposal = Proposal::last(&table.record);
    prompts::forget_all(state, output, proposal);
    // Where nobody lays a table, it was ready at once, and so was the reveal.
    let to_set_up = state.mode == Mode::Table && !state.goes_by_letters();
    let ran_through = |action| !to_set_up && matches!(action, Action::TableReady | Action::RevealDone);
    while let Activity::Game(table) = &state.activity
        && table.record.past().last().is_some_and(|step| !ran_through(step.action))
    {
        if entries::take_back_action(state, output).is_none() {
            break;
        }
    }
}

/// The narrator deals once more.
pub(crate) fn shuffle(state: &mut TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let game = table.record.setup().seed;
    let Seeds { deal, next, .. } = Seeds::of(*state.world.chance.open());
    state.world.chance = next;
    output.confide(state, PrivateEntry::Dealt { seed: *deal.open(), game });
}

/// Markers and plot cards lie as they did, before this was played.
fn tell_what_goes_back(state: &TableState, output: &mut Output, after: &Game) {
    let Some(before) = state.game() else { return };
    if before.leader() != after.leader() {
        let markers = Message::new("markers-back").number("track", before.vote_track());
        output.say(state, Topic::General, markers.player("leader", before.leader()));
    }
    let is_drawn =
        matches!(after.phase(), Phase::Plot(dealing) if dealing.due.is_some() || !dealing.to_give.is_empty());
    if is_drawn || before.plot() != after.plot() {
        output.say(state, Topic::Plot, Message::new("plot-back"));
    }
}
