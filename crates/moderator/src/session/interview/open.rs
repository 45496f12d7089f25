//! What an interview knows, and what can be said in it.

use crate::game::edition::{LineUp, LineUpName};
use crate::game::seat::MOST_PLAYERS;
use crate::game::{Edition, Module, Seat};
use crate::language::Verb;
use crate::session::interview::state::Interview;
use crate::session::interview::unfinished::Offers;
use crate::session::scene::{Activity, Scene};
use protocol::question::Question;

pub(in crate::session) fn rules_told(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.rules_told)
}

/// Whether nobody is asked whether the rules are right.
pub(in crate::session) fn begins_unasked(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.begins_unasked())
}

/// Whether a practice is asked for.
pub(in crate::session) fn practises(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.practice.is_some())
}

/// Whether a new game is offered beside the saved one.
pub(in crate::session) fn offers_new_game(scene: &Scene) -> bool {
    matches!(&scene.activity, Activity::Interview(interview) if interview.offers == Offers::NewGame)
}

pub(in crate::session) fn players_so_far(scene: &Scene) -> usize {
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
pub(in crate::session) fn absent(scene: &Scene) -> Vec<String> {
    match &scene.activity {
        Activity::Interview(interview) => interview.absent.clone(),
        Activity::Game(_) | Activity::Reading(_) => Vec::new(),
    }
}

pub(in crate::session) fn fewest_players(scene: &Scene) -> usize {
    edition_players(scene).0.saturating_sub(nameless(scene)).max(1)
}

/// A number of players that a practice takes, and not the one that it has anyway.
pub(in crate::session) fn company_of_example(scene: &Scene) -> usize {
    let practice = match &scene.activity {
        Activity::Interview(interview) => interview.practice.as_deref(),
        Activity::Game(_) | Activity::Reading(_) => None,
    };
    let (fewest, most) = practice.map_or(edition_players(scene), |wanted| wanted.told.edition_told().players());
    (fewest + 2).min(most)
}

/// The most players: while the edition is open, as many as the largest one takes.
pub(in crate::session) fn most_players(scene: &Scene) -> usize {
    let most = if rules_told(scene) { edition_players(scene).1 } else { MOST_PLAYERS };
    most.saturating_sub(nameless(scene))
}

pub(in crate::session) fn interview(scene: &mut Scene) -> Option<&mut Interview> {
    match &mut scene.activity {
        Activity::Interview(interview) => Some(interview),
        Activity::Game(_) | Activity::Reading(_) => None,
    }
}

/// The module of an example: one that the edition can be played with.
pub(in crate::session) fn module_of_example(scene: &Scene) -> Module {
    match &scene.activity {
        Activity::Interview(interview) => interview.edition.book().example,
        Activity::Game(_) | Activity::Reading(_) => Edition::default().book().example,
    }
}

/// The edition of an example: the first one that is not chosen already.
pub(in crate::session) fn edition_of_example(scene: &Scene) -> Edition {
    let now = match &scene.activity {
        Activity::Interview(interview) => interview.edition,
        Activity::Game(_) | Activity::Reading(_) => Edition::default(),
    };
    Edition::all().into_iter().find(|edition| *edition != now).unwrap_or(now)
}

pub(in crate::session) fn proposed(scene: &Scene) -> Option<Seat> {
    match &scene.activity {
        Activity::Interview(interview) => interview.proposed,
        Activity::Game(_) | Activity::Reading(_) => None,
    }
}

/// Whether a yes is enough to say who leads.
pub(in crate::session) fn proposes_leader(scene: &Scene) -> bool {
    scene.question() == Question::Leader && proposed(scene).is_some()
}

/// The line-up that a command asks for; none for other commands.
pub(in crate::session) fn line_up_named(verb: Verb) -> Option<LineUpName> {
    LineUpName::ALL.into_iter().find(|name| verb_of_line_up(*name) == verb)
}

/// The command that asks for a line-up.
pub(in crate::session) fn verb_of_line_up(name: LineUpName) -> Verb {
    match name {
        LineUpName::Usual => Verb::UsualLineUp,
        LineUpName::Beginners => Verb::BeginnersLineUp,
        LineUpName::Hard => Verb::HardLineUp,
    }
}

/// The line-ups for this table, in the order in which they are offered.
pub(in crate::session) fn line_ups(scene: &Scene) -> Vec<&'static LineUp> {
    match &scene.activity {
        Activity::Interview(interview) => interview.edition.line_ups(interview.players.len()),
        Activity::Game(_) | Activity::Reading(_) => Vec::new(),
    }
}

/// Whether a command asks for a line-up that this table can't have.
pub(in crate::session) fn lacks_line_up(scene: &Scene, verb: Verb) -> bool {
    let has = |name| line_ups(scene).iter().any(|line_up| line_up.name == name);
    line_up_named(verb).is_some_and(|name| !has(name))
}
