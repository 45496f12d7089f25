//! The options before a game: each number goes to the next value of its option, or asks for it; editions and modules go
//! by their names too.

use crate::actions::setup_dialogue::players;
use crate::game::module::Modules;
use crate::game::{Edition, Fault, Module, Reveal};
use crate::language::{Intent, Message, Verb, terms};
use crate::narration::asking::setup_dialogue::ask_on;
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, devices};
use crate::preferences::Revealed;
use crate::queries;
use crate::queries::lines;
use crate::queries::setup_dialogue::choices;
use crate::state::setup_dialogue;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;

pub(crate) fn open_options(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = setup_dialogue::interview(scene) {
        interview.options_open = true;
    }
    asking::setup_dialogue::ask_interview(scene, desk);
}

/// Each number goes to the next value of its option. Of the editions there are too many: which one is asked.
pub(crate) fn change_option(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    match number {
        1 => {
            interview.edition_asked = true;
            return asking::setup_dialogue::ask_interview(scene, desk);
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
pub(crate) fn choose_numbered_edition(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let at = number.checked_sub(1).and_then(|index| Edition::all().get(index as usize).copied());
    match at {
        Some(edition) => choose_edition(scene, desk, edition),
        None => {
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
    }
}

/// An edition is chosen, by its number or by its name: so many have to be able to play it.
pub(crate) fn choose_edition(scene: &mut Scene, desk: &mut Desk, edition: Edition) {
    let found = queries::setup_dialogue::players_so_far(scene);
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    let (fewest, most) = edition.players();
    if found > most || interview.players_complete && found < fewest {
        let fault = lines::fault(&Fault::Players { found, fewest, most });
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
pub(crate) fn keep_edition(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = setup_dialogue::interview(scene) {
        interview.edition_asked = false;
    }
    desk.say(scene, Topic::General, Message::new("ask-option"));
}

/// Modules or characters are chosen by their name.
pub(crate) fn choose_modules(scene: &mut Scene, desk: &mut Desk, verb: Verb, modules: Modules) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    let edition = interview.edition;
    if let Some(module) = modules.iter().find(|module| !edition.allows(*module)) {
        let fault = lines::fault(&crate::game::Fault::Module { edition, module });
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

/// An answer to the question how the reveal shall be.
pub(crate) fn answer_reveal(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) {
    match intent {
        Intent::Plain(Verb::EyesClosed) | Intent::Option(1) => reveal_chosen(scene, desk, listening, Reveal::Eyes),
        Intent::Plain(Verb::ByTouch) | Intent::Option(2) => reveal_chosen(scene, desk, listening, Reveal::Touch),
        Intent::Plain(Verb::ByHeadset) | Intent::Option(3) => reveal_chosen(scene, desk, listening, Reveal::Earpiece),
        Intent::Option(number) => {
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
        _ => refusing::not_now(scene, desk, Question::RevealWay),
    }
}

/// How this table wants the reveal, now and from now on.
fn reveal_chosen(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, reveal: Reveal) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    interview.reveal = Some(reveal);
    scene.preferences.reveal = Revealed::of(reveal);
    devices::keep(scene, desk);
    players::start(scene, desk, listening);
}
