//! What everybody hears, in one page's words: lines that are only ever added to, or taken back whole.

/// What happened to the lines that were said, oldest first. A page that has seen so many of these goes on with the next.
#[derive(Default)]
pub(super) struct Said {
    changes: Vec<Change>,
    lines: Vec<String>,
    /// The number of the first of these lines: the session may not have those before it any more.
    begins: usize,
}

/// One thing that happened to the lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// A line was said.
    Line(String),
    /// So many of the newest lines were never heard: they are taken back.
    TakenBack(usize),
}

impl Said {
    /// Takes lines in, from this one on. Those that were here before and are the same stay as they are; those that are
    /// not were never heard.
    pub fn tell(&mut self, first: usize, lines: Vec<String>) {
        if self.lines.is_empty() {
            self.begins = first;
        }
        let from = first.saturating_sub(self.begins).min(self.lines.len());
        let same = self.lines[from..].iter().zip(&lines).take_while(|(before, now)| before == now).count();
        let kept = from + same;
        if self.lines.len() > kept {
            self.changes.push(Change::TakenBack(self.lines.len() - kept));
            self.lines.truncate(kept);
        }
        for line in lines.into_iter().skip(same) {
            self.changes.push(Change::Line(line.clone()));
            self.lines.push(line);
        }
    }

    /// The lines that stand.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// How many changes there were.
    pub fn end(&self) -> usize {
        self.changes.len()
    }

    /// The changes from this one on, so many of them at most.
    pub fn after(&self, seen: usize, most: usize) -> &[Change] {
        let from = seen.min(self.changes.len());
        &self.changes[from..self.changes.len().min(from + most)]
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
        assert_eq!(said.lines(), lines(&["one", "two", "three", "four"]));
        assert_eq!(said.end(), 4);
        assert_eq!(said.after(3, 10), [Change::Line("four".to_owned())]);
        assert_eq!(said.after(9, 10), []);
    }

    #[test]
    fn what_was_never_heard_is_taken_back_and_nothing_else() {
        let mut said = Said::default();
        said.tell(0, lines(&["one", "two", "three"]));
        said.tell(1, lines(&["two", "other"]));
        assert_eq!(said.lines(), lines(&["one", "two", "other"]));
        assert_eq!(said.after(3, 10), [Change::TakenBack(1), Change::Line("other".to_owned())]);
        said.tell(0, Vec::new());
        assert_eq!(said.after(5, 10), [Change::TakenBack(3)]);
        assert_eq!(said.lines().len(), 0);
    }

    #[test]
    fn what_the_session_has_no_more_leaves_no_gap() {
        let mut said = Said::default();
        said.tell(7, lines(&["one", "two"]));
        said.tell(8, lines(&["other"]));
        said.tell(20, lines(&["three"]));
        assert_eq!(said.lines(), lines(&["one", "other", "three"]));
    }
}
