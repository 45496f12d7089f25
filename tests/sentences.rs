//! Sentences made from frames, with fillers, other orders and a slip of a finger: each means what it says, or nothing.

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{BySeat, PartialCount, Seat, SeatSet};
use resistance_narrator::language::frames::{Asked, Reading, read};
use resistance_narrator::language::meaning::Meanings;
use resistance_narrator::language::{Intent, Language, Names, Phrases, Verb};

/// How many sentences are made in each language.
const SENTENCES: usize = 10_000;

const PLAYERS: [&str; 7] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

/// What people say in a language: `<a>`, `<b>` and `<c>` are names, `<n>` and `<m>` numbers that make seven.
struct Said {
    language: Language,
    numbers: [&'static str; 8],
    before: &'static [&'static str],
    after: &'static [&'static str],
    tallies: &'static [&'static str],
    all_for: &'static [&'static str],
    all_but: &'static [&'static str],
    teams: &'static [&'static str],
    fails: &'static [&'static str],
    clean: &'static [&'static str],
    approves: &'static [&'static str],
    rejects: &'static [&'static str],
}

const ENGLISH: Said = Said {
    language: Language::ENGLISH,
    numbers: ["zero", "one", "two", "three", "four", "five", "six", "seven"],
    before: &["", "um, ", "so, ", "okay, ", "well, I think ", "right, ", "oh, "],
    after: &["", " please", ", thanks", ", obviously", ", unfortunately"],
    tallies: &[
        "<n> for it and <m> against",
        "<n> yes, <m> no",
        "<m> against, <n> for it",
        "<n> yes and <m> no votes",
    ],
    all_for: &["everyone approved", "we all voted yes", "all of us are for it", "nobody was against it"],
    all_but: &["everyone except <a> approved", "all but <a> voted yes", "everybody was for it except <a>"],
    teams: &[
        "<a>, <b> and <c>",
        "I'm taking <a>, <b> and <c>",
        "let's send <a>, <b> and <c>",
        "the team is <a>, <b> and <c>",
    ],
    fails: &["<n> fails", "there were <n> fails", "we got <n> sabotages", "it's <n> black cards"],
    clean: &["no fails", "nobody sabotaged it", "all success", "not a single fail"],
    approves: &["yes", "I'm for it", "I approve", "I vote yes", "of course yes"],
    rejects: &["no", "I'm against it", "I reject it", "I vote no", "no way"],
};

const FRENCH: Said = Said {
    language: Language::FRENCH,
    numbers: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept"],
    before: &["", "euh, ", "alors, ", "bon, ", "donc, ", "voilà, "],
    after: &["", " s'il te plaît", ", merci", ", malheureusement", ", hein"],
    tallies: &[
        "<n> pour et <m> contre",
        "<n> oui, <m> non",
        "<m> contre, <n> pour",
        "il y a <n> votes pour et <m> contre",
    ],
    all_for: &["tout le monde est pour", "on a tous voté pour", "à l'unanimité pour", "tous pour"],
    all_but: &["tout le monde est pour sauf <a>", "tous pour sauf <a>", "sauf <a>, tout le monde a voté pour"],
    teams: &[
        "<a>, <b> et <c>",
        "je prends <a>, <b> et <c>",
        "on envoie <a>, <b> et <c>",
        "l'équipe c'est <a>, <b> et <c>",
    ],
    fails: &["<n> échecs", "il y a <n> échecs", "on a eu <n> sabotages", "c'est <n> cartes noires"],
    clean: &["aucun échec", "personne n'a saboté", "que des succès", "pas un seul échec"],
    approves: &["oui", "je suis pour", "j'approuve", "je vote pour", "d'accord"],
    rejects: &["non", "je suis contre", "je refuse", "je vote contre", "hors de question"],
};

const GERMAN: Said = Said {
    language: Language::GERMAN,
    numbers: ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben"],
    before: &["", "äh, ", "also, ", "gut, ", "okay, ", "na, ", "ich glaube, "],
    after: &["", " bitte", ", danke", ", leider", ", zum Glück"],
    tallies: &[
        "<n> dafür und <m> dagegen",
        "<n> ja, <m> nein",
        "<m> dagegen, <n> dafür",
        "es gab <n> Stimmen dafür und <m> dagegen",
    ],
    all_for: &["alle sind dafür", "wir haben alle zugestimmt", "einstimmig dafür", "niemand war dagegen"],
    all_but: &["alle außer <a> sind dafür", "alle dafür bis auf <a>", "bis auf <a> waren alle dafür"],
    teams: &[
        "<a>, <b> und <c>",
        "ich nehme <a>, <b> und <c>",
        "wir schicken <a>, <b> und <c>",
        "das Team ist <a>, <b> und <c>",
    ],
    fails: &["<n> Fehlschläge", "es gab <n> Fehlschläge", "da waren <n> Sabotagen", "<n> schwarze Karten"],
    clean: &["kein Fehlschlag", "niemand hat sabotiert", "alles Erfolg", "keine Sabotage"],
    approves: &["ja", "ich bin dafür", "ich stimme zu", "einverstanden", "na klar"],
    rejects: &["nein", "ich bin dagegen", "ich lehne ab", "auf keinen Fall", "dagegen"],
};

