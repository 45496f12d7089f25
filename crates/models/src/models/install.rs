//! Installing a model from a folder or an archive: all of it, or nothing.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use zip::ZipArchive;
use zip::result::ZipError;

use super::check::{Fault, check, looks_like_a_model};
use super::install_error::InstallError;
use super::shelf::Model;
use super::workshop::Workshop;
use crate::language::Language;

/// How many times its own size an archive may unpack to. Models unpack to about twice.
const MOST_GROWTH: u64 = 8;

/// The most things that may be in an archive. Models have some twenty.
const MOST_ENTRIES: usize = 10_000;

/// How deep in an archive or a folder the model may lie.
const DEEPEST: usize = 2;

/// Installs a model into a folder of models, once it was tried whether it can be loaded. One of the same name is replaced.
///
/// # Errors
///
/// Whatever is wrong; then everything is as it was.
pub fn install(from: &Path, models: &Path, load: Load) -> Result<Model, InstallError> {
    // Before anything is made for it.
    fs::metadata(from).map_err(not_there)?;
    install_in(&Workshop::open(models)?, from, models, (None, load))
}

/// Tries whether the model in a folder can be loaded.
pub type Load = fn(&Path) -> Result<(), Fault>;

/// Installs a model of this language, if that matters, in a workshop that is open.
pub(super) fn install_in(
    workshop: &Workshop,
    from: &Path,
    models: &Path,
    (wanted, load): (Option<Language>, Load),
) -> Result<Model, InstallError> {
    let from = &named(from).map_err(not_there)?;
    let kind = fs::metadata(from).map_err(not_there)?;
    let unpacked = workshop.place("unpacked");
    let root = if kind.is_dir() {
        // Nothing is copied before it is known to be a model.
        model_in(from, DEEPEST).ok_or(Fault::NoModel)?
    } else if kind.is_file() {
        unpack(File::open(from)?, kind.len().saturating_mul(MOST_GROWTH), &unpacked)?;
        model_in(&unpacked, DEEPEST).ok_or(Fault::NoModel)?
    } else {
        return Err(InstallError::NeitherFolderNorZip);
    };
    let language = check(&root)?.language;
    if let Some(wanted) = wanted.filter(|wanted| *wanted != language) {
        return Err(Fault::OtherLanguage { found: language, wanted }.into());
    }
    let name = if root == unpacked { from.file_stem() } else { root.file_name() };
    let place = models.join(visible(&name.unwrap_or_default().to_string_lossy()));
    let finished = if kind.is_dir() {
        let copy = workshop.place("copy");
        copy_folder(&root, &copy)?;
        copy
    } else {
        root
    };
    load(&finished)?;
    put(&finished, &place, &workshop.place("before"))?;
    let checked = check(&place)?;
    Ok(Model::new(place, checked))
}

fn not_there(error: io::Error) -> InstallError {
    if error.kind() == ErrorKind::NotFound { InstallError::NotThere } else { InstallError::Disk(error) }
}

/// The path with a name at its end, which `.` and `..` have not.
fn named(path: &Path) -> io::Result<PathBuf> {
    if path.file_name().is_some() { Ok(path.to_owned()) } else { fs::canonicalize(path) }
}

/// A name that is not hidden: hidden folders are not finished.
fn visible(name: &str) -> &str {
    let name = name.trim_start_matches('.');
    if name.is_empty() { "model" } else { name }
}

/// Puts a folder in its place. The one that was there before is put back if that fails.
fn put(finished: &Path, place: &Path, before: &Path) -> io::Result<()> {
    let had_one = place.exists();
    if had_one {
        fs::rename(place, before)?;
    }
    let put = fs::rename(finished, place);
    if put.is_err() && had_one {
        fs::rename(before, place)?;
    }
    put
}

/// The folder that looks like a model, here or in the only place below.
fn model_in(folder: &Path, depth: usize) -> Option<PathBuf> {
    if looks_like_a_model(folder) {
        return Some(folder.to_owned());
    }
    let below = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).filter(|path| path.is_dir());
    let mut found = below.filter_map(|path| model_in(&path, depth.checked_sub(1)?));
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        // The workshop itself may lie in there.
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        let target = to.join(entry.file_name());
        // A linked folder may lead anywhere, also back to where it is; a linked file is the file.
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else if entry.path().is_file() {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}

/// Unpacks an archive to no more than this many bytes.
fn unpack(file: File, most: u64, folder: &Path) -> Result<(), InstallError> {
    let mut archive = ZipArchive::new(io::BufReader::new(file)).map_err(|error| match error {
        ZipError::Io(error) if error.kind() != ErrorKind::UnexpectedEof => InstallError::Disk(error),
        _ => InstallError::NeitherFolderNorZip,
    })?;
    if archive.len() > MOST_ENTRIES {
        return Err(InstallError::TooLarge);
    }
    let mut room = most;
    for index in 0..archive.len() {
        let mut entry = archive.by_index(index).map_err(|_| InstallError::Damaged)?;
        let path = entry.enclosed_name().filter(|_| !entry.is_symlink()).ok_or(InstallError::Outside)?;
        let target = folder.join(path);
        if entry.is_dir() {
            fs::create_dir_all(&target)?;
            continue;
        }
        if let Some(parent) = target.parent() {
            fs::create_dir_all(parent)?;
        }
        // The size in the archive is only a promise.
        let mut limited = io::Read::take(&mut entry, room);
        let written = copy(&mut limited, &mut File::create(&target)?)?;
        room = room.checked_sub(written).filter(|room| *room > 0).ok_or(InstallError::TooLarge)?;
    }
    Ok(())
}

/// Copies, and tells a damaged archive from a disk that is full.
fn copy(input: &mut impl io::Read, output: &mut File) -> Result<u64, InstallError> {
    let mut buffer = [0; 1 << 16];
    let mut copied = 0;
    loop {
        let count = input.read(&mut buffer).map_err(|_| InstallError::Damaged)?;
        if count == 0 {
            return Ok(copied);
        }
        io::Write::write_all(output, &buffer[..count])?;
        copied += count as u64;
    }
}
