//! Private entries as they are stored, in lines like those of the public journal.

use serde::{Deserialize, Serialize};

use super::virtual_players::{StoredStyle, StoredVirtualPlayers};
use super::{Deadline, Letter, MissingVotes, Post, PrivateEntry, Proposal, VirtualPlayers};
use crate::game::{Edition, MissionCard, Seat};
use crate::journal::frame::{DecodeError, frame, unframe};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stored {
    Dealt { seed: u64, game: u64 },
    Forgotten,
    Told(Vec<String>),
    Letter(StoredLetter),
    Deadline { at: String, votes: u32 },
    MissingVotes(MissingVotes),
    Posted(StoredPost),
    Practice(StoredVirtualPlayers),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredPost {
    to: Option<u8>,
    title: String,
    text: String,
    actions: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredLetter {
    round: u8,
    proposal: u8,
    team: Vec<u8>,
    from: u8,
    tells: Tells,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Tells {
    ApprovesInPublic(bool),
    Approves(bool),
    Plays(String),
    NoConfidence,
    Nothing,
}

/// One entry as a line of text, without its end.
#[must_use]
pub fn encode(number: usize, entry: &PrivateEntry) -> String {
    frame(number, &Stored::from(entry))
}

/// Reads entries of a game of this edition: the entry in a line that should hold the entry of this number, or what is
/// wrong with the line.
pub fn decode(edition: Edition) -> impl Fn(usize, &[u8]) -> Result<PrivateEntry, DecodeError> {
    move |number, line| unframe::<Stored>(number, line)?.entry(edition)
}

impl From<&PrivateEntry> for Stored {
    fn from(entry: &PrivateEntry) -> Self {
        match entry {
            PrivateEntry::Dealt { seed, game } => Self::Dealt { seed: *seed, game: *game },
            PrivateEntry::Forgotten => Self::Forgotten,
            PrivateEntry::Told { roles } => Self::Told(roles.iter().map(|role| role.id().to_owned()).collect()),
            PrivateEntry::Letter { about, from, letter } => Self::Letter(StoredLetter {
                round: about.round,
                proposal: about.proposal,
                team: about.team.iter().map(Seat::number).collect(),
                from: from.number(),
                tells: match letter {
                    Letter::PublicVote { approves } => Tells::ApprovesInPublic(*approves),
                    Letter::PrivateVote { approves } => Tells::Approves(*approves),
                    Letter::Card(card) => Tells::Plays(card.id().to_owned()),
                    Letter::NoConfidence => Tells::NoConfidence,
                    Letter::Nothing => Tells::Nothing,
                },
            }),
            PrivateEntry::Deadline { deadline, votes } => Self::Deadline { at: deadline.id(), votes: *votes },
            PrivateEntry::MissingVotes(missing) => Self::MissingVotes(*missing),
            PrivateEntry::Posted(post) => Self::Posted(StoredPost {
                to: post.to.map(Seat::number),
                title: post.title.clone(),
                text: post.text.clone(),
                actions: post.actions,
            }),
            PrivateEntry::VirtualPlayers(virtual_players) => Self::Practice(virtual_players.into()),
        }
    }
}

impl Stored {
    fn entry(self, edition: Edition) -> Result<PrivateEntry, DecodeError> {
        Ok(match self {
            Self::Dealt { seed, game } => PrivateEntry::Dealt { seed, game },
            Self::Forgotten => PrivateEntry::Forgotten,
            Self::Told(roles) => {
                let role = |id: &String| edition.role(id).ok_or_else(|| unknown("character", id));
                PrivateEntry::Told { roles: roles.iter().map(role).collect::<Result<_, _>>()? }
            }
            Self::Letter(stored) => {
                let team = stored.team.into_iter().map(seat).collect::<Result<_, _>>()?;
                let about = Proposal { round: stored.round, proposal: stored.proposal, team };
                let letter = match stored.tells {
                    Tells::ApprovesInPublic(approves) => Letter::PublicVote { approves },
                    Tells::Approves(approves) => Letter::PrivateVote { approves },
                    Tells::Plays(id) => {
                        Letter::Card(MissionCard::from_id(&id).ok_or_else(|| unknown("mission card", &id))?)
                    }
                    Tells::NoConfidence => Letter::NoConfidence,
                    Tells::Nothing => Letter::Nothing,
                };
                PrivateEntry::Letter { about, from: seat(stored.from)?, letter }
            }
            Self::Deadline { at, votes } => {
                let deadline = Deadline::from_id(&at).ok_or_else(|| unknown("deadline", &at))?;
                PrivateEntry::Deadline { deadline, votes }
            }
            Self::MissingVotes(missing) => PrivateEntry::MissingVotes(missing),
            Self::Posted(StoredPost { to, title, text, actions }) => {
                PrivateEntry::Posted(Post { to: to.map(seat).transpose()?, title, text, actions })
            }
            Self::Practice(StoredVirtualPlayers { human, others, seed }) => {
                let other = |(number, style): (u8, StoredStyle)| Ok((seat(number)?, style.into()));
                let others = others.into_iter().map(other).collect::<Result<_, _>>()?;
                PrivateEntry::VirtualPlayers(VirtualPlayers { human: human.map(seat).transpose()?, others, seed })
            }
        })
    }
}

fn unknown(what: &str, id: &str) -> DecodeError {
    DecodeError::Meaning(format!("this narrator does not know the {what} {id:?}"))
}

fn seat(number: u8) -> Result<Seat, DecodeError> {
    Seat::from_number(number.into()).ok_or_else(|| DecodeError::Meaning(format!("there is no seat {number}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Side;

    #[test]
    fn characters_are_those_of_the_edition_that_is_played() {
        let file = "id = \"private\"\nas_in = \"accessible\"\nmodules = [\"plot\"]\nexample = \"plot\"\n\
            [[characters]]\nid = \"villager\"\nside = \"resistance\"\nseveral = true\n\
            [[characters]]\nid = \"wolf\"\nside = \"spies\"\nseveral = true\nsees = [\"spies\"]\n";
        let edition = Edition::read(file).unwrap();
        let line = encode(1, &PrivateEntry::Told { roles: edition.book().characters.clone() });
        let Ok(PrivateEntry::Told { roles }) = decode(edition)(1, line.as_bytes()) else { panic!("{line}") };
        let sides = roles.iter().map(|role| role.side()).collect::<Vec<_>>();
        assert_eq!((roles, sides), (edition.book().characters.clone(), vec![Side::Resistance, Side::Spies]));
        assert!(decode(Edition::default())(1, line.as_bytes()).is_err());
    }

    #[test]
    fn every_entry_is_read_back_as_it_was_written() {
        let seat = |number| Seat::from_number(number).unwrap();
        let about = Proposal { round: 3, proposal: 5, team: [seat(2), seat(12)].into_iter().collect() };
        let letters = [
            Letter::PublicVote { approves: true },
            Letter::PrivateVote { approves: false },
            Letter::Card(MissionCard::RogueSuccess),
            Letter::NoConfidence,
            Letter::Nothing,
        ];
        let letters = letters.map(|letter| PrivateEntry::Letter { about, from: seat(12), letter });
        let post = |to| PrivateEntry::Posted(Post { to, title: "Ä".into(), text: "one\ntwo".into(), actions: 7 });
        let entries = [
            PrivateEntry::Dealt { seed: u64::MAX, game: 7 },
            PrivateEntry::Forgotten,
            PrivateEntry::Told { roles: Edition::default().book().characters.clone() },
            PrivateEntry::Deadline { deadline: Deadline::Days(2), votes: 3 },
            PrivateEntry::MissingVotes(MissingVotes::LeaveOut),
            post(None),
            post(Some(seat(5))),
        ];
        for (number, entry) in (1..).zip(entries.into_iter().chain(letters)) {
            let line = encode(number, &entry);
            assert!(decode(Edition::default())(number, line.as_bytes()).is_ok_and(|read| read == entry), "{line}");
        }
    }
}
