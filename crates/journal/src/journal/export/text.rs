//! Plain text: one fact a line, its label first, nothing in columns.

use super::report::{Grid, Report};

pub fn write(report: &Report) -> String {
    let mut lines = vec![report.title.clone(), String::new()];
    lines.extend(report.facts.iter().map(|(label, value)| format!("{label}: {value}")));
    for section in &report.sections {
        lines.extend([String::new(), section.heading.clone()]);
        lines.extend(section.table.iter().flat_map(rows));
        lines.extend(section.lines.iter().cloned());
    }
    lines.join("\n") + "\n"
}

/// "Proposal 1. Leader: Ana; Mission: 1; …": cells that are empty are left out.
fn rows(table: &Grid) -> impl Iterator<Item = String> {
    table.rows.iter().map(|row| {
        let mut cells = table.columns.iter().zip(row);
        let about = cells.next().map(|(column, cell)| format!("{column} {cell}. ")).unwrap_or_default();
        let facts: Vec<String> =
            cells.filter(|(_, cell)| !cell.is_empty()).map(|(column, cell)| format!("{column}: {cell}")).collect();
        about + &facts.join("; ")
    })
}
