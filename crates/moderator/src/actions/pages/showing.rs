//! What pages have before them, and what is brought to them when it is new.

use crate::game::secret::{Sealed, Secret};
use crate::game::{Phase, Seat};
use crate::language::{Form, Message};
use crate::output::Desk;
use crate::queries::pages;
use crate::queries::prompts::roles;
use crate::queries::prompts::words::OwnWords;
use crate::state::open::Activity;
use crate::state::pages::{Card, Read, Showing};
use crate::state::table_state::Scene;
use protocol::{About, Carrier, Effect, Manner, Page, PageWords};

impl Showing {
    /// Somebody reads along in these words from now on.
    pub(crate) fn reads(&mut self, words: PageWords) {
        if self.read.iter().all(|read| read.words != words) {
            self.read.push(Read { words, said: 0, stands: false });
        }
    }

    /// Has the languages at hand in which somebody reads along, or is told what is theirs alone.
    pub(crate) fn prepare(&self, scene: &mut Scene) {
        let own = scene.manners.iter().filter(|(_, manner)| manner.carrier == Carrier::Own);
        let own = own.filter_map(|(_, manner)| manner.language);
        let wanted = own.chain(self.read.iter().map(|read| read.words.language)).collect();
        scene.languages.prepare(wanted, &scene.lexicon, &scene.preferences.kit);
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
    pub(crate) fn bring(&mut self, scene: &Scene, desk: &mut Desk) {
        for (_, manner) in scene.manners.iter().filter(|(_, manner)| manner.carrier == Carrier::Own) {
            self.reads(words_of(scene, *manner));
        }
        if self.read.is_empty() {
            return;
        }
        self.bring_seats(scene, desk);
        let stands = (pages::standing(scene), scene.lexicon.names().values().to_vec());
        let changed = stands != self.stood;
        self.stood = stands;
        for read in &mut self.read {
            read.stands &= !changed;
            read.bring(scene, desk, &self.stood.0);
        }
        desk.narration.transcript.is_brought();
        self.bring_cards(scene, desk);
    }

    fn bring_seats(&mut self, scene: &Scene, desk: &mut Desk) {
        let is_played = scene.game().is_some() && !scene.goes_by_letters();
        // Nobody comes to the seat of somebody who isn't there before the table has said so.
        let name = |(seat, name): (Seat, &String)| if scene.is_absent(seat) { String::new() } else { name.clone() };
        let seats = if is_played { scene.lexicon.names().iter().map(name).collect() } else { Vec::new() };
        if self.seats.as_ref() != Some(&seats) {
            desk.effects.push(Effect::Page(Page::Seats(seats.clone())));
            self.seats = Some(seats);
        }
    }

    fn bring_cards(&mut self, scene: &Scene, desk: &mut Desk) {
        let mut before = std::mem::take(&mut self.cards);
        for (seat, manner) in scene.manners.iter().filter(|(_, manner)| manner.carrier == Carrier::Own) {
            let card = known(scene, seat).map(|lines| {
                let words = OwnWords::of(scene, *manner);
                let lines = lines.iter().map(|line| words.render(line, Form::Printed)).collect();
                Card { manner: *manner, lines: Secret::new(lines) }
            });
            let had = before.remove(&seat);
            if had != card {
                let lines = card.as_ref().map(|card| Sealed(card.lines.clone()));
                desk.effects.push(Effect::Page(Page::Card(seat, lines)));
            }
            self.cards.extend(card.map(|card| (seat, card)));
        }
        desk.effects.extend(before.into_keys().map(|seat| Effect::Page(Page::Card(seat, None))));
    }
}

/// What a seat knows by now: who it is, and what it was shown. Nothing before the reveal has begun.
fn known(scene: &Scene, seat: Seat) -> Option<Vec<Message>> {
    let Activity::Game(table) = &scene.activity else { return None };
    let told = scene.due().is_some_and(|due| due.about == About::Role);
    let is_early = matches!(table.record.game().phase(), Phase::Setup | Phase::Captain | Phase::Reveal) && !told;
    let lines = roles::everything(scene, seat);
    (!is_early && !lines.is_empty()).then_some(lines)
}

/// The words of a page of a seat.
fn words_of(scene: &Scene, manner: Manner) -> PageWords {
    PageWords {
        language: manner.language.unwrap_or(scene.lexicon.language()),
        length: scene.length_by(manner.wording.unwrap_or(scene.preferences.wording)),
    }
}
