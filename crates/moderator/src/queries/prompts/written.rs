//! A private prompt as it is written on a page or told by headset, in its player's own words.

use crate::game::secret::Secret;
use crate::language::{Form, Message};
use crate::queries::prompts::words::OwnWords;
use crate::state::pages::{Brought, Origin};
use crate::state::private_prompt::{Choice, Content, PrivatePrompt};
use crate::state::table_state::TableState;
use protocol::{About, Delivery, WrittenChoice, WrittenPrompt};

impl Brought {
    /// A prompt as it is brought now, in the words of before if nothing has changed.
    pub(crate) fn again(
        state: &TableState,
        prompt: PrivatePrompt,
        delivery: Delivery,
        before: Option<&Self>,
    ) -> Self {
        let written =
            |origin: &Origin| before.filter(|before| before.origin == *origin).map(|same| same.written.clone());
        let about = prompt.about;
        let origin = Origin::of(state, prompt, delivery);
        let written = written(&origin).unwrap_or_else(|| Secret::new(origin.written(state, about)));
        Self { origin, written }
    }
}

impl Origin {
    fn of(state: &TableState, prompt: PrivatePrompt, delivery: Delivery) -> Self {
        Self {
            number: prompt.number,
            content: prompt.content,
            delivery,
            language: state.localizer.language(),
            wording: state.preferences.wording,
            kit: state.preferences.kit.clone(),
            names: state.localizer.names().clone(),
        }
    }

    fn written(&self, state: &TableState, about: About) -> WrittenPrompt {
        let words = OwnWords::of(state, self.delivery);
        let render = |message: &Message| words.render(message, Form::Printed);
        let choice = |choice: &Choice| WrittenChoice {
            answer: choice.answer,
            text: words.label(&choice.label),
            means: render(&choice.means),
            refused: choice.refused.as_ref().map(render),
            is_final: choice.is_final,
        };
        let Content { lines, choices, chosen, together } = self.content.open();
        WrittenPrompt {
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
