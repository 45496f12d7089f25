//! A ceremony that somebody has broken in on waits, is held, and goes on where it was.

use crate::language::{Intent, Message, Verb};
use crate::output::Output;
use crate::output::history::Topic;
use crate::output::queue::UNTIL_TOLD;
use crate::preferences::VoiceMode;
use crate::state::script::{Ceremony, Planned};
use crate::state::table_state::TableState;
use protocol::Effect;
use protocol::question::Question;

/// Keeps what was queued behind a pause: it was never heard, and is still to be done.
pub(crate) fn break_off_ceremony(state: &mut TableState, rest: Vec<Planned>) {
    if !rest.is_empty() {
        let question = Some(state.question());
        state.open.ceremony = Ceremony { rest, question, held: false };
    }
}

/// The game has moved on. Instructions for what is over are dropped; news is printed, so that nothing is lost.
pub(crate) fn end_ceremony(state: &mut TableState, output: &mut Output) {
    let Ceremony { rest, question, .. } = std::mem::take(&mut state.open.ceremony);
    let instructs = |question: Question| {
        matches!(question, Question::Vote | Question::Count | Question::CountOn { .. } | Question::Trap)
            || question.is_about_plot_cards()
    };
    if question.is_some_and(instructs) {
        output.narration.untell(rest.iter().map(|planned| &planned.sound));
    } else {
        for Planned { printed, told, .. } in rest {
            output.effects.extend(printed.map(Effect::Print));
            output.narration.tell_pages(told);
        }
    }
}

/// Whatever was said in between is answered: the pause goes on. It never ends before its time.
pub(crate) fn go_on_with_ceremony(state: &mut TableState, output: &mut Output) {
    let leaving = output.effects.iter().any(|effect| matches!(effect, Effect::Quit(_)));
    let answered = state.open.pending.is_none() && !state.open.asks();
    if state.open.ceremony.waits() && !state.open.ceremony.held && answered && !leaving {
        queue_ceremony(state, output);
    }
}

fn queue_ceremony(state: &mut TableState, output: &mut Output) {
    for Planned { lead_ms, sound, voice, printed, told } in std::mem::take(&mut state.open.ceremony).rest {
        output.narration.queue.wait(lead_ms);
        output.narration.queue.speak_as(voice);
        let id = output.speak(sound);
        if let Some(line) = printed {
            output.narration.queue.print_with(id, line);
        }
        if let Some(told) = told {
            output.narration.queue.tell_with(id, told);
        }
    }
}

/// Takes back from the queue what comes after a pause without an end.
pub(crate) fn hold_until_told(state: &mut TableState, output: &mut Output) {
    let (ids, rest) = output.narration.queue.take_back();
    if rest.is_empty() {
        return;
    }
    output.effects.retain(|effect| !matches!(effect, Effect::Speak(queued) if ids.contains(&queued.id)));
    break_off_ceremony(state, rest);
    state.open.ceremony.held = true;
}

/// Holds a pause, lets it go on, or ends it. False if the command is another one, or there is no pause.
pub(crate) fn lead_ceremony(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let Intent::Plain(verb) = intent else { return false };
    if !state.open.ceremony.waits() || state.open.pending.is_some() {
        return false;
    }
    let without_end = state.open.ceremony.rest[0].lead_ms == UNTIL_TOLD;
    match verb {
        Verb::Pause => {
            state.open.ceremony.held = true;
            say_held(state, output);
        }
        Verb::Next | Verb::Resume if !without_end && (state.open.ceremony.held || *verb == Verb::Resume) => {
            state.open.ceremony.held = false;
            queue_ceremony(state, output);
        }
        Verb::Ready | Verb::Next | Verb::Resume => {
            end_pause_early(&mut state.open.ceremony.rest);
            queue_ceremony(state, output);
        }
        _ => return false,
    }
    true
}

/// Enter stops what is heard. Where nothing is ever heard, it ends the wait for what is printed in its time.
pub(crate) fn end_what_is_only_waited_for(state: &mut TableState, output: &mut Output) {
    if state.preferences.sound.mode == VoiceMode::Off && state.open.ceremony.waits() {
        end_pause_early(&mut state.open.ceremony.rest);
        queue_ceremony(state, output);
    }
}

/// Whoever is ready early hears the next sentence at once, whatever sounds come before it.
fn end_pause_early(rest: &mut [Planned]) {
    let next = rest.iter().position(|planned| planned.printed.is_some()).unwrap_or(0);
    let without_end = |planned: &Planned| planned.lead_ms == UNTIL_TOLD;
    let up_to = rest.iter().skip(1).position(without_end).unwrap_or(next).min(next);
    rest.iter_mut().take(up_to + 1).for_each(|planned| planned.lead_ms = 0);
}

/// Says that the table has all the time it wants, and how it goes on.
pub(crate) fn say_held(state: &TableState, output: &mut Output) {
    let key = match state.open.ceremony.rest.first() {
        Some(Planned { lead_ms: UNTIL_TOLD, .. }) => "pause-until-ready",
        _ => "pause-held",
    };
    output.say_once_more(state, Topic::General, Message::new(key));
}
