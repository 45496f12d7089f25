//! Refusals in words: what was found, what is wanted, that nothing has changed.

use super::narration::Topic;
use super::question::{self, Question};
use super::{Mode, Session, agents, mission, plot};
use crate::game::{Fault, Game, PlotCard, Refusal, Side};
use crate::language::{Intent, Message, Misunderstood, Verb, terms};

impl Session {
    /// A line that is no command.
    pub(super) fn misunderstood(&mut self, line: &str, why: Misunderstood) {
        let everybody = self.lexicon.names().values().to_vec();
        // "Resume" is as good an answer there as a number.
        let wants_no_number = self.question() == Question::Unfinished;
        let why = match why {
            Misunderstood::NotANumber(_) if wants_no_number => Misunderstood::Unknown,
            why => why,
        };
        let (code, message) = match why {
            // Somebody thinks: the question stays open.
            Misunderstood::Hesitation => {
                return match self.mode {
                    Mode::Table => self.ask_in_full(),
                    Mode::Program => self.not_now(self.question()),
                };
            }
            Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }
                if self.lexicon.phrases().is_me(&word) =>
            {
                ("unknown-player", Message::new("refused-me").text("word", as_written(line, &word)))
            }
            Misunderstood::Empty => ("empty", Message::new("refused-empty")),
            Misunderstood::Unknown => {
                let hint = self.hint();
                (
                    "unknown-command",
                    Message::new("refused-unknown").text("text", without_end(&shortened(line))).message("hint", hint),
                )
            }
            Misunderstood::NotAsked => return self.not_now(self.question()),
            Misunderstood::Incomplete(verb) => return self.incomplete(verb),
            Misunderstood::Malformed(verb) => {
                let Some(example) = self.example_now(verb) else { return self.of_another_moment("malformed") };
                let message = Message::new("refused-malformed").text("text", shortened(line));
                ("malformed", message.text("example", example))
            }
            Misunderstood::UnknownPlayer { word, suggestion: Some(near) } => {
                let message = Message::new("refused-unknown-player-suggest").text("word", as_written(line, &word));
                ("unknown-player", message.player("suggestion", near))
            }
            Misunderstood::UnknownPlayer { word, suggestion: None } if everybody.is_empty() => {
                ("unknown-player", Message::new("refused-nobody-seated").text("word", as_written(line, &word)))
            }
            Misunderstood::UnknownPlayer { word, suggestion: None } => {
                let message = Message::new("refused-unknown-player").text("word", as_written(line, &word));
                ("unknown-player", message.texts("names", everybody))
            }
            Misunderstood::AmbiguousPlayer { word, candidates } => {
                let message = Message::new("refused-ambiguous-player").text("word", as_written(line, &word));
                ("ambiguous-player", message.any_of("names", candidates))
            }
            Misunderstood::Several(players) => {
                ("one-player", Message::new("refused-several").players("names", players))
            }
            Misunderstood::NoSeat(seat) => {
                let message = Message::new("refused-no-seat").number("seat", seat);
                ("unknown-player", message.number("players", everybody.len() as u32))
            }
            Misunderstood::Twice(seat) => ("named-twice", Message::new("refused-twice").player("player", seat)),
            Misunderstood::NotANumber(word) if word.contains(|sign: char| sign.is_ascii_digit()) => {
                ("not-a-number", Message::new("refused-odd-number").text("word", as_written(line, &word)))
            }
            Misunderstood::NotANumber(word) => {
                ("not-a-number", Message::new("refused-not-a-number").text("word", as_written(line, &word)))
            }
            // Nobody means a plot card where there are none.
            Misunderstood::NotACard(_) if self.mode == Mode::Table && !self.plays_with_plot_cards() => {
                return self.misunderstood(line, Misunderstood::Unknown);
            }
            Misunderstood::NotACard(word) => {
                let cards = PlotCard::ALL.into_iter().map(plot::name).collect();
                let message = Message::new("refused-no-card").text("word", as_written(line, &word));
                ("no-card", message.alternatives("list", cards))
            }
            Misunderstood::NotAModule(word) => {
                ("no-module", Message::new("refused-no-module").text("word", as_written(line, &word)))
            }
            Misunderstood::NotALanguage(word) => {
                ("no-language", Message::new("refused-no-language").text("text", word))
            }
        };
        self.refuse(code, message);
    }

    /// A verb without its object opens the question for it, or belongs to another question; a program has to say it
    /// whole.
    pub(super) fn opens(&mut self, verb: Verb, question: Question) {
        match self.mode {
            Mode::Table if question.verbs().contains(&verb) => self.ask_again(),
            Mode::Table if question::ANSWERS.contains(&verb) => self.not_now(question),
            Mode::Table | Mode::Program => self.incomplete(verb),
        }
    }

    /// A command without all that it needs.
    pub(super) fn incomplete(&mut self, verb: Verb) {
        let Some(example) = self.example_now(verb) else { return self.of_another_moment("incomplete") };
        let message = Message::new("refused-incomplete").text("command", self.opening(verb)).text("example", example);
        self.refuse("incomplete", message);
    }

    /// A command that is not whole, and would not be taken now if it were. A program learns what is wrong with its line.
    fn of_another_moment(&mut self, code: &'static str) {
        let question = self.question();
        match self.mode {
            Mode::Program if question != Question::AfterGame => {
                let hint = self.hint();
                self.refuse(code, Message::new("refused-not-now").message("hint", hint));
            }
            Mode::Table | Mode::Program => self.not_now(question),
        }
    }

    /// A command that belongs to another moment.
    pub(super) fn not_now(&mut self, question: Question) {
        if question == Question::AfterGame {
            // A program begins another game by starting the narrator again.
            let key = match self.mode {
                Mode::Table => "refused-game-over",
                Mode::Program => "refused-game-over-program",
            };
            return self.refuse("game-over", self.as_answered(Message::new(key)));
        }
        let hint = self.hint();
        self.refuse("not-now", Message::new("refused-not-now").message("hint", hint));
    }

    /// A refusal of the rules.
    pub(super) fn refuse_action(&mut self, refusal: &Refusal) {
        match refusal {
            Refusal::NotNow(_) | Refusal::GameOver => self.not_now(self.question()),
            _ => self.refuse(refusal.code(), self.refusal_message(refusal)),
        }
    }

    /// A refusal of the rules in words.
    pub(super) fn refusal_message(&self, why: &Refusal) -> Message {
        let forced = |card| self.lexicon.write(&Intent::DrawAnyway(card));
        let told =
            self.game().and_then(|game| refusal(why, game).or_else(|| plot::refuse::refusal(why, game, forced)));
        let told = told.or_else(|| {
            self.game()
                .and_then(|game| agents::refuse::refusal(why, game).or_else(|| mission::refuse::refusal(why, game)))
        });
        told.unwrap_or_else(|| Message::new("refused-game-over"))
    }

    /// What could be said instead.
    fn hint(&self) -> Message {
        Message::new("help-now").choices("list", self.examples(&self.answers_to_tell()))
    }

    /// Says a fault that is not a refused command.
    pub(super) fn tell_fault(&mut self, message: &Message) {
        match self.mode {
            Mode::Table => self.refuse("set-up", message.clone()),
            Mode::Program => self.say_in_full(Topic::General, message),
        }
    }
}

