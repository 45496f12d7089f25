//! The headset goes from hand to hand: what each player alone hears of it, and tells it with two keys.
//!
//! The loudspeaker says who gets the headset next, and nothing else. Whatever is secret goes through
//! [`Effect::Earpiece`] alone: it is not printed, not kept, and not said again.

pub(super) mod choice;
pub(super) mod confession;
pub(super) mod knowing;
pub(super) mod press;
mod slot;

use crate::session::alone;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::refuse;
use crate::session::scene::Scene;
use crate::session::table;
use crate::session::tune;
use std::collections::VecDeque;

use confession::Confessed;

use super::narration::Topic;
use super::question::Question;
use super::speech::UtteranceId;
use super::{EarpieceEvent, EarpieceOrder, Effect, Mode, Report, SpeechEvent, Stage};
use crate::game::secret::{Sealed, Secret};
use crate::game::{Action, Reveal, Seat, SeatSet};
use crate::language::{Form, Length, Message, Verb};

/// The headset on its way round.
pub(super) struct HandOver {
    about: About,
    /// Who is still to have it; the first one has it now, or gets it next.
    to: VecDeque<Seat>,
    step: Step,
    /// Whether the time that everybody has alike is over.
    slot_over: bool,
    /// The cards that were told so far.
    confessed: Secret<Confessed>,
}

/// What somebody hears or tells alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    /// Who they are and whom they know.
    Role,
    /// What another player is.
    Shown {
        /// The other player.
        owner: Seat,
    },
    /// What a member has played.
    Looked {
        /// The member.
        member: Seat,
    },
    /// Which card the table has dealt them.
    Confess,
    /// All that they have learnt so far.
    Everything,
    /// Their vote.
    Vote,
    /// Their mission card.
    Card,
}

/// How far the headset has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// It is chosen among the devices.
    Choosing,
    /// It is looked for.
    Checking,
    /// It is missing, or everybody would hear it: nothing secret is said.
    Unfit,
    /// Somebody listens whether it sounds where it should.
    Trying,
    /// Somebody is to put it on.
    Offered,
    /// Somebody has it on, and the rest is theirs.
    Hearing,
    /// What was heard is hidden, and the time that everybody has alike is not over.
    Hidden,
}

impl HandOver {
    pub(super) fn question(&self) -> Question {
        let to = self.to.front().copied();
        match (self.step, to) {
            (Step::Choosing, _) => Question::Headset,
            (Step::Checking | Step::Unfit, _) => Question::HeadsetMissing,
            (Step::Offered, Some(to)) => Question::HandOver { to },
            (Step::Hearing | Step::Hidden, Some(to)) => Question::Hearing { to },
            (Step::Trying, _) | (_, None) => Question::HeadsetTried,
        }
    }
}

/// Whether everybody has the same time for it, so that nobody learns from the clock.
fn is_timed(about: About) -> bool {
    matches!(about, About::Role | About::Confess | About::Vote | About::Card)
}

/// Everybody in play, from the leader clockwise.
pub(super) fn in_order(scene: &Scene) -> Vec<Seat> {
    let Some(game) = scene.game() else { return Vec::new() };
    let clockwise = game.seats().clockwise_from(game.leader());
    clockwise.filter(|seat| game.in_play().contains(*seat)).collect()
}

/// Commands about the headset that can be said now, whatever is asked.
pub(super) fn headset_verbs(scene: &Scene) -> Vec<Verb> {
    if scene.hands_over() || scene.game().is_none_or(|game| game.reveal() != Reveal::Earpiece) {
        return Vec::new();
    }
    let own = scene.question() == Question::Reveal;
    let there =
        [(true, Verb::Headset), (own, Verb::OwnCards), (choice::secret_choice(scene).is_some(), Verb::Secretly)];
    there.into_iter().filter(|(there, _)| *there).map(|(_, verb)| verb).collect()
}

/// Everybody in a set, from the leader clockwise.
pub(super) fn members_in_order(scene: &Scene, of: SeatSet) -> Vec<Seat> {
    in_order(scene).into_iter().filter(|seat| of.contains(*seat)).collect()
}

pub(super) fn hand_over_mut(scene: &mut Scene) -> Option<&mut HandOver> {
    match &mut scene.stage {
        Stage::Table(table) => table.hand_over.as_mut(),
        Stage::Interview(_) | Stage::Reading(_) => None,
    }
}

