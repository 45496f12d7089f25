//! Files and folders that only their owner may read, and in whose place no link is followed; and files for people.

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
    /// It is a folder, a device, or something else that keeps nothing.
    #[error("it is no ordinary file")]
    NoFile,
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
    open_as(path, OpenOptions::new().read(true).write(true))
}

/// The same to add to its end; made if need be.
///
/// # Errors
/// As above.
pub fn append(path: &Path) -> io::Result<File> {
    open_as(path, OpenOptions::new().append(true).create(true))
}

fn open_as(path: &Path, how: &mut OpenOptions) -> io::Result<File> {
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt;
        // Without waiting: a named pipe would keep us for ever.
        let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK;
        how.custom_flags(flags.bits().cast_signed()).mode(FILE_MODE);
    }
    match fs::symlink_metadata(path) {
        Ok(there) if there.is_symlink() => return Err(Unsafe::Link.error()),
        // Windows has another reason not to open a folder.
        Ok(there) if there.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        _ => {}
    }
    let file = how.open(path)?;
    if !file.metadata()?.is_file() {
        return Err(ErrorKind::IsADirectory.into());
    }
    put_right(&file)?;
    Ok(file)
}

/// Refuses what belongs to somebody else. What is not there is nobody's.
///
/// # Errors
/// It is somebody else's.
pub fn refuse_somebody_elses(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if is_foreign(&there) => Err(Unsafe::SomebodyElses.error()),
        _ => Ok(()),
    }
}

/// A folder, and all that lead to it: those that are missing are made for the user alone, and no other is changed.
///
/// # Errors
/// It is no folder, or the system refuses.
pub fn make_missing_folder(path: &Path) -> io::Result<()> {
    let mut how = fs::DirBuilder::new();
    how.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut how, FOLDER_MODE);
    how.create(path)
}

/// A folder of the user, made with all that lead to it if need be. Nobody else may enter it from now on.
///
/// # Errors
/// It is no folder, or somebody else's; or the system refuses.
pub fn make_folder(path: &Path) -> io::Result<()> {
    make_missing_folder(path)?;
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
    if is_foreign(&there) {
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

#[cfg(unix)]
fn is_foreign(there: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(there) != rustix::process::geteuid().as_raw()
}

#[cfg(not(unix))]
fn is_foreign(_: &fs::Metadata) -> bool {
    false
}

/// Writes a file for a person, where they want it, in place of what it held. A link is followed, and what is no ordinary
/// file stays as it is: a device is the whole machine's, and a pipe would have to be waited for.
///
/// # Errors
/// It is no ordinary file, or the system refuses.
pub fn write_for_people(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut how = OpenOptions::new();
    how.write(true).create(true).truncate(false);
    // In case something else is there by now.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut how, rustix::fs::OFlags::NONBLOCK.bits().cast_signed());
    let refuse = |there: fs::Metadata| if there.is_file() { Ok(()) } else { Err(Unsafe::NoFile.error()) };
    // Looked at before it is opened: some devices do something then.
    fs::metadata(path).map_or(Ok(()), refuse)?;
    let mut file = how.open(path)?;
    refuse(file.metadata()?)?;
    file.set_len(0)?;
    io::Write::write_all(&mut file, content)?;
    file.sync_all()
}

/// Puts new content in the place of a file of ours, all or nothing, down to the disk.
///
/// # Errors
/// A link or something else that is no ordinary file is there, or the system refuses; all is as it was.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Ok(there) if there.is_symlink() => return Err(Unsafe::Link.error()),
        Ok(there) if !there.is_file() => return Err(Unsafe::NoFile.error()),
        _ => {}
    }
    let (new, mut file) = create_beside(path)?;
    let written = io::Write::write_all(&mut file, content).and_then(|()| file.sync_all());
    written.and_then(|()| fs::rename(&new, path)).inspect_err(|_| drop(fs::remove_file(&new)))
}

/// The same for a file that its user may keep elsewhere, with a link in its place: it is the one behind it that changes.
///
/// # Errors
/// As above, and for a file that is somebody else's.
pub fn replace_linked(path: &Path, content: &[u8]) -> io::Result<()> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    refuse_somebody_elses(&path)?;
    replace(&path, content)
}