fn seat(index: usize) -> Seat {
    Seat::from_number(index as u32 + 1).unwrap()
}

/// One letter of one of our words, left out, doubled, or changed with its neighbour.
fn with_a_slip(sentence: &str, chance: &mut ChaCha8Rng) -> String {
    let mut words: Vec<String> = sentence.split(' ').map(str::to_owned).collect();
    let is_ours = |word: &String| {
        let letters = word.chars().filter(|sign| sign.is_alphabetic()).count();
        letters >= 5 && !PLAYERS.iter().any(|name| word.contains(name))
    };
    let ours: Vec<usize> = (0..words.len()).filter(|at| is_ours(&words[*at])).collect();
    let Some(at) = ours.choose(chance) else { return sentence.to_owned() };
    let mut letters: Vec<char> = words[*at].chars().collect();
    let letter = chance.random_range(1..letters.len() - 1);
    match chance.random_range(0..3) {
        0 => drop(letters.remove(letter)),
        1 => letters.insert(letter, letters[letter]),
        _ => letters.swap(letter, letter - 1),
    }
    words[*at] = letters.into_iter().collect();
    words.join(" ")
}

/// Makes sentences, and tells which meant something else, and what share meant what they say.
fn made(said: &Said) -> (Vec<String>, usize) {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let names = Names::new(&BySeat::new(PLAYERS.map(str::to_owned).to_vec()));
    let (meanings, phrases) = (Meanings::of(said.language), Phrases::of(said.language));
    let players: SeatSet = (0..PLAYERS.len()).map(seat).collect();
    let (mut wrong, mut right) = (Vec::new(), 0);
    for _sentence in 0..SENTENCES {
        let mut three: Vec<usize> = (0..PLAYERS.len()).collect();
        rand::seq::SliceRandom::shuffle(&mut three[..], &mut chance);
        let for_it = chance.random_range(1..7_usize);
        let fails = chance.random_range(2..4_usize);
        let vote = Asked::Vote { voters: players };
        let of = |seats: &[usize]| seats.iter().map(|index| seat(*index)).collect::<SeatSet>();
        let count = |fails| {
            let told = PartialCount { fails: Some(fails), reverses: None, rogues: None };
            Intent::Count { told, successes: None }
        };
        let team = Asked::Team { leader: seat(three[6]), players, size: 3, mission: 1, last: SeatSet::EMPTY };
        let one = Asked::RollCall { asked: seat(three[0]), voters: players };
        let cards = Asked::Count { cards: 4, needed: 1 };
        let (templates, asked, means) = match chance.random_range(0..8) {
            0 => (said.tallies, vote, Intent::Vote { approve: for_it as u32, reject: 7 - for_it as u32 }),
            1 => (said.all_for, vote, Intent::Vote { approve: 7, reject: 0 }),
            2 => (said.all_but, vote, Intent::Approve(players.without(of(&three[..1])))),
            3 => (said.teams, team, Intent::Propose(of(&three[..3]))),
            4 => (said.fails, cards, count(fails as u8)),
            5 => (said.clean, cards, count(0)),
            6 => (said.approves, one, Intent::Opens(Verb::Approve)),
            _ => (said.rejects, one, Intent::Opens(Verb::Reject)),
        };
        let number = if matches!(asked, Asked::Count { .. }) { fails } else { for_it };
        let mut sentence = (*templates.choose(&mut chance).unwrap()).to_owned();
        for (slot, filled) in [
            ("<a>", PLAYERS[three[0]]),
            ("<b>", PLAYERS[three[1]]),
            ("<c>", PLAYERS[three[2]]),
            ("<n>", said.numbers[number]),
            ("<m>", said.numbers[7 - number]),
        ] {
            sentence = sentence.replace(slot, filled);
        }
        let (before, after) = (said.before.choose(&mut chance).unwrap(), said.after.choose(&mut chance).unwrap());
        sentence = format!("{before}{sentence}{after}");
        if chance.random_bool(0.3) {
            sentence = with_a_slip(&sentence, &mut chance);
        }
        match read(&meanings.spot(&sentence, phrases, &names), asked) {
            Some(Reading::Intent(intent)) if same(&intent, &means) => right += 1,
            Some(other) => wrong.push(format!("{sentence}: {other:?}, and it means {means:?}")),
            None => {}
        }
    }
    wrong.sort();
    wrong.dedup();
    (wrong, right * 100 / SENTENCES)
}

/// Whether both tell the same: how many Successes were told beside Fails does not matter.
fn same(one: &Intent, other: &Intent) -> bool {
    match (one, other) {
        (Intent::Count { told: one, .. }, Intent::Count { told: other, .. }) => one == other,
        _ => one == other,
    }
}

#[test]
fn a_sentence_means_what_it_says_or_nothing() {
    for (said, least) in [(ENGLISH, 95), (FRENCH, 94), (GERMAN, 94)] {
        let (wrong, right) = made(&said);
        println!("{:?}: {right} of a hundred sentences mean what they say", said.language);
        assert!(wrong.is_empty(), "{:?}: {}: {:#?}", said.language, wrong.len(), &wrong[..wrong.len().min(30)]);
        assert!(right >= least, "{:?}: {right} of a hundred", said.language);
    }
}
