//! What was said, in lists that can be walked through.

use protocol::OwnVoice;
use std::collections::VecDeque;

/// The most announcements that are kept: those of many games. Nobody walks back further.
const MOST: usize = 2_000;

/// One announcement, in both forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// For the ear.
    pub spoken: String,
    /// For the eye and the finger.
    pub printed: String,
    /// What it was about.
    pub topic: Topic,
    /// In whose voice it was said; none is the narrator's.
    pub voice: Option<OwnVoice>,
    /// The announcements that were made together share a number.
    group: usize,
    /// A refusal, which changes nothing: nobody needs it again.
    is_trifle: bool,
}

/// What an announcement is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Anything else.
    General,
    /// Proposals and votes.
    Votes,
    /// Missions and their results.
    Missions,
    /// Plot cards.
    Plot,
}

/// A list of announcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Buffer {
    /// All of them.
    All,
    /// Those about proposals and votes.
    Votes,
    /// Those about missions.
    Missions,
    /// Those about plot cards.
    Plot,
}

impl Buffer {
    /// All lists, in the order in which they are walked through.
    pub const ALL: [Self; 4] = [Self::All, Self::Votes, Self::Missions, Self::Plot];

    /// The key of the list's name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::All => "buffer-all",
            Self::Votes => "buffer-votes",
            Self::Missions => "buffer-missions",
            Self::Plot => "buffer-plot",
        }
    }

    fn holds(self, said: &Said) -> bool {
        match self {
            Self::All => true,
            Self::Votes => said.topic == Topic::Votes,
            Self::Missions => said.topic == Topic::Missions,
            Self::Plot => said.topic == Topic::Plot,
        }
    }
}

/// Where to go in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walk {
    /// One back.
    Older,
    /// One forward.
    Newer,
    /// To the first.
    Oldest,
    /// To the last.
    Newest,
}

/// What a step through a list finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// This announcement.
    Said(Said),
    /// There is nothing further; the announcement at the end of the list.
    End(Said),
    /// The list is empty.
    Empty,
}

/// The announcements, oldest first.
#[derive(Debug)]
pub(crate) struct History {
    said: VecDeque<Said>,
    /// How many were there before those.
    dropped: usize,
    group: usize,
    buffer: Buffer,
    /// How far the walk has gone back from the newest, counted in announcements of the list.
    back: Option<usize>,
    /// How many groups were repeated since the last announcement.
    repeated: usize,
    /// The last group in which something was refused.
    refused: Option<usize>,
    /// How many groups in a row that is.
    in_a_row: usize,
}

/// What there is to repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Repeated {
    /// These announcements.
    Said(Vec<Said>),
    /// These, which came before what was repeated last.
    Earlier(Vec<Said>),
    /// There is nothing before these.
    Oldest(Vec<Said>),
    /// Nothing was said yet.
    Nothing,
}

impl Default for History {
    fn default() -> Self {
        Self {
            said: VecDeque::new(),
            dropped: 0,
            group: 0,
            buffer: Buffer::All,
            back: None,
            repeated: 0,
            refused: None,
            in_a_row: 0,
        }
    }
}

impl History {
    /// What is said from now on belongs together: it is repeated together.
    pub fn begin_group(&mut self) {
        self.group += 1;
    }

    /// Keeps an announcement. A walk begins anew at the newest.
    pub fn keep(&mut self, spoken: String, printed: String, topic: Topic) {
        if self.said.len() == MOST {
            self.said.pop_front();
            self.dropped += 1;
        }
        let is_trifle = self.refused == Some(self.group);
        self.said.push_back(Said { spoken, printed, topic, voice: None, group: self.group, is_trifle });
        self.back = None;
        self.repeated = 0;
    }

    /// The last announcement was said in this voice.
    pub fn was_in_voice(&mut self, voice: OwnVoice) {
        if let Some(said) = self.said.back_mut() {
            said.voice = Some(voice);
        }
    }

    /// How many announcements were made.
    #[must_use]
    pub fn said_so_far(&self) -> usize {
        self.dropped + self.said.len()
    }

    /// Forgets what was said after so many announcements: it was never heard.
    pub fn forget_after(&mut self, said: usize) {
        self.said.truncate(said.saturating_sub(self.dropped));
        self.back = None;
    }

    /// Something is refused now: what is said about it is no news.
    pub fn refuses(&mut self) {
        if self.refused != Some(self.group) {
            self.in_a_row = self.refused_before() + 1;
        }
        self.refused = Some(self.group);
    }

    /// How many lines in a row were refused just before this one.
    #[must_use]
    pub fn refused_before(&self) -> usize {
        if self.refused.is_some_and(|refused| refused + 1 == self.group) { self.in_a_row } else { 0 }
    }

