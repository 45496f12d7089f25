//! A game written down step by step.

use std::fmt::Write;

use protocol::question::Question;
use protocol::{Cue, Sound};
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Count, Offer, PlotCard, SeatSet};
use resistance_narrator::language::pattern::Slot;
use resistance_narrator::language::{Intent, Message, Verb};
use resistance_narrator::preferences::Key;

use crate::table::{At, Moment, Table, length_ms};

/// A table with its text so far.
pub struct Transcript {
    table: Option<Table>,
    pub text: String,
}

impl Transcript {
    /// The text of a table that opens now.
    pub fn of(table: Table) -> Self {
        let mut transcript = Self { table: None, text: String::new() };
        transcript.tell(table.open());
        transcript
    }

    /// How often something was refused.
    pub fn refused(&mut self) -> usize {
        self.table().moments().iter().filter(|at| at.moment == Moment::Cue(Cue::Refused)).count()
    }

    pub fn table(&mut self) -> &mut Table {
        self.table.as_mut().unwrap()
    }

    fn step(&mut self, step: impl FnOnce(Table) -> Table) {
        let table = self.table.take().unwrap();
        self.text.push('\n');
        self.tell(step(table));
    }

    /// Types what is meant, in the words of the language.
    pub fn says(&mut self, intent: Intent) {
        let verbs = self.table().question().verbs();
        let line = self.table().localizer().write(&intent).trim().to_owned();
        assert_eq!(self.table().localizer().understand(&line, &verbs), Ok(intent), "{line:?}");
        self.step(|table| table.line(&line));
    }

    pub fn says_all<const N: usize>(&mut self, intents: [Intent; N]) {
        for intent in intents {
            self.says(intent);
        }
    }

    pub fn lines<const N: usize>(&mut self, lines: [&str; N]) {
        for line in lines {
            self.step(|table| table.line(line));
        }
    }

    /// Types a command with words in its slot that may mean nothing.
    pub fn words(&mut self, verb: Verb, words: &str) {
        let pattern = self.table().localizer().phrases().shown(verb).unwrap().clone();
        let line = pattern.written(|_| words.to_owned());
        self.step(|table| table.line(&line));
    }

    pub fn keys(&mut self, signs: &str) {
        for sign in signs.chars() {
            self.step(|table| table.key(sign));
        }
    }

    pub fn keys_of(&mut self, keys: &[Key]) {
        for key in keys {
            self.step(|table| table.press(*key).listen());
        }
    }

    /// Waits until the time is over that everybody has alike with the headset.
    pub fn slot(&mut self) {
        self.step(Table::wait_for_slot);
    }

    /// Writes the last step down.
    fn tell(&mut self, mut table: Table) {
        // A tone is printed too, and is no sentence.
        let tone = table.sentence(&Message::new("script-pass-on"));
        let printed = table.printed().into_iter().filter(|line| **line != tone);
        let printed: Vec<String> = printed.map(str::to_owned).collect();
        let mut told =
            Told { text: String::new(), free_ms: table.last_step().first().map_or(0, |at| at.ms), heard: 0 };
        let began_ms = told.free_ms;
        for at in table.last_step() {
            told.tell(at, &printed);
        }
        for whisper in table.whispers() {
            told.line("  ( ", &whisper);
        }
        let heard = table.spoken().len();
        assert_eq!(heard, printed.len(), "what is said and what is printed differ: {:#?}", table.last_step());
        self.text.push_str(&folded(&told.text));
        let took_s = (table.clock_ms() - began_ms) / 1000;
        if took_s >= 60 {
            writeln!(self.text, "  ~ {took_s} s in all").unwrap();
        }
        let over = table.last_step().iter().any(|at| at.moment == Moment::Quit);
        if !over {
            self.text.push_str(&legal(&mut table));
        }
        self.table = Some(table);
    }
}

/// The text of one step.
struct Told {
    text: String,
    /// When the last sound has ended.
    free_ms: u64,
    /// Sentences so far.
    heard: usize,
}

impl Told {
    fn tell(&mut self, at: &At, printed: &[String]) {
        match &at.moment {
            Moment::Typed(line) => self.line("> ", line),
            Moment::Pressed(key) => self.line("# ", &format!("{key:?}")),
            Moment::Spoken(sentence) => {
                self.silence_until(at.ms);
                self.line("  - ", sentence);
                if let Some(line) = printed.get(self.heard).filter(|line| *line != sentence) {
                    self.line("  | ", line);
                }
                self.heard += 1;
                self.free_ms = at.ms + length_ms(&Sound::Text(sentence.clone()));
            }
            Moment::Cue(cue) => {
                self.silence_until(at.ms);
                self.line("  * ", cue.id());
                self.free_ms = at.ms + length_ms(&Sound::Cue(*cue));
            }
            Moment::Masking(masking) => self.line("  * ", &format!("masking {masking:?}").to_lowercase()),
            Moment::Silenced => self.line("  * ", "silenced"),
            Moment::Quit => self.line("  * ", "end"),
            Moment::Printed(_) => {}
            Moment::Posted(posted) => {
                let to = posted.to.map_or("public".to_owned(), |to| format!("to {}", to.number()));
                self.line("  @ ", &format!("{to}: {}", posted.title));
                posted.text.lines().for_each(|line| self.line("  @   ", line));
            }
            Moment::Reported(report) => panic!("a table of people is told {report:?}"),
        }
    }

