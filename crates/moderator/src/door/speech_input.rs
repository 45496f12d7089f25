//! What was heard: nothing acts by guess. Asleep, only the wake phrase counts; awake, the next utterance is a command
//! or nothing.

use crate::actions;
use crate::actions::speech_input::{attend, recogniser_ready};
use crate::actions::{spoken_names, voice_enrolment};
use crate::door::Taken;
use crate::door::confirmation::heard_intent;
use crate::language::hypothesis::LIKELY;
use crate::language::{Grammar, Heard, Hypothesis, Intent, Misunderstood, Verb};
use crate::narration::refusing::lines;
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Listens;
use crate::queries::headset;
use crate::queries::speech_input;
use crate::queries::speech_input::choice::Choice;
use crate::queries::speech_input::{CERTAIN, NO, choice, confirmation, meant};
use crate::state::enrolment::{Lesson, NameTrial};
use crate::state::speech_input::{Attention, Listening, Moment, TableTalk};
use crate::state::table_state::TableState;
use protocol::{Cue, Effect, SpeechInputEvent, SpeechInputOrder, SpeechSource};

/// The ears have something to tell.
pub(crate) fn ears(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    event: SpeechInputEvent,
) -> Taken {
    match event {
        SpeechInputEvent::Ready(recogniser) => recogniser_ready(state, output, listening, recogniser),
        SpeechInputEvent::Unavailable { reason } => {
            listening.recogniser = None;
            state.audible.clear();
            state.open.trial = None;
            state.open.lesson = None;
            listening.unavailable = Some(reason.clone());
            // Nobody who never talks to the narrator needs to hear that.
            if matches!(state.preferences.ears, Listens::Wake | Listens::Open) {
                output.say_in_full(state, Topic::General, &reason);
            }
            voice_enrolment::give_up_learning(output, listening);
        }
        SpeechInputEvent::SaidAlike(words) => spoken_names::said_alike(state, output, listening, &words),
        SpeechInputEvent::Sounded(template) => voice_enrolment::word_sounded(state, template),
        SpeechInputEvent::Changed(message) => output.say_in_full(state, Topic::General, &message),
        SpeechInputEvent::Listening if listening.talking => output.cue(state, Cue::Listening),
        SpeechInputEvent::Listening => {}
        SpeechInputEvent::Talk => listening.talk = TableTalk::Suspected,
        SpeechInputEvent::Lull => listening.talk = TableTalk::None,
        SpeechInputEvent::HearsLoudspeaker(heard) => listening.without_loudspeaker = !heard,
        // What is said while somebody has the headset on is no command.
        SpeechInputEvent::Heard(_) if headset::hears_nobody(state) => {}
        SpeechInputEvent::Heard(readings) if speech_input::listens_for_interruptions(listening) => {
            return interrupted(state, output, listening, &readings);
        }
        SpeechInputEvent::Heard(readings) => return utterance(state, output, listening, &readings),
    }
    Taken::Apart
}

/// A whole utterance was heard.
fn utterance(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    readings: &[Hypothesis],
) -> Taken {
    listening.talking = false;
    if state.open.lesson.is_some() {
        voice_enrolment::word_said(state, output, listening, readings);
        return Taken::Apart;
    }
    if state.open.trial.is_some() {
        return name_said(state, output, listening, Hypothesis::likely(readings));
    }
    if speech_input::is_asleep(state, listening) {
        if let Some(words) = Heard::called(readings, state.localizer.phrases()) {
            wake(state, output, listening, words);
        }
        return Taken::Apart;
    }
    let addressed = speech_input::addressed(state, listening);
    let choice = choice::choice(state, listening, readings, addressed);
    if listening.attention == Attention::Corrected && choice == Choice::One(Heard::Meant(NO)) {
        // Nothing is left to drop: what is meant instead is still to come.
        return Taken::Apart;
    }
    let woken = std::mem::take(&mut listening.attention) == Attention::Awake;
    let in_one_breath = std::mem::take(&mut listening.in_one_breath);
    listening.talk = listening.talk.after(&choice);
    // Of an hour of talk some seconds sound like the wake phrase, but none like that and a command.
    if in_one_breath && matches!(&choice, Choice::One(heard) if heard.is_nothing()) {
        return Taken::Apart;
    }
    // Whoever has called the narrator waits for an answer. Players who only talk to each other do not.
    let addressed = state.preferences.ears == Listens::Push || woken || state.open.pending.is_some();
    match choice {
        Choice::One(heard) if heard.is_nothing() => {
            if addressed {
                output.cue(state, Cue::NotUnderstood);
            }
            Taken::Apart
        }
        Choice::One(heard) => act_on(state, output, listening, heard),
        Choice::Either(both) => {
            listening.attention = Attention::Awake;
            actions::speech_input::ask_which(state, output, &both);
            Taken::Apart
        }
    }
}

fn act_on(state: &mut TableState, output: &mut Output, listening: &mut Listening, heard: Heard) -> Taken {
    output.narration.history.begin_group();
    output.silence(state);
    match heard {
        Heard::Meant(intent) => return heard_intent(state, output, listening, intent),
        Heard::Unfinished { verb: Verb::Propose, players } if !players.is_empty() => {
            return heard_intent(state, output, listening, Intent::Propose(players));
        }
        Heard::Unfinished { verb, .. } => lines::opens(state, output, verb, state.question()),
        Heard::Ambiguous { word, candidates } => {
            let why = Misunderstood::AmbiguousPlayer { word: word.clone(), candidates };
            lines::misunderstood(state, output, &word, why);
        }
        Heard::Impossible(why) => lines::misunderstood(state, output, "", why),
        Heard::NotForUs => {}
    }
    Taken::Done
}

