//! The questions before a game: who plays, who leads, which rules.

pub(super) mod asking;
pub(super) mod beside;
pub(super) mod choices;
pub(super) mod line_ups;
pub(super) mod naming;
pub(super) mod offering;
pub(super) mod open;
pub(super) mod options;
pub(super) mod practising;
pub(super) mod rematch;
pub(super) mod revealing;
pub(super) mod state;
pub mod unfinished;

use crate::game::{BySeat, Edition, LeaderChoice, Module, Reveal, Setup};
use crate::language::names::as_called;
use crate::language::{Intent, Message, Verb};
use crate::preferences::Revealed;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::naming::Doubt;
use crate::session::interview::state::Interview;
use crate::session::interview::unfinished::{Offers, Unfinished};
use crate::session::listening::Listening;
use crate::session::practice::vacating;
use crate::session::scene::{Activity, Scene};
use crate::session::told::Told;
use crate::session::{Mode, keyboard, parting, refuse, table};
use protocol::effect::{Effect, Parting};
use protocol::question::Question;

/// Asks for whatever was not told.
pub(super) fn begin_interview(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    told: Told,
    unfinished: Option<Unfinished>,
) {
    let told = told.filled(&scene.lexicon);
    // The players may be missing: only what was told is checked here.
    let checked = match (&told.players, told.setup(&scene.lexicon)) {
        (Some(_), Err(faults)) => {
            faults.iter().for_each(|fault| refuse::fault::tell_fault(scene, desk, fault));
            return desk.effects.push(Effect::Quit(Parting::Told));
        }
        (_, setup) => setup.ok(),
    };
    if let Some(why) = checked.as_ref().filter(|_| told.fills()).and_then(|setup| vacating::hindrance(scene, setup)) {
        desk.refuse(scene, "set-up", why);
        return desk.effects.push(Effect::Quit(Parting::Told));
    }
    let beside = open::interview(scene).and_then(|interview| interview.beside);
    let mut interview = Interview { beside, unfinished, seed: told.seed, ..Interview::default() };
    (interview.absent, interview.virtual_players) = (told.absent.clone(), told.virtual_players);
    interview.edition = told.edition.as_deref().and_then(Edition::from_id).unwrap_or_default();
    interview.reveal = told.reveal.as_deref().and_then(Reveal::from_id);
    interview.wanted = match scene.mode {
        Mode::Table => scene.preferences.reveal,
        // Nobody sits there to be asked.
        Mode::Program => Revealed::Eyes,
    };
    interview.modules = interview.edition.usual_modules().iter().copied().collect();
    told.with.iter().flat_map(|id| Module::called(id)).for_each(|module| interview.modules.insert(module));
    told.without.iter().flat_map(|id| Module::called(id)).for_each(|module| interview.modules.remove(module));
    interview.line_up = line_ups::told(&told).filter(|_| told.players.is_none());
    interview.rules_told = told.edition.is_some() || told.players.is_some();
    let variants_told = !told.with.is_empty() || !told.without.is_empty() || told.line_up.is_some();
    interview.variants_open = told.players.is_none() && !variants_told;
    if let Some(setup) = checked {
        interview.leader = told.leader.is_some().then_some(setup.leader);
        scene.lexicon.seat(BySeat::new(setup.players.clone()));
        interview.players.clone_from(&setup.players);
        interview.modules = setup.modules;
        interview.players_complete = true;
        if told.is_complete() && interview.unfinished.is_none() {
            keyboard::single::tell_of_single_keys(scene, desk);
            let reveal = interview.wanted_reveal();
            return table::begin::begin_game(scene, desk, listening, Setup { reveal, ..setup }, &told.absent);
        }
    }
    if desk.narration.has_told_nothing() {
        desk.say(scene, Topic::General, Message::new("welcome"));
        keyboard::single::tell_of_single_keys(scene, desk);
    }
    scene.activity = Activity::Interview(Box::new(interview));
    asking::ask_interview(scene, desk);
}

