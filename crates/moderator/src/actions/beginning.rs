//! A game begins, with its words and its names.

pub(crate) mod resuming;

use crate::actions::play::entries;
use crate::actions::play::entries::know_carriers;
use crate::actions::practice::filling;
use crate::actions::{play, play_by_post, spoken_names};
use crate::game::deal::Seeds;
use crate::game::secret::Secret;
use crate::game::{Seat, SeatSet, Setup};
use crate::journal::private::{Absent, Private, PrivateEntry};
use crate::journal::record::Record;
use crate::language::Message;
use crate::narration::announcing::table;
use crate::narration::answers::help;
use crate::narration::{asking, practice};
use crate::output::history::Topic;
use crate::output::keeping::Beginning;
use crate::output::{Desk, devices};
use crate::queries::{lines, virtual_players};
use crate::state::open::{Activity, LetIn, Mode, ModeratedGame};
use crate::state::speech_input::Listening;
use crate::state::table_state::{Scene, nobody_reached};
use protocol::laying_step::LayingStep;
use protocol::{Effect, PhonesOrder};

/// The last entries could not be written: nothing of them counts.
pub(crate) fn not_recorded(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, reason: Message) {
    let Some(checkpoint) = desk.keeping.take_checkpoint() else { return };
    desk.narration.forget_after(checkpoint.said);
    scene.open.ceremony.clear();
    desk.narration.history.begin_group();
    if checkpoint.beginning == Beginning::Yes {
        desk.keeping.stop();
        desk.say(scene, Topic::General, Message::new("folder-unwritable").message("reason", reason));
        announce_beginning(scene, desk, listening);
    } else {
        if let Activity::Game(table) = &mut scene.activity {
            scene.lexicon.seat(checkpoint.record.names().clone());
            table.record = *checkpoint.record;
            table.private = checkpoint.private;
        }
        desk.keeping.fails();
        desk.refuse(scene, "not-recorded", Message::new("not-recorded").message("reason", reason));
    }
    help::report_state(scene, desk);
}

/// Begins a game whose set-up was checked, and in which the narrator plays for these.
pub(crate) fn begin_game(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    setup: Setup,
    absent: &[String],
) {
    if !absent.is_empty()
        && let Some(why) = virtual_players::hindrance(scene, &setup)
    {
        return desk.refuse(scene, "set-up", why);
    }
    let is_absent = |name: &String| absent.contains(name);
    let places = setup.players.iter().enumerate().filter(|(_, name)| is_absent(name));
    let seats: SeatSet = places.filter_map(|(place, _)| Seat::from_index(place)).collect();
    let there = setup.players.iter().filter(|name| !is_absent(name)).cloned().collect();
    let Some(minds) = take_seats(scene, desk, setup) else { return };
    filling::fill(scene, desk, seats, *minds.open());
    entries::know_carriers(scene);
    scene.preferences.players = there;
    announce_beginning(scene, desk, listening);
    match std::mem::replace(&mut scene.world.let_in, LetIn::ThisGame) {
        LetIn::Nobody => scene.world.let_in = LetIn::Nobody,
        LetIn::NextGame => {}
        LetIn::ThisGame => desk.effects.push(Effect::Phones(PhonesOrder::Renew)),
    }
    devices::keep(scene, desk);
    if scene.mode == Mode::Program && !scene.goes_by_letters() {
        play::run_through(scene, desk);
    }
    help::report_state(scene, desk);
}

/// Begins a practice: one person plays, and the narrator plays all others. Nobody comes in with a phone, and whoever sat
/// at the table last is asked for there again.
pub(crate) fn begin_practice(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    setup: Setup,
    absent: Absent,
) {
    let Some(minds) = take_seats(scene, desk, setup) else { return };
    desk.confide(scene, PrivateEntry::Absent(Absent { seed: *minds.open(), ..absent }));
    entries::know_carriers(scene);
    announce_beginning(scene, desk, listening);
}

/// The players sit down, and the narrator deals if it is to: what minds decide by then follows from the same seed.
fn take_seats(scene: &mut Scene, desk: &mut Desk, mut setup: Setup) -> Option<Secret<u64>> {
    let seeds = setup.is_dealt().then(|| Seeds::of(*scene.world.chance.open()));
    if seeds.is_some() {
        // The seed that was given may also be that of the deal: nobody gets back to it from here.
        setup.seed = Seeds::of(setup.seed).public;
    }
    let game = setup.seed;
    let record = match Record::begin(setup, scene.lexicon.language()) {
        Ok(record) => record,
        Err(faults) => {
            faults.iter().for_each(|fault| desk.refuse(scene, "set-up", lines::fault(fault)));
            return None;
        }
    };
    sit_down(scene, record.clone(), Private::default());
    desk.record(scene, record.first_entry(), Some(record));
    let Some(Seeds { deal, next, minds, .. }) = seeds else { return Some(Secret::default()) };
    scene.world.chance = next;
    desk.confide(scene, PrivateEntry::Dealt { seed: *deal.open(), game });
    Some(minds)
}

/// Who plays what, who leads, and the first question.
pub(crate) fn announce_beginning(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    // A forum has no table to lay, and nobody to call.
    if scene.goes_by_letters() {
        table::announce_game(scene, desk);
        return play_by_post::resuming::open_forum(scene, desk);
    }
    if scene.person().is_some() {
        return practice::announce_practice(scene, desk);
    }
    table::announce_game(scene, desk);
    practice::tell_who_is_played(scene, desk);
    practice::give_advice(scene, desk);
    table::warn_of_like_names(scene, desk);
    spoken_names::tell_how_to_call(scene, desk, listening);
    if scene.mode == Mode::Table {
        let dealt = matches!(&scene.activity, Activity::Game(table) if table.record.setup().is_dealt());
        let begin = Message::new(if dealt { "guidance-begin-dealt" } else { "guidance-begin" });
        desk.say(scene, Topic::General, begin.number("steps", LayingStep::ALL.len() as u32));
        asking::ask(scene, desk);
    }
}

/// A game is moderated from now on, with its words and its names. Who is reached where is to be told anew: the seats may
/// be those of others now.
pub(crate) fn sit_down(scene: &mut Scene, record: Record, private: Private) {
    scene.lexicon.play(record.setup().edition);
    scene.lexicon.seat(record.names().clone());
    scene.manners = nobody_reached();
    scene.activity = Activity::Game(Box::new(ModeratedGame::new(record, private)));
    know_carriers(scene);
}
