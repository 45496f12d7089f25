//! Plot cards: how a vote with them is led up to, and answers about cards, holders and deck.

use crate::game::{PlotCard, SeatSet};
use crate::language::Message;
use crate::language::plot::{does, name};
use crate::narration::reminders;
use crate::output::Output;
use crate::output::history::Topic;
use crate::output::queue::UNTIL_TOLD;
use crate::preferences::Wording;
use crate::queries::plot::asking;
use crate::queries::plot::asking::cards;
use crate::queries::reminders::Reminder;
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::Cue;

/// Opinion Makers vote before the others, together.
pub(crate) fn lead_the_vote(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return };
    let script = state.preferences.script;
    let (vote_ms, short_ms) = (script.vote_at_pace_ms().unwrap_or(UNTIL_TOLD), script.short_at_pace_ms());
    let makers = game.plot().holders(PlotCard::OpinionMaker, game.seats());
    // A virtual player has voted already.
    let first: SeatSet = makers.iter().filter(|seat| !state.is_virtual(*seat)).collect();
    let opened = state.apart().map(|apart| apart.opened).unwrap_or_default();
    // Who has voted openly is told no more how to.
    let first = if opened.is_empty() { first } else { SeatSet::EMPTY };
    if opened.is_empty() {
        reminders::remind(state, output, Reminder::Vote);
    }
    match state.apart() {
        Some(apart) if apart.is_open => return lead_the_open_vote(state, output, apart.table),
        Some(apart) if apart.table.is_empty() => return,
        Some(apart) if apart.with_phone(state).is_empty() => {}
        Some(apart) => {
            let names = apart.with_phone(state);
            output.say(state, Topic::Votes, Message::new("vote-some-alone").group("names", names));
        }
        None => {}
    }
    if first.is_empty() {
        let key = if opened.is_empty() { "vote-choose" } else { "vote-others" };
        output.say(state, Topic::Votes, Message::new(key));
        say_how_long(state, output);
    } else {
        output.say(state, Topic::Votes, Message::new("vote-first").group("names", first));
        say_how_long(state, output);
        output.wait(state, vote_ms);
        output.signal(state, Message::new("vote-first-show").group("names", first));
        output.cue(state, Cue::Now);
        output.wait(state, script.long_at_pace_ms());
        output.say(state, Topic::Votes, Message::new("vote-others"));
        say_how_long(state, output);
    }
    output.wait(state, vote_ms);
    output.signal(state, Message::new("vote-show"));
    output.cue(state, Cue::Now);
    // Who always wants it brief has done so fifty times: all tokens lie open with the tone.
    let is_brief = state.preferences.wording == Wording::Brief;
    output.wait(state, if is_brief { short_ms / 5 } else { short_ms });
}

/// Those who vote openly before the others and have no phone show their votes at the table.
fn lead_the_open_vote(state: &TableState, output: &mut Output, table: SeatSet) {
    if table.is_empty() {
        return;
    }
    let script = state.preferences.script;
    output.say(state, Topic::Votes, Message::new("vote-first").group("names", table));
    say_how_long(state, output);
    output.wait(state, script.vote_at_pace_ms().unwrap_or(UNTIL_TOLD));
    output.signal(state, Message::new("vote-first-show").group("names", table));
    output.cue(state, Cue::Now);
    output.wait(state, script.short_at_pace_ms());
}

/// A pause without an end: people are told how it ends.
fn say_how_long(state: &TableState, output: &mut Output) {
    if state.preferences.script.vote_at_pace_ms().is_none() && state.mode == Mode::Table {
        output.say(state, Topic::Votes, Message::new("pause-until-ready"));
    }
}

/// Says who holds which plot cards.
pub(crate) fn say_holders(state: &TableState, output: &mut Output) {
    let Some(lines) = asking::holders(state) else { return say_no_plot(state, output) };
    lines.iter().for_each(|line| output.say_in_full(state, Topic::Plot, line));
}

/// Says what is left in the deck, by the narrator's count.
pub(crate) fn say_deck(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().filter(|_| state.plays_with_plot_cards()) else {
        return say_no_plot(state, output);
    };
    let deck = game.plot().deck();
    let line = match deck.is_empty() {
        true => Message::new("deck-none"),
        false => Message::new("deck-left").list("cards", cards(deck)),
    };
    output.say_in_full(state, Topic::Plot, &line);
}

/// Says what a card does.
pub(crate) fn say_card(state: &TableState, output: &mut Output, card: PlotCard) {
    output.say_in_full(
        state,
        Topic::Plot,
        &Message::new("explains-card").message("card", name(card)).message("does", does(card)),
    );
}

fn say_no_plot(state: &TableState, output: &mut Output) {
    output.say_in_full(state, Topic::Plot, &Message::new("no-plot"));
}
