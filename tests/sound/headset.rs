//! What is whispered: in the headset, and nowhere else, whatever becomes of the devices.

use super::super::servers::in_time::certain;
use super::super::servers::now_us;
use super::*;

/// The one word of the whispers that no log and no list of processes may hold.
const SECRET: &str = "zarathustra";

fn program() -> PathBuf {
    example("whisper")
}

/// PulseAudio with a loudspeaker, which is the default device, and a headset.
pub(super) fn servers() -> Servers {
    let mut servers = Servers::with_sound();
    servers.latency_ms = 10;
    servers.pactl(&["set-default-sink", "null"]);
    // Or the recorders would be moved along with the default device.
    servers.pactl(&["set-default-source", "null.monitor"]);
    servers
}

/// The program with that headset.
fn whisper(servers: &Servers, devices: &[&str]) -> Speak {
    let mut command = servers.command(program());
    command.args(devices);
    Speak::start(command)
}

/// The program with a headset that has been found.
fn ready(servers: &Servers, devices: &[&str]) -> Speak {
    let mut whisper = whisper(servers, devices);
    whisper.tell("check");
    whisper.wait("ready");
    whisper
}

/// Another device; the number to unplug it with.
pub(super) fn plug_in(servers: &Servers, module: &str, name: &str, arguments: &[&str]) -> String {
    let (called, label) = (format!("sink_name={name}"), format!("sink_properties=device.description={name}"));
    servers.pactl(&[&["load-module", module, &called, &label], arguments].concat())
}

/// Whispers, and expects that nothing is heard of it anywhere, for this reason.
fn refused(servers: &Servers, whisper: &mut Speak, id: u32, why: &str) {
    let recorders = [servers.record(), servers.record_from("other")];
    whisper.heard.clear();
    whisper.tell(&format!("whisper {id} {SECRET} is the spy."));
    whisper.wait(&format!("cancelled {id}"));
    whisper.listen(Duration::from_millis(500));
    let events = whisper.events();
    assert_eq!(events.len(), 2, "{events:?}");
    assert!(events[0].starts_with(why) && events[1] == format!("cancelled {id}"), "{events:?}");
    for recorder in recorders {
        certain(loudest(&recorder.stop()) == 0, "something is heard");
    }
}

/// How long something was heard, in milliseconds.
fn heard_ms(recording: &Recording) -> f64 {
    recording.stretches(400).iter().map(|stretch| stretch.to_ms - stretch.from_ms).sum()
}

#[test]
fn a_whisper_is_heard_in_the_headset_alone() {
    in_time(|| {
        let servers = servers();
        let mut whisper = ready(&servers, &["Earpiece"]);
        let (room, ear) = (servers.record(), servers.record_from("other"));
        whisper.tell(&format!("whisper 1 {LONG}"));
        whisper.tell("whisper 2 Goodbye.");
        whisper.wait("ended 2");
        assert_eq!(whisper.events(), ["ready", "began 1", "ended 1", "began 2", "ended 2"]);
        let spoken_ms = length_ms(LONG) + length_ms("Goodbye.");
        let off_ms = heard_ms(&ear.stop()) - spoken_ms;
        assert!((-800.0..300.0).contains(&off_ms), "{off_ms:.0} ms off {spoken_ms:.0} ms");
        certain(loudest(&room.stop()) == 0, "the room hears something");
    });
}

#[test]
fn what_is_told_of_a_whisper_is_what_is_heard() {
    in_time(|| {
        let servers = servers();
        let mut whisper = ready(&servers, &["Earpiece"]);
        let ear = servers.record_from("other");
        whisper.tell(&format!("whisper 1 {LONG}"));
        let began = whisper.wait("began 1");
        let ended = whisper.wait("ended 1");
        let recording = ear.stop();
        let heard = (recording.first_sound_us(began - 300_000).unwrap(), recording.last_sound_us(ended).unwrap());
        let late_ms = |told: u64, heard: u64| (told as f64 - heard as f64) / 1000.0;
        let (began_ms, ended_ms) = (late_ms(began, heard.0), late_ms(ended, heard.1));
        assert!((-100.0..250.0).contains(&began_ms), "the beginning is told {began_ms:.0} ms late");
        assert!((0.0..600.0).contains(&ended_ms), "the end is told {ended_ms:.0} ms late");
    });
}