/// Somebody has said something while a name is asked for.
fn name_said(state: &mut TableState, output: &mut Output, listening: &mut Listening, words: &str) -> Taken {
    let Some(trial) = &state.open.trial else { return Taken::Apart };
    let seat = trial.seat;
    let heard = trial.candidates.iter().any(|candidate| candidate == words);
    let missed = !heard && !words.is_empty();
    output.narration.history.begin_group();
    if heard {
        output.silence(state);
        output.cue(state, Cue::Heard);
        spoken_names::keep_name(state, output, listening, seat, words);
    } else if let Heard::Meant(intent) = meant::meant_by(state, listening, words) {
        output.silence(state);
        output.cue(state, Cue::Heard);
        return Taken::Means(intent);
    } else {
        output.cue(state, Cue::NotUnderstood);
        if missed {
            spoken_names::name_missed(state, output, listening);
        }
    }
    Taken::Apart
}

/// Tells the recogniser what to listen for, when that is not what it listens for already.
pub(crate) fn expect(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(recogniser) = listening.recogniser.clone() else { return };
    spoken_names::call_players(state, output, listening, &recogniser.vocabulary);
    let now = Moment {
        asleep: speech_input::is_asleep(state, listening),
        interrupting: may_be_interrupted(state, output, listening),
        tried: state.open.trial.as_ref().map(NameTrial::seat),
        taught: state.open.lesson.as_ref().map(Lesson::words).unwrap_or_default(),
        open: speech_input::listened_for(state, listening),
        language: state.localizer.language(),
        players: state.localizer.names().values().to_vec(),
    };
    if listening.expected.as_ref().is_some_and(|(moment, _)| *moment == now) {
        return;
    }
    let Some(spoken_names) = &listening.spoken_names else { return };
    let (phrases, vocabulary) = (state.localizer.phrases(), &recogniser.vocabulary);
    let mut grammar = match &state.open.trial {
        _ if now.interrupting => Grammar::interruption(phrases, vocabulary),
        _ if state.open.lesson.is_some() => {
            Grammar::name(&now.taught, &[Verb::Cancel, Verb::Next], phrases, spoken_names, vocabulary)
        }
        Some(trial) => Grammar::name(trial.candidates(), &now.open, phrases, spoken_names, vocabulary),
        None if now.asleep => Grammar::wake(phrases, vocabulary),
        None => Grammar::new(&now.open, phrases, spoken_names, vocabulary),
    };
    grammar.ask(|grammar, words| match meant::meant_with(state, listening, grammar, &now.open, words) {
        Heard::Meant(intent) => confirmation::would_take(state, &intent).then_some(intent),
        _ => None,
    });
    let (phrases, answers) = (grammar.listed(), grammar.asked().to_vec());
    let stand_alone = |words: &&String| meant::stands_alone(state, listening, words, &grammar, &now.open);
    let alone = answers.iter().filter(stand_alone).chain(&now.taught);
    let complete = alone.cloned().collect();
    let teaching = !now.interrupting && state.open.lesson.is_some();
    output.effects.push(Effect::SpeechInput(SpeechInputOrder::Expect { phrases, answers, complete, teaching }));
    state.audible.examples = grammar.examples().to_vec();
    listening.expected = Some((now, grammar));
}

/// The wake phrase opens the ears. What was said with it in one breath was not listened for then: now it is.
fn wake(state: &mut TableState, output: &mut Output, listening: &mut Listening, words: &str) {
    let Some(wake) = Heard::wakes(words, state.localizer.phrases()) else { return };
    if words.split_whitespace().count() == wake {
        return attend(state, output, listening);
    }
    listening.attention = Attention::Awake;
    listening.in_one_breath = true;
    expect(state, output, listening);
    output.effects.push(Effect::SpeechInput(SpeechInputOrder::Again { words: wake as u8 }));
}

/// Whether all that sounds now is taken out of what is heard, so that somebody may interrupt: the sound server does so,
/// or the narrator plays all of it itself and can do so.
pub(crate) fn can_be_interrupted(output: &Output, listening: &Listening) -> bool {
    let own = output.narration.queue.source() == SpeechSource::BuiltIn;
    output.narration.queue.sounds() && (own || listening.without_loudspeaker)
}

/// Whether somebody may end what the narrator is saying by voice.
fn may_be_interrupted(state: &TableState, output: &Output, listening: &Listening) -> bool {
    can_be_interrupted(output, listening) && matches!(state.preferences.ears, Listens::Wake | Listens::Open)
}

/// Somebody spoke while the narrator did: a call, or an order to be silent, if that is what was most likely said. Whatever
/// else was said was for others, and what is left of the narrator's own voice may be like a little of it.
fn interrupted(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    readings: &[Hypothesis],
) -> Taken {
    let Some((_, grammar)) = &listening.expected else { return Taken::Apart };
    let calls = |words: &str| Heard::wakes(words, state.localizer.phrases()).is_some();
    let ends_it = |one: &Hypothesis| calls(&one.words) || grammar.lists(&one.words);
    let Some((likeliest, share)) = Hypothesis::together(readings, ends_it) else { return Taken::Apart };
    if share < if likeliest.words.contains(' ') { LIKELY } else { CERTAIN } {
        return Taken::Apart;
    }
    output.narration.history.begin_group();
    output.silence(state);
    // Which wakes it only if it is a call.
    wake(state, output, listening, &likeliest.words);
    Taken::Done
}
