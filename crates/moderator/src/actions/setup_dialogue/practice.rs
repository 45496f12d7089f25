//! The questions before a practice: who the one person is, and how many play.

use crate::actions::beginning;
use crate::actions::setup_dialogue::naming;
use crate::game::{LeaderChoice, Module, Reveal, Seat, Setup};
use crate::journal::private::{VirtualPlayers, usual_style};
use crate::language::names::as_called;
use crate::language::{Intent, Message, Verb};
use crate::narration::refusing::lines;
use crate::narration::{asking, devices, refusing};
use crate::output::Output;
use crate::queries::setup_dialogue::asking::{refused_name, usual_company};
use crate::queries::setup_dialogue::filling;
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::{Company, NewGameOptions, SetupDialogue, Wanted};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Effect, Shutdown};

/// Asks for what was not told of a practice, or begins it.
pub(crate) fn ask_for_practice(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    wanted: Wanted,
) {
    devices::tell_of_single_keys(state, output);
    state.activity = Activity::SetupDialogue(Box::new(SetupDialogue {
        practice: Some(Box::new(wanted)),
        ..SetupDialogue::default()
    }));
    go_on(state, output, listening);
}

/// Asks for another practice by the same rules.
pub(crate) fn ask_for_another(state: &mut TableState, output: &mut Output, listening: &mut Listening, last: &Setup) {
    let ids = |modules: Vec<Module>| modules.into_iter().map(|module| module.id().to_owned()).collect();
    let left_out = last.edition.usual_modules().iter().copied().filter(|module| !last.modules.contains(*module));
    let told = NewGameOptions {
        edition: Some(last.edition.id().to_owned()),
        with: ids(last.modules.iter().collect()),
        without: ids(left_out.collect()),
        seed: last.seed.wrapping_add(1),
        ..NewGameOptions::default()
    };
    ask_for_practice(state, output, listening, Wanted { told, company: Company::default() });
}

/// The same practice once more, with another deal. Whoever would lead next at a table leads.
pub(crate) fn begin_again(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    last: Setup,
    next: Option<Seat>,
    virtual_players: VirtualPlayers,
) {
    let leader = match next {
        Some(next) if !last.edition.book().has_captain() => LeaderChoice::Named(next),
        _ => LeaderChoice::Draw,
    };
    let setup = Setup { leader, seed: last.seed.wrapping_add(1), ..last };
    beginning::begin_practice(state, output, listening, setup, virtual_players);
}

/// Asks what is still open, or begins.
fn go_on(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(Wanted { told, company }) =
        setup_dialogue::dialogue(state).and_then(|dialogue| dialogue.practice.as_deref())
    else {
        return;
    };
    let (told, company) = (told.clone(), company.clone());
    match company {
        Company { name: Some(name), count: Some(count) } => begin(state, output, listening, told, &name, count),
        _ => asking::setup_dialogue::ask_dialogue(state, output),
    }
}

/// An answer before a practice.
pub(crate) fn answer(state: &mut TableState, output: &mut Output, listening: &mut Listening, intent: &Intent) {
    let Some(wanted) = setup_dialogue::dialogue(state).and_then(|dialogue| dialogue.practice.as_deref().cloned())
    else {
        return;
    };
    match (wanted.question(), intent) {
        (Question::OwnName, Intent::Players(name)) => return take_name(state, output, listening, name),
        (Question::HowMany, Intent::Option(count)) => {
            let (fewest, most) = wanted.told.edition_told().players();
            let count = *count as usize;
            if !(fewest..=most).contains(&count) {
                let refused = Message::new("refused-company").number("fewest", fewest as u32);
                return output.refuse(state, "no-choice", refused.number("most", most as u32));
            }
            change(state, |company| company.count = Some(count));
        }
        (Question::HowMany, Intent::Plain(Verb::Next | Verb::Confirm | Verb::Start)) => {
            let count = usual_company(&wanted);
            change(state, |company| company.count = Some(count));
        }
        (Question::HowMany, Intent::Plain(Verb::Undo | Verb::Back)) => change(state, |company| company.name = None),
        (question, _) => return refusing::not_now(state, output, question),
    }
    go_on(state, output, listening);
}

/// What somebody says their name is: what is hardly one only after a question back.
pub(crate) fn take_name(state: &mut TableState, output: &mut Output, listening: &mut Listening, name: &str) {
    let name = state.localizer.phrases().without_introduction(name);
    if name.is_empty() {
        return output.refuse(state, "name", Message::new("refused-no-name"));
    }
    let name = as_called(name);
    if let Some(refused) = refused_name(state, std::slice::from_ref(&name)) {
        return output.refuse(state, "name", refused);
    }
    if state.mode == Mode::Table && state.localizer.phrases().is_hardly_a_name(&name) {
        return naming::doubt(state, output, name);
    }
    keep_name(state, output, listening, name);
}

/// What is hardly a name is one.
pub(crate) fn believe_name(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    if let Some(name) = setup_dialogue::dialogue(state).and_then(|dialogue| dialogue.doubtful.take()) {
        keep_name(state, output, listening, name);
    }
}

fn keep_name(state: &mut TableState, output: &mut Output, listening: &mut Listening, name: String) {
    naming::drop_doubtful_name(state);
    change(state, |company| company.name = Some(name));
    go_on(state, output, listening);
}

fn change(state: &mut TableState, change: impl FnOnce(&mut Company)) {
    if let Some(wanted) = setup_dialogue::dialogue(state).and_then(|dialogue| dialogue.practice.as_deref_mut()) {
        change(&mut wanted.company);
    }
}

/// Begins a practice of so many, the person among them.
fn begin(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    told: NewGameOptions,
    name: &str,
    count: usize,
) {
    state.localizer.play(told.edition_told());
    let told =
        NewGameOptions { players: Some(filling::joined_by(&state.localizer, vec![as_called(name)], count)), ..told };
    match told.setup(&state.localizer) {
        Ok(setup) => {
            let setup = Setup { reveal: Reveal::Headset, ..setup };
            let Some(human) = Seat::from_number(1) else { return };
            let virtual_players = virtual_players(human, setup.players.len());
            beginning::begin_practice(state, output, listening, setup, virtual_players);
        }
        Err(faults) => {
            faults.iter().for_each(|fault| lines::tell_fault(state, output, fault));
            output.effects.push(Effect::Quit(Shutdown::Told));
        }
    }
}

/// Everybody but the person, and how they play. What their decisions follow from is drawn with the deal.
fn virtual_players(human: Seat, players: usize) -> VirtualPlayers {
    let others = crate::game::Seats::new(players as u8).iter().filter(|seat| *seat != human);
    let others = others.enumerate().map(|(place, seat)| (seat, usual_style(place))).collect();
    VirtualPlayers { human: Some(human), others, seed: 0 }
}