    /// The last group in which something was refused.
    #[must_use]
    pub fn refused(&self) -> Option<usize> {
        self.refused
    }

    /// The last announcement that matters.
    pub fn last(&self) -> Option<Said> {
        self.said.iter().rev().find(|said| !said.is_trifle).cloned()
    }

    /// The last group of announcements that matters, and called again, the one before it.
    pub fn repeat(&mut self) -> Repeated {
        let mut groups: Vec<Vec<Said>> = Vec::new();
        for said in self.said.iter().rev().filter(|said| !said.is_trifle) {
            let found = groups.len();
            match groups.last_mut().filter(|group| group[0].group == said.group) {
                Some(group) => group.push(said.clone()),
                None if found > self.repeated => break,
                None => groups.push(vec![said.clone()]),
            }
        }
        let found = groups.len();
        let Some(mut group) = groups.pop() else { return Repeated::Nothing };
        group.reverse();
        if found <= self.repeated {
            return Repeated::Oldest(group);
        }
        self.repeated += 1;
        if self.repeated > 1 { Repeated::Earlier(group) } else { Repeated::Said(group) }
    }

    /// The list that is walked through.
    #[must_use]
    pub fn buffer(&self) -> Buffer {
        self.buffer
    }

    /// Goes to the next list, or with a step of -1 to the previous one.
    pub fn change_buffer(&mut self, step: isize) {
        let at = Buffer::ALL.iter().position(|buffer| *buffer == self.buffer).unwrap_or(0) as isize;
        self.buffer = Buffer::ALL[(at + step).rem_euclid(Buffer::ALL.len() as isize) as usize];
        self.back = None;
    }

    /// Walks through the list.
    pub fn walk(&mut self, walk: Walk) -> Found {
        let list: Vec<&Said> = self.said.iter().rev().filter(|said| self.buffer.holds(said)).collect();
        let Some(oldest) = list.len().checked_sub(1) else { return Found::Empty };
        let (back, end) = match (walk, self.back) {
            (Walk::Older, None) | (Walk::Newest, _) => (0, false),
            (Walk::Older, Some(back)) => ((back + 1).min(oldest), back == oldest),
            (Walk::Newer, Some(back)) if back > 0 => (back - 1, false),
            (Walk::Newer, _) => (0, true),
            (Walk::Oldest, _) => (oldest, false),
        };
        let said = list[back].clone();
        self.back = Some(back);
        if end { Found::End(said) } else { Found::Said(said) }
    }
}

#[cfg(test)]
impl History {
    /// How many announcements are kept.
    pub(crate) fn kept(&self) -> usize {
        self.said.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history() -> History {
        let mut history = History::default();
        for (text, topic) in [("a", Topic::General), ("b", Topic::Votes), ("c", Topic::Missions), ("d", Topic::Votes)]
        {
            history.keep(text.to_owned(), text.to_owned(), topic);
        }
        history
    }

    fn text(found: Found) -> String {
        match found {
            Found::Said(said) => said.spoken,
            Found::End(said) => format!("end {}", said.spoken),
            Found::Empty => "empty".to_owned(),
        }
    }

    #[test]
    fn one_walks_back_and_forth() {
        let mut history = history();
        let walks = [Walk::Older, Walk::Older, Walk::Newer, Walk::Newer, Walk::Oldest, Walk::Older, Walk::Newest];
        let heard: Vec<String> = walks.into_iter().map(|walk| text(history.walk(walk))).collect();
        assert_eq!(heard, ["d", "c", "d", "end d", "a", "end a", "d"]);
    }

    #[test]
    fn the_oldest_make_room_for_the_newest() {
        let mut history = History::default();
        (0..MOST + 10).for_each(|number| history.keep(number.to_string(), String::new(), Topic::General));
        let said = history.said_so_far();
        assert_eq!((history.said.len(), said), (MOST, MOST + 10));
        history.keep("never heard".to_owned(), String::new(), Topic::General);
        history.forget_after(said);
        assert_eq!(text(history.walk(Walk::Newest)), (MOST + 9).to_string());
        assert_eq!(text(history.walk(Walk::Oldest)), "11");
    }

    #[test]
    fn a_list_holds_only_its_topic() {
        let mut history = history();
        history.change_buffer(1);
        assert_eq!(text(history.walk(Walk::Oldest)), "b");
        history.change_buffer(1);
        assert_eq!(text(history.walk(Walk::Older)), "c");
        history.change_buffer(1);
        assert_eq!((history.buffer(), history.walk(Walk::Older)), (Buffer::Plot, Found::Empty));
        history.change_buffer(1);
        assert_eq!(history.buffer(), Buffer::All);
    }
}
