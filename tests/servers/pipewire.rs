//! PipeWire in the place of PulseAudio, with all that it needs: a bus, and somebody who connects streams with devices.

use std::process::Stdio;

use super::{Servers, wait_for};

impl Servers {
    /// With PipeWire and a null sink.
    pub fn with_pipewire() -> Self {
        // Everybody who plays has to keep pace with the most impatient recorder.
        let mut servers = Self::new();
        servers.latency_ms = 50;
        let bus = format!("unix:path={}", servers.path("run/bus").display());
        servers.start_helper("dbus-daemon", &["--session", "--nofork", "--nopidfile", "--address", &bus], &bus);
        wait_for("the bus", || servers.path("run/bus").exists());
        servers.start_helper("pipewire", &[], &bus);
        wait_for("PipeWire", || servers.path("run/pipewire-0").exists());
        servers.start_helper("wireplumber", &[], &bus);
        servers.start_helper("pipewire-pulse", &[], &bus);
        // It answers before it knows any device.
        wait_for("wireplumber", || servers.asks("pactl", &["info"]).contains("Default Sink: auto_null"));
        servers.pactl(&["load-module", "module-null-sink", "sink_name=null"]);
        wait_for("the null sink", || servers.asks("pactl", &["list", "short", "sinks"]).contains("null\t"));
        servers.pactl(&["set-default-sink", "null"]);
        servers.pactl(&["set-default-source", "null.monitor"]);
        servers
    }

    fn start_helper(&mut self, program: &str, arguments: &[&str], bus: &str) {
        let mut command = self.command(program);
        command.args(arguments).env("DBUS_SESSION_BUS_ADDRESS", bus);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().unwrap_or_else(|error| panic!("{program} can't be started: {error}"));
        self.helpers.push(child);
    }

    /// What a program answers, whether it fails or not.
    fn asks(&self, program: &str, arguments: &[&str]) -> String {
        let output = self.command(program).args(arguments).output().expect("it is installed");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}
