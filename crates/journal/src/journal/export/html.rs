//! A web page: headings, tables with captions and header cells, the language said; nothing to run, nothing to load.

use super::report::{Grid, Report, Section};

/// Looks only: lines round cells, and the reader's own colours.
const STYLE: &str = ":root { color-scheme: light dark; font-family: sans-serif; } \
    body { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; line-height: 1.5; } \
    table { border-collapse: collapse; } caption { text-align: left; } \
    th, td { border: 1px solid; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; } \
    .table { overflow-x: auto; } dt { font-weight: bold; }";

pub fn write(report: &Report) -> String {
    let title = escaped(&report.title);
    let facts: String = report
        .facts
        .iter()
        .map(|(label, value)| format!("<dt>{}</dt>\n<dd>{}</dd>\n", escaped(label), escaped(value)))
        .collect();
    let sections: String = report.sections.iter().map(section).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n\
         <dl>\n{facts}</dl>\n{sections}</main>\n</body>\n</html>\n",
        report.language.code()
    )
}

fn section(section: &Section) -> String {
    let lines: String = section.lines.iter().map(|line| format!("<p>{}</p>\n", escaped(line))).collect();
    let table = section.table.as_ref().map(table).unwrap_or_default();
    format!("<h2>{}</h2>\n{table}{lines}", escaped(&section.heading))
}

fn table(table: &Grid) -> String {
    let head: String =
        table.columns.iter().map(|column| format!("<th scope=\"col\">{}</th>", escaped(column))).collect();
    let rows: String = table.rows.iter().map(|cells| row(cells)).collect();
    format!(
        "<div class=\"table\">\n<table>\n<caption>{}</caption>\n<thead>\n<tr>{head}</tr>\n</thead>\n\
         <tbody>\n{rows}</tbody>\n</table>\n</div>\n",
        escaped(&table.caption)
    )
}

fn row(cells: &[String]) -> String {
    let cells = cells.iter().enumerate().map(|(index, cell)| match index {
        0 => format!("<th scope=\"row\">{}</th>", escaped(cell)),
        _ => format!("<td>{}</td>", escaped(cell)),
    });
    format!("<tr>{}</tr>\n", cells.collect::<String>())
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_html_are_only_signs() {
        assert_eq!(escaped("<b>\"O'Neil\" & Co</b>"), "&lt;b&gt;&quot;O&#39;Neil&quot; &amp; Co&lt;/b&gt;");
    }
}
