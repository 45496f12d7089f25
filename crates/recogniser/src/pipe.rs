//! What the narrator and its recogniser say to each other: frames of a letter, a length and that many bytes.

use std::io::{self, ErrorKind, Read, Write};

use crate::hypothesis::Hypothesis;
use crate::template::{Taught, Template};

/// The samples a second that the recogniser takes.
pub const RATE_HZ: u32 = 16_000;

/// The exit code of a recogniser that could not read its model.
pub const BROKEN_MODEL: u8 = 3;

/// The longest frame, in bytes: minutes of sound, or more phrases than can be told apart.
const LONGEST: u32 = 16 << 20;

/// What the narrator asks of the recogniser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Listen for this from now on.
    Grammar(Grammar),
    /// This is how people at this table say some words: a second opinion where the model is not certain.
    Voices(Vec<Taught>),
    /// This was heard: one channel at [`RATE_HZ`].
    Audio(Vec<i16>),
    /// Nobody has spoken for a moment: is the utterance complete? Only then it is answered, by [`Reply::Complete`].
    Pause,
    /// The utterance is over: what was it? Each is answered by one [`Reply::Heard`].
    End,
    /// What was the last utterance without its first words, so many, for what is listened for now? It is answered like
    /// [`Request::End`].
    Again(u8),
    /// Forget what was heard of this utterance.
    Reset,
}

/// What is listened for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grammar {
    /// All that can be said.
    pub phrases: Vec<String>,
    /// What answers the open question: it is listened for a second time, alone.
    pub answers: Vec<String>,
    /// Those of them after which nothing has to follow: whoever has said one is not waited for any longer.
    pub complete: Vec<String>,
    /// Whether how each utterance sounds is told too, by [`Reply::Sounded`]: somebody teaches their voice.
    pub teaching: bool,
}

/// What the recogniser says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The model is loaded.
    Ready,
    /// How the word sounded whose readings come next.
    Sounded(Template),
    /// The readings of an utterance, the likely ones first; none when nobody listened.
    Heard(Vec<Hypothesis>),
    /// The same, of an utterance that was complete when somebody paused: it is over.
    Complete(Vec<Hypothesis>),
}

impl Request {
    /// Writes one request.
    ///
    /// # Errors
    ///
    /// The recogniser does not read any more.
    pub fn write(&self, output: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Grammar(Grammar { phrases, answers, complete, teaching }) => {
                // A line is a phrase, and nobody says the end of a line. An empty one stands between the three.
                let fits = |line: &&str| !line.is_empty() && !line.contains('\n');
                let lines =
                    |all: &[String]| all.iter().map(String::as_str).filter(fits).collect::<Vec<_>>().join("\n");
                let kind = if *teaching { b't' } else { b'g' };
                write(output, kind, [phrases, answers, complete].map(|all| lines(all)).join("\n\n").as_bytes())
            }
            Self::Voices(taught) => write(output, b'v', &serde_json::to_vec(taught)?),
            Self::Audio(samples) => {
                let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
                write(output, b'a', &bytes)
            }
            Self::Pause => write(output, b'p', &[]),
            Self::End => write(output, b'e', &[]),
            Self::Again(words) => write(output, b'n', &[*words]),
            Self::Reset => write(output, b'r', &[]),
        }
    }

    /// Reads one request; none when there are no more.
    ///
    /// # Errors
    ///
    /// The narrator is gone in the middle of one, or it is none.
    pub fn read(input: &mut impl Read) -> io::Result<Option<Self>> {
        let Some((kind, content)) = read(input)? else { return Ok(None) };
        match kind {
            b'g' | b't' => {
                let content = text(content)?;
                let (phrases, answers) = content.split_once("\n\n").ok_or(ErrorKind::InvalidData)?;
                let (answers, complete) = answers.split_once("\n\n").ok_or(ErrorKind::InvalidData)?;
                let [phrases, answers, complete] =
                    [phrases, answers, complete].map(|all| all.lines().map(str::to_owned).collect());
                Ok(Some(Self::Grammar(Grammar { phrases, answers, complete, teaching: kind == b't' })))
            }
            b'v' => Ok(Some(Self::Voices(serde_json::from_slice(&content)?))),
            b'a' => {
                let (pairs, _) = content.as_chunks::<2>();
                Ok(Some(Self::Audio(pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect())))
            }
            b'p' => Ok(Some(Self::Pause)),
            b'e' => Ok(Some(Self::End)),
            b'n' => Ok(Some(Self::Again(*content.first().ok_or(ErrorKind::InvalidData)?))),
            b'r' => Ok(Some(Self::Reset)),
            _ => Err(ErrorKind::InvalidData.into()),
        }
    }
}

