//! What somebody meant: the one form in which keys, typed lines and heard phrases meet.

use super::Language;
use super::pattern::Slot;
use super::verb::Verb;
use crate::game::module::Modules;
use crate::game::{Edition, MissionCard, PartialCount, PlotCard, Seat, SeatSet};

/// A command with what it is about, resolved against this table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A command that needs nothing more.
    Plain(Verb),
    /// A command without the object that it needs: it asks for it.
    Opens(Verb),
    /// The leader's team.
    Propose(SeatSet),
    /// In the team that was read back, one player for another.
    Replace {
        /// Who leaves it.
        player: Seat,
        /// Who joins it.
        by: Seat,
    },
    /// In the team that was read back, these too.
    Add(SeatSet),
    /// In the team that was read back, these not.
    Remove(SeatSet),
    /// So many approve and so many reject.
    Vote {
        /// Approvals.
        approve: u32,
        /// Rejections.
        reject: u32,
    },
    /// These approve, all others reject.
    Approve(SeatSet),
    /// These reject, all others approve.
    Reject(SeatSet),
    /// So many cards of some kinds on the mission.
    Count {
        /// Fails, Reverses, Rogue Successes.
        told: PartialCount,
        /// Successes, if they were told too.
        successes: Option<u32>,
    },
    /// The mission that the leader names.
    Mission(u32),
    /// The leader has drawn this plot card.
    DrawCard(PlotCard),
    /// The same, although it can't be in the deck by our count.
    DrawAnyway(PlotCard),
    /// A plot card is given to somebody; without a card the only one there is.
    Give {
        /// The card.
        card: Option<PlotCard>,
        /// Who gets it.
        to: Seat,
    },
    /// A holder uses a plot card; what is not named is what was asked for.
    Use {
        /// The holder.
        by: Option<Seat>,
        /// The card.
        card: Option<PlotCard>,
        /// The player whom it is about.
        on: Option<Seat>,
    },
    /// The player whom a plot card is about.
    On(Seat),
    /// A plot card is taken from somebody.
    Take {
        /// The card.
        card: PlotCard,
        /// Who holds it.
        from: Option<Seat>,
    },
    /// This holder does not use the card.
    Pass(Seat),
    /// What a member has played face up.
    Played(Seat, MissionCard),
    /// What a plot card does.
    Explain(PlotCard),
    /// What the rules say of something, as it was called.
    Topic(String),
    /// How one player has voted.
    VotesOf(Seat),
    /// What a player of a forum game has sent.
    Sent(Verb, Seat),
    /// What somebody says of a player whose card they alone have seen. By none: by whoever has seen it.
    Says {
        /// On which side.
        verb: Verb,
        /// Who says it.
        by: Option<Seat>,
        /// Of whom.
        about: Seat,
    },
    /// The length of a deadline, the number of a post, or how many approve.
    Numbered(Verb, u32),
    /// The deadline of a forum game, as it was told.
    DeadlineAt(String),
    /// A command about one player: watched, set aside, claiming, examined, accused, named, exposed, or Captain America.
    About(Verb, Seat),
    /// Who leads first.
    Leader(Seat),
    /// A player is called otherwise.
    Rename(Seat, String),
    /// Two players change places.
    Swap(Seat, Seat),
    /// Somebody of this name plays on for a player.
    TakesPlace(Seat, String),
    /// Somebody of this name sits down on the left of a player.
    Joins(Seat, String),
    /// One of the numbered choices.
    Option(u32),
    /// Modules or characters join the game, or leave it.
    Choose(Verb, Modules),
    /// It is played by this edition.
    Edition(Edition),
    /// A scale, set to a level.
    Level(Verb, u32),
    /// A voice, by name.
    Voice(String),
    /// Another language.
    Language(Language),
    /// The players' names, as they were said.
    Players(String),
}

impl Intent {
    /// So many Fails, and nothing else.
    #[must_use]
    pub fn fails(fails: u8) -> Self {
        Self::Count { told: PartialCount { fails: Some(fails), ..PartialCount::default() }, successes: None }
    }

