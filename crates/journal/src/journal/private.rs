//! The private part of a game: who is what, and what players have told the narrator alone.
//!
//! It lies in a file of its own, which only its owner may read. The public journal tells the game without it.

use super::record::{Record, Step};
use crate::game::deal::{Deal, Seeds};
use crate::game::knowledge::Role;
use crate::game::secret::Secret;
use crate::game::{Action, Event, MissionCard, RoundEvent, Seat, SeatSet};

pub use deadline::{Deadline, Moment};
pub use orders::Order;
pub use post::{MissingVotes, Post};
pub use stored::{decode, encode};
pub use virtual_players::{VirtualPlayers, usual_style};

mod deadline;
mod orders;
mod play_by_post;
mod post;
mod stored;
mod virtual_players;

/// One entry of the private journal.
#[derive(Clone, PartialEq, Eq)]
pub enum PrivateEntry {
    /// The narrator has dealt the characters from this seed.
    Dealt {
        /// The seed.
        seed: u64,
        /// The seed of the public set-up: it tells to which game this belongs.
        game: u64,
    },
    /// The table plays with cards of its own after all: what was dealt does not count.
    Forgotten,
    /// The characters were dealt by somebody else, and told, clockwise from seat 1.
    Told {
        /// What each player is.
        roles: Vec<Role>,
    },
    /// A player has told something about a proposed team.
    Letter {
        /// The proposal.
        about: Proposal,
        /// Who.
        from: Seat,
        /// What.
        letter: Letter,
    },
    /// Forum: a deadline was set when so many votes had been taken.
    Deadline {
        /// The deadline.
        deadline: Deadline,
        /// The votes before it.
        votes: u32,
    },
    /// Forum: what counts for whoever has not voted.
    MissingVotes(MissingVotes),
    /// Forum: a post or a message was written.
    Posted(Post),
    /// There are virtual players, for whom the narrator plays.
    VirtualPlayers(VirtualPlayers),
}

/// Which proposal a letter is about. The same team, proposed again after an undo, is the same proposal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Proposal {
    /// The round, from 1.
    pub round: u8,
    /// The number of the proposal in its round, from 1.
    pub proposal: u8,
    /// The team.
    pub team: SeatSet,
}

/// What a player has told about a proposal. The newest of each kind counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Letter {
    /// A vote before everybody.
    PublicVote {
        /// Whether it approves.
        approves: bool,
    },
    /// A vote to the narrator alone, which counts before a public one.
    PrivateVote {
        /// Whether it approves.
        approves: bool,
    },
    /// The mission card.
    Card(MissionCard),
    /// No Confidence is to be used if the team is approved.
    NoConfidence,
    /// No vote and no card that this player has told about the proposal counts. No Confidence was used, and is final.
    Nothing,
}

/// What one player has told about a proposal, as it stands.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Received {
    /// The vote before everybody: whether it approves.
    pub public_vote: Option<bool>,
    /// The vote to the narrator alone: whether it approves.
    pub private_vote: Option<bool>,
    /// The mission card.
    pub card: Option<MissionCard>,
}

impl Received {
    /// The vote that counts (RULES section 7): where they differ, the private one.
    #[must_use]
    pub fn vote(&self) -> Option<bool> {
        self.private_vote.or(self.public_vote)
    }
}

impl Proposal {
    /// The proposal that was made last in a game and still stands.
    #[must_use]
    pub fn last(record: &Record) -> Option<Self> {
        Self::last_of(record.past())
    }

    /// The last proposal among these steps of a game.
    #[must_use]
    pub fn last_of(steps: &[Step]) -> Option<Self> {
        steps.iter().rev().find_map(|step| {
            let event =
                step.events.iter().find(|event| matches!(event, Event::Round(RoundEvent::Proposed { .. })))?;
            let Event::Round(RoundEvent::Proposed { team, proposal, .. }) = event else { return None };
            Some(Self { round: step.before.round(), proposal: *proposal, team: *team })
        })
    }
}

/// All that the private journal of a game holds.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Private {
    entries: Vec<PrivateEntry>,
}

impl Private {
    /// What these entries tell.
    #[must_use]
    pub fn of(entries: Vec<PrivateEntry>) -> Self {
        Self { entries }
    }

    /// One entry more.
    pub fn add(&mut self, entry: PrivateEntry) {
        self.entries.push(entry);
    }

    /// Who is what, as it was dealt or told last. None before that, or if the told cards are not those of the table.
    #[must_use]
    pub fn deal(&self, record: &Record) -> Option<Secret<Deal>> {
        let is_about_deals = |entry: &&PrivateEntry| {
            matches!(entry, PrivateEntry::Dealt { .. } | PrivateEntry::Told { .. } | PrivateEntry::Forgotten)
        };
        let deal = match self.entries.iter().rev().find(is_about_deals)? {
            PrivateEntry::Dealt { seed, .. } if self.is_of(record) => {
                let again = record.past().iter().filter(|step| step.action == Action::DealAgain).count();
                Some(Deal::shuffled(record.game(), *seed, again as u64))
            }
            PrivateEntry::Told { roles } if self.is_of(record) => Deal::told(record.game(), roles.clone()).ok(),
            _ => None,
        };
        deal.map(Secret::new)
    }

    /// Whether this is the private part of that game. A game in which nothing was dealt has nothing to tell it by.
    #[must_use]
    pub fn is_of(&self, record: &Record) -> bool {
        let dealt = self.entries.iter().find_map(|entry| match entry {
            PrivateEntry::Dealt { game, .. } => Some(*game),
            _ => None,
        });
        dealt.is_none_or(|game| game == record.setup().seed)
    }

