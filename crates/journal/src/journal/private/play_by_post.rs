//! What the private journal of a forum game holds besides letters: the deadline, and all that was written.

use super::{Deadline, MissingVotes, Post, Private, PrivateEntry};

impl Private {
    /// The deadline that counts when so many votes have been taken. A length counts again for every proposal.
    #[must_use]
    pub fn deadline(&self, votes_taken: u32) -> Option<Deadline> {
        let (deadline, told_at) = self.entries.iter().rev().find_map(|entry| match entry {
            PrivateEntry::Deadline { deadline, votes } => Some((*deadline, *votes)),
            _ => None,
        })?;
        let is_over = matches!(deadline, Deadline::At(_)) && told_at != votes_taken;
        (!is_over).then_some(deadline)
    }

    /// Whether a deadline was set since the last post for everybody.
    #[must_use]
    pub fn has_untold_deadline(&self) -> bool {
        self.has_untold(|entry| matches!(entry, PrivateEntry::Deadline { .. }))
    }

    /// Whether it was told since the last post for everybody what counts for whoever has not voted.
    #[must_use]
    pub fn has_untold_missing_votes(&self) -> bool {
        self.has_untold(|entry| matches!(entry, PrivateEntry::MissingVotes(_)))
    }

    fn has_untold(&self, is: fn(&PrivateEntry) -> bool) -> bool {
        let is_public = |entry: &&PrivateEntry| matches!(entry, PrivateEntry::Posted(post) if post.to.is_none());
        self.entries.iter().rev().take_while(|entry| !is_public(entry)).any(is)
    }

    /// What counts for whoever has not voted, if it was told in this game.
    #[must_use]
    pub fn missing_votes(&self) -> Option<MissingVotes> {
        self.entries.iter().rev().find_map(|entry| match entry {
            PrivateEntry::MissingVotes(missing) => Some(*missing),
            _ => None,
        })
    }

    /// All posts and messages, the oldest first: the first one is number one.
    pub fn posts(&self) -> impl DoubleEndedIterator<Item = &Post> {
        posts(&self.entries)
    }

    /// Those that were written since the characters were dealt last.
    pub fn posts_of_deal(&self) -> impl DoubleEndedIterator<Item = &Post> {
        posts(self.since_deal())
    }

    /// Whether the characters were dealt once more and nobody was told yet.
    #[must_use]
    pub fn has_untold_deal(&self) -> bool {
        self.posts().any(|post| post.to.is_none()) && !self.posts_of_deal().any(|post| post.to.is_none())
    }
}

fn posts(entries: &[PrivateEntry]) -> impl DoubleEndedIterator<Item = &Post> {
    entries.iter().filter_map(|entry| match entry {
        PrivateEntry::Posted(post) => Some(post),
        _ => None,
    })
}