    fn silence_until(&mut self, ms: u64) {
        let silence_ms = ms.saturating_sub(self.free_ms);
        if silence_ms > 0 {
            self.line("  ~ ", &format!("{}.{} s", silence_ms / 1000, silence_ms / 100 % 10));
        }
    }

    fn line(&mut self, mark: &str, text: &str) {
        self.text.push_str(mark);
        self.text.push_str(text);
        self.text.push('\n');
    }
}

/// The text with tones that come again and again told once.
fn folded(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut folded = String::new();
    let mut at = 0;
    while at < lines.len() {
        let pair = lines.get(at..at + 2);
        let times = lines[at..].chunks(2).take_while(|chunk| Some(*chunk) == pair).count();
        match pair {
            Some([silence, cue]) if times > 2 => {
                writeln!(folded, "{silence}\n{cue}, {times} times").unwrap();
                at += 2 * times;
            }
            _ => {
                writeln!(folded, "{}", lines[at]).unwrap();
                at += 1;
            }
        }
    }
    folded
}

/// What answers the open question, in the words of the language, and what the rules would accept.
fn legal(table: &mut Table) -> String {
    let question = table.question();
    let phrases = table.localizer().phrases();
    let answers: Vec<String> = question
        .verbs()
        .into_iter()
        .filter_map(|verb| Some(phrases.shown(verb)?.written(|slot: Slot| format!("{{{}}}", slot.id()))))
        .collect();
    let asked = match question {
        Question::Guidance { step } => format!("Guidance {{ step: {} }}", step as u8),
        // Who is sought, as the book says.
        Question::Sought => {
            let sought = table.game().unwrap().book().character_with(Part::NamedAtTheEnd);
            sought.unwrap().id().split('-').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
        }
        question => format!("{question:?}"),
    };
    let mut text = format!("  ? {asked}: {}\n", answers.join("; "));
    if let Some(game) = table.game() {
        let offers: Vec<String> = game.offers().iter().map(offer).collect();
        let offers = if offers.is_empty() { "nothing".to_owned() } else { offers.join("; ") };
        writeln!(text, "  = {offers}").unwrap();
    }
    text
}

fn offer(offer: &Offer) -> String {
    let numbers = |seats: SeatSet| seats.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ");
    let cards = |of: &[PlotCard]| of.iter().map(|card| card.id()).collect::<Vec<_>>().join(" or ");
    match offer {
        Offer::TableReady => "the table is laid".to_owned(),
        Offer::RevealDone => "the reveal is over".to_owned(),
        Offer::Mission { of } => {
            let missions: Vec<String> = of.iter().map(|mission| mission.number().to_string()).collect();
            format!("mission {}", missions.join(" or "))
        }
        Offer::Team { size, of } => format!("a team of {size} out of {}", numbers(*of)),
        Offer::Vote { voters } => format!("the votes of {}", numbers(*voters)),
        Offer::Count { of } => counts(of),
        Offer::Watch { of } => format!("the watch token for {}", numbers(*of)),
        Offer::Trap { of } => format!("the card of {} set aside", numbers(*of)),
        Offer::Claim { of } => format!("a claim of {} or of nobody", numbers(*of)),
        Offer::Draw { of } => format!("a drawn card, {}", cards(of)),
        Offer::Give { of, to } => format!("{} for {}", cards(of), numbers(*to)),
        Offer::On { of } => format!("somebody out of {}", numbers(*of)),
        Offer::Use { by, card, on } if on.is_empty() => format!("{} used by {}", card.id(), by.number()),
        Offer::Use { by, card, on } => format!("{} used by {} on {}", card.id(), by.number(), numbers(*on)),
        Offer::Take { by, of } => {
            let of: Vec<String> =
                of.iter().map(|(card, seat)| format!("{} of {}", card.id(), seat.number())).collect();
            format!("{} takes {}", by.number(), of.join(" or "))
        }
        Offer::Pass => "pass".to_owned(),
        Offer::FaceUp { of } => {
            format!("the open cards of {}", numbers(of.iter().map(|(member, _)| *member).collect()))
        }
        Offer::Examine { of } => format!("{} examined", numbers(*of)),
        Offer::Captain { of } => format!("Captain America out of {}", numbers(*of)),
        Offer::DealAgain => "another deal".to_owned(),
        Offer::Accuse { of } => format!("{} accused", numbers(*of)),
        Offer::Show { of } => of.iter().map(|card| card.id()).collect::<Vec<_>>().join(" or "),
        Offer::Assassinate { of } => format!("{} named", numbers(*of)),
        Offer::Told => "right or wrong".to_owned(),
        Offer::Expose { of } => format!("{} exposed", numbers(*of)),
    }
}

/// The fewest and the most of each kind.
fn counts(of: &[Count]) -> String {
    let range = |kind: fn(&Count) -> u8, name: &str| {
        let (least, most) = (of.iter().map(kind).min()?, of.iter().map(kind).max()?);
        (most > 0 || name == "Fails").then(|| format!("{least} to {most} {name}"))
    };
    let kinds = [
        range(|count| count.fails, "Fails"),
        range(|count| count.reverses, "Reverses"),
        range(|count| count.rogues, "Rogue Successes"),
    ];
    kinds.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
