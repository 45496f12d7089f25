//! The narrator stopped in a shell, and gone on with: the shell has used the terminal meanwhile.

use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use super::example;
use crate::pty::Pty;

/// What a shell prints when it wants a command. It must not be in what is typed.
const PROMPT: &str = "HERE> ";

/// Shells with jobs that read lines as the terminal gives them.
const SHELLS: [&[&str]; 3] = [&["bash", "--norc", "--noediting", "-i"], &["dash", "-i"], &["sh", "-i"]];

#[test]
fn after_a_stop_single_keys_are_single_keys_again_and_the_shell_gets_its_own_back() {
    for shell in SHELLS {
        for stop in [Signal::STOP, Signal::TSTP] {
            stopped_and_gone_on(shell, stop);
        }
    }
}

fn stopped_and_gone_on(shell: &[&str], stop: Signal) {
    let prompt = format!("PS1={PROMPT}");
    let mut pty = Pty::start("env", &[&[prompt.as_str(), "ENV=", "HISTFILE="], shell].concat());
    pty.expect(PROMPT);
    pty.send("stty sane\n");
    pty.expect(PROMPT);
    let before = pty.settings();
    pty.send(format!("sh -c 'echo number $$; exec \"$0\" single' {}\n", example()));
    pty.expect("number ");
    pty.expect("Keys: Single");
    let number = number(pty.seen());
    let single = pty.settings();
    pty.send("a");
    pty.expect("Key(Char('a'))\r\n");

    kill_process(number, stop).unwrap();
    pty.expect(PROMPT);
    // Some shells do that by themselves.
    pty.send("stty sane\n");
    pty.expect(PROMPT);
    assert_ne!(pty.settings(), single, "{shell:?}");
    pty.send("fg\n");
    until(|| pty.settings() == single, shell);
    let seen = pty.seen().len();
    pty.send("x");
    pty.expect("Key(Char('x'))\r\n");
    assert_eq!(String::from_utf8_lossy(&pty.seen()[seen..]), "Key(Char('x'))\r\n", "{shell:?}");

    pty.send("\x03");
    pty.expect(PROMPT);
    assert_eq!(pty.settings(), before, "{shell:?}");
    pty.send("exit\n");
    pty.wait();
}

/// The number of the process, which it has told.
fn number(seen: &[u8]) -> Pid {
    let seen = String::from_utf8_lossy(seen).into_owned();
    let digits = seen.lines().rev().find_map(|line| line.strip_prefix("number ")).unwrap();
    Pid::from_raw(digits.trim().parse().unwrap()).unwrap()
}

fn until(is_so: impl Fn() -> bool, shell: &[&str]) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !is_so() {
        assert!(Instant::now() < deadline, "{shell:?}: the terminal is not taken up again");
        thread::sleep(Duration::from_millis(5));
    }
}
