//! The program `narrator`: see [`resistance_narrator`].

use std::process::ExitCode;

fn main() -> ExitCode {
    // A seed may stand in the command line already.
    #[cfg(unix)]
    resistance_narrator::device::core_file::forbid();
    // Without it there is only less to tell.
    #[cfg(unix)]
    let _ = resistance_narrator::device::signals::outlive_full_files();
    // What is no valid text can't be a name or an option: it is shown as far as it can be read.
    let arguments: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    ExitCode::from(resistance_narrator::run::main(&arguments))
}
