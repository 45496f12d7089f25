//! What was told before a game so far, by whoever started the narrator and in answer to its questions.

use crate::game::edition::LineUpName;
use crate::game::module::Modules;
use crate::game::secret::Sealed;
use crate::game::{Edition, LeaderChoice, Module, Reveal, Seat, Setup};
use crate::language::Message;
use crate::preferences::Revealed;
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Damaged, ScreenReader, Unfinished};

/// A line-up that was asked for on the command line, with the modules that were told beside it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineUpOptions {
    pub(crate) name: LineUpName,
    pub(crate) with: Modules,
    pub(crate) without: Modules,
}

/// A practice that is being asked for.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) told: NewGameOptions,
    pub(crate) company: Company,
}

impl Wanted {
    /// The question that is open before it.
    pub(crate) fn question(&self) -> Question {
        if self.company.name.is_none() { Question::OwnName } else { Question::HowMany }
    }
}

/// What is known so far, and what is asked next.
#[derive(Clone, Debug)]
pub(crate) struct SetupDialogue {
    /// The screen reader of which nobody has said yet whether it alone speaks.
    pub(crate) beside: Option<ScreenReader>,
    pub(crate) unfinished: Option<Unfinished>,
    /// The practice that is asked for instead of a game of a table.
    pub(crate) practice: Option<Box<Wanted>>,
    pub(crate) offers: Offers,
    pub(crate) players: Vec<String>,
    pub(crate) players_complete: bool,
    /// Which of them are virtual.
    pub(crate) virtual_players: Vec<String>,
    /// How many more are virtual, who get names once all others have.
    pub(crate) unnamed_virtual_players: usize,
    /// What was said instead of names, until it is known whether it is one.
    pub(crate) doubtful: Option<String>,
    pub(crate) leader: Option<LeaderChoice>,
    /// Who would lead, unless the table says somebody else.
    pub(crate) proposed: Option<Seat>,
    pub(crate) edition: Edition,
    pub(crate) reveal: Option<Reveal>,
    /// What this table wants where the rule book has eyes closed.
    pub(crate) wanted: Revealed,
    /// Everything else is known: how the reveal shall be is asked now.
    pub(crate) reveal_asked: bool,
    pub(crate) modules: Modules,
    /// The line-up that was asked for on the command line, until the players are known.
    pub(crate) line_up: Option<LineUpOptions>,
    /// Modules that were switched on, and that the edition is not played with, or always.
    pub(crate) elsewhere: Modules,
    /// The edition was told on the command line: no other one is offered for the number of players.
    pub(crate) rules_told: bool,
    /// Nothing but the edition was told of the rules: the table is asked whether it wants them so.
    pub(crate) variants_open: bool,
    pub(crate) options_open: bool,
    /// Which edition it shall be is asked among the options.
    pub(crate) edition_asked: bool,
    pub(crate) seed: u64,
}

