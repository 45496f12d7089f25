//! What is known before a game, and what can be said there.

pub(crate) mod asking;
pub(crate) mod checking;
pub(crate) mod choices;
pub mod filling;

use crate::game::edition::{LineUp, LineUpName};
use crate::game::module::Modules;
use crate::game::role::Role;
use crate::game::seat::MOST_PLAYERS;
use crate::game::{Edition, Module, Seat};
use crate::language::{Message, Verb, terms};
use crate::preferences::{BesideScreenReader, VoiceMode};
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue::{LineUpOptions, NewGameOptions, Offers};
use crate::state::table_state::TableState;
use protocol::ScreenReader;
use protocol::question::Question;

fn rules_told(state: &TableState) -> bool {
    matches!(&state.activity, Activity::SetupDialogue(dialogue) if dialogue.rules_told)
}

/// Whether nobody is asked whether the rules are right.
pub(crate) fn begins_unasked(state: &TableState) -> bool {
    matches!(&state.activity, Activity::SetupDialogue(dialogue) if dialogue.begins_unasked())
}

/// Whether a practice is asked for.
pub(crate) fn practises(state: &TableState) -> bool {
    matches!(&state.activity, Activity::SetupDialogue(dialogue) if dialogue.practice.is_some())
}

/// Whether a new game is offered beside the saved one.
pub(crate) fn offers_new_game(state: &TableState) -> bool {
    matches!(&state.activity, Activity::SetupDialogue(dialogue) if dialogue.offers == Offers::NewGame)
}

pub(crate) fn players_so_far(state: &TableState) -> usize {
    state.localizer.names().values().len()
}

fn edition_players(state: &TableState) -> (usize, usize) {
    match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.edition.players(),
        Activity::Game(_) | Activity::Reading(_) => Edition::default().players(),
    }
}

/// How many more are virtual, who have no name yet.
fn nameless(state: &TableState) -> usize {
    match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.unnamed_virtual_players,
        Activity::Game(_) | Activity::Reading(_) => 0,
    }
}

/// The virtual players.
pub(crate) fn virtual_players(state: &TableState) -> Vec<String> {
    match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.virtual_players.clone(),
        Activity::Game(_) | Activity::Reading(_) => Vec::new(),
    }
}

pub(crate) fn fewest_players(state: &TableState) -> usize {
    edition_players(state).0.saturating_sub(nameless(state)).max(1)
}

/// The fewest and the most players of a practice.
pub(crate) fn players_of_practice(state: &TableState) -> (usize, usize) {
    let practice = match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.practice.as_deref(),
        Activity::Game(_) | Activity::Reading(_) => None,
    };
    practice.map_or(edition_players(state), |wanted| wanted.told.edition_told().players())
}

/// A number of players that a practice takes, and not the one that it has anyway.
pub(crate) fn company_of_example(state: &TableState) -> usize {
    let (fewest, most) = players_of_practice(state);
    (fewest + 2).min(most)
}

/// The most players: while the edition is open, as many as the largest one takes.
pub(crate) fn most_players(state: &TableState) -> usize {
    let most = if rules_told(state) { edition_players(state).1 } else { MOST_PLAYERS };
    most.saturating_sub(nameless(state))
}

/// The module of an example: one that the edition can be played with.
pub(crate) fn module_of_example(state: &TableState) -> Module {
    match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.edition.book().example,
        Activity::Game(_) | Activity::Reading(_) => Edition::default().book().example,
    }
}

/// The edition of an example: the first one that is not chosen already.
pub(crate) fn edition_of_example(state: &TableState) -> Edition {
    let now = match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.edition,
        Activity::Game(_) | Activity::Reading(_) => Edition::default(),
    };
    Edition::all().into_iter().find(|edition| *edition != now).unwrap_or(now)
}

pub(crate) fn proposed(state: &TableState) -> Option<Seat> {
    match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.proposed,
        Activity::Game(_) | Activity::Reading(_) => None,
    }
}

/// Whether a yes is enough to say who leads.
pub(crate) fn proposes_leader(state: &TableState) -> bool {
    state.question() == Question::Leader && proposed(state).is_some()
}

/// The line-up that a command asks for; none for other commands.
pub(crate) fn line_up_named(verb: Verb) -> Option<LineUpName> {
    LineUpName::ALL.into_iter().find(|name| verb_of_line_up(*name) == verb)
}

/// The command that asks for a line-up.
pub(crate) fn verb_of_line_up(name: LineUpName) -> Verb {
    match name {
        LineUpName::Usual => Verb::UsualLineUp,
        LineUpName::Beginners => Verb::BeginnersLineUp,
        LineUpName::Hard => Verb::HardLineUp,
    }
}

/// The line-ups for this table, in the order in which they are offered.
pub(crate) fn line_ups(state: &TableState) -> Vec<&'static LineUp> {
    match &state.activity {
        Activity::SetupDialogue(dialogue) => dialogue.edition.line_ups(dialogue.players.len()),
        Activity::Game(_) | Activity::Reading(_) => Vec::new(),
    }
}

/// Whether a command asks for a line-up that this table can't have.
pub(crate) fn lacks_line_up(state: &TableState, verb: Verb) -> bool {
    let has = |name| line_ups(state).iter().any(|line_up| line_up.name == name);
    line_up_named(verb).is_some_and(|name| !has(name))
}

/// The line-up of the command line.
pub(crate) fn told(told: &NewGameOptions) -> Option<LineUpOptions> {
    let called = |ids: &[String]| ids.iter().flat_map(|id| Module::called(id)).collect();
    let name = told.line_up.as_deref().and_then(LineUpName::from_id)?;
    Some(LineUpOptions { name, with: called(&told.with), without: called(&told.without) })
}

/// The characters with a power who are in the game.
pub(crate) fn characters(edition: Edition, modules: Modules) -> Vec<Message> {
    let is_there = |role: &&Role| role.module().is_none_or(|module| modules.contains(module));
    let there = edition.book().characters.iter().filter(is_there);
    there.filter_map(|role| terms::character(*role)).map(Message::new).collect()
}

/// The screen reader that is asked about first: one runs, and nobody has said yet who speaks.
pub(crate) fn to_ask(state: &TableState) -> Option<ScreenReader> {
    let sound = &state.preferences.sound;
    let is_open = state.preferences.screen_reader == BesideScreenReader::Ask && sound.mode != VoiceMode::Off;
    state.world.reader.filter(|_| is_open && state.mode == Mode::Table)
}
