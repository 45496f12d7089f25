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
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Revealed;
use crate::queries;
use crate::queries::setup_dialogue::asking::Doubt;
use crate::queries::virtual_players;
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::{NewGameOptions, Offers, SetupDialogue};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Effect, Shutdown, Unfinished};

/// Asks for whatever was not told.
pub(crate) fn begin_dialogue(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    told: NewGameOptions,
    unfinished: Option<Unfinished>,
) {
    let told = told.filled(&state.localizer);
    // The players may be missing: only what was told is checked here.
    let checked = match (&told.players, told.setup(&state.localizer)) {
        (Some(_), Err(faults)) => {
            faults.iter().for_each(|fault| lines::tell_fault(state, output, fault));
            return output.effects.push(Effect::Quit(Shutdown::Told));
        }
        (_, setup) => setup.ok(),
    };
    if let Some(why) =
        checked.as_ref().filter(|_| told.fills()).and_then(|setup| virtual_players::hindrance(state, setup))
    {
        output.refuse(state, "set-up", why);
        return output.effects.push(Effect::Quit(Shutdown::Told));
    }
    let beside = setup_dialogue::dialogue(state).and_then(|dialogue| dialogue.beside);
    let mut dialogue = SetupDialogue { beside, unfinished, seed: told.seed, ..SetupDialogue::default() };
    (dialogue.virtual_players, dialogue.unnamed_virtual_players) =
        (told.virtual_players.clone(), told.unnamed_virtual_players);
    dialogue.edition = told.edition.as_deref().and_then(Edition::from_id).unwrap_or_default();
    dialogue.reveal = told.reveal.as_deref().and_then(Reveal::from_id);
    dialogue.wanted = match state.mode {
        Mode::Table => state.preferences.reveal,
        // Nobody sits there to be asked.
        Mode::Program => Revealed::Eyes,
    };
    dialogue.modules = dialogue.edition.usual_modules().iter().copied().collect();
    told.with.iter().flat_map(|id| Module::called(id)).for_each(|module| dialogue.modules.insert(module));
    told.without.iter().flat_map(|id| Module::called(id)).for_each(|module| dialogue.modules.remove(module));
    dialogue.line_up = queries::setup_dialogue::told(&told).filter(|_| told.players.is_none());
    dialogue.rules_told = told.edition.is_some() || told.players.is_some();
    let variants_told = !told.with.is_empty() || !told.without.is_empty() || told.line_up.is_some();
    dialogue.variants_open = told.players.is_none() && !variants_told;
    if let Some(setup) = checked {
        dialogue.leader = told.leader.is_some().then_some(setup.leader);
        state.localizer.seat(BySeat::new(setup.players.clone()));
        dialogue.players.clone_from(&setup.players);
        dialogue.modules = setup.modules;
        dialogue.players_complete = true;
        if told.is_complete() && dialogue.unfinished.is_none() {
            devices::tell_of_single_keys(state, output);
            let reveal = dialogue.wanted_reveal();
            return beginning::begin_game(state, output, listening, Setup { reveal, ..setup }, &told.virtual_players);
        }
    }
    if output.narration.has_told_nothing() {
        output.say(state, Topic::General, Message::new("welcome"));
        devices::tell_of_single_keys(state, output);
    }
    state.activity = Activity::SetupDialogue(Box::new(dialogue));
    asking::setup_dialogue::ask_dialogue(state, output);
}

