//! A game begins.

use crate::game::deal::Seeds;
use crate::game::secret::Secret;
use crate::game::{Seat, SeatSet, Setup};
use crate::journal::private::{Absent, Private, PrivateEntry};
use crate::journal::record::Record;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::desk::keeping::Beginning;
use crate::session::listening::Listening;
use crate::session::pages::PhonesOrder;
use crate::session::scene::{Activity, LetIn, Scene};
use crate::session::table::{beginning, playing};
use crate::session::{Mode, agents, asking, desk, forum, listening, menu, practice, refuse};
use protocol::effect::Effect;
use protocol::laying_step::LayingStep;

/// The last entries could not be written: nothing of them counts.
pub(in crate::session) fn not_recorded(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    reason: Message,
) {
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
    menu::state::report_state(scene, desk);
}

/// Begins a game whose set-up was checked, and in which the narrator plays for these.
pub(in crate::session) fn begin_game(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    setup: Setup,
    absent: &[String],
) {
    if !absent.is_empty()
        && let Some(why) = practice::vacating::hindrance(scene, &setup)
    {
        return desk.refuse(scene, "set-up", why);
    }
    let is_absent = |name: &String| absent.contains(name);
    let places = setup.players.iter().enumerate().filter(|(_, name)| is_absent(name));
    let seats: SeatSet = places.filter_map(|(place, _)| Seat::from_index(place)).collect();
    let there = setup.players.iter().filter(|name| !is_absent(name)).cloned().collect();
    let Some(minds) = take_seats(scene, desk, setup) else { return };
    practice::filling::fill(scene, desk, seats, *minds.open());
    beginning::know_carriers(scene);
    scene.preferences.players = there;
    announce_beginning(scene, desk, listening);
    match std::mem::replace(&mut scene.world.let_in, LetIn::ThisGame) {
        LetIn::Nobody => scene.world.let_in = LetIn::Nobody,
        LetIn::NextGame => {}
        LetIn::ThisGame => desk.effects.push(Effect::Phones(PhonesOrder::Renew)),
    }
    desk::devices::keep(scene, desk);
    if scene.mode == Mode::Program && !scene.goes_by_letters() {
        playing::run_through(scene, desk);
    }
    menu::state::report_state(scene, desk);
}

/// Begins a practice: one person plays, and the narrator plays all others. Nobody comes in with a phone, and whoever sat
/// at the table last is asked for there again.
pub(in crate::session) fn begin_practice(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    setup: Setup,
    absent: Absent,
) {
    let Some(minds) = take_seats(scene, desk, setup) else { return };
    desk.confide(scene, PrivateEntry::Absent(Absent { seed: *minds.open(), ..absent }));
    beginning::know_carriers(scene);
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
            faults.iter().for_each(|fault| desk.refuse(scene, "set-up", refuse::fault::fault(fault)));
            return None;
        }
    };
    beginning::sit_down(scene, record.clone(), Private::default());
    desk.record(scene, record.first_entry(), Some(record));
    let Some(Seeds { deal, next, minds, .. }) = seeds else { return Some(Secret::default()) };
    scene.world.chance = next;
    desk.confide(scene, PrivateEntry::Dealt { seed: *deal.open(), game });
    Some(minds)
}

/// Who plays what, who leads, and the first question.
pub(in crate::session) fn announce_beginning(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    // A forum has no table to lay, and nobody to call.
    if scene.goes_by_letters() {
        beginning::announce_game(scene, desk);
        return forum::resuming::open_forum(scene, desk);
    }
    if scene.person().is_some() {
        return practice::telling::announce(scene, desk);
    }
    beginning::announce_game(scene, desk);
    practice::filling::announce(scene, desk);
    agents::asking::give_advice(scene, desk);
    beginning::warn_of_like_names(scene, desk);
    listening::calling::tell_how_to_call(scene, desk, listening);
    if scene.mode == Mode::Table {
        let dealt = matches!(&scene.activity, Activity::Game(table) if table.record.setup().is_dealt());
        let begin = Message::new(if dealt { "guidance-begin-dealt" } else { "guidance-begin" });
        desk.say(scene, Topic::General, begin.number("steps", LayingStep::ALL.len() as u32));
        asking::ask(scene, desk);
    }
}
