//! The thread that opens and closes the stream: a sound server can hang, the game must not.

use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, Device, Error, ErrorKind, FromSample, Host, SampleFormat, SizedSample, Stream, StreamConfig};
use rodio::mixer::{MixerSource, mixer};

use super::masking::Masking;
use super::tape::Tape;
use super::{RATE, Report, SoundReport};

/// The stream asks for so much at a time, and PulseAudio keeps two of them: a machine that is busy for a tenth of a
/// second is not heard.
const BUFFER_MS: u32 = 100;
/// Other systems keep more than two, and some refuse long ones.
const OTHER_BUFFER_MS: u32 = 40;
/// How long the sound server may take to open a stream.
const OPENING: Duration = Duration::from_secs(3);
/// How long a stream waits for the first samples of its first clip.
const FIRST_SAMPLES: Duration = Duration::from_secs(3);
/// So many errors in one second break a stream; a few are noise that ALSA makes at a start.
const STORM: u32 = 50;

/// What the thread is told to do.
pub(super) enum Job {
    /// Open a stream for this tape, in place of the one before.
    Open(Box<Opening>),
    /// Close the stream; stay connected to the sound server.
    Close,
    /// Close the stream and the connection.
    Reset,
}

/// A stream to be opened.
pub(super) struct Opening {
    pub run: u64,
    pub tape: Tape,
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
            Job::Reset => host = None,
            Job::Open(opening) => {
                let run = opening.run;
                match open(&mut host, *opening, broken_once(run, report.clone())) {
                    Ok(opened) => {
                        stream = Some(opened);
                        report(SoundReport::Opened(run));
                    }
                    Err(reason) => report(SoundReport::Broken(run, reason)),
                }
            }
        }
    }
}

fn open(
    host: &mut Option<Host>,
    opening: Opening,
    broken: impl FnMut(Error) + Send + 'static,
) -> Result<Stream, String> {
    let Opening { mut tape, masking, speaker, .. } = opening;
    #[cfg(target_os = "linux")]
    // ALSA would write to standard error, which a screen reader reads out. Asked for anew each time,
    // because what it keeps grows. Where it can't be had, standard error is all that suffers.
    let _quiet = alsa::Output::local_error_handler();
    let host = match host {
        Some(host) => host,
        None => host.insert(connect().map_err(|error| error.to_string())?),
    };
    let device = find(host, speaker.as_deref()).ok_or("there is no loudspeaker")?;
    let (config, format) = config(host, &device).map_err(|error| error.to_string())?;
    let channels = NonZero::new(config.channels).ok_or("the loudspeaker has no channels")?;
    let rate = NonZero::new(config.sample_rate).ok_or("the loudspeaker has no rate")?;
    // The mixer is filled before the stream is made: a stream swallows its first buffer at once.
    let (mixer, source) = mixer(channels, rate);
    tape.wait_for_first(FIRST_SAMPLES);
    mixer.add(tape);
    mixer.add(masking);
    let stream = match format {
        SampleFormat::F32 => stream::<f32>(&device, config, source, broken),
        SampleFormat::I16 => stream::<i16>(&device, config, source, broken),
        SampleFormat::I32 => stream::<i32>(&device, config, source, broken),
        SampleFormat::U8 => stream::<u8>(&device, config, source, broken),
        other => return Err(format!("the loudspeaker wants samples of a kind that is not known here: {other}")),
    };
    stream.map_err(|error| error.to_string())
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

/// A fixed buffer in any case: the default of a system can be seconds. Sound servers convert rate and channels better
/// than we would; elsewhere the device decides, and the mixer converts.
fn config(host: &Host, device: &Device) -> Result<(StreamConfig, SampleFormat), Error> {
    #[cfg(target_os = "linux")]
    if host.id() == cpal::HostId::PulseAudio {
        let buffer_size = BufferSize::Fixed(RATE.get() * BUFFER_MS / 1000);
        return Ok((StreamConfig { channels: 1, sample_rate: RATE.get(), buffer_size }, SampleFormat::F32));
    }
    let usual = device.default_output_config()?;
    let buffer_size = BufferSize::Fixed(usual.sample_rate() * OTHER_BUFFER_MS / 1000);
    Ok((StreamConfig { buffer_size, ..usual.config() }, usual.sample_format()))
}

/// PulseAudio (PipeWire answers for it) if its socket is there, ALSA otherwise.
#[cfg(target_os = "linux")]
fn connect() -> Result<Host, Error> {
    let pulse_is_there = cpal::available_hosts().contains(&cpal::HostId::PulseAudio);
    if pulse_is_there {
        super::cookie::ensure();
    }
    cpal::host_from_id(if pulse_is_there { cpal::HostId::PulseAudio } else { cpal::HostId::Alsa })
}

#[cfg(not(target_os = "linux"))]
fn connect() -> Result<Host, Error> {
    Ok(cpal::default_host())
}

/// The loudspeaker of that name, or the system's default one.
fn find(host: &Host, speaker: Option<&str>) -> Option<Device> {
    let named = speaker.and_then(|speaker| {
        let found = host.output_devices().ok()?.find(|device| name(device).as_deref() == Some(speaker));
        if found.is_none() {
            tracing::warn!(speaker, "no loudspeaker of this name, taking the default one");
        }
        found
    });
    named.or_else(|| host.default_output_device())
}

fn name(device: &Device) -> Option<String> {
    device.description().ok().map(|description| description.name().to_owned())
}

/// A callback that reports once that the stream is broken. A dead server can call it a million times in a
/// few seconds, so it only counts.
fn broken_once(run: u64, report: Report) -> impl FnMut(Error) + Send + 'static {
    let mut told = false;
    let mut storm = Storm { began: Instant::now(), errors: 0 };
    move |error| {
        if told {
            return;
        }
        let fatal = match error.kind() {
            ErrorKind::StreamInvalidated | ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable => true,
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => false,
            _ => storm.breaks(),
        };
        if fatal {
            told = true;
            report(SoundReport::Broken(run, error.to_string()));
        }
    }
}

