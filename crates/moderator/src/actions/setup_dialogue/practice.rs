//! The questions before a practice: who the one person is, and how many play.

use crate::actions::beginning;
use crate::actions::setup_dialogue::naming;
use crate::game::{LeaderChoice, Module, Reveal, Seat, Setup};
use crate::journal::private::{Absent, usual_style};
use crate::language::names::as_called;
use crate::language::{Intent, Message, Verb};
use crate::narration::refusing::lines;
use crate::narration::{asking, devices, refusing};
use crate::output::Desk;
use crate::queries::setup_dialogue::asking::{refused_name, usual_company};
use crate::queries::setup_dialogue::filling;
use crate::state::open::{Activity, Mode};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::{Company, Interview, Told, Wanted};
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{Effect, Parting};

/// Asks for what was not told of a practice, or begins it.
pub(crate) fn ask_for_practice(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, wanted: Wanted) {
    devices::tell_of_single_keys(scene, desk);
    scene.activity =
        Activity::Interview(Box::new(Interview { practice: Some(Box::new(wanted)), ..Interview::default() }));
    go_on(scene, desk, listening);
}

/// Asks for another practice by the same rules.
pub(crate) fn ask_for_another(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, last: &Setup) {
    let ids = |modules: Vec<Module>| modules.into_iter().map(|module| module.id().to_owned()).collect();
    let left_out = last.edition.usual_modules().iter().copied().filter(|module| !last.modules.contains(*module));
    let told = Told {
        edition: Some(last.edition.id().to_owned()),
        with: ids(last.modules.iter().collect()),
        without: ids(left_out.collect()),
        seed: last.seed.wrapping_add(1),
        ..Told::default()
    };
    ask_for_practice(scene, desk, listening, Wanted { told, company: Company::default() });
}

/// The same practice once more, with another deal. Whoever would lead next at a table leads.
pub(crate) fn begin_again(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    last: Setup,
    next: Option<Seat>,
    absent: Absent,
) {
    let leader = match next {
        Some(next) if !last.edition.book().has_captain() => LeaderChoice::Named(next),
        _ => LeaderChoice::Draw,
    };
    let setup = Setup { leader, seed: last.seed.wrapping_add(1), ..last };
    beginning::begin_practice(scene, desk, listening, setup, absent);
}

/// Asks what is still open, or begins.
fn go_on(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(Wanted { told, company }) =
        setup_dialogue::interview(scene).and_then(|interview| interview.practice.as_deref())
    else {
        return;
    };
    let (told, company) = (told.clone(), company.clone());
    match company {
        Company { name: Some(name), count: Some(count) } => begin(scene, desk, listening, told, &name, count),
        _ => asking::setup_dialogue::ask_interview(scene, desk),
    }
}

/// An answer before a practice.
pub(crate) fn answer(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) {
    let Some(wanted) = setup_dialogue::interview(scene).and_then(|interview| interview.practice.as_deref().cloned())
    else {
        return;
    };
    match (wanted.question(), intent) {
        (Question::OwnName, Intent::Players(name)) => return take_name(scene, desk, listening, name),
        (Question::HowMany, Intent::Option(count)) => {
            let (fewest, most) = wanted.told.edition_told().players();
            let count = *count as usize;
            if !(fewest..=most).contains(&count) {
                let refused = Message::new("refused-company").number("fewest", fewest as u32);
                return desk.refuse(scene, "no-choice", refused.number("most", most as u32));
            }
            change(scene, |company| company.count = Some(count));
        }
        (Question::HowMany, Intent::Plain(Verb::Next | Verb::Confirm | Verb::Start)) => {
            let count = usual_company(&wanted);
            change(scene, |company| company.count = Some(count));
        }
        (Question::HowMany, Intent::Plain(Verb::Undo | Verb::Back)) => change(scene, |company| company.name = None),
        (question, _) => return refusing::not_now(scene, desk, question),
    }
    go_on(scene, desk, listening);
}

/// What somebody says their name is: what is hardly one only after a question back.
pub(crate) fn take_name(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, name: &str) {
    let name = scene.lexicon.phrases().without_introduction(name);
    if name.is_empty() {
        return desk.refuse(scene, "name", Message::new("refused-no-name"));
    }
    let name = as_called(name);
    if let Some(refused) = refused_name(scene, std::slice::from_ref(&name)) {
        return desk.refuse(scene, "name", refused);
    }
    if scene.mode == Mode::Table && scene.lexicon.phrases().is_hardly_a_name(&name) {
        return naming::doubt(scene, desk, name);
    }
    keep_name(scene, desk, listening, name);
}

/// What is hardly a name is one.
pub(crate) fn believe_name(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if let Some(name) = setup_dialogue::interview(scene).and_then(|interview| interview.doubtful.take()) {
        keep_name(scene, desk, listening, name);
    }
}

fn keep_name(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, name: String) {
    naming::drop_doubtful_name(scene);
    change(scene, |company| company.name = Some(name));
    go_on(scene, desk, listening);
}

fn change(scene: &mut Scene, change: impl FnOnce(&mut Company)) {
    if let Some(wanted) = setup_dialogue::interview(scene).and_then(|interview| interview.practice.as_deref_mut()) {
        change(&mut wanted.company);
    }
}

/// Begins a practice of so many, the person among them.
fn begin(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, told: Told, name: &str, count: usize) {
    scene.lexicon.play(told.edition_told());
    let told = Told { players: Some(filling::joined_by(&scene.lexicon, vec![as_called(name)], count)), ..told };
    match told.setup(&scene.lexicon) {
        Ok(setup) => {
            let setup = Setup { reveal: Reveal::Earpiece, ..setup };
            let Some(person) = Seat::from_number(1) else { return };
            let absent = absent(person, setup.players.len());
            beginning::begin_practice(scene, desk, listening, setup, absent);
        }
        Err(faults) => {
            faults.iter().for_each(|fault| lines::tell_fault(scene, desk, fault));
            desk.effects.push(Effect::Quit(Parting::Told));
        }
    }
}

/// Everybody but the person, and how they play. What their decisions follow from is drawn with the deal.
fn absent(person: Seat, players: usize) -> Absent {
    let others = crate::game::Seats::new(players as u8).iter().filter(|seat| *seat != person);
    let others = others.enumerate().map(|(place, seat)| (seat, usual_style(place))).collect();
    Absent { person: Some(person), others, seed: 0 }
}
