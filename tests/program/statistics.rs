//! Statistics of the saved games of one machine, as the program tells them.

use std::fs;
use std::path::PathBuf;

use super::{Narrator, Run};

/// The narrator deals, and the spies win by missions.
const SPIES_WIN: [&str; 9] = [
    "propose 1 2",
    "approve all",
    "fails 1",
    "propose 2 3 4",
    "approve all",
    "fails 1",
    "propose 3 4",
    "approve all",
    "fails 1",
];

const DEALT: [&str; 4] = ["--reveal", "earpiece", "--seed", "3"];

/// Five proposals are rejected.
fn rejected() -> Vec<&'static str> {
    ["propose 1 2", "reject all"].repeat(5)
}

/// A home with a game that the narrator dealt, one that it did not, one that the table ended, and one to be gone on with.
fn played() -> Narrator {
    let narrator = Narrator::new();
    narrator.play(&DEALT, &SPIES_WIN);
    narrator.play(&[], &rejected());
    narrator.play(&DEALT, &["propose 1 2", "abandon"]);
    narrator.play(&DEALT, &SPIES_WIN[..3]);
    narrator
}

fn asked(narrator: &Narrator, language: &str, name: &[&str]) -> Run {
    narrator.run(&[&["statistics", "--voice", "off", "--language", language], name].concat(), "")
}

fn told(narrator: &Narrator, language: &str, name: &[&str]) -> Vec<String> {
    asked(narrator, language, name).well().lines().map(str::to_owned).collect()
}

fn id(file: &std::path::Path) -> String {
    file.file_stem().unwrap().to_str().unwrap().to_owned()
}

/// The role of everybody in a game that is over, by seat, as its export tells it.
fn roles(narrator: &Narrator, game: &str, more: &[&str]) -> Vec<String> {
    let args = [&["export", game, "--as", "json"], more].concat();
    let all: serde_json::Value = serde_json::from_str(&narrator.run(&args, "").well()).unwrap();
    serde_json::from_value(all["roles"].clone()).unwrap()
}

/// The first of the five who is a spy or is none in the finished game that the narrator dealt.
fn first(narrator: &Narrator, role: &str) -> &'static str {
    let roles = roles(narrator, &id(&narrator.games()[0]), &[]);
    let at = roles.iter().position(|other| other == role).unwrap();
    super::FIVE.split(',').nth(at).unwrap()
}

#[test]
fn what_was_played_is_told_in_three_languages() {
    let narrator = played();
    for (language, wanted) in [
        (
            "en",
            [
                "2 games are finished, 2 are unfinished.",
                "The accessible edition, 2 games: the resistance won none and the spies won 2.",
                "Too many rejections decided one game.",
                "The last game began on ",
            ],
        ),
        (
            "fr",
            [
                "2 parties sont finies, 2 sont inachevées.",
                "L'édition accessible, 2 parties : aucune victoire pour la Résistance et 2 victoires pour les Espions.",
                "Une partie s'est jouée sur trop d'équipes rejetées.",
                "La dernière partie a commencé le ",
            ],
        ),
        (
            "de",
            [
                "2 Partien sind zu Ende gespielt, unvollendet sind 2.",
                "Die barrierefreie Ausgabe, 2 Partien. Gewonnene Partien: der Widerstand keine und die Spione 2.",
                "In einer Partie entschieden zu viele Ablehnungen.",
                "Die letzte Partie, begonnen: ",
            ],
        ),
    ] {
        let told = told(&narrator, language, &[]);
        assert_eq!(told.len(), wanted.len(), "{told:?}");
        assert_eq!(told[..3], wanted[..3], "{told:?}");
        assert!(told[3].starts_with(wanted[3]), "{told:?}");
    }
}

#[test]
fn what_a_player_was_is_told_in_three_languages() {
    let narrator = played();
    let (spy, other) = (first(&narrator, "spy"), first(&narrator, "resistance"));
    for (language, lines) in [
        (
            "en",
            [
                "NAME was in 2 finished games and 2 unfinished ones.",
                "One game on the side of the spies, one won.",
                "One game on the side of the Resistance, none won.",
                "One game counts without a side, because I don't know who was what.",
            ],
        ),
        (
            "fr",
            [
                "NAME : 2 parties finies, 2 inachevées.",
                "Une partie du côté des Espions, une gagnée.",
                "Une partie du côté de la Résistance, aucune gagnée.",
                "Une partie ne compte pour aucun camp : je ne sais pas qui était qui.",
            ],
        ),
        (
            "de",
            [
                "NAME: 2 Partien zu Ende gespielt, 2 unvollendet.",
                "Eine Partie auf der Seite der Spione, eine gewonnen.",
                "Eine Partie auf der Seite des Widerstands, keine gewonnen.",
                "Eine Partie zählt für keine Seite, weil ich nicht weiß, wer was war.",
            ],
        ),
    ] {
        for (name, side) in [(spy, 1), (other, 2)] {
            let wanted = [lines[0].replace("NAME", name), lines[side].to_owned(), lines[3].to_owned()];
            assert_eq!(told(&narrator, language, &[name]), wanted);
            assert_eq!(told(&narrator, language, &[&name.to_uppercase()]), wanted);
        }
    }
}

