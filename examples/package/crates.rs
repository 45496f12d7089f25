//! The crates that are linked into the programs, with their licences and what they say of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

use serde_json::Value;

/// How the names of files begin that have to do with licences.
const LICENCES: [&str; 6] = ["license", "licence", "copying", "notice", "copyright", "unlicense"];

/// A list of the crates, then the texts, each once with the crates that carry it.
pub fn told(metadata: &Value) -> io::Result<String> {
    let mut list = String::new();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in linked(metadata) {
        let name = format!("{} {}", text(package, "name"), text(package, "version"));
        let licence = package["license"].as_str().unwrap_or("see its text below");
        let authors: Vec<&str> =
            package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let by = if authors.is_empty() { String::new() } else { format!(", by {}", authors.join(", ")) };
        list += &format!("{name}: {licence}{by}\n");
        for found in carried(Path::new(text(package, "manifest_path")))? {
            texts.entry(found).or_default().insert(name.clone());
        }
    }
    let mut told =
        format!("The crates that are linked into narrator and narrator-ears, with their licences.\n\n{list}");
    for (text, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        told += &format!("\n{}\n\nIn {}:\n\n{}\n", "-".repeat(72), names.join(", "), text.trim_end());
    }
    Ok(told)
}

/// The packages that the programs are linked with, in order of their names; not what is in this project itself.
fn linked(metadata: &Value) -> Vec<&Value> {
    let items = |value: &'_ Value| value.as_array().cloned().unwrap_or_default();
    let nodes: BTreeMap<String, Vec<Value>> = items(&metadata["resolve"]["nodes"])
        .into_iter()
        .map(|node| (text(&node, "id").to_owned(), items(&node["deps"])))
        .collect();
    let own: Vec<String> =
        items(&metadata["workspace_members"]).iter().filter_map(|id| id.as_str().map(str::to_owned)).collect();
    let (mut reached, mut waiting) = (BTreeSet::new(), own.clone());
    while let Some(id) = waiting.pop() {
        for dependency in nodes.get(&id).into_iter().flatten() {
            // What only builds or tests has another kind.
            let is_linked = items(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            let other = text(dependency, "pkg").to_owned();
            if is_linked && reached.insert(other.clone()) {
                waiting.push(other);
            }
        }
    }
    own.iter().for_each(|own| _ = reached.remove(own));
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let mut packages: Vec<&Value> = packages.filter(|package| reached.contains(text(package, "id"))).collect();
    packages.sort_by_key(|package| (text(package, "name"), text(package, "version")));
    packages
}

/// The texts of licences that lie beside a manifest, in its folder and one below.
fn carried(manifest: &Path) -> io::Result<Vec<String>> {
    let folder = manifest.parent().unwrap_or(manifest);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if !LICENCES.iter().any(|beginning| name.starts_with(beginning)) {
            continue;
        }
        if path.is_dir() {
            for inner in fs::read_dir(path)? {
                files.push(inner?.path());
            }
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files.iter().filter_map(|file| fs::read_to_string(file).ok()).map(|text| text.replace("\r\n", "\n")).collect())
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}
