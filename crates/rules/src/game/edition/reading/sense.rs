//! What words can't tell: whether what a file says can be played together.

use toml::Spanned;

use super::file::{Described, File};
use super::{Fault, Reader};
use crate::game::edition::{FirstLeader, Meeting};
use crate::game::role::{Part, Role};
use crate::game::{MissionCard, Module, Side};

impl Reader<'_> {
    /// Refuses what no table could play.
    pub(super) fn sense(&mut self, file: &File, characters: &[Role], modules: &[Module]) {
        let sides = *file.sides.get_ref();
        let has_captain = file.first_leader == FirstLeader::CaptainAmerica;
        if file.meeting == Meeting::Letters && has_captain {
            self.wrong_at("meeting", None, Fault::CaptainByLetters);
        }
        self.single_characters(&file.characters, sides);
        // Nobody gives plot cards to those who have stepped out, nor asks them; and there is one token.
        let tokens: Vec<Module> = modules.iter().copied().filter(|module| module.token().is_some()).collect();
        let of_tokens = tokens.iter().skip(1).map(|module| (*module, tokens[0].id()));
        let plot = modules.iter().copied().find(|module| has_captain && *module == Module::Plot);
        let apart: Vec<(Module, &str)> = of_tokens.chain(plot.map(|module| (module, "captain"))).collect();
        for (module, with) in apart {
            let word = file.modules.iter().find(|word| word.get_ref() == module.id());
            self.wrong_at("modules", word.map(Spanned::span), Fault::Apart(module, with));
        }
        self.room(file, characters);
    }

    /// What a character is for by itself.
    fn single_characters(&mut self, rows: &[Spanned<Described>], (good, evil): (Side, Side)) {
        let mut parts: Vec<Part> = Vec::new();
        for row in rows {
            let Described { id, side, several, module, plays, part, alone, .. } = row.get_ref();
            let mut faults = Vec::new();
            if *several && (module.is_some() || part.is_some() || *alone) {
                faults.push(Fault::Several(id.clone()));
            }
            if part.is_some_and(|part| parts.contains(&part)) {
                faults.push(Fault::PartTwice(id.clone()));
            }
            let wanted = if *part == Some(Part::Names) { evil } else { good };
            if part.is_some() && [good, evil].contains(side) && *side != wanted {
                faults.push(Fault::PartOfSide { character: id.clone(), side: wanted });
            }
            parts.extend(*part);
            let can_play = |plays: &Vec<MissionCard>| plays.iter().any(|card| *card != MissionCard::RogueSuccess);
            if !plays.as_ref().is_none_or(can_play) {
                faults.push(Fault::NoCard(id.clone()));
            }
            faults.into_iter().for_each(|fault| self.wrong_at("characters", Some(row.span()), fault));
        }
    }

    /// Whoever chooses nothing finds a table to play at, with some number of players.
    fn room(&mut self, file: &File, characters: &[Role]) {
        let is_there = |role: &&Role| {
            let is_usual = |module: Module| file.usual.iter().any(|word| word.get_ref() == module.id());
            !role.is_general() && role.module().is_none_or(is_usual)
        };
        let special = |side| characters.iter().filter(is_there).filter(|role: &&Role| role.side() == side).count();
        let (good, evil) = *file.sides.get_ref();
        let (good, evil) = (special(good), special(evil));
        let fits = |(cards_good, cards_evil): (u8, u8)| good <= cards_good.into() && evil <= cards_evil.into();
        if !file.tables.is_empty() && !file.tables.iter().any(|table| fits(table.get_ref().sides)) {
            self.wrong_at("characters", None, Fault::NoRoom);
        }
        for option in &file.options {
            let is_usual = |id: &String| file.usual.iter().any(|word| word.get_ref() == id);
            let needed = option.needs.as_ref().filter(|needed| !is_usual(needed.get_ref()));
            if let Some(needed) = needed.filter(|_| is_usual(&option.module)) {
                self.wrong_at("usual", Some(needed.span()), Fault::NotUsual(needed.get_ref().clone()));
            }
        }
    }
}
