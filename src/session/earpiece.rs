//! The headset goes from hand to hand: what each player alone hears of it, and tells it with two keys.
//!
//! The loudspeaker says who gets the headset next, and nothing else. Whatever is secret goes through
//! [`Effect::Earpiece`] alone: it is not printed, not kept, and not said again.

pub(super) mod choice;
mod confession;
mod knowing;
mod press;
mod slot;

use crate::session::scene::Scene;
use std::collections::VecDeque;

use confession::Confessed;

use super::narration::Topic;
use super::question::Question;
use super::speech::UtteranceId;
use super::{EarpieceEvent, EarpieceOrder, Effect, Mode, Report, Session, SpeechEvent, Stage};
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

impl Session {
    fn hand_over_mut(&mut self) -> Option<&mut HandOver> {
        match &mut self.scene.stage {
            Stage::Table(table) => table.hand_over.as_mut(),
            Stage::Interview(_) | Stage::Reading(_) => None,
        }
    }

    /// Sends the headset round. A program has none: it asks for what it wants.
    pub(super) fn hand_out(&mut self, about: About, to: impl IntoIterator<Item = Seat>) {
        let Stage::Table(table) = &mut self.scene.stage else { return };
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
        why.into_iter().for_each(|why| self.say(Topic::General, Message::new(why)));
        self.check_headset();
    }

    /// Everybody learns who they are, from the leader clockwise.
    pub(super) fn hand_out_roles(&mut self) {
        let order = in_order(&self.scene);
        self.hand_out(About::Role, order);
    }

    /// The headset is taken back before it has gone round.
    pub(super) fn drop_hand_over(&mut self) {
        self.hush();
        let Stage::Table(table) = &mut self.scene.stage else { return };
        let dropped = table.hand_over.take();
        self.say(Topic::General, Message::new("headset-back"));
        // The game waits for what was not chosen.
        if dropped.is_some_and(|hand_over| matches!(hand_over.about, About::Vote | About::Card)) {
            self.say(Topic::General, Message::new("headset-resume"));
        }
        self.ask_again();
    }

    /// Nothing secret is said before it is known that nobody else can hear it.
    fn check_headset(&mut self) {
        let chosen = self.scene.preferences.sound.earpiece.is_some();
        let Some(hand_over) = self.hand_over_mut() else { return };
        hand_over.step = if chosen { Step::Checking } else { Step::Choosing };
        self.desk.effects.push(match chosen {
            true => Effect::Earpiece(EarpieceOrder::Check),
            false => Effect::ListOutputs,
        });
    }

    /// Another headset is wanted.
    pub(super) fn choose_headset(&mut self) {
        if let Some(hand_over) = self.hand_over_mut() {
            hand_over.step = Step::Choosing;
        }
        self.desk.effects.push(Effect::ListOutputs);
    }

    /// The devices among which the headset is.
    pub(super) fn outputs_found(&mut self, outputs: Vec<String>) {
        self.scene.world.outputs = outputs;
        let none = self.scene.world.outputs.is_empty();
        if let Some(hand_over) = self.hand_over_mut().filter(|_| none) {
            hand_over.step = Step::Unfit;
        }
        self.say_outputs();
    }

    /// Names the devices, each with its number.
    pub(super) fn say_outputs(&mut self) {
        if self.scene.world.outputs.is_empty() {
            let none =
                crate::session::keyboard::wording::asks(self.scene.preferences.keys, Message::new("headset-none"));
            return self.refuse("no-headset", none);
        }
        self.say_in_full(
            Topic::General,
            &crate::session::keyboard::wording::asks(self.scene.preferences.keys, Message::new("headset-which")),
        );
        for (number, name) in (1u32..).zip(self.scene.world.outputs.clone()) {
            self.say_in_full(
                Topic::General,
                &Message::new("headset-listed").number("number", number).text("name", name),
            );
        }
    }

    /// The headset is one of the devices that were listed.
    pub(super) fn take_headset(&mut self, number: u32) {
        let device = number.checked_sub(1).and_then(|index| self.scene.world.outputs.get(index as usize)).cloned();
        let Some(device) = device else {
            let word = number.to_string();
            return self.refuse("no-choice", Message::new("refused-no-choice").text("word", word));
        };
        self.scene.preferences.sound.earpiece = Some(device.clone());
        self.scene.world.headset_tried = false;
        self.tune();
        self.keep();
        self.say_in_full(Topic::General, &Message::new("headset-chosen").text("name", device));
        self.check_headset();
    }

