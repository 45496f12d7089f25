//! Nobody learns what is secret: whatever others hear, read, find saved or can ask for is the same, to the
//! millisecond, whoever has which character.

use protocol::question::Question;
use protocol::{Answer, Channel, Delivery};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::deal::{Deal, Seeds};
use resistance_narrator::game::{
    Action, Ballot, Edition, Game, LeaderChoice, Module, Phase, Reveal, Seat, SeatSet, Setup,
};
use resistance_narrator::journal::line::encode;
use resistance_narrator::journal::{GameId, export};
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{Key, KeyMode, Preferences, Secretly};

use crate::chance::random_modules;
use crate::table::{Moment, Table};

const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lena"];

/// Two deals of the same table, of which the public parts are the same.
pub struct Twins {
    setup: Setup,
    secretly: Secretly,
    pub deals: [u64; 2],
    channel: Channel,
}

impl Twins {
    /// Two deals for a random set-up. In Winter Soldier everybody knows Captain America, so that both have the same.
    pub fn new(seed: u64, channel: Channel) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let editions: Vec<Edition> =
            Edition::all().into_iter().filter(|edition| *edition != crate::edition("forum")).collect();
        let edition = editions[chance.random_range(0..editions.len())];
        let (fewest, most) = edition.players();
        let players = chance.random_range(fewest..=most);
        let mut setup = Setup {
            edition,
            players: NAMES[..players].iter().map(ToString::to_string).collect(),
            leader: LeaderChoice::Draw,
            reveal: Reveal::Headset,
            modules: std::iter::empty().collect(),
            seed: chance.random(),
        };
        setup.modules = random_modules(&setup, &mut chance);
        let mut secretly = [Secretly::Nothing, Secretly::Cards, Secretly::Votes, Secretly::Both][seed as usize % 4];
        // The Winter Soldier can't play Success, and how many Fails there were is told.
        if edition == crate::edition("winter-soldier") && secretly != Secretly::Nothing {
            secretly = Secretly::Votes;
        }
        let game = setup.check().unwrap().game;
        let first = chance.random();
        let known = |seed: u64| {
            let deal = Deal::shuffled(&game, *Seeds::of(seed).deal.open(), 0);
            (
                deal.players(&[crate::role("captain-america")]),
                game.seats().iter().map(|seat| deal.role(seat)).collect::<Vec<_>>(),
            )
        };
        let (captain, roles) = known(first);
        let twin = |seed: &u64| {
            let (other, others) = known(*seed);
            other == captain && others != roles
        };
        let second = std::iter::repeat_with(|| chance.random()).find(twin).unwrap();
        Self { setup, secretly, deals: [first, second], channel }
    }

    /// A table that is told all, and not open.
    pub fn told(&self, deal: u64) -> Table {
        let preferences = Preferences { keys: KeyMode::Single, secretly: self.secretly, ..Preferences::default() };
        let names: Vec<&str> = self.setup.players.iter().map(String::as_str).collect();
        let mut table = Table::new().preferences(preferences).edition(self.setup.edition.id()).names(&names);
        for module in Module::all() {
            table = if self.setup.modules.contains(module) { table.with(module.id()) } else { table };
            let off = self.setup.edition.modules().contains(&module) && !self.setup.modules.contains(module);
            table = if off { table.without(module.id()) } else { table };
        }
        let leader = if self.setup.edition == crate::edition("winter-soldier") { None } else { Some("Ana") };
        let table = leader.into_iter().fold(table, Table::leader);
        table.seed(self.setup.seed).deal(deal).reveal("earpiece").headset("the headset").trusting_the_disk()
    }

    fn table(&self, deal: u64) -> Table {
        let seats = (1..=self.setup.players.len() as u32).filter_map(Seat::from_number);
        // Words of another language are made for every whisper anew, which takes long in a hundred games.
        let language = |seat: Seat| (self.channel == Channel::Own).then(|| Language::ALL[seat.index() % 3]);
        let delivery = |seat| Delivery { language: language(seat), channel: self.channel, ..Delivery::default() };
        seats.fold(self.told(deal).open(), |table, seat| table.delivery(seat, delivery(seat)))
    }
}