/// An answer before the game.
pub(super) fn interviewed(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    let question = scene.question();
    match (question, intent) {
        (Question::OwnName | Question::HowMany, intent) => practising::answer(scene, desk, listening, &intent),
        (Question::ScreenReader, intent) => beside::answer(scene, desk, &intent),
        (_, Intent::Plain(Verb::Undo | Verb::Back)) => back_in_interview(scene, desk),
        (Question::Unfinished, Intent::Option(number)) => choose_unfinished(scene, desk, listening, number),
        (Question::Unfinished, Intent::Plain(Verb::Next | Verb::Resume | Verb::Confirm)) => {
            choose_unfinished(scene, desk, listening, 1)
        }
        (Question::Unfinished, Intent::Plain(Verb::NewGame | Verb::Cancel) | Intent::Opens(Verb::Reject)) => {
            choose_unfinished(scene, desk, listening, 2);
        }
        (Question::DoubtfulName, Intent::Players(name)) if open::practises(scene) => {
            practising::take_name(scene, desk, listening, &name)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Confirm)) if open::practises(scene) => {
            practising::believe_name(scene, desk, listening)
        }
        (Question::Players | Question::DoubtfulName, Intent::Players(names)) => {
            naming::seat_players(scene, desk, listening, &names)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Confirm)) => {
            naming::doubt_settled(scene, desk, listening, Doubt::Unfounded)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject)) => {
            naming::doubt_settled(scene, desk, listening, Doubt::Right);
        }
        (Question::DoubtfulName, Intent::Plain(verb @ (Verb::Same | Verb::Next | Verb::Ready))) => {
            naming::drop_doubtful_name(scene);
            interviewed(scene, desk, listening, Intent::Plain(verb));
        }
        (_, Intent::Joins(after, name)) => naming::join_before_the_game(scene, desk, after, &name),
        (Question::Edition, Intent::Option(number)) => options::choose_numbered_edition(scene, desk, number),
        (Question::Edition, Intent::Plain(Verb::Cancel | Verb::Next | Verb::Confirm)) => {
            options::keep_edition(scene, desk)
        }
        (question, Intent::Edition(edition)) if question != Question::Unfinished => {
            options::choose_edition(scene, desk, edition)
        }
        (_, Intent::Rename(seat, name)) => naming::rename_before_the_game(scene, desk, seat, &name),
        (_, Intent::Swap(first, second)) => naming::swap_before_the_game(scene, desk, first, second),
        (Question::Players, Intent::Plain(Verb::Same)) => same_players(scene, desk, listening),
        (Question::Players, Intent::Plain(Verb::Next | Verb::Ready | Verb::Confirm)) => {
            players_done(scene, desk, listening)
        }
        (Question::Leader, Intent::Leader(seat)) => leader_found(scene, desk, listening, LeaderChoice::Named(seat)),
        (Question::Leader, Intent::Plain(Verb::Confirm | Verb::Next | Verb::Start)) => match open::proposed(scene) {
            Some(seat) => leader_found(scene, desk, listening, LeaderChoice::Named(seat)),
            None => refuse::not_now(scene, desk, Question::Leader),
        },
        (Question::Leader, Intent::Plain(Verb::LosersLead)) if open::proposes_leader(scene) => {
            rematch::losers_lead(scene, desk)
        }
        (Question::Leader, Intent::Plain(Verb::Draw)) => leader_found(scene, desk, listening, LeaderChoice::Draw),
        (Question::RevealWay, intent) => revealing::answer_reveal(scene, desk, listening, &intent),
        (Question::Start | Question::Options, Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm)) => {
            start(scene, desk, listening);
        }
        (Question::Start | Question::Options, Intent::Plain(Verb::Options)) => options::open_options(scene, desk),
        (Question::Start | Question::Options, Intent::Option(0)) => line_ups::take_next(scene, desk),
        (Question::Options, Intent::Option(number)) => options::change_option(scene, desk, number),
        (Question::Start | Question::Options, Intent::Plain(verb)) if open::line_up_named(verb).is_some() => {
            line_ups::take_said(scene, desk, verb);
        }
        (Question::Start | Question::Options, Intent::Choose(verb, modules)) => {
            options::choose_modules(scene, desk, verb, modules)
        }
        (question, _) => refuse::not_now(scene, desk, question),
    }
}

/// What is asked for when a saved game is not gone on with.
pub(super) fn ask_for_new_game(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(interview) = open::interview(scene) else { return };
    let complete = interview.players_complete.then(|| interview.leader().map(|leader| interview.setup(leader)));
    match complete.flatten() {
        Some(setup) if open::begins_unasked(scene) => {
            let absent = open::absent(scene);
            table::begin::begin_game(scene, desk, listening, setup, &absent)
        }
        _ => asking::ask_interview(scene, desk),
    }
}

