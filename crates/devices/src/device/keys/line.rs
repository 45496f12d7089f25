//! Line mode: works with every screen reader, over ssh and in a pipe.

use std::io::{BufRead, ErrorKind};
use std::thread;
use std::time::Duration;

use crate::device::inbox::Typed;
use crate::device::screen::Echo;
use protocol::input::LONGEST_LINE;
use protocol::{BadLine, Input, Leave};

/// Reads lines until the input ends, or nobody wants them any more. The echo is that of a terminal which shows them, and
/// gives them line by line.
pub(super) fn read(mut input: impl BufRead, typed: &Typed, echo: Option<&Echo>) {
    let mut lines = Lines::default();
    loop {
        let (inputs, length) = match input.fill_buf() {
            Ok([]) => break,
            Ok(bytes) => {
                if bytes.ends_with(b"\n") {
                    echo.inspect(|echo| echo.shown());
                }
                (lines.take(bytes), bytes.len())
            }
            Err(error) => match error.kind() {
                ErrorKind::Interrupted => continue,
                ErrorKind::WouldBlock => {
                    thread::sleep(Duration::from_millis(10));
                    continue;
                }
                _ => {
                    tracing::warn!(%error, "the input can't be read any more");
                    break;
                }
            },
        };
        input.consume(length);
        for input in inputs {
            if typed.send(input).is_err() {
                return;
            }
        }
    }
    for input in lines.end().into_iter().chain([Input::Leave(Leave::EndOfInput)]) {
        if typed.send(input).is_err() {
            return;
        }
    }
}

/// Bytes that become lines, in whatever pieces they come. Never holds more than one line of [`LONGEST_LINE`].
///
/// A line ends with `\n` or `\r\n`; the last one counts without.
#[derive(Default)]
pub(super) struct Lines {
    line: Vec<u8>,
    too_long: bool,
}

impl Lines {
    /// Takes the next bytes and gives the lines that end in them.
    pub(super) fn take(&mut self, bytes: &[u8]) -> Vec<Input> {
        let mut inputs = Vec::new();
        for piece in bytes.split_inclusive(|byte| *byte == b'\n') {
            match piece.strip_suffix(b"\n") {
                Some(rest) => {
                    inputs.extend(self.add(rest));
                    inputs.extend(self.finish());
                }
                None => inputs.extend(self.add(piece)),
            }
        }
        inputs
    }

    /// Gives the last line, if it has no end.
    pub(super) fn end(&mut self) -> Option<Input> {
        if self.line.is_empty() { None } else { self.finish() }
    }

    /// Lengthens the line. That it is too long is told at once: its end may never come.
    fn add(&mut self, bytes: &[u8]) -> Option<Input> {
        if self.too_long {
            return None;
        }
        // One byte more than the longest line may be the `\r` of its end.
        if self.line.len() + bytes.len() > LONGEST_LINE + 1 {
            self.too_long = true;
            self.line = Vec::new();
            return Some(Input::BadLine(BadLine::TooLong));
        }
        self.line.extend_from_slice(bytes);
        None
    }