/// What others get to know of a step.
fn public(table: &Table, from: usize) -> Vec<String> {
    let moment = |at: &crate::table::At| format!("{} {:?}", at.ms, at.moment);
    table.moments()[from..].iter().map(moment).collect()
}

/// What somebody at the table does next, as anybody could see it.
enum Move {
    Press(Vec<Key>),
    /// Whoever is asked alone takes the first choice, in this order, and is done.
    Answer(Vec<Seat>),
    Type(String),
}

/// What somebody asks in words of their own.
const QUESTIONS: [&str; 20] = [
    "who are the spies?",
    "how many bad guys are there?",
    "is Ben a spy?",
    "who is Merlin?",
    "what does Merlin do?",
    "who sees whom?",
    "is Mordred in the game?",
    "who voted against it?",
    "what did Cleo vote?",
    "who failed it?",
    "how many fails were there?",
    "how many fails does it take?",
    "who was on every mission?",
    "how often was Dan on a mission?",
    "who hasn't been on a mission?",
    "can a spy play success?",
    "may I play fail?",
    "what happens if it is rejected?",
    "who leads next?",
    "what do we do now?",
];

fn next(table: &mut Table, chance: &mut ChaCha8Rng) -> Option<Move> {
    let record = table.record()?;
    let asked: Vec<Seat> = record.game().seats().iter().filter(|seat| table.asked(*seat).is_some()).collect();
    Some(match table.question() {
        Question::HeadsetTried => Move::Press(vec![Key::Char(' '), Key::Enter]),
        Question::HandOver { .. } => Move::Press(vec![Key::Char(' ')]),
        // Only a spy could play a Fail, and how many there were is told: here everybody plays Success.
        Question::Hearing { .. } if asked.is_empty() => Move::Press(vec![Key::Char(' '), Key::Tab, Key::Enter]),
        _ if !asked.is_empty() => Move::Answer(asked),
        Question::Guidance { .. } => Move::Type("ready".into()),
        Question::Reveal => Move::Press(vec![Key::Enter]),
        Question::Start => Move::Type("start".into()),
        _ if chance.random_range(0..8) == 0 => {
            let commands =
                ["status", "log", "score", "votes", "who", "help", "undo", "repeat", "headset 2", "secretly"];
            let asked = match chance.random_range(0..2) {
                0 => commands[chance.random_range(0..commands.len())],
                _ => QUESTIONS[chance.random_range(0..QUESTIONS.len())],
            };
            // The Winter Soldier can't play Success there.
            let secret = asked == "secretly" && record.game().has_captain();
            Move::Type(if secret { "status" } else { asked }.into())
        }
        _ => {
            let game = record.game();
            // What the narrator draws before everybody follows from another seed in each game.
            let open = |action: &Action| {
                !matches!(action, Action::Accuse(_) | Action::Assassinate(_) | Action::DrawForLeader)
            };
            let legal: Vec<Action> = game.legal_actions().into_iter().filter(open).collect();
            Move::Type(typed(*legal.get(chance.random_range(0..legal.len().max(1)))?, game))
        }
    })
}

fn numbers(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ")
}