    /// What became of the headset.
    pub(super) fn earpiece(&mut self, event: EarpieceEvent) {
        let tried = self.scene.world.headset_tried;
        let Some(hand_over) = self.hand_over_mut() else { return };
        match event {
            EarpieceEvent::Ready if hand_over.step == Step::Checking => {
                hand_over.step = if tried { Step::Offered } else { Step::Trying };
                self.ask();
            }
            EarpieceEvent::Ready => {}
            EarpieceEvent::Same | EarpieceEvent::Lost(_) => {
                hand_over.step = Step::Unfit;
                self.hush();
                self.desk.narration.history.begin_group();
                let key = if event == EarpieceEvent::Same { "headset-same" } else { "headset-lost" };
                let device = self.scene.preferences.sound.earpiece.clone().unwrap_or_default();
                let unfit = crate::session::keyboard::wording::asks(
                    self.scene.preferences.keys,
                    Message::new(key).text("name", device),
                );
                self.refuse("headset", unfit);
            }
        }
    }

    /// Says something through the headset at once, and nowhere else.
    fn whisper(&mut self, messages: &[Message]) {
        self.hush();
        let sentences = messages.iter().map(|message| self.scene.lexicon.render(message, Form::Spoken, Length::Full));
        let text = Secret::new(sentences.collect::<Vec<_>>().join(" "));
        let id = self.desk.narration.queue.new_id();
        self.desk.narration.whispered = Some(id);
        self.desk.effects.push(Effect::Earpiece(EarpieceOrder::Whisper(id, Sealed(text))));
    }

    /// Stops what is heard in the headset.
    fn hush(&mut self) {
        if self.desk.narration.whispered.take().is_some() {
            self.desk.effects.push(Effect::Earpiece(EarpieceOrder::Hush));
        }
    }

    /// Something in the headset began or ended. True if it was that.
    pub(super) fn whisper_heard(&mut self, id: UtteranceId, event: SpeechEvent) -> bool {
        if self.desk.narration.whispered != Some(id) {
            return false;
        }
        if event == SpeechEvent::Ended {
            self.desk.narration.whispered = None;
            if self.scene.hand_over().is_some_and(|hand_over| hand_over.step == Step::Trying) {
                self.say(Topic::General, Message::new("ask-headset-heard"));
            }
        }
        true
    }

    /// The next player gets the headset, or it has gone round.
    fn pass_headset_on(&mut self) {
        let Some(hand_over) = self.hand_over_mut() else { return };
        let about = hand_over.about;
        hand_over.to.pop_front();
        hand_over.step = Step::Offered;
        if !hand_over.to.is_empty() {
            return self.ask();
        }
        let Stage::Table(table) = &mut self.scene.stage else { return };
        let confessed = table.hand_over.take().map(|hand_over| hand_over.confessed);
        // It goes round once more after that.
        if !matches!(about, About::Role | About::Confess) {
            self.say(Topic::General, Message::new("headset-off"));
        }
        match about {
            About::Confess => self.all_confessed(confessed.unwrap_or_default()),
            About::Role if self.scene.question() == Question::Reveal => {
                self.say(Topic::General, Message::new("headset-round"));
                self.play(Action::RevealDone);
            }
            About::Vote => self.count_secret_votes(),
            About::Card => self.go_on_alone(),
            About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything => self.ask_again(),
        }
    }

    /// The time that everybody has alike is over.
    pub(super) fn slot_is_over(&mut self) -> bool {
        let Some(hand_over) = self.hand_over_mut() else { return false };
        hand_over.slot_over = true;
        if hand_over.step == Step::Hidden {
            self.desk.narration.history.begin_group();
            self.pass_headset_on();
        }
        true
    }

    /// What a program wants to know of one player, on an explicit word; at a table that player gets the headset.
    pub(super) fn tell_alone(&mut self, to: Seat) {
        if self.scene.is_forum() {
            return self.not_now(self.scene.question());
        }
        if self.scene.deal().is_none() {
            return self.refuse("not-dealt", Message::new("refused-not-dealt"));
        }
        if self.scene.mode == Mode::Table {
            return self.hand_out(About::Everything, [to]);
        }
        let lines = knowing::known_by(&self.scene, to, About::Everything);
        let sentences = lines.iter().map(|line| self.scene.lexicon.render(line, Form::Spoken, Length::Full));
        let text = sentences.collect::<Vec<_>>().join(" ");
        self.desk.effects.push(Effect::Report(Report::whisper(to, &text)));
    }
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
