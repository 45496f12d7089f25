//! What everybody has heard, in one page's words: lines that are only ever added to.

/// The lines that were said, oldest first. A page that has seen so many of these goes on with the next.
#[derive(Default)]
pub(super) struct Said {
    lines: Vec<String>,
    /// The number of the first of these lines: the session may not have those before it any more.
    begins: usize,
}

impl Said {
    /// Takes lines in, from this one on. Those that were here before stay as they are.
    pub fn tell(&mut self, first: usize, lines: Vec<String>) {
        if self.lines.is_empty() {
            self.begins = first;
        }
        let known = (self.begins + self.lines.len()).saturating_sub(first);
        self.lines.extend(lines.into_iter().skip(known));
    }

    /// All lines.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The lines from this one on, so many of them at most.
    pub fn after(&self, seen: usize, most: usize) -> &[String] {
        let from = seen.min(self.lines.len());
        &self.lines[from..self.lines.len().min(from + most)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(all: &[&str]) -> Vec<String> {
        all.iter().map(|line| (*line).to_owned()).collect()
    }

    #[test]
    fn what_is_brought_again_is_said_once() {
        let mut said = Said::default();
        said.tell(0, lines(&["one", "two"]));
        said.tell(0, lines(&["one", "two", "three"]));
        said.tell(3, lines(&["four"]));
        said.tell(0, Vec::new());
        assert_eq!(said.lines(), lines(&["one", "two", "three", "four"]));
        assert_eq!(said.after(3, 10), ["four"]);
        assert_eq!(said.after(1, 2), ["two", "three"]);
        assert_eq!(said.after(9, 10), [""; 0]);
    }

    #[test]
    fn what_the_session_has_no_more_leaves_no_gap() {
        let mut said = Said::default();
        said.tell(7, lines(&["one", "two"]));
        said.tell(8, lines(&["two", "three"]));
        said.tell(20, lines(&["four"]));
        assert_eq!(said.lines(), lines(&["one", "two", "three", "four"]));
    }
}
