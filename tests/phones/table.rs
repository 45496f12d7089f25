//! A table without a session: what the session would do is done here by hand.

use std::path::PathBuf;
use std::thread::JoinHandle;

use protocol::{About, Answer, Delivery, Door, Input, Page, PageWords, PhonesEvent, WrittenChoice, WrittenPrompt};
use resistance_narrator::device::Inbox;
use resistance_narrator::device::phones::{InRoom, Phones};
use resistance_narrator::game::secret::Sealed;
use resistance_narrator::game::{MissionCard, Seat, SeatSet};
use resistance_narrator::language::{Language, Length};

use super::client::{self, LONGEST, Phone};

pub const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// A table where phones are let in.
pub struct Table {
    pub phones: Phones,
    pub inbox: Inbox,
    pub door: Door,
}

pub fn words(language: Language, length: Length) -> PageWords {
    PageWords { language, length }
}

pub const ENGLISH: PageWords = PageWords { language: Language::ENGLISH, length: Length::Full };

pub fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

impl Table {
    /// A table of five, with a line said.
    pub fn new() -> Self {
        let table = Self::opened(None);
        table.phones.page(Page::Seats(NAMES.map(str::to_owned).to_vec()));
        table.say(0, &["The game begins."]);
        table
    }

    /// A table without a game, which may keep who has which seat.
    pub fn opened(memory: Option<PathBuf>) -> Self {
        let inbox = Inbox::default();
        let phones = Phones::start(inbox.sender(), ENGLISH, memory, InRoom::Unnamed).expect("a port is free");
        let Some(Input::Phones(PhonesEvent::Open(door))) = inbox.next_within(LONGEST) else { panic!("no door") };
        Self { phones, inbox, door }
    }

    /// Lines are said, in English and full.
    pub fn say(&self, first: usize, lines: &[&str]) {
        let lines = lines.iter().map(|line| (*line).to_owned()).collect();
        self.phones.page(Page::Said { words: ENGLISH, first, lines });
    }

    /// What comes in next.
    pub fn next(&self) -> Input {
        self.inbox.next_within(LONGEST).expect("something comes in")
    }

    /// Nothing comes in.
    #[track_caller]
    pub fn nothing(&self) {
        assert_eq!(self.inbox.next_within(std::time::Duration::ZERO), None);
    }

    /// A phone that has shown the code.
    pub fn guest(&self) -> Phone {
        let mut phone = Phone::new(self.door.port);
        let code = self.door.code.clone();
        phone.post("/code", &[("code", &code)]).is(303);
        phone
    }

    /// A phone that has a seat.
    pub fn seated(&self, number: u32) -> Phone {
        let mut phone = self.guest();
        let form = phone.form("/");
        phone.post("/sit", &[("form", &form), ("seat", &number.to_string())]).is(303);
        let Input::Reached(reached, Delivery { language: Some(_), .. }) = self.next() else { panic!("nobody") };
        assert_eq!(reached, seat(number));
        phone
    }

    /// An answer is sent; it is looked at as the session would.
    pub fn answered(&self, sent: JoinHandle<client::Answer>, act: impl FnOnce(Seat, u32, Answer)) -> client::Answer {
        let Input::Answered { from, prompt, answer } = self.next() else { panic!("no answer") };
        act(from, prompt, *answer.0.open());
        sent.join().unwrap()
    }
}

pub fn choice(answer: Answer, text: &str, refused: Option<&str>) -> WrittenChoice {
    WrittenChoice {
        answer,
        text: text.trim_end_matches('.').to_owned(),
        means: text.to_owned(),
        refused: refused.map(str::to_owned),
        is_final: false,
    }
}

/// A vote, with what is chosen so far.
pub fn vote(number: u32, chosen: Option<usize>) -> Sealed<WrittenPrompt> {
    let choices = vec![
        choice(Answer::Vote { approves: true }, "You approve the team of Ana and Cleo.", None),
        choice(Answer::Vote { approves: false }, "You reject the team of Ana and Cleo.", None),
    ];
    prompt(number, About::Vote, &["Your vote on Ana and Cleo."], choices, chosen)
}

/// A mission card, which has to be a success or not.
pub fn card(number: u32, refused: Option<&str>, chosen: Option<usize>) -> Sealed<WrittenPrompt> {
    let choices = vec![
        choice(Answer::Card(MissionCard::Success), "You play Success.", None),
        choice(Answer::Card(MissionCard::Fail), "You play Fail.", refused),
    ];
    prompt(number, About::Card, &["Your mission card."], choices, chosen)
}

/// Something to know.
pub fn told(number: u32, lines: &[&str]) -> Sealed<WrittenPrompt> {
    prompt(number, About::Role, lines, Vec::new(), None)
}

/// A team of so many; Eve can't be in it.
pub fn team(number: u32, together: u8) -> Sealed<WrittenPrompt> {
    let one = |(at, name): (usize, &&str)| {
        let mut set = SeatSet::default();
        set.insert(Seat::from_index(at).unwrap());
        choice(Answer::Team(set), name, (*name == "Eve").then_some("Eve may not go."))
    };
    let mut team = prompt(number, About::Turn, &["Who goes?"], NAMES.iter().enumerate().map(one).collect(), None);
    team.0.open_mut().together = Some(together);
    team
}

pub fn prompt(
    number: u32,
    about: About,
    lines: &[&str],
    choices: Vec<WrittenChoice>,
    chosen: Option<usize>,
) -> Sealed<WrittenPrompt> {
    let lines = lines.iter().map(|line| (*line).to_owned()).collect();
    Sealed::new(WrittenPrompt { number, about, language: Language::ENGLISH, lines, choices, chosen, together: None })
}
