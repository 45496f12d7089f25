//! An edition as sentences: for whom it is, who there is, who learns what, and how it ends. What matters comes first.

pub mod fault;

use super::{Message, terms};
use crate::game::edition::{BookStage, Cost, Direction, EndGame};
use crate::game::role::{Part, Role};
use crate::game::{Edition, Mission, MissionCard, Module, Side};

/// All of an edition.
#[must_use]
pub fn told(edition: Edition) -> Vec<Message> {
    let all = [
        vec![line(edition)],
        sides(edition),
        characters(edition),
        cards(edition),
        reveal(edition),
        tables(edition),
        end(edition),
        modules(edition),
    ];
    all.concat()
}

/// Which edition it is, and for how many: a line in the list of all.
#[must_use]
pub fn line(edition: Edition) -> Message {
    with_players(Message::new("editions-line").text("id", edition.id()), edition)
}

/// What can be played, once its file is right.
#[must_use]
pub fn can_be_played(edition: Edition) -> Message {
    let modules: Vec<Message> = edition.modules().iter().map(|module| named(terms::module(*module))).collect();
    let key = if modules.is_empty() { "editions-right-plain" } else { "editions-right" };
    with_players(Message::new(key), edition).list("list", modules)
}

fn with_players(message: Message, edition: Edition) -> Message {
    let (fewest, most) = edition.players();
    let message = message.message("edition", named(terms::edition(edition)));
    message.number("fewest", fewest as u32).number("most", most as u32)
}

/// A side as it is called in a sentence.
#[must_use]
pub fn side(side: Side) -> Message {
    Message::new(match side {
        Side::Resistance => "export-side-resistance",
        Side::Spies => "export-side-spies",
        Side::Shield => "export-side-shield",
        Side::Hydra => "export-side-hydra",
        Side::Good => "export-side-good",
        Side::Evil => "export-side-evil",
        Side::Rogue => "export-side-rogue",
    })
}

fn named(key: &'static str) -> Message {
    Message::new(key)
}

fn names(roles: &[Role]) -> Vec<Message> {
    roles.iter().map(|role| named(terms::role(*role))).collect()
}

fn sides(edition: Edition) -> Vec<Message> {
    let (good, evil) = edition.book().sides;
    vec![Message::new("editions-sides").message("good", side(good)).message("evil", side(evil))]
}

/// Who there is: always, and with which module.
fn characters(edition: Edition) -> Vec<Message> {
    let book = edition.book();
    let mut told = Vec::new();
    for of in [book.sides.0, book.sides.1] {
        let is_there = |role: &&Role| role.side() == of && role.module().is_none();
        let always: Vec<Role> = book.characters.iter().filter(is_there).copied().collect();
        told.push(Message::new("editions-always").message("side", side(of)).list("names", names(&always)));
    }
    let several: Vec<Role> = book.characters.iter().filter(|role| role.is_general()).copied().collect();
    told.push(Message::new("editions-several").list("names", names(&several)));
    for role in &book.characters {
        let Some(module) = role.module() else { continue };
        let brought = Message::new("editions-brought").message("name", named(terms::role(*role)));
        told.push(brought.message("side", side(role.side())).text("module", module.id()));
    }
    told
}

/// What each may play: first what is usual, then who plays otherwise.
fn cards(edition: Edition) -> Vec<Message> {
    let book = edition.book();
    let (good, evil) = book.sides;
    let usual =
        |of: Side| if of == evil { &[MissionCard::Success, MissionCard::Fail][..] } else { &[MissionCard::Success] };
    let plays = |role: &Role| MissionCard::ALL.into_iter().filter(|card| role.may_play(*card)).collect::<Vec<_>>();
    let others = book.characters.iter().filter(|role| plays(role) != usual(role.side()));
    let first = Message::new("editions-cards").message("good", side(good)).message("evil", side(evil));
    let otherwise = others.map(|role| {
        let cards = plays(role).into_iter().map(card).collect();
        Message::new("editions-plays").message("name", named(terms::role(*role))).alternatives("cards", cards)
    });
    let alone = book.characters.iter().filter(|role| role.wins_alone());
    let alone: Vec<Role> = alone.copied().collect();
    let alone = (!alone.is_empty()).then(|| Message::new("editions-alone").list("names", names(&alone)));
    std::iter::once(first).chain(otherwise).chain(alone).collect()
}

fn card(card: MissionCard) -> Message {
    Message::new(match card {
        MissionCard::Success => "card-success",
        MissionCard::Fail => "card-fail",
        MissionCard::Reverse => "card-reverse",
        MissionCard::RogueSuccess => "card-rogue-success",
    })
}