struct Storm {
    began: Instant,
    errors: u32,
}

impl Storm {
    fn breaks(&mut self) -> bool {
        if self.began.elapsed().as_secs() >= 1 {
            *self = Self { began: Instant::now(), errors: 0 };
        }
        self.errors += 1;
        self.errors > STORM
    }
}

/// The names of all loudspeakers, for a person to choose from.
#[must_use]
pub fn speakers() -> Vec<String> {
    #[cfg(target_os = "linux")]
    let _quiet = alsa::Output::local_error_handler();
    let Ok(host) = connect() else {
        return Vec::new();
    };
    host.output_devices().map(|devices| devices.filter_map(|device| name(&device)).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    fn reports() -> (Arc<Mutex<Vec<SoundReport>>>, Report) {
        let kept = Arc::new(Mutex::new(Vec::new()));
        let report: Report = {
            let kept = kept.clone();
            Arc::new(move |report| kept.lock().unwrap().push(report))
        };
        (kept, report)
    }

    #[test]
    fn a_storm_of_errors_is_one_report() {
        let (kept, report) = reports();
        let mut broken = broken_once(1, report);
        for _ in 0..1_000_000 {
            broken(Error::with_message(ErrorKind::BackendError, "snd_pcm_poll_descriptors_revents"));
        }
        assert_eq!(kept.lock().unwrap().len(), 1);
    }

    #[test]
    fn a_few_errors_at_a_start_break_nothing() {
        let (kept, report) = reports();
        let mut broken = broken_once(1, report);
        for _ in 0..10 {
            broken(Error::with_message(ErrorKind::BackendError, "I/O error (5)"));
        }
        broken(Error::with_message(ErrorKind::Xrun, "underrun"));
        assert_eq!(kept.lock().unwrap().len(), 0);
    }

    #[test]
    fn a_lost_server_is_reported_at_once() {
        let (kept, report) = reports();
        let mut broken = broken_once(4, report);
        for _ in 0..2 {
            broken(Error::with_message(ErrorKind::StreamInvalidated, "gone"));
        }
        assert!(matches!(kept.lock().unwrap()[..], [SoundReport::Broken(4, _)]));
    }
}