/// Sends the headset round. A program has none: it asks for what it wants.
pub(super) fn hand_out(scene: &mut Scene, desk: &mut Desk, about: About, to: impl IntoIterator<Item = Seat>) {
    let Stage::Table(table) = &mut scene.stage else { return };
    table.hand_over = Some(HandOver {
        about,
        to: to.into_iter().collect(),
        step: Step::Checking,
        slot_over: true,
        confessed: Secret::default(),
    });
    let why = match about {
        About::Vote => Some("headset-votes"),
        About::Card => Some("headset-cards"),
        About::Confess => Some("headset-confess"),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything => None,
    };
    why.into_iter().for_each(|why| desk.say(scene, Topic::General, Message::new(why)));
    check_headset(scene, desk);
}

/// Everybody learns who they are, from the leader clockwise.
pub(super) fn hand_out_roles(scene: &mut Scene, desk: &mut Desk) {
    let order = in_order(scene);
    hand_out(scene, desk, About::Role, order);
}

/// The headset is taken back before it has gone round.
pub(super) fn drop_hand_over(scene: &mut Scene, desk: &mut Desk) {
    hush(desk);
    let Stage::Table(table) = &mut scene.stage else { return };
    let dropped = table.hand_over.take();
    desk.say(scene, Topic::General, Message::new("headset-back"));
    // The game waits for what was not chosen.
    if dropped.is_some_and(|hand_over| matches!(hand_over.about, About::Vote | About::Card)) {
        desk.say(scene, Topic::General, Message::new("headset-resume"));
    }
    asking::ask_again(scene, desk);
}

/// Nothing secret is said before it is known that nobody else can hear it.
pub(super) fn check_headset(scene: &mut Scene, desk: &mut Desk) {
    let chosen = scene.preferences.sound.earpiece.is_some();
    let Some(hand_over) = hand_over_mut(scene) else { return };
    hand_over.step = if chosen { Step::Checking } else { Step::Choosing };
    desk.effects.push(match chosen {
        true => Effect::Earpiece(EarpieceOrder::Check),
        false => Effect::ListOutputs,
    });
}

/// Another headset is wanted.
pub(super) fn choose_headset(scene: &mut Scene, desk: &mut Desk) {
    if let Some(hand_over) = hand_over_mut(scene) {
        hand_over.step = Step::Choosing;
    }
    desk.effects.push(Effect::ListOutputs);
}

/// The devices among which the headset is.
pub(super) fn outputs_found(scene: &mut Scene, desk: &mut Desk, outputs: Vec<String>) {
    scene.world.outputs = outputs;
    let none = scene.world.outputs.is_empty();
    if let Some(hand_over) = hand_over_mut(scene).filter(|_| none) {
        hand_over.step = Step::Unfit;
    }
    say_outputs(scene, desk);
}

/// Names the devices, each with its number.
pub(super) fn say_outputs(scene: &Scene, desk: &mut Desk) {
    if scene.world.outputs.is_empty() {
        let none = crate::session::keyboard::wording::asks(scene.preferences.keys, Message::new("headset-none"));
        return desk.refuse(scene, "no-headset", none);
    }
    desk.say_in_full(
        scene,
        Topic::General,
        &crate::session::keyboard::wording::asks(scene.preferences.keys, Message::new("headset-which")),
    );
    for (number, name) in (1u32..).zip(scene.world.outputs.clone()) {
        desk.say_in_full(
            scene,
            Topic::General,
            &Message::new("headset-listed").number("number", number).text("name", name),
        );
    }
}

/// The headset is one of the devices that were listed.
pub(super) fn take_headset(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let device = number.checked_sub(1).and_then(|index| scene.world.outputs.get(index as usize)).cloned();
    let Some(device) = device else {
        let word = number.to_string();
        return desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", word));
    };
    scene.preferences.sound.earpiece = Some(device.clone());
    scene.world.headset_tried = false;
    tune::tune(scene, desk);
    tune::keep(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("headset-chosen").text("name", device));
    check_headset(scene, desk);
}

