//! Whole games with a voice that was learned, wake phrase and command in one breath.

use std::fs;

use resistance_narrator::language::template::VoiceProfile;
use resistance_narrator::language::{Language, Phrases};

use super::table::{Room, Table};
use super::{FIVE, NO_SOUND, files_below, is_interrupted};
use crate::servers::in_time::{certain, in_time};

/// A game on call with a voice that was learned: the language and its voice, the five, the words of the lesson, what is
/// typed before the first team, and what is said after the wake phrase or alone.
struct Game {
    language: Language,
    voice: &'static str,
    five: &'static str,
    wake: &'static str,
    asked: &'static str,
    again: &'static str,
    learned: &'static str,
    typed: [(&'static str, &'static str); 2],
    confirm: &'static str,
    /// A team, and what is meant instead as soon as it is read back.
    corrected: [(&'static str, &'static str); 2],
    /// The words for the speed and for help, and an order to be silent: nobody wants to hear all of a slow help.
    interrupted: [&'static str; 3],
    votes: &'static str,
    /// Votes and mission cards of the first round, and of each later one the team too; with what is asked next.
    rounds: [&'static [(&'static str, &'static str, &'static str)]; 3],
}

/// Every word is said after the narrator, and what is learned of it is used from then on.
fn is_learned(table: &mut Table, game: &Game) {
    let words = Phrases::of(game.language).taught();
    table.sees("Ana");
    // Nothing is learned before there is a recogniser.
    let begun = (0..20).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(500));
        table.types(game.asked, ".");
        table.printed().iter().any(|line| line == &format!("{}.", words[0]))
    });
    assert!(begun, "{table}");
    let sayings: Vec<&String> = words.iter().chain(words).collect();
    for (word, next) in sayings.iter().zip(&sayings[1..]) {
        table.says(word, &format!("{}.", next.to_lowercase()));
    }
    table.says(words.last().unwrap(), ": Ana.");
    table.says("Ana", game.again);
    table.says("Ana", game.learned);
    let kept = fs::read_to_string(table.home().join("voices.json")).unwrap();
    let voices: Vec<VoiceProfile> = serde_json::from_str(&kept).unwrap();
    certain(voices.len() == 1 && voices[0].words.len() >= words.len(), &kept);
}

/// A voice is learned, and then a whole game played with it: wake phrase and command in one breath, a team put right by
/// "no" and what is meant, and the narrator interrupted. Nothing is kept of it but text.
fn is_played(game: &Game) {
    let mut table = Table::new(game.five, game.language.code(), game.voice, "wake", Room::Shared);
    is_learned(&mut table, game);
    for (line, answer) in game.typed {
        table.types(line, answer);
    }
    let [(team, read_back), (instead, read_back_again)] = game.corrected;
    table.says(&format!("{}, {team}", game.wake), read_back);
    table.says(instead, read_back_again);
    table.says(game.confirm, game.votes);
    let [speed, help, order] = game.interrupted;
    table.types(&format!("{speed} 10"), "10");
    is_interrupted(&mut table, help, order);
    table.types(&format!("{speed} 100"), "100");
    for (said, read_back, next) in game.rounds.concat() {
        table.says(&format!("{}, {said}", game.wake), read_back);
        table.says(game.confirm, next);
    }
    table.was_understood();
    let files = files_below(&table.home());
    let all: usize = files.iter().map(|(_, content)| content.len()).sum();
    let voices = files.iter().find(|(path, _)| path.ends_with("voices.json")).map_or(0, |(_, content)| content.len());
    certain(all < NO_SOUND + voices && voices < NO_SOUND, &format!("{all} bytes are kept"));
}

