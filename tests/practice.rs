//! Practice: one person plays, and the narrator plays all others.

use moderator::Company;
use protocol::question::Question;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{
    Edition, Event, Game, LeaderChoice, Phase, Reveal, RoundEvent, Seat, SeatSet, Setup,
};
use resistance_narrator::journal::Record;
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{Key, KeyMode, Wording};

use crate::chance::{possible_action, random_modules};
use crate::table::Table;
use crate::typist::Typist;

mod claims;
mod newcomers;
mod review;
pub mod twins;

/// The most lines that a game may take.
const MOST_LINES: usize = 600;

fn company(name: &str, count: usize) -> Company {
    Company { name: Some(name.to_owned()), count: Some(count) }
}

fn five(seed: u64) -> Table {
    Table::new().seed(seed).deal(seed).practise(company("Ana", 5))
}

fn human() -> Seat {
    Seat::from_number(1).unwrap()
}

/// What was printed since the last line.
fn text(table: &Table) -> String {
    table.printed().join(" ")
}

/// Whether a question is the person's to answer, and nobody else's.
fn is_of_human(table: &mut Table) -> bool {
    let Some(game) = table.game() else { return false };
    let question = table.question();
    let names = || {
        let deal = table.private().deal(&table.record().unwrap()).unwrap();
        deal.open().player_with(Part::Names)
    };
    let leads = game.leader() == human();
    match question {
        Question::OwnVote { of } | Question::OwnCard { of } => of == human(),
        Question::Team | Question::Mission | Question::Watch | Question::Trap | Question::GiveCard => leads,
        Question::UseCard { asked, .. } => asked == Some(human()),
        Question::Target { by, .. } | Question::On { by, .. } | Question::TakeCard { by } => by == human(),
        Question::Examination { by } | Question::WinterSoldier { captain: by } => by == human(),
        Question::Sought | Question::Exposed => names() == Some(human()),
        Question::Claim => matches!(game.phase(), Phase::Claim(claim) if claim.of.contains(human())),
        Question::AfterGame => true,
        _ => false,
    }
}

/// A random set-up of an edition.
fn random_setup(edition: Edition, players: usize, chance: &mut ChaCha8Rng) -> Setup {
    let mut setup = Setup {
        edition,
        players: (0..players).map(|seat| format!("Name{seat}")).collect(),
        leader: LeaderChoice::Draw,
        reveal: Reveal::Headset,
        modules: std::iter::empty().collect(),
        seed: chance.random(),
    };
    setup.modules = random_modules(&setup, chance);
    setup
}

/// A practice of that set-up, and somebody who types.
fn practice(setup: &Setup, seed: u64) -> (Typist, Table) {
    let mut table = Table::new().edition(setup.edition.id()).seed(setup.seed).deal(seed).wording(Wording::Brief);
    for module in setup.edition.modules().iter().filter(|module| !setup.modules.contains(**module)) {
        table = table.without(module.id());
    }
    for module in setup.modules.iter() {
        table = table.with(module.id());
    }
    let table = table.practise(company("Ana", setup.players.len()));
    let names = table.record().unwrap().names().values().to_vec();
    (Typist::called(names, ChaCha8Rng::seed_from_u64(seed)), table)
}

/// What the person types next: an answer that the rules allow, or would, were it theirs.
fn lines(typist: &mut Typist, table: &mut Table, game: &Game) -> Vec<String> {
    let one_of = |chance: &mut ChaCha8Rng, of: &[&str]| vec![of[chance.random_range(0..of.len())].to_owned()];
    match table.question() {
        Question::OwnVote { .. } => one_of(&mut typist.chance, &["approve", "reject", "yes", "no"]),
        Question::OwnCard { .. } => {
            one_of(&mut typist.chance, &["success", "success", "fail", "play reverse", "play rogue success"])
        }
        question => {
            let action = possible_action(game, &mut typist.chance);
            typist.told(action, question)
        }
    }
}

