//! The files of this project, as text.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold nothing of ours.
const PASSED_OVER: [&str; 3] = ["target", ".git", "vendor"];

/// A file of this project.
pub struct ProjectFile {
    /// Where it is, from the root, with slashes.
    pub path: String,
    pub text: String,
}

impl ProjectFile {
    /// Its number of lines, without the unit tests at its foot.
    pub fn lines(&self) -> usize {
        self.text.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default().lines().count()
    }

    /// Whether the program is made of it.
    pub fn is_source(&self) -> bool {
        let in_crate = self.path.starts_with("crates/") && self.path.contains("/src/");
        self.path.ends_with(".rs") && (self.path.starts_with("src/") || in_crate)
    }

    /// Its code without comments and without the unit tests at its foot.
    pub fn code(&self) -> String {
        let code = self.text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
    }
}

/// The root of the project, in which the crate of these tests lies.
pub fn root() -> &'static Path {
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    above.find(|folder| folder.join("play").is_file()).expect("it is in the project")
}

/// All files that are text, in order of their paths.
pub fn files() -> Vec<ProjectFile> {
    let mut paths = Vec::new();
    collect(root(), &mut paths);
    paths.sort();
    let files = paths.into_iter().filter_map(|path| {
        let text = fs::read_to_string(&path).ok()?;
        let path = path.strip_prefix(root()).expect("it is in the project");
        Some(ProjectFile { path: path.to_string_lossy().replace('\\', "/"), text })
    });
    files.collect()
}

/// The files whose paths begin and end so.
pub fn files_of(beginning: &str, end: &str) -> Vec<ProjectFile> {
    files().into_iter().filter(|file| file.path.starts_with(beginning) && file.path.ends_with(end)).collect()
}

/// The program's own source, in all of its crates.
pub fn sources() -> Vec<ProjectFile> {
    files_of("", ".rs").into_iter().filter(|file| file.is_source()).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the project can be read") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        if PASSED_OVER.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() { collect(&path, paths) } else { paths.push(path) }
    }
}