#[test]
fn who_never_played_is_told_in_one_sentence() {
    let narrator = played();
    for (language, wanted) in [
        ("en", "I find no Anna Maria in the saved games."),
        ("fr", "Dans les parties enregistrées, je ne trouve pas Anna Maria."),
        ("de", "In den gespeicherten Partien finde ich Anna Maria nicht."),
    ] {
        assert_eq!(told(&narrator, language, &["Anna", "Maria"]), [wanted]);
        assert_eq!(told(&Narrator::new(), language, &["Anna Maria"]), [wanted]);
    }
    assert_eq!(told(&Narrator::new(), "en", &[]), ["There is no saved game."]);
}

#[test]
fn a_deleted_game_no_longer_counts() {
    let narrator = played();
    let spy = first(&narrator, "spy");
    let game = id(&narrator.games()[0]);
    assert!(narrator.run(&["delete", &game], "no\n").well().contains("still there"));
    assert_eq!(told(&narrator, "en", &[])[0], "2 games are finished, 2 are unfinished.");
    narrator.run(&["delete", &game], "yes\n").well();
    let after = told(&narrator, "en", &[]);
    assert_eq!(after[0], "One game is finished, 2 are unfinished.");
    assert_eq!(after[1], "The accessible edition, one game: the resistance won none and the spies won 1.");
    let lines = ["was in one finished game and 2 unfinished ones.", "One game counts without a side, "];
    let player = told(&narrator, "en", &[spy]);
    assert_eq!(player.len(), 2, "{player:?}");
    assert!(player[0].ends_with(lines[0]) && player[1].starts_with(lines[1]), "{player:?}");
}

#[test]
fn nothing_is_kept_and_nothing_is_changed() {
    let narrator = played();
    let files = || -> Vec<(PathBuf, Vec<u8>)> {
        let files = fs::read_dir(narrator.home().join("games")).unwrap().map(|file| file.unwrap().path());
        let mut files: Vec<PathBuf> = files.collect();
        files.sort();
        files.into_iter().map(|file| (file.clone(), fs::read(file).unwrap())).collect()
    };
    let before = files();
    told(&narrator, "en", &[]);
    told(&narrator, "en", &["Ana"]);
    assert_eq!(files(), before);
}

#[test]
fn of_games_that_are_not_over_no_role_is_told() {
    // The same game with different deals, stopped in the middle, and ended by the table.
    for end in [&[][..], &["abandon"]] {
        let mut heard = Vec::new();
        let mut dealt = Vec::new();
        for seed in ["1", "2", "3"] {
            let narrator = Narrator::new();
            narrator.play(&["--reveal", "earpiece", "--seed", seed], &[&SPIES_WIN[..6], end].concat());
            dealt.push(roles(&narrator, &id(&narrator.games()[0]), &["--secrets"]));
            let of_everybody = super::FIVE.split(',').map(|name| told(&narrator, "en", &[name]));
            heard.push(of_everybody.chain([told(&narrator, "en", &[])]).collect::<Vec<_>>());
        }
        assert!(dealt.iter().any(|roles| *roles != dealt[0]), "the deals differ");
        assert!(heard.iter().all(|told| *told == heard[0]), "{heard:#?}");
        let wanted = |name: &str| vec![format!("{name} was in no finished game and one unfinished one.")];
        assert_eq!(heard[0][..5], super::FIVE.split(',').map(wanted).collect::<Vec<_>>());
    }
}

#[test]
fn a_private_part_that_cannot_be_read_leaves_a_game_without_a_side() {
    let narrator = played();
    let spy = first(&narrator, "spy");
    fs::write(narrator.games()[0].with_extension("private"), "no line of a game\nand another\n").unwrap();
    let told = told(&narrator, "en", &[spy]);
    assert_eq!(told[1..], ["2 games count without a side, because I don't know who was what."]);
}

#[test]
fn damaged_games_are_passed_over_and_counted() {
    let narrator = played();
    let damage = |file: &PathBuf| {
        let mut bytes = fs::read(file).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(file, bytes).unwrap();
    };
    damage(&narrator.games()[1]);
    let told_of_one = told(&narrator, "en", &[]);
    assert_eq!(told_of_one[0], "One game is finished, 2 are unfinished.");
    let left_out = "One game is left out, because its file can't be read to the end.";
    assert_eq!(told_of_one.last().unwrap(), left_out);
    assert_eq!(told(&narrator, "en", &["Ana"]).last().unwrap(), left_out);
    assert_eq!(told(&narrator, "en", &["Zoe"]), ["I find no Zoe in the saved games."]);
    fs::write(&narrator.games()[2], "no game at all\n").unwrap();
    let left_out = "2 games are left out, because their files can't be read to the end.";
    assert_eq!(told(&narrator, "en", &[]).last().unwrap(), left_out);
}

#[test]
fn for_whom_the_narrator_played_no_game_is_counted() {
    let narrator = Narrator::new();
    let round = "approve\nsuccess\npropose 1 2\npropose 1 2 3\n".repeat(40);
    let practice = ["practice", "--voice", "off", "--name", "Ana", "--count", "5", "--seed", "5"];
    let played = narrator.run(&practice, &round).well();
    let other = played.split("clockwise from you: ").nth(1).unwrap().split(',').next().unwrap();
    let lines = told(&narrator, "en", &["Ana"]);
    assert!(lines[0].starts_with("Ana was in one finished game"), "{lines:?}");
    assert_eq!(told(&narrator, "en", &[other]).len(), 1, "{other}");
    assert!(told(&narrator, "en", &[other])[0].contains(other));
    assert_ne!(told(&narrator, "en", &[other])[0].replace(other, "Ana"), lines[0]);
}