/// Plays a whole game; after each line, what `check` finds.
fn play_whole(typist: &mut Typist, mut table: Table, mut check: impl FnMut(&mut Table)) -> Table {
    for _ in 0..MOST_LINES {
        assert!(is_of_human(&mut table), "{:?} is asked of nobody", table.question());
        let game = table.game().unwrap();
        if game.ending().is_some() {
            return table;
        }
        for line in lines(typist, &mut table, &game) {
            table = table.line(&line);
            check(&mut table);
        }
        // What was read back is dropped, so that nothing stands in the way.
        if table.question() == Question::AfterGame {
            return table;
        }
    }
    panic!("the game does not end: {:?}", table.question());
}

#[test]
fn whole_games_of_each_edition_and_number_of_players_come_to_an_end() {
    for edition in Edition::all().into_iter().filter(|edition| *edition != crate::edition("forum")) {
        let (fewest, most) = edition.players();
        for players in fewest..=most {
            for seed in 0..2 {
                let mut chance = ChaCha8Rng::seed_from_u64(seed * 100 + players as u64);
                let setup = random_setup(edition, players, &mut chance);
                let (mut typist, table) = practice(&setup, seed);
                play_whole(&mut typist, table.trusting_the_disk(), |_| {});
            }
        }
    }
}