/// A refusal of the rules in words.
fn refusal(refusal: &Refusal, game: &Game) -> Option<Message> {
    Some(match *refusal {
        Refusal::NotNow(_) | Refusal::GameOver => Message::new("refused-game-over"),
        Refusal::NoSuchSeat(seat) => {
            Message::new("refused-no-seat").number("seat", seat.number()).number("players", game.players() as u32)
        }
        Refusal::TeamSize { wanted, found } => {
            Message::new("refused-team-size").number("wanted", wanted).number("found", found)
        }
        Refusal::Tally { approve, reject, players } => Message::new("refused-tally")
            .number("approve", approve)
            .number("reject", reject)
            .number("sum", u32::from(approve) + u32::from(reject))
            .number("players", players),
        Refusal::MissionRun(mission) => Message::new("refused-mission-run").number("mission", mission.number()),
        Refusal::LastMissionClosed => Message::new("refused-mission-closed"),
        _ => return None,
    })
}

/// A fault of a set-up in words.
#[must_use]
pub fn fault(fault: &Fault) -> Message {
    match fault {
        Fault::Players { found, fewest, most } => Message::new("fault-players")
            .number("found", *found as u32)
            .number("fewest", *fewest as u32)
            .number("most", *most as u32),
        Fault::EmptyName { seat } => Message::new("fault-no-name").number("seat", *seat as u32),
        Fault::LongName { seat } => Message::new("fault-long-name").number("seat", *seat as u32),
        Fault::UnspeakableName { name } => Message::new("fault-unspeakable-name").text("name", shortened(name)),
        Fault::SameName { name } => Message::new("fault-same-name").text("name", name),
        Fault::Leader { seat } => Message::new("fault-leader").number("seat", *seat),
        Fault::Module { edition, module } => Message::new("fault-module-elsewhere")
            .message("edition", Message::new(terms::edition(*edition)))
            .message("module", Message::new(terms::module(*module))),
        Fault::Reveal { edition, reveal } => Message::new("fault-reveal-elsewhere")
            .message("edition", Message::new(terms::edition(*edition)))
            .message("reveal", Message::new(terms::reveal(*reveal))),
        Fault::Characters { side, found, most } => {
            let key = if *side == Side::Hydra { "fault-characters-hydra" } else { "fault-characters-shield" };
            Message::new(key).number("found", *found).number("most", *most)
        }
        Fault::Alone(module) => Message::new(terms::alone(*module)),
    }
}

/// A word as it was typed, with its capitals and accents.
fn as_written(line: &str, word: &str) -> String {
    let tokens = crate::language::pattern::Token::split(line);
    let found = tokens.iter().find(|token| token.word == word).map(|token| &line[token.span.clone()]);
    shortened(found.unwrap_or(word))
}

/// A text that is read back is cut where nobody would listen any more, and holds only what can be said.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    text.chars().filter(|sign| !sign.is_control()).take(MOST).collect()
}

/// A text without the sign that ends it: the sentence that quotes it has one of its own.
fn without_end(text: &str) -> &str {
    match text.trim().trim_end_matches(['.', '?', '!', '…', ' ', '\u{a0}', '\u{202f}']) {
        "" => text,
        words => words,
    }
}
