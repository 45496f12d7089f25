//! An example of each command, as it would be said now.

use crate::game::{Action, Mission, PartialCount, Seat};
use crate::language::pattern::{Pattern, Slot};
use crate::language::{Form, Intent, Length, Message, Verb};
use crate::preferences::Listens;
use crate::queries::menu;
use crate::queries::missions::meaning;
use crate::queries::plot::asking;
use crate::queries::secret_ballot::voters;
use crate::queries::{practice, setup_dialogue};
use crate::state::table_state::TableState;
use protocol::question::Question;

fn without_slots(pattern: &Pattern) -> String {
    pattern.written(|_| String::new()).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A command as it would be typed at this table; while the narrator has ears, as it can be said too.
pub(crate) fn example(state: &TableState, verb: Verb) -> String {
    let whole = (verb == Verb::Fails).then(|| whole_count_example(state)).flatten();
    let answer = (state.question().takes_no() && matches!(verb, Verb::Confirm | Verb::Cancel))
        .then(|| state.localizer.phrases().answer(verb))
        .flatten();
    let shown = || state.localizer.phrases().shown(verb);
    let Some(pattern) = whole.or(answer).or_else(|| said_as(state, verb)).or_else(shown) else {
        return String::new();
    };
    if let Some(said) = practice::example(state, verb) {
        return said;
    }
    let votes_alone = state.roll_call_is_open() || matches!(state.question(), Question::OwnVote { .. });
    if matches!(verb, Verb::Approve | Verb::Reject) && votes_alone {
        return without_slots(pattern);
    }
    if verb == Verb::On && matches!(state.question(), Question::Target { .. }) && said_as(state, verb).is_none() {
        return example_of(state, Slot::Target);
    }
    let is_new = |name: &&str| !state.localizer.names().values().iter().any(|own| own == name);
    let newcomer = || ["Fay", "Kim", "Leo"].into_iter().find(is_new).unwrap_or_default().to_owned();
    pattern.written(|slot| match slot {
        Slot::Text if matches!(verb, Verb::Rename | Verb::TakesPlace | Verb::Joins) => newcomer(),
        slot => example_of(state, slot),
    })
}

/// An example of an answer, as it is taught.
pub(crate) fn taught(state: &TableState, command: String) -> String {
    if hears(state) {
        return command;
    }
    let told = state.localizer.understand(&command, &menu::open_answers(state)).ok();
    told.and_then(|intent| in_short(state, &intent)).unwrap_or(command)
}

/// A team, votes and a count, as they are told in short; none for everything else, which is told as a command.
fn in_short(state: &TableState, intent: &Intent) -> Option<String> {
    let of_players = |key, players| {
        state.localizer.render(&Message::new(key).players("names", players), Form::Printed, Length::Full)
    };
    Some(match intent {
        Intent::Propose(team) => of_players("example-team", *team),
        Intent::Vote { approve, reject } => format!("{approve} {reject}"),
        Intent::Approve(these) if these.len() > 1 => of_players("example-for", *these),
        Intent::Reject(these) if these.len() > 1 => of_players("example-against", *these),
        Intent::Count { told: PartialCount { fails: Some(fails), reverses: None, rogues: None }, .. } => {
            fails.to_string()
        }
        _ => return None,
    })
}

/// The words of a command that are not in slots.
pub(crate) fn opening(state: &TableState, verb: Verb) -> String {
    state.localizer.phrases().opening(verb)
}

/// The first mission that the leader can name now.
fn mission_of_example(state: &TableState) -> u8 {
    let can_be_named =
        |mission: &Mission| state.game().is_some_and(|game| { *game }.play(Action::NameMission(*mission)).is_ok());
    Mission::ALL.into_iter().find(can_be_named).map_or(1, Mission::number)
}

/// A number that is an answer now.
fn number_of_example(state: &TableState) -> usize {
    match (state.question(), state.course.as_deref()) {
        (Question::HowMany, _) => setup_dialogue::company_of_example(state),
        (Question::Lesson, Some(course)) => course.number_of_example(),
        _ => 1,
    }
}

pub(crate) fn example_of(state: &TableState, slot: Slot) -> String {
    let players = state.localizer.names().values();
    let size = state.game().and_then(|game| Some(usize::from(game.team_size(game.mission()?)))).unwrap_or(2);
    let (everybody, voters) = (state.everybody(), voters(state).len());
    let name = |seat: usize, else_name: &str| players.get(seat).cloned().unwrap_or_else(|| else_name.to_owned());
    match slot {
        Slot::Players => {
            let in_play = |(seat, name): (Seat, &String)| everybody.contains(seat).then(|| name.clone());
            state.localizer.names().iter().filter_map(in_play).take(size).collect::<Vec<_>>().join(", ")
        }
        Slot::Player => name(asking::player_of_example(state), "Ana"),
        Slot::Instead => name(1, "Ben"),
        Slot::Target => name(asking::target_of_example(state), "Ben"),
        Slot::Card => {
            let names = state.localizer.phrases().names_of_card(asking::card_of_example(state));
            names.first().cloned().unwrap_or_default()
        }
        Slot::Module => {
            let names = state.localizer.phrases().names_of_module(setup_dialogue::module_of_example(state));
            names.first().cloned().unwrap_or_default()
        }
        Slot::Edition => {
            let other = state.localizer.phrases().names_of_edition(setup_dialogue::edition_of_example(state));
            other.first().cloned().unwrap_or_default()
        }
        Slot::Mission => mission_of_example(state).to_string(),
        Slot::Number => number_of_example(state).to_string(),
        Slot::Reverses => "1".to_owned(),
        Slot::Rogues => "0".to_owned(),
        Slot::Approve => (voters - voters / 2).to_string(),
        Slot::Reject => (voters / 2).to_string(),
        Slot::Level => "50".to_owned(),
        Slot::Language => state.localizer.phrases().own_name(),
        Slot::Text if setup_dialogue::practises(state) => "Ana".to_owned(),
        Slot::Text => "Ana, Ben, Cleo, Dan, Eve".to_owned(),
    }
}

/// A phrase for a command that is listened for now, while the narrator has ears.
fn said_as(state: &TableState, verb: Verb) -> Option<&Pattern> {
    if state.preferences.ears == Listens::Off {
        return None;
    }
    state.audible.examples.iter().find(|(other, _)| *other == verb).map(|(_, pattern)| pattern)
}

/// Whether there is a recogniser, and it is listened to.
pub(crate) fn hears(state: &TableState) -> bool {
    state.preferences.ears != Listens::Off && !state.audible.ways.is_empty()
}

/// How somebody says this in words that the recogniser knows; none if it hears nothing, or knows none.
pub(crate) fn aloud(state: &TableState, intent: &Intent) -> Option<String> {
    let (verb, slots) = (intent.verb(), intent.optional_slots());
    let mut ways = state.audible.ways.iter().filter(|(other, _)| *other == verb && hears(state));
    let (_, pattern) = ways.find(|(_, pattern)| pattern.has_optional(&slots))?;
    Some(state.localizer.write_as(pattern, intent).trim().to_owned())
}

/// How somebody tells this: aloud, if it can be heard, or else as it is typed.
pub(crate) fn worded(state: &TableState, intent: &Intent) -> String {
    aloud(state, intent).unwrap_or_else(|| typed(state, intent))
}

/// How somebody types this: in short, where that is taught.
pub(crate) fn typed(state: &TableState, intent: &Intent) -> String {
    in_short(state, intent).unwrap_or_else(|| state.localizer.write(intent).trim().to_owned())
}

fn slot_of(verb: Verb) -> Slot {
    if verb == Verb::Reverses { Slot::Reverses } else { Slot::Rogues }
}

/// A phrase for a count of all kinds; none where Fails are the only one, or where it is not typed.
fn whole_count_example(state: &TableState) -> Option<&Pattern> {
    if state.question() != Question::Count {
        return None;
    }
    let others: Vec<Slot> = meaning::other_counts(state).into_iter().map(slot_of).collect();
    let typed = said_as(state, Verb::Fails).is_none() && !others.is_empty();
    if typed { state.localizer.phrases().shown_with(Verb::Fails, &others) } else { None }
}
