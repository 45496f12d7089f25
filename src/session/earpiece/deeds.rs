//! The headset is chosen, handed on and given back, and what was told with it counts.

use crate::game::{Action, Ballot, Seat};
use crate::language::{Form, Length, Message};
use crate::preferences::Keys;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::earpiece::way::{About, Progress};
use crate::session::earpiece::{confession, handing, knowing, offers};
use crate::session::effect::Effect;
use crate::session::input::{EarpieceEvent, SpeechEvent};
use crate::session::question::Question;
use crate::session::report::Report;
use crate::session::scene::{Activity, Scene};
use crate::session::speech::UtteranceId;
use crate::session::{Mode, asking, desk, keyboard, refuse, table};

/// The cards are given: on with the mission.
pub(in crate::session) fn go_on_alone(scene: &mut Scene, desk: &mut Desk) {
    match table::known::known_action(scene) {
        Some(action) => table::playing::play(scene, desk, action),
        None => asking::ask(scene, desk),
    }
}

/// The headset is taken back before it has gone round.
pub(in crate::session) fn drop_hand_over(scene: &mut Scene, desk: &mut Desk) {
    handing::hush(desk);
    let Activity::Table(table) = &mut scene.activity else { return };
    let dropped = table.hand_over.take();
    desk.say(scene, Topic::General, Message::new("headset-back"));
    // The game waits for what was not chosen.
    if dropped.is_some_and(|hand_over| matches!(hand_over.about, About::Vote | About::Card)) {
        desk.say(scene, Topic::General, Message::new("headset-resume"));
    }
    asking::ask_again(scene, desk);
}

/// Another headset is wanted.
pub(in crate::session) fn choose_headset(scene: &mut Scene, desk: &mut Desk) {
    if let Some(hand_over) = handing::hand_over_mut(scene) {
        hand_over.progress = Progress::Choosing;
    }
    desk.effects.push(Effect::ListOutputs);
}

/// The devices among which the headset is.
pub(in crate::session) fn outputs_found(scene: &mut Scene, desk: &mut Desk, outputs: Vec<String>) {
    scene.world.outputs = outputs;
    let none = scene.world.outputs.is_empty();
    if let Some(hand_over) = handing::hand_over_mut(scene).filter(|_| none) {
        hand_over.progress = Progress::Unfit;
    }
    handing::say_outputs(scene, desk);
}

/// The headset is one of the devices that were listed.
pub(in crate::session) fn take_headset(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let device = number.checked_sub(1).and_then(|index| scene.world.outputs.get(index as usize)).cloned();
    let Some(device) = device else {
        let word = number.to_string();
        return desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", word));
    };
    scene.preferences.sound.earpiece = Some(device.clone());
    scene.world.headset_tried = false;
    desk::devices::tune(scene, desk);
    desk::devices::keep(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("headset-chosen").text("name", device));
    handing::check_headset(scene, desk);
}

/// What became of the headset.
pub(in crate::session) fn earpiece(scene: &mut Scene, desk: &mut Desk, event: EarpieceEvent) {
    let tried = scene.world.headset_tried;
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    match event {
        EarpieceEvent::Ready if hand_over.progress == Progress::Checking => {
            hand_over.progress = if tried { Progress::Offered } else { Progress::Trying };
            asking::ask(scene, desk);
        }
        EarpieceEvent::Ready => {}
        EarpieceEvent::Same | EarpieceEvent::Lost(_) => {
            hand_over.progress = Progress::Unfit;
            handing::hush(desk);
            desk.narration.history.begin_group();
            let key = if event == EarpieceEvent::Same { "headset-same" } else { "headset-lost" };
            let device = scene.preferences.sound.earpiece.clone().unwrap_or_default();
            let unfit = keyboard::wording::asks(scene.preferences.keys, Message::new(key).text("name", device));
            desk.refuse(scene, "headset", unfit);
        }
    }
}

