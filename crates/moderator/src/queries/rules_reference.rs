//! The rules in short, by topic: those of the game that is played, or of one word in them.

use crate::game::edition::Direction;
use crate::game::knowledge::Characters;
use crate::game::module::Modules;
use crate::game::role::{Part, Role};
use crate::game::setup::folded;
use crate::game::{Edition, LeaderChoice, Module, Setup};
use crate::language::localizer::Localizer;
use crate::language::pattern::Token;
use crate::language::{Form, Intent, Length, Message, terms};
use crate::state::open::Activity;
use crate::state::setup_dialogue::SetupDialogue;
use crate::state::table_state::TableState;

/// The topics of the rules: a name for the command line in every language, and the sentences.
pub(crate) const TOPICS: [(&str, &[&str]); 21] = [
    ("aim", &["rules-aim", "rules-aim-talk"]),
    ("set-up", &["rules-set-up", "rules-set-up-cards"]),
    ("reveal", &["rules-reveal-touch", "rules-reveal-eyes"]),
    ("leader", &["rules-leader", "rules-leader-first", "rules-leader-left"]),
    ("team", &["rules-team", "rules-team-sizes"]),
    ("vote", &["rules-vote", "rules-vote-track"]),
    ("mission", &["rules-mission", "rules-mission-fails"]),
    ("end", &["rules-end"]),
    ("plot", &["rules-plot", "rules-plot-asking"]),
    ("targeting", &["rules-targeting"]),
    ("blind-spies", &["rules-blind-spies"]),
    ("inquisitor", &["rules-inquisitor"]),
    ("trap", &["rules-trap", "rules-trap-order"]),
    ("reverser", &["rules-reverser", "rules-reverser-result", "rules-reverser-count", "rules-affiliation"]),
    ("rogue", &["rules-rogue", "rules-rogue-cards", "rules-rogue-alone", "rules-rogue-claim", "rules-affiliation"]),
    ("winter-soldier", &["rules-winter-soldier", "rules-winter-soldier-fails", "rules-accusation", "rules-end-game"]),
    ("characters", &["rules-captain", "rules-characters", "rules-characters-hill"]),
    ("scarlet-witch", &["rules-scarlet-witch"]),
    ("avalon", &["rules-avalon", "rules-avalon-characters", "rules-avalon-reveal", "rules-avalon-end"]),
    ("lady-of-the-lake", &["rules-lady-of-the-lake"]),
    ("forum", &["rules-forum", "rules-forum-deadline", "rules-forum-plot", "rules-forum-cards"]),
];

/// What Captain America may do.
const CAPTAIN: [&str; 3] = ["rules-captain", "rules-accusation", "rules-end-game"];

/// The one sentence about a character.
const CHARACTERS: [(&str, &str); 13] = [
    ("merlin", "rules-role-merlin"),
    ("assassin", "rules-role-assassin"),
    ("percival", "rules-role-percival"),
    ("mordred", "rules-role-mordred"),
    ("morgana", "rules-role-morgana"),
    ("oberon", "rules-role-oberon"),
    ("nick-fury", "rules-role-nick-fury"),
    ("winter-soldier", "rules-role-winter-soldier"),
    ("black-widow", "rules-role-black-widow"),
    ("maria-hill", "rules-role-maria-hill"),
    ("alexander-pierce", "rules-role-alexander-pierce"),
    ("arnim-zola", "rules-role-arnim-zola"),
    ("baron-zemo", "rules-role-baron-zemo"),
];

/// The topics, as they are called.
pub fn titles() -> Vec<Message> {
    TOPICS.iter().map(|(id, _)| Message::new(title_key(id))).collect()
}

/// The topic of this name, in the language in use or on the command line, and what it says.
pub fn called(localizer: &Localizer, asked: &str) -> Option<(&'static str, impl Iterator<Item = Message> + use<>)> {
    topic_called(localizer, asked).map(|(id, keys)| (*id, keys.iter().copied().map(Message::new)))
}

fn topic_called(localizer: &Localizer, asked: &str) -> Option<&'static (&'static str, &'static [&'static str])> {
    let title = |id: &str| localizer.render(&Message::new(title_key(id)), Form::Printed, Length::Full);
    TOPICS.iter().find(|(id, _)| folded(id) == folded(asked) || folded(&title(id)) == folded(asked))
}

/// What somebody asks who asks what something does that is no plot card; none if there are no rules of it.
pub(crate) fn asked_for(state: &TableState, called: &str) -> Option<Intent> {
    let called = state.localizer.phrases().without_article(called);
    about(state, called).map(|_| Intent::Topic(called.to_owned()))
}

/// Whether the rules say something of what is called so.
pub(crate) fn has(state: &TableState, called: &str) -> bool {
    let called = state.localizer.phrases().without_article(called);
    about(state, called).is_some() || state.localizer.phrases().card_called(&Token::compared(called)).is_some()
}

