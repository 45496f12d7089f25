//! What can go wrong with saved games, each as one plain phrase.

use std::io::{self, ErrorKind};

use super::frame::{BadContent, Damage, DecodeError};
use super::game_id::GameId;
use crate::files::Unsafe;
use crate::language::Message;

/// Why a saved game can't be written or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// The system refuses.
    #[error("{0}")]
    Trouble(Trouble),
    /// There is no game with this id.
    #[error("there is no saved game {0}")]
    NoSuchGame(GameId),
    /// The game is being played by another program.
    #[error("this game is open in another narrator")]
    InUse,
    /// The file is larger than any that is written.
    #[error("its file is larger than that of a game can be")]
    TooLarge,
    /// The file is as large as one that can be read again may be.
    #[error("its file is full")]
    Full,
    /// The content is not a saved game.
    #[error("{0}")]
    Content(#[from] BadContent),
    /// The file is damaged, and what is sound of it could be gone on with.
    #[error("the file is damaged in line {}", .0.line)]
    Damaged(Damage),
    /// The private part of the game is damaged in this line, from 1.
    #[error("the private part of the game is damaged in line {0}")]
    Private(usize),
    /// The private part belongs to another game.
    #[error("the private part belongs to another game")]
    PrivateOfAnother,
}

impl StorageError {
    /// The kind, for programs.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Trouble(trouble) => trouble.id(),
            Self::NoSuchGame(_) => "no-such-game",
            Self::InUse => "in-use",
            Self::Content(BadContent::Empty) => "empty",
            Self::TooLarge | Self::Content(BadContent::Foreign) => "foreign",
            Self::Full => "full",
            Self::Content(BadContent::Line { error: DecodeError::Newer { .. }, .. }) => "newer",
            Self::Content(BadContent::Line { .. }) | Self::Damaged(_) | Self::Private(_) | Self::PrivateOfAnother => {
                "damaged"
            }
        }
    }

    /// The reason as a part of a sentence, for every language.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Trouble(trouble) => trouble.message(),
            Self::NoSuchGame(game) => Message::new("storage-no-such-game").text("game", game.as_str()),
            Self::InUse => Message::new("storage-in-use"),
            Self::TooLarge => Message::new("storage-too-large"),
            Self::Full => Message::new("storage-full"),
            Self::Content(BadContent::Foreign) => Message::new("storage-foreign"),
            Self::Content(BadContent::Empty) => Message::new("storage-empty"),
            Self::Content(BadContent::Line { error: DecodeError::Newer { .. }, .. }) => Message::new("storage-newer"),
            Self::Content(BadContent::Line { number, .. }) | Self::Damaged(Damage { line: number, .. }) => {
                in_line("storage-damaged", *number)
            }
            Self::PrivateOfAnother => Message::new("storage-private-foreign"),
            Self::Private(number) => in_line("storage-private-damaged", *number),
        }
    }

    /// The same trouble with the private part of a game, whose public part may be whole.
    #[must_use]
    pub fn of_private_part(self) -> Self {
        match self {
            Self::Content(BadContent::Line { error: DecodeError::Newer { .. }, .. }) => self,
            Self::Content(BadContent::Line { number, .. }) => Self::Private(number),
            Self::Content(BadContent::Foreign) => Self::Private(1),
            _ => self,
        }
    }

    /// The line of the file that is wrong, from 1.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        match self {
            Self::Content(BadContent::Line { number, .. })
            | Self::Damaged(Damage { line: number, .. })
            | Self::Private(number) => Some(*number),
            _ => None,
        }
    }
}

fn in_line(key: &'static str, number: usize) -> Message {
    Message::new(key).number("line", u32::try_from(number).unwrap_or(u32::MAX))
}

impl From<io::Error> for StorageError {
    fn from(error: io::Error) -> Self {
        Self::Trouble(Trouble::from(error))
    }
}

/// Why the system refuses to write or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// No room is left.
    #[error("the disk is full")]
    DiskFull,
    /// Nothing can be written there at all.
    #[error("the disk can only be read")]
    ReadOnly,
    /// The user may not.
    #[error("access to the folder of games is not allowed")]
    NotAllowed,
    /// The file or its folder is gone.
    #[error("the file or its folder is gone")]
    Gone,
    /// Somebody else's file or folder is in the place of ours.
    #[error("the file or its folder belongs to somebody else")]
    SomebodyElses,
    /// A link is in the place of a file or a folder.
    #[error("a link is in the place of the file or its folder")]
    Link,
    /// A file is where the folder should be, or the other way round.
    #[error("the folder of games is not a folder")]
    NotAFolder,
    /// Anything else; the log says more.
    #[error("the disk reports a fault")]
    Fault,
}

impl Trouble {
    /// All troubles.
    pub const ALL: [Self; 8] = [
        Self::DiskFull,
        Self::ReadOnly,
        Self::NotAllowed,
        Self::Gone,
        Self::SomebodyElses,
        Self::Link,
        Self::NotAFolder,
        Self::Fault,
    ];

    /// The reason as a part of a sentence, for every language.
    #[must_use]
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::DiskFull => "storage-disk-full",
            Self::ReadOnly => "storage-read-only",
            Self::NotAllowed => "storage-not-allowed",
            Self::Gone => "storage-gone",
            Self::SomebodyElses => "storage-somebody-elses",
            Self::Link => "storage-link",
            Self::NotAFolder => "storage-not-a-folder",
            Self::Fault => "storage-fault",
        })
    }

    /// The reason as a part of a sentence about a file that is no saved game.
    #[must_use]
    pub fn message_elsewhere(self) -> Message {
        match self {
            Self::NotAllowed => Message::new("settings-not-allowed"),
            Self::Gone => Message::new("storage-no-folder"),
            Self::NotAFolder => Message::new("settings-no-folder"),
            Self::DiskFull | Self::ReadOnly | Self::SomebodyElses | Self::Link | Self::Fault => self.message(),
        }
    }

    /// The kind, for programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::DiskFull => "disk-full",
            Self::ReadOnly => "read-only",
            Self::NotAllowed => "not-allowed",
            Self::Gone => "gone",
            Self::SomebodyElses => "somebody-elses",
            Self::Link => "link",
            Self::NotAFolder => "not-a-folder",
            Self::Fault => "fault",
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        tracing::warn!(%error, "a saved game could not be written or read");
        match Unsafe::of(&error) {
            Some(Unsafe::SomebodyElses) => return Self::SomebodyElses,
            Some(Unsafe::Link) => return Self::Link,
            Some(Unsafe::NoFile) => return Self::NotAFolder,
            None => {}
        }
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Self::DiskFull,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::PermissionDenied => Self::NotAllowed,
            ErrorKind::NotFound => Self::Gone,
            // A file where the folder should be; creating a folder there says so in another way.
            ErrorKind::NotADirectory | ErrorKind::AlreadyExists | ErrorKind::IsADirectory => Self::NotAFolder,
            _ => Self::Fault,
        }
    }
}
