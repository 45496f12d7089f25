//! Changes of a table in the past of its game: names, places, people, and an end without a result.

use super::{BadEntry, Record, Step, Undone};
use crate::game::setup::Beginning;
use crate::game::{BySeat, Game, LeaderChoice, Seat, Setup};
use crate::journal::entry::{Change, Draft};
use crate::language::{Message, terms};

/// A change that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// What has changed.
    pub change: Change,
    /// How many actions stood before it.
    pub after: usize,
    /// The name of the player whom it is about, before it.
    pub name_before: Option<String>,
    before: Box<Before>,
}

/// What stood before a change.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Before {
    setup: Setup,
    names: BySeat<String>,
    game: Game,
    draft: Option<Draft>,
    /// The actions that stood, if none of them stands any more.
    past: Option<Vec<Step>>,
}

impl Changed {
    /// What has changed, as a sentence.
    #[must_use]
    pub fn message(&self, record: &Record) -> Message {
        let old = self.name_before.clone().unwrap_or_default();
        match &self.change {
            Change::Renamed { name, .. } => Message::new("renamed").text("old", old).text("new", name),
            Change::Replaced { name, .. } => Message::new("replaced").text("old", old).text("new", name),
            Change::Vacated { .. } => Message::new("vacated").text("name", old),
            Change::Swapped(first, second) => {
                let name = |seat: &Seat| record.names().get(*seat).cloned().unwrap_or_default();
                let message = Message::new("swapped").text("first", name(first)).text("second", name(second));
                message.texts("names", record.setup_as_they_sit().players)
            }
            Change::Joined { name, .. } => Message::new("joined").text("name", name),
            Change::Claimed { by, about, side } => {
                let what = Message::new(terms::shown_side(*side)).player("player", *about);
                Message::new("practice-says").player("player", *by).message("what", what)
            }
            Change::Abandoned => Message::new("abandoned"),
        }
    }
}

impl Record {
    /// Whether the last thing that stands is a change: it is to be taken back before any action.
    #[must_use]
    pub fn ends_with_change(&self) -> bool {
        self.changes.last().is_some_and(|changed| changed.after == self.past.len())
    }

    /// Everything is as it was before the last change.
    pub(super) fn undo_change(&mut self) -> Option<Changed> {
        let changed = self.changes.pop()?;
        let Before { setup, names, game, draft, past } = (*changed.before).clone();
        (self.setup, self.names, self.game, self.draft) = (setup, names, game, draft);
        self.past.extend(past.into_iter().flatten());
        self.undone.push(Undone::Change(changed.change.clone()));
        Some(changed)
    }

    /// The changes that stand, in the order in which they were made.
    #[must_use]
    pub fn changes(&self) -> &[Changed] {
        &self.changes
    }

    /// Whether the game has ended without a result.
    #[must_use]
    pub fn is_abandoned(&self) -> bool {
        self.changes.iter().any(|changed| changed.change == Change::Abandoned)
    }

    /// Changes the table, whatever was taken back before.
    ///
    /// # Errors
    /// What is wrong with a name, or that there is nothing to change so; the record is unchanged.
    pub(super) fn make(&mut self, change: Change) -> Result<(), BadEntry> {
        if self.is_abandoned() {
            return Err(BadEntry::NoSuchChange);
        }
        let after = self.past.len();
        let mut before = Before {
            setup: self.setup.clone(),
            names: self.names.clone(),
            game: self.game,
            draft: self.draft.clone(),
            past: None,
        };
        let mut name_before = None;
        let mut stands_after = after;
        match &change {
            Change::Renamed { seat, name } | Change::Replaced { seat, name } => {
                name_before = self.names.get(*seat).cloned();
                let mut setup = self.setup.clone();
                setup.players.get_mut(seat.index()).ok_or(BadEntry::NoSuchChange)?.clone_from(name);
                self.names = setup.clone().check().map_err(BadEntry::Faults)?.names;
                self.setup = setup;
            }
            Change::Vacated { seat } => {
                if !self.game.seats().all().contains(*seat) {
                    return Err(BadEntry::NoSuchChange);
                }
                name_before = self.names.get(*seat).cloned();
            }
            Change::Swapped(first, second) => {
                let here = |seat: &Seat| self.game.seats().all().contains(*seat);
                if first == second || !here(first) || !here(second) {
                    return Err(BadEntry::NoSuchChange);
                }
                self.game.swap_places(*first, *second);
                // A roll call goes round the table: it begins anew.
                self.draft = self.draft.take().filter(|draft| !matches!(draft, Draft::RollCall { .. }));
            }
            Change::Joined { name, after } => {
                let setup = self.with_one_more(name, *after)?;
                let Beginning { game, names } = setup.clone().check().map_err(BadEntry::Faults)?;
                (self.setup, self.names, self.game, self.draft) = (setup, names, game, None);
                before.past = Some(std::mem::take(&mut self.past));
                stands_after = 0;
            }
            Change::Claimed { by, about, side } => {
                let (good, evil) = self.game.book().sides;
                let has_seen = self.events().any(|event| event.shown_alone() == Some((*by, *about)));
                if !has_seen || ![good, evil].contains(side) || self.game.ending().is_some() {
                    return Err(BadEntry::NoSuchChange);
                }
            }
            Change::Abandoned if self.game.ending().is_some() => return Err(BadEntry::NoSuchChange),
            Change::Abandoned => {}
        }
        self.changes.push(Changed { change, after: stands_after, name_before, before: Box::new(before) });
        Ok(())
    }

