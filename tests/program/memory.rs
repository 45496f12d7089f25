//! The program where the system allows it little memory: one sentence instead of an end in the middle.

use super::{FIVE, Narrator, Run, run};

const JSON: [&str; 6] = ["play", "--json", "--players", FIVE, "--leader", "Ana"];
const SILENT: [&str; 7] = ["play", "--voice", "off", "--players", FIVE, "--leader", "Ana"];
const PRINT: [&str; 3] = ["script", "reveal-eyes", "--print"];

/// Runs a command with so many kibibytes of address space.
fn within(kibibytes: u32, args: &[&str]) -> Run {
    run(Narrator::new().command(&format!("ulimit -v {kibibytes};"), args), b"")
}

#[test]
fn too_little_memory_is_told_in_one_sentence() {
    let with_devices = cfg!(any(feature = "speech", feature = "sound", feature = "voice"));
    let demanding: &[&[&str]] = &[
        &SILENT,
        &["check"],
        &["demo"],
        &["rules"],
        &["cards"],
        &["statistics"],
        &["script", "reveal-eyes"],
        &["resume"],
    ];
    for kibibytes in [46_000, 50_000, 60_000] {
        for args in [&JSON[..], &PRINT, &["models"], &["games"], &["settings"]].iter().chain(demanding) {
            is_told(within(kibibytes, args), args);
        }
    }
    for kibibytes in [70_000, 100_000, 200_000, 400_000] {
        for args in demanding.iter().filter(|_| with_devices) {
            is_told(within(kibibytes, args), args);
        }
    }
}

#[track_caller]
fn is_told(run: Run, args: &[&str]) {
    let faults = run.fault(1);
    let [fault] = &faults[..] else { panic!("{args:?}: {faults:?}") };
    assert!(fault.starts_with("There is too little memory: "), "{args:?}: {fault}");
    assert!(fault.ends_with(" are needed. To allow more: ulimit -v unlimited."), "{args:?}: {fault}");
}

#[test]
fn with_just_enough_memory_everything_works() {
    let models: &[&str] = &["models"];
    let works = [&JSON[..], &PRINT, &["games"], &["settings"]];
    for args in works.into_iter().chain(cfg!(feature = "voice").then_some(models)) {
        within(65_000, args).well();
    }
    let run = within(600_000, &SILENT);
    assert_eq!(run.code, Some(0), "{}", run.err);
}
