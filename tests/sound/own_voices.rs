//! Virtual players, heard: each in a voice of their own, and after it the narrator's as before.

use std::fs;

use super::*;
use crate::servers::Stretch;

const SENTENCE: &str = "Cleo was on the team that failed.";

/// How high a voice is, in hertz: the middle of what is found in all parts that are sung rather than hissed.
fn height(samples: &[i16]) -> f64 {
    const STEP: usize = 3;
    let thinned: Vec<f64> =
        samples.chunks(STEP).map(|chunk| chunk.iter().map(|sample| f64::from(*sample)).sum()).collect();
    let rate = RATE as f64 / STEP as f64;
    let (part, shortest, longest) = (300, (rate / 420.0) as usize, (rate / 55.0) as usize);
    let mut found: Vec<f64> = Vec::new();
    for from in (0..thinned.len().saturating_sub(part + longest)).step_by(part) {
        let likeness = |lag: usize| {
            let (one, other) = (&thinned[from..from + part], &thinned[from + lag..from + lag + part]);
            let product = |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(a, b)| a * b).sum::<f64>();
            product(one, other) / (product(one, one) * product(other, other)).sqrt().max(1.0)
        };
        let most = (shortest..longest).map(likeness).fold(0.0, f64::max);
        let lag = (shortest..longest).find(|lag| likeness(*lag) > most - 0.03);
        found.extend(lag.filter(|_| most > 0.7).map(|lag| rate / lag as f64));
    }
    found.sort_by(f64::total_cmp);
    *found.get(found.len() / 2).expect("somebody speaks")
}

/// How high each is that is heard after a pause.
fn heights(recording: &Recording) -> Vec<f64> {
    let sample = |ms: f64| (ms * RATE as f64 / 1000.0) as usize;
    let part = |stretch: &Stretch| height(&recording.samples[sample(stretch.from_ms)..sample(stretch.to_ms)]);
    recording.stretches(700).iter().map(part).collect()
}

/// The narrator, two virtual players, and the narrator again: how high each was heard, and how long it lasted.
fn heard(servers: &Servers, speak: &mut Speak) -> Vec<(f64, f64)> {
    let recorder = servers.record();
    speak.tell(&format!("say 1 0 {SENTENCE}"));
    speak.tell(&format!("as 0 2 1000 {SENTENCE}"));
    speak.tell(&format!("as 1 3 1000 {SENTENCE}"));
    speak.tell(&format!("say 4 1000 {SENTENCE}"));
    speak.wait("ended 4");
    assert_eq!(
        utterances(speak),
        ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3", "began 4", "ended 4"]
    );
    let recording = recorder.stop();
    let stretches = recording.stretches(700);
    assert_eq!(stretches.len(), 4, "{stretches:?}");
    let lengths = stretches.iter().map(|stretch| stretch.to_ms - stretch.from_ms);
    heights(&recording).into_iter().zip(lengths).collect()
}

/// The two are apart from each other and from the narrator, whose own voice comes back.
fn are_apart(heard: &[(f64, f64)]) {
    let [narrator, one, other, after] = [0, 1, 2, 3].map(|place| heard[place].0);
    let apart = |one: f64, other: f64| one.max(other) / one.min(other);
    for (first, second) in [(narrator, one), (narrator, other), (one, other)] {
        assert!(apart(first, second) > 1.2, "{heard:.0?}");
    }
    assert!(apart(narrator, after) < 1.08, "the narrator sounds as before: {heard:.0?}");
    assert!((heard[0].1 - heard[3].1).abs() < 150.0, "and speaks as fast as before: {heard:.0?}");
}

#[test]
fn all_twelve_are_apart() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        speak.tell("tune rate 65");
        let recorder = servers.record();
        speak.tell(&format!("say 1 0 {SENTENCE}"));
        for number in 0..12 {
            speak.tell(&format!("as {number} {} 1000 {SENTENCE}", number + 2));
        }
        speak.wait("ended 13");
        let heights = heights(&recorder.stop());
        assert_eq!(heights.len(), 13);
        for (number, one) in heights.iter().enumerate() {
            for other in &heights[..number] {
                // A semitone is six hundredths.
                assert!(one.max(*other) / one.min(*other) > 1.05, "{one:.0} and {other:.0} of {heights:.0?}");
            }
        }
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn beside_the_voice_of_the_system_each_has_a_voice_of_the_built_in_one() {
    in_time(|| {
        let servers = Servers::with_speech();
        let mut speak = speak(&servers, "system");
        speak.wait("from system");
        let heard = heard(&servers, &mut speak);
        are_apart(&heard);
        assert_eq!(speak.count("from built-in"), 0, "the narrator's own voice is another matter");
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn where_there_is_no_built_in_voice_that_of_the_system_is_higher_or_lower() {
    in_time(|| {
        let servers = Servers::with_speech();
        let none = servers.path("no-programs");
        fs::create_dir_all(&none).unwrap();
        let mut command = servers.command(program());
        command.args(["mode", "system"]).env("PATH", &none);
        let mut speak = Speak::start(command);
        speak.wait("from system");
        speak.listen(Duration::from_millis(500));
        are_apart(&heard(&servers, &mut speak));
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn the_built_in_voice_has_them_too_and_waits_for_nobody() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        are_apart(&heard(&servers, &mut speak));
        // What follows at once follows as soon as a sentence of the narrator's would.
        let recorder = servers.record();
        speak.tell("say 5 0 Approved, three to two.");
        speak.tell(&format!("as 2 6 0 {SENTENCE}"));
        speak.tell("say 7 0 Ben leads.");
        speak.wait("ended 7");
        assert_eq!(recorder.stop().stretches(450).len(), 1, "no pause between them");
        assert_eq!(speak.stop(), "");
    });
}
