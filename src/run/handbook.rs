//! The handbook, read aloud a page at a time.

mod reading;

use super::play::Narrator;
use super::world::World;
use crate::args::Output;
use crate::game::setup::folded;
use crate::language::{Language, Message};
use reading::Line;

/// A page.
struct Page {
    /// Its topic, which is its name on the command line in every language.
    topic: &'static str,
    /// The key of its topic in the words of a language.
    title: &'static str,
    group: Group,
    /// The languages that it is written in, by their codes, and what it says in each.
    texts: &'static [(&'static str, &'static str)],
}

/// What a page is about: the topics are listed group by group.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Table,
    Editions,
    Modules,
    Program,
}

macro_rules! pages {
    ($($group:ident $topic:literal $title:literal $($code:literal $file:literal),+;)+) => {
        /// All pages, in the order in which they are listed.
        const PAGES: [Page; [$($topic),+].len()] = [$(Page {
            topic: $topic,
            title: $title,
            group: Group::$group,
            texts: &[$(($code, include_str!(concat!("../../handbook/", $file)))),+],
        }),+];
    };
}

pages! {
    Table "at-the-table" "handbook-title-at-the-table"
        "en" "at-the-table.md", "fr" "fr/at-the-table.md", "de" "de/at-the-table.md";
    Table "words" "handbook-title-words" "en" "words.md", "fr" "fr/words.md", "de" "de/words.md";
    Table "keys" "handbook-title-keys" "en" "keys.md";
    Table "screen-reader" "handbook-title-screen-reader" "en" "screen-reader.md";
    Table "reveal" "rules-title-reveal" "en" "reveal.md";
    Table "lessons" "handbook-title-lessons" "en" "lessons.md";
    Table "practice" "handbook-title-practice" "en" "practice.md";
    Table "headset" "handbook-title-headset" "en" "headset.md";
    Table "phones" "handbook-title-phones" "en" "phones.md";
    Table "in-a-phone" "handbook-title-in-a-phone"
        "en" "in-a-phone.md", "fr" "fr/in-a-phone.md", "de" "de/in-a-phone.md";
    Table "voice" "handbook-title-voice" "en" "voice.md";
    Table "trying" "handbook-title-trying"
        "en" "trying.md", "fr" "fr/trying.md", "de" "de/trying.md";
    Table "when-something-is-wrong" "handbook-title-when-something-is-wrong" "en" "when-something-is-wrong.md";
    Editions "editions" "handbook-title-editions"
        "en" "editions.md", "fr" "fr/editions.md", "de" "de/editions.md";
    Editions "accessible" "handbook-title-accessible" "en" "editions/accessible.md";
    Editions "widerstand" "handbook-title-widerstand" "en" "editions/widerstand.md";
    Editions "resistance-2020" "handbook-title-resistance-2020" "en" "editions/resistance-2020.md";
    Editions "winter-soldier" "rules-title-winter-soldier" "en" "editions/winter-soldier.md";
    Editions "avalon" "rules-title-avalon" "en" "editions/avalon.md";
    Editions "forum" "rules-title-forum" "en" "forum.md";
    Editions "your-own" "handbook-title-your-own" "en" "editions/your-own.md";
    Modules "modules" "handbook-title-modules" "en" "modules.md";
    Modules "plot-cards" "rules-title-plot" "en" "modules/plot-cards.md";
    Modules "targeting" "rules-title-targeting" "en" "modules/targeting.md";
    Modules "blind-spies" "rules-title-blind-spies" "en" "modules/blind-spies.md";
    Modules "inquisitor" "rules-title-inquisitor" "en" "modules/inquisitor.md";
    Modules "trap" "rules-title-trap" "en" "modules/trap.md";
    Modules "reverser" "rules-title-reverser" "en" "modules/reverser.md";
    Modules "rogue" "rules-title-rogue" "en" "modules/rogue.md";
    Modules "scarlet-witch" "rules-title-scarlet-witch" "en" "modules/scarlet-witch.md";
    Modules "lady-of-the-lake" "rules-title-lady-of-the-lake" "en" "modules/lady-of-the-lake.md";
    Program "command-line" "handbook-title-command-line" "en" "command-line.md";
    Program "windows" "handbook-title-windows" "en" "windows.md";
    Program "on-a-web-server" "handbook-title-on-a-web-server" "en" "on-a-web-server.md";
    Program "other-systems" "handbook-title-other-systems" "en" "other-systems.md";
    Program "settings" "handbook-title-settings" "en" "settings.md";
    Program "saved-games" "handbook-title-saved-games" "en" "saved-games.md";
    Program "scripts" "handbook-title-scripts" "en" "scripts.md";
    Program "privacy" "handbook-title-privacy" "en" "privacy.md";
    Program "for-programs" "handbook-title-for-programs" "en" "for-programs.md";
    Program "figures" "handbook-title-figures" "en" "figures.md";
}

