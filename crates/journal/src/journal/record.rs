//! A game with its past: every action that stands, everything taken back, and the answers given so far.
//!
//! A record moves on in one way, by [`Record::take`]: whether an entry was made just now, is read back to go on with a
//! saved game, or is told again, the same comes of it.

mod changes;

pub use changes::Changed;

use super::entry::{Change, Draft, Entry};
use crate::game::setup::Beginning;
use crate::game::{Action, BySeat, Event, Fault, Game, Refusal, RoundRefusal, Setup};
use crate::language::Language;

/// A game, how it came to be, and what of it was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    setup: Setup,
    language: Language,
    names: BySeat<String>,
    game: Game,
    past: Vec<Step>,
    changes: Vec<Changed>,
    undone: Vec<Undone>,
    draft: Option<Draft>,
}

/// Something that was taken back and can come again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// An action, and the answers so far to the question that was open after it.
    Action(Action, Option<Draft>),
    /// The answers so far, as they were before the last of them was taken back.
    Answers(Draft),
    /// A change of the table.
    Change(Change),
}

/// One action that stands, with the game before it and the events that followed from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The game before the action.
    pub before: Game,
    /// The answers so far before the action.
    pub draft: Option<Draft>,
    /// The action.
    pub action: Action,
    /// What followed from it.
    pub events: Vec<Event>,
}

/// What came of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    /// An action was played. What was taken back before is gone for good.
    Played(Step),
    /// The last action was taken back.
    Undone(Step),
    /// An action was played again.
    Redone(Step),
    /// The table has changed. What was taken back before is gone for good.
    Changed(Change),
    /// The last change was taken back.
    ChangeUndone(Changed),
    /// A change was made again.
    ChangeRedone(Change),
    /// Answers were noted, and nothing has moved.
    Noted,
}

impl Came {
    /// What followed by the rules.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        match self {
            Self::Played(step) | Self::Redone(step) => &step.events,
            Self::Undone(_) | Self::Changed(_) | Self::ChangeUndone(_) | Self::ChangeRedone(_) | Self::Noted => &[],
        }
    }
}

/// Why entries do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {entry} {reason}")]
pub struct ReplayError {
    /// The number of the entry, from 1: also the line of the file.
    pub entry: usize,
    /// What is wrong with it.
    pub reason: BadEntry,
}

/// Why an entry can't follow the entries before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadEntry {
    /// A game does not start with a set-up.
    #[error("should begin a game and does not")]
    NoBeginning,
    /// A set-up in the middle of a game.
    #[error("begins a second game")]
    SecondBeginning,
    /// The set-up can't be played.
    #[error("begins a game that can't be played: {}", sentences(.0))]
    Faults(Vec<Fault>),
    /// The rules refuse the action.
    #[error("is against the rules: {0}")]
    Refused(Refusal),
    /// Nothing stands that could be taken back.
    #[error("takes back an action, but none was played")]
    NothingToUndo,
    /// Nothing was taken back that could be played again.
    #[error("plays an action again, but none was taken back")]
    NothingToRedo,
    /// The table can't change so.
    #[error("changes the table in a way that can't be")]
    NoSuchChange,
}

