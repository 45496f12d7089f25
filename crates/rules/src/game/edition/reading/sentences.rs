//! What the sentences of the narrator's editions say of characters must be true in a table's own edition too.

use toml::Spanned;

use super::file::File;
use super::{Fault, Reader};
use crate::game::edition::{EndGame, FirstLeader};
use crate::game::role::{Part, Role};
use crate::game::{Edition, Side};

impl Reader<'_> {
    /// Holds a table's own edition to the sentences that others were written for.
    pub(super) fn held_to_sentences(&mut self, file: &File, characters: &[Role]) {
        if self.others.is_empty() {
            return;
        }
        self.told_of(file, characters);
        for advised in &file.advice {
            let known =
                self.others.iter().any(|edition| edition.book().advice.iter().any(|advice| advice.id == advised.id));
            let key = format!("advice-{}", advised.id);
            if !known && !file.sentences.values().any(|sentences| sentences.contains_key(&key)) {
                self.wrong_at("advice", Some(advised.with.span()), Fault::NoWords(key));
            }
        }
        for (id, name) in &file.names {
            let is_here = characters.iter().any(|role| role.id() == id)
                || file.modules.iter().any(|module| module.get_ref() == id);
            if !is_here {
                self.wrong_at("names", Some(Spanned::span(name)), Fault::Unknown(id.clone()));
            }
        }
    }

    /// Captain America, and the namings of Winter Soldier, are told by name.
    fn told_of(&mut self, file: &File, characters: &[Role]) {
        let captain = (file.first_leader == FirstLeader::CaptainAmerica, Part::Captain, "captain-america");
        let namings = file.end_game == EndGame::Namings;
        let told = [captain, (namings, Part::Names, "winter-soldier"), (namings, Part::NamedAtTheEnd, "nick-fury")];
        for (is_played, part, id) in told {
            let here = characters.iter().find(|role| role.part() == Some(part));
            if is_played && here.is_some_and(|role| role.id() != id) {
                self.wrong_at("characters", None, Fault::Told(id));
            }
        }
        // Before the end only Maria Hill is named, whom Captain America's edition tells of.
        let early = characters.iter().find(|role| role.part() == Some(Part::NamedBeforeTheEnd));
        if early.is_some_and(|role| role.id() != "maria-hill" || !namings) {
            self.wrong_at("characters", None, Fault::Told("maria-hill"));
        }
    }

    /// The edition in whose words this one is told: the one that it goes by, unless that one has other sides.
    pub(super) fn words(&self, as_in: Option<&str>, sides: (Side, Side)) -> Option<String> {
        let has_them = |edition: &&Edition| edition.book().sides == sides;
        let goes_by = self.others.iter().filter(has_them).find(|edition| Some(edition.id()) == as_in);
        goes_by.or_else(|| self.others.iter().find(has_them)).map(|edition| edition.id().to_owned())
    }

    /// Those whom a table calls something else, who are on another side, or are named by somebody else.
    pub(super) fn retold(&self, file: &File, characters: &[Role]) -> Vec<String> {
        let with = |part| characters.iter().find(|role| role.part() == Some(part));
        let is_other = |role: &&Role| {
            let named = role.part() == Some(Part::NamedAtTheEnd);
            self.others.iter().any(|edition| {
                let namer = edition.book().character_with(Part::Names);
                edition.role(role.id()).is_some_and(|known| {
                    known.side() != role.side() || (named && with(Part::Names) != namer.as_ref())
                })
            })
        };
        let others = characters.iter().filter(is_other).map(|role| role.id().to_owned());
        file.names.keys().cloned().chain(others).collect()
    }
}
