//! Which characters the command line asks for, all at once.

use clap::Arg;

use super::Words;

impl Words<'_> {
    /// A name of line-ups. Whether there is one is told with all else that is wrong with a set-up.
    pub(super) fn line_up(&self) -> Arg {
        self.option("line-up", "NAME", "cli-line-up")
    }
}
