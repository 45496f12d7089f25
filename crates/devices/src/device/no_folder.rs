//! Without phones no folder is served either.

use std::io;
use std::path::Path;

/// A folder that is ready to be served. There is none.
pub enum Served {}

impl Served {
    /// Refuses.
    ///
    /// # Errors
    /// Always.
    pub fn new(_folder: &Path, _port: u16) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The port.
    ///
    /// # Errors
    /// None.
    pub fn port(&self) -> io::Result<u16> {
        match *self {}
    }

    /// Serves nobody.
    pub fn serve(self) {
        match self {}
    }
}