/// An action as it is typed.
fn typed(action: Action, game: &Game) -> String {
    let card = |card: resistance_narrator::game::PlotCard| match card.id() {
        "close-eye" => "close eye".to_owned(),
        id => id.replace('-', " "),
    };
    let on = |on: Option<Seat>| on.map_or(String::new(), |on| format!(" on {}", on.number()));
    match action {
        Action::NameMission(mission) => format!("mission {}", mission.number()),
        Action::Propose(team) => format!("propose {}", numbers(team)),
        Action::Vote(Ballot::Count { approve, reject }) => format!("vote {approve} {reject}"),
        Action::Vote(Ballot::Named { approve }) if approve.is_empty() => "reject all".into(),
        Action::Vote(Ballot::Named { approve }) if approve == game.in_play() => "approve all".into(),
        Action::Vote(Ballot::Named { approve }) => format!("approve {}", numbers(approve)),
        Action::Count(count) => {
            let also =
                |reads: bool, kind: &str, count: u8| if reads { format!(" {kind} {count}") } else { String::new() };
            let rogues = game.counted_cards().any(|card| card.id() == "rogue-success");
            let reverses = game.counted_cards().any(|card| card.id() == "reverse");
            let fails = format!("fails {}", count.fails);
            fails + &also(reverses, "reverses", count.reverses) + &also(rogues, "rogues", count.rogues)
        }
        Action::Watch(member) => format!("watch {}", member.number()),
        Action::Trap(member) => format!("trap {}", member.number()),
        Action::Claim(player) => format!("claim {}", player.number()),
        Action::NoClaim => "no claim".into(),
        Action::Draw(drawn) => format!("draw {}", card(drawn)),
        Action::DrawAnyway(drawn) => format!("draw {} anyway", card(drawn)),
        Action::DrawForLeader => "draw".into(),
        Action::Give { card: given, to } => format!("give {} to {}", card(given), to.number()),
        Action::On(named) => format!("on {}", named.number()),
        Action::Use { by, card: used, on: target } => format!("{} uses {}{}", by.number(), card(used), on(target)),
        Action::Take { by, card: taken, from } => {
            // The holder says so first, and is asked then.
            let _ = by;
            format!("take {} from {}", card(taken), from.number())
        }
        Action::Pass => "pass".into(),
        Action::PassAll => "pass all".into(),
        Action::FaceUp { member, card } => {
            format!("{} played {}", member.number(), card.id().trim_end_matches("-success").replace('-', " "))
        }
        Action::Examine(examined) => format!("examine {}", examined.number()),
        other => format!("status {other:?}"),
    }
}

fn is_over(table: &Table) -> bool {
    table.record().is_some_and(|record| {
        matches!(record.game().phase(), Phase::Over(_) | Phase::Accusation { .. } | Phase::Assassination { .. })
    })
}

/// What two games have come to whose deals are twins.
pub struct Alike {
    /// How often somebody was told something alone.
    pub whispers: usize,
    /// How many prompts were brought.
    brought: usize,
    /// Whether somebody was told something else than in the other game.
    pub told_apart: bool,
}

/// Plays both games with the same keys and lines; whatever others get to know of them is the same.
pub fn alike(tables: [Table; 2], seed: u64, steps: usize) -> Alike {
    let mut tables = tables.map(Some);
    let mut chance = ChaCha8Rng::seed_from_u64(seed ^ 0x5EC2E7);
    let mut alike = Alike { whispers: 0, brought: 0, told_apart: false };
    for _ in 0..steps {
        let Some(act) = next(tables[0].as_mut().unwrap(), &mut chance) else { break };
        let mut seen = Vec::new();
        let mut heard: Vec<Vec<String>> = Vec::new();
        for table in &mut tables {
            let mut now = table.take().unwrap();
            let from = now.moments().len();
            let mut alone = Vec::new();
            now = match &act {
                Move::Press(keys) => {
                    keys.iter().fold(now, |now, key| now.press(*key).listen()).listen_ms(60_000).listen()
                }
                Move::Answer(seats) => {
                    let (told, now) = answered(now, seats);
                    alone = told;
                    now
                }
                Move::Type(line) => now.press(Key::Char(':')).listen().line(line),
            };
            alone.extend(now.whispers());
            heard.push(alone);
            seen.push((public(&now, from), (now.came(), now.came_for_pages()), now.question(), is_over(&now)));
            *table = Some(now);
        }
        if seen[0].3 || seen[1].3 {
            break;
        }
        assert_eq!(seen[0], seen[1], "seed {seed}");
        alike.brought += seen[0].1.0.len();
        alike.whispers += heard[0].len();
        alike.told_apart |= heard[0] != heard[1];
    }
    let tables = tables.map(Option::unwrap);
    if !tables.iter().any(is_over) {
        let [one, other] = tables.each_ref().map(saved);
        assert_eq!(one, other, "seed {seed}");
    }
    alike
}

/// Two games of a random set-up.
fn play(seed: u64, steps: usize, channel: Channel) -> (usize, bool) {
    let twins = Twins::new(seed, channel);
    let alike = alike(twins.deals.map(|deal| twins.table(deal)), seed, steps);
    assert_eq!(
        alike.brought > 0,
        channel == Channel::Own,
        "slips go to those who are reached on their own, and to nobody else"
    );
    (alike.whispers, alike.told_apart)
}

