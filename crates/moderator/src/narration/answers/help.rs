//! Help: what can be said now, the rules by topic, and the state of the game for programs.

use crate::game::Setup;
use crate::language::pattern::Token;
use crate::language::{Message, Verb};
use crate::narration::{lessons, plot};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::lines::shortened;
use crate::queries::menu::{examples, legal};
use crate::queries::rules_reference::{TOPICS, about, as_played, is_of_game, setup, title_key};
use crate::queries::speech_input::confirmation;
use crate::queries::{menu, play_by_post, practice};
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::{Effect, Report};

/// Whoever asks aloud what can be said now is told what is listened for, an example of each command.
pub(crate) fn say_what_can_be_said(state: &TableState, output: &mut Output, listening: &Listening) {
    let Some((_, grammar)) = &listening.expected else { return };
    let example = |verb: &Verb| {
        let (_, pattern) = grammar.examples().iter().find(|(other, _)| other == verb)?;
        Some(pattern.written(|slot| examples::example_of(state, slot)))
    };
    let open = menu::open_answers(state);
    let (answers, others) = (open.iter(), grammar.examples().iter().map(|(verb, _)| verb));
    let always = others.filter(|verb| !open.contains(verb) && menu::has_something_to_tell(state, **verb));
    let always = always.filter_map(example).collect();
    let answers = match &state.course {
        Some(_) => menu::answers(state),
        None => answers.filter_map(example).collect(),
    };
    lessons::list(state, output);
    output.say_in_full(state, Topic::General, &Message::new("help-answers").choices("list", answers));
    output.say_in_full(state, Topic::General, &Message::new("help-always").choices("list", always));
}

/// The state goes last, after every line: a program knows that the answer is complete.
pub(crate) fn report_state(state: &TableState, output: &mut Output) {
    if state.mode != Mode::Program {
        return;
    }
    if let Activity::SetupDialogue(dialogue) = &state.activity {
        let damaged = dialogue.report_damaged();
        output.effects.extend(damaged.map(Effect::Report));
    }
    if let Activity::Game(table) = &state.activity {
        let question = state.question();
        let mut report = Report::state(&table.record, &question, &legal::legal(state), confirmation::pending(state));
        report.0.extend(play_by_post::forum_fields(state));
        output.effects.push(Effect::Report(report));
    }
}

/// What all editions have in common, as somebody needs it who plays and has nothing to lay.
const COMMON: [&str; 5] = ["rules-aim", "rules-vote", "rules-vote-track", "rules-mission", "rules-mission-fails"];

/// Tells the rules of this game, and of what else there are some.
pub(crate) fn say_rules(state: &TableState, output: &mut Output) {
    let Some(setup) = &setup(state) else { return };
    let own = TOPICS.iter().find(|(id, _)| *id == setup.edition.id()).map_or(&COMMON[..], |(_, keys)| keys);
    own.iter().for_each(|key| output.say_line(state, &Message::new(as_played(setup, key))));
    // What a topic is called is not listened for.
    let more = if practice::is_heard(state) { "rules-more-typed" } else { "rules-more" };
    output.say_line(state, &Message::new(more).alternatives("list", titles_of(setup)));
}

/// Tells what the rules say of one thing: a topic, a module, a character, or a plot card.
pub(crate) fn say_topic(state: &TableState, output: &mut Output, asked: &str) {
    let Some(setup) = &setup(state) else { return };
    let asked = state.localizer.phrases().without_article(asked);
    if let Some(card) = state.localizer.phrases().card_called(&Token::compared(asked)) {
        return plot::say_card(state, output, card);
    }
    match about(state, asked) {
        Some(sentences) => sentences.iter().for_each(|sentence| output.say_line(state, sentence)),
        None => {
            let unknown = Message::new("refused-no-topic").text("text", shortened(asked));
            output.refuse(state, "no-topic", unknown.alternatives("list", titles_of(setup)));
        }
    }
}

/// Of what there are rules in this game.
fn titles_of(setup: &Setup) -> Vec<Message> {
    TOPICS.iter().filter(|(id, _)| is_of_game(setup, id)).map(|(id, _)| Message::new(title_key(id))).collect()
}
