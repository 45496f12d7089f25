//! Typed lines: what they mean, and what is wrong with a table that was told in one.

use crate::game::edition::LineUpName;
use crate::game::{Edition, Fault, Game, Seat};
use crate::language::meaning::Spot;
use crate::language::pattern::Token;
use crate::language::{Intent, Message, Misunderstood, Verb, terms};
use crate::queries::rounds::result;
use crate::queries::{frames, menu, rules_reference};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// A line with a name in place of a word.
pub(crate) fn named(line: &str, word: &str, name: &str) -> String {
    match Token::split(line).into_iter().find(|token| token.word == word) {
        Some(token) => format!("{}{name}{}", &line[..token.span.start], &line[token.span.end..]),
        None => line.to_owned(),
    }
}

/// What a line means.
pub(crate) fn understood(state: &TableState, line: &str) -> Result<Intent, Misunderstood> {
    let mut open = menu::open_answers(state);
    // Whoever says "let's go" once more means the script that it has begun.
    if matches!(state.question(), Question::ScriptRuns | Question::ScriptPaused) {
        open.push(Verb::Start);
    }
    let understood = state.localizer.understand(line, &open);
    // "What does Merlin do" asks for no plot card.
    if let Err(Misunderstood::NotACard(word)) = &understood
        && let Some(asked) = rules_reference::asked_for(state, word)
    {
        return Ok(asked);
    }
    let is_me = |word: &String| state.localizer.phrases().is_me(word);
    let oneself = match &understood {
        Err(Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }) => {
            Some(word.clone()).filter(is_me)
        }
        // "I am against it" begins as no command does: nothing complains about the word.
        Err(Misunderstood::Unknown | Misunderstood::NotACard(_)) => {
            Token::split(line).into_iter().map(|token| token.word).find(is_me)
        }
        _ => None,
    };
    let meant = match oneself.zip(who_types(state)) {
        Some((word, me)) => match state.localizer.understand(&named(line, &word, &state.name_of(me)), &open) {
            Err(Misunderstood::Unknown | Misunderstood::NotACard(_)) => understood,
            meant => meant,
        },
        None => understood,
    };
    // Several words that nobody knows are a sentence, and no name.
    let no_name = |why| match why {
        Misunderstood::UnknownPlayer { suggestion: None, .. } if is_sentence(state, line) => Misunderstood::Unknown,
        why => why,
    };
    let meant = meant.or_else(|why| frames::told(state, line).ok_or_else(|| no_name(why)));
    meant.map(|intent| result::as_told(state, line, intent))
}

/// Whether words follow each other that are neither known nor names in a list.
fn is_sentence(state: &TableState, line: &str) -> bool {
    let spots = state.localizer.spots(line);
    spots.windows(2).any(|two| two.iter().all(Spot::is_unknown) && !two[1].apart)
}

/// Who "me" is: in practice the one person; at a table the leader, who names a team.
fn who_types(state: &TableState) -> Option<Seat> {
    let leader = || state.game().filter(|_| state.question() == Question::Team).map(Game::leader);
    state.human().or_else(leader)
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
            Message::new(terms::too_many_characters(*side)).number("found", *found).number("most", *most)
        }
        Fault::Alone(module) => Message::new(terms::alone(*module)),
    }
}

/// The sentence for a line-up that so many can't have.
#[must_use]
pub(crate) fn no_line_up(edition: Edition, name: LineUpName, players: usize) -> Message {
    let key = if edition.book().line_ups.is_empty() { "fault-no-line-ups" } else { "fault-no-line-up" };
    Message::new(key)
        .message("edition", Message::new(terms::edition(edition)))
        .message("line-up", Message::new(terms::line_up(name)))
        .number("players", players as u32)
}

/// A text that is read back is cut where nobody would listen any more, and holds only what can be said.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    text.chars().filter(|sign| !sign.is_control()).take(MOST).collect()
}

/// A word as it was typed, with its capitals and accents.
pub(crate) fn as_written(line: &str, word: &str) -> String {
    let tokens = crate::language::pattern::Token::split(line);
    let found = tokens.iter().find(|token| token.word == word).map(|token| &line[token.span.clone()]);
    shortened(found.unwrap_or(word))
}