/// What became of the headset.
pub(super) fn earpiece(scene: &mut Scene, desk: &mut Desk, event: EarpieceEvent) {
    let tried = scene.world.headset_tried;
    let Some(hand_over) = hand_over_mut(scene) else { return };
    match event {
        EarpieceEvent::Ready if hand_over.step == Step::Checking => {
            hand_over.step = if tried { Step::Offered } else { Step::Trying };
            asking::ask(scene, desk);
        }
        EarpieceEvent::Ready => {}
        EarpieceEvent::Same | EarpieceEvent::Lost(_) => {
            hand_over.step = Step::Unfit;
            hush(desk);
            desk.narration.history.begin_group();
            let key = if event == EarpieceEvent::Same { "headset-same" } else { "headset-lost" };
            let device = scene.preferences.sound.earpiece.clone().unwrap_or_default();
            let unfit = crate::session::keyboard::wording::asks(
                scene.preferences.keys,
                Message::new(key).text("name", device),
            );
            desk.refuse(scene, "headset", unfit);
        }
    }
}

/// Says something through the headset at once, and nowhere else.
pub(super) fn whisper(scene: &Scene, desk: &mut Desk, messages: &[Message]) {
    hush(desk);
    let sentences = messages.iter().map(|message| scene.lexicon.render(message, Form::Spoken, Length::Full));
    let text = Secret::new(sentences.collect::<Vec<_>>().join(" "));
    let id = desk.narration.queue.new_id();
    desk.narration.whispered = Some(id);
    desk.effects.push(Effect::Earpiece(EarpieceOrder::Whisper(id, Sealed(text))));
}

/// Stops what is heard in the headset.
pub(super) fn hush(desk: &mut Desk) {
    if desk.narration.whispered.take().is_some() {
        desk.effects.push(Effect::Earpiece(EarpieceOrder::Hush));
    }
}

/// Something in the headset began or ended. True if it was that.
pub(super) fn whisper_heard(scene: &Scene, desk: &mut Desk, id: UtteranceId, event: SpeechEvent) -> bool {
    if desk.narration.whispered != Some(id) {
        return false;
    }
    if event == SpeechEvent::Ended {
        desk.narration.whispered = None;
        if scene.hand_over().is_some_and(|hand_over| hand_over.step == Step::Trying) {
            desk.say(scene, Topic::General, Message::new("ask-headset-heard"));
        }
    }
    true
}

/// The next player gets the headset, or it has gone round.
pub(super) fn pass_headset_on(scene: &mut Scene, desk: &mut Desk) {
    let Some(hand_over) = hand_over_mut(scene) else { return };
    let about = hand_over.about;
    hand_over.to.pop_front();
    hand_over.step = Step::Offered;
    if !hand_over.to.is_empty() {
        return asking::ask(scene, desk);
    }
    let Stage::Table(table) = &mut scene.stage else { return };
    let confessed = table.hand_over.take().map(|hand_over| hand_over.confessed);
    // It goes round once more after that.
    if !matches!(about, About::Role | About::Confess) {
        desk.say(scene, Topic::General, Message::new("headset-off"));
    }
    match about {
        About::Confess => confession::all_confessed(scene, desk, confessed.unwrap_or_default()),
        About::Role if scene.question() == Question::Reveal => {
            desk.say(scene, Topic::General, Message::new("headset-round"));
            table::play(scene, desk, Action::RevealDone);
        }
        About::Vote => choice::count_secret_votes(scene, desk),
        About::Card => alone::go_on_alone(scene, desk),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything => {
            asking::ask_again(scene, desk)
        }
    }
}

/// The time that everybody has alike is over.
pub(super) fn slot_is_over(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(hand_over) = hand_over_mut(scene) else { return false };
    hand_over.slot_over = true;
    if hand_over.step == Step::Hidden {
        desk.narration.history.begin_group();
        pass_headset_on(scene, desk);
    }
    true
}

/// What a program wants to know of one player, on an explicit word; at a table that player gets the headset.
pub(super) fn tell_alone(scene: &mut Scene, desk: &mut Desk, to: Seat) {
    if scene.is_forum() {
        return refuse::not_now(scene, desk, scene.question());
    }
    if scene.deal().is_none() {
        return desk.refuse(scene, "not-dealt", Message::new("refused-not-dealt"));
    }
    if scene.mode == Mode::Table {
        return hand_out(scene, desk, About::Everything, [to]);
    }
    let lines = knowing::known_by(scene, to, About::Everything);
    let sentences = lines.iter().map(|line| scene.lexicon.render(line, Form::Spoken, Length::Full));
    let text = sentences.collect::<Vec<_>>().join(" ");
    desk.effects.push(Effect::Report(Report::whisper(to, &text)));
}
