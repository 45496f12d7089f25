//! The questions before a game: who plays, who leads, which rules.

pub(super) mod naming;
pub(super) mod options;
pub(super) mod rematch;
mod revealing;

use super::narration::Topic;
use super::preferences::Revealed;
use super::question::Question;
use super::refuse::shortened;
use super::resuming::{Offers, ask_unfinished};
use super::told::Told;
use super::{Effect, Mode, Parting, Stage, Unfinished};
use crate::game::module::Modules;
use crate::game::seat::MOST_PLAYERS;
use crate::game::{BySeat, Edition, LeaderChoice, Module, Reveal, Seat, Setup};
use crate::language::{Intent, Message, Verb, terms};
use crate::session::desk::Desk;
use crate::session::keyboard;
use crate::session::listening::Listening;
use crate::session::refuse;
use crate::session::resuming;
use crate::session::scene::Scene;
use crate::session::table;

/// What is known so far, and what is asked next.
#[derive(Clone, Debug)]
pub struct Interview {
    pub(super) unfinished: Option<Unfinished>,
    pub(super) offers: Offers,
    players: Vec<String>,
    players_complete: bool,
    /// What was said instead of names, until it is known whether it is one.
    doubtful: Option<String>,
    leader: Option<LeaderChoice>,
    /// Who would lead, unless the table says somebody else.
    proposed: Option<Seat>,
    edition: Edition,
    reveal: Option<Reveal>,
    /// What this table wants where the rule book has eyes closed.
    wanted: Revealed,
    /// Everything else is known: how the reveal shall be is asked now.
    reveal_asked: bool,
    modules: Modules,
    /// Modules that were switched on, and that the edition is not played with, or always.
    elsewhere: Modules,
    /// The rules were told on the command line: nobody is asked whether they are right.
    rules_told: bool,
    options_open: bool,
    seed: u64,
}

impl Default for Interview {
    fn default() -> Self {
        Self {
            unfinished: None,
            offers: Offers::NewGame,
            players: Vec::new(),
            players_complete: false,
            doubtful: None,
            leader: None,
            proposed: None,
            edition: Edition::Accessible,
            reveal: None,
            wanted: Revealed::Ask,
            reveal_asked: false,
            modules: Modules::default(),
            elsewhere: Modules::default(),
            rules_told: false,
            options_open: false,
            seed: 0,
        }
    }
}

impl Interview {
    /// Nothing but a saved game to go on with.
    pub(super) fn only(game: Unfinished) -> Self {
        Self { unfinished: Some(game), offers: Offers::Nothing, ..Self::default() }
    }

    /// The question that is open.
    #[must_use]
    pub fn question(&self) -> Question {
        match self {
            Self { unfinished: Some(_), .. } => Question::Unfinished,
            Self { doubtful: Some(_), .. } => Question::DoubtfulName,
            Self { players_complete: false, .. } => Question::Players,
            _ if self.leader().is_none() => Question::Leader,
            Self { reveal_asked: true, .. } if self.reveal_is_open() => Question::RevealWay,
            Self { options_open: true, .. } => Question::Options,
            _ => Question::Start,
        }
    }

    /// Who leads first, once it need not be asked any more: in Winter Soldier the cards decide, unless Captain America
    /// was named on the command line.
    fn leader(&self) -> Option<LeaderChoice> {
        match self.edition {
            Edition::WinterSoldier => Some(self.leader.filter(|_| self.rules_told).unwrap_or(LeaderChoice::Draw)),
            _ => self.leader,
        }
    }

    /// How the spies will get to know each other: not at all, if they are blind.
    fn reveal(&self) -> Reveal {
        match self.wanted_reveal() {
            Reveal::Touch | Reveal::Eyes if self.modules.contains(Module::BlindSpies) => Reveal::None,
            reveal => reveal,
        }
    }

    fn setup(&self, leader: LeaderChoice) -> Setup {
        Setup {
            edition: self.edition,
            players: self.players.clone(),
            leader,
            reveal: self.wanted_reveal(),
            modules: self.modules,
            seed: self.seed,
        }
    }
}

