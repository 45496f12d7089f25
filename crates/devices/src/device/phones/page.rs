//! Pages: what all of them have, and those that are short.

pub(super) mod asked;
pub(super) mod captions;
pub(super) mod join;
pub(super) mod seat;

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, html};

use super::clients::{Announces, Taste};
use super::text::Text;
use crate::language::{Language, Length, OF_TABLE};

/// How pages look.
pub(super) const STYLE: &str = include_str!("page/page.css");
/// What pages do by themselves; they work without it.
const SCRIPT: &str = include_str!("page/page.js");

/// The script as it is sent: its comments, and how its lines stand, are for whoever changes it.
pub(super) fn script() -> String {
    let lines = SCRIPT.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// What the script of a page has to know.
pub(super) struct Live<'a> {
    /// Where news come from.
    pub events: String,
    /// How the phone wants it.
    pub taste: &'a Taste,
    /// The language in which commands are understood.
    pub table: Language,
}

/// A whole page. Its title tells the state first, since that is read first.
fn whole(text: Text, states: &[&str], live: Option<&Live>, main: &Markup) -> String {
    page(text, states, live, None, main)
}

/// A page that is left at once for another one, without any script.
fn onward(text: Text, states: &[&str], to: &str, main: &Markup) -> String {
    page(text, states, None, Some(to), main)
}

fn page(text: Text, states: &[&str], live: Option<&Live>, to: Option<&str>, main: &Markup) -> String {
    let narrator = text.say("page-name-narrator");
    let title = states.iter().copied().chain([narrator.as_str()]).collect::<Vec<_>>().join(" – ");
    let page = html! {
        (DOCTYPE)
        html lang=(text.0.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @if let Some(to) = to { meta http-equiv="refresh" content=(format!("0;url={to}")); }
                title { (title) }
                link rel="stylesheet" href="/page.css";
                @if live.is_some() { script src="/page.js" type="module" {} }
            }
            body
                data-events=[live.map(|live| live.events.as_str())]
                data-speech=[live.filter(|live| live.taste.speech).map(|_| "on")]
                data-vibration=[live.filter(|live| live.taste.vibration).map(|_| "on")]
                data-table=[live.map(|live| live.table.code())]
                data-announces=[live.map(|live| live.taste.announces.value())]
                data-words=[live.map(|_| script_words(text))]
            {
                main {
                    (main)
                }
                // The only part of a page that is live: whatever is to be heard comes here, and goes again.
                @if live.is_some() { #teller role="log" aria-live="polite" aria-relevant="additions" {} }
            }
        }
    };
    page.into_string()
}

/// What the script says by itself, by its name there.
fn script_words(text: Text) -> String {
    let words: BTreeMap<&str, String> = [
        ("lost", "page-lost"),
        ("back", "page-back"),
        ("ended", "page-ended"),
        ("unsent", "page-not-sent"),
        ("sending", "page-sending"),
        ("over", "page-over"),
        ("done", "page-name-over"),
        ("gone", "page-gone"),
        ("goneTitle", "page-name-gone"),
        ("start", "page-name-beginning"),
        ("seats", "page-seats-there"),
        ("wrong", "page-name-wrong"),
        ("sure", "page-name-sure"),
    ]
    .into_iter()
    .map(|(name, key)| (name, text.say(key)))
    .collect();
    serde_json::to_string(&words).unwrap_or_default()
}

/// A page with one sentence, and the way back in.
pub(super) fn refused(text: Text, sentence: &str) -> String {
    let name = text.say("page-name-refused");
    let main = html! {
        h1 { (name) }
        p { (sentence) }
        p { a href="/" { (text.say("page-name-beginning")) } }
    };
    whole(text, &[&name], None, &main)
}

/// A page with sentences that only one seat may know, and the way back.
pub(super) fn secret(text: Text, name: &str, heading: &str, content: &Markup) -> String {
    let main = html! {
        h1 { (heading) }
        (content)
        p { a href="/seat" { (text.say("page-name-hide")) } }
    };
    whole(text, &[heading, name], None, &main)
}

/// All that was said, to be read at leisure.
pub(super) fn said(text: Text, lines: &[String], table: Language) -> String {
    let heading = text.say("page-name-said");
    let main = html! {
        h1 { (heading) }
        p { a href="/" { (text.say("page-name-back")) } }
        @if lines.is_empty() { p { (text.say("page-nothing-said")) } }
        ol { (points(lines, table)) }
    };
    whole(text, &[&heading], None, &main)
}

/// Sentences, one under the other.
pub(super) fn sentences(lines: &[String], table: Language) -> Markup {
    html! { @for line in lines { p { (marked(line, table)) } } }
}

/// A sentence, in which what is to be said at the table is marked as of its language.
pub(super) fn marked(line: &str, table: Language) -> Markup {
    let parts = line.split([OF_TABLE.0, OF_TABLE.1]).enumerate();
    html! { @for (at, part) in parts { @if at % 2 == 1 { span lang=(table.code()) { (part) } } @else { (part) } } }
}

/// Rows of one text: what is announced in one piece is announced in its order.
pub(super) fn rows<'a>(rows: impl Iterator<Item = &'a str>, table: Language) -> Markup {
    html! { @for (at, row) in rows.enumerate() { @if at > 0 { br; } (marked(row, table)) } }
}

/// Sentences as points of a list.
pub(super) fn points(lines: &[String], table: Language) -> Markup {
    html! { @for line in lines { li { (marked(line, table)) } } }
}

/// The token that a form carries.
fn carried(form: &str) -> Markup {
    html! { input type="hidden" name=(super::token::FORM) value=(form); }
}

/// Which language and how many words.
fn words_fields(text: Text, taste: &Taste) -> Markup {
    html! {
        // No list that opens: some screen readers go to what is chosen there as soon as the page is loaded.
        fieldset {
            legend { (text.say("page-name-language")) }
            @for language in Language::ALL {
                p.option {
                    input type="radio" name="language" id=(language.code()) value=(language.code())
                        checked[language == taste.words.language];
                    label for=(language.code()) lang=(language.code()) {
                        (Text(language).say(language.row().key))
                    }
                }
            }
        }
        fieldset {
            legend { (text.say("page-name-wording")) }
            @for (length, value, name) in [
                (Length::Full, "full", text.say("page-name-full")),
                (Length::Brief, "brief", text.say("page-name-brief")),
            ] {
                p.option {
                    input type="radio" name="wording" id=(value) value=(value) checked[taste.words.length == length];
                    label for=(value) { (name) }
                }
            }
        }
    }
}

/// What a page announces by itself.
fn announces_fields(text: Text, taste: &Taste) -> Markup {
    html! {
        fieldset {
            legend { (text.say("page-name-announces")) }
            @for (announces, value, key) in Announces::ALL {
                p.option {
                    input type="radio" name="announces" id=(value) value=(value) checked[announces == taste.announces];
                    label for=(value) { (text.say(key)) }
                }
            }
        }
    }
}

/// Something that can be switched on.
fn switch(id: &str, name: &str, on: bool) -> Markup {
    html! {
        p.option {
            input type="checkbox" name=(id) id=(id) value="on" checked[on];
            label for=(id) { (name) }
        }
    }
}
