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
use crate::preferences::{Beside, VoiceMode};
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue::{Offers, Told, ToldLineUp};
use crate::state::table_state::Scene;
use protocol::ScreenReader;
use protocol::question::Question;

fn rules_told(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.rules_told)
}

/// Whether nobody is asked whether the rules are right.
pub(crate) fn begins_unasked(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.begins_unasked())
}

/// Whether a practice is asked for.
pub(crate) fn practises(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.practice.is_some())
}

/// Whether a new game is offered beside the saved one.
pub(crate) fn offers_new_game(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.offers == Offers::NewGame)
}

pub(crate) fn players_so_far(scene: &Scene) -> usize {
    scene.lexicon.names().values().len()
}

fn edition_players(scene: &Scene) -> (usize, usize) {
    match &scene.activity {
        Activity::Interview(interview) => interview.edition.players(),
        Activity::Game(_) | Activity::Reading(_) => Edition::default().players(),
    }
}

/// How many more aren't there, who have no name yet.
fn nameless(scene: &Scene) -> usize {
    match &scene.activity {
        Activity::Interview(interview) => interview.virtual_players,
        Activity::Game(_) | Activity::Reading(_) => 0,
    }
}

/// Who isn't there.
pub(crate) fn absent(scene: &Scene) -> Vec<String> {
    match &scene.activity {
        Activity::Interview(interview) => interview.absent.clone(),
        Activity::Game(_) | Activity::Reading(_) => Vec::new(),
    }
}

pub(crate) fn fewest_players(scene: &Scene) -> usize {
    edition_players(scene).0.saturating_sub(nameless(scene)).max(1)
}

/// A number of players that a practice takes, and not the one that it has anyway.
pub(crate) fn company_of_example(scene: &Scene) -> usize {
    let practice = match &scene.activity {
        Activity::Interview(interview) => interview.practice.as_deref(),
        Activity::Game(_) | Activity::Reading(_) => None,
    };
    let (fewest, most) = practice.map_or(edition_players(scene), |wanted| wanted.told.edition_told().players());
    (fewest + 2).min(most)
}

/// The most players: while the edition is open, as many as the largest one takes.
pub(crate) fn most_players(scene: &Scene) -> usize {
    let most = if rules_told(scene) { edition_players(scene).1 } else { MOST_PLAYERS };
    most.saturating_sub(nameless(scene))
}

/// The module of an example: one that the edition can be played with.
pub(crate) fn module_of_example(scene: &Scene) -> Module {
    match &scene.activity {
        Activity::Interview(interview) => interview.edition.book().example,
        Activity::Game(_) | Activity::Reading(_) => Edition::default().book().example,
    }
}

/// The edition of an example: the first one that is not chosen already.
pub(crate) fn edition_of_example(scene: &Scene) -> Edition {
    let now = match &scene.activity {
        Activity::Interview(interview) => interview.edition,
        Activity::Game(_) | Activity::Reading(_) => Edition::default(),
    };
    Edition::all().into_iter().find(|edition| *edition != now).unwrap_or(now)
}

pub(crate) fn proposed(scene: &Scene) -> Option<Seat> {
    match &scene.activity {
        Activity::Interview(interview) => interview.proposed,
        Activity::Game(_) | Activity::Reading(_) => None,
    }
}

/// Whether a yes is enough to say who leads.
pub(crate) fn proposes_leader(scene: &Scene) -> bool {
    scene.question() == Question::Leader && proposed(scene).is_some()
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
pub(crate) fn line_ups(scene: &Scene) -> Vec<&'static LineUp> {
    match &scene.activity {
        Activity::Interview(interview) => interview.edition.line_ups(interview.players.len()),
        Activity::Game(_) | Activity::Reading(_) => Vec::new(),
    }
}

/// Whether a command asks for a line-up that this table can't have.
pub(crate) fn lacks_line_up(scene: &Scene, verb: Verb) -> bool {
    let has = |name| line_ups(scene).iter().any(|line_up| line_up.name == name);
    line_up_named(verb).is_some_and(|name| !has(name))
}

/// The line-up of the command line.
pub(crate) fn told(told: &Told) -> Option<ToldLineUp> {
    let called = |ids: &[String]| ids.iter().flat_map(|id| Module::called(id)).collect();
    let name = told.line_up.as_deref().and_then(LineUpName::from_id)?;
    Some(ToldLineUp { name, with: called(&told.with), without: called(&told.without) })
}

/// The characters with a power who are in the game.
pub(crate) fn characters(edition: Edition, modules: Modules) -> Vec<Message> {
    let is_there = |role: &&Role| role.module().is_none_or(|module| modules.contains(module));
    let there = edition.book().characters.iter().filter(is_there);
    there.filter_map(|role| terms::character(*role)).map(Message::new).collect()
}

/// The screen reader that is asked about first: one runs, and nobody has said yet who speaks.
pub(crate) fn to_ask(scene: &Scene) -> Option<ScreenReader> {
    let sound = &scene.preferences.sound;
    let is_open = scene.preferences.screen_reader == Beside::Ask && sound.mode != VoiceMode::Off;
    scene.world.reader.filter(|_| is_open && scene.mode == Mode::Table)
}
