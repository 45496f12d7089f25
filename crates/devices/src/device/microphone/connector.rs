//! The thread that opens and closes the stream: a sound server can hang, and waits for the first sample.

use std::any::Any;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, Device, Error, ErrorKind, FromSample, Host, SampleFormat, SizedSample, Stream, StreamConfig};
#[cfg(target_os = "linux")]
use pulseaudio::ClientError;

#[cfg(target_os = "linux")]
use super::RATE;
use super::blocks::{Blocks, Cutter};
#[cfg(target_os = "linux")]
use super::pulse::PulseStream;
use super::{Absence, Echo, MicrophoneReport, Report};
use crate::device::host;

/// A device delivers so much at a time.
const BUFFER_MS: u32 = 100;
/// How long the sound server may take to open a stream.
const OPENING: Duration = Duration::from_secs(3);
/// So often it is looked whether a microphone that was named is still there: a sound server may put another one in
/// its place without a word.
const LOOK: Duration = Duration::from_secs(1);

/// What the thread is told to do.
pub(super) enum Job {
    /// Open a stream, in place of the one before.
    Open(Opening),
    /// Close the stream; stay connected to the sound server.
    Close,
    /// Close the stream, and the connection if nobody answers any more.
    Reset,
}

/// A stream to be opened.
pub(super) struct Opening {
    pub run: u64,
    pub name: Option<String>,
    pub blocks: Arc<Blocks>,
}

/// Open for as long as it lives, wherever it comes from.
type Open = Box<dyn Any>;

/// Why a stream can't be opened; in words for the log.
struct Refusal(Absence, String);

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        let absence = match error.kind() {
            ErrorKind::HostUnavailable | ErrorKind::DeviceNotAvailable => Absence::None,
            _ => Absence::Mute,
        };
        Self(absence, error.to_string())
    }
}

#[cfg(target_os = "linux")]
impl From<ClientError> for Refusal {
    fn from(error: ClientError) -> Self {
        Self(Absence::Mute, error.to_string())
    }
}

/// Starts the thread. It ends when the sender is dropped.
pub(super) fn start(report: Report) -> Sender<Job> {
    let (jobs, receiver) = channel();
    let name = std::thread::Builder::new().name("microphone".to_owned());
    if let Err(error) = name.spawn(move || work(&receiver, &report)) {
        tracing::error!(%error, "no thread for the microphone");
    }
    jobs
}

fn work(jobs: &Receiver<Job>, report: &Report) {
    let mut host = None;
    let mut stream: Option<(Open, Opening)> = None;
    loop {
        let job = match &stream {
            Some((_, Opening { name: Some(_), .. })) => jobs.recv_timeout(LOOK),
            _ => jobs.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match job {
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                let gone = |opening: &Opening| {
                    host.as_ref().is_none_or(|host| device(host, opening.name.as_deref()).is_err())
                };
                if let Some((_, opening)) = stream.take_if(|(_, opening)| gone(opening)) {
                    let reason = "it is not there any more".to_owned();
                    report(MicrophoneReport::Broken(opening.run, Absence::Mute, reason));
                }
            }
            Ok(Job::Close) => stream = None,
            Ok(Job::Reset) => {
                stream = None;
                host = host.filter(host::answers);
            }
            Ok(Job::Open(opening)) => {
                drop(stream.take());
                match open(&mut host, &opening, report.clone()) {
                    Ok((opened, echo)) => {
                        report(MicrophoneReport::Opened(opening.run, echo));
                        stream = Some((opened, opening));
                    }
                    Err(Refusal(absence, reason)) => {
                        report(MicrophoneReport::Broken(opening.run, absence, reason));
                    }
                }
            }
        }
    }
}

