//! Writes what a package has besides the programs: manual pages, completions of shells, and the licences of the crates
//! in it, read from what `cargo metadata` says on standard input. The script `package` runs it, with a folder.

use std::io::{self, Error};
use std::path::Path;
use std::{env, fs};

mod crates;
mod pages;

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).ok_or_else(|| Error::other("Tell the folder to write into."))?;
    let folder = Path::new(&folder);
    pages::write(folder)?;
    let metadata: serde_json::Value = serde_json::from_reader(io::stdin().lock())?;
    fs::write(folder.join("crates.txt"), crates::told(&metadata)?)
}
