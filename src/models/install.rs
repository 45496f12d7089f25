//! Installing a model from a folder or an archive: all of it, or nothing.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use zip::ZipArchive;
use zip::result::ZipError;

use super::check::{Fault, check, looks_like_a_model};
use super::shelf::Model;
use crate::language::{Language, Message};

/// The most that an archive may unpack to, in bytes. The largest models have a third of it.
const LARGEST: u64 = 10 << 30;

/// How deep in an archive or a folder the model may lie.
const DEEPEST: usize = 2;

/// Why a model was not installed. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum InstallError {
    /// There is nothing at this place.
    #[error("there is nothing at this place")]
    NotThere,
    /// It is neither a folder nor an archive.
    #[error("it is neither a folder nor a zip file")]
    NeitherFolderNorZip,
    /// The archive is cut or damaged.
    #[error("the zip file is damaged")]
    Damaged,
    /// The archive would write outside of its own folder.
    #[error("the zip file would write outside of its folder")]
    Outside,
    /// The archive would fill the disk.
    #[error("the zip file would unpack to more than any model has")]
    TooLarge,
    /// What is in it is no model for us.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The system refuses.
    #[error(transparent)]
    Disk(#[from] io::Error),
}

impl InstallError {
    /// What was found, and what is wanted.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NotThere => Message::new("install-not-there"),
            Self::NeitherFolderNorZip => Message::new("install-neither"),
            Self::Damaged => Message::new("install-damaged"),
            Self::Outside => Message::new("install-outside"),
            Self::TooLarge => Message::new("install-too-large"),
            Self::Fault(fault) => fault.message(),
            Self::Disk(error) => Message::new("install-disk").message("reason", crate::settings::reason(error)),
        }
    }
}

/// Installs a model into a folder of models. One of the same name is replaced.
///
/// # Errors
///
/// Whatever is wrong; then everything is as it was.
pub fn install(from: &Path, models: &Path, wanted: Option<Language>) -> Result<Model, InstallError> {
    let stem = from.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let kind = fs::metadata(from).map_err(|error| match error.kind() {
        ErrorKind::NotFound => InstallError::NotThere,
        _ => InstallError::Disk(error),
    })?;
    fs::create_dir_all(models)?;
    let workshop = Workshop::new(models)?;
    let unpacked = workshop.0.join("unpacked");
    let root = if kind.is_dir() {
        // Nothing is copied before it is known to be a model.
        let root = model_in(from, DEEPEST).ok_or(Fault::NoModel)?;
        check(&root)?;
        root
    } else {
        unpack(File::open(from)?, &unpacked)?;
        model_in(&unpacked, DEEPEST).ok_or(Fault::NoModel)?
    };
    let language = check(&root)?.language;
    if let Some(wanted) = wanted.filter(|wanted| *wanted != language) {
        return Err(Fault::OtherLanguage { found: language, wanted }.into());
    }
    let own_name = if root == unpacked { None } else { root.file_name() };
    let name = own_name.map_or(stem, |name| name.to_string_lossy().into_owned());
    let finished = if kind.is_dir() {
        let copy = workshop.0.join("copy");
        copy_folder(&root, &copy)?;
        copy
    } else {
        root
    };
    let place = models.join(name.trim_start_matches('.'));
    put(&finished, &place, &workshop.0)?;
    let checked = check(&place)?;
    Ok(Model::new(place, checked))
}

/// A hidden folder for what is not finished, which goes away in the end.
struct Workshop(PathBuf);

impl Workshop {
    fn new(models: &Path) -> io::Result<Self> {
        let folder = models.join(format!(".new-{}", std::process::id()));
        // One that was left behind by a program of the same number.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, "what was unpacked could not be removed");
        }
    }
}

/// Puts a folder in its place. The one that was there before is put back if that fails.
fn put(finished: &Path, place: &Path, workshop: &Path) -> io::Result<()> {
    let before = workshop.join("before");
    let had_one = place.exists();
    if had_one {
        fs::rename(place, &before)?;
    }
    let put = fs::rename(finished, place);
    if put.is_err() && had_one {
        fs::rename(&before, place)?;
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

fn unpack(file: File, folder: &Path) -> Result<(), InstallError> {
    let mut archive = ZipArchive::new(io::BufReader::new(file)).map_err(|error| match error {
        ZipError::Io(error) if error.kind() != ErrorKind::UnexpectedEof => InstallError::Disk(error),
        _ => InstallError::NeitherFolderNorZip,
    })?;
    let mut room = LARGEST;
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
