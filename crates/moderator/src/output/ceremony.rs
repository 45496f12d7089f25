//! A ceremony that somebody has broken in on waits, is held, and goes on where it was.

use crate::language::{Intent, Message, Verb};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::output::queue::UNTIL_TOLD;
use crate::preferences::VoiceMode;
use crate::state::script::{Ceremony, Planned};
use crate::state::table_state::Scene;
use protocol::Effect;
use protocol::question::Question;

/// Keeps what was queued behind a pause: it was never heard, and is still to be done.
pub(crate) fn break_off_ceremony(scene: &mut Scene, rest: Vec<Planned>) {
    if !rest.is_empty() {
        let question = Some(scene.question());
        scene.open.ceremony = Ceremony { rest, question, held: false };
    }
}

/// The game has moved on. Instructions for what is over are dropped; news is printed, so that nothing is lost.
pub(crate) fn end_ceremony(scene: &mut Scene, desk: &mut Desk) {
    let Ceremony { rest, question, .. } = std::mem::take(&mut scene.open.ceremony);
    let instructs = |question: Question| {
        matches!(question, Question::Vote | Question::Count | Question::CountOn { .. } | Question::Trap)
            || question.is_about_plot_cards()
    };
    if question.is_some_and(instructs) {
        desk.narration.untell(rest.iter().map(|planned| &planned.sound));
    } else {
        let lines = rest.into_iter().filter_map(|planned| planned.printed);
        desk.effects.extend(lines.map(Effect::Print));
    }
}

/// Whatever was said in between is answered: the pause goes on. It never ends before its time.
pub(crate) fn go_on_with_ceremony(scene: &mut Scene, desk: &mut Desk) {
    let leaving = desk.effects.iter().any(|effect| matches!(effect, Effect::Quit(_)));
    let answered = scene.open.pending.is_none() && !scene.open.asks();
    if scene.open.ceremony.waits() && !scene.open.ceremony.held && answered && !leaving {
        queue_ceremony(scene, desk);
    }
}

fn queue_ceremony(scene: &mut Scene, desk: &mut Desk) {
    for Planned { lead_ms, sound, voice, printed } in std::mem::take(&mut scene.open.ceremony).rest {
        desk.narration.queue.wait(lead_ms);
        desk.narration.queue.speak_as(voice);
        let id = desk.speak(sound);
        if let Some(line) = printed {
            desk.narration.queue.print_with(id, line);
        }
    }
}

/// Takes back from the queue what comes after a pause without an end.
pub(crate) fn hold_until_told(scene: &mut Scene, desk: &mut Desk) {
    let (ids, rest) = desk.narration.queue.take_back();
    if rest.is_empty() {
        return;
    }
    desk.effects.retain(|effect| !matches!(effect, Effect::Speak(queued) if ids.contains(&queued.id)));
    break_off_ceremony(scene, rest);
    scene.open.ceremony.held = true;
}

/// Holds a pause, lets it go on, or ends it. False if the command is another one, or there is no pause.
pub(crate) fn lead_ceremony(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let Intent::Plain(verb) = intent else { return false };
    if !scene.open.ceremony.waits() || scene.open.pending.is_some() {
        return false;
    }
    let without_end = scene.open.ceremony.rest[0].lead_ms == UNTIL_TOLD;
    match verb {
        Verb::Pause => {
            scene.open.ceremony.held = true;
            say_held(scene, desk);
        }
        Verb::Next | Verb::Resume if !without_end && (scene.open.ceremony.held || *verb == Verb::Resume) => {
            scene.open.ceremony.held = false;
            queue_ceremony(scene, desk);
        }
        Verb::Ready | Verb::Next | Verb::Resume => {
            end_pause_early(&mut scene.open.ceremony.rest);
            queue_ceremony(scene, desk);
        }
        _ => return false,
    }
    true
}

/// Enter stops what is heard. Where nothing is ever heard, it ends the wait for what is printed in its time.
pub(crate) fn end_what_is_only_waited_for(scene: &mut Scene, desk: &mut Desk) {
    if scene.preferences.sound.mode == VoiceMode::Off && scene.open.ceremony.waits() {
        end_pause_early(&mut scene.open.ceremony.rest);
        queue_ceremony(scene, desk);
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
pub(crate) fn say_held(scene: &Scene, desk: &mut Desk) {
    let key = match scene.open.ceremony.rest.first() {
        Some(Planned { lead_ms: UNTIL_TOLD, .. }) => "pause-until-ready",
        _ => "pause-held",
    };
    desk.say_once_more(scene, Topic::General, Message::new(key));
}
