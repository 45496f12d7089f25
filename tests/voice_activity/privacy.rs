//! That no sound is kept: not in a file, not in the log.

use std::fs;
use std::path::Path;
use std::time::Duration;

use super::servers::Servers;
use super::servers::in_time::{certain, in_time};
use super::{MICROPHONE, RATE, audible, listener, passed, speech};

/// So many samples in a row are no accident.
const RUN: usize = 6;

/// Every way in which samples could stand in a file.
fn written(samples: &[i16]) -> [Vec<u8>; 5] {
    let list = |figure: &dyn Fn(&i16) -> String, between: &str| {
        samples.iter().map(figure).collect::<Vec<_>>().join(between).into_bytes()
    };
    [
        samples.iter().flat_map(|sample| sample.to_le_bytes()).collect(),
        samples.iter().flat_map(|sample| sample.to_be_bytes()).collect(),
        samples.iter().flat_map(|sample| (f32::from(*sample) / 32_768.0).to_le_bytes()).collect(),
        list(&|sample| sample.to_string(), ", "),
        list(&|sample| format!("{sample:04x}"), ""),
    ]
}

/// The files below a folder in which any of these samples stand.
fn files_with(folder: &Path, samples: &[i16]) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_with(&path, samples));
        } else if path.is_file() {
            let content = fs::read(&path).unwrap();
            let runs = samples.chunks_exact(RUN).step_by(50);
            if runs.flat_map(written).any(|run| content.windows(run.len()).any(|window| window == run)) {
                found.push(path.display().to_string());
            }
        }
    }
    found
}

#[test]
fn no_sound_is_kept() {
    in_time(|| {
        let servers = Servers::with_sound();
        let home = servers.path("home");
        let mut voice_activity = listener(&servers, "open", MICROPHONE);
        voice_activity.wait("listening");
        let player = servers.start_playing("null", RATE, 1, &speech("propose Ana and Cleo, and then Dan").repeat(12));
        // The check listens to the same, with its log open.
        let mut check = servers.command(env!("CARGO_BIN_EXE_narrator"));
        check.args(["check", "--voice", "off", "--microphone", MICROPHONE]);
        check.env("NARRATOR_HOME", &home).env("TMPDIR", &home).env("RUST_LOG", "trace").current_dir(&home);
        let told = String::from_utf8(check.output().unwrap().stdout).unwrap();
        assert!(told.contains("I can hear you well."), "{told}");
        voice_activity.listen(Duration::from_secs(1));
        drop(player);
        let samples = passed(&voice_activity);
        let heard = audible(&samples);
        assert!(heard.len() > 3 * RATE as usize, "enough was heard to be found: {}", heard.len());
        assert_eq!(voice_activity.stop(), "", "nothing of it is written to standard error");

        let root = home.parent().unwrap();
        assert!(fs::read_dir(&home).unwrap().count() > 0, "there are files to look through");
        let kept = files_with(root, heard);
        certain(kept.is_empty(), &format!("sound is kept: {kept:?}"));
        for content in written(&heard[1000 / RUN * RUN..]) {
            fs::write(home.join("kept"), &content[..content.len().min(100_000)]).unwrap();
            assert_eq!(files_with(root, heard).len(), 1, "samples that are kept would be found");
        }
    });
}