impl Default for SetupDialogue {
    fn default() -> Self {
        Self {
            beside: None,
            unfinished: None,
            practice: None,
            offers: Offers::NewGame,
            players: Vec::new(),
            players_complete: false,
            virtual_players: Vec::new(),
            unnamed_virtual_players: 0,
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

impl SetupDialogue {
    /// Nothing but a saved game to go on with.
    pub(crate) fn only(game: Unfinished) -> Self {
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
    pub(crate) fn begins_unasked(&self) -> bool {
        self.rules_told && !self.variants_open
    }

    /// Who leads first, once it need not be asked any more: in Winter Soldier the cards decide, unless Captain America
    /// was named on the command line.
    pub(crate) fn leader(&self) -> Option<LeaderChoice> {
        match self.edition.book().has_captain() {
            true => Some(self.leader.filter(|_| self.begins_unasked()).unwrap_or(LeaderChoice::Draw)),
            false => self.leader,
        }
    }

    /// How the spies will get to know each other: not at all, if they are blind.
    pub(crate) fn reveal(&self) -> Reveal {
        match self.wanted_reveal() {
            Reveal::Touch | Reveal::Eyes if self.modules.contains(Module::BlindSpies) => Reveal::None,
            reveal => reveal,
        }
    }

    pub(crate) fn setup(&self, leader: LeaderChoice) -> Setup {
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

impl SetupDialogue {
    /// The rules of another game, with another draw.
    pub(crate) fn like(last: &Setup) -> Self {
        Self {
            edition: last.edition,
            reveal: Some(last.reveal),
            modules: last.modules,
            seed: last.seed.wrapping_add(1),
            ..Self::default()
        }
    }
}

impl SetupDialogue {
    /// The reveal that was chosen; else, where there are virtual players, that the narrator deals; else what this table does where eyes are closed; else what the book says.
    pub(crate) fn wanted_reveal(&self) -> Reveal {
        let usual = self.edition.reveal();
        let kept = self.wanted.reveal().filter(|_| usual == Reveal::Eyes);
        let dealt = (!self.virtual_players.is_empty()).then_some(Reveal::Headset);
        self.reveal.or(dealt).or(kept).unwrap_or(usual)
    }

    /// Whether nobody has said yet how this table wants a reveal for which the book has eyes closed.
    pub(crate) fn reveal_is_open(&self) -> bool {
        self.reveal.is_none() && self.wanted == Revealed::Ask && self.reveal() == Reveal::Eyes
    }
}

/// What there is besides the saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offers {
    /// A new game.
    NewGame,
    /// Nothing: just this game was asked for.
    Nothing,
}

/// The question whether to go on with a saved game.
pub(crate) fn ask_unfinished(saved: &Unfinished, offers: Offers) -> Message {
    let key = match (&saved.damage, offers) {
        (None, _) => "ask-resume",
        (Some(_), Offers::NewGame) => "ask-resume-damaged",
        (Some(_), Offers::Nothing) => "ask-resume-damaged-only",
    };
    let message = Message::new(key).texts("names", saved.players.clone()).message("date", saved.date.clone());
    match &saved.damage {
        None => message,
        Some(Damaged { kept, lost, stands_at }) => {
            let place = match stands_at {
                None => Message::new("damaged-before-rounds"),
                Some((round, leader)) => Message::new("damaged-in-round")
                    .number("round", *round)
                    .text("leader", leader)
                    .number("kept", *kept),
            };
            message.message("lost", entries_lost(*lost)).message("place", place)
        }
    }
}

/// How many entries of a damaged game are lost.
#[must_use]
pub fn entries_lost(lost: Option<u32>) -> Message {
    match lost {
        None => Message::new("entries-lost-unknown"),
        Some(lost) => Message::new("entries-lost").number("lost", lost),
    }
}

/// A set-up in the words of the command line. What is missing is asked for, or has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewGameOptions {
    /// The edition.
    pub edition: Option<String>,
    /// The players, clockwise.
    pub players: Option<Vec<String>>,
    /// The names of those virtual players.
    pub virtual_players: Vec<String>,
    /// How many more are virtual, without names as yet.
    pub unnamed_virtual_players: usize,
    /// The first leader: a name, a seat number, or `draw`.
    pub leader: Option<String>,
    /// How the spies get to know each other.
    pub reveal: Option<String>,
    /// Characters that are recommended, by the name of their line-up; `with` and `without` come after it.
    pub line_up: Option<String>,
    /// Modules that are on.
    pub with: Vec<String>,
    /// Modules that are off.
    pub without: Vec<String>,
    /// The seed of everything that is drawn.
    pub seed: u64,
    /// The seed of the deals of this call.
    pub deal_seed: Sealed<u64>,
}

/// Who plays a practice, as far as it was told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// The name of the one person.
    pub name: Option<String>,
    /// How many play, with the person.
    pub count: Option<usize>,
}

pub(crate) fn dialogue(state: &mut TableState) -> Option<&mut SetupDialogue> {
    match &mut state.activity {
        Activity::SetupDialogue(dialogue) => Some(dialogue),
        Activity::Game(_) | Activity::Reading(_) => None,
    }
}
