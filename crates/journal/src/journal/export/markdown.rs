//! Markdown, with its tables.

use super::report::{Grid, Report};

pub fn write(report: &Report) -> String {
    let mut blocks = vec![format!("# {}", escaped(&report.title))];
    let facts: Vec<String> =
        report.facts.iter().map(|(label, value)| format!("- **{}:** {}", escaped(label), escaped(value))).collect();
    blocks.push(facts.join("\n"));
    for section in &report.sections {
        blocks.push(format!("## {}", escaped(&section.heading)));
        blocks.extend(section.table.as_ref().map(rows));
        blocks.extend(section.lines.iter().map(|line| escaped(line)));
    }
    blocks.join("\n\n") + "\n"
}

fn rows(table: &Grid) -> String {
    let line = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let mut lines = vec![line(table.columns.iter().map(|cell| escaped(cell)).collect())];
    lines.push(line(table.columns.iter().map(|_| "---".to_owned()).collect()));
    lines.extend(table.rows.iter().map(|row| line(row.iter().map(|cell| escaped(cell)).collect())));
    lines.join("\n")
}

/// A text in which no sign means anything to Markdown.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        if "\\`*_[]<>|#~&!".contains(letter) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_markdown_are_only_signs() {
        assert_eq!(escaped("*Ana*|[x](y) & <b>"), r"\*Ana\*\|\[x\](y) \& \<b\>");
    }
}
