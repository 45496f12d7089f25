//! A page of the handbook as it is read aloud: the words, without the marks of Markdown.

/// A line of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Said as it stands.
    Said(String),
    /// What somebody types, in an example.
    Typed(String),
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

fn said(text: String) -> Option<Line> {
    (!text.is_empty()).then_some(Line::Said(text))
}

fn example(line: &str) -> Option<Line> {
    match line.strip_prefix("> ") {
        Some(typed) => Some(Line::Typed(typed.to_owned())),
        None => said(line.to_owned()),
    }
}

/// A row with the head of its column before each value. The first row has the heads, and says nothing by itself.
fn table_row(row: &str, heads: &mut Vec<String>) -> Option<Line> {
    let cells: Vec<String> = row.trim_end_matches('|').split('|').map(|cell| words(cell.trim())).collect();
    if heads.is_empty() {
        *heads = cells;
        return None;
    }
    if cells.iter().all(|cell| cell.chars().all(|sign| "-:".contains(sign))) {
        return None;
    }
    let told: Vec<String> = heads.iter().zip(cells).map(|(head, cell)| format!("{head}: {cell}")).collect();
    said(format!("{}.", told.join("; ")))
}

/// The words of a line: of a link only what it is called, and what stands between backticks.
fn words(line: &str) -> String {
    let mut words = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(['`', '[']) {
        words.push_str(&rest[..at]);
        let behind = &rest[at + 1..];
        let link = || {
            let (name, target) = behind.split_once("](")?;
            Some((self::words(name), target.split_once(')')?.1))
        };
        let code = || behind.split_once('`').map(|(code, after)| (code.to_owned(), after));
        let found = if rest[at..].starts_with('`') { code() } else { link() };
        let (text, after) = found.unwrap_or_else(|| (rest[at..=at].to_owned(), behind));
        words.push_str(&text);
        rest = after;
    }
    words.push_str(rest);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(page: &str) -> Vec<String> {
        let line = |line| match line {
            Line::Said(text) => text,
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
