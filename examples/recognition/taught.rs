//! Whether it helps to teach the narrator one's voice: synthetic voices teach their words, then say votes and Fails
//! faster, slower, higher and lower, among others, to a recogniser that knows them and to one that doesn't.

use std::process::Command;

use moderator::queries::speech_input::choice::Addressed;
use resistance_narrator::device::recogniser::{Grammar, Report};
use resistance_narrator::device::sound_file;
use resistance_narrator::language::template::{Taught, Template};
use resistance_narrator::language::{Heard, Hypothesis, Intent, Language};

use super::speech::{Room, accent, in_quiet};
use super::{Ears, STATES, talk};

/// Who says it: voices of the language that no model was trained on, and voices of other languages, which say its words
/// as strangers do.
const OWN: [&str; 6] = ["m6", "f4", "steph", "victor", "Mario", "croak"];
const STRANGERS: [&str; 6] = ["es", "it", "pl", "sv", "pt", "nl"];

/// Speed in words a minute, and pitch: as they are taught, and as they are said later.
const TAKES: [(u32, u32); 2] = [(150, 50), (165, 46)];
const LATER: [(u32, u32); 3] = [(140, 55), (180, 52), (160, 44)];

/// The other voices are so many decibels below the one that speaks.
const BABBLE_DB: [f64; 3] = [40.0, 20.0, 10.0];

fn say(voice: &str, (speed, pitch): (u32, u32), text: &str) -> Vec<i16> {
    let (speed, pitch) = (speed.to_string(), pitch.to_string());
    let said = Command::new("espeak-ng").args(["-v", voice, "-s", &speed, "-p", &pitch, "--stdout", text]).output();
    let wav = said.expect("espeak-ng runs").stdout;
    sound_file::read_from(&wav[..]).expect("it is sound")
}

/// What was understood, of so many.
#[derive(Default)]
struct Count {
    right: usize,
    other: usize,
    all: usize,
    /// Short words that were no commands, and those of them that did something.
    talk: usize,
    acted: usize,
}

impl Count {
    fn percent(part: usize, all: usize) -> f64 {
        part as f64 * 100.0 / all.max(1) as f64
    }
}

/// Prints how much is understood without and with what was taught.
pub fn measure(language: Language) {
    let ears = Ears::new(language);
    let accent = accent(language);
    let talk: Vec<String> = talk::sentences(language, &super::NAMES).take(14).collect();
    let room = Room::new(language, &talk);
    let own: Vec<String> = OWN.iter().map(|variant| format!("{accent}+{variant}")).collect();
    let strangers: Vec<String> = STRANGERS.map(str::to_owned).to_vec();
    for (who, voices, below_db) in
        BABBLE_DB.iter().flat_map(|db| [("own", &own, *db), ("strangers", &strangers, *db)])
    {
        let mut counts = [Count::default(), Count::default()];
        for voice in voices {
            ears.recogniser.know_voices(Vec::new());
            let taught = teach(&ears, voice);
            for (known, count) in [Vec::new(), taught].into_iter().zip(&mut counts) {
                ears.recogniser.know_voices(known);
                test(&ears, voice, &room, below_db, count);
            }
        }
        let [without, with] = counts.map(|Count { right, other, all, talk, acted }| {
            let [right, other] = [right, other].map(|part| Count::percent(part, all));
            format!("{right:5.1} % understood, {other:4.1} % as another, {acted} of {talk} talk")
        });
        println!("{} {who} at {below_db} dB: unknown {without}; taught {with}", language.code());
    }
}

fn teach(ears: &Ears, voice: &str) -> Vec<Taught> {
    let known = ears.phrases.taught().iter().filter_map(|word| ears.vocabulary.spell_text(word));
    let words: Vec<String> = known.collect();
    let phrases = words.iter().cloned().chain(["[unk]".to_owned()]).collect();
    ears.recogniser.listen_for(Grammar { phrases, teaching: true, ..Grammar::default() });
    let mut taught = Vec::new();
    for take in TAKES {
        for word in &words {
            let (template, _) = sounded(ears, &in_quiet(&say(voice, take, word)));
            taught.extend(template.map(|template| Taught { words: word.clone(), template }));
        }
    }
    taught
}

fn sounded(ears: &Ears, sound: &[i16]) -> (Option<Template>, Vec<Hypothesis>) {
    sound.chunks(1_600).for_each(|block| ears.recogniser.audio(block));
    ears.recogniser.end();
    let mut template = None;
    loop {
        match ears.reports.recv() {
            Ok(Report::Sounded(sounded)) => template = Some(sounded),
            Ok(Report::Heard(readings)) => return (template, readings),
            other => panic!("the recogniser is gone: {other:?}"),
        }
    }
}

fn test(ears: &Ears, voice: &str, room: &Room, below_db: f64, count: &mut Count) {
    let word = |number: u32| ears.phrases.words_for(number as usize).first().cloned().unwrap_or_default();
    for (at, talk) in talk::short(ears.language).iter().enumerate() {
        let open = if at % 2 == 0 { STATES[1] } else { STATES[3] };
        let grammar = ears.grammar(open);
        ears.listen_for(&grammar);
        let sound = room.among_others(&say(voice, LATER[0], talk), below_db, at * 16_000);
        let (_, readings) = sounded(ears, &sound);
        count.talk += 1;
        count.acted +=
            usize::from(matches!(ears.takes(&readings, Addressed::Open, &grammar, open).1, Heard::Meant(_)));
    }
    let votes = (0..=5).map(|approve| {
        let said = format!("{}, {}", word(approve), word(5 - approve));
        (STATES[1], said, Intent::Vote { approve, reject: 5 - approve })
    });
    let fails = (1..=3).map(|fails| (STATES[3], word(u32::from(fails)), Intent::fails(fails)));
    for (at, (open, said, wanted)) in votes.chain(fails).enumerate() {
        let grammar = ears.grammar(open);
        ears.listen_for(&grammar);
        for (take, how) in LATER.into_iter().enumerate() {
            let sound = room.among_others(&say(voice, how, &said), below_db, (at * 7 + take) * 16_000);
            let (_, readings) = sounded(ears, &sound);
            let (_, heard) = ears.takes(&readings, Addressed::Called, &grammar, open);
            count.all += 1;
            match heard {
                Heard::Meant(intent) if intent == wanted => count.right += 1,
                Heard::Meant(_) => count.other += 1,
                _ => {}
            }
        }
    }
}
