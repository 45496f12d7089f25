//! Typed lines: what they mean, and what is wrong with a table that was told in one.

use crate::game::edition::LineUpName;
use crate::game::{Edition, Fault, Game, Seat};
use crate::language::meaning::{Meaning, Spot};
use crate::language::pattern::Token;
use crate::language::{Intent, Message, Misunderstood, Verb, is_question, terms};
use crate::queries::rounds::result;
use crate::queries::speech_input::confirmation;
use crate::queries::{facts, frames, menu, rules_reference, subjects};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::RefusedLine;
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
    // "Votes of me" is a command; "I bet Eve votes no" is a sentence.
    const COMMAND: usize = 3;
    let is_a_guess = |spot: &Spot| {
        let guesses = [Meaning::Doubt, Meaning::Wish, Meaning::Guess, Meaning::Correction];
        spot.is_unknown() || guesses.iter().any(|meaning| spot.is(*meaning))
    };
    let is_clear = || {
        let spots = state.localizer.spots(line);
        spots.len() <= COMMAND && !spots.iter().any(is_a_guess)
    };
    let names_somebody = || state.localizer.spots(line).iter().any(|spot| spot.seat.is_some());
    let is_sentence = || Token::split(line).len() > LONGEST_NAME;
    let no_name = |why| match &why {
        Misunderstood::UnknownPlayer { word, .. } if is_me(word) && is_clear() => why,
        Misunderstood::UnknownPlayer { word, .. } if !is_name(state, line, word) => Misunderstood::Unknown,
        Misunderstood::NotACard(_) if !state.plays_with_plot_cards() => why,
        Misunderstood::NotACard(word) if word.contains(' ') || !is_name(state, line, word) => Misunderstood::Unknown,
        Misunderstood::NotAModule(word) if word.split(' ').count() > LONGEST_NAME || names_somebody() => {
            Misunderstood::Unknown
        }
        Misunderstood::NotANumber(word) if is_sentence() && !word.contains(|sign: char| sign.is_ascii_digit()) => {
            Misunderstood::Unknown
        }
        Misunderstood::NotANumber(_) if is_talk(state, line) => Misunderstood::Unknown,
        _ => why,
    };
    // "Ben comes with me" names one as a command, and two as a sentence: what the game takes is meant.
    let is_refused = |intent: &Intent| {
        let action = subjects::action_of(state, intent);
        action.is_some_and(|action| confirmation::refusal_of(state, action).is_some())
    };
    let as_sentence =
        || frames::told(state, line).filter(|_| !is_question(line) || facts::asked_for(state, line).is_none());
    let meant = match meant {
        Ok(intent) if matches!(intent, Intent::Propose(_)) && is_refused(&intent) => {
            Ok(as_sentence().filter(|other| !is_refused(other)).unwrap_or(intent))
        }
        meant => meant.or_else(|why| as_sentence().ok_or_else(|| no_name(why))),
    };
    // "Dan heißt ja auch mein Bruder" gives nobody another name.
    let is_name = |name: &str| {
        let spots = state.localizer.spots(name);
        spots.len() == 1 || spots.len() <= LONGEST_NEW_NAME && spots.iter().all(Spot::is_unknown)
    };
    match meant {
        Ok(Intent::Rename(_, name)) if state.game().is_some() && !is_name(&name) => Err(Misunderstood::Unknown),
        meant => meant.map(|intent| result::as_told(state, line, intent)),
    }
}

/// The longest new name of somebody that is understood within a sentence, in words.
const LONGEST_NEW_NAME: usize = 3;

/// The longest name that somebody may give to a module, in words.
const LONGEST_NAME: usize = 2;