fn sentences(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl Record {
    /// A new game without a past.
    ///
    /// # Errors
    /// All faults of the set-up together.
    pub fn begin(setup: Setup, language: Language) -> Result<Self, Vec<Fault>> {
        let Beginning { game, names } = setup.check()?;
        Ok(Self {
            setup,
            language,
            names,
            game,
            past: Vec::new(),
            changes: Vec::new(),
            undone: Vec::new(),
            draft: None,
        })
    }

    /// The game that the first entry of a journal begins.
    ///
    /// # Errors
    /// It begins none, or one that can't be played.
    pub fn begun_by(first: Entry) -> Result<Self, BadEntry> {
        match first {
            Entry::Begun { setup, language } => Self::begin(setup, language).map_err(BadEntry::Faults),
            _ => Err(BadEntry::NoBeginning),
        }
    }

    /// The game that these entries tell, as it stood after the last of them.
    ///
    /// # Errors
    /// The first entry that can't be, with its number.
    pub fn replay(entries: impl IntoIterator<Item = Entry>) -> Result<Self, ReplayError> {
        let mut entries = entries.into_iter();
        let begun = entries.next().ok_or(BadEntry::NoBeginning).and_then(Self::begun_by);
        let mut record = begun.map_err(|reason| ReplayError { entry: 1, reason })?;
        for (index, entry) in entries.enumerate() {
            record.take(entry).map_err(|reason| ReplayError { entry: index + 2, reason })?;
        }
        Ok(record)
    }

    /// Does what an entry tells, and gives back what came of it. The record is unchanged when it can't be.
    ///
    /// # Errors
    /// Why the entry can't follow what was.
    pub fn take(&mut self, entry: Entry) -> Result<Came, BadEntry> {
        match entry {
            Entry::Begun { .. } => Err(BadEntry::SecondBeginning),
            Entry::Played(action) => {
                let step = self.advance(action).map_err(BadEntry::Refused)?;
                self.undone.clear();
                Ok(Came::Played(step))
            }
            Entry::Undone if self.ends_with_change() => {
                self.undo_change().map(Came::ChangeUndone).ok_or(BadEntry::NothingToUndo)
            }
            Entry::Undone => self.undo().map(Came::Undone).ok_or(BadEntry::NothingToUndo),
            Entry::Redone => self.redo(),
            Entry::Changed(change) => {
                self.make(change.clone())?;
                self.undone.clear();
                Ok(Came::Changed(change))
            }
            Entry::Noted(draft) => {
                self.note(draft);
                Ok(Came::Noted)
            }
        }
    }

    /// Plays an action, and gives back what followed from it.
    ///
    /// # Errors
    /// As for [`Self::take`].
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, BadEntry> {
        self.take(Entry::Played(action)).map(|came| came.events().to_vec())
    }

    /// The entry that brings back what was taken back last: answers are noted once more.
    #[must_use]
    pub fn again(&self) -> Entry {
        match self.undone.last() {
            Some(Undone::Answers(draft)) => Entry::Noted(draft.clone()),
            _ => Entry::Redone,
        }
    }

    /// What was taken back can't be played again: something else holds now.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Game and answers are as they were before the last action that stands.
    fn undo(&mut self) -> Option<Step> {
        let step = self.past.pop()?;
        self.game = step.before;
        let after = std::mem::replace(&mut self.draft, step.draft.clone());
        self.undone.push(Undone::Action(step.action, after));
        Some(step)
    }

    /// Plays or changes again what was taken back last. Answers that were taken back later are passed over.
    fn redo(&mut self) -> Result<Came, BadEntry> {
        let at = self.moves_undone().checked_sub(1).ok_or(BadEntry::NothingToRedo)?;
        let came = match self.undone[at].clone() {
            Undone::Action(action, draft) => {
                let step = self.advance(action).map_err(BadEntry::Refused)?;
                self.draft = draft;
                Came::Redone(step)
            }
            Undone::Change(change) => {
                self.make(change.clone())?;
                Came::ChangeRedone(change)
            }
            Undone::Answers(_) => return Err(BadEntry::NothingToRedo),
        };
        self.undone.truncate(at);
        Ok(came)
    }

    /// How much was taken back, up to the last action or change: answers that were taken back after it don't count.
    fn moves_undone(&self) -> usize {
        self.undone.iter().rposition(|undone| !matches!(undone, Undone::Answers(_))).map_or(0, |last| last + 1)
    }

    /// Keeps the answers given so far to the question that is open.
    ///
    /// When that takes answers back, they can be given again: by what [`Self::again`] tells. Whatever else is noted drops
    /// the answers that could be given again, but no action.
    fn note(&mut self, draft: Draft) {
        let again = self.again() == Entry::Noted(draft.clone());
        let draft = Some(draft).filter(|draft| !matches!(draft, Draft::Nothing | Draft::Guidance { step: 0 }));
        match self.draft.take() {
            _ if again => drop(self.undone.pop()),
            Some(before) if before.goes_beyond(draft.as_ref()) => self.undone.push(Undone::Answers(before)),
            _ => self.undone.truncate(self.moves_undone()),
        }
        self.draft = draft;
    }

    fn advance(&mut self, action: Action) -> Result<Step, Refusal> {
        if self.is_abandoned() {
            return Err(Refusal::Round(RoundRefusal::GameOver));
        }
        let before = self.game;
        let events = self.game.play(action)?;
        // A count that is taken back is told anew from its beginning.
        let draft = self.draft.take().filter(|draft| !matches!(draft, Draft::Counting(_)));
        let step = Step { before, draft, action, events };
        self.past.push(step.clone());
        Ok(step)
    }

    /// The entry that begins this game's journal.
    #[must_use]
    pub fn first_entry(&self) -> Entry {
        Entry::Begun { setup: self.setup.clone(), language: self.language }
    }

    /// The set-up of the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The language in which the game began.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The players' names.
    #[must_use]
    pub fn names(&self) -> &BySeat<String> {
        &self.names
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The actions that stand, in the order in which they were played.
    #[must_use]
    pub fn past(&self) -> &[Step] {
        &self.past
    }

    /// What can come again, the next one last.
    #[must_use]
    pub fn undone(&self) -> &[Undone] {
        &self.undone
    }

    /// The answers so far to the question that is open.
    #[must_use]
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// Everything that happened and stands, in order.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.past.iter().flat_map(|step| &step.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::module::Modules;
    use crate::game::{Edition, LeaderChoice, Reveal, Seat, SeatSet};
    use crate::journal::entry::Answered;
    use crate::journal::line;
    use crate::journal::reading::Reading;
    use proptest::collection::vec;
    use proptest::prelude::*;

    fn setup() -> Setup {
        Setup {
            edition: Edition::default(),
            players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec(),
            leader: LeaderChoice::Draw,
            reveal: Reveal::Touch,
            modules: Modules::default(),
            seed: 7,
        }
    }

    fn begun() -> Record {
        Record::begin(setup(), Language::ENGLISH).unwrap()
    }

    /// The record after these entries.
    fn after(entries: impl IntoIterator<Item = Entry>) -> Record {
        Record::replay([begun().first_entry()].into_iter().chain(entries)).unwrap()
    }

    fn guidance(step: u8) -> Entry {
        Entry::Noted(Draft::Guidance { step })
    }

    fn roll_call(answers: &[bool]) -> Entry {
        Entry::Noted(Draft::RollCall { answers: answers.iter().map(|yes| Answered::in_turn(*yes)).collect() })
    }

    fn played(action: Action) -> Entry {
        Entry::Played(action)
    }

    /// Any entry, possible or not.
    fn any_entry(record: &Record, chance: u16) -> Entry {
        let seat = |chance: u16| Seat::from_index(usize::from(chance % 6)).unwrap();
        let (kind, chance) = (chance % 20, chance / 20);
        match kind {
            0..3 => Entry::Undone,
            3 => Entry::Redone,
            4 => record.again(),
            5 => guidance((chance % 9) as u8),
            6 => roll_call(&[true, false, true][..usize::from(chance % 4)]),
            7 => Entry::Changed(Change::Renamed { seat: seat(chance), name: format!("Player {chance}") }),
            8 => Entry::Changed(Change::Swapped(seat(chance), seat(chance / 6))),
            9 => Entry::Changed(Change::Joined { name: format!("Guest {chance}"), after: seat(chance) }),
            10 if chance % 8 == 0 => Entry::Changed(Change::Abandoned),
            _ => {
                let actions = record.game().legal_actions();
                actions
                    .get(usize::from(chance) % actions.len().max(1))
                    .map_or(Entry::Redone, |action| played(*action))
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn play_resume_and_replay_come_to_the_same_entry_by_entry(chances in vec(any::<u16>(), 1..60)) {
            let (mut live, mut told) = (begun(), begun());
            let mut entries = vec![live.first_entry()];
            let mut file = line::encode_first(1, &entries[0]) + "\n";
            for chance in chances {
                let entry = any_entry(&live, chance);
                let before = live.clone();
                let Ok(came) = live.take(entry.clone()) else {
                    prop_assert_eq!(&live, &before, "{:?} can't be, and has changed the record", entry);
                    continue;
                };
                entries.push(entry.clone());
                file += &(line::encode(entries.len(), &entry) + "\n");
                prop_assert_eq!(told.take(entry), Ok(came));
                prop_assert_eq!(&told, &live);
                let read = Reading::of(file.as_bytes()).unwrap();
                prop_assert_eq!((&read.record, read.damage), (&live, None));
            }
            prop_assert_eq!(Record::replay(entries), Ok(live));
        }

        #[test]
        fn what_is_taken_back_comes_again_as_it_was(chances in vec(any::<u16>(), 1..60)) {
            let mut record = begun();
            for chance in chances {
                let _ = record.take(any_entry(&record, chance));
                let (before, mut tried) = (record.clone(), record.clone());
                let again = match tried.take(Entry::Undone) {
                    Ok(Came::Undone(step)) => Came::Redone(step),
                    Ok(Came::ChangeUndone(changed)) => Came::ChangeRedone(changed.change),
                    other => {
                        prop_assert_eq!(other, Err(BadEntry::NothingToUndo));
                        continue;
                    }
                };
                prop_assert_eq!(tried.again(), Entry::Redone);
                prop_assert_eq!(tried.take(Entry::Redone).map(redrawn), Ok(redrawn(again)));
                prop_assert_eq!((tried.game(), tried.names()), (before.game(), before.names()));
                prop_assert_eq!((tried.past().len(), tried.changes().len()), (before.past().len(), before.changes().len()));
            }
        }
    }

    /// What came, without the answers so far: half a count is told anew from its beginning.
    fn redrawn(came: Came) -> Came {
        match came {
            Came::Redone(step) => Came::Redone(Step { draft: None, ..step }),
            other => other,
        }
    }

    #[test]
    fn undo_gives_back_the_game_before_and_redo_the_game_after() {
        let mut record = after([played(Action::TableReady)]);
        let before = *record.game();
        let Ok(Came::Played(step)) = record.take(played(Action::RevealDone)) else { panic!("it is not played") };
        let stood = *record.game();
        assert_eq!(record.take(Entry::Undone), Ok(Came::Undone(step.clone())));
        assert_eq!(*record.game(), before);
        assert_eq!(record.take(Entry::Redone), Ok(Came::Redone(step)));
        assert_eq!(*record.game(), stood);
        assert_eq!(record.take(Entry::Redone), Err(BadEntry::NothingToRedo));
    }

    #[test]
    fn answers_that_are_taken_back_come_again_one_by_one() {
        let whole = after((1..4).map(guidance));
        let mut record = after((1..4).map(guidance).chain([guidance(2), guidance(1), Entry::Noted(Draft::Nothing)]));
        assert_eq!(record.draft(), None);
        for step in 1..4 {
            assert_eq!(record.again(), guidance(step));
            assert_eq!(record.take(record.again()), Ok(Came::Noted));
        }
        assert_eq!(record, whole);
        assert_eq!(record.again(), Entry::Redone);
    }

    #[test]
    fn an_action_comes_back_with_the_answers_before_and_after_it() {
        let before = after([guidance(2)]);
        let stood = after([guidance(2), played(Action::TableReady), roll_call(&[true])]);
        let mut record = stood.clone();
        record.take(Entry::Undone).unwrap();
        assert_eq!((record.game(), record.draft()), (before.game(), before.draft()));
        record.take(Entry::Redone).unwrap();
        assert_eq!(record, stood);
    }

    #[test]
    fn another_answer_than_the_one_taken_back_drops_it_but_no_action() {
        let answers = [&[][..], &[true], &[], &[false]].map(roll_call);
        let record = after([played(Action::TableReady), Entry::Undone].into_iter().chain(answers));
        assert_eq!(record.undone(), [Undone::Action(Action::TableReady, None)]);
    }

    #[test]
    fn a_new_action_makes_redo_impossible_and_drops_the_answers_so_far() {
        let start = [Action::TableReady, Action::RevealDone].map(played);
        let record = after(start.into_iter().chain([Entry::Undone, guidance(2), played(Action::RevealDone)]));
        assert!(record.undone().is_empty());
        assert_eq!(record.draft(), None);
    }

    #[test]
    fn a_refused_action_changes_nothing() {
        let mut record = after([played(Action::TableReady), Entry::Undone, guidance(1)]);
        let before = record.clone();
        let team: SeatSet = record.game().seats().iter().take(2).collect();
        assert!(matches!(record.take(played(Action::Propose(team))), Err(BadEntry::Refused(_))));
        assert_eq!(record, before);
    }

    #[test]
    fn replay_names_the_entry_that_cannot_be() {
        let begun = begun().first_entry();
        let error = Record::replay([begun.clone(), Entry::Played(Action::TableReady), Entry::Redone]).unwrap_err();
        assert_eq!(error, ReplayError { entry: 3, reason: BadEntry::NothingToRedo });
        assert_eq!(error.to_string(), "entry 3 plays an action again, but none was taken back");
        let error = Record::replay([begun.clone(), begun.clone()]).unwrap_err();
        assert_eq!(error, ReplayError { entry: 2, reason: BadEntry::SecondBeginning });
        let error = Record::replay([begun, Entry::Undone]).unwrap_err();
        assert_eq!(error, ReplayError { entry: 2, reason: BadEntry::NothingToUndo });
        assert_eq!(Record::replay([Entry::Undone]).unwrap_err().reason, BadEntry::NoBeginning);
        assert_eq!(Record::replay([]).unwrap_err().reason, BadEntry::NoBeginning);
    }

    #[test]
    fn replay_tells_all_faults_of_the_set_up() {
        let bad = Setup { players: vec!["Ana".into(), "ana".into()], ..setup() };
        let error = Record::replay([Entry::Begun { setup: bad, language: Language::FRENCH }]).unwrap_err();
        let BadEntry::Faults(faults) = &error.reason else { panic!("{error}") };
        assert_eq!(faults.len(), 2, "{error}");
    }
}