/// Opens a stream, and tells what the server does to it. Where the server says when the first sample comes, this waits for
/// it.
fn open(host: &mut Option<Host>, opening: &Opening, report: Report) -> Result<(Open, Echo), Refusal> {
    let _quiet = host::quiet();
    let host = match host {
        Some(host) => host,
        None => host.insert(host::connect()?),
    };
    let device = device(host, opening.name.as_deref())?;
    let (run, blocks) = (opening.run, opening.blocks.clone());
    let broken = move |reason: String| report(MicrophoneReport::Broken(run, Absence::Mute, reason));
    #[cfg(target_os = "linux")]
    if host::converts(host) {
        blocks.begin(RATE);
        let broken = move || broken("the sound server is gone".to_owned());
        let (id, echo) = (device.id()?, |taken_out| if taken_out { Echo::TakenOut } else { Echo::Heard });
        let stream = PulseStream::open(id.id(), blocks, broken)?;
        // Without an answer it is heard.
        return Ok((Box::new(stream), echo(host::pulse::takes_out_echo(id.id()).unwrap_or_default())));
    }
    let broken = host::broken_once(move |error| broken(error.to_string()));
    let (config, format) = config(&device)?;
    blocks.begin(config.sample_rate);
    let stream = match format {
        SampleFormat::I16 => stream::<i16>(&device, config, blocks, broken),
        SampleFormat::F32 => stream::<f32>(&device, config, blocks, broken),
        SampleFormat::I32 => stream::<i32>(&device, config, blocks, broken),
        SampleFormat::U8 => stream::<u8>(&device, config, blocks, broken),
        other => {
            return Err(Refusal(Absence::Mute, format!("it delivers samples of a kind not known here: {other}")));
        }
    };
    Ok((Box::new(stream?), Echo::Heard))
}

fn stream<S: SizedSample>(
    device: &Device,
    config: StreamConfig,
    blocks: Arc<Blocks>,
    broken: impl FnMut(Error) + Send + 'static,
) -> Result<Stream, Error>
where
    f32: FromSample<S>,
{
    let mut cutter = Cutter::new(config.channels);
    let hear = move |samples: &[S], _: &cpal::InputCallbackInfo| cutter.cut(samples, &blocks);
    let stream = device.build_input_stream(config, hear, broken, Some(OPENING))?;
    stream.play()?;
    Ok(stream)
}

/// The device decides, and we convert. A fixed buffer in any case: the default of a system can be seconds.
fn config(device: &Device) -> Result<(StreamConfig, SampleFormat), Error> {
    let usual = device.default_input_config()?;
    let buffer_size = BufferSize::Fixed(usual.sample_rate() * BUFFER_MS / 1000);
    Ok((StreamConfig { buffer_size, ..usual.config() }, usual.sample_format()))
}

/// Whether there is a microphone of that name, or a default one of the system.
///
/// # Errors
///
/// There is none.
pub fn find(name: Option<&str>) -> Result<(), Absence> {
    let _quiet = host::quiet();
    // ALSA has a default one even where there is none: only its settings tell.
    let usable = |host: Host| {
        let device = device(&host, name)?;
        if !host::converts(&host) {
            config(&device)?;
        }
        Ok(())
    };
    let found = host::connect().map_err(Refusal::from).and_then(usable);
    found.map_err(|Refusal(absence, _)| absence)
}

/// The microphone of that name and no other, or the system's default one.
fn device(host: &Host, name: Option<&str>) -> Result<Device, Refusal> {
    let Some(name) = name else {
        return host.default_input_device().ok_or(Refusal(Absence::None, "there is no microphone".to_owned()));
    };
    let mut devices = host.input_devices()?;
    let found = devices.find(|device| host::name(device).as_deref() == Some(name));
    found.ok_or_else(|| Refusal(Absence::Unknown(name.to_owned()), "there is no microphone of this name".to_owned()))
}

/// The names of all microphones, for a person to choose from. What a loudspeaker plays can be listened to as well,
/// but is no microphone.
#[must_use]
pub fn microphones() -> Vec<String> {
    let _quiet = host::quiet();
    let Ok(devices) = host::connect().and_then(|host| host.input_devices()) else { return Vec::new() };
    let is_microphone = |device: &Device| {
        device.id().is_ok_and(|id| !id.to_string().ends_with(".monitor"))
            && host::is_known(device, |device| device.default_input_config().is_ok())
    };
    devices.filter(is_microphone).filter_map(|device| host::name(&device)).collect()
}