    /// The command that this is.
    #[must_use]
    pub fn verb(&self) -> Verb {
        match self {
            Self::Plain(verb) | Self::Opens(verb) | Self::Level(verb, _) => *verb,
            Self::About(verb, _) | Self::Choose(verb, _) | Self::Sent(verb, _) | Self::Numbered(verb, _) => *verb,
            Self::DeadlineAt(_) => Verb::DeadlineAt,
            Self::Propose(_) => Verb::Propose,
            Self::Replace { .. } => Verb::Replace,
            Self::Add(_) => Verb::Add,
            Self::Remove(_) => Verb::Remove,
            Self::Vote { .. } => Verb::Vote,
            Self::Approve(_) => Verb::Approve,
            Self::Reject(_) => Verb::Reject,
            Self::Count { told: PartialCount { fails: None, reverses: Some(_), .. }, .. } => Verb::Reverses,
            Self::Count { told: PartialCount { fails: None, rogues: Some(_), .. }, .. } => Verb::Rogues,
            Self::Count { .. } => Verb::Fails,
            Self::Mission(_) => Verb::Mission,
            Self::DrawCard(_) => Verb::DrawCard,
            Self::DrawAnyway(_) => Verb::DrawAnyway,
            Self::Give { .. } => Verb::Give,
            Self::Use { .. } => Verb::Use,
            Self::On(_) => Verb::On,
            Self::Take { .. } => Verb::Take,
            Self::Pass(_) => Verb::Pass,
            Self::Played(_, MissionCard::Success) => Verb::PlayedSuccess,
            Self::Played(_, MissionCard::Fail) => Verb::PlayedFail,
            Self::Played(_, MissionCard::Reverse) => Verb::PlayedReverse,
            Self::Played(_, MissionCard::RogueSuccess) => Verb::PlayedRogue,
            Self::Explain(_) => Verb::Explain,
            Self::Topic(_) => Verb::Rules,
            Self::VotesOf(_) => Verb::VotesOf,
            Self::Leader(_) => Verb::Leader,
            Self::Rename(..) => Verb::Rename,
            Self::Swap(..) => Verb::Swap,
            Self::TakesPlace(..) => Verb::TakesPlace,
            Self::Joins(..) => Verb::Joins,
            Self::Says { verb, .. } => *verb,
            Self::Option(_) => Verb::Option,
            Self::Edition(_) => Verb::Edition,
            Self::Voice(_) => Verb::Voice,
            Self::Language(_) => Verb::Language,
            Self::Players(_) => Verb::Players,
        }
    }
}

impl Intent {
    /// The slots of a phrase for this command that phrases for it may also lack.
    #[must_use]
    pub fn optional_slots(&self) -> Vec<Slot> {
        let slots = |player: bool, card: bool, target: bool| {
            let there = [(player, Slot::Player), (card, Slot::Card), (target, Slot::Target)];
            there.into_iter().filter(|(there, _)| *there).map(|(_, slot)| slot).collect()
        };
        match self {
            Self::Use { by, card, on } => slots(by.is_some(), card.is_some(), on.is_some()),
            Self::Count { told: PartialCount { fails: Some(_), reverses, rogues }, .. } => {
                let there = [(reverses.is_some(), Slot::Reverses), (rogues.is_some(), Slot::Rogues)];
                there.into_iter().filter(|(there, _)| *there).map(|(_, slot)| slot).collect()
            }
            Self::Give { card, .. } => slots(false, card.is_some(), true),
            Self::Says { by, .. } => slots(by.is_some(), false, true),
            Self::Take { from, .. } => slots(false, true, from.is_some()),
            Self::DrawCard(_) | Self::DrawAnyway(_) | Self::Explain(_) => slots(false, true, false),
            Self::On(_) | Self::About(..) => slots(false, false, true),
            Self::Pass(_) | Self::Played(..) | Self::VotesOf(_) | Self::Leader(_) => slots(true, false, false),
            Self::Replace { .. } | Self::Sent(..) | Self::Swap(..) => slots(true, false, false),
            Self::Rename(..) | Self::TakesPlace(..) | Self::Joins(..) => slots(true, false, false),
            _ => Vec::new(),
        }
    }
}

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misunderstood {
    /// Nothing was said.
    Empty,
    /// Nothing but polite words, or those of somebody who thinks.
    Hesitation,
    /// No phrase fits.
    Unknown,
    /// These words answer a question, and another one is open.
    NotAsked,
    /// The command is there, but not all that it needs.
    Incomplete(Verb),
    /// The command is there, but what follows doesn't fit it.
    Malformed(Verb),
    /// Nobody here has this name.
    UnknownPlayer {
        /// The word that is no name.
        word: String,
        /// The player who may have been meant.
        suggestion: Option<Seat>,
    },
    /// The word fits several players.
    AmbiguousPlayer {
        /// The word.
        word: String,
        /// Who may be meant.
        candidates: SeatSet,
    },
    /// Several players were named where one is wanted.
    Several(SeatSet),
    /// There is no seat with this number.
    NoSeat(u32),
    /// A player was named twice.
    Twice(Seat),
    /// A word where a number is wanted.
    NotANumber(String),
    /// A word where a language is wanted.
    NotALanguage(String),
    /// Words where a plot card is wanted.
    NotACard(String),
    /// Words where a module or a character is wanted.
    NotAModule(String),
    /// Words where an edition is wanted.
    NotAnEdition(String),
}

impl Verb {
    /// Whether it tells what a player of a forum game has sent.
    #[must_use]
    pub fn is_letter(self) -> bool {
        let votes = matches!(self, Self::Approves | Self::Rejects | Self::PrivatelyApproves | Self::PrivatelyRejects);
        let orders =
            matches!(self, Self::OrdersSupport | Self::OrdersSabotage | Self::OrdersReverse | Self::OrdersRogue);
        votes || orders || self == Self::Forget
    }
}
