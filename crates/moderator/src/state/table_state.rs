//! The state of the table: a game or what comes before one, the words it is told in, how this table wants it, and what
//! is open. Whoever only looks takes a `&TableState`.

use crate::game::deal::Deal;
use crate::game::seat::MOST_PLAYERS;
use crate::game::secret::Secret;
use crate::game::{BySeat, Game, MissionCard, Module, Phase, Seat, SeatSet};
use crate::journal::entry::Draft;
use crate::journal::private::{Private, Proposal};
use crate::journal::record::Record;
use crate::language::localizer::{Localizer, Words};
use crate::language::pattern::Pattern;
use crate::language::{Language, Length, Verb};
use crate::preferences::{Preferences, Wording};
use crate::state::course::Course;
use crate::state::given_alone::{Apart, Given};
use crate::state::headset::HandOver;
use crate::state::open::{Activity, Mode, ModeratedGame, Open, World, asks_for_letters};
use crate::state::pending_prompt::PendingPrompt;
use crate::state::private_prompt::{Languages, OwnDeed, Turn};
use crate::state::{open, prompts};
use protocol::question::Question;
use protocol::setup_step::SetupStep;
use protocol::{About, Delivery, GoesRound};
use std::collections::BTreeMap;

/// What stands now, in parts: what the table does, what is open, whom it reaches alone, what can be heard.
pub(crate) struct TableState {
    pub(crate) mode: Mode,
    pub(crate) preferences: Preferences,
    pub(crate) localizer: Localizer,
    /// The game, with its record, what the narrator alone knows, who is told something, and the script; or what comes
    /// before one.
    pub(crate) activity: Activity,
    pub(crate) open: Open,
    /// Where somebody is who learns, if it is lessons that are given.
    pub(crate) course: Option<Box<Course>>,
    pub(crate) world: World,
    pub(crate) people: People,
    pub(crate) audible: Audible,
}

/// Those who have something of their own: how they get it, and what they may do.
pub(crate) struct People {
    /// Their languages.
    pub(crate) languages: Languages,
    /// How each seat gets what is theirs alone.
    pub(crate) deliveries: BySeat<Delivery>,
    /// What everybody waits for from them, and what they may do.
    pub(crate) turns: BTreeMap<Seat, Turn>,
    /// What somebody has done last on something of their own; it counts only as long as nothing has come after it.
    pub(crate) own_deed: Option<OwnDeed>,
    /// Which virtual players were asked what they may do besides, and in which game as it stood.
    pub(crate) asked_besides: Option<(Game, SeatSet)>,
    /// The number of the newest prompt; 0 before. It goes on from game to game.
    pub(crate) newest_prompt: u32,
}

/// What can be said aloud; nothing while the narrator has no ears.
#[derive(Default)]
pub(crate) struct Audible {
    /// An example of each command that can be said now.
    pub(crate) examples: Vec<(Verb, Pattern)>,
    /// All ways to say each command that the recogniser in use can hear, at a moment at which it is listened for.
    pub(crate) ways: Vec<(Verb, Pattern)>,
}

impl People {
    fn nobody() -> Self {
        Self {
            languages: Languages::default(),
            deliveries: nobody_reached(),
            turns: BTreeMap::new(),
            own_deed: None,
            asked_besides: None,
            newest_prompt: 0,
        }
    }
}

impl Audible {
    /// The narrator has no ears any more.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

impl TableState {
    /// A table at which nothing has been asked yet.
    pub(crate) fn new(mode: Mode, language: Language, preferences: Preferences) -> Self {
        let words = match mode {
            Mode::Table => Words::Own,
            Mode::Program => Words::OwnAndEnglish,
        };
        Self {
            mode,
            localizer: Localizer::new(language, &preferences.kit, words),
            preferences,
            activity: Activity::SetupDialogue(Box::default()),
            open: Open::default(),
            course: None,
            world: World::default(),
            people: People::nobody(),
            audible: Audible::default(),
        }
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        match &self.activity {
            Activity::Game(table) => Some(table.record.game()),
            Activity::SetupDialogue(_) | Activity::Reading(_) => None,
        }
    }

    /// The question that is open now.
    #[must_use]
    pub fn question(&self) -> Question {
        match &self.activity {
            _ if self.course.as_ref().is_some_and(|course| !course.teaches()) => Question::Lesson,
            Activity::SetupDialogue(dialogue) => dialogue.question(),
            Activity::Reading(reading) => reading.player.playing().question(),
            Activity::Game(table) if table.record.is_abandoned() => Question::AfterGame,
            Activity::Game(table) => self
                .headset_question()
                .or_else(|| self.question_of_human())
                .or_else(|| prompts::using(table.record.draft()))
                .unwrap_or_else(|| self.phase_question(table)),
        }
    }