/// Each of these takes the first choice and is done; with what they were told.
fn answered(table: Table, seats: &[Seat]) -> (Vec<String>, Table) {
    let mut told = Vec::new();
    let answer = |table: Table, seat: &Seat| {
        let shown = table.shown(*seat).expect("the twin is asked too");
        let table = if shown.choices.is_empty() { table } else { table.chooses(*seat, 0) };
        told.push(shown.text);
        table.answers(*seat, Answer::Done).listen()
    };
    let table = seats.iter().fold(table, answer);
    (told, table)
}

/// What is found on the disk, without the private part, and what is written out of it; without the seed of what is
/// drawn before everybody.
fn saved(table: &Table) -> Vec<String> {
    let id = GameId::from_name("a game").unwrap();
    let lines = table.journal().iter().zip(1..).skip(1).map(|(entry, number)| encode(number, entry));
    let record = table.record().unwrap();
    let exports = export::Format::ALL.map(|format| export::export(&record, None, &id, format, Language::ENGLISH));
    let exports = exports.iter().flat_map(|export| export.lines()).filter(|line| !line.contains("\"seed\""));
    lines.chain(exports.map(str::to_owned)).collect()
}

/// Whole games, two for each seed; there has to be something to keep secret in them.
fn play_all(seeds: std::ops::Range<u64>, channel: Channel) {
    let games = seeds.end - seeds.start;
    let (mut whispers, mut told_apart) = (0, 0);
    for seed in seeds {
        let (heard, differ) = play(seed, 45, channel);
        whispers += heard as u64;
        told_apart += u64::from(differ);
    }
    assert!(whispers > 8 * games, "{whispers}");
    assert!(told_apart * 100 > 95 * games, "{told_apart}");
}

#[test]
fn a_hundred_games_look_and_sound_the_same_whoever_has_which_character() {
    play_all(0..50, Channel::Headset);
}

#[test]
fn another_hundred_games_do_so_too() {
    play_all(50..100, Channel::Headset);
}

#[test]
fn nor_does_anybody_notice_where_each_seat_is_reached_on_its_own() {
    play_all(100..150, Channel::Own);
}

/// Whoever is the same and knows the same is shown the same, whoever the others are, and everybody has the same choices.
#[test]
fn no_prompt_tells_what_its_seat_may_not_know() {
    let mut compared = 0;
    for seed in 0..40 {
        let twins = Twins::new(seed, Channel::Own);
        let mut tables = twins.deals.map(|deal| twins.table(deal).press(Key::Char(':')).line("ready").line("start"));
        let game = tables[0].game().unwrap();
        for seat in game.seats().iter() {
            let [one, other] = tables.each_mut().map(|table| {
                let deal = table.private().deal(&table.record().unwrap()).unwrap();
                let knows = (deal.open().role(seat), deal.open().seen_by(seat));
                (knows, table.shown(seat).unwrap())
            });
            assert_eq!(one.1.choices.len(), other.1.choices.len());
            if one.0 == other.0 {
                assert_eq!(one.1, other.1, "seed {seed}");
                compared += 1;
            }
        }
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn no_role_is_found_in_anything_that_others_hear_or_read() {
    let secrets = ["You are ", "With you in", "you know is", "you know are", "You don't know", "that you know"];
    for seed in 1_000..1_040 {
        let twins = Twins::new(seed, Channel::Headset);
        let mut table = twins.table(twins.deals[0]);
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..40 {
            let Some(act) = next(&mut table, &mut chance) else { break };
            table = match act {
                Move::Press(keys) => {
                    keys.iter().fold(table, |now, key| now.press(*key).listen()).listen_ms(60_000).listen()
                }
                Move::Answer(seats) => answered(table, &seats).1,
                Move::Type(line) => table.press(Key::Char(':')).listen().line(&line),
            };
            if is_over(&table) {
                break;
            }
        }
        let spoken: Vec<String> = table
            .moments()
            .iter()
            .filter(|at| matches!(at.moment, Moment::Spoken(_) | Moment::Printed(_)))
            .map(|at| format!("{:?}", at.moment))
            .collect();
        for secret in secrets {
            assert!(!spoken.iter().any(|line| line.contains(secret)), "{secret} in {spoken:#?}");
        }
    }
}
