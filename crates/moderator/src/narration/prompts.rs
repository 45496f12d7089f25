//! Private prompts are brought to phones and headsets, each in its player's own words, when new, changed or over.

use crate::game::secret::Sealed;
use crate::language::Message;
use crate::output::Desk;
use crate::queries::prompts;
use crate::state::pages::{Bringing, Brought};
use crate::state::table_state::Scene;
use protocol::{Carrier, Effect};

impl Bringing {
    /// What went out last was dropped, since an entry before it could not be written.
    pub(crate) fn doubt(&mut self) {
        self.doubted = std::mem::take(&mut self.newest);
    }

    /// Brings each seat that is reached on its own what is new for it.
    pub(crate) fn bring(&mut self, scene: &Scene, desk: &mut Desk) {
        self.newest.clear();
        let doubted = std::mem::take(&mut self.doubted);
        for (seat, manner) in scene.manners.iter() {
            let reached = manner.carrier == Carrier::Own;
            let before = self.slips.remove(&seat);
            let slip = if reached { prompts::slip(scene, seat) } else { None };
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

/// Whoever says "my voice" has to be named: nobody is known by voice yet.
pub(crate) fn ask_whose_voice(scene: &Scene, desk: &mut Desk) {
    desk.refuse(scene, "incomplete", Message::new("voice-whose"));
}
