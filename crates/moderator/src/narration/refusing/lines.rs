//! Lines and keys that are no command, or not a whole one.

use crate::game::Edition;
use crate::language::{Message, Misunderstood, Verb, terms};
use crate::narration::{asking, refusing};
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Refused;
use crate::queries::lines;
use crate::queries::lines::as_written;
use crate::queries::menu::legal;
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::Effect;
use protocol::question::{ANSWERS, Question};

/// A line that is no command.
pub(crate) fn misunderstood(state: &TableState, output: &mut Output, line: &str, why: Misunderstood) {
    let everybody = state.localizer.names().values().to_vec();
    // "Resume" or "yes" is as good an answer there as a number.
    let wants_no_number = matches!(state.question(), Question::Unfinished | Question::ScreenReader);
    let why = match why {
        Misunderstood::NotANumber(_) if wants_no_number => Misunderstood::Unknown,
        why => why,
    };
    let (code, message) = match why {
        // Somebody thinks: the question stays open.
        Misunderstood::Hesitation => {
            return match state.mode {
                Mode::Table => asking::ask_in_full(state, output),
                Mode::Program => refusing::not_now(state, output, state.question()),
            };
        }
        Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }
            if state.localizer.phrases().is_me(&word) =>
        {
            ("unknown-player", Message::new("refused-me").text("word", as_written(line, &word)))
        }
        Misunderstood::Empty => ("empty", Message::new("refused-empty")),
        Misunderstood::Unknown if !line.contains(char::is_alphanumeric) => (
            "unknown-command",
            Message::new("refused-no-words").message("asked", refusing::asked_again(state, output)),
        ),
        Misunderstood::Unknown => {
            if lines::is_talk(state, line) {
                let asked = asking::open_sentence(state).unwrap_or_else(|| refusing::asked_again(state, output));
                ("not-for-me", Message::new("refused-talk").message("asked", asked))
            } else {
                let asked = refusing::asked_again(state, output);
                ("unknown-command", Message::new("refused-unknown").message("asked", asked))
            }
        }
        Misunderstood::NotAsked => return refusing::not_now(state, output, state.question()),
        Misunderstood::Incomplete(verb) => return refusing::incomplete(state, output, verb),
        Misunderstood::Malformed(verb) => {
            let Some(example) = legal::example_now(state, verb) else {
                return refusing::of_another_moment(state, output, "malformed");
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
        Misunderstood::NotACard(_) if !state.plays_with_plot_cards() && state.mode == Mode::Program => {
            return refusing::not_now(state, output, state.question());
        }
        Misunderstood::NotACard(_) if !state.plays_with_plot_cards() => {
            return misunderstood(state, output, line, Misunderstood::Unknown);
        }
        Misunderstood::NotACard(word) => {
            let message = Message::new("refused-no-card").text("word", as_written(line, &word));
            ("no-card", message.message("asked", refusing::asked_again(state, output)))
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
    if state.preferences.refused == Refused::Keep {
        output.effects.extend(lines::without_names(state, line, code).map(Effect::KeepRefused));
    }
    output.refuse(state, code, message);
    asking::ask_once_more_in_practice(state, output);
}

/// A verb without its object opens the question for it, or belongs to another question; a program has to say it
/// whole.
pub(crate) fn opens(state: &TableState, output: &mut Output, verb: Verb, question: Question) {
    match state.mode {
        Mode::Table if question.verbs().contains(&verb) => asking::ask_before_its_time(state, output),
        Mode::Table if ANSWERS.contains(&verb) => refusing::not_now(state, output, question),
        Mode::Table | Mode::Program => refusing::incomplete(state, output, verb),
    }
}

/// Says a fault that is not a refused command.
pub(crate) fn tell_fault(state: &TableState, output: &mut Output, message: &Message) {
    match state.mode {
        Mode::Table => output.refuse(state, "set-up", message.clone()),
        Mode::Program => output.say_in_full(state, Topic::General, message),
    }
}

pub(crate) fn not_a_key(state: &TableState, output: &mut Output) {
    output.refuse(state, "unknown-key", Message::new("refused-key"));
}

/// Whether there is something that an empty line ends: what is heard, or what is still to be printed in its time.
pub(crate) fn cuts_something_off(state: &TableState, output: &Output) -> bool {
    let takes_time = output.narration.queue.has_lines() || state.question() == Question::ScriptRuns;
    output.narration.queue.is_speaking() && (output.narration.queue.is_audible() || takes_time)
}