#[test]
fn killed_after_any_entry_a_practice_goes_on_to_the_same() {
    for seed in 0..3 {
        let edition = Edition::all()[seed as usize % 3];
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let setup = random_setup(edition, 6, &mut chance);
        let (mut typist, table) = practice(&setup, seed);
        let mut before = table.game().unwrap();
        play_whole(&mut typist, table, |table| {
            let now = table.game().unwrap();
            for (entries, private) in table.cut_off().to_vec() {
                let resumed = Table::new().trusting_the_disk().resume_with(entries, private);
                let again = resumed.game().unwrap();
                // Before the person's own answer is written, they are asked once more.
                assert!(again == now || again == before, "another game comes of it");
            }
            before = now;
        });
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = || {
        let mut chance = ChaCha8Rng::seed_from_u64(5);
        let setup = random_setup(crate::edition("avalon"), 7, &mut chance);
        let (mut typist, table) = practice(&setup, 5);
        play_whole(&mut typist, table.trusting_the_disk(), |_| {}).journal().to_vec()
    };
    assert_eq!(play(), play());
}

#[test]
fn nobody_is_told_what_others_are_before_the_end() {
    for seed in 0..12 {
        let (mut typist, table) = (Typist::called(Vec::new(), ChaCha8Rng::seed_from_u64(seed)), five(seed));
        let deal = table.private().deal(&table.record().unwrap()).unwrap();
        let role = deal.open().role(human()).unwrap();
        let is_spy = role.id() == "spy";
        let names = table.record().unwrap().names().values().to_vec();
        typist = Typist::called(names, typist.chance);
        let begins = text(&table);
        assert_eq!(begins.contains("You are a spy"), is_spy, "{begins}");
        assert_eq!(begins.contains("The other spy"), is_spy, "{begins}");
        let table = play_whole(&mut typist, table, |table| {
            if table.game().unwrap().ending().is_none() {
                let told = text(table);
                assert!(!told.contains(" spy") && !told.contains("were the spies"), "{told}");
            }
        });
        assert!(text(&table).contains("spies"), "{}", text(&table));
    }
}

#[test]
fn undo_gives_the_person_their_last_decision_back() {
    let mut table = five(7);
    let (before, question) = (table.game(), table.question());
    assert!(matches!(question, Question::OwnVote { .. }), "{question:?}");
    table = table.line("undo");
    assert!(text(&table).contains("nothing"), "{}", text(&table));
    table = table.line("approve");
    assert_ne!(table.game(), before);
    table = table.line("undo");
    assert_eq!(table.game(), before);
    assert_eq!(table.question(), question);
    table = table.line("reject").line("undo").line("approve");
    assert_ne!(table.game(), before);
}

#[test]
fn what_the_person_may_not_play_is_refused() {
    let mut table = (0..50).map(five).find(|table| text(table).contains("You are in the Resistance")).unwrap();
    for _ in 0..MOST_LINES {
        table = match table.question() {
            Question::OwnVote { .. } => table.line("yes"),
            Question::Team => table.line("propose Ana and Ben and Cleo").line("propose Ana and Ben"),
            _ => break,
        };
    }
    assert!(matches!(table.question(), Question::OwnCard { .. }), "{:?}", table.question());
    let before = table.game();
    table = table.line("fail");
    assert_eq!(table.printed(), ["Only spies play Fail. You must play Success."]);
    assert_eq!(table.game(), before);
    table = table.line("success");
    assert_ne!(table.game(), before);
}

#[test]
fn a_name_and_a_number_are_asked_for() {
    let table = Table::new().seed(3).practise(Company::default());
    assert_eq!(text(&table), "Practice. I play everybody but you. What is your name?");
    let mut table = table.line("Benn");
    assert_eq!(table.question(), Question::HowMany);
    table = table.line("twelve");
    assert_eq!(table.question(), Question::HowMany);
    table = table.line("next");
    let names = table.record().unwrap().names().values().to_vec();
    assert_eq!(names.len(), 5);
    assert!(!names[1..].contains(&"Ben".to_owned()), "{names:?}");
}

#[test]
fn what_is_hardly_a_name_is_asked_about() {
    let doubted = || {
        let mut table = Table::new().seed(3).practise(Company::default()).line("Hello");
        assert_eq!(text(&table), "Is Hello your name? Say yes or no.");
        assert_eq!(table.question(), Question::DoubtfulName);
        table
    };
    let mut table = doubted().line("no");
    assert_eq!(text(&table), "Practice. I play everybody but you. What is your name?");
    table = table.line("Hello").line("my name is Ana").line("next");
    assert_eq!(table.record().unwrap().names().values()[0], "Ana");
    let mut table = doubted().line("yes");
    assert_eq!(table.question(), Question::HowMany);
    table = table.line("back").line("Hello").line("back");
    assert_eq!(table.question(), Question::OwnName);
}

#[test]
fn the_person_may_ask_who_they_are_and_for_advice() {
    let table = five(7).line("who am i");
    assert!(text(&table).starts_with("You are "), "{}", text(&table));
    let table = table.line("hint");
    assert!(text(&table).starts_with("A careful player would "), "{}", text(&table));
    let mut table = table.line("why Ben").line("what did I miss");
    assert!(matches!(table.question(), Question::OwnVote { .. }));
    table = table.line("approve").line("what did I miss");
    assert!(table.printed().len() <= 3, "{}", text(&table));
}

#[test]
fn why_is_answered_for_what_somebody_did_last() {
    let mut table = five(7);
    for _ in 0..40 {
        let Some(game) = table.game().filter(|game| game.ending().is_none()) else { break };
        let Question::OwnVote { .. } = table.question() else {
            let plays = matches!(table.question(), Question::OwnCard { .. });
            table = table.line(if plays { "success" } else { "1 2 3" });
            if table.question() == Question::Team {
                table = table.line("1 2");
            }
            continue;
        };
        table = table.line("approve");
        let Some(Event::Round(RoundEvent::Voted { ballot, voters, .. })) = last_vote(&table) else { panic!() };
        let (approve, team) = (ballot.approvers().unwrap(), game.phase().team());
        for seat in voters.iter().filter(|seat| *seat != human()) {
            // Whoever has proposed since is asked about that.
            if table.game().is_some_and(|game| game.phase().team() != SeatSet::EMPTY && game.leader() == seat) {
                continue;
            }
            let name = table.record().unwrap().names()[seat].clone();
            table = table.line(&format!("why did {name} reject"));
            let was = if approve.contains(seat) { "was for" } else { "was against" };
            let told = table.printed()[0].to_owned();
            assert!(told.starts_with(&format!("{name} {was} ")), "{told}, of {team:?}");
            assert_eq!(table.printed().len(), 2, "and why, or that there is no reason: {}", text(&table));
        }
    }
    assert!(table.game().unwrap().results().run() > 1);
}

fn last_vote(table: &Table) -> Option<Event> {
    let record = table.record()?;
    let voted = record.events().filter(|event| matches!(event, Event::Round(RoundEvent::Voted { .. }))).last();
    voted.copied()
}

#[test]
fn advice_never_goes_against_the_rules() {
    let mut bound = 0;
    for seed in 0..40 {
        let mut table = Table::new()
            .edition("winter-soldier")
            .with("baron-zemo")
            .seed(seed)
            .deal(seed)
            .practise(company("Ana", 5));
        let is_bound = text(&table).contains("You must play Fail");
        for _ in 0..12 {
            if !matches!(table.question(), Question::OwnVote { .. }) {
                break;
            }
            table = table.line("hint");
            assert_eq!(table.printed().len(), 2, "what, and why: {}", text(&table));
            let may_not_reject = text(&table).contains("The rules leave you no other choice.");
            let before = table.record().unwrap().past().len();
            table = table.line("reject");
            let refused = table.record().unwrap().past().len() == before;
            assert_eq!(refused, may_not_reject && is_bound, "{}", text(&table));
            bound += u32::from(refused);
            if refused {
                table = table.line("approve");
            }
        }
    }
    assert!(bound > 3, "{bound}");
}

#[test]
fn again_plays_on_with_the_same_players() {
    let setup = random_setup(Edition::default(), 5, &mut ChaCha8Rng::seed_from_u64(4));
    let (mut typist, table) = practice(&setup, 4);
    let mut table = play_whole(&mut typist, table, |_| {});
    let names = |table: &Table| table.record().unwrap().names().clone();
    let before = names(&table);
    table = table.line("again");
    assert_eq!(names(&table), before);
    assert!(table.game().unwrap().ending().is_none() && is_of_human(&mut table), "{:?}", table.question());
    let table = play_whole(&mut typist, table, |_| {});
    assert!(table.game().unwrap().ending().is_some());
}

#[test]
fn what_only_a_practice_can_be_asked_is_told_by_help() {
    let table = five(7).line("help");
    let told = text(&table);
    for word in ["hint", "why ", "what did i miss", "my card"] {
        assert!(told.to_lowercase().contains(word), "{word}: {told}");
    }
}

#[test]
fn nothing_is_done_for_others() {
    let table = five(7).line("Ben approves");
    assert!(text(&table).starts_with("Only your own vote"), "{}", text(&table));
    let table = table.line("Ben leaves");
    assert!(text(&table).starts_with("Not now."), "{}", text(&table));
    let table = table.line("phones");
    assert!(text(&table).starts_with("Not now."), "{}", text(&table));
}

#[test]
fn with_single_keys_the_vote_has_those_of_a_roll_call() {
    let table = Table::new().seed(7).deal(7).keys(KeyMode::Single).practise(company("Ana", 5));
    let before = table.game();
    let table = table.press(Key::Char('2')).listen();
    assert_ne!(table.game(), before);
}

#[test]
fn each_language_has_names_for_the_largest_table() {
    for language in Language::ALL {
        for edition in Edition::all().into_iter().filter(|edition| *edition != crate::edition("forum")) {
            let (_, most) = edition.players();
            for name in ["Ana", "Zoé", "Max"] {
                let table = Table::new().language(language).edition(edition.id());
                let table = table.practise(company(name, most));
                let record: Record = table.record().unwrap();
                assert_eq!(record.names().values().len(), most, "{language:?} {edition:?}");
            }
        }
    }
}
