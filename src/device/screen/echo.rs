//! What is typed, as it is shown on the screen.

use std::sync::{Arc, Mutex};

use super::{Output, lock};

/// Typed text on the screen. In line mode the terminal shows it, in single-key mode this does.
///
/// It only appends, as everything does. When a line came in between, the next sign brings back all that was typed. When
/// a sign is taken back, the rest stands on a new line: a screen reader reads the line as it is now, which it could not
/// tell from a moved cursor.
pub struct Echo {
    output: Arc<Mutex<Output>>,
}

impl Echo {
    pub(super) fn on(output: &Arc<Mutex<Output>>) -> Self {
        Self { output: Arc::clone(output) }
    }

    /// Shows a sign that was added to a text.
    pub fn added(&self, text: &str, sign: char) {
        lock(&self.output).show(text, sign.encode_utf8(&mut [0; 4]));
    }

    /// Shows a text from which a sign was taken back.
    pub fn shortened(&self, text: &str) {
        let mut output = lock(&self.output);
        output.end_typing();
        if !text.is_empty() {
            output.show(text, text);
        }
    }

    /// Ends the line.
    pub fn ended(&self) {
        lock(&self.output).end_typing();
    }

    /// Takes note that the terminal itself has shown a line with its end.
    pub fn shown(&self) {
        lock(&self.output).open = false;
    }
}
