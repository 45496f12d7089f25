//! Firefox itself, which needs no driver: it is asked by Marionette, where the commands of WebDriver have names of their own.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use super::driver::Reached;
use super::engine::{Engine, found};
use super::programs::Programs;

/// What Firefox is set to: any port that is free, a page of nothing to begin with, and no questions to anybody outside. The
/// rest it sets itself where it is driven.
const SETTINGS: [&str; 8] = [
    "\"marionette.port\", 0",
    "\"browser.startup.page\", 0",
    "\"browser.shell.checkDefaultBrowser\", false",
    "\"datareporting.policy.dataSubmissionEnabled\", false",
    "\"app.normandy.enabled\", false",
    "\"extensions.update.enabled\", false",
    "\"network.captive-portal-service.enabled\", false",
    "\"network.connectivity-service.enabled\", false",
];

/// A Firefox that listens.
pub struct Marionette {
    stream: BufReader<TcpStream>,
    /// The number of the last command.
    number: u64,
}

impl Marionette {
    /// Starts Firefox.
    pub fn start(programs: &mut Programs, engine: Engine) -> Self {
        let profile = programs.folder().join("profile");
        fs::create_dir(&profile).unwrap();
        let settings: String = SETTINGS.iter().map(|setting| format!("user_pref({setting});\n")).collect();
        fs::write(profile.join("user.js"), settings).unwrap();
        let mut command = programs.command(found(engine.browser()).unwrap());
        command.args(["--headless", "--marionette", "--no-remote", "--profile"]).arg(&profile);
        programs.start(command);
        // Where it listens is written there as soon as it does.
        let told = profile.join("MarionetteActivePort");
        let stream = programs.reaches(|| fs::read_to_string(&told).ok()?.trim().parse().ok());
        let mut marionette = Self { stream: BufReader::new(stream), number: 0 };
        // Whoever comes is told what it is.
        assert_eq!(marionette.hears().unwrap()["marionetteProtocol"], 3);
        marionette
    }

    /// What comes is a length, a colon, and that much of JSON.
    fn hears(&mut self) -> io::Result<Value> {
        let mut length = Vec::new();
        self.stream.read_until(b':', &mut length)?;
        length.pop();
        let length = String::from_utf8_lossy(&length).parse().map_err(io::Error::other)?;
        let mut answer = vec![0; length];
        self.stream.read_exact(&mut answer)?;
        Ok(serde_json::from_slice(&answer)?)
    }

    /// One command with its answer: what is said against it, and what comes of it.
    fn sent(&mut self, name: &str, body: &Value) -> io::Result<[Value; 2]> {
        self.number += 1;
        let command = json!([0, self.number, name, body]).to_string();
        // In one piece: where the second of two waits until the first was received, each command takes 40 ms.
        self.stream.get_mut().write_all(format!("{}:{command}", command.len()).as_bytes())?;
        let mut answer = self.hears()?;
        if answer[1] != self.number {
            return Err(io::Error::other(format!("{answer} is no answer to {command}")));
        }
        Ok([answer[2].take(), answer[3].take()])
    }
}

impl Reached for Marionette {
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let (name, element) = named(method, path);
        let mut body = if body.is_null() { json!({}) } else { body.clone() };
        if let Some(element) = element {
            body["id"] = json!(element);
        }
        let [fault, mut answer] = self.sent(name, &body).map_err(|error| format!("{name}: {error}"))?;
        if !fault.is_null() {
            return Err(format!("{}: {}", fault["error"], fault["message"]));
        }
        // Most of what comes is in a box.
        Ok(match answer.get_mut("value") {
            Some(value) => value.take(),
            None => answer,
        })
    }
}

/// What a command of WebDriver is called here, and which element it is about.
fn named<'a>(method: &str, path: &'a str) -> (&'static str, Option<&'a str>) {
    let about = path.strip_prefix("/element/").and_then(|rest| rest.split_once('/'));
    let (element, what) = about.map_or((None, path), |(element, what)| (Some(element), what));
    let name = match (method, what) {
        ("POST", "/session") => "WebDriver:NewSession",
        ("DELETE", "") => "Marionette:Quit",
        ("POST", "/window/rect") => "WebDriver:SetWindowRect",
        ("POST", "/url") => "WebDriver:Navigate",
        ("POST", "/back") => "WebDriver:Back",
        ("POST", "/execute/sync") => "WebDriver:ExecuteScript",
        ("POST", "/elements") => "WebDriver:FindElements",
        ("POST", "/actions") => "WebDriver:PerformActions",
        ("POST", "value") => "WebDriver:ElementSendKeys",
        ("GET", "computedlabel") => "WebDriver:GetComputedLabel",
        ("GET", "computedrole") => "WebDriver:GetComputedRole",
        _ => panic!("{method} {path} has no name here"),
    };
    (name, element)
}
