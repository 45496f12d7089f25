//! The questions before a game are answered: each answer goes to what takes it.

pub(crate) mod line_ups;
pub(crate) mod naming;
pub(crate) mod options;
pub(crate) mod players;
pub(crate) mod practice;
pub(crate) mod rematch;
pub(crate) mod screen_reader;

use crate::actions::beginning;
use crate::actions::setup_dialogue::players::{keep_players, leader_found, players_done, same_players, start};
use crate::game::{BySeat, Edition, LeaderChoice, Module, Reveal, Setup};
use crate::language::{Intent, Message, Verb};
use crate::narration::announcing::table;
use crate::narration::refusing::lines;
use crate::narration::{asking, devices, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::preferences::Revealed;
use crate::queries;
use crate::queries::setup_dialogue::asking::Doubt;
use crate::queries::virtual_players;
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::{Interview, Offers, Told};
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{Effect, Parting, Unfinished};

/// Asks for whatever was not told.
pub(crate) fn begin_interview(
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
            faults.iter().for_each(|fault| lines::tell_fault(scene, desk, fault));
            return desk.effects.push(Effect::Quit(Parting::Told));
        }
        (_, setup) => setup.ok(),
    };
    if let Some(why) =
        checked.as_ref().filter(|_| told.fills()).and_then(|setup| virtual_players::hindrance(scene, setup))
    {
        desk.refuse(scene, "set-up", why);
        return desk.effects.push(Effect::Quit(Parting::Told));
    }
    let beside = setup_dialogue::interview(scene).and_then(|interview| interview.beside);
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
    interview.line_up = queries::setup_dialogue::told(&told).filter(|_| told.players.is_none());
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
            devices::tell_of_single_keys(scene, desk);
            let reveal = interview.wanted_reveal();
            return beginning::begin_game(scene, desk, listening, Setup { reveal, ..setup }, &told.absent);
        }
    }
    if desk.narration.has_told_nothing() {
        desk.say(scene, Topic::General, Message::new("welcome"));
        devices::tell_of_single_keys(scene, desk);
    }
    scene.activity = Activity::Interview(Box::new(interview));
    asking::setup_dialogue::ask_interview(scene, desk);
}

/// An answer before the game.
pub(crate) fn interviewed(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    let question = scene.question();
    match (question, intent) {
        (Question::OwnName | Question::HowMany, intent) => practice::answer(scene, desk, listening, &intent),
        (Question::ScreenReader, intent) => screen_reader::answer(scene, desk, &intent),
        (_, Intent::Plain(Verb::Undo | Verb::Back)) => back_in_interview(scene, desk),
        (Question::Unfinished, Intent::Option(number)) => choose_unfinished(scene, desk, listening, number),
        (Question::Unfinished, Intent::Plain(Verb::Next | Verb::Resume | Verb::Confirm)) => {
            choose_unfinished(scene, desk, listening, 1)
        }
        (Question::Unfinished, Intent::Plain(Verb::NewGame | Verb::Cancel) | Intent::Opens(Verb::Reject)) => {
            choose_unfinished(scene, desk, listening, 2);
        }
        (Question::DoubtfulName, Intent::Players(name)) if queries::setup_dialogue::practises(scene) => {
            practice::take_name(scene, desk, listening, &name)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Confirm)) if queries::setup_dialogue::practises(scene) => {
            practice::believe_name(scene, desk, listening)
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
        (Question::Leader, Intent::Plain(Verb::Confirm | Verb::Next | Verb::Start)) => {
            match queries::setup_dialogue::proposed(scene) {
                Some(seat) => leader_found(scene, desk, listening, LeaderChoice::Named(seat)),
                None => refusing::not_now(scene, desk, Question::Leader),
            }
        }
        (Question::Leader, Intent::Plain(Verb::LosersLead)) if queries::setup_dialogue::proposes_leader(scene) => {
            rematch::losers_lead(scene, desk)
        }
        (Question::Leader, Intent::Plain(Verb::Draw)) => leader_found(scene, desk, listening, LeaderChoice::Draw),
        (Question::RevealWay, intent) => options::answer_reveal(scene, desk, listening, &intent),
        (Question::Start | Question::Options, Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm)) => {
            start(scene, desk, listening);
        }
        (Question::Start | Question::Options, Intent::Plain(Verb::Options)) => options::open_options(scene, desk),
        (Question::Start | Question::Options, Intent::Option(0)) => line_ups::take_next(scene, desk),
        (Question::Options, Intent::Option(number)) => options::change_option(scene, desk, number),
        (Question::Start | Question::Options, Intent::Plain(verb))
            if queries::setup_dialogue::line_up_named(verb).is_some() =>
        {
            line_ups::take_said(scene, desk, verb);
        }
        (Question::Start | Question::Options, Intent::Choose(verb, modules)) => {
            options::choose_modules(scene, desk, verb, modules)
        }
        (question, _) => refusing::not_now(scene, desk, question),
    }
}

/// What is asked for when a saved game is not gone on with.
pub(crate) fn ask_for_new_game(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    let complete = interview.players_complete.then(|| interview.leader().map(|leader| interview.setup(leader)));
    match complete.flatten() {
        Some(setup) if queries::setup_dialogue::begins_unasked(scene) => {
            let absent = queries::setup_dialogue::absent(scene);
            beginning::begin_game(scene, desk, listening, setup, &absent)
        }
        _ => asking::setup_dialogue::ask_interview(scene, desk),
    }
}

fn back_in_interview(scene: &mut Scene, desk: &mut Desk) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    if interview.doubtful.take().is_some() {
        return asking::setup_dialogue::ask_interview(scene, desk);
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
    asking::setup_dialogue::ask_interview(scene, desk);
}

/// An answer to the question whether to go on with a saved game.
pub(crate) fn choose_unfinished(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, number: u32) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
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
    table::part(scene, desk);
}
