//! The recogniser begins, attends and is told what to listen for; what was heard is weighed and read back.

use crate::actions::{spoken_names, voice_enrolment};
use crate::game::{Action, Refusal};
use crate::language::grammar::audible;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, lessons, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, devices, script};
use crate::preferences::Listens;
use crate::queries::speech_input::confirmation;
use crate::state::open::Mode;
use crate::state::speech_input::{Attention, Listening, TableTalk};
use crate::state::table_state::Scene;
use protocol::{Cue, Effect, Hearing, Recogniser};
use std::sync::Arc;

pub(crate) fn recogniser_ready(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    recogniser: Arc<Recogniser>,
) {
    scene.audible = audible(scene.lexicon.phrases(), &recogniser.vocabulary);
    listening.recogniser = Some(recogniser);
    listening.unavailable = None;
    listening.expected = None;
    scene.spoken.clear();
    listening.called = None;
    listening.said_alike.clear();
    if voice_enrolment::learn_what_waits(scene, desk, listening) {
        return;
    }
    // With the talk key nobody needs to know before it is pressed.
    if matches!(scene.preferences.ears, Listens::Wake | Listens::Open) {
        tell_of_recogniser(scene, desk, listening);
        ask_after_telling(scene, desk);
    }
}

/// What begins at once is on before the recogniser is loaded: its question was asked before all that was told of this.
pub(crate) fn ask_after_telling(scene: &mut Scene, desk: &mut Desk) {
    let goes_on = script::script_runs(scene);
    if !goes_on && !lessons::ask(scene, desk) && scene.game().is_some() {
        asking::ask_again(scene, desk);
    }
}

/// Tells once which recogniser is used, how good it is, and how to get a better one; and how players are called.
fn tell_of_recogniser(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(recogniser) = listening.recogniser.clone() else { return };
    if listening.introduced.as_ref() != Some(&recogniser.name) {
        recogniser.told.iter().for_each(|message| desk.say_in_full(scene, Topic::General, message));
        listening.introduced = Some(recogniser.name.clone());
        spoken_names::tell_how_to_call(scene, desk, listening);
    }
}

/// Changes when the narrator listens, or opens and closes its ears. False if the command is another one.
pub(crate) fn listen_to(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, verb: Verb) -> bool {
    let (ears, key) = match verb {
        Verb::Talk => {
            talk(scene, desk, listening);
            return true;
        }
        Verb::EarsOff => (Listens::Off, "ears-off"),
        Verb::EarsPush => (Listens::Push, "ears-push"),
        Verb::EarsWake => (Listens::Wake, "ears-wake"),
        Verb::EarsOpen => (Listens::Open, "ears-open"),
        _ => return false,
    };
    scene.preferences.ears = ears;
    scene.open.trial = None;
    scene.open.lesson = None;
    listening.attention = Attention::Asleep;
    listening.talk = TableTalk::None;
    listening.talking = false;
    listening.in_one_breath = false;
    devices::tune_ears(scene, desk);
    let wake = scene.lexicon.wake_phrase();
    desk.say_in_full(scene, Topic::General, &Message::new(key).text("wake", wake));
    if let (true, Some(reason)) = (ears != Listens::Off, listening.unavailable.clone()) {
        desk.say_in_full(scene, Topic::General, &reason);
    }
    devices::keep(scene, desk);
    true
}

/// What may have been meant, in a few words.
fn named(scene: &Scene, intent: &Intent) -> Message {
    match intent {
        Intent::Vote { approve, reject } => {
            Message::new("either-vote").number("approve", *approve).number("reject", *reject)
        }
        Intent::Propose(team) => Message::new("either-team").players("team", *team),
        Intent::Plain(Verb::Confirm) => Message::new("either-yes"),
        Intent::Plain(Verb::Cancel) => Message::new("either-no"),
        intent => Message::new("either-command").command("command", scene.lexicon.write(intent)),
    }
}

/// Asks which of two was meant. The answer needs no waking.
pub(crate) fn ask_which(scene: &mut Scene, desk: &mut Desk, [one, other]: &[Intent; 2]) {
    desk.narration.history.begin_group();
    desk.silence(scene);
    desk.cue(scene, Cue::YourTurn);
    let either = Message::new("heard-either").message("one", named(scene, one)).message("other", named(scene, other));
    desk.say(scene, Topic::General, either);
    script::hold_silenced_script(scene, desk);
}

/// Tries an action without playing it. What the rules refuse is refused at once; a team that only lacks people,
/// or has too many, waits for its correction.
pub(crate) fn weigh(scene: &mut Scene, desk: &mut Desk, intent: Intent, action: Action) {
    match confirmation::refusal_of(scene, action) {
        None | Some((Refusal::TeamSize { .. }, _)) => read_back(scene, desk, intent),
        Some((Refusal::NotNow(_), _)) => refusing::not_now(scene, desk, scene.question()),
        Some((refusal, message)) => desk.refuse(scene, refusal.code(), message),
    }
}

pub(crate) fn read_back(scene: &mut Scene, desk: &mut Desk, intent: Intent) {
    scene.open.pending = Some(intent);
    match scene.mode {
        Mode::Table => {
            desk.cue(scene, Cue::YourTurn);
            asking::ask_again(scene, desk);
        }
        Mode::Program => {
            let question = confirmation::read_back_question(scene);
            question.into_iter().for_each(|question| desk.asks_for(scene, Topic::General, question));
        }
    }
}

/// The talk key: the first press opens the ears, the second closes them.
fn talk(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if scene.mode == Mode::Program || scene.preferences.ears == Listens::Off {
        return desk.refuse(scene, "ears-off", Message::new("refused-ears-off"));
    }
    if listening.recogniser.is_none() {
        let loading = Message::new("ears-loading");
        return desk.refuse(scene, "no-ears", listening.unavailable.clone().unwrap_or(loading));
    }
    if scene.preferences.ears != Listens::Push {
        // It listens anyway: the key only spares the wake phrase.
        return attend(scene, desk, listening);
    }
    tell_of_recogniser(scene, desk, listening);
    listening.talking = !listening.talking;
    let talk = if listening.talking { Hearing::Talk } else { Hearing::TalkOver };
    desk.effects.push(Effect::Hear(talk));
}

/// The next utterance is for the narrator.
pub(crate) fn attend(scene: &Scene, desk: &mut Desk, listening: &mut Listening) {
    listening.attention = Attention::Awake;
    desk.cue(scene, Cue::Listening);
}

/// Whoever has just said no says in the next breath what is meant: nobody has to call the narrator for that.
pub(crate) fn awaits_what_is_meant(scene: &Scene, listening: &mut Listening, intent: &Intent) {
    let dropped = matches!(intent, Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject));
    if dropped && scene.open.pending.is_none() && scene.preferences.ears == Listens::Wake {
        listening.attention = Attention::Corrected;
    }
}
