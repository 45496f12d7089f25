//! What a reader is told of a game, before it has the form of a text, a page or a table.

use super::super::game_history::{self, Deed, Part, Proposal, Round, When};
use super::super::game_id::GameId;
use super::super::record::Record;
use super::secrets::Secrets;
use super::words::Words;
use crate::game::mission::Done;
use crate::game::{LeaderChoice, Mission, MissionCard, Outcome, Seat};
use crate::language::{Language, Message, deed};

/// A game, told in one language.
pub struct Report {
    pub language: Language,
    pub title: String,
    /// Labels with their values.
    pub facts: Vec<(String, String)>,
    pub sections: Vec<Section>,
}

/// A part of the report with a heading of its own.
pub struct Section {
    pub heading: String,
    pub table: Option<Grid>,
    /// Sentences, after the table.
    pub lines: Vec<String>,
}

/// A table; the first cell of a row says what the row is about.
pub struct Grid {
    pub caption: String,
    pub columns: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Report {
    pub fn new(record: &Record, secrets: Option<&Secrets>, game: &GameId, words: &Words) -> Self {
        let rounds = game_history::rounds(record);
        let mut sections = vec![players(record, secrets, &rounds, words), missions(record, &rounds, words)];
        sections.extend(rounds.iter().map(|round| proposals(record, secrets, round, words)));
        sections.push(ending(record, words));
        Self {
            language: words.language,
            title: words.say(&Message::new("export-title").text("game", game.as_str())),
            facts: facts(record, game, words),
            sections,
        }
    }
}

fn facts(record: &Record, game: &GameId, words: &Words) -> Vec<(String, String)> {
    let setup = record.setup();
    let first = record.past().first().map_or(record.game(), |step| &step.before).leader();
    let leader = match setup.leader {
        _ if record.game().has_captain() => {
            record.game().captain().map_or_else(|| words.word("export-unknown"), |captain| words.player(captain))
        }
        LeaderChoice::Named(_) => words.player(first),
        LeaderChoice::Draw => words.say(&Message::new("export-leader-drawn").player("leader", first)),
    };
    [
        ("export-date", words.date(game.day().map(|(day, _)| day))),
        ("export-edition", words.edition(setup.edition)),
        ("export-modules", words.modules(setup.modules.iter())),
        ("export-reveal", words.reveal(setup.reveal)),
        ("export-first-leader", leader),
        ("export-result", words.ending(record)),
    ]
    .map(|(label, value)| (words.word(label), value))
    .to_vec()
}

fn players(record: &Record, secrets: Option<&Secrets>, rounds: &[Round], words: &Words) -> Section {
    let count = |seats: &dyn Fn(&Round) -> usize| rounds.iter().map(seats).sum::<usize>().to_string();
    let roles = secrets.and_then(|secrets| secrets.roles.as_ref());
    let played = secrets.map(|secrets| secrets.missions.as_slice()).unwrap_or_default();
    let row = |seat: Seat| {
        let led = |round: &Round| round.proposals.iter().filter(|proposal| proposal.leader == seat).count();
        let went = |round: &Round| round.run.iter().filter(|run| run.team.contains(seat)).count();
        let mut cells = vec![seat.number().to_string(), words.player(seat)];
        cells.extend(roles.and_then(|roles| roles.get(seat)).map(|role| words.role(*role)));
        cells.extend([count(&led), count(&went)]);
        let cards =
            played.iter().map(|mission| mission.card(seat).map(|card| words.played(card)).unwrap_or_default());
        cells.extend(cards);
        cells
    };
    let mut columns = vec!["export-seat", "export-player"];
    columns.extend(roles.map(|_| "export-role"));
    columns.extend(["export-led", "export-on-missions"]);
    let missions =
        played.iter().map(|played| format!("{} {}", words.word("export-mission"), played.mission.number()));
    Section {
        heading: words.word("export-players"),
        table: Some(Grid {
            caption: words.word("export-players-caption"),
            columns: columns.into_iter().map(|key| words.word(key)).chain(missions).collect(),
            rows: record.game().seats().iter().map(row).collect(),
        }),
        lines: record.changes().iter().map(|changed| words.say(&changed.message(record))).collect(),
    }
}

fn missions(record: &Record, rounds: &[Round], words: &Words) -> Section {
    let game = record.game();
    let others: Vec<MissionCard> = game.counted_cards().skip(1).collect();
    let columns = ["export-mission", "export-result", "export-fails"].into_iter();
    let columns = columns.chain(others.iter().map(|card| export_column(*card)));
    let columns = columns.chain(["export-fails-needed", "export-size", "export-team"]);
    let row = |mission: Mission| {
        let run = rounds.iter().filter_map(|round| round.run).find(|run| run.mission == mission);
        let told = |cell: &dyn Fn(Done) -> String| run.map(cell).unwrap_or_default();
        let mut cells = vec![
            mission.number().to_string(),
            match (run, game.results().of(mission)) {
                (Some(run), _) => words.outcome(run.outcome),
                (None, Some(_)) => words.word("export-forfeited"),
                (None, None) => words.word("export-not-run"),
            },
            told(&|run| run.count.fails.to_string()),
        ];
        cells.extend(others.iter().map(|card| told(&|run| run.count.of(*card).to_string())));
        cells.extend([game.fails_needed(mission), game.team_size(mission)].map(|number| number.to_string()));
        cells.push(told(&|run| words.players(run.team)));
        cells
    };
    Section {
        heading: words.word("export-missions"),
        table: Some(Grid {
            caption: words.word("export-missions-caption"),
            columns: columns.map(|key| words.word(key)).collect(),
            rows: Mission::ALL.into_iter().map(row).collect(),
        }),
        lines: vec![],
    }
}

/// The heading of the counts of a kind of cards.
fn export_column(card: MissionCard) -> &'static str {
    match card {
        MissionCard::Success | MissionCard::Fail => "export-fails",
        MissionCard::Reverse => "export-reverses",
        MissionCard::RogueSuccess => "export-rogues",
    }
}

