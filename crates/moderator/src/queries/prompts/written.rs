//! A private prompt as it is written on a page or told by headset, in its player's own words.

use crate::game::secret::Secret;
use crate::language::{Form, Message};
use crate::queries::prompts::words::OwnWords;
use crate::state::pages::{Brought, Origin};
use crate::state::private_prompt::{Choice, Content, Slip};
use crate::state::table_state::Scene;
use protocol::{About, Manner, WrittenChoice, WrittenSlip};

impl Brought {
    /// A slip as it is brought now, in the words of before if nothing has changed.
    pub(crate) fn again(scene: &Scene, slip: Slip, manner: Manner, before: Option<&Self>) -> Self {
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