impl Page {
    fn text(&self, language: Language) -> Option<&'static str> {
        self.texts.iter().find(|(code, _)| *code == language.code()).map(|(_, text)| *text)
    }

    fn title(&self, world: &World) -> String {
        world.text(&Message::new(self.title))
    }

    /// How much a word is like the topic: 1 if it is the topic, whatever its capitals, accents and hyphens.
    fn likeness(&self, world: &World, word: &str) -> f64 {
        let likeness = |name: &str| {
            let (name, word) = (folded(name), folded(word));
            if name == word { 1.0 } else { strsim::normalized_damerau_levenshtein(&name, &word) }
        };
        likeness(self.topic).max(likeness(&self.title(world)))
    }
}

/// Reads the page of a topic, or lists the topics.
pub(super) fn help(world: World, topic: Option<&str>) -> u8 {
    let Some(asked) = topic else {
        let list = topics(&world);
        return tell(world, list);
    };
    let like = |page: &Page| page.likeness(&world, asked);
    let nearest = PAGES.iter().max_by(|one, other| like(one).total_cmp(&like(other)));
    let Some(page) = nearest.filter(|page| like(page) >= 1.0) else {
        world.fault(&unknown(&world, asked, nearest));
        return super::BAD_ARGUMENTS;
    };
    let told = match page.text(world.language) {
        Some(text) => reading::lines(text).into_iter().map(message).collect(),
        None => vec![elsewhere(&world, page)],
    };
    tell(world, told)
}

fn message(line: Line) -> Message {
    match line {
        Line::Said(words) => {
            Message::new("handbook-line").text("spoken", words.spoken).text("printed", words.printed)
        }
        Line::Typed(line) => Message::new("handbook-typed").text("line", line),
    }
}

/// The page is there, but not in this language: that is said, and nothing is read in one that nobody asked for.
fn elsewhere(world: &World, page: &Page) -> Message {
    let title = page.title(world);
    Message::new("handbook-elsewhere").text("title", title).text("topic", page.topic)
}

fn unknown(world: &World, asked: &str, nearest: Option<&Page>) -> Message {
    // Less than that is another word.
    const MUCH: f64 = 0.5;
    match nearest.filter(|page| page.likeness(world, asked) >= MUCH) {
        Some(page) => Message::new("handbook-no-topic-near").text("topic", asked).text("near", page.title(world)),
        None => Message::new("handbook-no-topic").text("topic", asked),
    }
}

/// The topics in this language, a sentence for each group, and how to hear which others there are: a list of what
/// can't be read would be a long one to listen to.
fn topics(world: &World) -> Vec<Message> {
    let is_here = |page: &&Page| page.text(world.language).is_some();
    let group = |key, group| {
        let pages = PAGES.iter().filter(|page| page.group == group).filter(is_here);
        let list: Vec<String> = pages.map(|page| page.title(world)).collect();
        (!list.is_empty()).then(|| Message::new(key).texts("list", list))
    };
    let all_are_here = PAGES.iter().all(|page| is_here(&page));
    let groups = [
        Some(Message::new("handbook-topics")),
        group("handbook-topics-table", Group::Table),
        group("handbook-topics-editions", Group::Editions),
        group("handbook-topics-modules", Group::Modules),
        group("handbook-topics-program", Group::Program),
        (!all_are_here).then(|| Message::new("handbook-topics-elsewhere")),
    ];
    groups.into_iter().flatten().collect()
}

fn tell(world: World, messages: Vec<Message>) -> u8 {
    let mut narrator = Narrator::new(world, Output::Table);
    let effects = narrator.session.tell_all(&messages);
    narrator.run(effects)
}
