//! The table of phrases: one file per language feeds the parser, the help and the recogniser's grammar.

use std::borrow::Cow;
use std::collections::BTreeMap;

use file::read;

use super::general::{own_names, said};
use super::languages::{Language, ReadOnce};
use super::pattern::{Pattern, Slot, Token, Word};
use super::verb::Verb;
use crate::game::module::Modules;
use crate::game::{Edition, Module, PlotCard};

mod file;
mod reserved;
mod words;

/// The table of one language, ready to be matched.
#[derive(Debug)]
pub struct Phrases {
    language: Language,
    and: Vec<Word>,
    seat: Vec<Word>,
    /// Words out of politeness, each as it is compared.
    polite: Vec<Vec<String>>,
    me: Vec<String>,
    /// What is said before the own name, and words before a noun, as they are written.
    introducing: Vec<String>,
    articles: Vec<String>,
    asking: Vec<String>,
    /// What is said before the name of a virtual player, as it is compared.
    virtual_players: Vec<Vec<String>>,
    /// The words for each number, as they are written.
    numbers: Vec<Vec<String>>,
    /// The same as they are compared, and the number.
    number_words: BTreeMap<String, u32>,
    /// What each language is called, by its code.
    languages: BTreeMap<String, Vec<String>>,
    /// What each plot card is called, the usual name first.
    cards: Vec<(PlotCard, Vec<String>)>,
    /// What each module and character is called, the usual name first.
    modules: Vec<(Module, Vec<String>)>,
    /// What each edition of the narrator is called, the usual name first, by its id.
    editions: BTreeMap<String, Vec<String>>,
    wake: Vec<Pattern>,
    decoys: Vec<Pattern>,
    fillers: Vec<String>,
    alphabet: Vec<String>,
    taught: Vec<String>,
    /// Words that hardly any name has in it, as they are compared.
    not_names: Vec<String>,
    alike: Vec<Vec<String>>,
    commands: Vec<(Verb, Command)>,
}

#[derive(Debug, Default)]
struct Command {
    phrases: Vec<Pattern>,
    answers: Vec<Pattern>,
    opens: Vec<Pattern>,
    typed: Vec<Pattern>,
}

/// What something is called, by its row in one of the tables of names.
fn called(table: &str, rows: &BTreeMap<String, Vec<String>>, id: &str) -> Result<Vec<String>, String> {
    let names = rows.get(id).filter(|names| !names.is_empty());
    names.cloned().ok_or_else(|| format!("[{table}] has no name for {id}"))
}

/// Where a phrase stands in its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Understood at any time.
    Phrases,
    /// Understood while its question is open.
    Answers,
    /// The command without its object.
    Opens,
}