fn same_players(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let players: Vec<String> = scene.preferences.players.iter().map(|name| as_called(name)).collect();
    if players.len() < open::fewest_players(scene) || players.len() > open::most_players(scene) {
        return refuse::not_now(scene, desk, Question::Players);
    }
    keep_players(scene, players);
    players_done(scene, desk, listening);
}

pub(super) fn keep_players(scene: &mut Scene, players: Vec<String>) {
    scene.lexicon.seat(BySeat::new(players.clone()));
    if let Some(interview) = open::interview(scene) {
        interview.players = players;
    }
}

pub(super) fn players_done(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let (found, fewest) = (open::players_so_far(scene), open::fewest_players(scene));
    if found < fewest {
        let refused = Message::new("refused-too-few-players").number("found", found as u32);
        return desk.refuse(scene, "too-few-players", refused.number("fewest", fewest as u32));
    }
    naming::name_those_who_are_not_there(scene);
    let found = open::players_so_far(scene);
    let players = crate::game::Seats::new(found as u8).all();
    let complete = Message::new("players-complete").number("count", found as u32).players("names", players);
    desk.say(scene, Topic::General, complete);
    let Some(interview) = open::interview(scene) else { return };
    interview.players_complete = true;
    find_edition_for(scene, desk, found);
    line_ups::take_told(scene, desk);
    if open::begins_unasked(scene) && scene.question() == Question::Start {
        start(scene, desk, listening)
    } else {
        asking::ask_interview(scene, desk)
    }
}

/// Goes to an edition for so many, where that of the table is for fewer.
pub(super) fn find_edition_for(scene: &mut Scene, desk: &mut Desk, found: usize) {
    let Some(interview) = open::interview(scene) else { return };
    if found > interview.edition.players().1 {
        let larger = Edition::all().into_iter().find(|edition| edition.table(found).is_some());
        larger.into_iter().for_each(|edition| interview.play(edition));
        desk.say(scene, Topic::General, Message::new("edition-by-players").number("players", found as u32));
    }
}

fn leader_found(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, leader: LeaderChoice) {
    let begins_unasked = open::begins_unasked(scene);
    let Some(interview) = open::interview(scene) else { return };
    interview.leader = Some(leader);
    if begins_unasked { start(scene, desk, listening) } else { asking::ask_interview(scene, desk) }
}

pub(super) fn start(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(interview) = open::interview(scene) else { return };
    let Some(leader) = interview.leader() else { return };
    let setup = interview.setup(leader);
    // What can't be played is told first.
    if interview.reveal_is_open() && setup.check().is_ok() {
        interview.reveal_asked = true;
        return asking::ask_interview(scene, desk);
    }
    let absent = open::absent(scene);
    table::begin::begin_game(scene, desk, listening, setup, &absent);
}

fn back_in_interview(scene: &mut Scene, desk: &mut Desk) {
    let Some(interview) = open::interview(scene) else { return };
    if interview.doubtful.take().is_some() {
        return asking::ask_interview(scene, desk);
    }
    if interview.reveal_asked {
        interview.reveal_asked = false;
    } else if interview.edition_asked {
        interview.edition_asked = false;
    } else if interview.options_open {
        interview.options_open = false;
    } else if interview.leader.take().is_none() {
        if interview.players_complete {
            interview.players_complete = false;
        } else if interview.players.pop().is_none() {
            return desk.refuse(scene, "nothing-to-undo", Message::new("refused-nothing-to-undo"));
        }
        let players = interview.players.clone();
        keep_players(scene, players);
    }
    asking::ask_interview(scene, desk);
}

/// An answer to the question whether to go on with a saved game.
pub(super) fn choose_unfinished(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, number: u32) {
    let Some(interview) = open::interview(scene) else { return };
    match (number, interview.unfinished.take(), interview.offers) {
        (1, Some(Unfinished { id, damage: None, .. }), _) => desk.effects.push(Effect::Open(id)),
        (1, Some(Unfinished { id, .. }), _) => desk.effects.push(Effect::Mend(id)),
        (2, _, Offers::Nothing) => leave_damaged(scene, desk),
        (2, _, Offers::NewGame) => ask_for_new_game(scene, desk, listening),
        (number, unfinished, _) => {
            interview.unfinished = unfinished;
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
    }
}

/// The game that was asked for is left as it is.
fn leave_damaged(scene: &Scene, desk: &mut Desk) {
    desk.say_in_full(scene, Topic::General, &Message::new("damaged-left"));
    parting::part(scene, desk);
}
