//! A channel beside the headset: it reaches several seats at once, each in its own language, as phones would.
//!
//! It does what any other one does: it tells with inputs whom it reaches and what they answer, and keeps for each seat
//! what was brought last.

use std::collections::BTreeMap;

use protocol::{
    About, Answer, Channel, Delivery, Effect, Input, PhonesEvent, PhonesOrder, Sealed, WrittenChoice, WrittenPrompt,
};
use resistance_narrator::game::Seat;
use resistance_narrator::language::Language;

use super::Table;
use super::pages::Pages;

/// What one seat alone is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    pub number: u32,
    pub about: About,
    pub language: Language,
    pub text: String,
    /// What can be chosen, what it means, and why it is refused.
    pub choices: Vec<(String, Option<String>)>,
    /// What is chosen so far.
    pub chosen: Option<usize>,
}

/// What came for a seat, without its content: that may be known to all.
#[derive(Clone, Debug, PartialEq)]
pub enum Came {
    PrivatePrompt {
        to: Seat,
        number: u32,
        about: About,
        language: Language,
        choices: usize,
    },
    /// The prompt is taken away.
    Nothing(Seat),
    /// The seat is not reached any more.
    Unreached(Seat),
}

/// What lies before the seats of a table that are reached on their own.
#[derive(Default)]
pub struct OwnWay {
    pub pages: Pages,
    /// What was to be done with phones.
    pub orders: Vec<PhonesOrder>,
    prompts: BTreeMap<Seat, Sealed<WrittenPrompt>>,
    came: Vec<Came>,
}

/// Who reads on after they are done has nothing before them any more when the next one is named.
pub(super) fn gone_before_anything_is_said(effects: &[Effect]) {
    let said = |effect: &Effect| matches!(effect, Effect::Print(_) | Effect::Speak(_) | Effect::Report(_));
    let late = effects
        .iter()
        .skip_while(|effect| !said(effect))
        .find(|effect| matches!(effect, Effect::PrivatePrompt(_, None)));
    assert_eq!(late, None, "a prompt stays while something is said: {effects:#?}");
}

impl OwnWay {
    pub(super) fn bring(&mut self, to: Seat, prompt: Option<Sealed<WrittenPrompt>>) {
        let Some(sealed) = prompt else {
            self.prompts.remove(&to);
            return self.came.push(Came::Nothing(to));
        };
        let prompt = sealed.0.open();
        let (number, about, language, choices) = (prompt.number, prompt.about, prompt.language, prompt.choices.len());
        self.came.push(Came::PrivatePrompt { to, number, about, language, choices });
        self.prompts.insert(to, sealed);
    }

    pub(super) fn show(&mut self, effect: Effect) {
        match effect {
            Effect::Phones(order) => self.orders.push(order),
            Effect::Page(page) => self.pages.show(page),
            other => panic!("{other:?} is for no page"),
        }
    }

    pub(super) fn lose(&mut self, seat: Seat) {
        assert!(!self.prompts.contains_key(&seat), "a prompt stays with somebody who is not reached any more");
        self.came.push(Came::Unreached(seat));
    }
}

impl Table {
    /// From now on this seat is reached on its own, in this language.
    pub fn reached(self, seat: Seat, language: Language) -> Self {
        self.delivery(seat, Delivery { language: Some(language), channel: Channel::Own, ..Delivery::default() })
    }

    /// From now on this seat is told like this what is its own.
    pub fn delivery(self, seat: Seat, delivery: Delivery) -> Self {
        self.input(Input::Reached(seat, delivery))
    }

    /// The prompt of a seat that is reached on its own, as it was brought.
    pub fn prompt(&self, seat: Seat) -> Option<&Sealed<WrittenPrompt>> {
        self.own_way.prompts.get(&seat)
    }

    /// What a seat that is reached on its own is shown now.
    pub fn shown(&self, seat: Seat) -> Option<Shown> {
        let prompt = self.prompt(seat)?.0.open();
        let choice = |choice: &WrittenChoice| (choice.text.clone(), choice.refused.clone());
        Some(Shown {
            number: prompt.number,
            about: prompt.about,
            language: prompt.language,
            text: prompt.lines.join(" "),
            choices: prompt.choices.iter().map(choice).collect(),
            chosen: prompt.chosen,
        })
    }

    /// What a seat that is reached on its own is asked, or told; none where it can but take back what it has done, or only
    /// waits.
    pub fn asked(&self, seat: Seat) -> Option<&WrittenPrompt> {
        let asks = |prompt: &&WrittenPrompt| {
            prompt.about != About::Turn || prompt.choices.iter().any(|choice| choice.answer != Answer::Undo)
        };
        self.prompt(seat).map(|prompt| prompt.0.open()).filter(asks)
    }

    /// What pages have before them.
    pub fn pages(&self) -> &Pages {
        &self.own_way.pages
    }

    /// What came for pages since it was asked last, without what is sealed.
    pub fn came_for_pages(&mut self) -> Vec<String> {
        self.own_way.pages.came()
    }

    /// What was to be done with phones so far.
    pub fn orders(&self) -> &[PhonesOrder] {
        &self.own_way.orders
    }

    /// The phones tell something.
    pub fn phones(self, event: PhonesEvent) -> Self {
        self.input(Input::Phones(event))
    }

    /// Whether somebody is told or asked something alone, by whatever channel.
    pub(super) fn is_asked_alone(&mut self) -> bool {
        self.session().asks_alone() || self.session().hands_over()
    }

    /// What came for seats that are reached on their own since it was asked last.
    pub fn came(&mut self) -> Vec<Came> {
        std::mem::take(&mut self.own_way.came)
    }

    /// A seat answers with the choice of this number, from 0.
    pub fn chooses(self, seat: Seat, choice: usize) -> Self {
        let answer = self.prompt(seat).expect("the seat is asked").0.open().choices[choice].answer;
        self.answers(seat, answer)
    }

    /// A seat answers the prompt that it has. What the table hears of it is still to be heard.
    pub fn answers(self, seat: Seat, answer: Answer) -> Self {
        let number = self.prompt(seat).map_or(0, |prompt| prompt.0.open().number);
        self.answers_to(seat, number, answer)
    }

    /// A seat answers the prompt of this number.
    pub fn answers_to(self, from: Seat, prompt: u32, answer: Answer) -> Self {
        self.input(Input::Answered { from, prompt, answer: Sealed::new(answer) })
    }

    /// Something comes in.
    pub fn input(mut self, input: Input) -> Self {
        self.session();
        self.step = self.moments.len();
        self.on_disk.clear();
        self.handle(input);
        self
    }
}