/// Whether this is how a disk says that it knows no locks, as some network disks do.
#[must_use]
pub fn knows_no_locks(error: &io::Error) -> bool {
    #[cfg(unix)]
    {
        use rustix::io::Errno;
        let number = Errno::from_io_error(error);
        if matches!(number, Some(Errno::NOLCK | Errno::BADF | Errno::NOSYS | Errno::OPNOTSUPP)) {
            return true;
        }
    }
    error.kind() == ErrorKind::Unsupported
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

#[cfg(unix)]
/// The key of the sentence that says why a file can't be written. The log gets the error.
#[must_use]
pub fn reason(error: &io::Error) -> &'static str {
    tracing::warn!(%error, "a file could not be read or written");
    match Unsafe::of(error) {
        Some(Unsafe::SomebodyElses) => return "storage-somebody-elses",
        Some(Unsafe::Link) => return "storage-link",
        Some(Unsafe::NoFile) => return "settings-is-a-folder",
        None => {}
    }
    match error.kind() {
        ErrorKind::NotFound => "storage-no-folder",
        ErrorKind::InvalidFilename => "settings-long-name",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => "settings-disk-full",
        ErrorKind::ReadOnlyFilesystem => "settings-read-only",
        ErrorKind::PermissionDenied => "settings-not-allowed",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "settings-no-folder",
        ErrorKind::IsADirectory => "settings-is-a-folder",
        _ => "settings-fault",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn give(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn no_link_is_followed_wherever_it_leads() {
        let folder = tempfile::tempdir().unwrap();
        let (victim, link) = (folder.path().join("victim"), folder.path().join("link"));
        for content in [Some("dear to somebody"), None] {
            if let Some(content) = content {
                fs::write(&victim, content).unwrap();
            } else {
                fs::remove_file(&victim).unwrap();
            }
            let _ = fs::remove_file(&link);
            symlink(&victim, &link).unwrap();
            assert_eq!(create_new(&link).unwrap_err().kind(), ErrorKind::AlreadyExists);
            assert_eq!(open(&link).map(drop).map_err(|error| Unsafe::of(&error)), Err(Some(Unsafe::Link)));
            assert_eq!(append(&link).map(drop).map_err(|error| Unsafe::of(&error)), Err(Some(Unsafe::Link)));
            assert_eq!(make_folder_unlinked(&link).map_err(|error| Unsafe::of(&error)), Err(Some(Unsafe::Link)));
            assert_eq!(fs::read_to_string(&victim).ok().as_deref(), content);
        }
        // A link that waits where a new file would be made beside another one.
        let new = folder.path().join(format!("game.new-{}-1", std::process::id()));
        symlink(&victim, &new).unwrap();
        replace(&folder.path().join("game"), b"new").unwrap();
        assert_eq!(fs::read(folder.path().join("game")).unwrap(), b"new");
        assert!(!victim.exists() && fs::symlink_metadata(&new).unwrap().is_symlink());
    }

    #[test]
    fn what_others_may_do_is_taken_from_them() {
        let folder = tempfile::tempdir().unwrap();
        let (file, inner) = (folder.path().join("file"), folder.path().join("inner"));
        create_new(&file).unwrap();
        make_folder(&inner).unwrap();
        assert_eq!([mode(&file), mode(&inner)], [0o600, 0o700]);
        give(&file, 0o666);
        give(&inner, 0o777);
        open(&file).unwrap();
        make_folder(&inner).unwrap();
        assert_eq!([mode(&file), mode(&inner)], [0o600, 0o700]);
        give(&inner, 0o755);
        make_missing_folder(&inner).unwrap();
        assert_eq!(mode(&inner), 0o755, "a folder that is not ours alone stays as it is");
    }

    #[test]
    fn a_file_is_kept_aside_under_a_name_that_nothing_has() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.game");
        for number in 1..=3 {
            fs::write(&file, [number]).unwrap();
            let aside = keep_aside(&file).unwrap();
            assert_eq!(aside, folder.path().join(format!("a.game.damaged-{number}")));
            replace(&file, b"new").unwrap();
            assert_eq!(fs::read(aside).unwrap(), [number]);
            copy(&file, &folder.path().join(format!("copy-{number}"))).unwrap();
        }
        assert!(copy(&file, &folder.path().join("copy-1")).is_err(), "nothing is overwritten");
    }

    #[test]
    fn what_is_no_file_is_neither_waited_for_nor_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (pipe, link) = (folder.path().join("pipe"), folder.path().join("link"));
        rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
        assert_eq!(open(&pipe).unwrap_err().kind(), ErrorKind::IsADirectory);
        assert_eq!(open(folder.path()).unwrap_err().kind(), ErrorKind::IsADirectory);
        symlink(&pipe, &link).unwrap();
        let before = fs::symlink_metadata(&pipe).unwrap();
        // With and without somebody who reads.
        let _reader = OpenOptions::new().read(true).write(true).open(&pipe).unwrap();
        for path in [&pipe, &link, folder.path()] {
            for write in [write_for_people, replace_linked] {
                assert_eq!(Unsafe::of(&write(path, b"new").unwrap_err()), Some(Unsafe::NoFile), "{}", path.display());
            }
        }
        assert_eq!(Unsafe::of(&replace(&pipe, b"new").unwrap_err()), Some(Unsafe::NoFile));
        assert_eq!(Unsafe::of(&replace(&link, b"new").unwrap_err()), Some(Unsafe::Link));
        let now = fs::symlink_metadata(&pipe).unwrap();
        assert_eq!(before.file_type(), now.file_type());
    }

    #[test]
    fn a_file_for_people_is_written_where_they_keep_it() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link, lost) = ["file", "link", "lost"].map(|name| folder.path().join(name)).into();
        fs::write(&file, "much longer than what comes").unwrap();
        give(&file, 0o640);
        symlink(&file, &link).unwrap();
        for (write, wanted) in
            [(write_for_people as fn(&Path, &[u8]) -> io::Result<()>, 0o640), (replace_linked, 0o600)]
        {
            write(&link, b"new").unwrap();
            assert_eq!((fs::read(&file).unwrap(), mode(&file)), (b"new".to_vec(), wanted));
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        }
        symlink(folder.path().join("nothing"), &lost).unwrap();
        write_for_people(&lost, b"new").unwrap();
        assert_eq!(fs::read(folder.path().join("nothing")).unwrap(), b"new");
    }
}
