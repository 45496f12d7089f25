//! Help: what can be said now, the rules by topic, and the state of the game for programs.

use crate::game::Setup;
use crate::language::pattern::Token;
use crate::language::{Message, Verb};
use crate::narration::{lessons, plot};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::lines::shortened;
use crate::queries::menu::{examples, legal};
use crate::queries::rules_reference::{TOPICS, about, as_played, is_of_game, setup, title_key};
use crate::queries::{menu, play_by_post, practice};
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::{Effect, Report};

/// Whoever asks aloud what can be said now is told what is listened for, an example of each command.
pub(crate) fn say_what_can_be_said(scene: &Scene, desk: &mut Desk, listening: &Listening) {
    let Some((_, grammar)) = &listening.expected else { return };
    let example = |verb: &Verb| {
        let (_, pattern) = grammar.examples().iter().find(|(other, _)| other == verb)?;
        Some(pattern.written(|slot| examples::example_of(scene, slot)))
    };
    let open = menu::open_answers(scene);
    let (answers, others) = (open.iter(), grammar.examples().iter().map(|(verb, _)| verb));
    let always = others.filter(|verb| !open.contains(verb) && menu::has_something_to_tell(scene, **verb));
    let always = always.filter_map(example).collect();
    let answers = match &scene.course {
        Some(_) => menu::answers(scene),
        None => answers.filter_map(example).collect(),
    };
    lessons::list(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("help-answers").choices("list", answers));
    desk.say_in_full(scene, Topic::General, &Message::new("help-always").choices("list", always));
}

/// The state goes last, after every line: a program knows that the answer is complete.
pub(crate) fn report_state(scene: &Scene, desk: &mut Desk) {
    if scene.mode != Mode::Program {
        return;
    }
    if let Activity::Interview(interview) = &scene.activity {
        let damaged = interview.report_damaged();
        desk.effects.extend(damaged.map(Effect::Report));
    }
    if let Activity::Game(table) = &scene.activity {
        let question = scene.question();
        let mut state = Report::state(&table.record, &question, &legal::legal(scene));
        state.0.extend(play_by_post::forum_fields(scene));
        desk.effects.push(Effect::Report(state));
    }
}

/// What all editions have in common, as somebody needs it who plays and has nothing to lay.
const COMMON: [&str; 5] = ["rules-aim", "rules-vote", "rules-vote-track", "rules-mission", "rules-mission-fails"];

/// Tells the rules of this game, and of what else there are some.
pub(crate) fn say_rules(scene: &Scene, desk: &mut Desk) {
    let Some(setup) = &setup(scene) else { return };
    let own = TOPICS.iter().find(|(id, _)| *id == setup.edition.id()).map_or(&COMMON[..], |(_, keys)| keys);
    own.iter().for_each(|key| desk.say_line(scene, &Message::new(as_played(setup, key))));
    // What a topic is called is not listened for.
    let more = if practice::is_heard(scene) { "rules-more-typed" } else { "rules-more" };
    desk.say_line(scene, &Message::new(more).alternatives("list", titles_of(setup)));
}

/// Tells what the rules say of one thing: a topic, a module, a character, or a plot card.
pub(crate) fn say_topic(scene: &Scene, desk: &mut Desk, asked: &str) {
    let Some(setup) = &setup(scene) else { return };
    let asked = scene.lexicon.phrases().without_article(asked);
    if let Some(card) = scene.lexicon.phrases().card_called(&Token::compared(asked)) {
        return plot::say_card(scene, desk, card);
    }
    match about(scene, asked) {
        Some(sentences) => sentences.iter().for_each(|sentence| desk.say_line(scene, sentence)),
        None => {
            let unknown = Message::new("refused-no-topic").text("text", shortened(asked));
            desk.refuse(scene, "no-topic", unknown.alternatives("list", titles_of(setup)));
        }
    }
}

/// Of what there are rules in this game.
fn titles_of(setup: &Setup) -> Vec<Message> {
    TOPICS.iter().filter(|(id, _)| is_of_game(setup, id)).map(|(id, _)| Message::new(title_key(id))).collect()
}
