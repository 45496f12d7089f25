//! The folder of the narrator in a page, as the narrator serves it.

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use crate::browser::chromium::{INSTALLED, tell};
use crate::browser::engines::programs::Programs;
use crate::project::root;

/// Where `./package web` puts it.
const MADE: &str = "target/web";

/// The folder that was made.
pub fn made() -> PathBuf {
    root().join(MADE)
}

/// Whether it was made. Whoever runs only the tests may have none, and is told so.
pub fn is_there() -> bool {
    let made = root().join(MADE).join("index.html").is_file();
    if !made {
        assert!(env::var_os(INSTALLED).is_none(), "{MADE} should be there");
        tell(&format!("skipped, for {MADE} is missing, which ./package web makes"));
    }
    made
}

/// A narrator that serves it. It ends with this value.
pub struct Served {
    _programs: Programs,
    /// The address of the page.
    pub address: String,
}

impl Served {
    /// Starts one with the folder that was made.
    pub fn start() -> Self {
        Self::of(&made(), 0)
    }

    /// Starts one with another folder, at this port or, with 0, at any. It finds the folder beside itself, wherever cargo
    /// has put the program.
    pub fn of(folder: &Path, port: u16) -> Self {
        let mut programs = Programs::new();
        let beside = programs.folder().join("beside");
        fs::create_dir(&beside).unwrap();
        let program = beside.join("narrator");
        fs::copy(env!("CARGO_BIN_EXE_narrator"), &program).unwrap();
        symlink(folder, beside.join("web")).unwrap();
        let mut command = programs.command(&program);
        command.args(["web", "--port", &port.to_string()]);
        let told = programs.first_of(command);
        let address =
            told.split_whitespace().find_map(|word| Some(word.strip_prefix("http://")?.trim_end_matches('.')));
        let address = format!("http://{}/", address.unwrap_or_else(|| panic!("{told}\n{}", programs.complaints())));
        Self { _programs: programs, address }
    }
}
