//! A driver of a browser, which is asked over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};

use serde_json::Value;

use super::driver::Reached;
use super::engine::{Engine, found};
use super::programs::Programs;
use crate::browser::PATIENCE;

/// Ports that nobody gets who takes any that is free. A driver has the one after the one that is kept for it.
const PORTS: std::ops::Range<u16> = 30_000..32_000;

/// A driver that listens.
pub struct Http {
    port: u16,
    /// The path of the session.
    session: String,
    /// Keeps the port from others who want one.
    _kept: TcpListener,
}

impl Http {
    /// Starts the driver. It starts the browser when a session is asked for.
    pub fn start(programs: &mut Programs, driver: &str, engine: Engine) -> Self {
        let (kept, port) = free_port();
        let display = engine.needs_display().then(|| programs.display());
        let mut command = programs.command(found(driver).unwrap());
        command.arg(format!("--port={port}")).envs(display.map(|display| ("DISPLAY", display)));
        programs.start(command);
        programs.reaches(|| Some(port));
        Self { port, session: String::new(), _kept: kept }
    }

    /// One request. Not every driver closes the connection that it was asked by, so the length is what counts.
    fn sent(&self, method: &str, path: &str, body: &Value) -> std::io::Result<(u16, Value)> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\nContent-Type: application/json; \
             charset=utf-8\r\nContent-Length: {length}\r\n\r\n{body}",
            self.port
        );
        stream.write_all(request.as_bytes())?;
        let mut from = BufReader::new(stream);
        let head: Vec<String> =
            from.by_ref().lines().map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
        let status = head.first().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or_default();
        let mut fields = head.iter().filter_map(|line| line.split_once(':'));
        let length = fields.find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
        let length = length.and_then(|(_, length)| length.trim().parse().ok()).unwrap_or_default();
        let mut answer = vec![0; length];
        from.read_exact(&mut answer)?;
        Ok((status, serde_json::from_slice(&answer)?))
    }
}

impl Reached for Http {
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let path = format!("{}{path}", self.session);
        let (status, mut answer) = self.sent(method, &path, body).map_err(|error| format!("{path}: {error}"))?;
        let value = answer["value"].take();
        if status != 200 {
            return Err(format!("{}: {}", value["error"], value["message"]));
        }
        if let Some(session) = value["sessionId"].as_str() {
            self.session = format!("/session/{session}");
        }
        Ok(value)
    }
}

/// A port that is free, and what keeps it: the port before it.
fn free_port() -> (TcpListener, u16) {
    let bound = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok();
    PORTS.step_by(2).find_map(|port| Some((bound(port)?, port + 1)).filter(|_| bound(port + 1).is_some())).unwrap()
}
