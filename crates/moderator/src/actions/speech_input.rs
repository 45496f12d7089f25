//! The recogniser begins, attends and is told what to listen for; what was heard is weighed and read back.

use crate::actions::{spoken_names, voice_enrolment};
use crate::game::{Action, Refusal, RoundRefusal};
use crate::language::grammar::audible;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, lessons, refusing};
use crate::output::history::Topic;
use crate::output::{Output, devices, script};
use crate::preferences::Listens;
use crate::queries::speech_input::confirmation;
use crate::state::open::Mode;
use crate::state::speech_input::{Attention, Listening, TableTalk};
use crate::state::table_state::TableState;
use protocol::{Cue, Effect, Recogniser, SpeechInputOrder};
use std::sync::Arc;

pub(crate) fn recogniser_ready(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    recogniser: Arc<Recogniser>,
) {
    state.audible.ways = audible(state.localizer.phrases(), &recogniser.vocabulary);
    listening.recogniser = Some(recogniser);
    listening.unavailable = None;
    listening.expected = None;
    state.audible.examples.clear();
    listening.called = None;
    listening.said_alike.clear();
    if voice_enrolment::learn_what_waits(state, output, listening) {
        return;
    }
    // With the talk key nobody needs to know before it is pressed.
    if matches!(state.preferences.ears, Listens::Wake | Listens::Open) {
        tell_of_recogniser(state, output, listening);
        ask_after_telling(state, output);
    }
}

/// What begins at once is on before the recogniser is loaded: its question was asked before all that was told of this.
pub(crate) fn ask_after_telling(state: &mut TableState, output: &mut Output) {
    let goes_on = script::script_runs(state);
    if !goes_on && !lessons::ask(state, output) && state.game().is_some() {
        asking::ask_again(state, output);
    }
}

/// Tells once which recogniser is used, how good it is, and how to get a better one; and how players are called.
fn tell_of_recogniser(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(recogniser) = listening.recogniser.clone() else { return };
    if listening.introduced.as_ref() != Some(&recogniser.name) {
        recogniser.told.iter().for_each(|message| output.say_in_full(state, Topic::General, message));
        listening.introduced = Some(recogniser.name.clone());
        spoken_names::tell_how_to_call(state, output, listening);
    }
}

/// Changes when the narrator listens, or opens and closes its ears. False if the command is another one.
pub(crate) fn listen_to(state: &mut TableState, output: &mut Output, listening: &mut Listening, verb: Verb) -> bool {
    let (ears, key) = match verb {
        Verb::Talk => {
            talk(state, output, listening);
            return true;
        }
        Verb::EarsOff => (Listens::Off, "ears-off"),
        Verb::EarsPush => (Listens::Push, "ears-push"),
        Verb::EarsWake => (Listens::Wake, "ears-wake"),
        Verb::EarsOpen => (Listens::Open, "ears-open"),
        _ => return false,
    };
    state.preferences.ears = ears;
    state.open.trial = None;
    state.open.lesson = None;
    listening.attention = Attention::Asleep;
    listening.talk = TableTalk::None;
    listening.talking = false;
    listening.in_one_breath = false;
    devices::tune_ears(state, output);
    let wake = state.localizer.wake_phrase();
    output.say_in_full(state, Topic::General, &Message::new(key).text("wake", wake));
    if let (true, Some(reason)) = (ears != Listens::Off, listening.unavailable.clone()) {
        output.say_in_full(state, Topic::General, &reason);
    }
    devices::keep(state, output);
    true
}

/// What may have been meant, in a few words.
fn named(state: &TableState, intent: &Intent) -> Message {
    match intent {
        Intent::Vote { approve, reject } => {
            Message::new("either-vote").number("approve", *approve).number("reject", *reject)
        }
        Intent::Propose(team) => Message::new("either-team").players("team", *team),
        Intent::Plain(Verb::Confirm) => Message::new("either-yes"),
        Intent::Plain(Verb::Cancel) => Message::new("either-no"),
        intent => Message::new("either-command").command("command", state.localizer.write(intent)),
    }
}

/// Asks which of two was meant. The answer needs no waking.
pub(crate) fn ask_which(state: &mut TableState, output: &mut Output, [one, other]: &[Intent; 2]) {
    output.narration.history.begin_group();
    output.silence(state);
    output.cue(state, Cue::YourTurn);
    let either = Message::new("heard-either").message("one", named(state, one)).message("other", named(state, other));
    output.say(state, Topic::General, either);
    script::hold_silenced_script(state, output);
}

/// Tries an action without playing it. What the rules refuse is refused at once; a team that only lacks people,
/// or has too many, waits for its correction.
pub(crate) fn weigh(state: &mut TableState, output: &mut Output, intent: Intent, action: Action) {
    match confirmation::refusal_of(state, action) {
        None | Some((Refusal::Round(RoundRefusal::TeamSize { .. }), _)) => read_back(state, output, intent),
        Some((Refusal::Round(RoundRefusal::NotNow(_)), _)) => refusing::not_now(state, output, state.question()),
        Some((refusal, message)) => output.refuse(state, refusal.code(), message),
    }
}

pub(crate) fn read_back(state: &mut TableState, output: &mut Output, intent: Intent) {
    state.open.pending = Some(intent);
    match state.mode {
        Mode::Table => {
            output.cue(state, Cue::YourTurn);
            asking::ask_again(state, output);
        }
        Mode::Program => {
            let question = confirmation::read_back_question(state);
            question.into_iter().for_each(|question| output.asks_for(state, Topic::General, question));
        }
    }
}

/// Refuses what only somebody who is listened to can do, where nobody is. False where the narrator listens.
pub(crate) fn refuses_without_ears(state: &TableState, output: &mut Output, listening: &Listening) -> bool {
    if state.mode == Mode::Program || state.preferences.ears == Listens::Off {
        output.refuse(state, "ears-off", Message::new("refused-ears-off"));
        return true;
    }
    if listening.recogniser.is_none() {
        let loading = Message::new("ears-loading");
        output.refuse(state, "no-ears", listening.unavailable.clone().unwrap_or(loading));
        return true;
    }
    false
}

/// The talk key: the first press opens the ears, the second closes them.
fn talk(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    if refuses_without_ears(state, output, listening) {
        return;
    }
    if state.preferences.ears != Listens::Push {
        // It listens anyway: the key only spares the wake phrase.
        return attend(state, output, listening);
    }
    tell_of_recogniser(state, output, listening);
    listening.talking = !listening.talking;
    let talk = if listening.talking { SpeechInputOrder::Talk } else { SpeechInputOrder::TalkOver };
    output.effects.push(Effect::SpeechInput(talk));
}

/// The next utterance is for the narrator.
pub(crate) fn attend(state: &TableState, output: &mut Output, listening: &mut Listening) {
    listening.attention = Attention::Awake;
    output.cue(state, Cue::Listening);
}

/// Whoever has just said no says in the next breath what is meant: nobody has to call the narrator for that.
pub(crate) fn awaits_what_is_meant(state: &TableState, listening: &mut Listening, intent: &Intent) {
    let dropped = matches!(intent, Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject));
    if dropped && state.open.pending.is_none() && state.preferences.ears == Listens::Wake {
        listening.attention = Attention::Corrected;
    }
}
