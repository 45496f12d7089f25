//! Example programs that are tried with real servers, built as these tests were.

use std::path::PathBuf;
use std::process::Command;

/// Builds an example with that feature, and speech if these tests have it.
pub fn example(name: &str, feature: &str) -> PathBuf {
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--example", name, "--no-default-features", "--features", "sound"]);
    build.args(["--features", feature]);
    if cfg!(feature = "speech") {
        build.args(["--features", "speech"]);
    }
    // What cargo tells these tests of themselves would have it build some libraries anew, here and then again there.
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")) {
            build.env_remove(name);
        }
    }
    assert!(build.status().unwrap().success(), "the example builds");
    let tests = std::env::current_exe().unwrap();
    tests.parent().unwrap().parent().unwrap().join("examples").join(name)
}
