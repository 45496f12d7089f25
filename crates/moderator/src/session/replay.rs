//! A saved game told again: every announcement, none of the questions, and nothing for the hands.

use crate::journal::entry::Entry;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::Message;
use crate::session::desk::history::Topic;
use crate::session::table::{beginning, entries};
use crate::session::{Session, desk, menu};
use protocol::effect::{Effect, Parting};

impl Session {
    /// Tells a game from its entries, and ends. If that is not all of it, that is said last.
    pub fn replay(&mut self, entries: Vec<Entry>, in_part: Option<Message>) -> Vec<Effect> {
        self.desk.keeping.stop();
        self.desk.narration.retells = true;
        desk::devices::tune(&self.scene, &mut self.desk);
        let mut entries = entries.into_iter();
        if let Some(Ok(record)) = entries.next().map(Record::begun_by) {
            beginning::sit_down(&mut self.scene, record, Private::default());
            beginning::announce_game(&self.scene, &mut self.desk);
        }
        for entry in entries {
            if let Ok(came) = self.desk.take(&mut self.scene, entry) {
                entries::tell_what_came(&mut self.scene, &mut self.desk, &came);
            }
        }
        in_part.iter().for_each(|message| self.desk.say_in_full(&self.scene, Topic::General, message));
        menu::state::report_state(&self.scene, &mut self.desk);
        self.desk.effects.push(Effect::Quit(Parting::Told));
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::module::Modules;
    use crate::game::{Edition, LeaderChoice, Reveal, Seat, Setup};
    use crate::journal::entry::{Answered, Change, Draft};
    use crate::language::Language;
    use crate::preferences::Preferences;
    use crate::session::listening::Listening;
    use crate::session::scene::{Activity, Scene};
    use crate::session::table::{playing, redo, undo};
    use crate::session::{Desk, Mode};
    use proptest::collection::vec;
    use proptest::prelude::*;

    fn session(mode: Mode) -> Session {
        Session::new(mode, Language::ENGLISH, Preferences::default())
    }

    fn setup(edition: Edition, reveal: Reveal) -> Setup {
        let players = ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec();
        Setup { edition, players, leader: LeaderChoice::Draw, reveal, modules: Modules::default(), seed: 3 }
    }

    fn record(session: &Session) -> &Record {
        let Activity::Game(table) = &session.scene.activity else { panic!("nothing is moderated") };
        &table.record
    }

    fn entries(effects: Vec<Effect>) -> impl Iterator<Item = Entry> {
        effects.into_iter().filter_map(|effect| if let Effect::Record(entry) = effect { Some(entry) } else { None })
    }

    /// Something that a table does, whether it can be done now or not.
    fn command(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, chance: u16) {
        let Activity::Game(table) = &scene.activity else { return };
        let actions = table.record.game().legal_actions();
        let (kind, chance) = (chance % 12, usize::from(chance / 12));
        match kind {
            0..2 => undo::undo(scene, desk),
            2..4 => redo::redo(scene, desk, listening),
            4 => desk::keeping::note(
                scene,
                desk,
                Draft::RollCall { answers: vec![Answered::in_turn(true); chance % 3] },
            ),
            5 => {
                let seat = Seat::from_index(chance % 5).unwrap();
                let change = Change::Renamed { seat, name: format!("Player {chance}") };
                entries::enter_and_tell(scene, desk, Entry::Changed(change));
            }
            _ => actions
                .get(chance % actions.len().max(1))
                .into_iter()
                .for_each(|action| playing::play(scene, desk, *action)),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn a_game_is_told_as_it_was_played(
            chances in vec(any::<u16>(), 1..40),
            (edition, reveal) in prop::sample::select(vec![
                (Edition::from_id("accessible").unwrap(), Reveal::Touch),
                (Edition::from_id("forum").unwrap(), Reveal::None),
            ]),
            mode in prop::sample::select(vec![Mode::Table, Mode::Program]),
        ) {
            let mut live = session(mode);
            let mut journal: Vec<Entry> = entries(live.begin(setup(edition, reveal))).collect();
            for chance in chances {
                command(&mut live.scene, &mut live.desk, &mut live.listening, chance);
                journal.extend(entries(live.finish()));
                prop_assert_eq!(&Record::replay(journal.clone()).unwrap(), record(&live));
            }
            let mut told = session(mode);
            prop_assert_eq!(entries(told.replay(journal, None)).count(), 0);
            prop_assert_eq!(record(&told), record(&live));
        }
    }
}
