//! What is really heard: a microphone that listens to a real sound server, and everything that happens to it.

mod attention;

use std::f64::consts::TAU;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use resistance_narrator::device::microphone::Resampler;
use resistance_narrator::device::speaker::built_in::synthesise;
use resistance_narrator::device::voice_activity::RATE;
use resistance_narrator::preferences::Tuning;

use super::example_programs::example;
use super::servers::in_time::in_time;
use super::servers::{self, Servers, Speak};

/// The monitor of the null sink, as people know it.
const MICROPHONE: &str = "Monitor of Null Output";
/// The monitor of the other one.
const OTHER: &str = "Monitor of Earpiece";
/// Where a tone begins and ends.
const AUDIBLE: i16 = 500;

fn program() -> PathBuf {
    example("listen")
}

/// Somebody who listens, through the microphone of that name.
fn listener(servers: &Servers, ears: &str, microphone: &str) -> Speak {
    let mut command = servers.command(program());
    command.args([ears, microphone]);
    Speak::start(command)
}

/// A sentence of espeak-ng, as a microphone would deliver it.
fn speech(text: &str) -> Vec<i16> {
    let samples = synthesise(text, &Tuning::default()).unwrap();
    Resampler::new(servers::RATE as u32).resample(&samples).to_vec()
}

/// A tone with silence around it: a sink may swallow the first moments of what it plays.
fn tone(hertz: f64, ms: u32, rate: u32, channels: usize, loudness: f64) -> Vec<i16> {
    let silence = vec![0; rate as usize / 2 * channels];
    let at = |at: u32| (loudness * (TAU * hertz * f64::from(at) / f64::from(rate)).sin()) as i16;
    let tone = (0..rate / 1000 * ms).flat_map(|sample| std::iter::repeat_n(at(sample), channels));
    silence.iter().copied().chain(tone).chain(silence.iter().copied()).collect()
}

/// All samples that were passed on so far.
fn passed(listener: &Speak) -> Vec<i16> {
    let lines = listener.events().into_iter().filter_map(|event| event.strip_prefix("audio "));
    let sample = |figures: &[u8]| u16::from_str_radix(std::str::from_utf8(figures).unwrap(), 16).unwrap() as i16;
    lines.flat_map(|line| line.as_bytes().chunks(4).map(sample).collect::<Vec<_>>()).collect()
}

/// What was told besides samples.
fn told(listener: &Speak) -> Vec<&str> {
    listener.events().into_iter().filter(|event| !event.starts_with("audio")).collect()
}

/// Everything from the first to the last audible sample.
fn audible(samples: &[i16]) -> &[i16] {
    let loud = |sample: &i16| sample.unsigned_abs() > AUDIBLE.unsigned_abs();
    match (samples.iter().position(loud), samples.iter().rposition(loud)) {
        (Some(first), Some(last)) => &samples[first..=last],
        _ => &[],
    }
}

/// How many milliseconds a tone lasts, and how high it is in hertz.
fn heard_tone(samples: &[i16]) -> (f64, f64) {
    let tone = audible(samples);
    let crossings = tone.windows(2).filter(|pair| pair[0] < 0 && pair[1] >= 0).count();
    let seconds = tone.len() as f64 / f64::from(RATE);
    (seconds * 1000.0, crossings as f64 / seconds)
}

/// Says whether a tone that is played now comes through the key for talking.
fn hears_now(servers: &Servers, listener: &mut Speak, sink: &str) -> bool {
    listener.heard.clear();
    listener.tell("talk");
    listener.wait("listening");
    servers.play(sink, 44_100, 1, &tone(600.0, 500, 44_100, 1, 10_000.0));
    listener.tell("release");
    listener.wait("not-listening");
    !audible(&passed(listener)).is_empty()
}

#[test]
fn a_tone_is_heard_as_long_and_as_high_as_it_is_at_every_rate() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut listener = listener(&servers, "push", MICROPHONE);
        for (rate, channels) in [(44_100, 2), (16_000, 1), (48_000, 1), (8_000, 2)] {
            // What a null sink is given first does not all reach its monitor: that is silence here.
            let silence = tone(440.0, 700, rate, usize::from(channels), 0.0);
            let tone = [silence.clone(), tone(440.0, 2000, rate, usize::from(channels), 12_000.0), silence].concat();
            listener.heard.clear();
            listener.tell("talk");
            listener.wait("listening");
            servers.play("null", rate, channels, &tone);
            listener.tell("release");
            listener.wait("end");
            let (ms, hertz) = heard_tone(&passed(&listener));
            assert!((1990.0..2010.0).contains(&ms), "{rate} Hz, {channels} channels: {ms:.1} ms");
            assert!((438.5..441.5).contains(&hertz), "{rate} Hz, {channels} channels: {hertz:.1} Hz");
        }
        assert_eq!(listener.stop(), "", "and nothing is written to standard error");
    });
}

#[test]
fn the_microphone_that_was_named_is_the_one_that_hears() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut listener = listener(&servers, "push", OTHER);
        assert!(!hears_now(&servers, &mut listener, "null"));
        assert!(hears_now(&servers, &mut listener, "other"));
        listener.tell(&format!("microphone {MICROPHONE}"));
        assert!(hears_now(&servers, &mut listener, "null"));
        listener.tell("microphones");
        listener.wait("microphones");
        assert_eq!(
            told(&listener).last().copied(),
            Some("microphones "),
            "what a loudspeaker plays is no microphone"
        );
        servers.plug_in("Table");
        listener.tell("microphones");
        listener.wait("microphones");
        assert_eq!(told(&listener).last().copied(), Some("microphones Table"));
        assert_eq!(listener.stop(), "");
    });
}

