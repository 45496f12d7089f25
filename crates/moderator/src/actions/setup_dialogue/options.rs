//! The options before a game: each number goes to the next value of its option, or asks for it; editions and modules go
//! by their names too.

use crate::actions::setup_dialogue::players;
use crate::game::module::Modules;
use crate::game::{Edition, Fault, Module, Reveal};
use crate::language::{Intent, Message, Verb, terms};
use crate::narration::asking::setup_dialogue::ask_on;
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, devices};
use crate::preferences::Revealed;
use crate::queries;
use crate::queries::lines;
use crate::queries::setup_dialogue::choices;
use crate::state::setup_dialogue;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;

pub(crate) fn open_options(state: &mut TableState, output: &mut Output) {
    if let Some(dialogue) = setup_dialogue::dialogue(state) {
        dialogue.options_open = true;
    }
    asking::setup_dialogue::ask_dialogue(state, output);
}

/// Each number goes to the next value of its option. Of the editions there are too many: which one is asked.
pub(crate) fn change_option(state: &mut TableState, output: &mut Output, number: u32) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    match number {
        1 => {
            dialogue.edition_asked = true;
            return asking::setup_dialogue::ask_dialogue(state, output);
        }
        2 => {
            // Spies who get to know each other are not blind.
            dialogue.reveal = Some(choices::after(dialogue.edition.reveals(), dialogue.reveal()));
            dialogue.modules.remove(Module::BlindSpies);
        }
        number => match choices::modules_at(dialogue.edition, number) {
            Some(group) => dialogue.switch(&group),
            None => {
                let refused = Message::new("refused-no-choice").text("word", number.to_string());
                return output.refuse(state, "no-choice", refused);
            }
        },
    }
    if let Some(option) = choices::option(state, number) {
        output.say(state, Topic::General, option);
    }
    output.say(state, Topic::General, Message::new("ask-option"));
}

/// An edition is chosen by its number.
pub(crate) fn choose_numbered_edition(state: &mut TableState, output: &mut Output, number: u32) {
    let at = number.checked_sub(1).and_then(|index| Edition::all().get(index as usize).copied());
    match at {
        Some(edition) => choose_edition(state, output, edition),
        None => {
            output.refuse(state, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
    }
}

/// An edition is chosen, by its number or by its name: so many have to be able to play it.
pub(crate) fn choose_edition(state: &mut TableState, output: &mut Output, edition: Edition) {
    let found = queries::setup_dialogue::players_so_far(state);
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    let (fewest, most) = edition.players();
    if found > most || dialogue.players_complete && found < fewest {
        let fault = lines::fault(&Fault::Players { found, fewest, most });
        return output.refuse(state, "set-up", fault);
    }
    let is_among_options = dialogue.options_open;
    dialogue.edition_asked = false;
    dialogue.play(edition);
    let captain_leads = edition.book().has_captain() && dialogue.leader.is_some();
    let chosen = Message::new("chosen-edition").message("edition", Message::new(terms::edition(edition)));
    output.say_in_full(state, Topic::General, &chosen);
    if captain_leads {
        output.say(state, Topic::General, Message::new("captain-leads"));
    }
    // Each edition has options of its own.
    match is_among_options {
        true => output.say(state, Topic::General, Message::new("ask-option-anew")),
        false => asking::ask_again(state, output),
    }
}

/// Back from the editions to the options: the edition stays.
pub(crate) fn keep_edition(state: &mut TableState, output: &mut Output) {
    if let Some(dialogue) = setup_dialogue::dialogue(state) {
        dialogue.edition_asked = false;
    }
    output.say(state, Topic::General, Message::new("ask-option"));
}

/// Modules or characters are chosen by their name.
pub(crate) fn choose_modules(state: &mut TableState, output: &mut Output, verb: Verb, modules: Modules) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    let edition = dialogue.edition;
    if let Some(module) = modules.iter().find(|module| !edition.allows(*module)) {
        let fault = lines::fault(&crate::game::Fault::Module { edition, module });
        return output.refuse(state, "set-up", fault);
    }
    let key = if verb == Verb::With { "module-joins" } else { "module-leaves" };
    for module in modules.iter() {
        match verb {
            Verb::With => dialogue.modules.insert(module),
            _ => dialogue.modules.remove(module),
        }
    }
    output.say_in_full(
        state,
        Topic::General,
        &Message::new(key).list("modules", terms::named(modules).into_iter().map(Message::new).collect()),
    );
    ask_on(state, output);
}

/// An answer to the question how the reveal shall be.
pub(crate) fn answer_reveal(state: &mut TableState, output: &mut Output, listening: &mut Listening, intent: &Intent) {
    match intent {
        Intent::Plain(Verb::EyesClosed) | Intent::Option(1) => reveal_chosen(state, output, listening, Reveal::Eyes),
        Intent::Plain(Verb::ByTouch) | Intent::Option(2) => reveal_chosen(state, output, listening, Reveal::Touch),
        Intent::Plain(Verb::ByHeadset) | Intent::Option(3) => {
            reveal_chosen(state, output, listening, Reveal::Headset)
        }
        Intent::Option(number) => {
            output.refuse(state, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
        _ => refusing::not_now(state, output, Question::RevealWay),
    }
}

/// How this table wants the reveal, now and from now on.
fn reveal_chosen(state: &mut TableState, output: &mut Output, listening: &mut Listening, reveal: Reveal) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    dialogue.reveal = Some(reveal);
    state.preferences.reveal = Revealed::of(reveal);
    devices::keep(state, output);
    players::start(state, output, listening);
}
