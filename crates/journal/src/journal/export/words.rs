//! The words of an export, in one language.

use jiff::civil::Date;

use super::secrets::{PlayedCard, PrivateVote};
use crate::game::knowledge::Role;
use crate::game::vote::Vote;
use crate::game::{BySeat, Edition, Module, Outcome, Reveal, Seat, SeatSet};
use crate::journal::game_history::{Deed, Verdict};
use crate::journal::record::Record;
use crate::language::{Catalogue, Form, Kit, Language, Length, Message, deed, terms};

/// The words of one language, and the names of the players.
pub struct Words<'a> {
    pub language: Language,
    catalogue: Catalogue,
    names: &'a BySeat<String>,
}

impl<'a> Words<'a> {
    pub fn new(language: Language, edition: Edition, names: &'a BySeat<String>) -> Self {
        let mut catalogue = Catalogue::new(language, &Kit::new());
        catalogue.play(edition);
        Self { language, catalogue, names }
    }

    pub fn say(&self, message: &Message) -> String {
        self.catalogue.render(message, self.names, Form::Printed, Length::Full)
    }

    pub fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    pub fn player(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_default()
    }

    /// The names of some players, as a plain list.
    pub fn players(&self, seats: SeatSet) -> String {
        if seats.is_empty() {
            return self.word("export-nobody");
        }
        seats.iter().map(|seat| self.player(seat)).collect::<Vec<_>>().join(", ")
    }

    pub fn date(&self, day: Option<Date>) -> String {
        let Some(day) = day else { return self.word("export-unknown") };
        let number = |part: i8| part.unsigned_abs();
        self.say(
            &Message::new("date")
                .number("day", number(day.day()))
                .number("month", number(day.month()))
                .number("year", day.year().unsigned_abs()),
        )
    }

    pub fn edition(&self, edition: Edition) -> String {
        self.word(terms::edition(edition))
    }

    pub fn reveal(&self, reveal: Reveal) -> String {
        self.word(terms::reveal(reveal))
    }

    pub fn modules(&self, modules: impl Iterator<Item = Module>) -> String {
        let names: Vec<String> = modules.map(|module| self.word(terms::module(module))).collect();
        if names.is_empty() { self.word("no-modules") } else { names.join(", ") }
    }

    /// What became of a team.
    pub fn verdict(&self, verdict: Verdict) -> String {
        self.word(match verdict {
            Verdict::Approved => "export-approved",
            Verdict::Rejected => "export-rejected",
            Verdict::Overruled => "export-overruled",
        })
    }

    /// What was done with a plot card.
    pub fn deed(&self, deed: &Deed) -> String {
        deed::sentence(&deed.event).map(|sentence| self.say(&sentence)).unwrap_or_default()
    }

    pub fn outcome(&self, outcome: Outcome) -> String {
        self.word(match outcome {
            Outcome::Success => "export-success",
            Outcome::Fail => "export-failed",
        })
    }

    pub fn ending(&self, record: &Record) -> String {
        let unfinished = if record.is_abandoned() { "abandoned" } else { "export-unfinished" };
        self.say(&record.game().ending().map_or(Message::new(unfinished), terms::ending))
    }

    /// What a player was.
    pub fn role(&self, role: Role) -> String {
        self.word(terms::role(role))
    }

    /// What a player played, and whether that was ordered.
    pub fn played(&self, played: PlayedCard) -> String {
        let card = deed::mission_card(played.card);
        self.say(&if played.by_default { Message::new("export-by-default").message("card", card) } else { card })
    }

    /// "Vote on proposal 1: Ana approved in public and rejected in private."
    pub fn private_vote(&self, vote: &PrivateVote) -> String {
        let key = match vote.vote {
            Vote::Approve => "export-private-approval",
            Vote::Reject => "export-private-rejection",
        };
        self.say(&Message::new(key).number("proposal", vote.proposal).player("player", vote.player))
    }

    /// A vote in one word.
    pub fn vote(&self, vote: Vote) -> String {
        self.word(match vote {
            Vote::Approve => "export-approved",
            Vote::Reject => "export-rejected",
        })
    }
}
