//! Why a model is not installed.

use std::io;

use super::check::Fault;
use crate::language::Message;

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
    /// Another program installs a model right now.
    #[error("another program installs a model")]
    Busy,
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
            Self::Busy => Message::new("install-busy"),
            Self::Fault(fault) => fault.message(),
            Self::Disk(error) => {
                Message::new("install-disk").message("reason", Message::new(crate::files::reason(error)))
            }
        }
    }
}
