//! What programs are told in JSON mode: the same events and sentences, as data.

use crate::game::plot::Dealing;
use crate::game::vote::Vote;
use crate::game::{BySeat, Event, Game, Mission, Outcome, Phase, PlotCard, Seat};
use crate::journal::entry::Change;
use crate::journal::events;
use crate::journal::private::{Deadline, MissingVotes};
use crate::journal::record::Record;
use crate::outgoing::Outgoing;
use crate::question::Question;
use crate::unfinished::Damaged;
use serde_json::{Map, Value, json};

/// One object of the JSON output, complete with its `kind`.
#[derive(Clone, Debug, PartialEq)]
pub struct Report(pub Map<String, Value>);

impl Report {
    fn of(kind: &str, value: Value) -> Self {
        let mut object = Map::from_iter([("kind".to_owned(), json!(kind))]);
        if let Value::Object(fields) = value {
            object.extend(fields);
        }
        Self(object)
    }

    /// A sentence.
    #[must_use]
    pub fn say(text: &str) -> Self {
        Self::of("say", json!({ "text": text }))
    }

    /// A refused line.
    #[must_use]
    pub fn refusal(code: &str, text: &str) -> Self {
        Self::of("refusal", json!({ "code": code, "text": text }))
    }

    /// Something that has happened.
    #[must_use]
    pub fn event(event: &Event, names: &BySeat<String>) -> Self {
        Self::of("event", events::fields(event, names))
    }

    /// What one player alone may know, on an explicit word.
    #[must_use]
    pub fn whisper(to: Seat, text: &str) -> Self {
        Self::of("whisper", json!({ "to": to.number(), "text": text }))
    }

    /// An answer in a roll call; without a vote it was taken back.
    #[must_use]
    pub fn answered(player: Seat, vote: Option<Vote>) -> Self {
        let vote = vote.map(|vote| if vote == Vote::Approve { "approve" } else { "reject" });
        Self::of("event", json!({ "event": "answered", "player": player.number(), "vote": vote }))
    }

    /// Who was what, once the game is over.
    #[must_use]
    pub fn roles(roles: Vec<&str>) -> Self {
        Self::of("event", json!({ "event": "roles", "roles": roles }))
    }

    /// What is left of a damaged game: the answer to it is yes or no.
    #[must_use]
    pub fn damaged(game: &str, players: &[String], Damaged { kept, lost, stands_at }: &Damaged) -> Self {
        let round = stands_at.as_ref().map(|(round, _)| round);
        let leader = stands_at.as_ref().and_then(|(_, leader)| players.iter().position(|name| name == leader));
        let leader = leader.map(|index| index + 1);
        Self::of(
            "damaged",
            json!({
                "game": game, "players": players, "entries": kept, "lost": lost, "round": round, "leader": leader,
                "legal": ["confirm", "cancel"],
            }),
        )
    }

    /// A damaged file was kept under another name.
    #[must_use]
    pub fn kept_aside(file: &str, lost: Option<u32>) -> Self {
        Self::of("event", json!({ "event": "kept-aside", "file": file, "lost": lost }))
    }

    /// Something that has happened to the record: an undo or a redo.
    #[must_use]
    pub fn named_event(name: &str) -> Self {
        Self::of("event", json!({ "event": name }))
    }

    /// The characters are dealt again, by nobody in particular.
    #[must_use]
    pub fn dealt_again() -> Self {
        Self::of("event", json!({ "event": "dealt-again", "dealer": null }))
    }

    /// The table has changed.
    #[must_use]
    pub fn changed(change: &Change, game: &Game) -> Self {
        let fields = match change {
            Change::Renamed { seat, name } => json!({ "event": "renamed", "seat": seat.number(), "name": name }),
            Change::Replaced { seat, name } => json!({ "event": "replaced", "seat": seat.number(), "name": name }),
            Change::Vacated { seat } => json!({ "event": "vacated", "seat": seat.number() }),
            Change::Swapped(first, second) => {
                let clockwise: Vec<u8> = game.seats().clockwise_from(game.leader()).map(Seat::number).collect();
                json!({ "event": "swapped", "seats": [first.number(), second.number()], "clockwise": clockwise })
            }
            Change::Joined { name, after } => {
                json!({ "event": "joined", "name": name, "after": after.number() })
            }
            Change::Claimed { by, about, side } => {
                json!({ "event": "claimed", "seat": by.number(), "about": about.number(), "side": side.id() })
            }
            Change::Abandoned => json!({ "event": "abandoned" }),
        };
        Self::of("event", fields)
    }

