//! What somebody meant is carried out: what is open takes it, the innermost first, and then what the table is doing.

use crate::actions;
use crate::actions::headset::{keys, round};
use crate::actions::prompts::starting;
use crate::actions::{cancel, pages, script, shutdown, spoken_names, table, tuning, voice_enrolment};
use crate::door::{Taken, confirmation};
use crate::language::{Intent, Message, Realm, Verb};
use crate::narration;
use crate::narration::{answers, lengths};
use crate::output::history::Topic;
use crate::output::{Output, ceremony};
use crate::queries::menu;
use crate::state::enrolment::Lesson;
use crate::state::keyboard::Keyboard;
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use crate::state::voices::Voices;
use protocol::Leave;

/// What an intent may change, and what is said of it.
pub(crate) struct Owners<'a> {
    pub(crate) state: &'a mut TableState,
    pub(crate) output: &'a mut Output,
    pub(crate) keyboard: &'a Keyboard,
    pub(crate) listening: &'a mut Listening,
    pub(crate) voices: &'a mut Voices,
}

/// Carries out what somebody meant, and sends the headset round with what players are to be told alone after it.
pub(crate) fn intend(owners: &mut Owners, intent: Intent) {
    let mut meant = Some(intent);
    while let Some(intent) = meant {
        meant = carry_out(owners, intent);
        round::go_round(owners.state, owners.output);
    }
}

/// In its realm. What was read back and is confirmed by it is still to be carried out.
fn carry_out(owners: &mut Owners, intent: Intent) -> Option<Intent> {
    let Owners { state, output, keyboard, listening, voices } = owners;
    if actions::lessons::takes(state, output, &intent) {
        return None;
    }
    let intent = cancel::left_open(state, output, intent)?;
    let learns_alone = state.open.lesson.as_ref().is_some_and(Lesson::is_alone);
    let realm = if learns_alone { Realm::Course } else { intent.verb().realm() };
    let done = match realm {
        Realm::Question => answers::answer(state, output, keyboard, &intent),
        Realm::Tuning => tuning::tune_to(state, output, listening, voices, &intent),
        Realm::Course => match goes_on(state, output, keyboard, listening, &intent) {
            Some(Taken::Means(confirmed)) => return Some(confirmed),
            taken => taken.is_some(),
        },
        Realm::Seat => pages::command(state, output, &intent) || keys::headset_command(state, output, &intent),
        Realm::Calling | Realm::People | Realm::Letters | Realm::Move | Realm::Answer => false,
    };
    if !done {
        // A program sees in its state that nothing waits any more; what is refused is one event and no more.
        if state.open.pending.take().is_some() && state.mode == Mode::Table {
            output.say(state, Topic::General, Message::new("entry-dropped"));
        }
        voice_enrolment::leave_trials(state, output);
        stage_takes(state, output, listening, intent);
    }
    None
}

/// What is open takes a command about how it goes on, the innermost first. None if nothing that is open does.
fn goes_on(
    state: &mut TableState,
    output: &mut Output,
    keyboard: &Keyboard,
    listening: &mut Listening,
    intent: &Intent,
) -> Option<Taken> {
    if keys::headset_command(state, output, intent) {
        return Some(Taken::Done);
    }
    confirmation::settle(state, output, listening, intent).or_else(|| {
        let taken = spoken_names::settle_name(state, output, listening, intent)
            || voice_enrolment::settle_lesson(state, output, listening, intent)
            || ceremony::lead_ceremony(state, output, intent)
            || script::control_script(state, output, listening, intent)
            || answers::answer(state, output, keyboard, intent);
        taken.then_some(Taken::Done)
    })
}

/// Whatever the session is doing takes a command that is about nothing else.
fn stage_takes(state: &mut TableState, output: &mut Output, listening: &mut Listening, intent: Intent) {
    match (&state.activity, intent) {
        (_, Intent::Plain(Verb::TryNames)) => spoken_names::try_names(state, output, listening),
        (_, Intent::Plain(Verb::LearnVoice)) => narration::prompts::ask_whose_voice(state, output),
        (_, Intent::About(Verb::LearnVoice, player)) => {
            let name = state.name_of(player);
            voice_enrolment::learn_voice(state, output, listening, name);
        }
        (Activity::Game(_), Intent::About(Verb::Headset | Verb::PhoneFor, player)) => {
            starting::tell_alone(state, output, player)
        }
        (Activity::Game(_), Intent::Plain(Verb::Cancel)) if menu::takes_back_what_is_alone(state) => {
            starting::take_back(state, output)
        }
        (_, Intent::Plain(Verb::Quit)) => shutdown::leave(state, output, Leave::Asked),
        // It has silenced what was heard, and drops nothing.
        (_, Intent::Plain(Verb::Stop)) => {}
        (_, Intent::Plain(Verb::Cancel)) if state.mode == Mode::Table && !menu::takes_cancel(state) => {
            output.refuse(state, "nothing-to-cancel", Message::new("refused-nothing-to-cancel"));
        }
        (Activity::SetupDialogue(_), intent) => {
            actions::setup_dialogue::answered_in_dialogue(state, output, listening, intent)
        }
        (Activity::Game(_), intent) => table::command(state, output, listening, intent),
        (Activity::Reading(_), intent) => lengths::read_on(state, output, intent),
    }
}
