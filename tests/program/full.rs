//! A file that is full: told in time, refused at the limit, and read again to its last byte.

use std::fs;

use super::{Json, Narrator};

/// The largest file of a game, in bytes.
const LARGEST: usize = 64 << 20;

/// One line of a game, made so long with blanks that nothing stands in.
fn padded(number: usize, bytes: usize) -> String {
    let entry = r#"{"noted":"nothing"}"#;
    let blanks = bytes - format!("2 {number} 01234567 {entry}\n").len();
    let entry = entry.replace(':', &format!(":{}", " ".repeat(blanks)));
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(format!("2 {number} {entry}").as_bytes());
    format!("2 {number} {:08x} {entry}\n", checksum.finalize())
}

#[test]
fn a_full_file_is_told_in_time_and_what_stands_in_it_can_be_gone_on_with() {
    let narrator = Narrator::new();
    narrator.play(&[], &["propose 1 2"]);
    let file = narrator.games().remove(0);
    let mut content = fs::read_to_string(&file).unwrap();
    // Room for a few lines.
    let room = LARGEST - content.len() - 200;
    let first = content.lines().count() + 1;
    for number in first..first + 64 {
        content.push_str(&padded(number, room / 64));
    }
    fs::write(&file, &content).unwrap();
    let lines = ["vote 0 5", "propose 1 2", "vote 0 5", "propose 1 2", "undo", "vote 0 5"];
    let game = narrator.resume(&lines);
    let refused = (1..game.answers.len()).find(|line| game.refusal(*line) == Some("not-recorded")).unwrap();
    assert!((2..=5).contains(&refused), "{refused}");
    assert_eq!(game.state(refused), game.state(refused - 1), "nothing has changed");
    let told =
        |line: usize| game.answers[line].iter().filter(|object| object["text"].to_string().contains("nearly full"));
    assert_eq!((1..game.answers.len()).flat_map(told).count(), 1, "{:#?}", game.answers[1]);
    assert_eq!(told(1).count(), 1, "it is told with the first line");
    let text = game.answers[refused].iter().find_map(|object| object["text"].as_str());
    assert!(text.is_some_and(|text| text.contains("its file is full")), "{text:?}");
    assert!(fs::metadata(&file).unwrap().len() <= LARGEST as u64);
    // All that was announced is there, and can be played on unsaved.
    let accepted = (0..game.answers.len()).rev().find(|line| game.refusal(*line).is_none()).unwrap();
    assert_eq!(narrator.resume(&[]).last(), game.state(accepted));
    let id = file.file_stem().unwrap().to_str().unwrap();
    let replay = Json::of(narrator.run(&["replay", id, "--json"], ""));
    assert_eq!(replay.last(), game.state(accepted));
}
