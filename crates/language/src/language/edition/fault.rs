//! What is wrong with the file of an edition, as sentences: what was found, what belongs there, and in which line.

use super::side;
use crate::game::Side;
use crate::game::edition::{Fault, LineUpFault, Wrong};
use crate::game::role::Part;
use crate::language::Message;

/// One thing that is wrong, with its line.
#[must_use]
pub fn wrong(wrong: &Wrong) -> Message {
    let fault = fault(&wrong.what);
    match wrong.line {
        Some(line) => Message::new("editions-wrong-line").number("line", line as u32).message("fault", fault),
        None => Message::new("editions-wrong").message("fault", fault),
    }
}

/// The same without its line.
#[must_use]
pub fn fault(fault: &Fault) -> Message {
    let about = |key: &'static str, word: &str| Message::new(key).text("word", word);
    match fault {
        Fault::Unreadable(text) => Message::new("editions-fault-unreadable").text("text", text),
        Fault::NoKey { found, wanted } => about("editions-fault-key", found).words("list", wanted.clone()),
        Fault::KeyMissing(key) => about("editions-fault-key-missing", key),
        Fault::NoWord { found, wanted } => about("editions-fault-word", found).words("list", wanted.clone()),
        Fault::Kind(key) => about("editions-fault-kind", key),
        Fault::NoEdition(id) => {
            let own = crate::game::Edition::own().iter().map(|edition| edition.id().to_owned()).collect();
            about("editions-fault-no-edition", id).words("list", own)
        }
        Fault::Taken(id) => about("editions-fault-taken", id),
        Fault::Name(id) => about("editions-fault-name", id),
        Fault::Unknown(word) => about("editions-fault-unknown", word),
        Fault::NoModule(word) => about("editions-fault-no-module", word),
        Fault::NoCharacter(word) => about("editions-fault-no-character", word),
        Fault::Twice(word) => about("editions-fault-twice", word),
        Fault::TooMany => Message::new("editions-fault-too-many"),
        Fault::NoPair => Message::new("editions-fault-no-pair"),
        Fault::NeitherSide { character, sides: (good, evil) } => {
            about("editions-fault-neither-side", character).words("list", vec![good.id().into(), evil.id().into()])
        }
        Fault::General { side: of, found: 0 } => Message::new("editions-fault-no-general").message("side", side(*of)),
        Fault::General { side: of, found } => {
            Message::new("editions-fault-generals").message("side", side(*of)).number("count", *found as u32)
        }
        Fault::Several(character) => about("editions-fault-several", character),
        Fault::NeverThere { character, module } => {
            about("editions-fault-never-there", character).text("module", module)
        }
        Fault::NoCard(character) => about("editions-fault-no-card", character),
        Fault::Contradiction(word) => about("editions-fault-contradiction", word),
        Fault::SeesNever(character) => about("editions-fault-sees-never", character),
        Fault::SeesNobody(character) => about("editions-fault-sees-nobody", character),
        Fault::Table { wanted } => Message::new("editions-fault-table").number("players", *wanted as u32),
        Fault::TooManyPlayers { most } => {
            Message::new("editions-fault-too-many-players").number("most", *most as u32)
        }
        Fault::Sides { players, sides: (good, evil) } => {
            of_two("editions-fault-sides", *good, *evil).number("players", *players)
        }
        Fault::Numbers(players) => Message::new("editions-fault-numbers").number("players", *players),
        Fault::Trap(players) => Message::new("editions-fault-trap").number("players", *players),
        Fault::NoRoom => Message::new("editions-fault-no-room"),
        Fault::Part(part) => about("editions-fault-part", name(*part)),
        Fault::PartOfSide { character, side: of } => {
            about("editions-fault-part-of-side", character).message("side", side(*of))
        }
        Fault::Rejections(found) => Message::new("editions-fault-rejections").number("count", *found),
        Fault::Reveal(reveal) => about("editions-fault-reveal", reveal.id()),
        Fault::RevealByLetters => Message::new("editions-fault-letters"),
        Fault::CaptainByLetters => Message::new("editions-fault-captain-letters"),
        Fault::PartTwice(character) => about("editions-fault-part-twice", character),
        Fault::Apart(module, other) => about("editions-fault-apart", module.id()).text("other", *other),
        Fault::NotUsual(module) => about("editions-fault-not-usual", module),
        Fault::Together(character) => about("editions-fault-together", character),
        Fault::Told(character) => about("editions-fault-told", character),
        Fault::NoWords(key) => about("editions-fault-no-words", key),
        Fault::LineUp { name, players, why } => Message::new("editions-fault-line-up")
            .text("word", name.id())
            .number("players", *players)
            .message("why", line_up(why)),
    }
}

/// Why a line-up can't be recommended.
fn line_up(why: &LineUpFault) -> Message {
    match why {
        LineUpFault::NoTable => Message::new("editions-line-up-no-table"),
        LineUpFault::Twice => Message::new("editions-line-up-twice"),
        LineUpFault::Characters { side: of, found, most } => Message::new("editions-line-up-characters")
            .message("side", side(*of))
            .number("found", *found as u32)
            .number("most", *most),
        LineUpFault::Alone(module) => Message::new("editions-line-up-alone").text("word", module.id()),
        LineUpFault::Advised(advice) => Message::new("editions-line-up-advised").text("word", advice),
    }
}

fn of_two(key: &'static str, good: Side, evil: Side) -> Message {
    Message::new(key).message("good", side(good)).message("evil", side(evil))
}

/// A part as it is written in a file.
fn name(part: Part) -> &'static str {
    match part {
        Part::Captain => "captain",
        Part::Names => "names",
        Part::NamedAtTheEnd => "named-at-the-end",
        Part::NamedBeforeTheEnd => "named-before-the-end",
    }
}
