//! Sessions that begin otherwise, or end: a saved game, one that is only told again, lessons, practice, and parting.

use crate::actions::beginning;
use crate::actions::lessons::choosing;
use crate::actions::play::entries;
use crate::actions::setup_dialogue::practice::ask_for_practice;
use crate::actions::spoken_names::{keep_name, name_missed};
use crate::door::Session;
use crate::game::Edition;
use crate::journal::entry::Entry;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::{Heard, Message};
use crate::narration;
use crate::narration::announcing::table;
use crate::narration::answers::help;
use crate::narration::asking::setup_dialogue;
use crate::narration::lessons;
use crate::output::devices;
use crate::output::history::Topic;
use crate::preferences::Listens;
use crate::queries::speech_input::meant;
use crate::script::Round;
use crate::state::course::Course;
use crate::state::lesson_plan;
use crate::state::lesson_plan::Rooms;
use crate::state::open::{Activity, LetIn};
use crate::state::setup_dialogue::{Company, Interview, Told, Wanted};
use protocol::{Cue, DeviceEvent, Effect, Input, Parting, Progress, SpeechEvent, Unfinished};

impl Session {
    /// Asks whether to go on with a damaged game, which was asked for by name.
    pub fn offer(&mut self, damaged: Unfinished) -> Vec<Effect> {
        devices::tune(&self.scene, &mut self.desk);
        devices::tune_ears(&self.scene, &mut self.desk);
        narration::devices::tell_of_single_keys(&self.scene, &mut self.desk);
        self.scene.activity = Activity::Interview(Box::new(Interview::only(damaged)));
        setup_dialogue::ask_interview(&self.scene, &mut self.desk);
        help::report_state(&self.scene, &mut self.desk);
        self.finish()
    }
}

impl Session {
    /// Tells a game from its entries, and ends. If that is not all of it, that is said last.
    pub fn replay(&mut self, entries: Vec<Entry>, in_part: Option<Message>) -> Vec<Effect> {
        self.desk.keeping.stop();
        self.desk.narration.retells = true;
        devices::tune(&self.scene, &mut self.desk);
        let mut entries = entries.into_iter();
        if let Some(Ok(record)) = entries.next().map(Record::begun_by) {
            beginning::sit_down(&mut self.scene, record, Private::default());
            table::announce_game(&self.scene, &mut self.desk);
        }
        for entry in entries {
            if let Ok(came) = self.desk.take(&mut self.scene, entry) {
                entries::tell_what_came(&mut self.scene, &mut self.desk, &came);
            }
        }
        in_part.iter().for_each(|message| self.desk.say_in_full(&self.scene, Topic::General, message));
        help::report_state(&self.scene, &mut self.desk);
        self.desk.effects.push(Effect::Quit(Parting::Told));
        self.finish()
    }
}

impl Session {
    /// Says some sentences, and ends.
    pub fn tell_all(&mut self, messages: Vec<Message>) -> Vec<Effect> {
        devices::tune(&self.scene, &mut self.desk);
        messages.iter().for_each(|message| self.desk.say_in_full(&self.scene, Topic::General, message));
        self.desk.effects.push(Effect::Quit(Parting::Told));
        self.finish()
    }

    /// The same in the words of an edition.
    pub fn tell_about(&mut self, edition: Edition, messages: Vec<Message>) -> Vec<Effect> {
        self.scene.lexicon.play(edition);
        self.tell_all(messages)
    }

    /// Takes note of what becomes of the last words, after [`Effect::Quit`]. Nothing more is said: whoever has left hears
    /// nothing of devices.
    pub fn fade(&mut self, input: &Input) {
        match input {
            Input::Speech(id, SpeechEvent::Ended | SpeechEvent::Cancelled) => self.desk.narration.queue.fade(*id),
            Input::Device(DeviceEvent::SpeechFrom(source)) => self.desk.narration.queue.comes_from(*source),
            _ => {}
        }
    }
}

