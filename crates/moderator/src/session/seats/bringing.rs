//! What each seat that is reached on its own is brought: its slip in its own words, when it is new, has changed or is
//! over.

use crate::game::secret::{Sealed, Secret};
use crate::game::{BySeat, Seat};
use crate::language::{Form, Kit, Language, Message};
use crate::preferences::Wording;
use crate::session::desk::Desk;
use crate::session::scene::Scene;
use crate::session::seats::{
    About, Carrier, Choice, Content, Manner, OwnWords, Slip, WrittenChoice, WrittenSlip, slips,
};
use protocol::effect::Effect;
use std::collections::{BTreeMap, BTreeSet};

/// What the seats have that are reached on their own.
#[derive(Default)]
pub(in crate::session) struct Bringing {
    slips: BTreeMap<Seat, Brought>,
    /// Who is reached on their own.
    reached: BTreeSet<Seat>,
    /// To whom something went with the last input.
    newest: BTreeSet<Seat>,
    /// To whom it goes once more: it may not have got there.
    doubted: BTreeSet<Seat>,
}

/// A slip that was brought.
struct Brought {
    origin: Origin,
    written: Secret<WrittenSlip>,
}

/// All that the words of a slip follow from: they are made anew only with it, since another language takes long.
#[derive(PartialEq, Eq)]
struct Origin {
    number: u32,
    content: Secret<Content>,
    manner: Manner,
    language: Language,
    wording: Wording,
    kit: Kit,
    names: BySeat<String>,
}

impl Bringing {
    /// What went out last was dropped, since an entry before it could not be written.
    pub(in crate::session) fn doubt(&mut self) {
        self.doubted = std::mem::take(&mut self.newest);
    }

    /// Brings each seat that is reached on its own what is new for it.
    pub(in crate::session) fn bring(&mut self, scene: &Scene, desk: &mut Desk) {
        self.newest.clear();
        let doubted = std::mem::take(&mut self.doubted);
        for (seat, manner) in scene.manners.iter() {
            let reached = manner.carrier == Carrier::Own;
            let before = self.slips.remove(&seat);
            let slip = if reached { slips::slip(scene, seat) } else { None };
            let now = slip.map(|slip| Brought::again(scene, slip, *manner, before.as_ref()));
            let has = |slip: &Option<Brought>| slip.as_ref().map(|slip| Sealed(slip.written.clone()));
            let doubts = doubted.contains(&seat);
            if doubts || has(&now) != has(&before) {
                desk.effects.push(Effect::Slip(seat, has(&now)));
                self.newest.insert(seat);
            }
            let was_reached = self.reached.remove(&seat);
            if !reached && (was_reached || doubts) {
                desk.effects.push(Effect::Unreached(seat));
                self.newest.insert(seat);
            }
            self.reached.extend(reached.then_some(seat));
            self.slips.extend(now.map(|now| (seat, now)));
        }
    }
}

impl Brought {
    /// A slip as it is brought now, in the words of before if nothing has changed.
    fn again(scene: &Scene, slip: Slip, manner: Manner, before: Option<&Self>) -> Self {
        let written =
            |origin: &Origin| before.filter(|before| before.origin == *origin).map(|same| same.written.clone());
        let about = slip.about;
        let origin = Origin::of(scene, slip, manner);
        let written = written(&origin).unwrap_or_else(|| Secret::new(origin.written(scene, about)));
        Self { origin, written }
    }
}

impl Origin {
    fn of(scene: &Scene, slip: Slip, manner: Manner) -> Self {
        Self {
            number: slip.number,
            content: slip.content,
            manner,
            language: scene.lexicon.language(),
            wording: scene.preferences.wording,
            kit: scene.preferences.kit.clone(),
            names: scene.lexicon.names().clone(),
        }
    }

    fn written(&self, scene: &Scene, about: About) -> WrittenSlip {
        let words = OwnWords::of(scene, self.manner);
        let render = |message: &Message| words.render(message, Form::Printed);
        let choice = |choice: &Choice| WrittenChoice {
            answer: choice.answer,
            text: words.label(&choice.label),
            means: render(&choice.means),
            refused: choice.refused.as_ref().map(render),
        };
        let Content { lines, choices, chosen, together } = self.content.open();
        WrittenSlip {
            number: self.number,
            about,
            language: words.language(),
            lines: lines.iter().map(render).collect(),
            choices: choices.iter().map(choice).collect(),
            chosen: choices.iter().position(|choice| Some(choice.answer) == *chosen),
            together: *together,
        }
    }
}
