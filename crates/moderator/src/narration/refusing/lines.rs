//! Lines and keys that are no command, or not a whole one.

use crate::game::{Edition, PlotCard};
use crate::language::plot::name;
use crate::language::{Message, Misunderstood, Verb, terms};
use crate::narration::{asking, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::lines::as_written;
use crate::queries::menu::legal;
use crate::queries::{lines, menu};
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::question::{ANSWERS, Question};

/// A text without the sign that ends it: the sentence that quotes it has one of its own.
fn without_end(text: &str) -> &str {
    match text.trim().trim_end_matches(['.', '?', '!', '…', ' ', '\u{a0}', '\u{202f}']) {
        "" => text,
        words => words,
    }
}

/// A line that is no command.
pub(crate) fn misunderstood(scene: &Scene, desk: &mut Desk, line: &str, why: Misunderstood) {
    let everybody = scene.lexicon.names().values().to_vec();
    // "Resume" or "yes" is as good an answer there as a number.
    let wants_no_number = matches!(scene.question(), Question::Unfinished | Question::ScreenReader);
    let why = match why {
        Misunderstood::NotANumber(_) if wants_no_number => Misunderstood::Unknown,
        why => why,
    };
    let (code, message) = match why {
        // Somebody thinks: the question stays open.
        Misunderstood::Hesitation => {
            return match scene.mode {
                Mode::Table => asking::ask_in_full(scene, desk),
                Mode::Program => refusing::not_now(scene, desk, scene.question()),
            };
        }
        Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }
            if scene.lexicon.phrases().is_me(&word) =>
        {
            ("unknown-player", Message::new("refused-me").text("word", as_written(line, &word)))
        }
        Misunderstood::Empty => ("empty", Message::new("refused-empty")),
        Misunderstood::Unknown if !line.contains(char::is_alphanumeric) => {
            ("unknown-command", Message::new("refused-no-words").message("hint", menu::hint(scene)))
        }
        Misunderstood::Unknown => {
            let hint = menu::hint(scene);
            (
                "unknown-command",
                Message::new("refused-unknown")
                    .text("text", without_end(&lines::shortened(line)))
                    .message("hint", hint),
            )
        }
        Misunderstood::NotAsked => return refusing::not_now(scene, desk, scene.question()),
        Misunderstood::Incomplete(verb) => return refusing::incomplete(scene, desk, verb),
        Misunderstood::Malformed(verb) => {
            let Some(example) = legal::example_now(scene, verb) else {
                return refusing::of_another_moment(scene, desk, "malformed");
            };
            let message = Message::new("refused-malformed").text("text", lines::shortened(line));
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
        Misunderstood::Several(players) => ("one-player", Message::new("refused-several").players("names", players)),
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
        Misunderstood::NotACard(_) if scene.mode == Mode::Table && !scene.plays_with_plot_cards() => {
            return misunderstood(scene, desk, line, Misunderstood::Unknown);
        }
        Misunderstood::NotACard(word) => {
            let cards = PlotCard::ALL.into_iter().map(name).collect();
            let message = Message::new("refused-no-card").text("word", as_written(line, &word));
            ("no-card", message.alternatives("list", cards))
        }
        Misunderstood::NotAModule(word) => {
            ("no-module", Message::new("refused-no-module").text("word", as_written(line, &word)))
        }
        Misunderstood::NotAnEdition(word) => {
            let list = Edition::all().into_iter().map(|edition| Message::new(terms::edition(edition))).collect();
            let message = Message::new("refused-no-edition").text("word", as_written(line, &word));
            ("no-edition", message.list("list", list))
        }
        Misunderstood::NotALanguage(word) => ("no-language", Message::new("refused-no-language").text("text", word)),
    };
    desk.refuse(scene, code, message);
    asking::ask_once_more_in_practice(scene, desk);
}

/// A verb without its object opens the question for it, or belongs to another question; a program has to say it
/// whole.
pub(crate) fn opens(scene: &Scene, desk: &mut Desk, verb: Verb, question: Question) {
    match scene.mode {
        Mode::Table if question.verbs().contains(&verb) => asking::ask_before_its_time(scene, desk),
        Mode::Table if ANSWERS.contains(&verb) => refusing::not_now(scene, desk, question),
        Mode::Table | Mode::Program => refusing::incomplete(scene, desk, verb),
    }
}

/// Says a fault that is not a refused command.
pub(crate) fn tell_fault(scene: &Scene, desk: &mut Desk, message: &Message) {
    match scene.mode {
        Mode::Table => desk.refuse(scene, "set-up", message.clone()),
        Mode::Program => desk.say_in_full(scene, Topic::General, message),
    }
}

pub(crate) fn not_a_key(scene: &Scene, desk: &mut Desk) {
    desk.refuse(scene, "unknown-key", Message::new("refused-key"));
}

/// Whether there is something that an empty line ends: what is heard, or what is still to be printed in its time.
pub(crate) fn cuts_something_off(scene: &Scene, desk: &Desk) -> bool {
    let takes_time = desk.narration.queue.has_lines() || scene.question() == Question::ScriptRuns;
    desk.narration.queue.is_speaking() && (desk.narration.queue.is_audible() || takes_time)
}