impl Reply {
    /// Writes one reply.
    ///
    /// # Errors
    ///
    /// The narrator does not read any more.
    pub fn write(&self, output: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Ready => write(output, b'y', &[]),
            Self::Sounded(template) => write(output, b's', &serde_json::to_vec(template)?),
            Self::Heard(readings) => write(output, b'h', lines(readings).as_bytes()),
            Self::Complete(readings) => write(output, b'c', lines(readings).as_bytes()),
        }
    }

    /// Reads one reply; none when there are no more.
    ///
    /// # Errors
    ///
    /// The recogniser is gone in the middle of one, or it is none.
    pub fn read(input: &mut impl Read) -> io::Result<Option<Self>> {
        let Some((kind, content)) = read(input)? else { return Ok(None) };
        match kind {
            b'y' => Ok(Some(Self::Ready)),
            b's' => Ok(Some(Self::Sounded(serde_json::from_slice(&content)?))),
            b'h' => Ok(Some(Self::Heard(readings(content)?))),
            b'c' => Ok(Some(Self::Complete(readings(content)?))),
            _ => Err(ErrorKind::InvalidData.into()),
        }
    }
}

/// A line for each reading.
fn lines(readings: &[Hypothesis]) -> String {
    let lines: Vec<String> = readings.iter().map(|reading| format!("{} {}", reading.share, reading.words)).collect();
    lines.join("\n")
}

fn readings(content: Vec<u8>) -> io::Result<Vec<Hypothesis>> {
    text(content)?.lines().map(reading).collect()
}

/// A line: its share, a space, and the words.
fn reading(line: &str) -> io::Result<Hypothesis> {
    let (share, words) = line.split_once(' ').ok_or(ErrorKind::InvalidData)?;
    let share = share.parse().map_err(|_| ErrorKind::InvalidData)?;
    Ok(Hypothesis { words: words.to_owned(), share })
}

fn text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
}

fn write(output: &mut impl Write, kind: u8, content: &[u8]) -> io::Result<()> {
    let length = u32::try_from(content.len()).ok().filter(|length| *length <= LONGEST);
    let length = length.ok_or(ErrorKind::InvalidInput)?;
    output.write_all(&[kind])?;
    output.write_all(&length.to_le_bytes())?;
    output.write_all(content)?;
    output.flush()
}

fn read(input: &mut impl Read) -> io::Result<Option<(u8, Vec<u8>)>> {
    let mut kind = [0];
    match input.read_exact(&mut kind) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
        other => other?,
    }
    let mut length = [0; 4];
    input.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    if length > LONGEST {
        return Err(ErrorKind::InvalidData.into());
    }
    let mut content = vec![0; length as usize];
    input.read_exact(&mut content)?;
    Ok(Some((kind[0], content)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::{COEFFICIENTS, POINTS};

    #[test]
    fn what_is_written_is_read() {
        let grammar = |phrases: &[&str], answers: &[&str], complete: &[&str]| {
            let owned = |all: &[&str]| all.iter().map(|line| (*line).to_owned()).collect();
            let (phrases, answers, complete) = (owned(phrases), owned(answers), owned(complete));
            Request::Grammar(Grammar { phrases, answers, complete, teaching: false })
        };
        let template = Template::try_from(vec![-7; POINTS * COEFFICIENTS]).unwrap();
        let taught = Taught { words: "trois".to_owned(), template: template.clone() };
        let requests = [
            Request::Voices(vec![taught]),
            Request::Grammar(Grammar { phrases: vec!["un".to_owned()], teaching: true, ..Grammar::default() }),
            grammar(&["the équipe", "[unk]"], &["oui", "non"], &["oui"]),
            grammar(&["the équipe"], &["oui"], &[]),
            grammar(&["the équipe"], &[], &[]),
            Request::Pause,
            Request::Audio(vec![0, 1, -1, i16::MIN, i16::MAX]),
            Request::End,
            Request::Again(2),
            Request::Reset,
            grammar(&[], &[], &[]),
        ];
        let mut bytes = Vec::new();
        requests.iter().for_each(|request| request.write(&mut bytes).unwrap());
        let mut input = &bytes[..];
        let read: Vec<_> = std::iter::from_fn(|| Request::read(&mut input).unwrap()).collect();
        assert_eq!(read, requests);

        let readings = [("trois oui", 900_000), ("", 99_999), ("[unk]", 0)];
        let readings = readings.map(|(words, share)| Hypothesis { words: words.to_owned(), share });
        let (heard, complete) = (Reply::Heard(readings.to_vec()), Reply::Complete(readings.to_vec()));
        let replies = [Reply::Ready, Reply::Sounded(template), heard, complete, Reply::Heard(Vec::new())];
        let mut bytes = Vec::new();
        replies.iter().for_each(|reply| reply.write(&mut bytes).unwrap());
        let mut input = &bytes[..];
        let read: Vec<_> = std::iter::from_fn(|| Reply::read(&mut input).unwrap()).collect();
        assert_eq!(read, replies);
    }

    #[test]
    fn what_is_no_frame_is_refused() {
        for bytes in
            [&b"x\0\0\0\0"[..], b"e\0", b"n\0\0\0\0", b"a\x08\0\0\0ab", b"a\xff\xff\xff\xff", b"g\x01\0\0\0\xff"]
        {
            assert!(Request::read(&mut &bytes[..]).is_err(), "{bytes:?}");
        }
        for bytes in [&b"h\x02\0\0\0ab"[..], b"h\x03\0\0\0-1 "] {
            assert!(Reply::read(&mut &bytes[..]).is_err(), "{bytes:?}");
        }
    }
}
