//! The keyboard and the screen, tried in real terminals and pipes.

mod itself;
mod shells;

use std::fs;
use std::io::{Read, Write};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use rustix::process::Signal;

use crate::example_programs;
use crate::pty::Pty;

const INTERRUPTED: i32 = 10;
const OUTPUT_GONE: i32 = 11;
const PANICKED: i32 = 101;

/// The example that shows every input.
fn example() -> String {
    example_programs::example("echo_inputs").into_os_string().into_string().unwrap()
}

fn piped(input: impl FnOnce(&mut dyn Write)) -> Output {
    let mut child = start_piped();
    let mut stdin = child.stdin.take().unwrap();
    input(&mut stdin);
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn start_piped() -> Child {
    Command::new(example())
        .arg("line")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn lines(output: &Output) -> Vec<String> {
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().skip(1).map(str::to_owned).collect()
}

mod lines {
    use super::*;

    #[test]
    fn lines_come_through_a_pipe_to_the_last() {
        let output = piped(|stdin| stdin.write_all(b"vote 3 2\r\n\nAn\xc3\xa9\nlast").unwrap());
        let expected = ["Line(\"vote 3 2\")", "Line(\"\")", "Line(\"Ané\")", "Line(\"last\")", "Leave(EndOfInput)"];
        assert_eq!(lines(&output), expected);
    }

    #[test]
    fn a_closed_input_is_its_end() {
        for stdin in [Stdio::null(), Stdio::from(fs::File::open("/").unwrap())] {
            let output = Command::new(example()).arg("line").stdin(stdin).output().unwrap();
            assert_eq!(lines(&output), ["Leave(EndOfInput)"]);
        }
        let output = Command::new("sh").args(["-c", "exec \"$0\" line <&-", &example()]).output().unwrap();
        assert_eq!(lines(&output), ["Leave(EndOfInput)"]);
    }

    #[test]
    fn bad_lines_are_told_and_the_next_is_read() {
        let output = piped(|stdin| {
            stdin.write_all(&[b'x'; 10_000_000]).unwrap();
            stdin.write_all(b"\nnot \xff text\nAna leads\n").unwrap();
        });
        let expected = ["BadLine(TooLong)", "BadLine(NotText)", "Line(\"Ana leads\")", "Leave(EndOfInput)"];
        assert_eq!(lines(&output), expected);
    }

    #[test]
    fn memory_is_bounded_whatever_comes() {
        const MOST_KIB: u64 = 3_000;
        let mut child = start_piped();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        stdin.write_all(b"vote 3 2\n").unwrap();
        stdout.read_exact(&mut [0; "Keys: Line\nLine(\"vote 3 2\")\n".len()]).unwrap();
        let before = peak_kib(&child);

        // A line without an end, then lines faster than they are handled.
        for _ in 0..100 {
            stdin.write_all(&[b'x'; 1_000_000]).unwrap();
        }
        let reader = thread::spawn(move || {
            thread::sleep(Duration::from_millis(300));
            stdout.read_to_end(&mut Vec::new()).unwrap()
        });
        for _ in 0..200 {
            stdin.write_all(&b"\nvote".repeat(1_000)).unwrap();
        }
        let after = peak_kib(&child);
        assert!(after < before + MOST_KIB, "{after} KiB, after {before} KiB");
        drop(stdin);
        assert_eq!(child.wait().unwrap().code(), Some(0));
        assert!(reader.join().unwrap() > 199_999 * "Line(\"vote\")".len());
    }

    fn peak_kib(child: &Child) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    #[test]
    fn a_closed_output_is_left_without_a_fault() {
        let mut child = start_piped();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(b"vote 3 2\n").unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(OUTPUT_GONE));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "Standard error.\n");
    }

    #[test]
    fn a_full_disk_is_left_without_a_fault() {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = Command::new(example()).arg("line").stdin(Stdio::null()).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(OUTPUT_GONE));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "Standard error.\n");
    }

    #[test]
    fn the_terminal_edits_lines() {
        let mut pty = Pty::start(&example(), &["line"]);
        pty.expect("Keys: Line");
        pty.send("vote 3 3\x7f2\r");
        pty.expect("Line(\"vote 3 2\")");
        pty.send("\x04");
        pty.expect("Leave(EndOfInput)");
        assert!(pty.wait().success());
        assert_eq!(&pty.settings(), pty.found());
        assert!(!pty.seen().contains(&0x1b));
    }

    #[test]
    fn nothing_holds_up_the_answers() {
        let mut pty = Pty::start(&example(), &["line"]);
        pty.expect("Keys: Line");
        pty.send("\x13\r");
        pty.expect(r#"Line("\u{13}")"#);
        pty.send("vote\x13 3\x11 2\r");
        pty.expect(r#"Line("vote\u{13} 3\u{11} 2")"#);
        pty.send("\x04");
        pty.wait();
    }

    #[test]
    fn requests_to_end_are_inputs() {
        for signal in [Signal::INT, Signal::QUIT, Signal::TERM, Signal::HUP] {
            let mut pty = Pty::start(&example(), &["line"]);
            pty.expect("Keys: Line");
            let (leave, code) = match signal {
                Signal::HUP => ("Leave(OutputGone)", OUTPUT_GONE),
                _ => ("Leave(Interrupted)", INTERRUPTED),
            };
            match signal {
                Signal::INT => pty.send("\x03"),
                Signal::QUIT => pty.send("\x1c"),
                _ => pty.signal(signal),
            }
            pty.expect(leave);
            assert_eq!(pty.wait().code(), Some(code));
        }
    }

    #[test]
    fn the_settings_are_put_back_at_every_end() {
        let ends: [(End, i32); 6] = [
            (|pty| pty.send("\x04"), 0),
            (|pty| pty.send("\x03"), INTERRUPTED),
            (|pty| pty.send("\x1c"), INTERRUPTED),
            (|pty| pty.send("!\r"), PANICKED),
            (|pty| pty.signal(Signal::TERM), INTERRUPTED),
            (|pty| pty.signal(Signal::HUP), OUTPUT_GONE),
        ];
        for (end, code) in ends {
            is_put_back("Line", end, code);
        }
    }

    #[test]
    fn a_terminal_that_goes_away_is_left_without_a_fault() {
        for start in [Pty::start, Pty::start_apart] {
            let mut pty = start(&example(), &["line"]);
            pty.expect("Keys: Line");
            pty.hang_up();
            assert!(matches!(pty.wait().code(), Some(0 | OUTPUT_GONE)));
        }
    }
}

type End = fn(&mut Pty);

/// The example reads lines or single keys, ends like that, and leaves the terminal as it was.
#[track_caller]
fn is_put_back(keys: &str, end: End, code: i32) {
    let mut pty = Pty::start(&example(), &[&keys.to_lowercase()]);
    pty.expect(&format!("Keys: {keys}"));
    assert_ne!(&pty.settings(), pty.found());
    end(&mut pty);
    assert_eq!(pty.wait().code(), Some(code));
    assert_eq!(&pty.settings(), pty.found());
    assert!(!pty.seen().contains(&0x1b));
}

mod single_keys {
    use super::*;

    fn start() -> Pty {
        let mut pty = Pty::start(&example(), &["single"]);
        pty.expect("Keys: Single");
        pty
    }

    #[test]
    fn every_key_arrives_by_itself() {
        let mut pty = start();
        for (typed, expected) in [
            ("s", "Key(Char('s'))"),
            ("S", "Key(Char('S'))"),
            (" ", "Key(Char(' '))"),
            ("<", "Key(Char('<'))"),
            ("é", "Key(Char('é'))"),
            ("\r", "Key(Enter)"),
            ("\n", "Key(Enter)"),
            ("\x1b", "Key(Escape)"),
            ("\x7f", "Key(Backspace)"),
            ("\x1b[A", "Key(Other)"),
            ("\t", "Key(Tab)"),
            ("\x13", "Key(Control('s'))"),
            ("\x11", "Key(Control('q'))"),
            ("\x12", "Key(Control('r'))"),
            ("\x1a", "Key(Control('z'))"),
            ("xyz", "Key(Char('x'))\r\nKey(Char('y'))\r\nKey(Char('z'))"),
        ] {
            pty.send(typed);
            pty.expect(&format!("{expected}\r\n"));
        }
        pty.send("\x03");
        pty.expect("Leave(Interrupted)\r\n");
        assert_eq!(pty.wait().code(), Some(INTERRUPTED));
        assert!(!pty.seen().contains(&0x1b));
    }

    #[test]
    fn many_keys_at_once_are_all_read() {
        let mut pty = start();
        pty.send("x".repeat(3000));
        for _ in 0..3000 {
            pty.expect("Key(Char('x'))\r\n");
        }
        pty.send("\x03");
        pty.wait();
    }

    #[test]
    fn a_line_is_typed_without_moving_the_cursor() {
        let mut pty = start();
        pty.send(":");
        pty.expect("Key(Char(':'))\r\n");
        // The example prints a line at each sign, so that the text comes anew each time.
        pty.send("v");
        pty.expect("v\r\nKey(Typed)\r\n");
        pty.send("o");
        pty.expect("vo\r\nKey(Typed)\r\n");
        pty.send("\x7f");
        pty.expect("v\r\nKey(Typed)\r\n");
        pty.send("\r");
        pty.expect("Line(\"v\")\r\n");
        pty.send("N");
        pty.expect("Key(Char('N'))\r\n");
        pty.send("N\r");
        pty.expect("Line(\"N\")\r\n");
        pty.send("s\x03");
        pty.expect("Key(Char('s'))\r\n");
        pty.wait();
        let odd: Vec<_> = pty.seen().iter().filter(|byte| **byte < 0x20 && !b"\r\n".contains(byte)).collect();
        assert_eq!(odd, Vec::<&u8>::new());
    }

    #[test]
    fn the_settings_are_put_back_at_every_end() {
        let ends: [(End, i32); 6] = [
            (|pty| pty.send("\x03"), INTERRUPTED),
            (|pty| pty.send("\x1c"), INTERRUPTED),
            (|pty| pty.signal(Signal::QUIT), INTERRUPTED),
            (|pty| pty.send("!"), PANICKED),
            (|pty| pty.signal(Signal::TERM), INTERRUPTED),
            (|pty| pty.signal(Signal::HUP), OUTPUT_GONE),
        ];
        for (end, code) in ends {
            is_put_back("Single", end, code);
        }
    }

    #[test]
    fn the_end_of_the_input_leaves_unless_a_line_is_begun() {
        let mut pty = start();
        pty.send(":");
        pty.expect("Key(Char(':'))\r\n");
        pty.send("v");
        pty.expect("Key(Typed)\r\n");
        pty.send("\x04");
        pty.expect("Key(Control('d'))\r\n");
        pty.send("\x7f");
        pty.expect("Key(Typed)\r\n");
        pty.send("\x04");
        pty.expect("Leave(EndOfInput)\r\n");
        assert_eq!(pty.wait().code(), Some(0));
        assert_eq!(&pty.settings(), pty.found());
    }

    #[test]
    fn what_is_pasted_is_a_line_and_no_keys() {
        let mut pty = start();
        pty.send("let's begin\rAna");
        pty.expect("Line(\"let's begin\")\r\n");
        // Its rest waits in a line.
        pty.expect("Ana\r\nKey(Typed)\r\n");
        pty.send("\r");
        pty.expect("Line(\"Ana\")\r\n");
        pty.send("s");
        pty.expect("Key(Char('s'))\r\n");
        pty.send("\x03");
        pty.wait();
    }

    #[test]
    fn a_terminal_that_goes_away_is_left_without_a_fault() {
        for start in [Pty::start, Pty::start_apart] {
            let mut pty = start(&example(), &["single"]);
            pty.expect("Keys: Single");
            pty.hang_up();
            assert_eq!(pty.wait().code(), Some(OUTPUT_GONE));
        }
    }

    #[test]
    fn without_a_terminal_there_are_lines() {
        let mut child = Command::new(example())
            .arg("single")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(b"vote 3 2\n").unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "Keys: Line\nLine(\"vote 3 2\")\nLeave(EndOfInput)\n");
    }
}

#[test]
fn who_asks_again_is_let_out_of_a_program_that_hangs() {
    let ask: [fn(&mut Pty); 2] = [|pty| pty.send("\x03"), |pty| pty.signal(Signal::TERM)];
    for ask in ask {
        let mut pty = Pty::start(&example(), &["single"]);
        pty.expect("Keys: Single");
        pty.send("Z");
        pty.expect("Key(Char('Z'))");
        ask(&mut pty);
        thread::sleep(Duration::from_millis(2_800));
        ask(&mut pty);
        assert_eq!(pty.wait().code(), Some(1));
        assert_eq!(&pty.settings(), pty.found());
    }
}

#[test]
fn standard_error_stays_out_of_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut pty = Pty::start(&example(), &["single", log.to_str().unwrap()]);
    pty.expect("Keys: Single");
    pty.send("!");
    assert_eq!(pty.wait().code(), Some(PANICKED));
    assert_eq!(pty.seen(), b"Keys: Single\r\nKey(Char('!'))\r\n");
    let log = fs::read_to_string(log).unwrap();
    assert!(log.starts_with("Standard error.\n") && log.contains("asked for"), "{log:?}");
}