/// Something in the headset began or ended. True if it was that.
pub(in crate::session) fn whisper_heard(scene: &Scene, desk: &mut Desk, id: UtteranceId, event: SpeechEvent) -> bool {
    if desk.narration.whispered != Some(id) {
        return false;
    }
    if event == SpeechEvent::Ended {
        desk.narration.whispered = None;
        if scene.hand_over().is_some_and(|hand_over| hand_over.progress == Progress::Trying) {
            desk.say(scene, Topic::General, Message::new("ask-headset-heard"));
        }
    }
    true
}

/// The next player gets the headset, or it has gone round.
pub(in crate::session) fn pass_headset_on(scene: &mut Scene, desk: &mut Desk) {
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    let about = hand_over.about;
    hand_over.to.pop_front();
    hand_over.progress = Progress::Offered;
    if !hand_over.to.is_empty() {
        return asking::ask(scene, desk);
    }
    let Activity::Table(table) = &mut scene.activity else { return };
    let confessed = table.hand_over.take().map(|hand_over| hand_over.confessed);
    // It goes round once more after that.
    if !matches!(about, About::Role | About::Confess) {
        desk.say(scene, Topic::General, Message::new("headset-off"));
    }
    match about {
        About::Confess => confession::all_confessed(scene, desk, confessed.unwrap_or_default()),
        About::Role if scene.question() == Question::Reveal => {
            desk.say(scene, Topic::General, Message::new("headset-round"));
            table::playing::play(scene, desk, Action::RevealDone);
        }
        About::Vote => count_secret_votes(scene, desk),
        About::Card => go_on_alone(scene, desk),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything => {
            asking::ask_again(scene, desk)
        }
    }
}

/// The time that everybody has alike is over.
pub(in crate::session) fn slot_is_over(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(hand_over) = handing::hand_over_mut(scene) else { return false };
    hand_over.slot_over = true;
    if hand_over.progress == Progress::Hidden {
        desk.narration.history.begin_group();
        pass_headset_on(scene, desk);
    }
    true
}

/// What a program wants to know of one player, on an explicit word; at a table that player gets the headset.
pub(in crate::session) fn tell_alone(scene: &mut Scene, desk: &mut Desk, to: Seat) {
    if scene.is_forum() {
        return refuse::not_now(scene, desk, scene.question());
    }
    if scene.deal().is_none() {
        return desk.refuse(scene, "not-dealt", Message::new("refused-not-dealt"));
    }
    if scene.mode == Mode::Table {
        return handing::hand_out(scene, desk, About::Everything, [to]);
    }
    let lines = knowing::known_by(scene, to, About::Everything);
    let sentences = lines.iter().map(|line| scene.lexicon.render(line, Form::Spoken, Length::Full));
    let text = sentences.collect::<Vec<_>>().join(" ");
    desk.effects.push(Effect::Report(Report::whisper(to, &text)));
}

/// Takes the vote, or the mission cards, with the headset.
pub(in crate::session) fn secretly(scene: &mut Scene, desk: &mut Desk) {
    match offers::secret_choice(scene) {
        Some(_) if scene.mode == Mode::Program => refuse::not_now(scene, desk, scene.question()),
        Some(_) if scene.preferences.keys == Keys::Line => {
            desk.refuse(scene, "needs-keys", Message::new("refused-secretly-lines"));
        }
        Some((about, seats)) => handing::hand_out(scene, desk, about, seats),
        None => refuse::not_now(scene, desk, scene.question()),
    }
}

/// All votes are given: now they are told together.
pub(in crate::session) fn count_secret_votes(scene: &mut Scene, desk: &mut Desk) {
    let voters = scene.everybody();
    if voters.iter().all(|voter| offers::vote_of(scene, voter).is_some()) {
        let approve = voters.iter().filter(|voter| offers::vote_of(scene, *voter) == Some(true)).collect();
        table::playing::play(scene, desk, Action::Vote(Ballot::Named { approve }));
    }
}
