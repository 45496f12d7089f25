//! The options before a game: each number goes to the next value of its option; modules go by their names too.

use crate::game::module::Modules;
use crate::game::{Edition, Module};
use crate::language::{Message, Verb, terms};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::{choices, open};
use crate::session::question::Question;
use crate::session::scene::Scene;
use crate::session::{asking, refuse};

pub(in crate::session) fn open_options(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = open::interview(scene) {
        interview.options_open = true;
    }
    super::asking::ask_interview(scene, desk);
}

/// Each number goes to the next value of its option.
pub(in crate::session) fn change_option(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let Some(interview) = open::interview(scene) else { return };
    match number {
        1 => {
            let edition = choices::after(&Edition::all(), interview.edition);
            interview.play(edition);
        }
        2 => {
            // Spies who get to know each other are not blind.
            interview.reveal = Some(choices::after(interview.edition.reveals(), interview.reveal()));
            interview.modules.remove(Module::BlindSpies);
        }
        number => match choices::modules_at(interview.edition, number) {
            Some(group) => interview.switch(&group),
            None => {
                let refused = Message::new("refused-no-choice").text("word", number.to_string());
                return desk.refuse(scene, "no-choice", refused);
            }
        },
    }
    if let Some(option) = choices::option(scene, number) {
        desk.say(scene, Topic::General, option);
    }
    let interview = open::interview(scene);
    if number == 1 && interview.is_some_and(|now| now.edition.book().has_captain() && now.leader.is_some()) {
        desk.say(scene, Topic::General, Message::new("captain-leads"));
    }
    // Each edition has options of its own.
    let ask = if number == 1 { "ask-option-anew" } else { "ask-option" };
    desk.say(scene, Topic::General, Message::new(ask));
}

/// Modules or characters are chosen by their name.
pub(in crate::session) fn choose_modules(scene: &mut Scene, desk: &mut Desk, verb: Verb, modules: Modules) {
    let Some(interview) = open::interview(scene) else { return };
    let edition = interview.edition;
    if let Some(module) = modules.iter().find(|module| !edition.allows(*module)) {
        let fault = refuse::fault::fault(&crate::game::Fault::Module { edition, module });
        return desk.refuse(scene, "set-up", fault);
    }
    let key = if verb == Verb::With { "module-joins" } else { "module-leaves" };
    for module in modules.iter() {
        match verb {
            Verb::With => interview.modules.insert(module),
            _ => interview.modules.remove(module),
        }
    }
    desk.say_in_full(
        scene,
        Topic::General,
        &Message::new(key).list("modules", terms::named(modules).into_iter().map(Message::new).collect()),
    );
    ask_on(scene, desk);
}

/// Goes on to ask what was asked, without telling all options again.
pub(in crate::session) fn ask_on(scene: &Scene, desk: &mut Desk) {
    match scene.question() {
        Question::Options => desk.say(scene, Topic::General, Message::new("ask-option")),
        _ => asking::ask_again(scene, desk),
    }
}