/// An answer before the game.
pub(crate) fn answered_in_dialogue(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    intent: Intent,
) {
    let question = state.question();
    match (question, intent) {
        (Question::OwnName | Question::HowMany, intent) => practice::answer(state, output, listening, &intent),
        (Question::ScreenReader, intent) => screen_reader::answer(state, output, &intent),
        (_, Intent::Plain(Verb::Undo | Verb::Back)) => back_in_dialogue(state, output),
        (Question::Unfinished, Intent::Option(number)) => choose_unfinished(state, output, listening, number),
        (Question::Unfinished, Intent::Plain(Verb::Next | Verb::Resume | Verb::Confirm)) => {
            choose_unfinished(state, output, listening, 1)
        }
        (Question::Unfinished, Intent::Plain(Verb::NewGame | Verb::Cancel) | Intent::Opens(Verb::Reject)) => {
            choose_unfinished(state, output, listening, 2);
        }
        (Question::DoubtfulName, Intent::Players(name)) if queries::setup_dialogue::practises(state) => {
            practice::take_name(state, output, listening, &name)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Confirm)) if queries::setup_dialogue::practises(state) => {
            practice::believe_name(state, output, listening)
        }
        (Question::Players | Question::DoubtfulName, Intent::Players(names)) => {
            naming::seat_players(state, output, listening, &names)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Confirm)) => {
            naming::doubt_settled(state, output, listening, Doubt::Unfounded)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject)) => {
            naming::doubt_settled(state, output, listening, Doubt::Right);
        }
        (Question::DoubtfulName, Intent::Plain(verb @ (Verb::Same | Verb::Next | Verb::Ready))) => {
            naming::drop_doubtful_name(state);
            answered_in_dialogue(state, output, listening, Intent::Plain(verb));
        }
        (_, Intent::Joins(after, name)) => naming::join_before_the_game(state, output, after, &name),
        (Question::Edition, Intent::Option(number)) => options::choose_numbered_edition(state, output, number),
        (Question::Edition, Intent::Plain(Verb::Cancel | Verb::Next | Verb::Confirm)) => {
            options::keep_edition(state, output)
        }
        (question, Intent::Edition(edition)) if question != Question::Unfinished => {
            options::choose_edition(state, output, edition)
        }
        (_, Intent::Rename(seat, name)) => naming::rename_before_the_game(state, output, seat, &name),
        (_, Intent::Swap(first, second)) => naming::swap_before_the_game(state, output, first, second),
        (Question::Players, Intent::Plain(Verb::Same)) => same_players(state, output, listening),
        (Question::Players, Intent::Plain(Verb::Next | Verb::Ready | Verb::Confirm)) => {
            players_done(state, output, listening)
        }
        (Question::Leader, Intent::Leader(seat)) => leader_found(state, output, listening, LeaderChoice::Named(seat)),
        (Question::Leader, Intent::Plain(Verb::Confirm | Verb::Next | Verb::Start)) => {
            match queries::setup_dialogue::proposed(state) {
                Some(seat) => leader_found(state, output, listening, LeaderChoice::Named(seat)),
                None => refusing::not_now(state, output, Question::Leader),
            }
        }
        (Question::Leader, Intent::Plain(Verb::LosersLead)) if queries::setup_dialogue::proposes_leader(state) => {
            rematch::losers_lead(state, output)
        }
        (Question::Leader, Intent::Plain(Verb::Draw)) => leader_found(state, output, listening, LeaderChoice::Draw),
        (Question::RevealWay, intent) => options::answer_reveal(state, output, listening, &intent),
        (Question::Start | Question::Options, Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm)) => {
            start(state, output, listening);
        }
        (Question::Start | Question::Options, Intent::Plain(Verb::Options)) => options::open_options(state, output),
        (Question::Start | Question::Options, Intent::Option(0)) => line_ups::take_next(state, output),
        (Question::Options, Intent::Option(number)) => options::change_option(state, output, number),
        (Question::Start | Question::Options, Intent::Plain(verb))
            if queries::setup_dialogue::line_up_named(verb).is_some() =>
        {
            line_ups::take_said(state, output, verb);
        }
        (Question::Start | Question::Options, Intent::Choose(verb, modules)) => {
            options::choose_modules(state, output, verb, modules)
        }
        (question, _) => refusing::not_now(state, output, question),
    }
}

/// What is asked for when a saved game is not gone on with.
pub(crate) fn ask_for_new_game(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    let complete = dialogue.players_complete.then(|| dialogue.leader().map(|leader| dialogue.setup(leader)));
    match complete.flatten() {
        Some(setup) if queries::setup_dialogue::begins_unasked(state) => {
            let virtual_players = queries::setup_dialogue::virtual_players(state);
            beginning::begin_game(state, output, listening, setup, &virtual_players)
        }
        _ => asking::setup_dialogue::ask_dialogue(state, output),
    }
}

fn back_in_dialogue(state: &mut TableState, output: &mut Output) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    if dialogue.doubtful.take().is_some() {
        return asking::setup_dialogue::ask_dialogue(state, output);
    }
    if dialogue.reveal_asked {
        dialogue.reveal_asked = false;
    } else if dialogue.edition_asked {
        dialogue.edition_asked = false;
    } else if dialogue.options_open {
        dialogue.options_open = false;
    } else if dialogue.leader.take().is_none() {
        if dialogue.players_complete {
            dialogue.players_complete = false;
        } else if dialogue.players.pop().is_none() {
            return output.refuse(state, "nothing-to-undo", Message::new("refused-nothing-to-undo"));
        }
        let players = dialogue.players.clone();
        keep_players(state, players);
    }
    asking::setup_dialogue::ask_dialogue(state, output);
}

/// An answer to the question whether to go on with a saved game.
pub(crate) fn choose_unfinished(state: &mut TableState, output: &mut Output, listening: &mut Listening, number: u32) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    match (number, dialogue.unfinished.take(), dialogue.offers) {
        (1, Some(Unfinished { id, damage: None, .. }), _) => output.effects.push(Effect::Open(id)),
        (1, Some(Unfinished { id, .. }), _) => output.effects.push(Effect::Mend(id)),
        (2, _, Offers::Nothing) => leave_damaged(state, output),
        (2, _, Offers::NewGame) => ask_for_new_game(state, output, listening),
        (number, unfinished, _) => {
            dialogue.unfinished = unfinished;
            output.refuse(state, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
    }
}

/// The game that was asked for is left as it is.
fn leave_damaged(state: &TableState, output: &mut Output) {
    output.say_in_full(state, Topic::General, &Message::new("damaged-left"));
    table::part(state, output);
}
