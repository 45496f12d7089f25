//! A page of the handbook as it is read aloud: the words, without the marks of Markdown.

use std::mem::take;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream};

/// A line of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Words for reading.
    Said(Words),
    /// What somebody types, in an example.
    Typed(String),
}

/// Words as they are printed and as they are spoken: by ear nothing but a pause sets a command apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Words {
    pub printed: String,
    pub spoken: String,
}

/// A part of a line.
enum Piece<'a> {
    Text(CowStr<'a>),
    /// What stands between backticks, such as a command.
    Code(CowStr<'a>),
    /// A link begins: what it is called follows without a pause.
    Link,
}

/// Reads a page from its beginning: each of its lines for itself, and each row of a table.
pub(super) fn lines(page: &str) -> Vec<Line> {
    let (mut lines, mut pieces) = (Vec::new(), Vec::new());
    let mut in_example = false;
    // The heads of the columns, while a table goes on, and the row that is being read.
    let (mut heads, mut row) = (Vec::new(), Vec::new());
    // The numbers of the next points, of lists in lists.
    let mut numbers = Vec::new();
    for event in TextMergeStream::new(Parser::new_ext(page, Options::ENABLE_TABLES)) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_example = true,
            Event::End(TagEnd::CodeBlock) => in_example = false,
            Event::Text(text) if in_example => lines.extend(text.lines().filter_map(example)),
            Event::Start(Tag::Link { .. }) => pieces.push(Piece::Link),
            Event::Text(text) => pieces.push(Piece::Text(text)),
            Event::Code(code) => pieces.push(Piece::Code(code)),
            Event::End(TagEnd::TableCell) => row.push(words(&take(&mut pieces)).printed),
            Event::End(TagEnd::TableHead) => heads = take(&mut row),
            Event::End(TagEnd::TableRow) => lines.extend(table_row(&heads, take(&mut row))),
            Event::Start(Tag::Item) => {
                if let Some(Some(number)) = numbers.last_mut() {
                    pieces.push(Piece::Text(format!("{number}. ").into()));
                    *number += 1;
                }
            }
            Event::Start(Tag::List(first)) => {
                lines.extend(said(words(&take(&mut pieces))));
                numbers.push(first);
            }
            Event::End(TagEnd::List(_)) => _ = numbers.pop(),
            Event::SoftBreak
            | Event::HardBreak
            | Event::End(TagEnd::Heading(_) | TagEnd::Paragraph | TagEnd::Item) => {
                lines.extend(said(words(&take(&mut pieces))));
            }
            _ => {}
        }
    }
    lines
}

fn said(words: Words) -> Option<Line> {
    (!words.printed.is_empty()).then_some(Line::Said(words))
}

fn example(line: &str) -> Option<Line> {
    match line.strip_prefix("> ") {
        Some(typed) => Some(Line::Typed(typed.to_owned())),
        None => said(Words::alike(line.trim())),
    }
}

/// A row with the head of its column before each value.
fn table_row(heads: &[String], row: Vec<String>) -> Option<Line> {
    let told: Vec<String> = heads.iter().zip(row).map(|(head, cell)| format!("{head}: {cell}")).collect();
    said(Words::alike(&format!("{}.", told.join("; "))))
}

impl Words {
    fn alike(text: &str) -> Self {
        Self { printed: text.to_owned(), spoken: text.to_owned() }
    }

    fn push(&mut self, text: &str) {
        self.printed.push_str(text);
        self.spoken.push_str(text);
    }

    /// A pause, where no punctuation makes one.
    fn pause(&mut self) {
        let heard = self.spoken.trim_end();
        if heard.ends_with(|sign: char| sign.is_alphanumeric()) {
            self.spoken.truncate(heard.len());
            self.spoken.push_str(", ");
        }
    }
}

fn words(pieces: &[Piece]) -> Words {
    let mut words = Words::default();
    // Two commands with one word between them, such as "or", are said in one go.
    let mut linked = false;
    for (at, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Link => {}
            Piece::Text(text) => words.push(text),
            Piece::Code(code) => {
                let begins_link = at > 0 && matches!(pieces[at - 1], Piece::Link);
                if !linked && !begins_link {
                    words.pause();
                }
                words.push(code);
                let behind = &pieces[at + 1..];
                linked = matches!(behind, [Piece::Text(text), Piece::Code(_), ..] if is_one_word(text));
                if !linked && matches!(behind, [Piece::Text(text), ..] if text.starts_with(' ')) {
                    words.spoken.push(',');
                }
            }
        }
    }
    words
}

fn is_one_word(text: &str) -> bool {
    text.starts_with(' ') && text.ends_with(' ') && text.split_whitespace().count() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(page: &str) -> Vec<String> {
        let line = |line| match line {
            Line::Said(words) => words.printed,
            Line::Typed(text) => format!("typed: {text}"),
        };
        lines(page).into_iter().map(line).collect()
    }

    #[test]
    fn headings_and_points_are_lines_of_their_own() {
        assert_eq!(
            read("# One\n\n## Two\n\n- three\n  and four\n1. five\n"),
            ["One", "Two", "three", "and four", "1. five"]
        );
    }

    #[test]
    fn of_links_and_code_the_words_are_left() {
        assert_eq!(
            read("See [the `voice`](voice.md#a), or `[`, or [nothing at all."),
            ["See the voice, or [, or [nothing at all."]
        );
        assert_eq!(read("`a` and `b` and `"), ["a and b and `"]);
    }

    #[test]
    fn by_ear_a_pause_sets_commands_apart() {
        for (line, spoken) in [
            ("Say `go on` after each.", "Say, go on, after each."),
            ("`s` says the score.", "s, says the score."),
            ("Say `slower` or `faster`, `brief` or `full`.", "Say, slower or faster, brief or full."),
            ("Say: `start`. The [`voice` page](voice.md) has more.", "Say: start. The voice, page has more."),
        ] {
            let [Line::Said(words)] = &lines(line)[..] else { panic!("{line}") };
            assert_eq!(words.spoken, spoken);
        }
    }

    #[test]
    fn in_examples_nothing_is_a_mark() {
        assert_eq!(
            read("```console\nplay # [x](y)\n…\n\n> Ana and `Ben`\n```\nafter"),
            ["play # [x](y)", "…", "typed: Ana and `Ben`", "after"]
        );
    }

    #[test]
    fn each_row_of_a_table_tells_its_columns() {
        let table = "| who | says |\n| --- | --- |\n| `Ana` | yes |\n| Ben | no |\n\nafter";
        assert_eq!(read(table), ["who: Ana; says: yes.", "who: Ben; says: no.", "after"]);
    }
}
