//! Programs beside the narrator that are tried with real servers and terminals.

use std::path::PathBuf;

/// The recogniser, which `cargo test` builds for the tests of its own crate.
///
/// # Panics
///
/// It was not built.
#[cfg(feature = "voice")]
pub fn ears() -> PathBuf {
    let path = PathBuf::from(env!("CARGO_BIN_EXE_narrator")).with_file_name("narrator-ears");
    assert!(path.exists(), "build {} first: cargo build -p narrator-ears", path.display());
    path
}

/// An example, which `cargo test` builds together with these tests.
///
/// # Panics
///
/// It was not built.
pub fn example(name: &str) -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let path = tests.parent().unwrap().parent().unwrap().join("examples").join(name);
    assert!(path.exists(), "build {} first: cargo build --example {name}", path.display());
    path
}