    fn finish(&mut self) -> Option<Input> {
        let line = std::mem::take(&mut self.line);
        if std::mem::take(&mut self.too_long) {
            return None;
        }
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        Some(if line.len() > LONGEST_LINE {
            Input::BadLine(BadLine::TooLong)
        } else {
            match std::str::from_utf8(line) {
                Ok(text) => Input::Line(text.to_owned()),
                Err(_) => Input::BadLine(BadLine::NotText),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, BufReader, Read};

    use proptest::prelude::*;

    use super::*;
    use crate::device::Inbox;

    fn line(text: &str) -> Input {
        Input::Line(text.to_owned())
    }

    fn read_in_pieces<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Vec<Input> {
        let mut lines = Lines::default();
        let mut inputs: Vec<_> = pieces.into_iter().flat_map(|piece| lines.take(piece)).collect();
        inputs.extend(lines.end());
        assert!(lines.line.capacity() <= 2 * (LONGEST_LINE + 1));
        inputs
    }

    fn read_whole(bytes: &[u8]) -> Vec<Input> {
        read_in_pieces([bytes])
    }

    #[test]
    fn lines_end_with_or_without_carriage_return() {
        assert_eq!(
            read_whole(b"vote 3 2\nfails 0\r\n\nlast"),
            [line("vote 3 2"), line("fails 0"), line(""), line("last")]
        );
        assert_eq!(read_whole(b""), []);
    }

    #[test]
    fn a_line_may_be_exactly_so_long() {
        let longest = "x".repeat(LONGEST_LINE);
        assert_eq!(read_whole(format!("{longest}\r\nnext\n").as_bytes()), [line(&longest), line("next")]);
        for bytes in [format!("{longest}x\nnext\n"), format!("{longest}xx\nnext\n"), format!("{longest}x\r\nnext")] {
            assert_eq!(read_whole(bytes.as_bytes()), [Input::BadLine(BadLine::TooLong), line("next")]);
        }
    }

    #[test]
    fn an_endless_line_is_told_once_and_passed_over() {
        let mut lines = Lines::default();
        let told: Vec<_> = (0..10_000).flat_map(|_| lines.take(&[b'x'; 1000])).collect();
        assert_eq!(told, [Input::BadLine(BadLine::TooLong)]);
        assert_eq!(lines.line.capacity(), 0);
        assert_eq!(lines.end(), None);
    }

    #[test]
    fn what_is_no_text_is_told() {
        assert_eq!(read_whole(b"vote \xff\nAn\xc3\xa9\n"), [Input::BadLine(BadLine::NotText), line("Ané")]);
        assert_eq!(read_whole(b"\xc3"), [Input::BadLine(BadLine::NotText)]);
    }

    /// Input that fails in every harmless way, and then for good.
    struct Failing(Vec<io::Result<&'static [u8]>>);

    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let bytes = self.0.pop().unwrap_or(Err(ErrorKind::Other.into()))?;
            buffer[..bytes.len()].copy_from_slice(bytes);
            Ok(bytes.len())
        }
    }

    #[test]
    fn a_lost_input_ends_it_after_what_was_typed() {
        let inbox = Inbox::default();
        let failing = Failing(vec![
            Ok(b"a 3 2\nlast"),
            Err(ErrorKind::WouldBlock.into()),
            Ok(b"vot"),
            Err(ErrorKind::Interrupted.into()),
        ]);
        read(BufReader::new(failing), &inbox.typed(), None);
        assert_eq!(inbox.next(), line("vota 3 2"));
        assert_eq!(inbox.next(), line("last"));
        assert_eq!(inbox.next(), Input::Leave(Leave::EndOfInput));
    }

    /// Bytes with many line ends, long lines and broken letters.
    fn bytes() -> impl Strategy<Value = Vec<u8>> {
        let piece = prop_oneof![
            Just(b"\n".to_vec()),
            Just(b"\r\n".to_vec()),
            Just(b"\r".to_vec()),
            Just("Zoë".as_bytes().to_vec()),
            (LONGEST_LINE - 3..LONGEST_LINE + 4).prop_map(|length| vec![b'x'; length]),
            proptest::collection::vec(any::<u8>(), 0..20),
        ];
        proptest::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn pieces_make_no_difference(bytes in bytes(), cuts in proptest::collection::vec(any::<prop::sample::Index>(), 0..9)) {
            let mut cuts: Vec<_> = cuts.iter().map(|cut| cut.index(bytes.len() + 1)).collect();
            cuts.extend([0, bytes.len()]);
            cuts.sort_unstable();
            let pieces = cuts.windows(2).map(|cut| &bytes[cut[0]..cut[1]]);
            let whole = read_whole(&bytes);
            prop_assert_eq!(read_in_pieces(pieces), whole.clone());
            let ends = bytes.iter().filter(|byte| **byte == b'\n').count();
            let unended = bytes.last().is_some_and(|byte| *byte != b'\n');
            prop_assert_eq!(whole.len(), ends + usize::from(unended));
        }
    }
}
