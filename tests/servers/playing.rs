//! What others do at the sound server: play, load and unload devices.

use std::io::Write;
use std::process::{Child, Stdio};

use super::Servers;

/// A program that plays into a sink. It ends with this value.
pub struct Player(Child);

impl Servers {
    /// Plays samples into a sink, and comes back when they were heard.
    pub fn play(&self, sink: &str, rate: u32, channels: u16, samples: &[i16]) {
        let mut player = self.start_playing(sink, rate, channels, samples);
        assert!(player.0.wait().is_ok_and(|status| status.success()), "pacat plays");
    }

    /// Begins to play samples into a sink.
    pub fn start_playing(&self, sink: &str, rate: u32, channels: u16, samples: &[i16]) -> Player {
        let mut child = self
            .command("pacat")
            .args(["--playback", "--raw", "--format=s16le", "--latency-msec=500"])
            .arg(format!("--device={sink}"))
            .arg(format!("--rate={rate}"))
            .arg(format!("--channels={channels}"))
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("pacat is installed");
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        let mut input = child.stdin.take().expect("it is piped");
        // A player that is ended early does not read to the end.
        std::thread::spawn(move || drop(input.write_all(&bytes)));
        Player(child)
    }

    /// Gives the sound server an order; what it answers.
    pub fn pactl(&self, words: &[&str]) -> String {
        let output = self.command("pactl").args(words).output().expect("pactl is installed");
        assert!(output.status.success(), "pactl {words:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// The number to unplug a sink with.
    pub fn module_of(&self, sink: &str) -> String {
        let modules = self.pactl(&["list", "short", "modules"]);
        let module = modules.lines().find(|line| line.contains(&format!("sink_name={sink}"))).expect("it is there");
        module.split_whitespace().next().expect("it has a number").to_owned()
    }

    /// Plugs a microphone in that hears what the null sink plays; the number to unplug it with.
    pub fn plug_in(&self, name: &str) -> String {
        let properties = format!("source_properties=device.description={name}");
        self.pactl(&["load-module", "module-remap-source", "master=null.monitor", "source_name=plugged", &properties])
    }

    /// Has the microphone of the room, the sink `heard`, hear what the loudspeaker, the sink `played`, plays, and the server
    /// take that out of it again: those of its canceller are the usual devices from now on.
    pub fn take_out_echo(&self, played: &str, heard: &str) {
        let (source, sink) = (format!("source={played}.monitor"), format!("sink={heard}"));
        self.pactl(&["load-module", "module-loopback", "latency_msec=20", &source, &sink]);
        let (source, sink) = (format!("source_master={heard}.monitor"), format!("sink_master={played}"));
        let ends = ["source_name=echo-cancel-source", "sink_name=echo-cancel-sink"];
        self.pactl(&["load-module", "module-echo-cancel", "aec_method=webrtc", &source, &sink, ends[0], ends[1]]);
        self.pactl(&["set-default-sink", "echo-cancel-sink"]);
        self.pactl(&["set-default-source", "echo-cancel-source"]);
    }

    /// Pulls a device out.
    pub fn pull_out(&self, number: &str) {
        self.pactl(&["unload-module", number]);
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
