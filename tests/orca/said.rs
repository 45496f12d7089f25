//! What Orca writes down of itself: what it says, what it shows in Braille, and what it has dealt with.

/// How far what goes on over several lines is indented: as far as the time at the beginning of the first.
const INDENTED: &str = "                  ";

/// Something that Orca said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The name of a key that was pressed.
    Key(String),
    /// Anything else.
    Text(String),
}

/// What Orca has written down so far, line by line.
#[derive(Default)]
pub struct Notes {
    lines: Vec<String>,
    /// The beginning of the next line.
    rest: Vec<u8>,
}

impl Notes {
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if byte == b'\n' {
                self.lines.push(String::from_utf8_lossy(&std::mem::take(&mut self.rest)).into_owned());
            } else {
                self.rest.push(byte);
            }
        }
    }

    /// A place: the end of what there is now.
    pub fn end(&self) -> usize {
        self.lines.len()
    }

    /// The last lines, for whoever has to find out what went wrong.
    pub fn tail(&self) -> &[String] {
        &self.lines[self.lines.len().saturating_sub(40)..]
    }

    /// Whether a line that holds these words came after that place.
    pub fn has(&self, place: usize, words: &str) -> bool {
        self.lines[place..].iter().any(|line| line.contains(words))
    }

    /// Whether a terminal got the focus after that place, and Orca has dealt with it.
    pub fn has_got_focus(&self, place: usize) -> bool {
        self.has_dealt_with(place, "object:state-changed:focused", |line| {
            line.contains("EVENT MANAGER: Dequeued ") && line.contains("[terminal | Terminal] (1,0,0)")
        })
    }

    /// Whether a page with this title was loaded after that place, and Orca has dealt with it.
    pub fn has_loaded(&self, place: usize, title: &str) -> bool {
        let document = format!("[document web | {title}]");
        self.has_dealt_with(place, "document:load-complete", |line| line.contains(&document))
    }

    /// Whether what is called so got the focus after that place, and Orca has dealt with it.
    pub fn has_focused(&self, place: usize, name: &str) -> bool {
        let end = format!(" | {name}] (1,0,0)");
        self.has_dealt_with(place, "object:state-changed:focused", |line| {
            line.contains("EVENT MANAGER: Dequeued ") && line.contains(&end)
        })
    }

    /// Whether a sign that was typed has appeared, and Orca has dealt with it.
    pub fn has_appeared(&self, place: usize, sign: char) -> bool {
        let end = format!(", 1, {sign})");
        self.has_dealt_with(place, "object:text-changed:insert", |line| {
            line.contains("- OBJECT EVENT: ") && line.ends_with(&end)
        })
    }

    /// Whether an event that is noted in such a line came after that place, and Orca has dealt with it.
    fn has_dealt_with(&self, place: usize, event: &str, noted: impl Fn(&str) -> bool) -> bool {
        let came = self.lines[place..].iter().position(|line| line.contains(event) && noted(line));
        came.is_some_and(|at| self.has(place + at, &format!("^^^^^ PROCESS OBJECT EVENT {event}")))
    }

    /// Whether Orca has dealt with a key that was let go.
    pub fn was_let_go(&self, place: usize) -> bool {
        self.has(place, "^^^^^ PROCESS ATSPI_KEY_RELEASED_EVENT")
    }

    /// What was shown in Braille last, and the cell of the cursor, from 1.
    pub fn braille(&self) -> Option<(String, usize)> {
        let visible = self.lines.iter().rev().find_map(|line| line.trim_start().split_once("VISIBLE:  '"))?.1;
        let (text, cursor) = visible.rsplit_once("', cursor=")?;
        Some((text.to_owned(), cursor.trim().parse().ok()?))
    }

    /// All that was said after that place, as far as it is written down to its end.
    pub fn said(&self, place: usize) -> Vec<Said> {
        let mut lines = self.lines[place..].iter();
        let mut said = Vec::new();
        while let Some(line) = lines.next() {
            let Some((_, begun)) = line.split_once(" - SPEECH OUTPUT: '") else { continue };
            let mut text = begun.to_owned();
            while end_of(&text).is_none() {
                let Some(more) = lines.next() else { return said };
                text.push('\n');
                text.push_str(more.strip_prefix(INDENTED).unwrap_or(more));
            }
            said.extend(end_of(&text));
        }
        said
    }
}

/// What was said, without the description of the voice after it.
fn end_of(text: &str) -> Option<Said> {
    if let Some((key, _)) = text.split_once("' {'") {
        return Some(Said::Key(key.trim().to_owned()));
    }
    let (text, _) = text.split_once("'[{'").or_else(|| text.split_once("'{'"))?;
    Some(Said::Text(text.to_owned()))
}

#[test]
fn notes_of_orca_are_understood() {
    let mut notes = Notes::default();
    notes.add(b"04:02:42.772211 - SPEECH OUTPUT: 't ' {'established': False}\n");
    notes.add(b"04:02:42.019814 - SPEECH OUTPUT: '\n                  There's no a here.\n");
    assert_eq!(notes.said(0), [Said::Key("t".to_owned())]);
    notes.add(b"                  Ben, who goes?\n                  '[{'established': False}]\n     VISIBLE:  'ne");
    notes.add(b"x', cursor=4\n04:00:58.69 - SPEECH OUTPUT: 'go frame.'{'established': False}\n");
    let texts = ["\nThere's no a here.\nBen, who goes?\n", "go frame."].map(|text| Said::Text(text.to_owned()));
    assert_eq!(notes.said(1), texts);
    assert_eq!(notes.braille(), Some(("nex".to_owned(), 4)));
}
