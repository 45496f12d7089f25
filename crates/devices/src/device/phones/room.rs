//! What the session has brought for pages, and which phones are known.

use std::collections::BTreeMap;

use super::clients::Clients;
use super::transcript::Said;
use super::tries::Tries;
use protocol::WrittenPrompt;
use protocol::pages::{Page, PageWords};
use protocol::{Delivery, Seat, Secret};

/// How many answers a seat can look back at.
const ANSWERS: usize = 20;

/// What the session has brought for pages, and which phones are known.
#[derive(Default)]
pub(super) struct Room {
    /// The code of the table.
    pub code: String,
    /// Who sits where, in seat order.
    pub seats: Vec<String>,
    /// The phones that are known.
    pub clients: Clients,
    /// Who has tried wrong codes.
    pub tries: Tries,
    said: Vec<(PageWords, Said)>,
    tables: Vec<(PageWords, Table)>,
    own: BTreeMap<Seat, Own>,
    /// Counts whatever changes, so that every version has another number.
    version: u64,
    /// The version of the seats that can be taken.
    pub seats_version: u64,
    /// Whether the narrator is leaving.
    pub has_ended: bool,
}

/// How the table stands, in one page's words.
#[derive(Clone, Default)]
pub(super) struct Table {
    /// When it was brought.
    pub version: u64,
    /// A sentence each.
    pub lines: Vec<String>,
}

/// What one seat alone gets.
#[derive(Clone, Default)]
pub(super) struct Own {
    /// When its prompt was brought.
    pub version: u64,
    /// What is told or asked.
    pub prompt: Option<Secret<WrittenPrompt>>,
    /// Who it is, a sentence each.
    pub card: Option<Secret<Vec<String>>>,
    /// The answers to what it has asked, each with its number from 1, the oldest first.
    pub answers: Vec<(u64, Secret<Vec<String>>)>,
    /// What became of its newest answer to a prompt.
    pub settled: Settled,
}

/// What became of an answer.
#[derive(Clone, Copy, Default)]
pub(super) struct Settled {
    /// How many were looked at so far.
    pub count: u64,
    /// The prompt that the newest one was for.
    pub prompt: u32,
    /// Whether it counts.
    pub taken: bool,
}

impl Room {
    /// An empty one, for whoever shows this code.
    pub fn new(code: String) -> Self {
        Self { code, ..Self::default() }
    }

    /// Takes in something new for pages.
    pub fn take(&mut self, page: Page) {
        self.version += 1;
        let version = self.version;
        match page {
            Page::Seats(names) => {
                self.clients.are_called(&names);
                self.seats = names;
                self.seats_version = version;
            }
            Page::Said { words, first, lines } => self.said_mut(words).tell(first, lines),
            Page::Table { words, lines } => {
                self.tables.retain(|(known, _)| *known != words);
                self.tables.push((words, Table { version, lines }));
            }
            Page::Card(seat, card) => self.own_mut(seat).card = card.map(|card| card.0),
            Page::Answer(seat, lines) => {
                let answers = &mut self.own_mut(seat).answers;
                let number = answers.last().map_or(0, |(number, _)| *number) + 1;
                answers.push((number, lines.0));
                let surplus = answers.len().saturating_sub(ANSWERS);
                answers.drain(..surplus);
            }
            Page::Settled { seat, prompt, taken } => {
                let settled = &mut self.own_mut(seat).settled;
                *settled = Settled { count: settled.count + 1, prompt, taken };
            }
        }
    }

    /// Brings a seat its prompt, or takes it away.
    pub fn bring(&mut self, seat: Seat, prompt: Option<Secret<WrittenPrompt>>) {
        self.version += 1;
        let version = self.version;
        let own = self.own_mut(seat);
        own.prompt = prompt;
        own.version = version;
    }

    /// A seat is nobody's: what was its own goes too.
    pub fn free(&mut self, seat: Seat) {
        self.version += 1;
        self.clients.free(seat);
        self.own.remove(&seat);
        self.seats_version = self.version;
    }

    /// Another game: a new code counts for whoever comes, and these sit here, with their phones if they had any. Gives back
    /// who has one.
    pub fn renew(&mut self, code: String, seats: &[String]) -> Vec<(Seat, Delivery)> {
        self.code = code;
        self.tries.renew();
        self.own.clear();
        self.clients.sit_again(seats);
        self.seats_changed();
        self.clients.seated().map(|(seat, client)| (seat, client.taste.delivery())).collect()
    }

    /// Somebody has taken a seat: others see it.
    pub fn seats_changed(&mut self) {
        self.version += 1;
        self.seats_version = self.version;
    }

    /// What was said in these words; none if that was not brought yet.
    pub fn said(&self, words: PageWords) -> Option<&Said> {
        self.said.iter().find(|(known, _)| *known == words).map(|(_, said)| said)
    }

    fn said_mut(&mut self, words: PageWords) -> &mut Said {
        let at = self.said.iter().position(|(known, _)| *known == words).unwrap_or_else(|| {
            self.said.push((words, Said::default()));
            self.said.len() - 1
        });
        &mut self.said[at].1
    }

    /// How the table stands in these words.
    pub fn table(&self, words: PageWords) -> Table {
        self.tables.iter().find(|(known, _)| *known == words).map(|(_, table)| table.clone()).unwrap_or_default()
    }

    /// What is one seat's own.
    pub fn own(&self, seat: Seat) -> Own {
        self.own.get(&seat).cloned().unwrap_or_default()
    }

    fn own_mut(&mut self, seat: Seat) -> &mut Own {
        self.own.entry(seat).or_default()
    }

    /// What a seat's player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_default()
    }
}