    /// What can be trusted of the entries before a damaged one. What is lost may have been newer: other cards, another
    /// vote, another deadline. So a table forgets who is who, and a forum, where nobody but the narrator deals, what
    /// was told for what is open now.
    #[must_use]
    pub fn trusted_after_damage(&self, record: &Record) -> Vec<PrivateEntry> {
        if !record.game().goes_by_letters() {
            return Vec::new();
        }
        let last = Proposal::last(record);
        let is_past = |entry: &&PrivateEntry| match entry {
            PrivateEntry::Letter { about, .. } => Some(*about) != last,
            PrivateEntry::Deadline { .. } | PrivateEntry::MissingVotes(_) => false,
            _ => true,
        };
        self.entries.iter().filter(is_past).cloned().collect()
    }

    /// Who wasn't there when the narrator began to play for them; none where everybody was.
    #[must_use]
    pub fn virtual_players(&self) -> Option<&VirtualPlayers> {
        self.entries.iter().rev().find_map(|entry| match entry {
            PrivateEntry::VirtualPlayers(virtual_players) => Some(virtual_players),
            _ => None,
        })
    }

    /// What the decisions of those follow from for whom the narrator plays from now on.
    #[must_use]
    pub fn seed_of_bots(&self, record: &Record) -> u64 {
        let dealt = self.entries.iter().find_map(|entry| match entry {
            PrivateEntry::Dealt { seed, .. } => Some(*seed),
            _ => None,
        });
        *Seeds::of(dealt.unwrap_or(record.setup().seed)).bots.open()
    }

    /// What a player has told about a proposal.
    #[must_use]
    pub fn received(&self, about: Proposal, from: Seat) -> Received {
        let mut received = Received::default();
        for (_, letter) in self.letters(about).filter(|(seat, _)| *seat == from) {
            match letter {
                Letter::PublicVote { approves } => received.public_vote = Some(approves),
                Letter::PrivateVote { approves } => received.private_vote = Some(approves),
                Letter::Card(card) => received.card = Some(card),
                Letter::NoConfidence => {}
                Letter::Nothing => received = Received::default(),
            }
        }
        received
    }

    /// Who wants to use No Confidence on a proposal, first come, first served.
    #[must_use]
    pub fn no_confidence(&self, about: Proposal) -> Vec<Seat> {
        let mut players = Vec::new();
        for (from, letter) in self.letters(about) {
            if letter == Letter::NoConfidence && !players.contains(&from) {
                players.push(from);
            }
        }
        players
    }

    /// Whether somebody has given a vote to the narrator alone.
    #[must_use]
    pub fn has_votes_given_alone(&self) -> bool {
        let is_vote =
            |entry: &PrivateEntry| matches!(entry, PrivateEntry::Letter { letter: Letter::PrivateVote { .. }, .. });
        self.entries.iter().any(is_vote)
    }

    /// What was told since the characters were dealt last: what was told before was about others.
    fn since_deal(&self) -> &[PrivateEntry] {
        let is_deal = |entry: &PrivateEntry| matches!(entry, PrivateEntry::Dealt { .. });
        let begin = self.entries.iter().rposition(is_deal).map_or(0, |at| at + 1);
        &self.entries[begin..]
    }

    fn letters(&self, about: Proposal) -> impl Iterator<Item = (Seat, Letter)> {
        self.since_deal().iter().filter_map(move |entry| match entry {
            PrivateEntry::Letter { about: other, from, letter } if *other == about => Some((*from, *letter)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u32) -> Seat {
        Seat::from_number(number).unwrap()
    }

    fn with(letters: &[(u32, Letter)]) -> (Private, Proposal) {
        let about = Proposal { round: 2, proposal: 1, team: [seat(1), seat(3)].into_iter().collect() };
        let letters =
            letters.iter().map(|(from, letter)| PrivateEntry::Letter { about, from: seat(*from), letter: *letter });
        (Private::of(letters.collect()), about)
    }

    #[test]
    fn the_private_vote_counts_before_the_public_one_in_whatever_order_they_come() {
        let (public, private) = (Letter::PublicVote { approves: true }, Letter::PrivateVote { approves: false });
        for letters in [[(3, public), (3, private)], [(3, private), (3, public)]] {
            let (told, about) = with(&letters);
            assert_eq!(told.received(about, seat(3)).vote(), Some(false));
        }
    }

    #[test]
    fn the_newest_letter_counts_and_nothing_drops_all_but_a_card_in_use() {
        let (success, fail) = (Letter::Card(MissionCard::Success), Letter::Card(MissionCard::Fail));
        let (told, about) = with(&[(1, fail), (1, success)]);
        assert!(told.received(about, seat(1)).card == Some(MissionCard::Success));
        let (told, about) = with(&[(1, fail), (1, Letter::NoConfidence), (1, Letter::Nothing)]);
        assert!(told.received(about, seat(1)) == Received::default());
        assert_eq!(told.no_confidence(about), [seat(1)]);
    }

    #[test]
    fn the_first_no_confidence_is_the_first_in_the_list() {
        let (told, about) = with(&[(3, Letter::NoConfidence), (1, Letter::NoConfidence), (3, Letter::NoConfidence)]);
        assert_eq!(told.no_confidence(about), [seat(3), seat(1)]);
        let other = Proposal { proposal: 2, ..about };
        assert!(told.no_confidence(other).is_empty());
    }
}
