//! The cookie of PulseAudio: a file that every client of it must be able to show.
//!
//! Its own library makes the file when it is missing. The one that we connect through does not, and on a fresh
//! account the sound server would refuse us without a word.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// What the protocol demands, in bytes.
const LENGTH: usize = 256;

/// Makes the cookie if this account has none. Without it there may be no sound, so a failure only goes to the log.
pub(super) fn ensure() {
    if let Some(home) = std::env::home_dir()
        && let Err(error) = ensure_in(&home)
    {
        tracing::warn!(%error, "no cookie for the sound server");
    }
}

fn ensure_in(home: &Path) -> io::Result<()> {
    let usual = home.join(".config/pulse/cookie");
    let given = std::env::var_os("PULSE_COOKIE").map(PathBuf::from);
    let places = [given, Some(usual.clone()), Some(home.join(".pulse-cookie"))];
    if places.into_iter().flatten().any(|place| place.exists()) {
        return Ok(());
    }
    let mut cookie = [0; LENGTH];
    File::open("/dev/urandom")?.read_exact(&mut cookie)?;
    if let Some(folder) = usual.parent() {
        fs::create_dir_all(folder)?;
    }
    private(&usual)?.write_all(&cookie)
}

/// A new file that only its owner may read. One that another program has made meanwhile is left as it is.
fn private(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_account_gets_a_cookie_once() {
        let home = tempfile::TempDir::new().unwrap();
        ensure_in(home.path()).unwrap();
        let cookie = fs::read(home.path().join(".config/pulse/cookie")).unwrap();
        assert_eq!(cookie.len(), LENGTH);
        ensure_in(home.path()).unwrap();
        assert_eq!(fs::read(home.path().join(".config/pulse/cookie")).unwrap(), cookie);
    }

    #[test]
    fn an_old_cookie_is_enough() {
        let home = tempfile::TempDir::new().unwrap();
        fs::write(home.path().join(".pulse-cookie"), [7; LENGTH]).unwrap();
        ensure_in(home.path()).unwrap();
        assert!(!home.path().join(".config").exists());
    }
}
