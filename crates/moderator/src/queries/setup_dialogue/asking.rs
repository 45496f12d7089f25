//! Company and names before a game: how many, and which name is doubtful or refused.

use crate::game::setup::same_name;
use crate::game::{Fault, LeaderChoice, Setup};
use crate::language::{Message, terms};
use crate::output::wording;
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::{SetupDialogue, Wanted};
use crate::state::table_state::TableState;

/// How many play if nobody says otherwise, where the edition is for so many.
const USUAL: usize = 5;

/// What is played, and whether it begins.
pub(crate) fn ask_start(state: &TableState, dialogue: &SetupDialogue) -> Message {
    let modules: Vec<Message> = terms::named(dialogue.modules).into_iter().map(Message::new).collect();
    let modules = if modules.is_empty() { vec![Message::new("no-modules")] } else { modules };
    Message::new("ask-start")
        .message("edition", Message::new(terms::edition(dialogue.edition)))
        .message("reveal", wording::reveal(state, dialogue.reveal()))
        .list("modules", modules)
}

/// How many usually play.
pub(crate) fn usual_company(wanted: &Wanted) -> usize {
    let (fewest, most) = wanted.told.edition_told().players();
    USUAL.clamp(fewest, most)
}

/// Whether what was said is a name after all.
pub(crate) enum Doubt {
    Right,
    Unfounded,
}

/// Why the last of these names can't be seated.
pub(crate) fn refused_name(state: &TableState, players: &[String]) -> Option<Message> {
    let (name, others) = players.split_last()?;
    if state.localizer.reserves(name) {
        return Some(Message::new("refused-reserved-name").text("name", name));
    }
    if others.iter().any(|other| same_name(other, name)) {
        return Some(Message::new("refused-same-name").text("name", name));
    }
    let alone =
        Setup { players: vec![name.clone()], ..setup_dialogue::SetupDialogue::default().setup(LeaderChoice::Draw) };
    alone.check().err()?.iter().find_map(|fault| match fault {
        Fault::EmptyName { .. } => Some(Message::new("refused-empty-name")),
        Fault::LongName { .. } => Some(Message::new("refused-long-name")),
        Fault::UnspeakableName { name } => Some(Message::new("refused-unspeakable-name").text("name", name)),
        _ => None,
    })
}
