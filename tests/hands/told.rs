//! Whole games of every edition, in every wording: whoever does only what is said has the pieces where the game has them.

use std::collections::{BTreeMap, BTreeSet};

use protocol::question::Question;
use rand::RngExt;
use resistance_narrator::game::{Edition, Game, PlotCard, Seat};
use resistance_narrator::language::{Form, Intent, Language, Length, Message, Verb};
use resistance_narrator::preferences::{Pieces as KeptPieces, Preferences, Wording};

use super::pieces::Pieces;
use crate::table::{Table, plain};
use crate::times::some_of;
use crate::typist::Typist;
use crate::wordings::{nobody, wordings};

/// How many games of an edition are played in a wording.
const GAMES: u64 = 5;

/// The most lines of a game: whoever takes back now and then comes to no end otherwise.
const LINES: usize = 150;

/// What sentences with these keys move, as it is called in each language. In all of them some word of it is said.
const NAMES: [(&[&str], [&[&str]; 3]); 13] = [
    (
        &["leadership-passes", "lead-token", "captain-token"],
        [&["leader token"], &["pion meneur"], &["anführer-marker"]],
    ),
    (&["track-marker"], [&["vote track marker"], &["marqueur scrutin"], &["wahlmarker"]]),
    (
        &["marker-success", "marker-fail", "score-marker-off"],
        [&["score marker", "success marker", "fail marker"], &["marqueur score"], &["wertungsmarker"]],
    ),
    (&["round-marker"], [&["round marker"], &["marqueur tour"], &["rundenmarker"]]),
    (
        &["watched", "watched-own", "watch-back", "lay-again-watch"],
        [&["watch token"], &["jeton surveillance"], &["wachmarker"]],
    ),
    (
        &["ask-team", "ask-team-again", "team-corrected", "lay-again-team"],
        [&["team token"], &["pions équipe"], &["team-marker"]],
    ),
    // That there is a vote says what to do with its tokens to whoever has done it before.
    (
        &["vote-choose", "vote-first"],
        [&["vote", "choose"], &["pions vote", "votez", "vote."], &["abstimmung", "stimmt ab"]],
    ),
    (&["votes-home"], [&["vote tokens"], &["pions vote"], &["abstimmungsmarker"]]),
    (
        &["inquisitor-token", "inquisitor-back"],
        [&["inquisitor token"], &["pion enquêteur"], &["inquisitor-marker", "marker an"]],
    ),
    (
        &[
            "token-passed",
            "token-passed-dealt",
            "token-back",
            "token-back-dealt",
            "witch-token-begins",
            "loyalty-return",
        ],
        [&["token"], &["pion"], &["marker", "herrin vom see"]],
    ),
    (
        &[
            "mission-cards",
            "mission-cards-more",
            "mission-collect",
            "mission-spare",
            "cards-home",
            "undone-vote-cards",
        ],
        [
            &["card", "a success and a fail"],
            &["carte", "un succès et un échec"],
            &["karte", "einen erfolg und einen fehlschlag", "ungespielte"],
        ],
    ),
    (&["mission-play", "mission-play-others", "plays-face-up"], [&["card", "play one"], &["carte"], &["karte"]]),
    (
        &["plot-card-home", "plot-card-lies", "plot-back"],
        [&["plot card"], &["carte complot", "cartes complot"], &["plotkarte"]],
    ),
];

