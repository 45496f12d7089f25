//! Whether what a file says can be played: each rule that no single word breaks.

use toml::Spanned;

use super::Reader;
use super::fault::Fault;
use super::file::{Described, File, Numbers};
use crate::game::edition::{EndGame, FirstLeader, Meeting};
use crate::game::role::{Part, Role};
use crate::game::{Module, Reveal, Side};

/// The most rejections in a row that a table keeps count of.
const MOST_REJECTIONS: u8 = 9;

impl Reader<'_> {
    /// The name of the edition is typed as a word, and is nobody else's.
    pub(super) fn name(&mut self, id: &Spanned<String>, is_taken: bool) {
        if is_taken {
            self.wrong_at("id", Some(id.span()), Fault::Taken(id.get_ref().clone()));
        } else if !is_name(id.get_ref()) {
            self.wrong_at("id", Some(id.span()), Fault::Name(id.get_ref().clone()));
        }
    }

    /// What stands in single words.
    pub(super) fn rules(&mut self, file: &File) {
        if !Side::PAIRS.contains(file.sides.get_ref()) {
            self.wrong_at("sides", Some(file.sides.span()), Fault::NoPair);
        }
        let rejections = *file.rejections.get_ref();
        if !(1..=MOST_REJECTIONS).contains(&rejections) {
            self.wrong_at("rejections", Some(file.rejections.span()), Fault::Rejections(rejections));
        }
        let reveal = *file.reveal.get_ref();
        if !file.reveals.get_ref().contains(&reveal) {
            self.wrong_at("reveal", Some(file.reveal.span()), Fault::Reveal(reveal));
        }
        if file.meeting == Meeting::Letters && file.reveals.get_ref().iter().any(|reveal| *reveal != Reveal::None) {
            self.wrong_at("reveals", Some(file.reveals.span()), Fault::RevealByLetters);
        }
    }

    /// With the Trap every team has one more.
    pub(super) fn team_sizes(&mut self, rows: &[Spanned<Numbers>], modules: &[Module]) {
        for row in rows.iter().filter(|_| modules.contains(&Module::Trap)) {
            let Numbers { players, teams, .. } = row.get_ref();
            if teams.contains(players) {
                self.wrong_at("tables", Some(row.span()), Fault::Trap(*players));
            }
        }
    }

    /// A character by itself.
    pub(super) fn character_is_sound(&mut self, row: &Spanned<Described>, modules: &[Module]) {
        let Described { id, module, .. } = row.get_ref();
        let mut faults = Vec::new();
        if !is_name(id) {
            faults.push(Fault::Name(id.clone()));
        }
        if let Some(module) = module {
            // One of both sides' characters has the name of both before its own.
            if !module.splitn(2, '=').all(is_name) {
                faults.push(Fault::Name(module.clone()));
            }
            if !modules.iter().any(|known| known.id() == module) {
                faults.push(Fault::NeverThere { character: id.clone(), module: module.clone() });
            }
        }
        faults.into_iter().for_each(|fault| self.wrong_at("characters", Some(row.span()), fault));
    }

    /// Who leads first, and what comes at the end, need somebody.
    pub(super) fn parts(&mut self, characters: &[Role], file: &File) {
        let named_early = characters.iter().any(|role| role.part() == Some(Part::NamedBeforeTheEnd));
        // Captain America accuses one of those who name and are named.
        let needed: &[Part] = match (file.first_leader, file.end_game) {
            (FirstLeader::CaptainAmerica, _) => &[Part::Captain, Part::Names, Part::NamedAtTheEnd],
            (FirstLeader::Chosen, EndGame::None) if named_early => &[Part::Names],
            (FirstLeader::Chosen, EndGame::None) => &[],
            (FirstLeader::Chosen, EndGame::Namings | EndGame::Assassination) => &[Part::Names, Part::NamedAtTheEnd],
        };
        for part in needed {
            let has = |role: &&Role| role.part() == Some(*part) && role.module().is_none() && !role.is_general();
            if characters.iter().filter(has).count() != 1 {
                self.wrong_at("characters", None, Fault::Part(*part));
            }
        }
    }
}

/// Whether a word can be typed, and be a part of others: small letters, digits and hyphens, a letter first.
fn is_name(word: &str) -> bool {
    let is_letter = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    word.starts_with(|sign: char| sign.is_ascii_lowercase()) && word.len() <= 40 && word.chars().all(is_letter)
}
