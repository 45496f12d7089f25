//! What can be answered now as a page offers it, from the same menu as help, recogniser, keys and programs.

use crate::language::pattern::Token;
use crate::language::{Form as Written, Intent, Length, Message, Verb};
use crate::queries::menu::{answers_to_tell, examples, trying};
use crate::queries::missions::meaning;
use crate::queries::secret_ballot::voters;
use crate::queries::setup_dialogue::{self, choices};
use crate::queries::{headset, lessons, subjects};
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Form, FormChoice, TeamForm};

/// So many answers of one command are offered at most: whoever wants another one types it.
const OF_ONE_COMMAND: usize = 12;

/// What can be answered now. The sentence that asks for it is said by those who ask; of several ways to say something the
/// one is taken that was just taught. Where hands have something to do first, whoever is ready need not wait for them.
pub(crate) fn form(state: &TableState, taught: &str, waits: bool) -> Form {
    let team = (state.question() == Question::Team && state.open.pending.is_none()).then(|| team(state)).flatten();
    let mut choices = if waits { answers_of(state, Verb::Ready, taught) } else { Vec::new() };
    choices.extend(numbers(state));
    let by_number: Vec<Verb> = match state.question() {
        _ if state.open.pending.is_some() => Vec::new(),
        Question::Vote => vec![Verb::Vote, Verb::Approve, Verb::Reject, Verb::Approvals],
        Question::Count => vec![Verb::Fails, Verb::Success],
        Question::Team => vec![Verb::Propose],
        // Which of both is told by name.
        Question::Unfinished => vec![Verb::Confirm, Verb::Cancel, Verb::Reject],
        _ => Vec::new(),
    };
    // It is listened for all through the script, and means something only while something is on its way.
    let is_known = |verb: &Verb| match verb {
        Verb::Home => headset::is_on_its_way(state),
        // Each option has its own button.
        Verb::Option => false,
        _ => true,
    };
    for verb in answers_to_tell(state).into_iter().filter(|verb| !by_number.contains(verb)).filter(is_known) {
        choices.extend(answers_of(state, verb, taught));
    }
    let mut told: Vec<String> = Vec::new();
    choices.retain(|choice| {
        let is_new = !choice.line.is_empty() && !told.contains(&choice.line);
        told.push(choice.line.clone());
        is_new
    });
    Form { asked: None, team, choices }
}

fn team(state: &TableState) -> Option<TeamForm> {
    let game = state.game()?;
    let names = state.localizer.names();
    let players = game.in_play().iter().filter_map(|seat| names.get(seat).cloned()).collect();
    Some(TeamForm { size: game.team_size(game.mission()?), players })
}

fn choice(state: &TableState, label: &Message, line: String) -> FormChoice {
    FormChoice { label: state.localizer.render(label, Written::Printed, Length::Brief), line }
}

/// The numbers that answer the open question, each with what it means.
fn numbers(state: &TableState) -> Vec<FormChoice> {
    if state.open.pending.is_some() {
        return Vec::new();
    }
    let plain = |number: u32| FormChoice { label: number.to_string(), line: number.to_string() };
    match state.question() {
        Question::Vote => {
            let all = voters(state).len() as u32;
            let tally = |approve: u32| {
                let label = Message::new("form-tally").number("approve", approve).number("reject", all - approve);
                choice(state, &label, format!("{approve} {}", all - approve))
            };
            (0..=all).rev().map(tally).collect()
        }
        Question::Count if meaning::other_counts(state).is_empty() => candidates(state, Verb::Fails)
            .iter()
            .filter_map(|intent| match intent {
                Intent::Count { told, .. } => told.fails,
                _ => None,
            })
            .map(|fails| choice(state, &Message::new("form-fails").number("fails", fails), fails.to_string()))
            .collect(),
        Question::Count => {
            candidates(state, Verb::Fails).iter().map(|intent| same(examples::typed(state, intent))).collect()
        }
        Question::Options => (1..)
            .map_while(|number| Some(choice(state, &choices::option(state, number)?, number.to_string())))
            .collect(),
        Question::Edition => (1u32..)
            .zip(choices::editions())
            .map(|(number, label)| choice(state, &label, number.to_string()))
            .collect(),
        Question::HowMany => {
            let (fewest, most) = setup_dialogue::players_of_practice(state);
            (fewest..=most).map(|n| plain(n as u32)).collect()
        }
        Question::Lesson => {
            let course = state.course.as_deref();
            let titles = course.into_iter().flat_map(|course| {
                (0..course.lessons.len()).map(move |lesson| lessons::about(course, "lesson-listed", lesson))
            });
            (1u32..).zip(titles).map(|(number, title)| choice(state, &title, number.to_string())).collect()
        }
        Question::Leader => state.localizer.names().values().iter().map(|name| same(name.clone())).collect(),
        _ => Vec::new(),
    }
}

/// A command as it is typed, with a capital on its button.
fn same(line: String) -> FormChoice {
    let mut signs = line.chars();
    let label = signs.next().map(|first| first.to_uppercase().chain(signs).collect()).unwrap_or_default();
    FormChoice { label, line }
}

/// What a command can be about, as far as the game would take it.
fn candidates(state: &TableState, verb: Verb) -> Vec<Intent> {
    let Some(game) = state.game() else { return Vec::new() };
    let is_taken = |intent: &Intent| trying::would_move(state, intent);
    trying::candidates(verb, state, game).into_iter().filter(is_taken).take(OF_ONE_COMMAND).collect()
}

/// The answers that a command gives: each that the game would take, or the command itself.
fn answers_of(state: &TableState, verb: Verb, taught: &str) -> Vec<FormChoice> {
    let about = candidates(state, verb);
    let is_about_something = |intent: &Intent| !matches!(intent, Intent::Plain(_));
    if !about.is_empty() && about.iter().all(is_about_something) {
        return about.iter().map(|intent| same(state.localizer.write(intent).trim().to_owned())).collect();
    }
    let example = as_taught(state, verb, taught).unwrap_or_else(|| examples::example(state, verb));
    let votes_alone = matches!(state.question(), Question::OwnVote { .. } | Question::RollCall { .. });
    if votes_alone && matches!(verb, Verb::Approve | Verb::Reject) {
        return vec![same(example)];
    }
    let is_whole = match state.localizer.understand(&example, &super::open_answers(state)) {
        Ok(Intent::Plain(_) | Intent::Option(_)) => true,
        Ok(intent) => subjects::action_of(state, &intent).is_some_and(|action| trying::would_play(state, action)),
        Err(_) => false,
    };
    if is_whole { vec![same(example)] } else { Vec::new() }
}

/// The phrase for a command that was just said, the longest if several were.
fn as_taught(state: &TableState, verb: Verb, taught: &str) -> Option<String> {
    let said = format!(" {} ", Token::compared(taught));
    let phrases = state.localizer.phrases().of_verb(verb).iter().filter(|phrase| !phrase.has_slots());
    let written = phrases.map(|phrase| phrase.written(|_| String::new()));
    written.filter(|phrase| said.contains(&format!(" {} ", Token::compared(phrase)))).max_by_key(String::len)
}
