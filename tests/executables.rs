//! Programs that a test writes to run them.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Writes a program. Another process does it: a file that this one has open for writing is inherited by whatever another
/// test starts meanwhile, and until that has become its own program, nobody may run the file ("text file busy").
///
/// # Panics
///
/// It can't be written.
pub fn write_program(path: &Path, contents: impl AsRef<[u8]>) {
    let mut install = Command::new("install");
    install.args(["--mode=755", "/dev/stdin"]).arg(path).stdin(Stdio::piped());
    let mut install = install.spawn().unwrap();
    install.stdin.take().unwrap().write_all(contents.as_ref()).unwrap();
    assert!(install.wait().unwrap().success(), "{}", path.display());
}