#[test]
fn a_name_that_no_microphone_has_is_told_and_no_other_one_hears_instead() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut listener = listener(&servers, "open", "Table");
        listener.wait("lost");
        servers.play("null", RATE, 1, &speech("propose Ana and Cleo"));
        listener.listen(Duration::from_secs(2));
        assert_eq!(listener.events(), ["lost unknown Table"]);
        servers.plug_in("Table");
        listener.wait("back");
        servers.play("null", RATE, 1, &speech("propose Ana and Cleo"));
        listener.wait("end");
        assert_eq!(listener.stop(), "");
    });
}

/// A sound server takes a few dozen connections, and then nobody gets one any more.
#[test]
fn looking_for_a_missing_microphone_again_and_again_leaves_no_connection_behind() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut listener = listener(&servers, "open", "Table");
        listener.wait("lost");
        let connections = || servers.pactl(&["list", "short", "clients"]).lines().count();
        let before = connections();
        listener.listen(Duration::from_secs(20));
        assert!(connections() <= before, "{} instead of {before}", connections());
        assert_eq!(listener.stop(), "");
    });
}

#[test]
fn a_sound_server_that_dies_and_comes_back_is_told_once_each() {
    in_time(|| {
        let mut servers = Servers::with_sound();
        let mut listener = listener(&servers, "open", MICROPHONE);
        listener.wait("listening");
        servers.kill_sound();
        listener.wait("lost");
        listener.listen(Duration::from_secs(2));
        servers.start_sound();
        listener.wait("back");
        servers.play("null", RATE, 1, &speech("propose Ana and Cleo"));
        listener.wait("end");
        assert_eq!(told(&listener)[..5], ["listening", "not-listening", "lost mute", "listening", "back"]);
        assert_eq!(listener.stop(), "");
    });
}

#[test]
fn a_microphone_that_is_pulled_out_and_put_in_again_is_told_once_each() {
    in_time(|| {
        let servers = Servers::with_sound();
        // As on a desktop: streams of a device that goes are moved to another one, without a word.
        servers.pactl(&["load-module", "module-rescue-streams"]);
        let number = servers.plug_in("Table");
        let mut listener = listener(&servers, "open", "Table");
        listener.wait("listening");
        servers.pull_out(&number);
        listener.wait("lost");
        servers.play("null", RATE, 1, &speech("propose Ana and Cleo"));
        listener.listen(Duration::from_secs(2));
        assert_eq!(listener.events(), ["listening", "not-listening", "lost mute"], "no other one hears instead");
        servers.plug_in("Table");
        listener.wait("back");
        servers.play("null", RATE, 1, &speech("propose Ana and Cleo"));
        listener.wait("end");
        assert_eq!((listener.count("lost mute"), listener.count("back")), (1, 1));
        assert_eq!(listener.stop(), "");
    });
}

#[test]
fn a_microphone_that_delivers_nothing_is_told_and_heard_when_it_does() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut listener = listener(&servers, "open", MICROPHONE);
        listener.wait("listening");
        servers.pactl(&["suspend-sink", "null", "1"]);
        listener.wait("lost");
        listener.listen(Duration::from_secs(6));
        assert_eq!(listener.events(), ["listening", "not-listening", "lost mute"]);
        servers.pactl(&["suspend-sink", "null", "0"]);
        listener.wait("back");
        servers.play("null", RATE, 1, &speech("propose Ana and Cleo"));
        listener.wait("end");
        assert_eq!(listener.stop(), "");
    });
}

#[test]
fn while_nobody_listens_the_microphone_is_closed() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut listener = listener(&servers, "push", MICROPHONE);
        let streams = || servers.pactl(&["list", "short", "source-outputs"]).lines().count();
        listener.listen(Duration::from_millis(500));
        assert_eq!(streams(), 0, "the key is not pressed");
        listener.tell("talk");
        listener.wait("listening");
        assert_eq!(streams(), 1);
        listener.tell("release");
        listener.wait("not-listening");
        let until = Instant::now() + Duration::from_secs(2);
        while streams() > 0 {
            assert!(Instant::now() < until, "the stream is not closed");
        }
        listener.tell("ears open");
        listener.wait("listening");
        assert_eq!(streams(), 1);
        listener.tell("ears off");
        listener.wait("not-listening");
        listener.listen(Duration::from_millis(500));
        assert_eq!(streams(), 0);
        assert_eq!(listener.stop(), "");
    });
}

#[test]
fn the_narrator_does_not_hear_itself_and_is_not_deaf_afterwards() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut listener = listener(&servers, "open", MICROPHONE);
        listener.wait("listening");
        let (own, answer) = (speech("Ana proposes Ana and Cleo. Is that right?"), speech("confirm, it is right"));
        for round in 1..=3 {
            listener.heard.clear();
            listener.tell("speaks");
            servers.play("null", RATE, 1, &own);
            listener.tell("silent");
            listener.wait("listening");
            assert!(passed(&listener).is_empty(), "round {round}");
            assert_eq!(listener.count("reset"), 1, "round {round}");
            servers.play("null", RATE, 1, &answer);
            listener.wait("end");
            let ms = audible(&passed(&listener)).len() * 1000 / RATE as usize;
            let whole_ms = audible(&answer).len() * 1000 / RATE as usize;
            // A busy machine may lose a tenth of a second of it; that nothing else is missing is tested without one.
            assert!(ms * 4 > whole_ms * 3, "round {round}: {ms} of {whole_ms} ms");
        }
        assert_eq!(listener.stop(), "");
    });
}

mod check;
mod privacy;