fn ask_start(interview: &Interview) -> Message {
    let reveal = interview.reveal();
    let modules: Vec<Message> = terms::named(interview.modules).into_iter().map(Message::new).collect();
    let modules = if modules.is_empty() { vec![Message::new("no-modules")] } else { modules };
    Message::new("ask-start")
        .message("edition", Message::new(terms::edition(interview.edition)))
        .message("reveal", Message::new(terms::reveal(reveal)))
        .list("modules", modules)
}

fn rules_told(scene: &Scene) -> bool {
    matches!(&scene.stage, Stage::Interview(interview) if interview.rules_told)
}

/// Whether a new game is offered beside the saved one.
pub(super) fn offers_new_game(scene: &Scene) -> bool {
    matches!(&scene.stage, Stage::Interview(interview) if interview.offers == Offers::NewGame)
}

fn ask_players(scene: &Scene, interview: &Interview) -> Message {
    let count = interview.players.len();
    match interview.players.last() {
        Some(last) => Message::new("ask-players-more")
            .number("count", count as u32)
            .players("names", crate::game::Seats::new(count as u8).all())
            .text("last", last),
        None if scene.preferences.players.len() >= fewest_players(scene) => {
            Message::new("ask-players-same").texts("names", scene.preferences.players.clone())
        }
        None => Message::new("ask-players"),
    }
}

pub(super) fn players_so_far(scene: &Scene) -> usize {
    scene.lexicon.names().values().len()
}

fn edition_players(scene: &Scene) -> (usize, usize) {
    match &scene.stage {
        Stage::Interview(interview) => interview.edition.players(),
        Stage::Table(_) | Stage::Reading(_) => Edition::Accessible.players(),
    }
}

pub(super) fn fewest_players(scene: &Scene) -> usize {
    edition_players(scene).0
}

/// The most players: while the edition is open, as many as the largest one takes.
pub(super) fn most_players(scene: &Scene) -> usize {
    if rules_told(scene) { edition_players(scene).1 } else { MOST_PLAYERS }
}

/// Asks for whatever was not told.
pub(super) fn begin_interview(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    told: Told,
    unfinished: Option<Unfinished>,
) {
    let everything_told = told.players.is_some() && (told.leader.is_some() || told.is_winter_soldier());
    // The players may be missing: only what was told is checked here.
    let checked = match (&told.players, told.setup(&scene.lexicon)) {
        (Some(_), Err(faults)) => {
            faults.iter().for_each(|fault| refuse::tell_fault(scene, desk, fault));
            return desk.effects.push(Effect::Quit(Parting::Told));
        }
        (_, setup) => setup.ok(),
    };
    let mut interview = Interview { unfinished, seed: told.seed, ..Interview::default() };
    interview.edition = told.edition.as_deref().and_then(Edition::from_id).unwrap_or(Edition::Accessible);
    interview.reveal = told.reveal.as_deref().and_then(Reveal::from_id);
    interview.wanted = match scene.mode {
        Mode::Table => scene.preferences.reveal,
        // Nobody sits there to be asked.
        Mode::Program => Revealed::Eyes,
    };
    interview.modules = interview.edition.modules().iter().copied().collect();
    told.with.iter().filter_map(|id| Module::from_id(id)).for_each(|module| interview.modules.insert(module));
    told.without.iter().filter_map(|id| Module::from_id(id)).for_each(|module| interview.modules.remove(module));
    interview.rules_told = told.edition.is_some() || told.players.is_some();
    if let Some(setup) = checked {
        interview.leader = told.leader.is_some().then_some(setup.leader);
        scene.lexicon.seat(BySeat::new(setup.players.clone()));
        interview.players.clone_from(&setup.players);
        interview.players_complete = true;
        if everything_told && interview.unfinished.is_none() {
            keyboard::tell_of_single_keys(scene, desk);
            let reveal = interview.wanted_reveal();
            return table::begin_game(scene, desk, listening, Setup { reveal, ..setup });
        }
    }
    if desk.narration.has_told_nothing() {
        desk.say(scene, Topic::General, Message::new("welcome"));
        keyboard::tell_of_single_keys(scene, desk);
    }
    scene.stage = Stage::Interview(Box::new(interview));
    ask_interview(scene, desk);
}

