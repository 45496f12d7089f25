//! A game with its past: every action that stands, everything taken back, and the answers given so far.
//!
//! A record moves on in two ways that must agree: a session calls [`Record::play`], [`Record::undo`],
//! [`Record::redo`], [`Record::note`] and [`Record::change`], and a saved game is read back by [`Record::replay`], entry by entry.

mod changes;

pub use changes::Changed;

use super::entry::{Change, Draft, Entry};
use crate::game::setup::Beginning;
use crate::game::{Action, BySeat, Event, Fault, Game, Refusal, Setup};
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

    /// The game that these entries tell, as it stood after the last of them.
    ///
    /// # Errors
    /// The first entry that can't be, with its number.
    pub fn replay(entries: impl IntoIterator<Item = Entry>) -> Result<Self, ReplayError> {
        let mut entries = entries.into_iter();
        let begun = match entries.next() {
            Some(Entry::Begun { setup, language }) => Self::begin(setup, language).map_err(BadEntry::Faults),
            _ => Err(BadEntry::NoBeginning),
        };
        let mut record = begun.map_err(|reason| ReplayError { entry: 1, reason })?;
        for (index, entry) in entries.enumerate() {
            record.apply(entry).map_err(|reason| ReplayError { entry: index + 2, reason })?;
        }
        Ok(record)
    }

    /// Does what an entry tells. The record is unchanged when it can't.
    ///
    /// # Errors
    /// Why the entry can't follow what was.
    pub fn apply(&mut self, entry: Entry) -> Result<(), BadEntry> {
        match entry {
            Entry::Begun { .. } => Err(BadEntry::SecondBeginning),
            Entry::Played(action) => self.play(action).map(drop).map_err(BadEntry::Refused),
            Entry::Undone if self.undo_change().is_some() => Ok(()),
            Entry::Undone => self.undo().map(drop).ok_or(BadEntry::NothingToUndo),
            Entry::Redone if self.redo_change().is_some() => Ok(()),
            Entry::Redone => self.redo().map(drop).ok_or(BadEntry::NothingToRedo),
            Entry::Changed(change) => self.change(change),
            Entry::Noted(draft) => {
                self.note(draft);
                Ok(())
            }
        }
    }

    /// Plays an action. What was taken back before is gone for good, and so are the answers so far.
    ///
    /// # Errors
    /// The rules' refusal; the record is unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.advance(action)?;
        self.undone.clear();
        Ok(events)
    }

    /// Takes back the last action that stands: game and answers are as they were before it. None if none stands.
    ///
    /// A change of the table that came after it is to be taken back first, by [`Self::undo_change`].
    pub fn undo(&mut self) -> Option<Step> {
        let step = self.past.pop()?;
        self.game = step.before;
        let after = std::mem::replace(&mut self.draft, step.draft.clone());
        self.undone.push(Undone::Action(step.action, after));
        Some(step)
    }

    /// Plays the action again that was taken back last. None if none was, or another was played since.
    ///
    /// Answers to the question before it that were taken back later are passed over.
    pub fn redo(&mut self) -> Option<(Action, Vec<Event>)> {
        let at = self.undone.iter().rposition(|undone| matches!(undone, Undone::Action(..)))?;
        let Undone::Action(action, draft) = self.undone[at].clone() else { return None };
        let events = self.advance(action).ok()?;
        self.undone.truncate(at);
        self.draft = draft;
        Some((action, events))
    }

    /// What was taken back can't be played again: something else holds now.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Keeps the answers given so far to the question that is open.
    ///
    /// When that takes answers back, they can be given again: by noting what [`Self::undone`] tells last. Whatever
    /// else is noted drops the answers that could be given again, but no action.
    pub fn note(&mut self, draft: Draft) {
        let draft = Some(draft).filter(|draft| !matches!(draft, Draft::Nothing | Draft::Guidance { step: 0 }));
        let again =
            matches!((self.undone.last(), &draft), (Some(Undone::Answers(last)), Some(draft)) if last == draft);
        match self.draft.take() {
            _ if again => drop(self.undone.pop()),
            Some(before) if before.goes_beyond(draft.as_ref()) => self.undone.push(Undone::Answers(before)),
            _ => {
                let actions = self.undone.iter().rposition(|undone| !matches!(undone, Undone::Answers(_)));
                self.undone.truncate(actions.map_or(0, |last| last + 1));
            }
        }
        self.draft = draft;
    }

    fn advance(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        if self.is_abandoned() {
            return Err(Refusal::GameOver);
        }
        let before = self.game;
        let events = self.game.play(action)?;
        // A count that is taken back is told anew from its beginning.
        let draft = self.draft.take().filter(|draft| !matches!(draft, Draft::Counting(_)));
        self.past.push(Step { before, draft, action, events: events.clone() });
        Ok(events)
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
    use crate::game::{Edition, LeaderChoice, Reveal, SeatSet};

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
        Record::begin(setup(), Language::English).unwrap()
    }

    fn pair(record: &Record) -> SeatSet {
        record.game().seats().iter().take(2).collect()
    }

    #[test]
    fn undo_gives_back_the_game_before_and_redo_the_game_after() {
        let mut record = begun();
        record.play(Action::TableReady).unwrap();
        let before = *record.game();
        let events = record.play(Action::RevealDone).unwrap();
        let after = *record.game();
        assert_eq!(record.undo().map(|step| step.events), Some(events.clone()));
        assert_eq!(*record.game(), before);
        assert_eq!(record.redo(), Some((Action::RevealDone, events)));
        assert_eq!(*record.game(), after);
        assert_eq!(record.redo(), None);
    }

    #[test]
    fn answers_that_are_taken_back_come_again_one_by_one() {
        let mut record = begun();
        let steps: Vec<Draft> = (1..4).map(|step| Draft::Guidance { step }).collect();
        steps.iter().for_each(|step| record.note(step.clone()));
        let whole = record.clone();
        for step in [&steps[1], &steps[0], &Draft::Nothing] {
            record.note(step.clone());
        }
        assert_eq!(record.draft(), None);
        for step in &steps {
            assert_eq!(record.undone().last(), Some(&Undone::Answers(step.clone())));
            record.note(step.clone());
        }
        assert_eq!(record, whole);
    }

    #[test]
    fn an_action_comes_back_with_the_answers_before_and_after_it() {
        let mut record = begun();
        record.note(Draft::Guidance { step: 2 });
        let before = record.clone();
        record.play(Action::TableReady).unwrap();
        record.note(Draft::RollCall { answers: vec![true] });
        let after = record.clone();
        record.undo();
        assert_eq!((record.game(), record.draft()), (before.game(), before.draft()));
        record.redo();
        assert_eq!(record, after);
    }

    #[test]
    fn another_answer_than_the_one_taken_back_drops_it_but_no_action() {
        let roll_call = |answers: &[bool]| Draft::RollCall { answers: answers.to_vec() };
        let mut record = begun();
        record.play(Action::TableReady).unwrap();
        record.undo();
        for answers in [&[][..], &[true], &[], &[false]] {
            record.note(roll_call(answers));
        }
        assert_eq!(record.undone(), [Undone::Action(Action::TableReady, None)]);
    }

    #[test]
    fn a_new_action_makes_redo_impossible_and_drops_the_answers_so_far() {
        let mut record = begun();
        record.play(Action::TableReady).unwrap();
        record.play(Action::RevealDone).unwrap();
        record.undo();
        record.note(Draft::Guidance { step: 2 });
        record.play(Action::RevealDone).unwrap();
        assert!(record.undone().is_empty());
        assert_eq!(record.draft(), None);
    }

    #[test]
    fn a_refused_action_changes_nothing() {
        let mut record = begun();
        record.play(Action::TableReady).unwrap();
        record.undo();
        record.note(Draft::Guidance { step: 1 });
        let before = record.clone();
        let team = pair(&record);
        assert!(record.play(Action::Propose(team)).is_err());
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
        let error = Record::replay([Entry::Begun { setup: bad, language: Language::French }]).unwrap_err();
        let BadEntry::Faults(faults) = &error.reason else { panic!("{error}") };
        assert_eq!(faults.len(), 2, "{error}");
    }
}
