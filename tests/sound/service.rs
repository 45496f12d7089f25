//! The voice of the system, with a real speech-dispatcher and with false ones.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

fn system(servers: &Servers) -> Speak {
    let mut speak = speak(servers, "system");
    speak.wait("from system");
    speak
}

#[test]
fn the_voice_of_the_system_speaks_and_falls_silent() {
    in_time(|| {
        let servers = Servers::with_speech();
        let mut speak = system(&servers);
        let recorder = servers.record();
        speak.tell("say 1 0 Hello everybody.");
        speak.tell("cue 2 200 approved");
        speak.tell("say 3 700 And good evening.");
        speak.wait("ended 3");
        assert_eq!(utterances(&speak), ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"]);
        assert_eq!(recorder.so_far().stretches(450).len(), 3);

        speak.tell(&format!("say 4 800 {LONG}"));
        speak.tell("say 5 0 This is never heard.");
        speak.wait("began 4");
        speak.listen(Duration::from_millis(700));
        speak.tell("silence");
        speak.wait("cancelled 5");
        speak.listen(Duration::from_millis(1500));
        let heard = recorder.stop().stretches(450);
        assert_eq!(heard.len(), 4, "{heard:?}");
        assert!(heard[3].to_ms - heard[3].from_ms < 1500.0, "{heard:?}");
        assert_eq!(speak.count("ended 4"), 0, "an end that comes after the silence is not told");
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn nothing_to_say_is_no_trouble_for_the_speech_service() {
    in_time(|| {
        let servers = Servers::with_speech();
        let mut speak = system(&servers);
        nothing_to_say(&servers, &mut speak);
        assert_eq!(speak.count("from built-in"), 0);
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn when_the_service_dies_the_built_in_voice_takes_over_and_later_gives_back() {
    in_time(|| {
        let mut servers = Servers::with_speech();
        let mut speak = system(&servers);
        let recorder = servers.record();
        speak.tell(&format!("say 1 0 {LONG}"));
        speak.wait("began 1");
        speak.listen(Duration::from_millis(700));
        servers.kill_speech();
        let lost = speak.wait("from built-in");
        speak.wait("ended 1");
        speak.tell("say 2 0 Still here.");
        speak.wait("ended 2");
        let heard_ms: f64 = recorder.stop().stretches(400).iter().map(|heard| heard.to_ms - heard.from_ms).sum();
        assert!(heard_ms > length_ms(LONG) + 700.0, "the sentence is spoken again as a whole: {heard_ms:.0} ms");
        if speak.count("from system") < 2 {
            let back = speak.wait("from system");
            assert!(back - lost < 15_000_000, "it comes back within seconds");
        }
        speak.tell("say 3 0 Hello again.");
        speak.wait("ended 3");
        assert_eq!(utterances(&speak), ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"]);
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn without_a_service_the_built_in_voice_speaks() {
    in_time(|| {
        let servers = Servers::with_sound();
        servers.forbid_speech();
        let mut speak = speak(&servers, "system");
        speak.wait("from built-in");
        let recorder = servers.record();
        speak.tell("say 1 0 Hello everybody.");
        speak.wait("ended 1");
        assert!(loudest(&recorder.stop()) > 1000);
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn another_language_gets_its_voice_while_the_built_in_one_speaks() {
    in_time(|| {
        let servers = Servers::with_speech();
        let mut speak = system(&servers);
        speak.tell("tune language de");
        let asked = speak.tell("say 1 0 Guten Abend zusammen.");
        let began = speak.wait("began 1");
        speak.wait("ended 1");
        assert!(began - asked < 1_500_000, "nobody waits for the list of voices");
        speak.tell("voices");
        speak.wait("voices");
        let voices = speak.events().into_iter().find(|event| event.starts_with("voices")).unwrap().to_owned();
        assert!(voices.contains("German") && !voices.contains("English") && !voices.contains('+'), "{voices}");
        speak.tell("say 2 0 Und jetzt wieder.");
        speak.wait("ended 2");
        assert_eq!(speak.count("from built-in"), 0, "a voice that only stands in is not told");
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn the_source_can_be_changed_in_the_middle_of_a_sentence() {
    in_time(|| {
        let servers = Servers::with_speech();
        let mut speak = system(&servers);
        let mut id = 0;
        for (mode, source) in [("built-in", "from built-in"), ("off", "from nowhere"), ("system", "from system")] {
            id += 1;
            speak.tell(&format!("say {id} 0 {LONG}"));
            speak.wait(&format!("began {id}"));
            speak.listen(Duration::from_millis(500));
            speak.tell(&format!("tune mode {mode}"));
            speak.wait(source);
            speak.wait(&format!("ended {id}"));
        }
        assert_eq!(utterances(&speak), ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"]);
        assert_eq!(speak.stop(), "");
    });
}

/// What a false speech service does with an utterance.
#[derive(Clone, Copy)]
enum Habit {
    /// Says that it has begun and never that it has ended.
    NeverEnds,
    /// Says nothing at all about it.
    NeverBegins,
    /// Does not even answer.
    Hangs,
    /// First says that others have ended, under numbers that nobody knows or that are over.
    EndsOthers,
}

/// Listens as a speech service at a path.
fn false_service(path: &Path, habit: Habit) -> Arc<AtomicU64> {
    let listener = UnixListener::bind(path).unwrap();
    let connections = Arc::<AtomicU64>::default();
    let counted = connections.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            counted.fetch_add(1, Ordering::Relaxed);
            std::thread::spawn(move || converse(stream, habit));
        }
    });
    connections
}

fn converse(stream: UnixStream, habit: Habit) {
    let mut output = stream.try_clone().unwrap();
    let mut say = |text: &str| output.write_all(text.replace('\n', "\r\n").as_bytes()).is_ok();
    let mut message = 0;
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    while let Some(line) = lines.next() {
        if line.eq_ignore_ascii_case("SPEAK") {
            say("230 OK RECEIVING DATA\n");
            let text: Vec<String> = lines.by_ref().take_while(|line| line != ".").collect();
            let warm_up = text.concat().trim().is_empty();
            if matches!(habit, Habit::Hangs) && !warm_up {
                std::thread::sleep(Duration::from_secs(60));
                return;
            }
            message += 1;
            say(&format!("225-{message}\n225 OK MESSAGE QUEUED\n"));
            let event = |code: u32, message: u32, what: &str| format!("{code}-{message}\n{code}-1\n{code} {what}\n");
            match habit {
                _ if warm_up => {
                    say(&event(701, message, "BEGIN"));
                    say(&event(702, message, "END"));
                }
                Habit::NeverEnds => drop(say(&event(701, message, "BEGIN"))),
                Habit::NeverBegins | Habit::Hangs => {}
                Habit::EndsOthers => {
                    say(&event(702, 1, "END"));
                    say(&event(702, message + 7, "END"));
                    say(&event(703, message + 8, "CANCELED"));
                    say(&event(701, message, "BEGIN"));
                    say(&event(702, 1, "END"));
                    std::thread::sleep(Duration::from_millis(1500));
                    say(&event(702, message, "END"));
                }
            };
        } else if line.starts_with("HISTORY GET CLIENT_ID") {
            say("245-1\n245 OK CLIENT ID SENT\n");
        } else {
            say("208 OK\n");
        }
    }
}

/// The program with a false service, and how often it has connected.
fn with_false_service(servers: &Servers, habit: Habit) -> (Speak, Arc<AtomicU64>) {
    let path = servers.path("false.sock");
    let connections = false_service(&path, habit);
    let mut command = servers.command(program());
    command.args(["mode", "system"]).env("SPEECHD_ADDRESS", format!("unix_socket:{}", path.display()));
    let mut speak = Speak::start(command);
    speak.wait("from system");
    (speak, connections)
}

#[test]
fn an_utterance_that_never_ends_is_ended_by_the_watchdog() {
    in_time(|| {
        let servers = Servers::with_sound();
        let (mut speak, connections) = with_false_service(&servers, Habit::NeverEnds);
        speak.tell("say 1 0 Fourteen chars");
        let began = speak.wait("began 1");
        let ended = speak.wait("ended 1");
        let waited_ms = (ended - began) / 1000;
        assert!((4500..8000).contains(&waited_ms), "three seconds and twice one second, not {waited_ms} ms");
        assert_eq!(connections.load(Ordering::Relaxed), 1, "the built-in voice has its turn");
        speak.wait("from system");
        assert_eq!(connections.load(Ordering::Relaxed), 2, "and the connection is made anew, once");
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn an_utterance_that_never_begins_is_spoken_by_the_built_in_voice() {
    in_time(|| {
        let servers = Servers::with_sound();
        let (mut speak, _) = with_false_service(&servers, Habit::NeverBegins);
        let recorder = servers.record();
        speak.tell("say 1 0 Fourteen chars");
        speak.wait("ended 1");
        assert!(loudest(&recorder.stop()) > 1000);
        assert_eq!(utterances(&speak), ["began 1", "ended 1"]);
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn a_service_that_hangs_does_not_hang_the_narrator() {
    in_time(|| {
        let servers = Servers::with_sound();
        let (mut speak, connections) = with_false_service(&servers, Habit::Hangs);
        let recorder = servers.record();
        let asked = speak.tell("say 1 0 Hello everybody.");
        speak.tell("say 2 0 And good evening.");
        let began = speak.wait("began 1");
        assert!(began - asked < 6_000_000, "after three seconds somebody else speaks");
        speak.wait("ended 2");
        assert_eq!(recorder.stop().stretches(250).len(), 2);
        assert_eq!(speak.count("from built-in"), 1);
        assert_eq!(
            connections.load(Ordering::Relaxed),
            1,
            "a second connection beside one that hangs would be unsafe"
        );
    });
}

#[test]
fn events_of_other_utterances_end_nothing() {
    in_time(|| {
        let servers = Servers::with_sound();
        let (mut speak, _) = with_false_service(&servers, Habit::EndsOthers);
        for id in 1..=2 {
            speak.tell(&format!("say {id} 0 Hello everybody."));
            let began = speak.wait(&format!("began {id}"));
            let ended = speak.wait(&format!("ended {id}"));
            assert!(ended - began > 1_200_000, "only its own end counts");
        }
        assert_eq!(utterances(&speak), ["began 1", "ended 1", "began 2", "ended 2"]);
        assert_eq!(speak.stop(), "");
    });
}

#[test]
fn a_service_that_dies_again_and_again_is_tried_ever_more_rarely() {
    in_time(|| {
        let servers = Servers::with_sound();
        let path = servers.path("false.sock");
        let listener = UnixListener::bind(&path).unwrap();
        let connections = Arc::<AtomicU64>::default();
        let counted = connections.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                counted.fetch_add(1, Ordering::Relaxed);
                drop(stream);
            }
        });
        let mut command = servers.command(program());
        command.args(["mode", "system"]).env("SPEECHD_ADDRESS", format!("unix_socket:{}", path.display()));
        servers.forbid_speech();
        let mut speak = Speak::start(command);
        speak.wait("from built-in");
        speak.listen(Duration::from_secs(9));
        let tries = connections.load(Ordering::Relaxed);
        assert!((2..=8).contains(&tries), "{tries} tries in nine seconds");
        assert_eq!(speak.events(), ["from built-in"], "told once");
        speak.tell("say 1 0 Hello everybody.");
        speak.wait("ended 1");
        assert_eq!(speak.stop(), "");
    });
}
