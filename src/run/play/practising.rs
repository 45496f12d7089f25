//! A practice: one person plays with virtual players.

use super::Narrator;
use crate::args::Output;
use crate::language::Message;
use crate::run::BAD_ARGUMENTS;
use crate::run::world::World;
use moderator::{Company, NewGameOptions};

/// Begins a practice. What is wrong with its rules is printed, all of it, before anything else.
pub(in crate::run) fn practice(world: World, told: NewGameOptions, company: Company) -> u8 {
    let faults = match told.check_rules() {
        Ok(()) if told.edition_told().book().goes_by_letters() => vec![Message::new("practice-not-in-forum")],
        Ok(()) => company.count.and_then(|count| told.wrong_count(count)).into_iter().collect(),
        Err(faults) => faults,
    };
    if !faults.is_empty() {
        faults.iter().for_each(|fault| _ = world.fault(fault));
        return BAD_ARGUMENTS;
    }
    let mut narrator = Narrator::new(world, Output::Table);
    narrator.session.deal_from(told.deal_seed.0.clone());
    let effects = narrator.session.practise(told, company);
    narrator.run(effects)
}
