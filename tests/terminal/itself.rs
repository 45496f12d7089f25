//! The program itself in a terminal.

use std::path::Path;

use crate::pty::Pty;

/// The program itself in a terminal, with a folder of its own.
fn play(home: &Path, args: &str) -> Pty {
    let narrator = env!("CARGO_BIN_EXE_narrator");
    let line = format!("NARRATOR_HOME='{}' LANG=C exec '{narrator}' --voice off {args}", home.display());
    Pty::start("sh", &["-c", &line])
}

#[test]
fn names_are_typed_in_single_key_mode() {
    let home = tempfile::tempdir().unwrap();
    let mut pty = play(home.path(), "--keys single");
    pty.expect("Who's playing?");
    for name in ["Ana", "Ben", "Cleo", "Dan", "Eve"] {
        pty.send(format!("{name}\r"));
        pty.expect(&format!("{name}\r\n"));
    }
    pty.send("done\r");
    pty.expect("5 players: Ana, Ben, Cleo, Dan and Eve.");
    pty.send(":");
    pty.expect("Type your command.\r\n");
    pty.send("Ben\r");
    pty.expect("Ben\r\n");
    pty.send("\x11");
    pty.expect("Goodbye.");
    assert!(pty.wait().success());
    assert!(!pty.seen().contains(&0x1b));
}

#[test]
fn interrupted_the_program_says_goodbye() {
    let home = tempfile::tempdir().unwrap();
    for keys in ["line", "single"] {
        let mut pty = play(home.path(), &format!("--keys {keys}"));
        pty.expect("Who's playing?");
        pty.send("\x03");
        pty.expect("Goodbye.");
        assert!(pty.wait().success());
    }
}
