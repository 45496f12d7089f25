//! What a seat asks on its own page, and is answered there alone; and what every page shows of the table.

use crate::game::Seat;
use crate::game::secret::Sealed;
use crate::language::{Form, Message, Realm, Verb};
use crate::narration::answers;
use crate::output::Output;
use crate::queries::prompts::words::OwnWords;
use crate::state::keyboard::Keyboard;
use crate::state::pages::Read;
use crate::state::table_state::TableState;
use protocol::{Effect, Page};

/// Questions that are about this session's own voice and keys, not about the game.
const NOT_ON_A_PAGE: [Verb; 11] = [
    Verb::Help,
    Verb::Keys,
    Verb::Log,
    Verb::More,
    Verb::Save,
    Verb::Older,
    Verb::Newer,
    Verb::Oldest,
    Verb::Newest,
    Verb::NextBuffer,
    Verb::PreviousBuffer,
];

/// Answers what a seat has asked. The table hears nothing of it, and nothing changes.
pub(crate) fn answer(state: &TableState, output: &mut Output, keyboard: &Keyboard, from: Seat, line: &str) {
    let words = OwnWords::of(state, state.people.deliveries[from]);
    let told = answers_to(state, keyboard, &words, line);
    let lines = told.iter().map(|message| words.render(message, Form::Printed)).collect();
    output.effects.push(Effect::Page(Page::Answer(from, Sealed::new(lines))));
}

fn answers_to(state: &TableState, keyboard: &Keyboard, words: &OwnWords<'_>, line: &str) -> Vec<Message> {
    let not_understood = || vec![Message::new("page-asks-what")];
    let Ok(intent) = words.localizer().understand(line, &[]) else { return not_understood() };
    if intent.verb().realm() != Realm::Question || NOT_ON_A_PAGE.contains(&intent.verb()) {
        return not_understood();
    }
    // What is said at this desk nobody hears.
    let mut aside = Output::default();
    if !answers::answer(state, &mut aside, keyboard, &intent) {
        return not_understood();
    }
    aside.narration.told_and_untold().cloned().collect()
}

impl Read {
    pub(crate) fn bring(&mut self, state: &TableState, output: &mut Output, standing: &[Message]) {
        let words = OwnWords::in_words(state, self.words);
        let render = |message: &Message| words.render(message, Form::Printed);
        let transcript = &output.narration.transcript;
        let (first, end) = (transcript.from(self.said), transcript.len());
        if first < end || end < self.said {
            let lines = transcript.since(first).map(render).collect();
            self.said = end;
            output.effects.push(Effect::Page(Page::Said { words: self.words, first, lines }));
        }
        if !self.stands {
            self.stands = true;
            let lines = standing.iter().map(render).collect();
            output.effects.push(Effect::Page(Page::Table { words: self.words, lines }));
        }
    }
}
