//! The thread that opens and closes the stream: a sound server can hang, the game must not.

use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, Device, Error, FromSample, Host, SampleFormat, SizedSample, Stream, StreamConfig};
use rodio::mixer::{MixerSource, mixer};

use super::masking::Masking;
use super::timeline::Timeline;
use super::{RATE, Report, SoundReport};
use crate::device::host;

/// The stream asks for so much at a time, and PulseAudio keeps two of them: a machine that is busy for a tenth of a
/// second is not heard.
const BUFFER_MS: u32 = 100;
/// Other systems keep more than two, and some refuse long ones.
const OTHER_BUFFER_MS: u32 = 40;
/// How long the sound server may take to open a stream.
const OPENING: Duration = Duration::from_secs(3);
/// How long a stream waits for the first samples of its first clip.
const FIRST_SAMPLES: Duration = Duration::from_secs(3);

/// What the thread is told to do.
pub(super) enum Job {
    /// Open a stream for this tape, in place of the one before.
    Open(Box<Opening>),
    /// Close the stream; stay connected to the sound server.
    Close,
    /// Close the stream, and the connection if nobody answers any more.
    Reset,
}

/// A stream to be opened.
pub(super) struct Opening {
    pub run: u64,
    pub timeline: Timeline,
    pub masking: Masking,
    pub speaker: Option<String>,
}

/// Starts the thread. It ends when the sender is dropped.
pub(super) fn start(report: Report) -> Sender<Job> {
    let (jobs, receiver) = channel();
    let name = std::thread::Builder::new().name("sound".to_owned());
    if let Err(error) = name.spawn(move || work(&receiver, &report)) {
        tracing::error!(%error, "no thread for sound");
    }
    jobs
}

fn work(jobs: &Receiver<Job>, report: &Report) {
    let mut host = None;
    let mut stream = None;
    for job in jobs {
        drop(stream.take());
        match job {
            Job::Close => {}
            Job::Reset => host = host.filter(host::answers),
            Job::Open(opening) => {
                let run = opening.run;
                let broken = report.clone();
                let broken = host::broken_once(move |error| broken(SoundReport::Broken(run, error.to_string())));
                match open(&mut host, *opening, broken) {
                    Ok(None) => {}
                    Ok(opened) => {
                        stream = opened;
                        report(SoundReport::Opened(run));
                    }
                    Err(reason) => report(SoundReport::Broken(run, reason)),
                }
            }
        }
    }
}

/// No stream is opened for a tape that was silenced meanwhile: its first sound would be heard as a click.
fn open(
    host: &mut Option<Host>,
    opening: Opening,
    broken: impl FnMut(Error) + Send + 'static,
) -> Result<Option<Stream>, String> {
    let Opening { mut timeline, masking, speaker, .. } = opening;
    let _quiet = host::quiet();
    let host = match host {
        Some(host) => host,
        None => host.insert(host::connect().map_err(|error| error.to_string())?),
    };
    let device = find(host, speaker.as_deref()).ok_or("there is no loudspeaker")?;
    let (config, format) = config(host, &device).map_err(|error| error.to_string())?;
    let channels = NonZero::new(config.channels).ok_or("the loudspeaker has no channels")?;
    let rate = NonZero::new(config.sample_rate).ok_or("the loudspeaker has no rate")?;
    // The mixer is filled before the stream is made: a stream swallows its first buffer at once.
    let (mixer, source) = mixer(channels, rate);
    timeline.wait_for_first(FIRST_SAMPLES);
    if timeline.is_silenced() {
        return Ok(None);
    }
    mixer.add(timeline);
    mixer.add(masking);
    let stream = match format {
        SampleFormat::F32 => stream::<f32>(&device, config, source, broken),
        SampleFormat::I16 => stream::<i16>(&device, config, source, broken),
        SampleFormat::I32 => stream::<i32>(&device, config, source, broken),
        SampleFormat::U8 => stream::<u8>(&device, config, source, broken),
        other => return Err(format!("the loudspeaker wants samples of a kind that is not known here: {other}")),
    };
    stream.map(Some).map_err(|error| error.to_string())
}

fn stream<S: SizedSample + FromSample<f32>>(
    device: &Device,
    config: StreamConfig,
    mut source: MixerSource,
    broken: impl FnMut(Error) + Send + 'static,
) -> Result<Stream, Error> {
    let fill = move |buffer: &mut [S], _: &cpal::OutputCallbackInfo| {
        for sample in buffer {
            *sample = S::from_sample(source.next().unwrap_or_default());
        }
    };
    let stream = device.build_output_stream(config, fill, broken, Some(OPENING))?;
    stream.play()?;
    Ok(stream)
}

/// A fixed buffer in any case: the default of a system can be seconds. Where the server does not convert, the device
/// decides, and the mixer converts.
fn config(host: &Host, device: &Device) -> Result<(StreamConfig, SampleFormat), Error> {
    if host::converts(host) {
        let buffer_size = BufferSize::Fixed(RATE.get() * BUFFER_MS / 1000);
        return Ok((StreamConfig { channels: 1, sample_rate: RATE.get(), buffer_size }, SampleFormat::F32));
    }
    let usual = device.default_output_config()?;
    let buffer_size = BufferSize::Fixed(usual.sample_rate() * OTHER_BUFFER_MS / 1000);
    Ok((StreamConfig { buffer_size, ..usual.config() }, usual.sample_format()))
}

/// The loudspeaker of that name, or the system's default one.
fn find(host: &Host, speaker: Option<&str>) -> Option<Device> {
    let named = speaker.and_then(|speaker| {
        let found = host.output_devices().ok()?.find(|device| host::name(device).as_deref() == Some(speaker));
        if found.is_none() {
            tracing::warn!(speaker, "no loudspeaker of this name, taking the default one");
        }
        found
    });
    named.or_else(|| host.default_output_device())
}

/// The names of all loudspeakers, for a person to choose from.
#[must_use]
pub fn speakers() -> Vec<String> {
    let _quiet = host::quiet();
    let Ok(host) = host::connect() else {
        return Vec::new();
    };
    let is_loudspeaker = |device: &Device| host::is_known(device, |device| device.default_output_config().is_ok());
    host.output_devices()
        .map(|devices| devices.filter(is_loudspeaker).filter_map(|device| host::name(&device)).collect())
        .unwrap_or_default()
}
