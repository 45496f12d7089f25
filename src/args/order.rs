//! The order of a command line: options may stand before the name of a command or after it.

use clap::Command;

/// Puts options that stand before the name of a command behind it: the command itself says whether it takes them.
pub(super) fn in_order(args: &[String], command: &Command) -> Vec<String> {
    let takes_value = |option: &str| {
        let of = |command: &Command| {
            command.get_arguments().any(|arg| arg.get_long() == Some(option) && arg.get_action().takes_values())
        };
        of(command) || command.get_subcommands().any(of)
    };
    let mut at = 1;
    while let Some(option) = args.get(at).and_then(|word| word.strip_prefix("--")) {
        at += if takes_value(option) { 2 } else { 1 };
    }
    match args.get(at) {
        Some(name) if command.find_subcommand(name).is_some() => {
            [&args[..1], &args[at..=at], &args[1..at], &args[at + 1..]].concat()
        }
        _ => args.to_vec(),
    }
}
