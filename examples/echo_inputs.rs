//! Shows what reaches the narrator from the keyboard, an input a line: to try a terminal, a keyboard, a screen reader.
//!
//! `echo_inputs line|single [LOG]`. The key `N` asks for one line of text; `!` fails on purpose, and `Z` hangs. LOG takes
//! standard error while it runs.

use std::env;
use std::fs::File;
use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;

use protocol::{Input, Leave, Want};
use resistance_narrator::device::{Inbox, Keys, Screen, signals, stderr, terminal};
use resistance_narrator::preferences::Key;

fn main() -> io::Result<ExitCode> {
    terminal::restore_on_panic();
    let inbox = Inbox::default();
    let mut screen = Screen::stdout();
    let mode = env::args().nth(1).unwrap_or_default();
    let log = env::args().nth(2).map(File::create).transpose()?;
    let _stderr = log.as_ref().map(stderr::Redirected::to).transpose()?;
    signals::watch(inbox.sender())?;
    let keys = match mode.as_str() {
        "single" => Keys::single(inbox.typed(), screen.echo())?,
        _ => Keys::line(inbox.typed(), screen.echo())?,
    };
    writeln!(io::stderr(), "Standard error.")?;

    let mut next = match screen.line(&format!("Keys: {:?}", keys.mode())) {
        Ok(()) => inbox.next(),
        Err(_) => Input::Leave(Leave::OutputGone),
    };
    loop {
        let shown = screen.line(&describe(&next));
        match &next {
            Input::Leave(leave) => return Ok(exit_code(*leave)),
            Input::Key(Key::Char('!')) => panic!("asked for"),
            Input::Line(line) if line == "!" => panic!("asked for"),
            Input::Key(Key::Char('Z')) => loop {
                thread::park();
            },
            Input::Key(Key::Char('N')) => keys.want(Want::Line),
            Input::Line(_) => keys.want(Want::Key),
            _ => {}
        }
        next = if shown.is_ok() { inbox.next() } else { Input::Leave(Leave::OutputGone) };
    }
}

/// The input, with long lines shortened.
fn describe(input: &Input) -> String {
    match input {
        Input::Line(line) if line.len() > 100 => format!("Line of {} bytes", line.len()),
        _ => format!("{input:?}"),
    }
}

fn exit_code(leave: Leave) -> ExitCode {
    ExitCode::from(match leave {
        Leave::Asked | Leave::EndOfInput => 0,
        Leave::Interrupted => 10,
        Leave::OutputGone => 11,
    })
}