    /// The set-up with one player more, in the order in which they sit.
    fn with_one_more(&self, name: &str, after: Seat) -> Result<Setup, BadEntry> {
        let seats = self.game.seats();
        if !seats.all().contains(after) {
            return Err(BadEntry::NoSuchChange);
        }
        let mut setup = self.setup_as_they_sit();
        let place = setup.players.iter().position(|other| self.names.get(after) == Some(other));
        let place = place.ok_or(BadEntry::NoSuchChange)? + 1;
        setup.players.insert(place, name.to_owned());
        if let LeaderChoice::Named(seat) = setup.leader
            && seat.index() >= place
        {
            let next = Seat::from_index(seat.index() + 1).ok_or(BadEntry::NoSuchChange)?;
            setup.leader = LeaderChoice::Named(next);
        }
        Ok(setup)
    }

    /// The set-up of this game as the players sit now: seats are numbered clockwise again.
    #[must_use]
    pub fn setup_as_they_sit(&self) -> Setup {
        let mut setup = self.setup.clone();
        let Some(first) = self.game.seats().iter().next() else { return setup };
        let order: Vec<Seat> = self.game.seats().clockwise_from(first).collect();
        setup.players = order.iter().filter_map(|seat| self.names.get(*seat).cloned()).collect();
        if let LeaderChoice::Named(leader) = setup.leader {
            let place = order.iter().position(|seat| *seat == leader).and_then(Seat::from_index);
            setup.leader = place.map_or(LeaderChoice::Draw, LeaderChoice::Named);
        }
        setup
    }
}

#[cfg(test)]
mod tests {
    use super::super::Came;
    use super::*;
    use crate::game::module::Modules;
    use crate::game::{Action, Ballot, Edition, Reveal};
    use crate::journal::entry::Entry;
    use crate::language::Language;

    fn seat(number: u32) -> Seat {
        Seat::from_number(number).unwrap()
    }

    fn begun() -> Record {
        let setup = Setup {
            edition: Edition::default(),
            players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec(),
            leader: LeaderChoice::Named(seat(2)),
            reveal: Reveal::Touch,
            modules: Modules::default(),
            seed: 7,
        };
        Record::begin(setup, Language::ENGLISH).unwrap()
    }

    fn changes() -> [Change; 6] {
        [
            Change::Vacated { seat: seat(5) },
            Change::Renamed { seat: seat(2), name: "Bea".into() },
            Change::Swapped(seat(1), seat(3)),
            Change::Replaced { seat: seat(4), name: "Gina".into() },
            Change::Joined { name: "Finn".into(), after: seat(1) },
            Change::Abandoned,
        ]
    }

    #[test]
    fn each_change_is_taken_back_and_comes_again() {
        let mut record = begun();
        record.play(Action::TableReady).unwrap();
        for change in changes() {
            let before = record.clone();
            assert_eq!(record.take(Entry::Changed(change.clone())), Ok(Came::Changed(change.clone())));
            let after = record.clone();
            let Ok(Came::ChangeUndone(changed)) = record.take(Entry::Undone) else { panic!("{change:?} stays") };
            assert_eq!(changed.change, change);
            assert_eq!(
                (record.game(), record.names(), record.past()),
                (before.game(), before.names(), before.past())
            );
            assert_eq!(record.take(Entry::Redone), Ok(Came::ChangeRedone(change)));
            assert_eq!(record, after);
        }
    }

    #[test]
    fn an_action_since_is_taken_back_before_the_change() {
        let mut record = begun();
        record.take(Entry::Changed(Change::Swapped(seat(1), seat(2)))).unwrap();
        record.play(Action::TableReady).unwrap();
        assert!(!record.ends_with_change());
        assert!(matches!(record.take(Entry::Undone), Ok(Came::Undone(_))));
        assert!(record.ends_with_change());
        assert!(matches!(record.take(Entry::Undone), Ok(Came::ChangeUndone(_))));
        assert_eq!(record.game(), begun().game());
    }

    #[test]
    fn who_changes_places_keeps_the_lead_and_the_next_leader_is_the_one_on_the_left() {
        let mut record = begun();
        for action in [Action::TableReady, Action::RevealDone] {
            record.play(action).unwrap();
        }
        record.take(Entry::Changed(Change::Swapped(seat(3), seat(5)))).unwrap();
        let team = record.game().seats().iter().take(2).collect();
        record.play(Action::Propose(team)).unwrap();
        record.play(Action::Vote(Ballot::Count { approve: 0, reject: 5 })).unwrap();
        assert_eq!(record.game().leader(), seat(5));
    }

    #[test]
    fn somebody_more_sits_where_they_were_told_to_and_the_leader_stays() {
        let mut record = begun();
        record.take(Entry::Changed(Change::Joined { name: "Finn".into(), after: seat(1) })).unwrap();
        assert_eq!(record.setup().players, ["Ana", "Finn", "Ben", "Cleo", "Dan", "Eve"]);
        assert_eq!(record.game().leader(), seat(3));
    }

    #[test]
    fn a_name_that_is_taken_and_a_seat_that_is_not_there_change_nothing() {
        let mut record = begun();
        let before = record.clone();
        for change in [
            Change::Renamed { seat: seat(1), name: "ben".into() },
            Change::Replaced { seat: seat(9), name: "Gina".into() },
            Change::Swapped(seat(1), seat(1)),
            Change::Swapped(seat(1), seat(9)),
        ] {
            assert!(record.take(Entry::Changed(change)).is_err());
            assert_eq!(record, before);
        }
    }

    #[test]
    fn nothing_is_played_in_a_game_that_was_ended() {
        let mut record = begun();
        record.take(Entry::Changed(Change::Abandoned)).unwrap();
        assert!(record.play(Action::TableReady).is_err());
        record.take(Entry::Undone).unwrap();
        assert!(record.play(Action::TableReady).is_ok());
    }
}
