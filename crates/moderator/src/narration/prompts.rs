//! Private prompts are brought to phones and headsets, each in its player's own words, when new, changed or over.

use crate::game::secret::Sealed;
use crate::language::Message;
use crate::output::Output;
use crate::queries::{headset, prompts};
use crate::state::pages::{Bringing, Brought};
use crate::state::table_state::TableState;
use protocol::{Channel, Effect, PhonesOrder};

impl Bringing {
    /// What went out last was dropped, since an entry before it could not be written.
    pub(crate) fn doubt(&mut self) {
        self.doubted = std::mem::take(&mut self.newest);
    }

    /// Brings each seat that is reached on its own, or has the phone that goes round, what is new for it.
    pub(crate) fn bring(&mut self, state: &TableState, output: &mut Output) {
        self.newest.clear();
        let doubted = std::mem::take(&mut self.doubted);
        if output.effects.iter().any(|effect| matches!(effect, Effect::Phones(PhonesOrder::Renew { .. }))) {
            // Whose phones these are in the next game, the phones are told with that, by name.
            self.prompts.clear();
            self.reached.clear();
        }
        // What is asked may tell what the table has not heard yet.
        let behind = output.narration.queue.is_behind();
        let holder = headset::holder(state);
        for (seat, delivery) in state.people.deliveries.iter() {
            let reached = delivery.channel == Channel::Own;
            let holds = holder == Some(seat);
            let before = self.prompts.remove(&seat);
            let prompt = if reached || holds { prompts::prompt(state, seat) } else { None };
            let was = before.as_ref().map(|before| before.origin.number);
            // Whoever has the phone has said so, and has heard what comes before that.
            let prompt = prompt.filter(|prompt| !behind || holds || was == Some(prompt.number));
            let now = prompt.map(|prompt| Brought::again(state, prompt, *delivery, before.as_ref()));
            let has = |prompt: &Option<Brought>| prompt.as_ref().map(|prompt| Sealed(prompt.written.clone()));
            let doubts = doubted.contains(&seat);
            if doubts || has(&now) != has(&before) {
                output.effects.push(Effect::PrivatePrompt(seat, has(&now)));
                self.newest.insert(seat);
            }
            let was_reached = self.reached.remove(&seat);
            if !reached && (was_reached || doubts && !state.passes_phone()) {
                output.effects.push(Effect::Unreached(seat));
                self.newest.insert(seat);
            }
            self.reached.extend(reached.then_some(seat));
            self.prompts.extend(now.map(|now| (seat, now)));
        }
    }
}

/// Whoever says "my voice" has to be named: nobody is known by voice yet.
pub(crate) fn ask_whose_voice(state: &TableState, output: &mut Output) {
    output.refuse(state, "incomplete", Message::new("voice-whose"));
}
