//! A page of the handbook as it is read aloud: the words, without the marks of Markdown.

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

/// Reads a page from its beginning.
pub(super) fn lines(page: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut in_example = false;
    // The heads of the columns, while a table goes on.
    let mut heads: Vec<String> = Vec::new();
    for line in page.lines().map(str::trim) {
        if line.starts_with("```") {
            in_example = !in_example;
        } else if in_example {
            lines.extend(example(line));
        } else if let Some(row) = line.strip_prefix('|') {
            lines.extend(table_row(row, &mut heads));
        } else {
            heads.clear();
            let text = line.trim_start_matches('#').trim_start();
            lines.extend(said(words(text.strip_prefix("- ").unwrap_or(text))));
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
        None => said(Words::alike(line)),
    }
}

/// A row with the head of its column before each value. The first row has the heads, and says nothing by itself.
fn table_row(row: &str, heads: &mut Vec<String>) -> Option<Line> {
    let cells: Vec<String> = row.trim_end_matches('|').split('|').map(|cell| words(cell.trim()).printed).collect();
    if heads.is_empty() {
        *heads = cells;
        return None;
    }
    if cells.iter().all(|cell| cell.chars().all(|sign| "-:".contains(sign))) {
        return None;
    }
    let told: Vec<String> = heads.iter().zip(cells).map(|(head, cell)| format!("{head}: {cell}")).collect();
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

/// The words of a line: of a link only what it is called, and what stands between backticks.
fn words(line: &str) -> Words {
    let mut words = Words::default();
    let mut rest = line;
    // Two commands with one word between them, such as "or", are said in one go.
    let mut linked = false;
    while let Some(at) = rest.find(['`', '[']) {
        let (before, behind) = (&rest[..at], &rest[at + 1..]);
        words.push(before);
        if rest[at..].starts_with('`') {
            let Some((code, after)) = behind.split_once('`') else {
                words.push("`");
                rest = behind;
                continue;
            };
            if !linked {
                words.pause();
            }
            words.push(code);
            linked = is_one_word(after.split('`').next().filter(|_| after.contains('`')));
            if !linked && after.starts_with(' ') {
                words.spoken.push(',');
            }
            rest = after;
        } else if let Some((name, target)) = behind.split_once("](") {
            let name = self::words(name);
            words.printed.push_str(&name.printed);
            words.spoken.push_str(&name.spoken);
            rest = target.split_once(')').map_or("", |(_, after)| after);
        } else {
            words.push("[");
            rest = behind;
        }
    }
    words.push(rest);
    words
}

fn is_one_word(between: Option<&str>) -> bool {
    between.is_some_and(|between| {
        between.starts_with(' ') && between.ends_with(' ') && between.split_whitespace().count() == 1
    })
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
            assert_eq!(words(line).spoken, spoken);
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
