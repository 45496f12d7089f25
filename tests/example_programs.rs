//! The example programs that are tried with real servers and terminals.

use std::path::PathBuf;

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