/// What the rules say of a topic, a module, or a character.
pub(crate) fn about(state: &TableState, asked: &str) -> Option<Vec<Message>> {
    let setup = &setup(state)?;
    let modules = state.localizer.phrases().modules_called(&Token::compared(asked));
    // The characters of both sides have one topic.
    let of_module = || TOPICS.iter().find(|(id, _)| modules.iter().any(|module| module.id().contains(id)));
    let (keys, is_here) =
        match (topic_called(&state.localizer, asked).or_else(of_module), character(state, setup, asked)) {
            (Some(("characters", _)), _) if !setup.edition.book().has_captain() => (characters(setup), true),
            (Some((id, keys)), _) => (keys.to_vec(), is_of_game(setup, id)),
            (None, Some(role)) if role.part() == Some(Part::Captain) => (CAPTAIN.to_vec(), true),
            (None, Some(role)) => (of_character(role.id()).map_or_else(|| characters(setup), |key| vec![key]), true),
            (None, None) if modules.iter().any(|module| setup.edition.allows(module)) => {
                let told = modules.iter().find_map(|module| of_character(module.id()));
                (told.map_or_else(|| characters(setup), |key| vec![key]), false)
            }
            (None, None) => return None,
        };
    let elsewhere = (!is_here).then_some("rules-not-here");
    Some(elsewhere.into_iter().chain(keys).map(|key| Message::new(as_played(setup, key))).collect())
}

/// The one sentence about a character; none of those in a table's own edition.
fn of_character(id: &str) -> Option<&'static str> {
    CHARACTERS.iter().find(|(character, _)| *character == id).map(|(_, key)| *key)
}

/// The sentence of this key that is true in this game.
pub(crate) fn as_played(setup: &Setup, key: &'static str) -> &'static str {
    let book = setup.edition.book();
    match key {
        "rules-aim" if setup.modules.contains(Module::BlindSpies) => "rules-aim-blind",
        "rules-leader-first" if book.has_captain() => "rules-captain",
        "rules-leader-left" if book.direction == Direction::Right => "rules-leader-right",
        _ => key,
    }
}

/// Whether a topic is about something that this game has.
pub(crate) fn is_of_game(setup: &Setup, id: &str) -> bool {
    // A topic may be about several modules, such as those of each side.
    let brings = |module: &Module| module.id().contains(id);
    match Edition::from_id(id) {
        Some(edition) => edition == setup.edition,
        None if Module::all().iter().any(brings) => setup.modules.iter().any(|module| brings(&module)),
        None => id != "characters" || setup.edition.book().has_captain(),
    }
}

/// What the rules say of the characters of this game: where there are but two kinds of players, what these want.
fn characters(setup: &Setup) -> Vec<&'static str> {
    let of = if setup.edition.book().has_captain() { "characters" } else { setup.edition.id() };
    let topic = TOPICS.iter().find(|(id, _)| *id == of);
    let told = topic.into_iter().flat_map(|(_, keys)| keys.iter().copied().filter(|key| key.contains("characters")));
    let told: Vec<&str> = told.collect();
    if told.is_empty() { vec!["rules-aim"] } else { told }
}

/// The longest name of a topic or a character that is looked for in a sentence, in words.
const LONGEST: usize = 4;

/// What stands in a line, in runs of words, the longest first, and as they are compared.
fn runs_of_words(line: &str) -> Vec<(&str, String)> {
    let tokens = Token::split(line);
    let run = |words: &[Token]| {
        let compared = words.iter().map(|token| token.word.as_str()).collect::<Vec<_>>().join(" ");
        (&line[words[0].span.start..words[words.len() - 1].span.end], compared)
    };
    (1..=LONGEST).rev().flat_map(|words| tokens.windows(words).map(run).collect::<Vec<_>>()).collect()
}

/// The characters and modules that a line names.
pub(crate) fn characters_named(state: &TableState, line: &str) -> Modules {
    let known = state.localizer.phrases().modules_by_name();
    let named = |words: &str| known.iter().filter(|(name, _)| name == words).map(|(_, module)| *module).collect();
    let all = runs_of_words(line).into_iter().map(|(_, compared)| named(&compared));
    all.into_iter().find(|modules: &Modules| !modules.is_empty()).unwrap_or_default()
}

/// A line without the characters in it that are sought.
pub(crate) fn without_characters(state: &TableState, line: &str) -> String {
    let known = state.localizer.phrases().modules_by_name();
    let is_sought = |module: &Module| matches!(module.id(), "merlin" | "merlin-assassin" | "nick-fury");
    let roles = setup(state).map(|setup| roles_by_name(state, &setup)).unwrap_or_default();
    let names = |compared: &str| {
        known.iter().any(|(name, module)| name == compared && is_sought(module))
            || roles.iter().any(|(name, role)| name == compared && matches!(role.id(), "merlin" | "nick-fury"))
    };
    let named = runs_of_words(line).into_iter().filter(|(_, compared)| names(compared));
    named.fold(line.to_owned(), |rest, (words, _)| rest.replace(words, ""))
}

