//! The program's own source: which messages it names.

use std::collections::BTreeSet;
use std::path::Path;

use crate::project::root;

/// How a message is named where it is made.
const OPENINGS: [&str; 3] = ["Message::new(", "say(", "msg("];

/// The keys that stand right where a message is made.
pub fn message_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for source in sources() {
        for opening in OPENINGS {
            for (at, _) in source.match_indices(opening) {
                let argument = source[at + opening.len()..].trim_start();
                if let Some(literal) = argument.strip_prefix('"').and_then(|rest| rest.split('"').next()) {
                    keys.insert(literal.to_owned());
                }
            }
        }
    }
    keys
}

/// Everything between quotation marks.
pub fn string_literals() -> BTreeSet<String> {
    sources()
        .iter()
        .flat_map(|source| source.lines())
        .flat_map(|line| line.split('"').skip(1).step_by(2).map(str::to_owned))
        .collect()
}

fn sources() -> Vec<String> {
    let mut texts = Vec::new();
    for part in ["src", "crates"] {
        collect(&root().join(part), &mut texts);
    }
    texts
}

/// The code of a folder without the unit tests at the foot of its files.
fn collect(folder: &Path, texts: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the source is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            collect(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            texts.push(code.to_owned());
        }
    }
}