/// Who learns what, in its order.
fn reveal(edition: Edition) -> Vec<Message> {
    let book = edition.book();
    let ways = edition.reveals().iter().map(|way| named(terms::reveal(*way))).collect();
    let usual = named(terms::reveal(edition.reveal()));
    let mut told = vec![Message::new("editions-reveal").message("usual", usual).alternatives("list", ways)];
    for (stage, number) in book.scenes.iter().zip(1u32..) {
        told.push(learns(stage).number("number", number));
        for (module, role) in &stage.also {
            let also = Message::new("editions-also").message("module", named(terms::module(*module)));
            told.push(also.message("name", named(terms::role(*role))).number("number", number));
        }
    }
    if book.scenes.iter().any(|stage| stage.looking != stage.shown) {
        told.push(Message::new("editions-which"));
    }
    let learns = |role: &&Role| book.scenes.iter().any(|stage| stage.looking.contains(role));
    let nobody: Vec<Role> = book.characters.iter().filter(|role| !learns(role)).copied().collect();
    if !nobody.is_empty() {
        told.push(Message::new("editions-learns-nothing").list("names", names(&nobody)));
    }
    told
}

fn learns(stage: &BookStage) -> Message {
    if stage.looking == stage.shown {
        return Message::new("editions-see-each-other").list("names", names(&stage.looking));
    }
    let learns = Message::new("editions-looks").list("names", names(&stage.looking));
    learns.list("list", names(&stage.shown))
}

/// How many are on each side, and how large teams are.
fn tables(edition: Edition) -> Vec<Message> {
    let (fewest, most) = edition.players();
    let mut told = Vec::new();
    for players in fewest..=most {
        let Some(table) = edition.table(players) else { continue };
        let number = |number: u8| Message::new("number").number("number", number);
        let sizes = Message::new("editions-table").number("players", players as u32);
        let sizes = sizes.number("good", table.resistance).number("evil", table.spies);
        told.push(sizes.list("list", table.teams.into_iter().map(number).collect()));
        for (needed, mission) in table.fails_needed.into_iter().zip(Mission::ALL).filter(|(needed, _)| *needed > 1) {
            told.push(Message::new("editions-fails").number("fails", needed).number("mission", mission.number()));
        }
    }
    told
}

/// Who leads, what rejections cost, and what comes after three successes.
fn end(edition: Edition) -> Vec<Message> {
    let book = edition.book();
    let (good, evil) = book.sides;
    let of = |part| book.character_with(part).map(|role| named(terms::role(role)));
    let mut told = Vec::new();
    if let Some(captain) = of(Part::Captain).filter(|_| book.has_captain()) {
        told.push(Message::new("editions-captain").message("name", captain));
    }
    told.push(Message::new(match book.direction {
        Direction::Left => "editions-leads-left",
        Direction::Right => "editions-leads-right",
    }));
    let cost = match book.rejections_cost {
        Cost::Game => Message::new("editions-rejections-game").message("side", side(evil)),
        Cost::Mission => Message::new("editions-rejections-mission"),
    };
    told.push(cost.number("count", book.rejections));
    told.push(Message::new("editions-three-fails").message("side", side(evil)));
    let names_whom = of(Part::Names).zip(of(Part::NamedAtTheEnd));
    told.push(match (book.end_game, names_whom) {
        (EndGame::None, _) | (_, None) => Message::new("editions-end").message("side", side(good)),
        (EndGame::Assassination | EndGame::Namings, Some((names, whom))) => {
            let key = match book.end_game {
                EndGame::Namings => "editions-end-namings",
                _ => "editions-end-assassination",
            };
            let end = Message::new(key).message("name", names).message("whom", whom);
            end.message("good", side(good)).message("evil", side(evil))
        }
    });
    told
}

/// With what it can be played, and what it advises.
fn modules(edition: Edition) -> Vec<Message> {
    let book = edition.book();
    let list = |modules: Vec<Module>| modules.into_iter().map(|module| named(terms::module(module))).collect();
    let brings = |module: &Module| book.characters.iter().any(|role| role.module() == Some(*module));
    let rules: Vec<Module> = book.modules.iter().copied().filter(|module| !brings(module)).collect();
    let mut told = Vec::new();
    if !rules.is_empty() {
        told.push(Message::new("editions-with").list("list", list(rules)));
    }
    if !book.usual.is_empty() {
        told.push(Message::new("editions-usual").list("list", list(book.usual.clone())));
    }
    told.extend(book.advice.iter().map(|advice| named(terms::advice(advice))));
    told
}
