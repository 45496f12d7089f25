//! Refusals in words: what was found, what is wanted, that nothing has changed.

use super::narration::Topic;
use super::question::{self, Question};
use super::{Mode, agents, mission, plot};
use crate::game::{Fault, Game, PlotCard, Refusal, Side};
use crate::language::{Intent, Message, Misunderstood, Verb, terms};
use crate::session::answers;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::legal;
use crate::session::narration;
use crate::session::scene::Scene;

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
        Fault::NoMariaHill => Message::new("fault-no-maria-hill"),
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

/// A refusal of the rules in words.
pub(super) fn refusal_message(scene: &Scene, why: &Refusal) -> Message {
    let forced = |card| scene.lexicon.write(&Intent::DrawAnyway(card));
    let told = scene.game().and_then(|game| refusal(why, game).or_else(|| plot::refuse::refusal(why, game, forced)));
    let told = told.or_else(|| {
        scene
            .game()
            .and_then(|game| agents::refuse::refusal(why, game).or_else(|| mission::refuse::refusal(why, game)))
    });
    told.unwrap_or_else(|| Message::new("refused-game-over"))
}

/// What could be said instead.
fn hint(scene: &Scene) -> Message {
    Message::new("help-now").choices("list", answers::examples(scene, &mission::answers_to_tell(scene)))
}

/// A line that is no command.
pub(super) fn misunderstood(scene: &Scene, desk: &mut Desk, line: &str, why: Misunderstood) {
    let everybody = scene.lexicon.names().values().to_vec();
    // "Resume" is as good an answer there as a number.
    let wants_no_number = scene.question() == Question::Unfinished;
    let why = match why {
        Misunderstood::NotANumber(_) if wants_no_number => Misunderstood::Unknown,
        why => why,
    };
    let (code, message) = match why {
        // Somebody thinks: the question stays open.
        Misunderstood::Hesitation => {
            return match scene.mode {
                Mode::Table => asking::ask_in_full(scene, desk),
                Mode::Program => not_now(scene, desk, scene.question()),
            };
        }
        Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }
            if scene.lexicon.phrases().is_me(&word) =>
        {
            ("unknown-player", Message::new("refused-me").text("word", as_written(line, &word)))
        }
        Misunderstood::Empty => ("empty", Message::new("refused-empty")),
        Misunderstood::Unknown => {
            let hint = hint(scene);
            (
                "unknown-command",
                Message::new("refused-unknown").text("text", without_end(&shortened(line))).message("hint", hint),
            )
        }
        Misunderstood::NotAsked => return not_now(scene, desk, scene.question()),
        Misunderstood::Incomplete(verb) => return incomplete(scene, desk, verb),
        Misunderstood::Malformed(verb) => {
            let Some(example) = legal::example_now(scene, verb) else {
                return of_another_moment(scene, desk, "malformed");
            };
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
            let cards = PlotCard::ALL.into_iter().map(plot::name).collect();
            let message = Message::new("refused-no-card").text("word", as_written(line, &word));
            ("no-card", message.alternatives("list", cards))
        }
        Misunderstood::NotAModule(word) => {
            ("no-module", Message::new("refused-no-module").text("word", as_written(line, &word)))
        }
        Misunderstood::NotALanguage(word) => ("no-language", Message::new("refused-no-language").text("text", word)),
    };
    desk.refuse(scene, code, message);
}

/// A verb without its object opens the question for it, or belongs to another question; a program has to say it
/// whole.
pub(super) fn opens(scene: &Scene, desk: &mut Desk, verb: Verb, question: Question) {
    match scene.mode {
        Mode::Table if question.verbs().contains(&verb) => asking::ask_again(scene, desk),
        Mode::Table if question::ANSWERS.contains(&verb) => not_now(scene, desk, question),
        Mode::Table | Mode::Program => incomplete(scene, desk, verb),
    }
}

/// A command without all that it needs.
pub(super) fn incomplete(scene: &Scene, desk: &mut Desk, verb: Verb) {
    let Some(example) = legal::example_now(scene, verb) else {
        return of_another_moment(scene, desk, "incomplete");
    };
    let message =
        Message::new("refused-incomplete").text("command", answers::opening(scene, verb)).text("example", example);
    desk.refuse(scene, "incomplete", message);
}

/// A command that is not whole, and would not be taken now if it were. A program learns what is wrong with its line.
fn of_another_moment(scene: &Scene, desk: &mut Desk, code: &'static str) {
    let question = scene.question();
    match scene.mode {
        Mode::Program if question != Question::AfterGame => {
            let hint = hint(scene);
            desk.refuse(scene, code, Message::new("refused-not-now").message("hint", hint));
        }
        Mode::Table | Mode::Program => not_now(scene, desk, question),
    }
}

/// A command that belongs to another moment.
pub(super) fn not_now(scene: &Scene, desk: &mut Desk, question: Question) {
    if question == Question::AfterGame {
        // A program begins another game by starting the narrator again.
        let key = match scene.mode {
            Mode::Table => "refused-game-over",
            Mode::Program => "refused-game-over-program",
        };
        return desk.refuse(scene, "game-over", narration::as_answered(scene, Message::new(key)));
    }
    let hint = hint(scene);
    desk.refuse(scene, "not-now", Message::new("refused-not-now").message("hint", hint));
}

/// A refusal of the rules.
pub(super) fn refuse_action(scene: &Scene, desk: &mut Desk, refusal: &Refusal) {
    match refusal {
        Refusal::NotNow(_) | Refusal::GameOver => not_now(scene, desk, scene.question()),
        _ => desk.refuse(scene, refusal.code(), refusal_message(scene, refusal)),
    }
}

/// Says a fault that is not a refused command.
pub(super) fn tell_fault(scene: &Scene, desk: &mut Desk, message: &Message) {
    match scene.mode {
        Mode::Table => desk.refuse(scene, "set-up", message.clone()),
        Mode::Program => desk.say_in_full(scene, Topic::General, message),
    }
}
