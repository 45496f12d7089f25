//! What a file imports and names, found in its text.

use std::collections::{BTreeMap, BTreeSet};

use crate::project::ProjectFile;

/// A file of a crate from the root of its source on: `crates/rules/src/game/seat.rs` is `game/seat.rs`.
pub fn inside(path: &str) -> &str {
    path.split_once("src/").map_or(path, |(_, inside)| inside)
}

/// The modules that a file is in: `crates/rules/src/game/seat.rs` is `crate::game::seat`.
pub fn module(path: &str) -> Vec<String> {
    let inside = inside(path).trim_end_matches(".rs");
    let names = inside.split('/').filter(|name| !["lib", "main"].contains(name));
    std::iter::once("crate").chain(names).map(str::to_owned).collect()
}

/// Every path that a file names, written out from its root: `crate::game::Seat`, `std::fs::File`.
pub fn paths(file: &ProjectFile) -> BTreeSet<String> {
    let code = file.code();
    let mut written = Vec::new();
    let mut rest = code.as_str();
    while let Some(at) = rest.find("use ") {
        let starts = rest[..at].chars().next_back().is_none_or(char::is_whitespace);
        let Some((tree, after)) = rest[at + 4..].split_once(';') else { break };
        if starts {
            written_out("", &tree.split_whitespace().collect::<Vec<_>>().join(" "), &mut written);
            rest = after;
        } else {
            rest = &rest[at + 4..];
        }
    }
    let inline = code.split(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == ':'));
    // What ends with colons is the beginning of a tree, which is written out above.
    let whole = inline.filter(|path| path.contains("::") && !path.ends_with("::"));
    written.extend(whole.map(|path| path.trim_matches(':').to_owned()));
    written.iter().map(|path| absolute(path, &module(&file.path))).collect()
}

/// The paths of a tree: `std::{fs, io::Read}` is `std::fs` and `std::io::Read`.
fn written_out(before: &str, tree: &str, paths: &mut Vec<String>) {
    let tree = tree.trim();
    let Some((head, branches)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or(tree);
        return paths.push(format!("{before}{name}"));
    };
    let mut depth = 0;
    let branches = branches.trim_end().trim_end_matches('}');
    let parts = branches.split(|sign| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        sign == ',' && depth == 0
    });
    for branch in parts.filter(|branch| !branch.trim().is_empty()) {
        written_out(&format!("{before}{}", head.trim()), branch, paths);
    }
}

/// A path from its root, with `self` and `super` resolved.
fn absolute(path: &str, module: &[String]) -> String {
    let supers = path.split("::").take_while(|name| *name == "super").count();
    let own = usize::from(path.starts_with("self::"));
    if supers + own == 0 {
        return path.to_owned();
    }
    let rest = path.split("::").skip(supers + own).map(str::to_owned);
    module[..module.len() - supers].iter().cloned().chain(rest).collect::<Vec<_>>().join("::")
}

/// Files by the modules that they are.
pub fn modules(files: &[ProjectFile]) -> BTreeMap<String, &str> {
    files.iter().map(|file| (module(&file.path).join("::"), file.path.as_str())).collect()
}

/// The modules that a file names something of. A folder that is named only on the way to something in it is not known itself.
pub fn known_by(file: &ProjectFile, modules: &BTreeMap<String, &str>) -> BTreeSet<String> {
    let named = paths(file);
    let mut reached = BTreeSet::new();
    for path in &named {
        let name = format!("{}::", path.rsplit("::").next().unwrap_or_default());
        let through: Vec<&String> = named.iter().filter(|other| other.starts_with(&name)).collect();
        match modules.contains_key(path) && !through.is_empty() {
            true => reached.extend(through.iter().map(|other| format!("{path}::{}", &other[name.len()..]))),
            false => _ = reached.insert(path.clone()),
        }
    }
    let innermost = |path: &String| {
        let mut outer = path.as_str();
        while !modules.contains_key(outer) {
            outer = outer.rsplit_once("::")?.0;
        }
        Some(outer.to_owned())
    };
    reached.iter().filter_map(innermost).collect()
}

/// Whether a path is this one or lies in it.
pub fn lies_in(path: &str, outer: &str) -> bool {
    path.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

#[test]
fn paths_are_found_however_they_are_written() {
    let text = "use std::{fs::{self, File}, io};\npub use super::super::device as other;\n\
                use std::{\n    env,\n};\n// use std::net;\nfn f() { crate::run::main(); self::g(); }\n#[cfg(test)]\nuse std::thread;\n";
    let file = ProjectFile { path: "src/game/seat.rs".to_owned(), text: text.to_owned() };
    let found = paths(&file);
    for path in ["std::fs::File", "std::fs::self", "std::io", "crate::device", "std::env", "crate::run::main"] {
        assert!(found.contains(path), "{path} in {found:?}");
    }
    assert!(found.iter().all(|path| !path.contains("net") && !path.contains("thread")), "{found:?}");
}
