//! What somebody has taught, heard by the real recogniser.

use std::process::Command;

use resistance_narrator::device::recogniser::{Grammar, Report};
use resistance_narrator::device::sound_file;
use resistance_narrator::language::template::Taught;

use super::{Ears, copy, grammar, kill, processes, program, starter};

#[test]
fn what_somebody_has_taught_is_a_second_opinion() {
    let words = ["one", "two", "three", "four", "five", "six"];
    let model = copy(&starter("en"));
    let ears = Ears::start(program(), model.path().to_owned());
    assert_eq!(ears.report(), Report::Ready);
    let listened = |teaching| {
        let grammar = grammar(&[&words[..], &["[unk]"]].concat(), &[], &[]);
        ears.recogniser.listen_for(Grammar { teaching, ..grammar });
    };
    let heard = |speed: &str, word: &str| {
        // A voice of another language says the words as strangers do.
        let said = Command::new("espeak-ng").args(["-v", "it", "-s", speed, "--stdout", word]).output().unwrap();
        ears.say(&[&[0; 4_800], &sound_file::read_from(&said.stdout[..]).unwrap()[..], &[0; 4_800]].concat());
        ears.recogniser.end();
        match (ears.report(), word) {
            (Report::Heard(readings), _) => (None, readings),
            (Report::Sounded(template), word) => match ears.report() {
                Report::Heard(readings) => (Some(Taught { words: word.to_owned(), template }), readings),
                other => panic!("{other:?}"),
            },
            (other, _) => panic!("{other:?}"),
        }
    };
    listened(true);
    let taught: Vec<Taught> = words.iter().filter_map(|word| heard("150", word).0).collect();
    assert_eq!(taught.len(), words.len());
    listened(false);
    let certainty = || -> u32 {
        let right = |word: &&str| {
            let (template, readings) = heard("170", word);
            assert_eq!(template, None, "nobody teaches any more");
            readings.iter().find(|reading| reading.words == **word).map_or(0, |reading| reading.share)
        };
        words.iter().map(right).sum::<u32>() / words.len() as u32
    };
    let alone = certainty();
    ears.recogniser.know_voices(taught.clone());
    let advised = certainty();
    assert!(advised > alone, "{advised} with it, {alone} without");
    // A recogniser that comes back knows them still.
    processes(model.path()).into_iter().for_each(kill);
    assert_eq!([ears.report(), ears.report()], [Report::Lost, Report::Back]);
    assert!(certainty() > alone);
    ears.recogniser.know_voices(Vec::new());
    assert!(certainty() < advised);
}