fn proposals(record: &Record, secrets: Option<&Secrets>, round: &Round, words: &Words) -> Section {
    let columns = [
        "export-proposal",
        "export-leader",
        "export-mission",
        "export-team",
        "export-vote",
        "export-for",
        "export-against",
        "export-approved-by",
        "export-rejected-by",
    ];
    let number = |key| Message::new(key).number("round", round.number);
    let table = Grid {
        caption: words.say(&number("export-proposals-caption")),
        columns: columns.map(|key| words.word(key)).to_vec(),
        rows: round.proposals.iter().map(|proposal| proposal_row(proposal, words)).collect(),
    };
    let line = |part| match part {
        Part::Deed(deed) => vec![deed_line(deed, words)],
        Part::Run(run) => vec![words.say(&deed::result(&run, record.game()))],
        Part::Vote(proposal, _) => {
            let private = secrets.into_iter().flat_map(|secrets| secrets.votes_on(round.number, proposal.number));
            private.map(|vote| words.private_vote(vote)).collect()
        }
        Part::Proposal(_) => vec![],
    };
    let mut lines: Vec<String> = round.parts().into_iter().flat_map(line).collect();
    if round.run.is_none() && !round.is_forfeited() {
        lines.push(words.word(if table.rows.is_empty() { "export-no-proposal" } else { "export-no-mission" }));
    }
    Section {
        heading: words.say(&number("export-round")),
        lines,
        table: Some(table).filter(|table| !table.rows.is_empty()),
    }
}

fn proposal_row(proposal: &Proposal, words: &Words) -> Vec<String> {
    let mut row = vec![
        proposal.number.to_string(),
        words.player(proposal.leader),
        proposal.mission.number().to_string(),
        words.players(proposal.team),
    ];
    let Some(poll) = proposal.vote else {
        row.push(words.word("export-no-vote"));
        row.resize(9, String::new());
        return row;
    };
    row.push(words.verdict(poll.verdict()));
    row.extend([poll.tally.approve, poll.tally.reject].map(|votes| votes.to_string()));
    row.extend(match poll.ballot.approvers() {
        Some(approvers) => [approvers, poll.voters.without(approvers)].map(|seats| words.players(seats)),
        None => [words.word("export-unknown"), words.word("export-unknown")],
    });
    row
}

/// "After the vote on proposal 2: No Confidence: Ben rejects this team."
fn deed_line(deed: &Deed, words: &Words) -> String {
    let of_proposal = |key, number| Message::new(key).number("proposal", number);
    let line = match deed.when {
        When::Beginning => Message::new("export-deed-begun"),
        When::DuringVote(proposal) => of_proposal("export-deed-voting", proposal),
        When::AfterVote(proposal) => of_proposal("export-deed-voted", proposal),
        When::AfterMission => Message::new("export-deed-mission"),
    };
    words.say(&line.text("what", words.deed(deed)))
}

fn ending(record: &Record, words: &Words) -> Section {
    let results = record.game().results();
    let count = |outcome| results.count(outcome) as u32;
    let score = Message::new("score-line")
        .number("successes", count(Outcome::Success))
        .number("failures", count(Outcome::Fail));
    Section {
        heading: words.word("export-ending"),
        table: None,
        lines: vec![words.ending(record), words.say(&score)],
    }
}
