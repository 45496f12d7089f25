//! A game begins, with its words and its names.

pub(crate) mod resuming;

use crate::actions::play::entries;
use crate::actions::play::entries::know_channels;
use crate::actions::practice::filling;
use crate::actions::{play, play_by_post, spoken_names};
use crate::game::deal::Seeds;
use crate::game::secret::Secret;
use crate::game::{Seat, SeatSet, Setup};
use crate::journal::private::{Private, PrivateEntry, VirtualPlayers};
use crate::journal::record::Record;
use crate::language::Message;
use crate::narration::announcing::table;
use crate::narration::answers::help;
use crate::narration::{asking, practice};
use crate::output::history::Topic;
use crate::output::keeping::Beginning;
use crate::output::{Output, devices};
use crate::queries::{lines, pages, virtual_players};
use crate::state::open::{Activity, LetIn, Mode, ModeratedGame};
use crate::state::speech_input::Listening;
use crate::state::table_state::{TableState, nobody_reached};
use protocol::setup_step::SetupStep;
use protocol::{Effect, PhonesOrder};

/// The last entries could not be written: nothing of them counts.
pub(crate) fn not_recorded(state: &mut TableState, output: &mut Output, listening: &mut Listening, reason: Message) {
    let Some(checkpoint) = output.keeping.take_checkpoint() else { return };
    output.narration.forget_after(checkpoint.said);
    state.open.ceremony.clear();
    output.narration.history.begin_group();
    if checkpoint.beginning == Beginning::Yes {
        output.keeping.stop();
        output.say(state, Topic::General, Message::new("folder-unwritable").message("reason", reason));
        announce_beginning(state, output, listening);
    } else {
        if let Activity::Game(table) = &mut state.activity {
            state.localizer.seat(checkpoint.record.names().clone());
            table.record = *checkpoint.record;
            table.private = checkpoint.private;
        }
        output.keeping.fails();
        output.refuse(state, "not-recorded", Message::new("not-recorded").message("reason", reason));
    }
    help::report_state(state, output);
}

/// Begins a game whose set-up was checked, and in which the narrator plays for these.
pub(crate) fn begin_game(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    setup: Setup,
    virtual_players: &[String],
) {
    if !virtual_players.is_empty()
        && let Some(why) = virtual_players::hindrance(state, &setup)
    {
        return output.refuse(state, "set-up", why);
    }
    let is_virtual = |name: &String| virtual_players.contains(name);
    let places = setup.players.iter().enumerate().filter(|(_, name)| is_virtual(name));
    let seats: SeatSet = places.filter_map(|(place, _)| Seat::from_index(place)).collect();
    let there = setup.players.iter().filter(|name| !is_virtual(name)).cloned().collect();
    let Some(bots) = take_seats(state, output, setup) else { return };
    filling::fill(state, output, seats, *bots.open());
    entries::know_channels(state);
    state.preferences.players = there;
    announce_beginning(state, output, listening);
    match std::mem::replace(&mut state.world.let_in, LetIn::ThisGame) {
        LetIn::Nobody => state.world.let_in = LetIn::Nobody,
        LetIn::NextGame => {}
        LetIn::ThisGame => output.effects.push(Effect::Phones(PhonesOrder::Renew { seats: pages::seats(state) })),
    }
    devices::keep(state, output);
    if state.mode == Mode::Program && !state.goes_by_letters() {
        play::run_through(state, output);
    }
    help::report_state(state, output);
}

/// Begins a practice: one person plays, and the narrator plays all others. Nobody comes in with a phone, and whoever sat
/// at the table last is asked for there again.
pub(crate) fn begin_practice(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    setup: Setup,
    virtual_players: VirtualPlayers,
) {
    let Some(bots) = take_seats(state, output, setup) else { return };
    output.confide(state, PrivateEntry::VirtualPlayers(VirtualPlayers { seed: *bots.open(), ..virtual_players }));
    entries::know_channels(state);
    announce_beginning(state, output, listening);
}

/// The players sit down, and the narrator deals if it is to: what bots decide by then follows from the same seed.
fn take_seats(state: &mut TableState, output: &mut Output, mut setup: Setup) -> Option<Secret<u64>> {
    let seeds = setup.is_dealt().then(|| Seeds::of(*state.world.chance.open()));
    if seeds.is_some() {
        // The seed that was given may also be that of the deal: nobody gets back to it from here.
        setup.seed = Seeds::of(setup.seed).public;
    }
    let game = setup.seed;
    let record = match Record::begin(setup, state.localizer.language()) {
        Ok(record) => record,
        Err(faults) => {
            faults.iter().for_each(|fault| output.refuse(state, "set-up", lines::fault(fault)));
            return None;
        }
    };
    sit_down(state, record.clone(), Private::default());
    output.record(state, record.first_entry(), Some(record));
    let Some(Seeds { deal, next, bots, .. }) = seeds else { return Some(Secret::default()) };
    state.world.chance = next;
    output.confide(state, PrivateEntry::Dealt { seed: *deal.open(), game });
    Some(bots)
}

/// Who plays what, who leads, and the first question.
pub(crate) fn announce_beginning(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    // A forum has no table to lay, and nobody to call.
    if state.goes_by_letters() {
        table::announce_game(state, output);
        return play_by_post::resuming::open_forum(state, output);
    }
    if state.human().is_some() {
        return practice::announce_practice(state, output);
    }
    table::announce_game(state, output);
    practice::tell_who_is_played(state, output);
    practice::give_advice(state, output);
    table::warn_of_like_names(state, output);
    spoken_names::tell_how_to_call(state, output, listening);
    if state.mode == Mode::Table {
        let dealt = matches!(&state.activity, Activity::Game(table) if table.record.setup().is_dealt());
        let begin = Message::new(if dealt { "guidance-begin-dealt" } else { "guidance-begin" });
        output.say(state, Topic::General, begin.number("steps", SetupStep::ALL.len() as u32));
        asking::ask(state, output);
    }
}

/// A game is moderated from now on, with its words and its names. Who is reached where is to be told anew: the seats may
/// be those of others now.
pub(crate) fn sit_down(state: &mut TableState, record: Record, private: Private) {
    state.localizer.play(record.setup().edition);
    state.localizer.seat(record.names().clone());
    state.people.deliveries = nobody_reached();
    state.activity = Activity::Game(Box::new(ModeratedGame::new(record, private)));
    know_channels(state);
}
