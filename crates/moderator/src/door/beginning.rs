//! Sessions that begin otherwise: with a saved game, one that is only told again, lessons, or practice.

use crate::actions::beginning;
use crate::actions::beginning::resuming;
use crate::actions::lessons::choosing;
use crate::actions::play::entries;
use crate::actions::setup_dialogue::practice;
use crate::journal::entry::Entry;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::Message;
use crate::narration;
use crate::narration::announcing::table;
use crate::narration::answers::help;
use crate::narration::asking::setup_dialogue;
use crate::narration::lessons;
use crate::output::history::Topic;
use crate::output::{Output, devices};
use crate::preferences::Listens;
use crate::queries::setup_dialogue::to_ask;
use crate::script::Round;
use crate::state::course::Course;
use crate::state::lesson_plan;
use crate::state::lesson_plan::Rooms;
use crate::state::open::Activity;
use crate::state::setup_dialogue::{SetupDialogue, Wanted};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::{Effect, Opened, Progress, Shutdown, Unfinished};

/// Asks whether to go on with a damaged game.
pub(crate) fn offer(state: &mut TableState, output: &mut Output, damaged: Unfinished) {
    devices::tune(state, output);
    devices::tune_ears(state, output);
    narration::devices::tell_of_single_keys(state, output);
    state.activity = Activity::SetupDialogue(Box::new(SetupDialogue::only(damaged)));
    setup_dialogue::ask_dialogue(state, output);
    help::report_state(state, output);
}

/// Before the first question, if there is one: what is wrong with saved games.
pub(crate) fn open(state: &mut TableState, output: &mut Output, is_complete: bool, unreadable: &[Message]) {
    if !is_complete {
        let beside = to_ask(state);
        state.activity = Activity::SetupDialogue(Box::new(SetupDialogue { beside, ..SetupDialogue::default() }));
    }
    devices::tune(state, output);
    devices::tune_ears(state, output);
    unreadable.iter().for_each(|message| output.say_in_full(state, Topic::General, message));
}

/// Goes on with a saved game, at the question that was open.
pub(crate) fn resume(state: &mut TableState, output: &mut Output, opened: Opened) {
    devices::tune(state, output);
    devices::tune_ears(state, output);
    narration::devices::tell_of_single_keys(state, output);
    resuming::resume_game(state, output, opened);
}

/// Begins a practice; what was not told is asked for.
pub(crate) fn practise(state: &mut TableState, output: &mut Output, listening: &mut Listening, wanted: Wanted) {
    devices::tune(state, output);
    devices::tune_ears(state, output);
    practice::ask_for_practice(state, output, listening, wanted);
}

/// Learns the voice of somebody without a game.
pub(crate) fn learn_alone(state: &mut TableState, output: &mut Output, listening: &mut Listening, name: String) {
    state.preferences.ears = Listens::Open;
    devices::tune(state, output);
    devices::tune_ears(state, output);
    listening.to_learn = Some(name);
    output.say_in_full(state, Topic::General, &Message::new("voice-waits"));
}

/// Tells a game from its entries, and ends. If that is not all of it, that is said last.
pub(crate) fn replay(state: &mut TableState, output: &mut Output, entries: Vec<Entry>, in_part: Option<Message>) {
    output.keeping.stop();
    output.narration.retells = true;
    devices::tune(state, output);
    let mut entries = entries.into_iter();
    if let Some(Ok(record)) = entries.next().map(Record::begun_by) {
        beginning::sit_down(state, record, Private::default());
        table::announce_game(state, output);
    }
    for entry in entries {
        if let Ok(came) = output.take(state, entry) {
            entries::tell_what_came(state, output, &came);
        }
    }
    in_part.iter().for_each(|message| output.say_in_full(state, Topic::General, message));
    help::report_state(state, output);
    output.effects.push(Effect::Quit(Shutdown::Told));
}

/// Says some sentences, and ends.
pub(crate) fn tell_all(state: &TableState, output: &mut Output, messages: &[Message]) {
    devices::tune(state, output);
    messages.iter().for_each(|message| output.say_in_full(state, Topic::General, message));
    output.effects.push(Effect::Quit(Shutdown::Told));
}

/// Begins the lessons, with one of them or with the question which. Nothing of them goes into a journal.
pub(crate) fn learn(
    state: &mut TableState,
    output: &mut Output,
    rooms: Rooms,
    progress: Progress,
    lesson: Option<usize>,
) {
    output.keeping.stop();
    devices::tune(state, output);
    devices::tune_ears(state, output);
    narration::devices::tell_of_single_keys(state, output);
    let round = state.preferences.script.round;
    state.preferences.script.round = round.or(Some(Round::Usual));
    state.course = Some(Box::new(Course::new(lesson_plan::lessons(rooms), progress, round)));
    match lesson {
        Some(lesson) => choosing::begin(state, output, lesson),
        None => lessons::offer(state, output),
    }
}

#[cfg(test)]
mod tests {
    use crate::actions::play;
    use crate::actions::play::{entries, undo};
    use crate::door::Session;
    use crate::game::module::Modules;
    use crate::game::{Edition, LeaderChoice, Reveal};
    use crate::game::{Seat, Setup};
    use crate::journal::entry::{Answered, Change, Draft, Entry};
    use crate::journal::record::Record;
    use crate::language::Language;
    use crate::output::Output;
    use crate::output::keeping;
    use crate::preferences::Preferences;
    use crate::state::open::{Activity, Mode};
    use crate::state::speech_input::Listening;
    use crate::state::table_state::TableState;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use protocol::Effect;

    fn session(mode: Mode) -> Session {
        Session::new(mode, Language::ENGLISH, Preferences::default())
    }

    fn setup(edition: Edition, reveal: Reveal) -> Setup {
        let players = ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec();
        Setup { edition, players, leader: LeaderChoice::Draw, reveal, modules: Modules::default(), seed: 3 }
    }

    fn record(session: &Session) -> &Record {
        let Activity::Game(table) = &session.state.activity else { panic!("nothing is moderated") };
        &table.record
    }

    fn entries(effects: Vec<Effect>) -> impl Iterator<Item = Entry> {
        effects.into_iter().filter_map(|effect| if let Effect::Record(entry) = effect { Some(entry) } else { None })
    }

    /// Something that a table does, whether it can be done now or not.
    fn command(state: &mut TableState, output: &mut Output, listening: &mut Listening, chance: u16) {
        let Activity::Game(table) = &state.activity else { return };
        let actions = table.record.game().legal_actions();
        let (kind, chance) = (chance % 12, usize::from(chance / 12));
        match kind {
            0..2 => undo::undo(state, output),
            2..4 => undo::redo(state, output, listening),
            4 => keeping::note(state, output, Draft::RollCall { answers: vec![Answered::in_turn(true); chance % 3] }),
            5 => {
                let seat = Seat::from_index(chance % 5).unwrap();
                let change = Change::Renamed { seat, name: format!("Player {chance}") };
                entries::enter_and_tell(state, output, Entry::Changed(change));
            }
            _ => actions
                .get(chance % actions.len().max(1))
                .into_iter()
                .for_each(|action| play::play(state, output, *action)),
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
                command(&mut live.state, &mut live.output, &mut live.listening, chance);
                journal.extend(entries(live.finish()));
                prop_assert_eq!(&Record::replay(journal.clone()).unwrap(), record(&live));
            }
            let mut told = session(mode);
            prop_assert_eq!(entries(told.replay(journal, None)).count(), 0);
            prop_assert_eq!(record(&told), record(&live));
        }
    }
}