/// What the characters that may be in this edition are called, as it is compared.
fn roles_by_name(state: &TableState, setup: &Setup) -> Vec<(String, Role)> {
    let name = |role: Role| state.localizer.render(&Message::new(terms::role(role)), Form::Printed, Length::Full);
    let roles = Characters::new(setup.edition, setup.modules).roles();
    roles.into_iter().map(|role| (Token::compared(&name(role)), role)).collect()
}

/// What the characters of this game are called.
pub(crate) fn names_in_play(state: &TableState) -> Vec<Message> {
    let Some(setup) = setup(state) else { return Vec::new() };
    let roles = Characters::new(setup.edition, setup.modules).roles();
    roles.into_iter().filter(|role| !role.is_general()).map(|role| Message::new(terms::role(role))).collect()
}

/// The rule about a character that a line names: the end, for whoever names somebody there.
pub(crate) fn character_named(state: &TableState, line: &str) -> Option<&'static str> {
    let setup = &setup(state)?;
    let known = roles_by_name(state, setup);
    let named = |compared: &str| known.iter().find(|(name, _)| name == compared).map(|(_, role)| *role);
    let role = runs_of_words(line).into_iter().find_map(|(_, compared)| named(&compared))?;
    let end = || end_of(setup).filter(|_| setup.edition.id() == "avalon" && role.part() == Some(Part::Names));
    let told = || of_character(role.id()).or_else(|| characters(setup).first().copied());
    if role.is_general() { None } else { end().or_else(told) }
}

/// What the rules of this game say of the end, where somebody is named there.
pub(crate) fn about_end(state: &TableState) -> Option<&'static str> {
    end_of(&setup(state)?)
}

fn end_of(setup: &Setup) -> Option<&'static str> {
    let (_, keys) = TOPICS.iter().find(|(id, _)| *id == setup.edition.id())?;
    keys.iter().find(|key| key.ends_with("-end") || key.ends_with("-end-game")).copied()
}

/// The character or module that a line names and the rules tell of, as it is called there.
pub(crate) fn topic_named(state: &TableState, line: &str) -> Option<String> {
    let setup = &setup(state)?;
    let (roles, modules) = (roles_by_name(state, setup), state.localizer.phrases().modules_by_name());
    let is_character = |compared: &str| {
        roles.iter().any(|(name, _)| name == compared) || modules.iter().any(|(name, _)| name == compared)
    };
    let (named, _) = runs_of_words(line).into_iter().find(|(_, compared)| is_character(compared))?;
    about(state, named).map(|_| named.to_owned())
}

/// Whether it is known whose rules are meant.
pub(crate) fn has_rules(state: &TableState) -> bool {
    setup(state).is_some()
}

/// The game whose rules are told: between two lessons one as most of them have.
pub(crate) fn setup(state: &TableState) -> Option<Setup> {
    match &state.activity {
        Activity::Game(table) => Some(table.record.setup().clone()),
        Activity::SetupDialogue(_) if state.course.is_some() => {
            Some(SetupDialogue::default().setup(LeaderChoice::Draw))
        }
        Activity::SetupDialogue(_) | Activity::Reading(_) => None,
    }
}

/// The character of this name.
fn character(state: &TableState, setup: &Setup, asked: &str) -> Option<Role> {
    let name = |role: Role| state.localizer.render(&Message::new(terms::role(role)), Form::Printed, Length::Full);
    Characters::new(setup.edition, setup.modules)
        .roles()
        .into_iter()
        .find(|role| folded(&name(*role)) == folded(asked))
}

pub(crate) fn title_key(id: &str) -> &'static str {
    match id {
        "aim" => "rules-title-aim",
        "set-up" => "rules-title-set-up",
        "reveal" => "rules-title-reveal",
        "leader" => "rules-title-leader",
        "team" => "rules-title-team",
        "vote" => "rules-title-vote",
        "mission" => "rules-title-mission",
        "end" => "rules-title-end",
        "plot" => "rules-title-plot",
        "targeting" => "rules-title-targeting",
        "inquisitor" => "rules-title-inquisitor",
        "trap" => "rules-title-trap",
        "reverser" => "rules-title-reverser",
        "rogue" => "rules-title-rogue",
        "winter-soldier" => "rules-title-winter-soldier",
        "characters" => "rules-title-characters",
        "scarlet-witch" => "rules-title-scarlet-witch",
        "avalon" => "rules-title-avalon",
        "lady-of-the-lake" => "rules-title-lady-of-the-lake",
        "forum" => "rules-title-forum",
        _ => "rules-title-blind-spies",
    }
}
