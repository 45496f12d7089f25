//! What was told before a game so far.

use crate::game::edition::LineUpName;
use crate::game::module::Modules;
use crate::game::{Edition, LeaderChoice, Module, Reveal, Seat, Setup};
use crate::preferences::Revealed;
use crate::session::interview::unfinished::{Offers, Unfinished};
use crate::session::told::{Company, Told};
use protocol::ScreenReader;
use protocol::question::Question;

/// A line-up that was asked for on the command line, with the modules that were told beside it.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct ToldLineUp {
    pub(in crate::session) name: LineUpName,
    pub(in crate::session) with: Modules,
    pub(in crate::session) without: Modules,
}

/// A practice that is being asked for.
#[derive(Clone, Debug)]
pub(in crate::session) struct Wanted {
    pub(in crate::session) told: Told,
    pub(in crate::session) company: Company,
}

impl Wanted {
    /// The question that is open before it.
    pub(in crate::session) fn question(&self) -> Question {
        if self.company.name.is_none() { Question::OwnName } else { Question::HowMany }
    }
}

/// What is known so far, and what is asked next.
#[derive(Clone, Debug)]
pub struct Interview {
    /// The screen reader of which nobody has said yet whether it alone speaks.
    pub(in crate::session) beside: Option<ScreenReader>,
    pub(in crate::session) unfinished: Option<Unfinished>,
    /// The practice that is asked for instead of a game of a table.
    pub(in crate::session) practice: Option<Box<Wanted>>,
    pub(in crate::session) offers: Offers,
    pub(in crate::session) players: Vec<String>,
    pub(in crate::session) players_complete: bool,
    /// Which of them aren't there.
    pub(in crate::session) absent: Vec<String>,
    /// How many more aren't there, who get names once all others have.
    pub(in crate::session) virtual_players: usize,
    /// What was said instead of names, until it is known whether it is one.
    pub(in crate::session) doubtful: Option<String>,
    pub(in crate::session) leader: Option<LeaderChoice>,
    /// Who would lead, unless the table says somebody else.
    pub(in crate::session) proposed: Option<Seat>,
    pub(in crate::session) edition: Edition,
    pub(in crate::session) reveal: Option<Reveal>,
    /// What this table wants where the rule book has eyes closed.
    pub(in crate::session) wanted: Revealed,
    /// Everything else is known: how the reveal shall be is asked now.
    pub(in crate::session) reveal_asked: bool,
    pub(in crate::session) modules: Modules,
    /// The line-up that was asked for on the command line, until the players are known.
    pub(in crate::session) line_up: Option<ToldLineUp>,
    /// Modules that were switched on, and that the edition is not played with, or always.
    pub(in crate::session) elsewhere: Modules,
    /// The edition was told on the command line: no other one is offered for the number of players.
    pub(in crate::session) rules_told: bool,
    /// Nothing but the edition was told of the rules: the table is asked whether it wants them so.
    pub(in crate::session) variants_open: bool,
    pub(in crate::session) options_open: bool,
    /// Which edition it shall be is asked among the options.
    pub(in crate::session) edition_asked: bool,
    pub(in crate::session) seed: u64,
}

impl Default for Interview {
    fn default() -> Self {
        Self {
            beside: None,
            unfinished: None,
            practice: None,
            offers: Offers::NewGame,
            players: Vec::new(),
            players_complete: false,
            absent: Vec::new(),
            virtual_players: 0,
            doubtful: None,
            leader: None,
            proposed: None,
            edition: Edition::default(),
            reveal: None,
            wanted: Revealed::Ask,
            reveal_asked: false,
            modules: Modules::default(),
            line_up: None,
            elsewhere: Modules::default(),
            rules_told: false,
            variants_open: false,
            options_open: false,
            edition_asked: false,
            seed: 0,
        }
    }
}

impl Interview {
    /// Nothing but a saved game to go on with.
    pub(in crate::session) fn only(game: Unfinished) -> Self {
        Self { unfinished: Some(game), offers: Offers::Nothing, ..Self::default() }
    }

    /// The question that is open.
    #[must_use]
    pub fn question(&self) -> Question {
        match self {
            Self { beside: Some(_), .. } => Question::ScreenReader,
            Self { unfinished: Some(_), .. } => Question::Unfinished,
            Self { doubtful: Some(_), .. } => Question::DoubtfulName,
            Self { practice: Some(wanted), .. } => wanted.question(),
            Self { players_complete: false, .. } => Question::Players,
            _ if self.leader().is_none() => Question::Leader,
            Self { reveal_asked: true, .. } if self.reveal_is_open() => Question::RevealWay,
            Self { options_open: true, edition_asked: true, .. } => Question::Edition,
            Self { options_open: true, .. } => Question::Options,
            _ => Question::Start,
        }
    }

    /// Whether nobody is asked whether the rules are right: they were told on the command line, or are those of the last
    /// game.
    pub(in crate::session) fn begins_unasked(&self) -> bool {
        self.rules_told && !self.variants_open
    }

    /// Who leads first, once it need not be asked any more: in Winter Soldier the cards decide, unless Captain America
    /// was named on the command line.
    pub(in crate::session) fn leader(&self) -> Option<LeaderChoice> {
        match self.edition.book().has_captain() {
            true => Some(self.leader.filter(|_| self.begins_unasked()).unwrap_or(LeaderChoice::Draw)),
            false => self.leader,
        }
    }

    /// How the spies will get to know each other: not at all, if they are blind.
    pub(in crate::session) fn reveal(&self) -> Reveal {
        match self.wanted_reveal() {
            Reveal::Touch | Reveal::Eyes if self.modules.contains(Module::BlindSpies) => Reveal::None,
            reveal => reveal,
        }
    }

    pub(in crate::session) fn setup(&self, leader: LeaderChoice) -> Setup {
        Setup {
            edition: self.edition,
            players: self.players.clone(),
            leader,
            reveal: self.wanted_reveal(),
            modules: self.modules,
            seed: self.seed,
        }
    }
}

impl Interview {
    /// The rules of another game, with another draw.
    pub(in crate::session) fn like(last: &Setup) -> Self {
        Self {
            edition: last.edition,
            reveal: Some(last.reveal),
            modules: last.modules,
            seed: last.seed.wrapping_add(1),
            ..Self::default()
        }
    }
}

impl Interview {
    /// The reveal that was chosen; else, where somebody isn't there, that the narrator deals; else what this table does where eyes are closed; else what the book says.
    pub(in crate::session) fn wanted_reveal(&self) -> Reveal {
        let usual = self.edition.reveal();
        let kept = self.wanted.reveal().filter(|_| usual == Reveal::Eyes);
        let dealt = (!self.absent.is_empty()).then_some(Reveal::Earpiece);
        self.reveal.or(dealt).or(kept).unwrap_or(usual)
    }

    /// Whether nobody has said yet how this table wants a reveal for which the book has eyes closed.
    pub(in crate::session) fn reveal_is_open(&self) -> bool {
        self.reveal.is_none() && self.wanted == Revealed::Ask && self.reveal() == Reveal::Eyes
    }
}