    /// What the one person of a practice is asked alone.
    fn question_of_human(&self) -> Option<Question> {
        let of = self.human()?;
        let (apart, given) = (self.apart().filter(|apart| apart.alone.contains(of))?, self.given()?);
        match apart.about {
            About::Vote if given.vote_of(of).is_none() => Some(Question::OwnVote { of }),
            About::Card if given.card_of(of).is_none() => Some(Question::OwnCard { of }),
            _ => None,
        }
    }

    pub(crate) fn phase_question(&self, table: &ModeratedGame) -> Question {
        match (&table.script, table.record.game().phase()) {
            (Some(script), Phase::Reveal) => script.playing().question(),
            (_, Phase::Setup) => Question::Guidance { step: SetupStep::of(table.record.draft()) },
            (_, Phase::Reveal) => Question::Reveal,
            (_, Phase::Proposal { mission: None }) => Question::Mission,
            (_, Phase::Proposal { mission: Some(_) }) => Question::Team,
            (_, Phase::Vote { .. }) if asks_for_letters(self) => Question::Letters,
            (_, Phase::Vote { .. }) => self.vote_question(),
            (_, Phase::Over(_)) => Question::AfterGame,
            (_, Phase::Window(window)) => prompts::window_question(window),
            (_, Phase::Plot(dealing)) => prompts::dealing_question(dealing),
            (_, Phase::FaceUp(run)) => prompts::face_up_question(run),
            (_, Phase::Examination { .. }) => Question::Examination { by: prompts::examiner(table.record.game()) },
            (_, phase) => prompts::question(phase, table.record.game(), table.record.draft())
                .unwrap_or_else(|| prompts::character_question(phase, table.record.game())),
        }
    }

    /// Whether something was answered that can be dropped. A card that is due by the rules is no answer.
    pub(crate) fn is_half_answered(&self) -> bool {
        let is_answer =
            matches!(self.draft(), Some(Draft::RollCall { .. } | Draft::Using { .. } | Draft::Counting(_)));
        is_answer && !self.is_abandoned()
    }

    pub(crate) fn vote_question(&self) -> Question {
        let Some((order, answers)) = self.roll_call() else { return Question::Vote };
        match order.get(answers.len()) {
            Some(asked) => Question::RollCall { asked: *asked, answered: answers.len() as u8 },
            None => Question::Vote,
        }
    }

    /// Who is asked in the roll call that is open, those first who have answered; and their votes.
    pub(crate) fn roll_call(&self) -> Option<(Vec<Seat>, Vec<bool>)> {
        let Activity::Game(table) = &self.activity else { return None };
        let Some(Draft::RollCall { answers }) = table.record.draft() else { return None };
        Some(open::order(table.record.game(), self.voters(), answers))
    }

    pub(crate) fn roll_call_is_open(&self) -> bool {
        matches!(self.question(), Question::RollCall { .. })
    }

    /// Scripts are for hands that are busy: brief only for who always wants it brief.
    pub(crate) fn length_of_scripts(&self) -> Length {
        self.length_by(self.preferences.wording)
    }

    /// How much is said of what nobody gets used to: brief only for who always wants it brief.
    pub(crate) fn length_by(&self, wording: Wording) -> Length {
        match (wording, self.mode) {
            (Wording::Brief, Mode::Table) => Length::Brief,
            _ => Length::Full,
        }
    }

    /// Whether a lesson asks instead of the table: not in the midst of something that the table alone goes on with.
    pub(crate) fn is_asked_by_lesson(&self) -> bool {
        let script = matches!(self.question(), Question::ScriptRuns | Question::ScriptPaused | Question::ScriptOver);
        let goes_on = script || self.is_half_answered() || self.open.pending.is_some() || self.open.asks();
        self.course.as_ref().is_some_and(|course| course.teaches()) && !goes_on
    }

    /// Whether the game has ended without a result.
    pub(crate) fn is_abandoned(&self) -> bool {
        matches!(&self.activity, Activity::Game(table) if table.record.is_abandoned())
    }

    /// The answers so far to the question that is open.
    pub(crate) fn draft(&self) -> Option<&Draft> {
        match &self.activity {
            Activity::Game(table) => table.record.draft(),
            Activity::SetupDialogue(_) | Activity::Reading(_) => None,
        }
    }

