//! The place of the program, and where what belongs to it lies: all of it is found from there, so that a package may be
//! unpacked anywhere.

use std::path::{Path, PathBuf};

/// What a package calls its folders beside that of programs, in `lib`, `share` and `share/doc`.
const PACKAGE: &str = "narrator";

/// How far above the program the folder of the project may be: `target/play/narrator` is in it, and so are the tests in
/// `target/debug/deps`.
const DEEPEST: usize = 3;

/// How the program came to this machine, as far as its surroundings tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From a package.
    Package,
    /// Built in this folder, which has the project.
    Project(PathBuf),
    /// Put into this folder by somebody.
    Elsewhere(PathBuf),
}

/// The place of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The folder of the program.
    beside: PathBuf,
}

impl Place {
    /// The place of this program, if the system tells it.
    #[must_use]
    pub fn find() -> Option<Self> {
        std::env::current_exe().ok().as_deref().and_then(Self::of)
    }

    /// The place of the program with this path.
    #[must_use]
    pub fn of(program: &Path) -> Option<Self> {
        program.parent().map(|beside| Self { beside: beside.to_owned() })
    }

    /// Another program that belongs to this one: beside it, or where a package puts programs that nobody starts by hand.
    #[must_use]
    pub fn helper(&self, name: &str) -> PathBuf {
        let beside = self.beside.join(name);
        let packaged = self.packaged("lib").join(name);
        if !beside.exists() && packaged.exists() { packaged } else { beside }
    }

    /// Where the models may be that come with the program: beside it, where a package puts them, and in the folder of the
    /// project.
    #[must_use]
    pub fn models(&self) -> Vec<PathBuf> {
        let mut folders = vec![self.beside.join("models"), self.packaged("share").join("models")];
        let project = self.above().map(|folder| folder.join("models"));
        folders.extend(project.filter(|folder| folder.join("models.toml").is_file()));
        folders
    }

    /// The folder of the narrator in a page: beside the program, where a package puts it, or as it was made in the
    /// project; none if it is nowhere.
    #[must_use]
    pub fn web(&self) -> Option<PathBuf> {
        let made = self.above().map(|folder| folder.join("target/web"));
        let mut folders = [self.beside.join("web"), self.packaged("share").join("web")].into_iter().chain(made);
        folders.find(|folder| folder.join("index.html").is_file())
    }

    /// How the program came here.
    #[must_use]
    pub fn origin(&self) -> Origin {
        // Debian keeps the copyright of each package there.
        if self.packaged("share/doc").join("copyright").is_file() {
            return Origin::Package;
        }
        let is_project = |folder: &&Path| ["play", "Cargo.toml"].iter().all(|file| folder.join(file).is_file());
        match self.above().find(is_project) {
            Some(project) => Origin::Project(project.to_owned()),
            None => Origin::Elsewhere(self.beside.clone()),
        }
    }

    /// A folder that a package brings.
    fn packaged(&self, kind: &str) -> PathBuf {
        self.beside.join("..").join(kind).join(PACKAGE)
    }

    /// The folders in which the project may be.
    fn above(&self) -> impl Iterator<Item = &Path> {
        self.beside.ancestors().skip(1).take(DEEPEST)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A folder with these files, empty ones.
    fn laid(files: &[&str]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for file in files {
            let path = root.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        root
    }

    #[test]
    fn what_a_package_brings_is_found_from_the_program_wherever_it_was_unpacked() {
        let files = ["usr/bin/narrator", "usr/lib/narrator/narrator-ears", "usr/share/doc/narrator/copyright"];
        let root = laid(&files);
        let place = Place::of(&root.path().join("usr/bin/narrator")).unwrap();
        let ears = fs::canonicalize(place.helper("narrator-ears")).unwrap();
        assert_eq!(ears, fs::canonicalize(root.path().join("usr/lib/narrator/narrator-ears")).unwrap());
        assert_eq!(place.origin(), Origin::Package);
        assert!(place.models().contains(&root.path().join("usr/bin/../share/narrator/models")));
    }

    #[test]
    fn what_lies_beside_the_program_comes_first() {
        let root = laid(&["bin/narrator", "bin/narrator-ears", "lib/narrator/narrator-ears"]);
        let place = Place::of(&root.path().join("bin/narrator")).unwrap();
        assert_eq!(place.helper("narrator-ears"), root.path().join("bin/narrator-ears"));
        // What is nowhere is missed beside the program.
        assert_eq!(place.helper("narrator-eyes"), root.path().join("bin/narrator-eyes"));
        assert_eq!(place.origin(), Origin::Elsewhere(root.path().join("bin")));
    }

    #[test]
    fn the_project_is_found_above_what_was_built_in_it() {
        let root = laid(&["play", "Cargo.toml", "models/models.toml", "target/play/narrator"]);
        let place = Place::of(&root.path().join("target/play/narrator")).unwrap();
        assert_eq!(place.origin(), Origin::Project(root.path().to_owned()));
        assert!(place.models().contains(&root.path().join("models")));
    }
}