impl Phrases {
    /// The table of a language. It is read once.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        static READ: ReadOnce<Phrases> = ReadOnce::new();
        READ.of(language, Self::read)
    }

    /// # Panics
    /// If the file that is part of the program is damaged, or lacks a name; a test opens all of them.
    fn read(language: Language) -> Self {
        let file = read(language).unwrap_or_else(|error| panic!("phrases of {}: {error}", language.code()));
        let compile = |texts: &[String]| texts.iter().flat_map(|text| Pattern::compile(text)).collect::<Vec<_>>();
        let numbers: Vec<Vec<String>> =
            file.numbers.into_iter().chain(file.larger.into_iter().map(|word| vec![word])).collect();
        let number_words = numbers
            .iter()
            .zip(0..)
            .flat_map(|(row, number)| row.iter().map(move |word| (Token::compared(word), number)));
        let words = |text: &String| Token::split(text).into_iter().map(|token| token.word).collect::<Vec<_>>();
        let names = |names: Result<_, String>| {
            names.unwrap_or_else(|missing| panic!("phrases of {}: {missing}", language.code()))
        };
        let cards = PlotCard::ALL.map(|card| (card, names(called("cards", &file.cards, card.id()))));
        let modules = Module::of_the_narrator()
            .into_iter()
            .map(|module| (module, names(called("modules", &file.modules, module.id()))));
        let commands = Verb::ALL
            .into_iter()
            .filter_map(|verb| {
                let row = file.commands.get(verb.id())?;
                let [mut phrases, answers, opens, typed] =
                    [&row.phrases, &row.answers, &row.opens, &row.typed].map(|place| compile(place));
                // What is only typed need not stand among the phrases too.
                let is_new =
                    |pattern: &&Pattern| ![&phrases, &answers, &opens].iter().any(|all| all.contains(pattern));
                let only_typed: Vec<Pattern> = typed.iter().filter(is_new).cloned().collect();
                phrases.extend(only_typed);
                Some((verb, Command { phrases, answers, opens, typed }))
            })
            .collect();
        Self {
            language,
            and: file.and.iter().flat_map(|word| Word::split(word)).collect(),
            seat: file.seat.iter().flat_map(|word| Word::split(word)).collect(),
            polite: file.polite.iter().map(words).collect(),
            me: file.me.iter().flat_map(words).collect(),
            introducing: file.introducing,
            articles: file.articles,
            asking: file.asking.iter().flat_map(words).collect(),
            virtual_players: file.virtual_players.iter().map(words).collect(),
            number_words: number_words.collect(),
            numbers,
            languages: file.languages,
            cards: cards.to_vec(),
            modules: modules.collect(),
            editions: file.editions,
            wake: compile(&file.wake),
            decoys: compile(&file.decoys),
            fillers: file.fillers,
            alphabet: file.alphabet,
            taught: file.taught,
            not_names: file.not_names.iter().map(|word| Token::compared(word)).collect(),
            alike: file.alike,
            commands,
        }
    }

    /// The language of the table.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Every phrase, with its command and its place in the row.
    pub fn all(&self) -> impl Iterator<Item = (Verb, Place, &Pattern)> {
        self.commands.iter().flat_map(|(verb, command)| {
            let phrases = command.phrases.iter().map(|pattern| (*verb, Place::Phrases, pattern));
            let answers = command.answers.iter().map(|pattern| (*verb, Place::Answers, pattern));
            let opens = command.opens.iter().map(|pattern| (*verb, Place::Opens, pattern));
            phrases.chain(answers).chain(opens)
        })
    }

    /// The phrases of a command that are understood at any time.
    #[must_use]
    pub fn of_verb(&self, verb: Verb) -> &[Pattern] {
        self.commands.iter().find(|(other, _)| *other == verb).map_or(&[], |(_, command)| &command.phrases)
    }

    /// Whether a phrase is understood when it is typed, but not listened for.
    #[must_use]
    pub fn only_typed(&self, verb: Verb, pattern: &Pattern) -> bool {
        self.commands.iter().any(|(other, command)| *other == verb && command.typed.contains(pattern))
    }

    /// The phrases of a command that are not listened for.
    #[must_use]
    pub fn typed(&self, verb: Verb) -> &[Pattern] {
        self.commands.iter().find(|(other, _)| *other == verb).map_or(&[], |(_, command)| &command.typed)
    }

    /// What wakes the narrator.
    #[must_use]
    pub fn wake(&self) -> &[Pattern] {
        &self.wake
    }

    /// What is often said at a table and means no command.
    #[must_use]
    pub fn decoys(&self) -> &[Pattern] {
        &self.decoys
    }

    /// The short words by which a voice is learned.
    #[must_use]
    pub fn taught(&self) -> &[String] {
        &self.taught
    }

    /// The words of the spelling alphabet.
    #[must_use]
    pub fn alphabet(&self) -> &[String] {
        &self.alphabet
    }

    /// The word that is listened for in the place of one that sounds the same.
    #[must_use]
    pub fn heard_as<'a>(&'a self, word: &'a str) -> &'a str {
        let row = self.alike.iter().find(|row| row.iter().any(|other| other == word));
        row.and_then(|row| row.first()).map_or(word, String::as_str)
    }

    /// Short words of all sounds, which are listened for so that they are taken for no other ones.
    #[must_use]
    pub fn fillers(&self) -> &[String] {
        &self.fillers
    }

    /// Words as they are listened for: of those that sound the same each would be too unlikely to be heard.
    #[must_use]
    pub fn heard_as_one(&self, words: &str) -> String {
        words.split(' ').map(|word| self.heard_as(word)).collect::<Vec<_>>().join(" ")
    }

    /// The words that sound like this one, with itself: any of them may have been said where it was heard.
    #[must_use]
    pub fn sound_like<'a>(&'a self, word: &'a str) -> Vec<&'a str> {
        let row = self.alike.iter().find(|row| row.iter().any(|other| other == word));
        row.map_or_else(|| vec![word], |row| row.iter().map(String::as_str).collect())
    }

    /// The words that join names, as they are written.
    #[must_use]
    pub fn and_words(&self) -> &[Word] {
        &self.and
    }

    /// The words that announce a seat number, as they are written.
    #[must_use]
    pub fn seat_words(&self) -> &[Word] {
        &self.seat
    }

    /// The words for a number, as they are written, the one that is spoken first.
    #[must_use]
    pub fn words_for(&self, number: usize) -> &[String] {
        self.numbers.get(number).map_or(&[], Vec::as_slice)
    }

    /// What a language is called.
    #[must_use]
    pub fn names_of(&self, language: Language) -> &[String] {
        self.languages.get(language.code()).map_or(&[], Vec::as_slice)
    }

    /// What a plot card is called, the usual name first.
    #[must_use]
    pub fn names_of_card(&self, card: PlotCard) -> &[String] {
        self.cards.iter().find(|(other, _)| *other == card).map_or(&[], |(_, names)| names)
    }

    /// The plot card of this name, in words as they are compared. A finger may have slipped once.
    #[must_use]
    pub fn card_called(&self, name: &str) -> Option<PlotCard> {
        let with = |fits: &dyn Fn(&str) -> bool| {
            let called = |names: &Vec<String>| names.iter().any(|other| fits(&Token::compared(other)));
            let mut cards = self.cards.iter().filter(|(_, names)| called(names)).map(|(card, _)| *card);
            cards.next().filter(|_| cards.next().is_none())
        };
        const SLIP: usize = 6;
        let slipped = |known: &str| known.len() >= SLIP && strsim::osa_distance(known, name) == 1;
        with(&|known| known == name).or_else(|| with(&slipped))
    }

    /// What all modules and characters are called, as it is compared.
    #[must_use]
    pub fn modules_by_name(&self) -> Vec<(String, Module)> {
        let names = |module: Module| {
            let names = self.names_of_module(module).iter().map(|name| Token::compared(name)).collect::<Vec<_>>();
            names.into_iter().map(move |name| (name, module))
        };
        Module::all().into_iter().flat_map(names).collect()
    }

    /// What a module or a character is called, the usual name first.
    #[must_use]
    pub fn names_of_module(&self, module: Module) -> Cow<'_, [String]> {
        let known = self.modules.iter().find(|(other, _)| *other == module);
        match known {
            Some((_, names)) => Cow::Borrowed(names),
            None => Cow::Owned(own_names(module, self.language)),
        }
    }

    /// The modules or characters of this name, in words as they are compared: "reverser" names two.
    #[must_use]
    pub fn modules_called(&self, name: &str) -> Modules {
        let called = |names: &Vec<String>| names.iter().any(|other| Token::compared(other) == name);
        let known = self.modules.iter().filter(|(_, names)| called(names)).map(|(module, _)| *module);
        let is_known = |module: &Module| self.modules.iter().any(|(other, _)| other == module);
        let own = Module::all().into_iter().filter(|module| !is_known(module));
        known.chain(own.filter(|module| called(&own_names(*module, self.language)))).collect()
    }

    /// What an edition is called, the usual name first: its name in files is one too.
    #[must_use]
    pub fn names_of_edition(&self, edition: Edition) -> Vec<String> {
        let known = self.editions.get(edition.id()).cloned().unwrap_or_default();
        let own = edition.book().name.as_ref().map(|name| name.in_language(self.language.code()).to_owned());
        known.into_iter().chain(own).chain([said(edition.id())]).collect()
    }

    /// The edition of this name, in words as they are compared.
    #[must_use]
    pub fn edition_called(&self, name: &str) -> Option<Edition> {
        let is_called =
            |edition: &Edition| self.names_of_edition(*edition).iter().any(|other| Token::compared(other) == name);
        Edition::all().into_iter().find(is_called)
    }

    /// The phrase that help shows for a command.
    #[must_use]
    pub fn shown(&self, verb: Verb) -> Option<&Pattern> {
        let (_, command) = self.commands.iter().find(|(other, _)| *other == verb)?;
        command.phrases.first().or(command.answers.first())
    }

    /// The way to say a command that is the first where it answers a question.
    #[must_use]
    pub fn answer(&self, verb: Verb) -> Option<&Pattern> {
        let (_, command) = self.commands.iter().find(|(other, _)| *other == verb)?;
        command.answers.first()
    }

    /// The first word of a command, in the first way to say it that begins with one.
    #[must_use]
    pub fn first_word(&self, verb: Verb) -> Option<&str> {
        let (_, command) = self.commands.iter().find(|(other, _)| *other == verb)?;
        let pattern = command.phrases.iter().chain(&command.answers).find(|pattern| pattern.begins_with_word())?;
        pattern.literal_words().next()
    }

    /// The first phrase of a command with these slots among those that it may lack; the shown one if there is none.
    #[must_use]
    pub fn shown_with(&self, verb: Verb, slots: &[Slot]) -> Option<&Pattern> {
        let (_, command) = self.commands.iter().find(|(other, _)| *other == verb)?;
        let mut ways = command.phrases.iter().chain(&command.answers);
        ways.find(|pattern| pattern.has_optional(slots)).or_else(|| self.shown(verb))
    }

    /// A command without its object, as one says it.
    #[must_use]
    pub fn opening(&self, verb: Verb) -> String {
        let command = self.commands.iter().find(|(other, _)| *other == verb).map(|(_, command)| command);
        let pattern = command.and_then(|command| command.opens.first().or(command.phrases.first()));
        let words = pattern.map(|pattern| pattern.written(|_| String::new())).unwrap_or_default();
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What the language calls itself.
    #[must_use]
    pub fn own_name(&self) -> String {
        self.names_of(self.language).first().cloned().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_without_a_name_is_told() {
        let rows = BTreeMap::from([
            ("open-up".to_owned(), vec!["open up".to_owned()]),
            ("close-eye".to_owned(), Vec::new()),
        ]);
        assert_eq!(called("cards", &rows, "open-up"), Ok(vec!["open up".to_owned()]));
        for missing in ["close-eye", "strong-leader"] {
            assert_eq!(called("cards", &rows, missing), Err(format!("[cards] has no name for {missing}")));
        }
    }
}
