//! A headset at the table: whether it is fit, and what is whispered there.

use std::collections::VecDeque;

use protocol::{GoesRound, HeadsetEvent, HeadsetOrder, Input, SpeechEvent};
use resistance_narrator::journal::private::Private;

use super::Table;

/// The headset of a table, with what was heard in it.
#[derive(Default)]
pub struct Headset {
    devices: Vec<String>,
    /// Why it can't be used.
    unfit: Option<HeadsetEvent>,
    coming: VecDeque<Input>,
    heard: Vec<String>,
    /// The seed of the deals.
    pub(super) deal: u64,
    /// What goes round.
    pub(super) goes_round: GoesRound,
}

impl Headset {
    pub(super) fn order(&mut self, order: HeadsetOrder) {
        assert_eq!(self.goes_round, GoesRound::Headset, "there is no headset");
        match (order, self.unfit.clone()) {
            (HeadsetOrder::Check, unfit) => {
                self.coming.push_back(Input::Headset(unfit.unwrap_or(HeadsetEvent::Ready)));
            }
            (HeadsetOrder::Whisper { id, text, .. }, None) => {
                self.heard.push(text.0.open().clone());
                self.coming.push_back(Input::Speech(id, SpeechEvent::Began));
                self.coming.push_back(Input::Speech(id, SpeechEvent::Ended));
            }
            (HeadsetOrder::Whisper { id, .. }, Some(unfit)) => {
                self.coming.push_back(Input::Headset(unfit));
                self.coming.push_back(Input::Speech(id, SpeechEvent::Cancelled));
            }
            (HeadsetOrder::Hush, _) => {}
        }
    }

    pub(super) fn list(&mut self) {
        assert_eq!(self.goes_round, GoesRound::Headset, "there is no headset");
        self.coming.push_back(Input::Outputs(self.devices.clone()));
    }
}

impl Table {
    /// A headset among these devices, chosen in the settings.
    pub fn headset(mut self, device: &str) -> Self {
        self.preferences.sound.headset = Some(device.to_owned());
        self.outputs(&[device])
    }

    /// These devices, of which none is chosen.
    pub fn outputs(mut self, devices: &[&str]) -> Self {
        self.headset.devices = devices.iter().map(ToString::to_string).collect();
        self
    }

    /// One phone goes round, and there is no headset.
    pub fn passes_phone(mut self) -> Self {
        self.headset.goes_round = GoesRound::Phone;
        self
    }

    /// The narrator deals from this seed.
    pub fn deal(mut self, seed: u64) -> Self {
        self.headset.deal = seed;
        self
    }

    /// From now on the headset can't be used, or can again.
    pub fn headset_is(mut self, unfit: Option<HeadsetEvent>) -> Self {
        self.headset.unfit = unfit;
        self
    }

    /// What was heard in the headset since it was asked last.
    pub fn whispers(&mut self) -> Vec<String> {
        std::mem::take(&mut self.headset.heard)
    }

    /// What was confided to the private journal.
    pub fn private(&self) -> &Private {
        &self.private
    }

    /// Waits until the time that everybody has alike is over.
    pub fn wait_for_slot(self) -> Self {
        self.listen_ms(120_000).listen()
    }

    /// The next thing that the headset has to tell. False if there is none.
    pub(super) fn hear_headset(&mut self) -> bool {
        let Some(input) = self.headset.coming.pop_front() else { return false };
        self.handle(input);
        true
    }
}
