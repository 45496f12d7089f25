//! How the recogniser's program ends where there is nothing to recognise with.
#![allow(clippy::unwrap_used, reason = "a helper that can't go on fails its test")]

use std::process::{Command, Output, Stdio};

use recogniser::pipe::BROKEN_MODEL;

fn ears(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_narrator-ears"));
    command.args(arguments).stdin(Stdio::null()).output().unwrap()
}

#[test]
fn who_starts_it_by_hand_is_told_whose_it_is() {
    let ended = ears(&[]);
    assert_eq!(ended.status.code(), Some(2));
    assert_eq!(ended.stdout, b"");
    assert!(String::from_utf8_lossy(&ended.stderr).contains("belongs to the narrator"), "{ended:?}");
}

#[test]
fn what_is_no_model_is_told_by_its_own_exit_code() {
    let folder = std::env::temp_dir().join("there-is-no-model-here");
    assert_eq!(ears(&[folder.to_str().unwrap()]).status.code(), Some(BROKEN_MODEL.into()));
}
