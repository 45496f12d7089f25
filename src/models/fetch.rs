//! Downloading a model: goes on where it stopped, checks what came, installs it.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sha2::{Digest, Sha256};
use ureq::Agent;
use ureq::http::{Response, StatusCode};

use super::catalogue::Recommended;
use super::install::{InstallError, install};
use super::shelf::Model;
use crate::language::{Language, Message};

/// How long the server may be silent.
const PATIENCE: Duration = Duration::from_secs(30);

/// Progress is told each time that this many hundredths more are here.
const STEP_PERCENT: u64 = 10;

/// What is told while it is downloaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A part was here already.
    Resumed,
    /// So many hundredths are here.
    Percent(u32),
}

/// Why a model was not downloaded.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// The server was not reached.
    #[error("the server was not reached: {0}")]
    Unreached(Box<ureq::Error>),
    /// The server does not have it.
    #[error("the server answers with {0}")]
    Refused(u16),
    /// The connection broke. What is here is kept for the next time.
    #[error("the connection broke")]
    Cut,
    /// What came is not what is meant.
    #[error("the checksum is another one")]
    Different,
    /// The system refuses.
    #[error(transparent)]
    Disk(#[from] io::Error),
    /// What came can't be installed.
    #[error(transparent)]
    Install(#[from] InstallError),
}

impl FetchError {
    /// What has happened, and what to do.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Unreached(_) => Message::new("fetch-unreached"),
            Self::Refused(status) => Message::new("fetch-refused").text("status", status.to_string()),
            Self::Cut => Message::new("fetch-cut"),
            Self::Different => Message::new("fetch-different"),
            Self::Disk(error) => Message::new("install-disk").message("reason", crate::settings::reason(error)),
            Self::Install(error) => error.message(),
        }
    }
}

/// Downloads a model into a folder of models, and installs it there.
///
/// # Errors
///
/// Whatever is wrong; then no model has changed.
pub fn fetch(
    model: &Recommended,
    language: Language,
    models: &Path,
    mut tell: impl FnMut(Progress),
) -> Result<Model, FetchError> {
    fs::create_dir_all(models)?;
    let part = models.join(format!(".{}.part", model.name));
    download(&model.url, &part, &mut tell)?;
    // It has the name of the model, which an archive without a folder takes over.
    let whole = models.join(format!(".{}.zip", model.name));
    fs::rename(&part, &whole)?;
    let whole = Whole(whole);
    if let Some(wanted) = &model.sha256 {
        let found = checksum(&whole.0)?;
        if !found.eq_ignore_ascii_case(wanted) {
            return Err(FetchError::Different);
        }
    }
    Ok(install(&whole.0, models, Some(language))?)
}

/// What was downloaded, which goes away when it is installed, and also when it can't be.
struct Whole(PathBuf);

impl Drop for Whole {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_file(&self.0) {
            tracing::warn!(%error, "the download could not be removed");
        }
    }
}

fn download(url: &str, part: &Path, tell: &mut impl FnMut(Progress)) -> Result<(), FetchError> {
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .timeout_connect(Some(PATIENCE))
        .timeout_recv_response(Some(PATIENCE))
        .timeout_per_read(Some(PATIENCE));
    let agent: Agent = config.build().into();
    let here = fs::metadata(part).map_or(0, |part| part.len());
    let mut response = ask(&agent, url, here)?;
    if response.status() == StatusCode::RANGE_NOT_SATISFIABLE {
        // The part that is here belongs to something else.
        response = ask(&agent, url, 0)?;
    }
    let here = match response.status() {
        StatusCode::OK => 0,
        StatusCode::PARTIAL_CONTENT if begins_at(&response, here) => here,
        status => return Err(FetchError::Refused(status.as_u16())),
    };
    let mut file = File::options().create(true).write(true).truncate(false).open(part)?;
    file.set_len(here)?;
    io::Seek::seek(&mut file, io::SeekFrom::Start(here))?;
    if here > 0 {
        tell(Progress::Resumed);
    }
    receive(response, &mut file, here, tell)
}

fn ask(agent: &Agent, url: &str, here: u64) -> Result<Response<ureq::Body>, FetchError> {
    let mut request = agent.get(url);
    if here > 0 {
        request = request.header("Range", format!("bytes={here}-"));
    }
    request.call().map_err(|error| FetchError::Unreached(Box::new(error)))
}

/// Whether the rest begins where the part ends.
fn begins_at(response: &Response<ureq::Body>, here: u64) -> bool {
    let range = response.headers().get("Content-Range").and_then(|range| range.to_str().ok());
    range.is_some_and(|range| range.starts_with(&format!("bytes {here}-")))
}

fn receive(
    response: Response<ureq::Body>,
    file: &mut File,
    mut here: u64,
    tell: &mut impl FnMut(Progress),
) -> Result<(), FetchError> {
    let body = response.into_body();
    let total = body.content_length().map(|rest| here + rest);
    let mut input = body.into_reader();
    let mut buffer = vec![0; 1 << 16];
    let mut told = total.map_or(0, |total| steps(here, total));
    loop {
        let count = input.read(&mut buffer).map_err(|error| {
            tracing::warn!(%error, "the download broke off");
            FetchError::Cut
        })?;
        if count == 0 {
            break;
        }
        file.write_all(&buffer[..count])?;
        here += count as u64;
        let now = total.map_or(0, |total| steps(here, total));
        for step in told + 1..=now {
            tell(Progress::Percent((step * STEP_PERCENT) as u32));
        }
        told = now;
    }
    file.sync_all()?;
    if total.is_some_and(|total| total != here) { Err(FetchError::Cut) } else { Ok(()) }
}

/// How many steps of progress are here.
fn steps(here: u64, total: u64) -> u64 {
    here * 100 / total.max(1) / STEP_PERCENT
}

fn checksum(path: &Path) -> io::Result<String> {
    let mut hasher = Sha256::new();
    let mut file = File::open(path)?;
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = file.read(&mut buffer)?;
        if count == 0 {
            return Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect());
        }
        hasher.update(&buffer[..count]);
    }
}
