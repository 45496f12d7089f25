//! The options before a game: each number goes to the next value of its option, or asks for it; editions and modules go
//! by their names too.

use crate::game::module::Modules;
use crate::game::{Edition, Fault, Module};
use crate::language::{Message, Verb, terms};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::{choices, open};
use crate::session::scene::{Activity, Scene};
use crate::session::{asking, refuse};
use protocol::question::Question;

pub(in crate::session) fn open_options(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = open::interview(scene) {
        interview.options_open = true;
    }
    super::asking::ask_interview(scene, desk);
}

/// Each number goes to the next value of its option. Of the editions there are too many: which one is asked.
pub(in crate::session) fn change_option(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let Some(interview) = open::interview(scene) else { return };
    match number {
        1 => {
            interview.edition_asked = true;
            return super::asking::ask_interview(scene, desk);
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
    desk.say(scene, Topic::General, Message::new("ask-option"));
}

/// An edition is chosen by its number.
pub(in crate::session) fn choose_numbered_edition(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let at = number.checked_sub(1).and_then(|index| Edition::all().get(index as usize).copied());
    match at {
        Some(edition) => choose_edition(scene, desk, edition),
        None => {
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
    }
}

/// An edition is chosen, by its number or by its name: so many have to be able to play it.
pub(in crate::session) fn choose_edition(scene: &mut Scene, desk: &mut Desk, edition: Edition) {
    let found = open::players_so_far(scene);
    let Some(interview) = open::interview(scene) else { return };
    let (fewest, most) = edition.players();
    if found > most || interview.players_complete && found < fewest {
        let fault = refuse::fault::fault(&Fault::Players { found, fewest, most });
        return desk.refuse(scene, "set-up", fault);
    }
    let is_among_options = interview.options_open;
    interview.edition_asked = false;
    interview.play(edition);
    let captain_leads = edition.book().has_captain() && interview.leader.is_some();
    let chosen = Message::new("chosen-edition").message("edition", Message::new(terms::edition(edition)));
    desk.say_in_full(scene, Topic::General, &chosen);
    if captain_leads {
        desk.say(scene, Topic::General, Message::new("captain-leads"));
    }
    // Each edition has options of its own.
    match is_among_options {
        true => desk.say(scene, Topic::General, Message::new("ask-option-anew")),
        false => asking::ask_again(scene, desk),
    }
}

/// Back from the editions to the options: the edition stays.
pub(in crate::session) fn keep_edition(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = open::interview(scene) {
        interview.edition_asked = false;
    }
    desk.say(scene, Topic::General, Message::new("ask-option"));
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
        Question::Start => {
            let Activity::Interview(interview) = &scene.activity else { return };
            desk.say(scene, Topic::General, super::asking::ask_start(interview));
        }
        _ => asking::ask_again(scene, desk),
    }
}