    /// The begin of a game.
    #[must_use]
    pub fn begun(record: &Record) -> Self {
        let setup = record.setup();
        let modules: Vec<&str> = setup.modules.iter().map(crate::game::Module::id).collect();
        Self::of(
            "event",
            json!({
                "event": "begun", "edition": setup.edition.id(), "players": setup.players,
                "leader": record.game().leader().number(), "reveal": setup.reveal.id(), "with": modules,
            }),
        )
    }

    /// Where the game stands, what would be accepted, and what was read back or lacks its number.
    #[must_use]
    pub fn state(record: &Record, question: &Question, legal: &[String], pending: Option<String>) -> Self {
        let (setup, game, names) = (record.setup(), record.game(), record.names());
        let mission = game.mission();
        let results: Vec<Option<&str>> =
            Mission::ALL.iter().map(|m| game.results().of(*m).map(events::outcome)).collect();
        let ending = game.ending();
        let asked = match question {
            Question::RollCall { asked, .. } => Some(asked.number()),
            Question::UseCard { asked, .. } => asked.map(Seat::number),
            Question::Target { by, .. } | Question::On { by, .. } | Question::TakeCard { by } => Some(by.number()),
            _ => None,
        };
        let mut state = Self::of(
            "state",
            json!({
                "edition": setup.edition.id(),
                "players": setup.players,
                "phase": game.phase().id(),
                "round": game.round(),
                "mission": mission.map(Mission::number),
                "leader": game.leader().number(),
                "team_size": mission.map(|mission| game.team_size(mission)),
                "fails_needed": mission.map(|mission| game.fails_needed(mission)),
                "team": events::numbers(game.phase().team()),
                "vote_track": game.vote_track(),
                "results": results,
                "successes": game.results().count(Outcome::Success),
                "failures": game.results().count(Outcome::Fail),
                "plot": held(game),
                "asked": asked,
                "out": events::numbers(game.out()),
                "token": game.token().map(|token| token.holder.number()),
                "winner": ending.map(|ending| ending.winner.id()),
                "why": ending.map(|ending| events::why(ending, names)),
                "pending": pending,
                "legal": legal,
            }),
        );
        if record.is_abandoned() {
            state.0.extend([
                ("phase".to_owned(), json!("over")),
                ("mission".to_owned(), Value::Null),
                ("team_size".to_owned(), Value::Null),
                ("fails_needed".to_owned(), Value::Null),
                ("asked".to_owned(), Value::Null),
                ("why".to_owned(), json!("abandoned")),
            ]);
        }
        // Only while there is something to give away: other games keep their fields.
        if let Phase::Plot(dealing) = game.phase() {
            let drawn: Vec<&str> = dealing.to_give.cards().map(PlotCard::id).collect();
            state.0.insert("drawn".to_owned(), json!(drawn));
        }
        // The same with modules that other tables don't play with.
        let run = game.phase().run();
        if game.has_rogue() {
            let watched = run.and_then(|run| run.watched);
            state.0.insert("watched".to_owned(), json!(watched.map(Seat::number)));
        }
        if game.sets_traps() {
            let trapped = run.and_then(|run| run.trapped);
            state.0.insert("trapped".to_owned(), json!(trapped.map(Seat::number)));
        }
        state
    }

    /// A post or a message, with its text.
    #[must_use]
    pub fn post(outgoing: &Outgoing) -> Self {
        let fields = json!({
            "number": outgoing.number, "to": outgoing.to.map(Seat::number),
            "title": outgoing.title, "text": outgoing.text.0.open(),
        });
        Self::of("post", fields)
    }

    /// A player of a forum game has sent something. What it says, is not told.
    #[must_use]
    pub fn received(from: Seat, what: &str) -> Self {
        Self::of("event", json!({ "event": "received", "from": from.number(), "what": what }))
    }

    /// The deadline of a forum game was set.
    #[must_use]
    pub fn deadline_set(deadline: Deadline) -> Self {
        Self::of("event", json!({ "event": "deadline-set", "deadline": deadline.id() }))
    }

    /// The game master has chosen what counts for whoever has not voted.
    #[must_use]
    pub fn missing_votes_chosen(missing: MissingVotes) -> Self {
        Self::of("event", json!({ "event": "missing-votes-chosen", "missing_votes": missing }))
    }
}

/// The plot cards that somebody has in front of them, also one that was given and is being used.
fn held(game: &Game) -> Vec<Value> {
    let due = match game.phase() {
        Phase::Plot(Dealing { due: Some(due), .. }) if due.card != PlotCard::EstablishConfidence => {
            Some((due.card, due.by))
        }
        _ => None,
    };
    let held = game.plot().held(game.seats()).chain(due);
    held.map(|(card, holder)| json!({ "card": card.id(), "holder": holder.number() })).collect()
}