#[test]
fn a_whisper_is_as_loud_as_speech() {
    in_time(|| {
        let servers = servers();
        let mut whisper = ready(&servers, &["Earpiece"]);
        let mut loudness = |volume: u32| {
            let ear = servers.record_from("other");
            whisper.tell(&format!("volume {volume}"));
            whisper.tell(&format!("whisper {volume} Hello."));
            whisper.wait(&format!("ended {volume}"));
            loudest(&ear.stop())
        };
        let (loud, soft) = (loudness(100), loudness(30));
        assert!(loud > 5000 && soft > 300 && soft < loud / 3, "{soft} of {loud}");
    });
}

#[test]
fn one_device_for_both_is_told_and_nothing_sounds() {
    let servers = servers();
    servers.pactl(&["set-default-sink", "other"]);
    let devices: [&[&str]; 7] = [
        &["Earpiece"],
        &["earpiece"],
        &["other"],
        &["Earpiece", "Earpiece"],
        &["Earpiece", "EARPIECE"],
        &["Earpiece", "other"],
        &["Earpiece", "a loudspeaker that was pulled out"],
    ];
    for devices in devices {
        let mut whisper = whisper(&servers, devices);
        whisper.tell("check");
        whisper.wait("same");
        refused(&servers, &mut whisper, 1, "same");
    }
}

#[test]
fn a_device_that_stands_on_the_loudspeaker_is_the_loudspeaker() {
    let servers = servers();
    plug_in(&servers, "module-remap-sink", "remapped", &["master=null"]);
    plug_in(&servers, "module-remap-sink", "twice", &["master=remapped"]);
    plug_in(&servers, "module-combine-sink", "several", &["slaves=null,other"]);
    plug_in(&servers, "module-combine-sink", "all", &[]);
    plug_in(&servers, "module-remap-sink", "over-ear", &["master=other"]);
    for device in ["remapped", "twice", "several", "all"] {
        refused(&servers, &mut whisper(&servers, &[device]), 1, "same");
    }
    for loudspeaker in ["several", "all", "over-ear"] {
        refused(&servers, &mut whisper(&servers, &["Earpiece", loudspeaker]), 1, "same");
    }
    refused(&servers, &mut whisper(&servers, &["over-ear"]), 1, "lost");
}

#[test]
fn the_default_device_is_looked_at_before_every_whisper() {
    let servers = servers();
    let mut whisper = ready(&servers, &["Earpiece"]);
    let ear = servers.record_from("other");
    whisper.tell("whisper 1 Hello.");
    whisper.wait("ended 1");
    assert!(loudest(&ear.stop()) > 1000);
    servers.pactl(&["set-default-sink", "other"]);
    refused(&servers, &mut whisper, 2, "same");
    servers.pactl(&["set-default-sink", "null"]);
    whisper.tell("check");
    whisper.wait("ready");
    whisper.tell("loudspeaker Earpiece");
    refused(&servers, &mut whisper, 3, "same");
}

#[test]
fn a_default_device_that_changes_meanwhile_breaks_off_a_whisper() {
    in_time(|| {
        let servers = servers();
        let mut whisper = ready(&servers, &["Earpiece"]);
        let (room, ear) = (servers.record(), servers.record_from("other"));
        whisper.tell(&format!("whisper 1 {LONG}"));
        whisper.wait("began 1");
        servers.pactl(&["set-default-sink", "other"]);
        whisper.wait("cancelled 1");
        whisper.listen(Duration::from_millis(1000));
        assert_eq!(whisper.events(), ["ready", "began 1", "same", "cancelled 1"]);
        assert!(heard_ms(&ear.stop()) < 1500.0);
        certain(loudest(&room.stop()) == 0, "the room hears something");
    });
}