#[test]
fn an_english_game_is_played_in_one_breath_with_a_learned_voice() {
    in_time(|| {
        is_played(&Game {
            language: Language::ENGLISH,
            voice: "en-gb",
            five: FIVE,
            wake: "hello narrator",
            asked: "learn the voice of Ana",
            again: "Your name again.",
            learned: "I know how you say short words",
            typed: [("ready", "Start now, or skip the reveal?"), ("skip", "Who goes?")],
            confirm: "confirm",
            corrected: [("propose ana and ben", "Ana and Ben"), ("no, ana and cleo", "Ana and Cleo")],
            interrupted: ["speed", "help", "narrator stop"],
            votes: "For and against?",
            rounds: [
                &[("three two", "3 for, 2 against", "Fails?"), ("no fails", "No Fails", "Who goes?")],
                &[
                    ("propose ana dan and eve", "Ana, Dan and Eve", "For and against?"),
                    ("all approve", "confirm?", "Fails?"),
                    ("success", "confirm?", "Who goes?"),
                ],
                &[
                    ("the team is ana and eve", "Ana and Eve", "For and against?"),
                    ("four approve one reject", "4 for, 1 against", "Fails?"),
                    ("no fails", "No Fails", "The resistance wins."),
                ],
            ],
        });
    });
}

#[test]
fn a_french_game_is_played_in_one_breath_with_a_learned_voice() {
    in_time(|| {
        is_played(&Game {
            language: Language::FRENCH,
            voice: "fr-fr",
            five: "Ana,Paul,Marie,Dan,Julie",
            wake: "bonjour narrateur",
            asked: "apprendre la voix d'Ana",
            again: "Encore ton nom.",
            learned: "comment tu dis les mots courts",
            typed: [("prêt", "sauter"), ("sauter", "Qui part")],
            confirm: "je confirme",
            corrected: [("je propose Ana et Dan", "Ana et Dan"), ("non, Ana et Julie", "Ana et Julie")],
            interrupted: ["vitesse", "aide", "narrateur attends"],
            votes: "Combien de pour",
            rounds: [
                &[("trois deux", "3 pour, 2 contre", "Échecs"), ("sans échec", "confirmer", "Qui part")],
                &[
                    ("je propose Ana Marie et Dan", "Ana, Marie et Dan", "Combien de pour"),
                    ("trois pour deux contre", "3 pour, 2 contre", "Échecs"),
                    ("sans échec", "confirmer", "Qui part"),
                ],
                &[
                    ("je propose Ana et Julie", "Ana et Julie", "Combien de pour"),
                    ("quatre pour un contre", "4 pour, 1 contre", "Échecs"),
                    ("sans échec", "confirmer", "gagne"),
                ],
            ],
        });
    });
}

#[test]
fn a_german_game_is_played_in_one_breath_with_a_learned_voice() {
    in_time(|| {
        is_played(&Game {
            language: Language::GERMAN,
            voice: "de",
            five: FIVE,
            wake: "hallo Erzähler",
            asked: "Stimme lernen von Ana",
            again: "Noch einmal deinen Namen.",
            learned: "wie du kurze Wörter sprichst",
            typed: [("bereit", "überspringen"), ("überspringen", "Wer geht")],
            confirm: "bestätigen",
            corrected: [("ich schlage Ana und Ben vor", "Ana und Ben"), ("nein, Ana und Dan", "Ana und Dan")],
            interrupted: ["Tempo", "Hilfe", "Erzähler warte"],
            votes: "Wie viele dafür",
            rounds: [
                &[("drei zwei", "3 Pro, 2 Contra", "Fehlschläge?"), ("ohne Fehlschlag", "bestätigen?", "Wer geht")],
                &[
                    ("ich schlage Ana Ben und Dan vor", "Ana, Ben und Dan", "Wie viele dafür"),
                    ("drei dafür zwei dagegen", "3 Pro, 2 Contra", "Fehlschläge?"),
                    ("ohne Fehlschlag", "bestätigen?", "Wer geht"),
                ],
                &[
                    ("ich schlage Ana und Eve vor", "Ana und Eve", "Wie viele dafür"),
                    ("drei dafür zwei dagegen", "3 Pro, 2 Contra", "Fehlschläge?"),
                    ("ohne Fehlschlag", "bestätigen?", "gewinnt"),
                ],
            ],
        });
    });
}
