//! The turns of the reveal, from whom each character sees.

use std::collections::BTreeMap;

use toml::Spanned;

use super::file::{Choice, Described};
use super::{Fault, Reader};
use crate::game::Module;
use crate::game::edition::Sign;
use crate::game::edition::book::BookStage;
use crate::game::role::{Role, Turn};

/// A turn while it is put together.
struct Draft<'a> {
    /// Whom those see whose turn it is, in words.
    sees: &'a [Spanned<String>],
    /// Whether these words mean nothing that could be seen.
    is_wrong: bool,
    stage: BookStage,
}

impl Draft<'_> {
    /// Whether it is the turn of a whole side, and not of single characters.
    fn general(&self) -> Option<Role> {
        self.stage.looking.iter().copied().find(|role| role.is_general())
    }

    /// Whether all who look see each other, and nobody else.
    fn is_together(&self) -> bool {
        let BookStage { looking, shown, .. } = &self.stage;
        looking.len() == shown.len() && looking.iter().all(|role| shown.contains(role))
    }
}

fn words(sees: &[Spanned<String>]) -> impl Iterator<Item = &str> {
    sees.iter().map(|word| word.get_ref().as_str())
}

impl Reader<'_> {
    /// First the turns of whole sides, then those of single characters, in the order of the file.
    pub(super) fn scenes(
        &mut self,
        together: Sign,
        rows: &[Spanned<Described>],
        options: &[Choice],
        characters: &[Role],
        modules: &[Module],
    ) -> Vec<BookStage> {
        let is_there = |module: &str| modules.iter().any(|known| known.id() == module);
        let never_there: Vec<&str> = rows
            .iter()
            .map(Spanned::get_ref)
            .filter(|row| row.module.as_deref().is_some_and(|module| !is_there(module)))
            .map(|row| row.id.as_str())
            .collect();
        let mut drafts: Vec<Draft> = Vec::new();
        for (row, role) in rows.iter().zip(characters).filter(|(row, _)| !row.get_ref().sees.is_empty()) {
            let sees = &row.get_ref().sees;
            if let Some(draft) = drafts.iter_mut().find(|draft| words(draft.sees).eq(words(sees))) {
                draft.stage.looking.push(*role);
                continue;
            }
            let known_wrong = self.wrong.len();
            let shown = self.seen(sees, characters, &never_there);
            let nobody = shown.is_empty() || (!role.is_general() && shown == [*role]);
            if nobody && self.wrong.len() == known_wrong && self.is_own("characters") {
                self.wrong_at("characters", Some(row.span()), Fault::SeesNobody(role.id().to_owned()));
            }
            let turn = Turn::of(role.id());
            let stage = BookStage { turn, sign: Sign::Thumbs, looking: vec![*role], shown, also: Vec::new() };
            drafts.push(Draft { sees, is_wrong: self.wrong.len() > known_wrong, stage });
        }
        let mut drafts: Vec<Draft> = drafts.into_iter().flat_map(|draft| self.apart(draft)).collect();
        drafts.sort_by_key(|draft| draft.general().is_none());
        let mut stages: Vec<BookStage> = Vec::new();
        for mut draft in drafts {
            if let Some(general) = draft.general() {
                draft.stage.turn = Turn::of(general.side().id());
            }
            if draft.is_together() {
                draft.stage.sign = together;
            }
            stages.push(draft.stage);
        }
        for option in options {
            let module = modules.iter().copied().find(|module| module.id() == option.module);
            let (shown, to) = (self.character(&option.shows, characters), self.character(&option.to, characters));
            let (Some(module), Some(shown), Some(to)) = (module, shown, to) else { continue };
            stages
                .iter_mut()
                .filter(|stage| stage.looking.contains(&to))
                .for_each(|stage| stage.also.push((module, shown)));
        }
        stages.iter_mut().for_each(|stage| self.in_words(stage, characters));
        stages
    }

    /// With open eyes those who look see each other too. They can look together if that is all they see; whoever must not
    /// see the others has a turn alone.
    fn apart<'a>(&mut self, draft: Draft<'a>) -> Vec<Draft<'a>> {
        let BookStage { looking, shown, .. } = &draft.stage;
        let all_shown_look = shown.iter().all(|role| looking.contains(role));
        let (together, alone): (Vec<Role>, Vec<Role>) =
            looking.iter().copied().partition(|role| all_shown_look && shown.contains(role));
        if let Some(many) = alone.iter().find(|role| role.is_general() && !draft.is_wrong) {
            self.wrong_at("characters", draft.sees.first().map(Spanned::span), Fault::Together(many.id().to_owned()));
        }
        let turn = |looking: Vec<Role>| {
            let stage = BookStage { turn: Turn::of(looking[0].id()), looking, ..draft.stage.clone() };
            Draft { sees: draft.sees, is_wrong: draft.is_wrong, stage }
        };
        let together = (!together.is_empty()).then(|| turn(together));
        together.into_iter().chain(alone.into_iter().map(|role| turn(vec![role]))).collect()
    }

    /// A turn that is another one than in the editions whose sentences tell of it takes a name of its own, for which
    /// there are general sentences.
    fn in_words(&self, stage: &mut BookStage, characters: &[Role]) {
        let told: Vec<&BookStage> = self.others.iter().flat_map(|edition| &edition.book().scenes).collect();
        let of_one_side = stage.shown.iter().all(|role| role.side().id() == stage.turn.id());
        let here = |roles: &[Role]| -> Vec<Role> {
            roles.iter().copied().filter(|role| characters.contains(role)).collect()
        };
        let is_same = |other: &&BookStage| {
            (other.turn, here(&other.looking), here(&other.shown))
                == (stage.turn, stage.looking.clone(), stage.shown.clone())
        };
        let is_told = told.iter().any(|other| other.turn == stage.turn);
        if is_told && !of_one_side && !told.iter().any(is_same) {
            stage.turn = Turn::of(format!("{}-here", stage.turn.id()).leak());
        }
    }

    /// The character in an option. What is only taken over does not count where its character is not there.
    fn character(&mut self, word: &Spanned<String>, characters: &[Role]) -> Option<Role> {
        let found = characters.iter().copied().find(|role| role.id() == word.get_ref());
        if found.is_none() && self.is_own("options") {
            self.wrong_at("options", Some(word.span()), Fault::NoCharacter(word.get_ref().clone()));
        }
        found
    }

    /// Whom the words mean: sides and characters, and after "not" those who are left out.
    fn seen(&mut self, words: &[Spanned<String>], characters: &[Role], never_there: &[&str]) -> Vec<Role> {
        let mut seen: BTreeMap<usize, Role> = BTreeMap::new();
        let is_denied = |name: &str| words.iter().any(|word| word.get_ref().strip_prefix("not ") == Some(name));
        for word in words {
            let (name, is_seen) = match word.get_ref().strip_prefix("not ") {
                Some(name) => (name, false),
                None => (word.get_ref().as_str(), true),
            };
            // A side and its many may have one name: the side is meant.
            let of_side: Vec<(usize, Role)> =
                characters.iter().copied().enumerate().filter(|(_, role)| role.side().id() == name).collect();
            let alone = characters.iter().copied().enumerate().filter(|(_, role)| role.id() == name);
            let meant = if of_side.is_empty() { alone.collect() } else { of_side };
            // What is only taken over does not count where its character is not there.
            if meant.is_empty() && self.is_own("characters") {
                self.wrong_at("characters", Some(word.span()), Fault::Unknown(name.to_owned()));
            }
            if is_seen && is_denied(name) {
                self.wrong_at("characters", Some(word.span()), Fault::Contradiction(name.to_owned()));
            }
            if is_seen && never_there.contains(&name) {
                self.wrong_at("characters", Some(word.span()), Fault::SeesNever(name.to_owned()));
            }
            for (at, role) in meant {
                if is_seen {
                    seen.insert(at, role)
                } else {
                    seen.remove(&at)
                };
            }
        }
        seen.into_values().collect()
    }
}