/// Whether a word that nobody knows can be a name in a line: it stands alone, or in a list beside words that name somebody.
fn is_name(state: &TableState, line: &str, word: &str) -> bool {
    let tokens = Token::split(line);
    let Some(at) = tokens.iter().find(|token| token.word == word) else { return true };
    let spots = |text: &str| state.localizer.spots(text);
    // "-1" is nobody's name, and no word of a sentence.
    if word.contains(|sign: char| sign.is_ascii_digit()) || is_list(&spots(line)) {
        return true;
    }
    let (before, after) = (spots(&line[..at.span.start]), spots(&line[at.span.end..]));
    let beside = [
        Meaning::And,
        Meaning::Choice,
        Meaning::Naming,
        Meaning::Along,
        Meaning::Me,
        Meaning::Card,
        Meaning::For,
        Meaning::Against,
        Meaning::Vote,
        Meaning::Told,
        Meaning::Passed,
        Meaning::Refused,
        Meaning::Filler,
        Meaning::Need,
        Meaning::Wish,
    ];
    let belongs =
        |spot: &Spot| spot.seat.is_some() || spot.number.is_some() || beside.iter().any(|meaning| spot.is(*meaning));
    let is_one = |spot: &Spot, of: &[Meaning]| of.iter().any(|meaning| spot.is(*meaning));
    let names = [Meaning::And, Meaning::Choice, Meaning::Naming, Meaning::Along, Meaning::Need, Meaning::Handed];
    let acts = [Meaning::And, Meaning::For, Meaning::Against, Meaning::Vote, Meaning::Told, Meaning::Choice];
    // "Propose Zed", "Ana, Zed", "Zed and Ana", "Zed approves".
    let is_listed = match (before.last(), after.first()) {
        (Some(last), next) => {
            let is_parted = !next.is_some_and(|next| next.seat.is_some() && !next.apart);
            (at.apart || is_one(last, &names)) && is_parted
        }
        (None, Some(next)) => next.apart || is_one(next, &acts),
        (None, None) => true,
    };
    spots(word).iter().all(Spot::is_unknown) && is_listed && before.iter().chain(&after).all(belongs)
}

/// Whether a line is a list and nothing else: names, known or not, with commas or "and" between them.
fn is_list(spots: &[Spot]) -> bool {
    let joins = |spot: &Spot| spot.is(Meaning::And);
    let is_item = |spot: &Spot| spot.seat.is_some() || spot.is_unknown() || spot.meanings == [Meaning::One];
    let is_parted = |two: &[Spot]| joins(&two[0]) || joins(&two[1]) || two[1].apart;
    spots.len() > 1 && spots.iter().all(|spot| joins(spot) || is_item(spot)) && spots.windows(2).all(is_parted)
}

/// Whether a line is talk among people: more of its words mean nothing here than something.
pub(crate) fn is_talk(state: &TableState, line: &str) -> bool {
    let spots = state.localizer.spots(line);
    let idle =
        [Meaning::Filler, Meaning::Me, Meaning::Not, Meaning::Wish, Meaning::Doubt, Meaning::And, Meaning::Know];
    let says = |spot: &&Spot| spot.number.is_some() || spot.meanings.iter().any(|of| !idle.contains(of));
    let unknown = spots.iter().filter(|spot| spot.is_unknown()).count();
    let said = spots.iter().filter(says).count();
    spots.len() > 2 && unknown > 0 && (said == 0 || said < unknown)
}

/// A line of a game as it may be kept: without the name of anybody. Any word with a capital that nobody knows may be one.
pub(crate) fn without_names(state: &TableState, line: &str, code: &str) -> Option<RefusedLine> {
    let Activity::Game(table) = &state.activity else { return None };
    let begins_so = |spot: &Spot| line[spot.span.clone()].starts_with(char::is_uppercase);
    let mut kept = line.to_owned();
    for spot in state.localizer.spots(line).iter().rev() {
        match spot.seat {
            Some(seat) => kept.replace_range(spot.span.clone(), &format!("#{}", seat.number())),
            None if spot.is_unknown() && begins_so(spot) => kept.replace_range(spot.span.clone(), "#"),
            None => {}
        }
    }
    Some(RefusedLine {
        language: state.localizer.language().code().to_owned(),
        edition: table.record.setup().edition.id().to_owned(),
        moment: table.record.game().phase().id().to_owned(),
        code: code.to_owned(),
        line: shortened(&kept),
    })
}

/// Who "me" is: in practice the one person; at a table the leader, who names a team.
fn who_types(state: &TableState) -> Option<Seat> {
    let is_leaders = || matches!(state.question(), Question::Team | Question::GiveCard);
    let leader = || state.game().filter(|_| is_leaders()).map(Game::leader);
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