impl Session {
    /// Begins the lessons, with one of them or with the question which. Nothing of them goes into a journal.
    pub fn learn(&mut self, rooms: Rooms, progress: Progress, lesson: Option<usize>) -> Vec<Effect> {
        self.do_not_save();
        devices::tune(&self.scene, &mut self.desk);
        devices::tune_ears(&self.scene, &mut self.desk);
        narration::devices::tell_of_single_keys(&self.scene, &mut self.desk);
        let round = self.scene.preferences.script.round;
        self.scene.preferences.script.round = round.or(Some(Round::Usual));
        self.scene.course = Some(Box::new(Course::new(lesson_plan::lessons(rooms), progress, round)));
        match lesson {
            Some(lesson) => choosing::begin(&mut self.scene, &mut self.desk, lesson),
            None => lessons::offer(&self.scene, &mut self.desk),
        }
        self.finish()
    }
}

impl Session {
    /// Begins a practice: one person plays, and the narrator plays all others. What was not told is asked for.
    pub fn practise(&mut self, told: Told, company: Company) -> Vec<Effect> {
        devices::tune(&self.scene, &mut self.desk);
        devices::tune_ears(&self.scene, &mut self.desk);
        let wanted = Wanted { told, company };
        ask_for_practice(&mut self.scene, &mut self.desk, &mut self.listening, wanted);
        self.finish()
    }
}

impl Session {
    /// Somebody has said something while a name is asked for.
    pub(crate) fn name_said(&mut self, words: &str) {
        let Some(trial) = &mut self.scene.open.trial else { return };
        let seat = trial.seat;
        let heard = trial.candidates.iter().any(|candidate| candidate == words);
        let missed = !heard && !words.is_empty();
        self.desk.narration.history.begin_group();
        if heard {
            self.desk.silence(&mut self.scene);
            self.desk.cue(&self.scene, Cue::Heard);
            keep_name(&mut self.scene, &mut self.desk, &mut self.listening, seat, words);
        } else if let Heard::Meant(intent) = meant::meant_by(&self.scene, &self.listening, words) {
            self.desk.silence(&mut self.scene);
            self.desk.cue(&self.scene, Cue::Heard);
            self.intend(intent);
        } else {
            self.desk.cue(&self.scene, Cue::NotUnderstood);
            if missed {
                name_missed(&mut self.scene, &mut self.desk, &self.listening);
            }
        }
    }
}

impl Session {
    /// Learns the voice of somebody without a game, and ends.
    pub fn learn_alone(&mut self, name: String) -> Vec<Effect> {
        self.scene.preferences.ears = Listens::Open;
        devices::tune(&self.scene, &mut self.desk);
        devices::tune_ears(&self.scene, &mut self.desk);
        self.listening.to_learn = Some(name);
        self.desk.say_in_full(&self.scene, Topic::General, &Message::new("voice-waits"));
        self.finish()
    }
}

impl Session {
    /// Phones are let in from the start: whoever is told something alone may be told there.
    pub fn expects_phones(&mut self) {
        self.scene.world.let_in = LetIn::NextGame;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::play;
    use crate::actions::play::{entries, undo};
    use crate::game::module::Modules;
    use crate::game::{Edition, LeaderChoice, Reveal};
    use crate::game::{Seat, Setup};
    use crate::journal::entry::{Answered, Change, Draft, Entry};
    use crate::journal::record::Record;
    use crate::language::Language;
    use crate::output::Desk;
    use crate::output::keeping;
    use crate::preferences::Preferences;
    use crate::state::open::Mode;
    use crate::state::speech_input::Listening;
    use crate::state::table_state::Scene;
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
            2..4 => undo::redo(scene, desk, listening),
            4 => keeping::note(scene, desk, Draft::RollCall { answers: vec![Answered::in_turn(true); chance % 3] }),
            5 => {
                let seat = Seat::from_index(chance % 5).unwrap();
                let change = Change::Renamed { seat, name: format!("Player {chance}") };
                entries::enter_and_tell(scene, desk, Entry::Changed(change));
            }
            _ => actions
                .get(chance % actions.len().max(1))
                .into_iter()
                .for_each(|action| play::play(scene, desk, *action)),
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