pub(super) fn interview(scene: &mut Scene) -> Option<&mut Interview> {
    match &mut scene.stage {
        Stage::Interview(interview) => Some(interview),
        Stage::Table(_) | Stage::Reading(_) => None,
    }
}

/// An answer before the game.
pub(super) fn interviewed(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    let question = scene.question();
    match (question, intent) {
        (_, Intent::Plain(Verb::Undo | Verb::Back)) => back_in_interview(scene, desk),
        (Question::Unfinished, Intent::Option(number)) => resuming::choose_unfinished(scene, desk, listening, number),
        (Question::Unfinished, Intent::Plain(Verb::Next | Verb::Resume | Verb::Confirm)) => {
            resuming::choose_unfinished(scene, desk, listening, 1)
        }
        (Question::Unfinished, Intent::Plain(Verb::NewGame | Verb::Cancel) | Intent::Opens(Verb::Reject)) => {
            resuming::choose_unfinished(scene, desk, listening, 2);
        }
        (Question::Players | Question::DoubtfulName, Intent::Players(names)) => {
            naming::seat_players(scene, desk, listening, &names)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Confirm)) => {
            naming::doubt_settled(scene, desk, listening, naming::Doubt::Unfounded)
        }
        (Question::DoubtfulName, Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject)) => {
            naming::doubt_settled(scene, desk, listening, naming::Doubt::Right);
        }
        (Question::DoubtfulName, Intent::Plain(verb @ (Verb::Same | Verb::Next | Verb::Ready))) => {
            naming::drop_doubtful_name(scene);
            interviewed(scene, desk, listening, Intent::Plain(verb));
        }
        (_, Intent::Rename(seat, name)) => naming::rename_before_the_game(scene, desk, seat, &name),
        (_, Intent::Swap(first, second)) => naming::swap_before_the_game(scene, desk, first, second),
        (Question::Players, Intent::Plain(Verb::Same)) => same_players(scene, desk, listening),
        (Question::Players, Intent::Plain(Verb::Next | Verb::Ready | Verb::Confirm)) => {
            players_done(scene, desk, listening)
        }
        (Question::Leader, Intent::Leader(seat)) => leader_found(scene, desk, listening, LeaderChoice::Named(seat)),
        (Question::Leader, Intent::Plain(Verb::Confirm | Verb::Next | Verb::Start)) => {
            match rematch::proposed(scene) {
                Some(seat) => leader_found(scene, desk, listening, LeaderChoice::Named(seat)),
                None => refuse::not_now(scene, desk, Question::Leader),
            }
        }
        (Question::Leader, Intent::Plain(Verb::LosersLead)) if rematch::proposes_leader(scene) => {
            rematch::losers_lead(scene, desk)
        }
        (Question::Leader, Intent::Plain(Verb::Draw)) => leader_found(scene, desk, listening, LeaderChoice::Draw),
        (Question::RevealWay, intent) => revealing::answer_reveal(scene, desk, listening, &intent),
        (Question::Start | Question::Options, Intent::Plain(Verb::Start | Verb::Next | Verb::Confirm)) => {
            start(scene, desk, listening);
        }
        (Question::Start, Intent::Plain(Verb::Options)) => options::open_options(scene, desk),
        (Question::Options, Intent::Option(number)) => options::change_option(scene, desk, number),
        (Question::Start | Question::Options, Intent::Choose(verb, modules)) => {
            options::choose_modules(scene, desk, verb, modules)
        }
        (question, _) => refuse::not_now(scene, desk, question),
    }
}

