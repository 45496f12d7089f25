//! What pages have before them, and what is brought to them when it is new.

use crate::game::secret::{Sealed, Secret};
use crate::game::{Phase, Seat};
use crate::language::{Form, Message};
use crate::output::Output;
use crate::queries::pages;
use crate::queries::prompts::roles;
use crate::queries::prompts::words::OwnWords;
use crate::state::open::Activity;
use crate::state::pages::{Card, Read, Showing};
use crate::state::table_state::TableState;
use protocol::{About, Channel, Delivery, Effect, Page, PageWords};

impl Showing {
    /// Somebody reads along in these words from now on.
    pub(crate) fn reads(&mut self, words: PageWords) {
        if self.read.iter().all(|read| read.words != words) {
            self.read.push(Read { words, said: 0, stands: false });
        }
    }

    /// Has the languages at hand in which somebody reads along, or is told what is theirs alone.
    pub(crate) fn prepare(&self, state: &mut TableState) {
        let own = state.people.deliveries.iter().filter(|(_, delivery)| delivery.channel == Channel::Own);
        let own = own.filter_map(|(_, delivery)| delivery.language);
        let wanted = own.chain(self.read.iter().map(|read| read.words.language)).collect();
        state.people.languages.prepare(wanted, &state.localizer, &state.preferences.kit);
    }

    /// What was brought was dropped: all of it goes once more.
    pub(crate) fn doubt(&mut self) {
        self.seats = None;
        self.cards.clear();
        for read in &mut self.read {
            (read.said, read.stands) = (0, false);
        }
    }

    /// Brings all pages what is new for them.
    pub(crate) fn bring(&mut self, state: &TableState, output: &mut Output) {
        for (_, delivery) in state.people.deliveries.iter().filter(|(_, delivery)| delivery.channel == Channel::Own) {
            self.reads(words_of(state, *delivery));
        }
        if self.read.is_empty() {
            return;
        }
        self.bring_seats(state, output);
        // How the table stands may tell what it has not heard yet.
        let is_told = !output.narration.queue.is_behind();
        let stands = is_told.then(|| (pages::standing(state), state.localizer.names().values().to_vec()));
        let new = stands.filter(|stands| *stands != self.stood);
        let changed = new.is_some();
        self.stood = new.unwrap_or_else(|| std::mem::take(&mut self.stood));
        for read in &mut self.read {
            read.stands &= !changed;
            read.bring(state, output, &self.stood.0);
        }
        self.bring_cards(state, output);
    }

    fn bring_seats(&mut self, state: &TableState, output: &mut Output) {
        let seats = pages::seats(state);
        if self.seats.as_ref() != Some(&seats) {
            output.effects.push(Effect::Page(Page::Seats(seats.clone())));
            self.seats = Some(seats);
        }
    }

    fn bring_cards(&mut self, state: &TableState, output: &mut Output) {
        let mut before = std::mem::take(&mut self.cards);
        for (seat, delivery) in
            state.people.deliveries.iter().filter(|(_, delivery)| delivery.channel == Channel::Own)
        {
            let card = known(state, seat).map(|lines| {
                let words = OwnWords::of(state, *delivery);
                let lines = lines.iter().map(|line| words.render(line, Form::Printed)).collect();
                Card { delivery: *delivery, lines: Secret::new(lines) }
            });
            let had = before.remove(&seat);
            if had != card {
                let lines = card.as_ref().map(|card| Sealed(card.lines.clone()));
                output.effects.push(Effect::Page(Page::Card(seat, lines)));
            }
            self.cards.extend(card.map(|card| (seat, card)));
        }
        output.effects.extend(before.into_keys().map(|seat| Effect::Page(Page::Card(seat, None))));
    }
}

/// What a seat knows by now: who it is, and what it was shown. Nothing before the reveal has begun.
fn known(state: &TableState, seat: Seat) -> Option<Vec<Message>> {
    let Activity::Game(table) = &state.activity else { return None };
    let told = state.due().is_some_and(|due| due.about == About::Role);
    let is_early = matches!(table.record.game().phase(), Phase::Setup | Phase::Captain | Phase::Reveal) && !told;
    let lines = roles::everything(state, seat);
    (!is_early && !lines.is_empty()).then_some(lines)
}

/// The words of a page of a seat.
fn words_of(state: &TableState, delivery: Delivery) -> PageWords {
    PageWords {
        language: delivery.language.unwrap_or(state.localizer.language()),
        length: state.length_by(delivery.wording.unwrap_or(state.preferences.wording)),
    }
}
