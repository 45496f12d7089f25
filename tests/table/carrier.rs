//! A carrier beside the headset: it reaches several seats at once, each in its own language, as phones would.

use resistance_narrator::game::Seat;
use resistance_narrator::game::secret::Sealed;
use resistance_narrator::language::{Form, Language, Message};
use resistance_narrator::session::Input;
use resistance_narrator::session::seats::{About, Answer, Carrier, Choice, Manner};

use super::Table;

/// What one seat alone is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    pub about: About,
    pub language: Language,
    pub text: String,
    /// What can be chosen, what it means, and why it is refused.
    pub choices: Vec<(String, Option<String>)>,
    /// What is chosen so far.
    pub chosen: Option<usize>,
}

impl Table {
    /// From now on this seat is reached on its own, in this language.
    pub fn reached(self, seat: Seat, language: Language) -> Self {
        self.manner(seat, Manner { language: Some(language), carrier: Carrier::Own, ..Manner::default() })
    }

    /// From now on this seat is told like this what is its own.
    pub fn manner(mut self, seat: Seat, manner: Manner) -> Self {
        self.session().reach(seat, manner);
        self
    }

    /// What a seat that is reached on its own is shown now.
    pub fn shown(&mut self, seat: Seat) -> Option<Shown> {
        let session = self.session();
        let slip = session.slip(seat)?;
        assert_eq!(slip.to, seat);
        let (content, words) = (slip.content.open(), session.words_of(seat));
        let render = |message: &Message| words.render(message, Form::Printed);
        let lines: Vec<String> = content.lines.iter().map(render).collect();
        let choice = |choice: &Choice| (render(&choice.means), choice.refused.as_ref().map(render));
        let chosen = content.choices.iter().position(|choice| Some(choice.answer) == content.chosen);
        let choices = content.choices.iter().map(choice).collect();
        Some(Shown { about: slip.about, language: words.language(), text: lines.join(" "), choices, chosen })
    }

    /// A seat answers with the choice of this number, from 0.
    pub fn chooses(mut self, seat: Seat, choice: usize) -> Self {
        let answer = self.session().slip(seat).expect("the seat is asked").content.open().choices[choice].answer;
        self.answers(seat, answer)
    }

    /// A seat answers. What the table hears of it is still to be heard.
    pub fn answers(mut self, seat: Seat, answer: Answer) -> Self {
        self.session();
        self.step = self.moments.len();
        self.on_disk.clear();
        self.handle(Input::Answered(seat, Sealed::new(answer)));
        self
    }
}
