//! Files and folders that only their owner may read, and in whose place no link is followed.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The owner may enter, read and write, and nobody else anything.
#[cfg(unix)]
const FOLDER_MODE: u32 = 0o700;
#[cfg(unix)]
const FILE_MODE: u32 = 0o600;

/// How many names are tried for a file beside another one.
const MOST_NAMES: u32 = 10_000;

/// Why something that is there is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsafe {
    /// It is a link, which leads anywhere.
    #[error("a link is in its place")]
    Link,
    /// It belongs to another user.
    #[error("it belongs to somebody else")]
    SomebodyElses,
}

impl Unsafe {
    /// Whether this is why something could not be opened or made.
    #[must_use]
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }

    fn error(self) -> io::Error {
        io::Error::new(ErrorKind::PermissionDenied, self)
    }
}

/// A new file, for reading and writing.
///
/// # Errors
/// Something is there already, also a link that leads nowhere; or the system refuses.
pub fn create_new(path: &Path) -> io::Result<File> {
    let mut how = OpenOptions::new();
    how.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, FILE_MODE);
    let file = how.open(path)?;
    // The mask of the process may have taken away what the owner needs.
    put_right(&file)?;
    Ok(file)
}

/// A new file beside another one, to take its place, and its path.
///
/// # Errors
/// Why the system refuses.
pub fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let process = std::process::id();
    first_free(path, |number| format!(".new-{process}-{number}"), create_new)
}

/// Gives a file a second name that is free, so that whatever takes its place leaves it whole. Gives back that name.
///
/// # Errors
/// Why the system refuses.
pub fn keep_aside(path: &Path) -> io::Result<PathBuf> {
    let keep = |aside: &Path| match fs::hard_link(path, aside) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => copy(path, aside),
        linked => linked,
    };
    first_free(path, |number| format!(".damaged-{number}"), keep).map(|(aside, ())| aside)
}

/// Some disks know no second names.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut copied = create_new(to)?;
    let filled =
        File::open(from).and_then(|mut from| io::copy(&mut from, &mut copied)).and_then(|_| copied.sync_all());
    filled.inspect_err(|_| drop(fs::remove_file(to)))
}

/// Does something with the first name beside a file that nothing has yet.
fn first_free<T>(
    path: &Path,
    ending: impl Fn(u32) -> String,
    take: impl Fn(&Path) -> io::Result<T>,
) -> io::Result<(PathBuf, T)> {
    for number in 1..=MOST_NAMES {
        let mut name = path.file_name().map(OsString::from).unwrap_or_default();
        name.push(ending(number));
        let beside = path.with_file_name(name);
        match take(&beside) {
            Ok(taken) => return Ok((beside, taken)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// A file of the user that is there, for reading and writing. Nobody else may read it from now on.
///
/// # Errors
/// It is no ordinary file, a link, or somebody else's; or the system refuses.
pub fn open(path: &Path) -> io::Result<File> {
    let mut how = OpenOptions::new();
    how.read(true).write(true);
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        // Without waiting: a named pipe would keep us for ever.
        let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK;
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut how, flags.bits().cast_signed());
    }
    if fs::symlink_metadata(path)?.is_symlink() {
        return Err(Unsafe::Link.error());
    }
    let file = how.open(path)?;
    if !file.metadata()?.is_file() {
        return Err(ErrorKind::IsADirectory.into());
    }
    put_right(&file)?;
    Ok(file)
}

/// A folder of the user, made with all that lead to it if need be. Nobody else may enter it from now on.
///
/// # Errors
/// It is no folder, or somebody else's; or the system refuses.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut how = fs::DirBuilder::new();
    how.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut how, FOLDER_MODE);
    how.create(path)?;
    own_folder(path)
}

#[cfg(unix)]
fn own_folder(path: &Path) -> io::Result<()> {
    put_right(&File::open(path)?)
}

#[cfg(not(unix))]
fn own_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The same for a folder in whose place no link is followed.
///
/// # Errors
/// As above; or it is a link.
pub fn make_folder_unlinked(path: &Path) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok_and(|there| there.is_symlink()) {
        return Err(Unsafe::Link.error());
    }
    make_folder(path)
}

/// Refuses what belongs to somebody else, and takes from everybody else what they may do with it.
#[cfg(unix)]
fn put_right(file: &File) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let there = file.metadata()?;
    if is_foreign(there.uid(), rustix::process::geteuid().as_raw()) {
        return Err(Unsafe::SomebodyElses.error());
    }
    let wanted = if there.is_dir() { FOLDER_MODE } else { FILE_MODE };
    if there.mode() & 0o777 == wanted {
        return Ok(());
    }
    match file.set_permissions(fs::Permissions::from_mode(wanted)) {
        // Some disks know no such permissions. A game on one is better than none.
        Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::Unsupported) => {
            tracing::warn!(%error, "the permissions of a file could not be put right");
            Ok(())
        }
        changed => changed,
    }
}

#[cfg(not(unix))]
fn put_right(_: &File) -> io::Result<()> {
    Ok(())
}

/// Whether a file of this user is not ours.
#[cfg(unix)]
fn is_foreign(owner: u32, user: u32) -> bool {
    owner != user
}

/// Puts new content in the place of a file, all or nothing, down to the disk.
///
/// # Errors
/// Why the system refuses; the file is as it was.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let (new, mut file) = create_beside(path)?;
    let written = io::Write::write_all(&mut file, content).and_then(|()| file.sync_all());
    written.and_then(|()| fs::rename(&new, path)).inspect_err(|_| drop(fs::remove_file(&new)))
}

/// A new name is on the disk only when its folder was synced too.
///
/// # Errors
/// Why the system refuses.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// A new name is on the disk by itself.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
