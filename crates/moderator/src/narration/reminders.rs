//! What characters must or may do, said once or again and again.

use crate::game::edition::EndGame;
use crate::game::role::{Part, Role};
use crate::game::{Game, MissionCard, Side};
use crate::language::{Length, Message, deed, terms};
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Reminders;
use crate::queries::reminders::{Reminder, has_characters, module_reminders};
use crate::state::table_state::TableState;

fn reminders(state: &TableState, of: Reminder) -> Vec<Message> {
    let Some(game) = state.game() else { return Vec::new() };
    let due = match of {
        Reminder::Vote => vec![game.has_captain().then_some("reminder-vote")],
        Reminder::Mission => return cards(game),
        Reminder::AnyTime => vec![
            game.captain_in_play().map(|_| "reminder-accuse"),
            game.maria_hill_in_play().then_some("reminder-name-hill"),
            named_after_three_successes(game),
        ],
    };
    due.into_iter().flatten().map(Message::new).collect()
}

/// Who must or may play which card.
fn cards(game: &Game) -> Vec<Message> {
    let (good, evil) = game.book().sides;
    // The sentences of the narrator's own editions tell of their characters too.
    if !game.edition().is_of_a_table() {
        let of_all = if game.maria_hill_in_play() { "reminder-mission-hill" } else { terms::reminds_of_cards(good) };
        return vec![Message::new(of_all)];
    }
    let plays = |role: Role| -> Vec<MissionCard> {
        MissionCard::ALL.into_iter().filter(|card| role.may_play(*card)).collect()
    };
    let usual = |side: Side| match side {
        side if side == evil => vec![MissionCard::Success, MissionCard::Fail],
        _ => vec![MissionCard::Success],
    };
    let unusual = game.characters().roles().into_iter().filter(|role| plays(*role) != usual(role.side()));
    let told = unusual.filter_map(|role| {
        let cards = plays(role).into_iter().map(deed::mission_card).collect();
        let name = Message::new(terms::character(role)?);
        Some(Message::new("reminder-plays").message("character", name).alternatives("cards", cards))
    });
    [Message::new(terms::reminds_of_cards(good))].into_iter().chain(told).collect()
}

/// That somebody is named after three successes, where no Captain America accuses somebody before.
fn named_after_three_successes(game: &Game) -> Option<&'static str> {
    let is_named = game.book().end_game == EndGame::Assassination;
    game.book().character_with(Part::NamedAtTheEnd).filter(|_| is_named).map(terms::reminds_of_naming)
}

/// Says what characters must or may do: once to those who are told everything in full, and
/// every time to a table that wants to be reminded.
pub(crate) fn remind(state: &TableState, output: &mut Output, of: Reminder) {
    let always = state.preferences.reminders == Reminders::On;
    if !has_characters(state) {
        return;
    }
    for message in reminders(state, of) {
        if always || output.length_of(state, message.key()) == Length::Full {
            output.say(state, Topic::General, message);
        }
    }
}

/// Answers the question for reminders: all of them, in full.
pub(crate) fn say_reminders(state: &TableState, output: &mut Output) {
    if !has_characters(state) {
        let reminders = module_reminders(state);
        if reminders.is_empty() {
            return output.refuse(state, "not-now", Message::new("refused-no-reminders"));
        }
        return reminders.iter().for_each(|message| output.say_in_full(state, Topic::General, message));
    }
    for message in [Reminder::Vote, Reminder::Mission, Reminder::AnyTime].map(|of| reminders(state, of)).concat() {
        output.say_in_full(state, Topic::General, &message);
    }
}

/// Says who may play what with Reversers and Rogues: once to those who are told everything in full, and before
/// every mission to a table that wants to be reminded.
pub(crate) fn remind_of_modules(state: &TableState, output: &mut Output) {
    let always = state.preferences.reminders == Reminders::On;
    for message in module_reminders(state) {
        if always || output.length_of(state, message.key()) == Length::Full {
            output.say(state, Topic::Missions, message);
        }
    }
}