#[test]
fn a_headset_that_is_pulled_out_takes_its_whisper_along() {
    in_time(|| {
        let servers = servers();
        let number = plug_in(&servers, "module-null-sink", "headset", &[]);
        let mut whisper = ready(&servers, &["headset"]);
        let (room, other) = (servers.record(), servers.record_from("other"));
        whisper.tell(&format!("whisper 1 {LONG}"));
        whisper.tell("whisper 2 Nobody hears this.");
        whisper.wait("began 1");
        whisper.listen(Duration::from_millis(700));
        servers.pull_out(&number);
        whisper.wait("lost");
        whisper.wait("cancelled 2");
        whisper.listen(Duration::from_millis(3000));
        let events: Vec<&str> = whisper.events().into_iter().filter(|event| !event.starts_with("lost")).collect();
        assert_eq!(events, ["ready", "began 1", "cancelled 1", "cancelled 2"]);
        for (place, recorder) in [("room", room), ("other device", other)] {
            certain(loudest(&recorder.stop()) == 0, &format!("the {place} hears something"));
        }
        refused(&servers, &mut whisper, 3, "lost");
        plug_in(&servers, "module-null-sink", "headset", &[]);
        whisper.tell("check");
        whisper.wait("ready");
    });
}

#[test]
fn nobody_can_move_a_whisper() {
    in_time(|| {
        let servers = servers();
        let mut whisper = ready(&servers, &["Earpiece"]);
        let (room, ear) = (servers.record(), servers.record_from("other"));
        whisper.tell(&format!("whisper 1 {LONG}"));
        whisper.wait("began 1");
        let streams = servers.pactl(&["list", "short", "sink-inputs"]);
        let number = streams.split_whitespace().next().expect("a stream plays");
        let moved = servers.command("pactl").args(["move-sink-input", number, "null"]).output().unwrap();
        assert!(!moved.status.success(), "the server refuses");
        whisper.wait("ended 1");
        assert!(heard_ms(&ear.stop()) > 3000.0);
        certain(loudest(&room.stop()) == 0, "the room hears something");
    });
}

#[test]
fn a_headset_that_is_listened_to_elsewhere_is_none() {
    let servers = servers();
    servers.pactl(&["load-module", "module-loopback", "source=other.monitor", "sink=null"]);
    refused(&servers, &mut whisper(&servers, &["Earpiece"]), 1, "lost");
}

#[test]
fn a_device_that_is_not_there_is_lost() {
    let servers = servers();
    plug_in(&servers, "module-null-sink", "twin", &[]);
    plug_in(&servers, "module-null-sink", "Twin", &[]);
    for device in ["Earphones", "", "@DEFAULT_SINK@", "null.monitor", "Monitor of Earpiece", "twin"] {
        let mut whisper = whisper(&servers, &[device]);
        whisper.tell("check");
        whisper.wait("lost");
        refused(&servers, &mut whisper, 1, "lost");
    }
}

#[test]
fn a_whisper_falls_silent_at_once() {
    in_time(|| {
        let servers = servers();
        let mut whisper = ready(&servers, &["Earpiece"]);
        let ear = servers.record_from("other");
        let mut slowest = f64::MIN;
        for id in 1..=3 {
            whisper.tell(&format!("whisper {id} {LONG}"));
            whisper.tell(&format!("whisper {} Never heard.", id + 10));
            whisper.wait(&format!("began {id}"));
            whisper.listen(Duration::from_millis(500));
            let asked = whisper.tell("silence");
            whisper.wait(&format!("cancelled {}", id + 10));
            whisper.listen(Duration::from_millis(1000));
            let recording = ear.so_far();
            let last = recording.last_sound_us(asked + 900_000).expect("it was heard");
            slowest = slowest.max((last as f64 - asked as f64) / 1000.0);
            assert_eq!(whisper.count(&format!("cancelled {id}")), 1);
            assert_eq!(whisper.count(&format!("ended {id}")), 0);
        }
        assert!(slowest < 150.0, "it goes on sounding for {slowest:.0} ms");
        assert!(heard_ms(&ear.stop()) > 1000.0);
    });
}

