//! Who speaks where a screen reader runs: it alone, or the narrator too. It is asked once, before all else.

use crate::language::{Intent, Message, Verb};
use crate::narration::asking::setup_dialogue;
use crate::narration::refusing;
use crate::output::history::Topic;
use crate::output::{Output, devices};
use crate::preferences::{BesideScreenReader, VoiceMode};
use crate::state;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// An answer to it.
pub(crate) fn answer(state: &mut TableState, output: &mut Output, intent: &Intent) {
    match intent {
        Intent::Plain(Verb::Confirm) | Intent::Option(1) => reader_alone(state, output),
        Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject) | Intent::Option(2) => both(state, output),
        Intent::Option(number) => {
            output.refuse(state, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
        _ => refusing::not_now(state, output, Question::ScreenReader),
    }
}

fn reader_alone(state: &mut TableState, output: &mut Output) {
    state.preferences.sound.mode = VoiceMode::Off;
    settled(state, output, "reader-alone");
}

fn both(state: &mut TableState, output: &mut Output) {
    state.preferences.screen_reader = BesideScreenReader::Speak;
    settled(state, output, "reader-and-voice");
}

fn settled(state: &mut TableState, output: &mut Output, key: &'static str) {
    close(state);
    devices::tune(state, output);
    output.say_in_full(state, Topic::General, &Message::new(key));
    devices::keep(state, output);
    setup_dialogue::ask_dialogue(state, output);
}

/// Somebody has chosen who speaks, in whatever words: nobody is asked about it any more. True if it was open.
pub(crate) fn voice_chosen(state: &mut TableState) -> bool {
    if state.world.reader.is_some() && state.preferences.sound.mode != VoiceMode::Off {
        state.preferences.screen_reader = BesideScreenReader::Speak;
    }
    close(state)
}

fn close(state: &mut TableState) -> bool {
    state::setup_dialogue::dialogue(state).and_then(|dialogue| dialogue.beside.take()).is_some()
}