/// A game at random, with something taken back now and then; what was said that moves something, each key once.
fn play(edition: Edition, wording: Wording, seed: u64, said: &mut BTreeMap<(&'static str, String), Message>) {
    let (mut typist, mut table) = Typist::at(Table::new().unchecked().wording(wording), edition, seed);
    let mut pieces: Option<Pieces> = None;
    let mut heard = table.told_so_far();
    let mut steps = Vec::new();
    for _ in 0..LINES {
        let takes_back = pieces.is_some() && typist.chance.random_range(0..6) == 0;
        let lines = match takes_back {
            true => vec![["undo", "undo", "redo"][typist.chance.random_range(0..3)].to_owned()],
            false => typist.lines(&mut table),
        };
        if lines.is_empty() {
            return;
        }
        for line in lines {
            table = table.line(&line);
            steps.push(line);
            let told: Vec<Message> = table.told(heard);
            heard = table.told_so_far();
            let (game, setup) = (table.game().unwrap(), table.record().unwrap().setup().clone());
            assert!(
                !game.goes_by_letters() || told.iter().all(|message| is_of_letters(message) || !moves(message)),
                "{steps:#?} {told:#?}"
            );
            if game.goes_by_letters() {
                continue;
            }
            let pieces = pieces.get_or_insert_with(|| Pieces::laid(&begun(&table)));
            // A line that plays an action is another beginning.
            pieces.taken_back |= takes_back;
            for message in &told {
                let context = || format!("{} {wording:?} {seed}, {steps:#?}: {message:?} of {told:#?}", edition.id());
                pieces.hear(message, &game).unwrap_or_else(|fault| panic!("{fault}. {}", context()));
                if moves(message) {
                    said.entry((message.key(), edition.id().to_owned())).or_insert_with(|| message.clone());
                }
            }
            let faults = pieces.faults(&game, &setup, table.question());
            let context = || format!("{} {wording:?} {seed}, {steps:#?}: {told:#?}", edition.id());
            assert!(faults.is_empty(), "{faults:#?} {}", context());
        }
        if let Some(pieces) = pieces.as_mut().filter(|_| !takes_back) {
            pieces.taken_back = false;
        }
    }
}

/// The game as it was begun.
fn begun(table: &Table) -> Game {
    let record = table.record().unwrap();
    record.past().first().map_or(*record.game(), |step| step.before)
}

/// What is said in a forum too, where nothing lies on a table.
fn is_of_letters(message: &Message) -> bool {
    ["ask-team", "ask-team-again", "watched", "watched-own"].contains(&message.key())
}

fn moves(message: &Message) -> bool {
    NAMES.iter().any(|(keys, _)| keys.contains(&message.key()))
}

fn plays_in_every_edition(wording: Wording) {
    let mut said = BTreeMap::new();
    for edition in Edition::all() {
        (0..some_of(GAMES)).for_each(|seed| play(edition, wording, seed, &mut said));
    }
    let met: BTreeSet<&str> = said.keys().map(|(key, _)| *key).collect();
    for key in
        ["leadership-passes", "track-marker", "marker-fail", "round-marker", "ask-team", "votes-home", "cards-home"]
    {
        assert!(met.contains(key), "{key} was never said: {met:?}");
    }
    names_what_it_moves(&said);
}

/// What moves something names it: in all languages, in full and in brief, in the words of the edition.
fn names_what_it_moves(said: &BTreeMap<(&'static str, String), Message>) {
    let mut faults = Vec::new();
    let all = [Language::ENGLISH, Language::FRENCH, Language::GERMAN].map(|language| (language, wordings(language)));
    for ((key, edition), message) in said {
        let (_, names) = NAMES.iter().find(|(keys, _)| keys.contains(key)).unwrap();
        for ((language, wordings), names) in all.iter().zip(names) {
            let own = wordings.iter().find(|wording| wording.edition.id() == edition).unwrap_or(&wordings[0]);
            for length in [Length::Full, Length::Brief] {
                let text = own.catalogue.render(message, &nobody(), Form::Spoken, length).to_lowercase();
                if !names.iter().any(|name| text.contains(name)) {
                    faults.push(format!("{language:?} {length:?} {key}: {text:?} names none of {names:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn hands_are_told_all_in_the_usual_wording() {
    plays_in_every_edition(Wording::Learning);
}

#[test]
fn hands_are_told_all_in_full() {
    plays_in_every_edition(Wording::Full);
}

#[test]
fn hands_are_told_all_in_brief() {
    plays_in_every_edition(Wording::Brief);
}

/// What was said in a game of these pieces, from the first team to the end of the third mission.
fn keys_with(pieces: KeptPieces) -> BTreeSet<&'static str> {
    let preferences = Preferences { pieces, ..Preferences::default() };
    let table = Table::new().preferences(preferences).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
    let mut table = table.open();
    let lines = ["next", "next", "next", "next", "next", "next", "skip", "1 2", "2 3", "2 3", "3 2", "0", "1 2 3"];
    for line in lines.into_iter().chain(["4 1", "undo", "4 1", "1", "set up again"]) {
        table = table.line(line);
    }
    table.asks(Question::Team).told(0).iter().map(Message::key).collect()
}

/// Who keeps no markers is told none, and hears of what they would have told.
#[test]
fn a_table_is_told_only_of_the_pieces_that_it_keeps() {
    let of_cards =
        ["mission-cards", "mission-shuffle", "cards-home", "votes-home", "vote-choose", "undone-vote-cards"];
    let of_markers =
        ["track-marker", "marker-success", "round-marker", "leadership-passes", "ask-team", "lay-again-markers"];
    let all = keys_with(KeptPieces::All);
    assert!(of_cards.iter().chain(&of_markers).all(|key| all.contains(key)), "{all:?}");
    let cards = keys_with(KeptPieces::Cards);
    assert!(of_cards.iter().all(|key| cards.contains(key)), "{cards:?}");
    let none = keys_with(KeptPieces::None);
    for told in [&cards, &none] {
        assert!(!of_markers.iter().any(|key| told.contains(key)), "{told:?}");
        let news = ["rejections", "score-line", "round-begins", "ask-team-no-tokens", "guidance-no-markers"];
        assert!(news.iter().all(|key| told.contains(key)), "{told:?}");
    }
    assert!(!of_cards.iter().any(|key| none.contains(key)), "{none:?}");
    assert!(["vote-decide", "mission-decide", "approved"].iter().all(|key| none.contains(key)), "{none:?}");
}

/// The same where somebody votes first.
#[test]
fn who_votes_first_is_told_of_no_tokens_where_there_are_none() {
    for language in Language::ALL {
        for wording in [Wording::Learning, Wording::Full, Wording::Brief] {
            let preferences = Preferences { pieces: KeptPieces::None, wording, ..Preferences::default() };
            let table = Table::new().language(language).preferences(preferences).with("plot");
            let mut table = table.players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").open();
            let give = Intent::Give { card: Some(PlotCard::OpinionMaker), to: Seat::from_number(2).unwrap() };
            for intent in [plain(Verb::Ready), plain(Verb::Skip), Intent::DrawCard(PlotCard::OpinionMaker), give] {
                table = table.say(&intent);
            }
            let table = table.line("1 2").asks(Question::Vote);
            let told: BTreeSet<&str> = table.told(0).iter().map(Message::key).collect();
            for key in ["vote-first-decide", "vote-first-say", "vote-others-decide", "vote-now"] {
                assert!(told.contains(key), "{language:?} {wording:?}: {told:?}");
            }
            for key in ["vote-first", "vote-first-show", "vote-others", "vote-show"] {
                assert!(!told.contains(key), "{language:?} {wording:?}: {told:?}");
            }
        }
    }
}

#[test]
fn which_pieces_there_are_is_said_and_kept() {
    for (language, lines) in [
        (Language::ENGLISH, ["no markers", "no pieces", "all the pieces"]),
        (Language::FRENCH, ["sans marqueurs", "sans matériel", "tout le matériel"]),
        (Language::GERMAN, ["ohne Marker", "ohne Material", "das ganze Material"]),
    ] {
        let mut table = Table::new().language(language).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
        let chosen = [KeptPieces::Cards, KeptPieces::None, KeptPieces::All];
        for ((line, pieces), key) in lines.into_iter().zip(chosen).zip(["pieces-cards", "pieces-none", "pieces-all"])
        {
            table = table.line(line).said(&Message::new(key));
            assert_eq!(table.kept().last().map(|kept| kept.pieces), Some(pieces), "{language:?} {line}");
        }
    }
}

#[test]
fn who_has_lost_the_markers_is_told_where_they_go() {
    for (language, line) in [
        (Language::ENGLISH, "the markers are lost"),
        (Language::ENGLISH, "I have lost the markers"),
        (Language::FRENCH, "on a perdu les marqueurs"),
        (Language::FRENCH, "j'ai perdu les marqueurs"),
        (Language::GERMAN, "die Marker sind weg"),
        (Language::GERMAN, "wir haben die Marker verloren"),
    ] {
        let table = Table::new().language(language).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
        let table = table.reveal("none").say(&plain(Verb::Ready)).line("1 2").line(line).asks(Question::Vote);
        table.said(
            &Message::new("lay-again-team")
                .players("team", [1, 2].map(|n| Seat::from_number(n).unwrap()).into_iter().collect()),
        );
    }
}
