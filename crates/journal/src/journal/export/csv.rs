//! Comma-separated values (RFC 4180) for spreadsheets: a row for each proposal, vote, mission and use of a plot card.

use super::super::game_history::{self, Deed, Part, Poll, Proposal};
use super::super::game_id::GameId;
use super::super::record::Record;
use super::secrets::{PrivateVote, Secrets};
use super::words::Words;
use crate::game::Seat;
use crate::game::mission::Done;
use crate::language::deed;

/// The columns before those of the players.
const COLUMNS: [&str; 11] = [
    "export-what",
    "export-round-column",
    "export-proposal",
    "export-mission",
    "export-leader",
    "export-team",
    "export-result",
    "export-for",
    "export-against",
    "export-fails",
    "export-details",
];

/// One row; what does not apply stays empty.
#[derive(Default)]
struct Row {
    what: String,
    round: String,
    proposal: String,
    mission: String,
    leader: String,
    team: String,
    result: String,
    approve: String,
    reject: String,
    fails: String,
    details: String,
    /// A cell for each player, in the order of the seats.
    by_seat: Vec<String>,
}

pub fn write(record: &Record, secrets: Option<&Secrets>, game: &GameId, words: &Words) -> String {
    let mut header: Vec<String> = COLUMNS.iter().map(|key| words.word(key)).collect();
    header.extend(record.names().values().iter().cloned());
    let mut lines = vec![line(header)];
    lines.extend(rows(record, secrets, game, words).into_iter().map(|row| line(row.cells(record.game().players()))));
    lines.concat()
}

fn rows(record: &Record, secrets: Option<&Secrets>, game: &GameId, words: &Words) -> Vec<Row> {
    let mut rows = vec![begin(record, game, words)];
    rows.extend(secrets.and_then(|secrets| role_row(secrets, words)));
    for round in game_history::rounds(record) {
        let of_part = |part| match part {
            Part::Proposal(proposal) => vec![proposal_row(proposal, words)],
            Part::Vote(proposal, poll) => {
                let private = secrets.and_then(|secrets| private_row(secrets, round.number, proposal, record, words));
                [vote_row(proposal, poll, record, words)].into_iter().chain(private).collect()
            }
            Part::Deed(deed) => vec![deed_row(deed, words)],
            Part::Run(run) => {
                let by_seat = secrets.map(|secrets| cards(secrets, round.number, record, words)).unwrap_or_default();
                vec![Row { by_seat, ..run_row(run, record, words) }]
            }
        };
        let of_round = round.parts().into_iter().flat_map(of_part);
        rows.extend(of_round.map(|row| Row { round: round.number.to_string(), ..row }));
    }
    if record.game().ending().is_some() || record.is_abandoned() {
        let details = words.ending(record);
        rows.push(Row { what: words.word("export-what-ending"), details, ..Row::default() });
    }
    rows
}

fn begin(record: &Record, game: &GameId, words: &Words) -> Row {
    let setup = record.setup();
    let details = [
        words.date(game.day().map(|(day, _)| day)),
        words.edition(setup.edition),
        words.modules(setup.modules.iter()),
        words.reveal(setup.reveal),
    ];
    let seat = words.word("export-seat");
    Row {
        what: words.word("export-what-begin"),
        details: details.join("; "),
        by_seat: record.game().seats().iter().map(|place| format!("{seat} {}", place.number())).collect(),
        ..Row::default()
    }
}

fn proposal_row(proposal: &Proposal, words: &Words) -> Row {
    Row {
        what: words.word("export-proposal"),
        proposal: proposal.number.to_string(),
        mission: proposal.mission.number().to_string(),
        leader: words.player(proposal.leader),
        team: words.players(proposal.team),
        ..Row::default()
    }
}