/// What is asked for when a saved game is not gone on with.
pub(super) fn ask_for_new_game(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(interview) = interview(scene) else { return };
    let complete = interview.players_complete.then(|| interview.leader().map(|leader| interview.setup(leader)));
    match complete.flatten() {
        Some(setup) if rules_told(scene) => table::begin_game(scene, desk, listening, setup),
        _ => ask_interview(scene, desk),
    }
}

fn same_players(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let players = scene.preferences.players.clone();
    if players.len() < fewest_players(scene) || players.len() > most_players(scene) {
        return refuse::not_now(scene, desk, Question::Players);
    }
    keep_players(scene, players);
    players_done(scene, desk, listening);
}

pub(super) fn keep_players(scene: &mut Scene, players: Vec<String>) {
    scene.lexicon.seat(BySeat::new(players.clone()));
    if let Some(interview) = interview(scene) {
        interview.players = players;
    }
}

pub(super) fn players_done(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let (found, fewest) = (players_so_far(scene), fewest_players(scene));
    if found < fewest {
        let refused = Message::new("refused-too-few-players").number("found", found as u32);
        return desk.refuse(scene, "too-few-players", refused.number("fewest", fewest as u32));
    }
    let players = crate::game::Seats::new(found as u8).all();
    let complete = Message::new("players-complete").number("count", found as u32).players("names", players);
    desk.say(scene, Topic::General, complete);
    let Some(interview) = interview(scene) else { return };
    interview.players_complete = true;
    if found > interview.edition.players().1 {
        interview.play(Edition::WinterSoldier);
        desk.say(scene, Topic::General, Message::new("edition-by-players").number("players", found as u32));
    }
    if rules_told(scene) && scene.question() == Question::Start {
        start(scene, desk, listening)
    } else {
        ask_interview(scene, desk)
    }
}

fn leader_found(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, leader: LeaderChoice) {
    let rules_told = rules_told(scene);
    let Some(interview) = interview(scene) else { return };
    interview.leader = Some(leader);
    if rules_told { start(scene, desk, listening) } else { ask_interview(scene, desk) }
}

pub(super) fn start(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(interview) = interview(scene) else { return };
    let Some(leader) = interview.leader() else { return };
    let setup = interview.setup(leader);
    // What can't be played is told first.
    if interview.reveal_is_open() && setup.check().is_ok() {
        interview.reveal_asked = true;
        return ask_interview(scene, desk);
    }
    table::begin_game(scene, desk, listening, setup);
}

fn back_in_interview(scene: &mut Scene, desk: &mut Desk) {
    let Some(interview) = interview(scene) else { return };
    if interview.doubtful.take().is_some() {
        return ask_interview(scene, desk);
    }
    if interview.reveal_asked {
        interview.reveal_asked = false;
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
    ask_interview(scene, desk);
}

/// Asks the open question before the game.
pub(super) fn ask_interview(scene: &Scene, desk: &mut Desk) {
    let Stage::Interview(interview) = &scene.stage else { return };
    let message = match interview.question() {
        Question::Unfinished => interview.unfinished.as_ref().map(|saved| ask_unfinished(saved, interview.offers)),
        Question::Players => Some(ask_players(scene, interview)),
        Question::DoubtfulName => interview.doubtful.as_ref().map(|name| {
            let hardly = name.split(',').find(|name| scene.lexicon.phrases().is_hardly_a_name(name));
            Message::new("ask-doubtful-name").text("name", shortened(hardly.unwrap_or(name).trim()))
        }),
        Question::Leader => Some(rematch::ask_leader(interview)),
        Question::RevealWay => {
            let edition = Message::new(terms::edition(interview.edition));
            Some(Message::new("ask-reveal").message("edition", edition))
        }
        Question::Options => {
            options::options(scene).iter().for_each(|option| desk.say_in_full(scene, Topic::General, option));
            Some(Message::new("ask-option"))
        }
        _ => Some(ask_start(interview)),
    };
    if let Some(message) = message {
        desk.say(scene, Topic::General, message);
    }
}