    pub(crate) fn name_of(&self, seat: Seat) -> String {
        self.localizer.names().get(seat).cloned().unwrap_or_default()
    }

    /// Somebody else sits there from now on, and is told nothing where the one before was.
    pub(crate) fn forget_delivery(&mut self, seat: Seat) {
        self.people.deliveries[seat] = Delivery::default();
    }

    /// The question of the headset, while it is on its way.
    pub(crate) fn headset_question(&self) -> Option<Question> {
        self.hand_over().map(HandOver::question)
    }

    /// What players are told or asked alone now.
    pub(crate) fn due(&self) -> Option<&PendingPrompt> {
        match &self.activity {
            Activity::Game(table) => table.due.as_ref().filter(|due| due.stands(&table.record)),
            Activity::SetupDialogue(_) | Activity::Reading(_) => None,
        }
    }

    pub(crate) fn hand_over(&self) -> Option<&HandOver> {
        match &self.activity {
            Activity::Game(table) => table.hand_over.as_ref().filter(|_| self.due().is_some()),
            Activity::SetupDialogue(_) | Activity::Reading(_) => None,
        }
    }

    /// Whether the headset, or the phone, is on its way.
    #[must_use]
    pub fn hands_over(&self) -> bool {
        self.hand_over().is_some()
    }

    /// Whether the one phone goes round in place of a headset.
    pub(crate) fn passes_phone(&self) -> bool {
        self.world.goes_round == GoesRound::Phone
    }

    /// Whether a forum game is moderated.
    pub(crate) fn goes_by_letters(&self) -> bool {
        self.record_of_forum().is_some()
    }

    pub(crate) fn record_of_forum(&self) -> Option<&Record> {
        match &self.activity {
            Activity::Game(table) if table.record.game().goes_by_letters() => Some(&table.record),
            _ => None,
        }
    }

    pub(crate) fn private(&self) -> Option<&Private> {
        match &self.activity {
            Activity::Game(table) => Some(table.private.open()),
            Activity::SetupDialogue(_) | Activity::Reading(_) => None,
        }
    }

    /// What was given alone so far, and who can give it so.
    pub(crate) fn given(&self) -> Option<Given<'_>> {
        let Activity::Game(table) = &self.activity else { return None };
        let proposal = Proposal::last(&table.record);
        Some(Given {
            game: table.record.game(),
            private: table.private.open(),
            proposal,
            deliveries: &self.people.deliveries,
        })
    }

    /// Who gives something alone now on something of their own, while the table tells of the others, if there are any.
    pub(crate) fn apart(&self) -> Option<Apart> {
        let Activity::Game(table) = &self.activity else { return None };
        let given = self.given()?;
        let goes_round = self.due().is_some_and(|due| !due.is_apart);
        let aloud = table.aloud.is_some() && table.aloud == given.proposal;
        let by_letters = table.record.game().goes_by_letters();
        let is_asked =
            self.mode == Mode::Table && !by_letters && !table.record.is_abandoned() && !goes_round && !aloud;
        if is_asked { given.apart() } else { None }
    }

    /// Those of whose votes the table tells: all but those who vote alone.
    pub(crate) fn voters(&self) -> SeatSet {
        match self.apart() {
            Some(apart) if apart.about == About::Vote && !apart.table.is_empty() => apart.table,
            _ => self.everybody(),
        }
    }

    /// Everybody who votes.
    pub(crate) fn everybody(&self) -> SeatSet {
        match &self.activity {
            Activity::Game(table) => table.record.game().in_play(),
            Activity::SetupDialogue(_) | Activity::Reading(_) => SeatSet::EMPTY,
        }
    }

    /// Who is what, where the narrator knows it.
    pub(crate) fn deal(&self) -> Option<Secret<Deal>> {
        match &self.activity {
            Activity::Game(table) => table.private.open().deal(&table.record),
            Activity::SetupDialogue(_) | Activity::Reading(_) => None,
        }
    }

    /// The mission card that a member has given.
    pub(crate) fn card_of(&self, member: Seat) -> Option<MissionCard> {
        self.given()?.card_of(member)
    }

    pub(crate) fn plays_with_plot_cards(&self) -> bool {
        match &self.activity {
            Activity::Game(table) => table.record.setup().modules.contains(Module::Plot),
            Activity::SetupDialogue(_) | Activity::Reading(_) => false,
        }
    }
}

/// The seats of a table of which nobody has told yet how they are reached.
pub(crate) fn nobody_reached() -> BySeat<Delivery> {
    BySeat::new(vec![Delivery::default(); MOST_PLAYERS])
}