fn vote_row(proposal: &Proposal, poll: Poll, record: &Record, words: &Words) -> Row {
    let voted = |seat| poll.ballot.of(seat, poll.voters).map(|vote| words.vote(vote)).unwrap_or_default();
    let by_seat = poll.ballot.approvers().map(|_| record.game().seats().iter().map(voted).collect());
    Row {
        what: words.word("export-vote"),
        result: words.verdict(poll.verdict()),
        approve: poll.tally.approve.to_string(),
        reject: poll.tally.reject.to_string(),
        by_seat: by_seat.unwrap_or_default(),
        ..proposal_row(proposal, words)
    }
}

/// What each player was.
fn role_row(secrets: &Secrets, words: &Words) -> Option<Row> {
    let by_seat = secrets.roles.as_ref()?.values().iter().map(|role| words.role(*role)).collect();
    Some(Row { what: words.word("export-role"), by_seat, ..Row::default() })
}

/// The private votes on a proposal that were not what was said in public.
fn private_row(secrets: &Secrets, round: u8, proposal: &Proposal, record: &Record, words: &Words) -> Option<Row> {
    let votes: Vec<&PrivateVote> = secrets.votes_on(round, proposal.number).collect();
    let voted = |seat: Seat| votes.iter().find(|vote| vote.player == seat).map(|vote| words.vote(vote.vote));
    let by_seat = record.game().seats().iter().map(|seat| voted(seat).unwrap_or_default()).collect();
    let row = || Row { what: words.word("export-what-private"), by_seat, ..proposal_row(proposal, words) };
    (!votes.is_empty()).then(row)
}

/// What each member of a round's team played.
fn cards(secrets: &Secrets, round: u8, record: &Record, words: &Words) -> Vec<String> {
    let Some(played) = secrets.played(round) else { return Vec::new() };
    let card = |seat| played.card(seat).map(|card| words.played(card)).unwrap_or_default();
    record.game().seats().iter().map(card).collect()
}

fn deed_row(deed: &Deed, words: &Words) -> Row {
    Row {
        what: words.word(if deed.is_about_plot_cards() { "export-what-deed" } else { "export-what-agents" }),
        proposal: deed.proposal().map(|number| number.to_string()).unwrap_or_default(),
        details: words.deed(deed),
        ..Row::default()
    }
}

fn run_row(run: Done, record: &Record, words: &Words) -> Row {
    let counted = deed::counted(&run, record.game());
    Row {
        what: words.word("export-mission"),
        mission: run.mission.number().to_string(),
        team: words.players(run.team),
        result: words.outcome(run.outcome),
        fails: run.count.fails.to_string(),
        details: counted.map(|counted| words.say(&counted)).unwrap_or_default(),
        ..Row::default()
    }
}

impl Row {
    fn cells(self, players: usize) -> Vec<String> {
        let mut cells = vec![
            self.what,
            self.round,
            self.proposal,
            self.mission,
            self.leader,
            self.team,
            self.result,
            self.approve,
            self.reject,
            self.fails,
            self.details,
        ];
        cells.extend(self.by_seat);
        cells.resize(COLUMNS.len() + players, String::new());
        cells
    }
}

fn line(cells: Vec<String>) -> String {
    cells.iter().map(|cell| field(cell)).collect::<Vec<_>>().join(",") + "\r\n"
}

/// A cell that no program takes for a formula, in quotes where it needs them.
fn field(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) { "'" } else { "" };
    let text = format!("{guard}{text}");
    if text.contains(['"', ',', '\r', '\n', ';']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_with_commas_or_quotes_is_quoted() {
        assert_eq!(field("Ana"), "Ana");
        assert_eq!(field("Ana, Ben"), "\"Ana, Ben\"");
        assert_eq!(field("the \"boss\""), "\"the \"\"boss\"\"\"");
        assert_eq!(field("two\nlines"), "\"two\nlines\"");
    }

    #[test]
    fn a_name_is_never_a_formula() {
        for name in ["=1+1", "+Ana", "-Ana", "@sum(A1)", "\tAna"] {
            assert!(field(name).starts_with('\''), "{name}");
        }
    }
}