#[test]
fn a_sound_server_that_dies_is_told_once() {
    let mut servers = servers();
    let mut whisper = ready(&servers, &["Earpiece"]);
    whisper.tell(&format!("whisper 1 {LONG}"));
    whisper.wait("began 1");
    servers.kill_sound();
    whisper.wait("lost");
    whisper.wait("cancelled 1");
    whisper.listen(Duration::from_millis(500));
    whisper.tell("check");
    whisper.wait("lost");
    assert_eq!(whisper.events().len(), 5, "{:?}", whisper.events());
    servers.start_sound();
    servers.pactl(&["set-default-sink", "null"]);
    whisper.tell("check");
    whisper.wait("ready");
    whisper.tell("whisper 2 Hello again.");
    whisper.wait("ended 2");
}

#[test]
fn a_sound_server_that_stands_still_is_lost() {
    in_time(|| {
        let servers = servers();
        let mut whisper = ready(&servers, &["Earpiece"]);
        whisper.tell(&format!("whisper 1 {LONG}"));
        whisper.wait("began 1");
        servers.freeze_sound();
        let frozen = now_us();
        let told = whisper.wait("lost");
        whisper.wait("cancelled 1");
        assert!(told - frozen < 5_000_000, "nobody waits for it");
    });
}

#[test]
fn without_sound_or_voice_nothing_is_whispered() {
    let silent = Servers::new();
    let mut command = silent.command(program());
    command.arg("default").env("ALSA_CONFIG_PATH", "/nonexistent");
    let mut no_server = silent.command(program());
    no_server.arg("Earphones");
    let speechless = servers();
    let mut dumb = speechless.command(program());
    dumb.arg("Earpiece").env("PATH", silent.path("home"));
    for command in [command, no_server, dumb] {
        let mut whisper = Speak::start(command);
        whisper.tell("check");
        whisper.tell("whisper 1 Nobody hears this.");
        whisper.wait("cancelled 1");
        let events = whisper.events();
        assert!(events.len() >= 2 && events[0].starts_with("lost"), "{events:?}");
        assert!(!events.contains(&"began 1"), "{events:?}");
    }
}

/// What every process was started with.
fn arguments() -> String {
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    let lines = processes.filter_map(|process| std::fs::read(process.path().join("cmdline")).ok());
    lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " ") + "\n").collect()
}

#[test]
fn a_secret_is_neither_in_the_log_nor_among_the_arguments_of_a_program() {
    let servers = servers();
    let number = plug_in(&servers, "module-null-sink", "headset", &[]);
    let mut whisper = ready(&servers, &["headset"]);
    // Long enough for the built-in voice to be seen at work.
    let text = format!("{SECRET} is the spy. ").repeat(300);
    whisper.tell(&format!("whisper 1 {text}"));
    let mut seen = 0;
    while !whisper.events().contains(&"began 1") {
        let arguments = arguments();
        assert!(!arguments.contains(SECRET), "{arguments}");
        seen += usize::from(arguments.contains("espeak-ng --stdin"));
        whisper.listen(Duration::from_millis(5));
    }
    assert!(seen > 0, "the built-in voice was seen at work");
    servers.pull_out(&number);
    whisper.wait("cancelled 1");
    let log = whisper.stop();
    assert!(log.contains("no earpiece"), "{log}");
    assert!(!log.contains(SECRET), "{log}");
}
