//! Downloading a model: goes on where it stopped, takes no more than the list says, checks what came, installs it.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use ureq::Agent;
use ureq::http::{Response, StatusCode};

use super::catalogue::Recommended;
use super::install::install_in;
use super::install_error::InstallError;
use super::shelf::Model;
use super::workshop::Workshop;
use crate::language::{Language, Message};

/// How long a server may send nothing, or next to nothing.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// What comes within that is next to nothing, in bytes: a model would take a day.
const NEXT_TO_NOTHING: u64 = 16_000;

/// How many times the size in the list a download may have: sizes change, and are rounded.
const MOST_GROWTH: u64 = 2;

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
    /// The server sends nothing any more, or next to nothing. What is here is kept for the next time.
    #[error("the server sends next to nothing")]
    Stalled,
    /// The server sends more than the list says.
    #[error("the server sends more than the list says")]
    TooLarge,
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
            Self::Stalled => Message::new("fetch-stalled"),
            Self::TooLarge => Message::new("fetch-too-large"),
            Self::Different => Message::new("fetch-different"),
            Self::Disk(error) => {
                Message::new("install-disk").message("reason", Message::new(crate::files::reason(error)))
            }
            Self::Install(error) => error.message(),
        }
    }
}

/// Downloads a model into a folder of models, and installs it there. A server that sends next to nothing for as long as
/// `patience` is given up.
///
/// # Errors
///
/// Whatever is wrong; then no model has changed.
pub fn fetch(
    model: &Recommended,
    language: Language,
    models: &Path,
    patience: Duration,
    mut tell: impl FnMut(Progress),
) -> Result<Model, FetchError> {
    let workshop = Workshop::open(models)?;
    let part = models.join(format!(".{}.part", model.name));
    let most = u64::from(model.megabytes) * 1_000_000 * MOST_GROWTH;
    let received = Download { part: &part, most, patience }.receive(&model.url, &mut tell);
    if let Err(FetchError::TooLarge | FetchError::Disk(_)) = received {
        // Nothing can be made of it, or there is no room for it.
        let _ = fs::remove_file(&part);
    }
    received?;
    // It has the name of the model, which an archive without a folder takes over.
    let whole = workshop.place(&format!("{}.zip", model.name));
    fs::rename(&part, &whole)?;
    if let Some(wanted) = &model.sha256
        && !checksum(&whole)?.eq_ignore_ascii_case(wanted)
    {
        return Err(FetchError::Different);
    }
    // It is to the byte what was recommended, which can be loaded.
    Ok(install_in(&workshop, &whole, models, (Some(language), |_| Ok(())))?)
}

/// A download, and what it may cost.
struct Download<'a> {
    /// Where it is kept until it is whole.
    part: &'a Path,
    /// The most bytes that are taken.
    most: u64,
    patience: Duration,
}

impl Download<'_> {
    /// Receives what is missing.
    fn receive(&self, url: &str, tell: &mut impl FnMut(Progress)) -> Result<(), FetchError> {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects_will_error(false)
            .timeout_resolve(Some(self.patience))
            .timeout_connect(Some(self.patience))
            .timeout_recv_response(Some(self.patience))
            .timeout_per_read(Some(self.patience));
        let agent: Agent = config.build().into();
        let here = fs::metadata(self.part).map_or(0, |part| part.len());
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
        let total = response.body().content_length().map(|rest| here.saturating_add(rest));
        if total.is_some_and(|total| total > self.most) {
            return Err(FetchError::TooLarge);
        }
        let mut file = File::options().create(true).write(true).truncate(false).open(self.part)?;
        file.set_len(here)?;
        file.seek(SeekFrom::Start(here))?;
        if here > 0 {
            tell(Progress::Resumed);
        }
        let received = self.take(response.into_body().into_reader(), &mut file, Steps { here, total }, tell);
        // What is kept for the next time has to be there then.
        file.sync_all()?;
        received
    }

    fn take(
        &self,
        mut input: impl Read,
        file: &mut File,
        mut steps: Steps,
        tell: &mut impl FnMut(Progress),
    ) -> Result<(), FetchError> {
        let mut buffer = vec![0; 1 << 16];
        let (mut since, mut came) = (Instant::now(), 0);
        loop {
            let count = match input.read(&mut buffer) {
                Ok(0) => return if steps.are_all() { Ok(()) } else { Err(FetchError::Cut) },
                Ok(count) => count as u64,
                Err(error) => return Err(broken(error.into())),
            };
            if steps.here + count > self.most {
                return Err(FetchError::TooLarge);
            }
            file.write_all(&buffer[..count as usize])?;
            steps.go(count, tell);
            came += count;
            if since.elapsed() >= self.patience {
                if came < NEXT_TO_NOTHING {
                    return Err(FetchError::Stalled);
                }
                (since, came) = (Instant::now(), 0);
            }
        }
    }
}

fn broken(error: ureq::Error) -> FetchError {
    tracing::warn!(%error, "the download broke off");
    if matches!(error, ureq::Error::Timeout(_)) { FetchError::Stalled } else { FetchError::Cut }
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

/// How far a download is, in bytes.
struct Steps {
    here: u64,
    /// What it will be, if the server says so.
    total: Option<u64>,
}

impl Steps {
    /// So many bytes more are here.
    fn go(&mut self, count: u64, tell: &mut impl FnMut(Progress)) {
        let before = self.steps();
        self.here += count;
        for step in before + 1..=self.steps() {
            tell(Progress::Percent((step * STEP_PERCENT) as u32));
        }
    }

    /// How many steps of progress are here.
    fn steps(&self) -> u64 {
        self.total.map_or(0, |total| self.here * 100 / total.max(1) / STEP_PERCENT)
    }

    fn are_all(&self) -> bool {
        self.total.is_none_or(|total| total == self.here)
    }
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
