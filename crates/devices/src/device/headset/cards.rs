//! A whisper where no PulseAudio is: through exactly the device that was named, which nothing stands in for.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, Device, Error, FromSample, Host, SampleFormat, SizedSample, Stream, StreamConfig};
use rodio::buffer::SamplesBuffer;
use rodio::mixer::{MixerSource, mixer};

use super::place::{Place, Whispering};
use crate::device::host;
use crate::device::sound::RATE;
use protocol::HeadsetEvent;

/// A device asks for so much at a time.
const BUFFER_MS: u32 = 40;
/// Most devices keep less than this, so that what was handed over so long ago was heard.
const KEPT_MS: u64 = 250;
/// How long a device may take to open.
const OPENING: Duration = Duration::from_secs(3);

fn lost(reason: impl ToString) -> HeadsetEvent {
    HeadsetEvent::Lost(reason.to_string())
}

/// Whether something could be whispered now.
///
/// # Errors
///
/// The headset is not there, or may be the loudspeaker.
pub(super) fn check(place: &Place) -> Result<(), HeadsetEvent> {
    let _quiet = host::quiet();
    headset(&host::connect().map_err(lost)?, place)?.default_output_config().map_err(lost)?;
    Ok(())
}

/// Whispers samples, if the headset is there and apart from the loudspeaker.
///
/// # Errors
///
/// It is not, or can't be opened.
pub(super) fn whisper(place: &Place, samples: Vec<i16>) -> Result<Box<dyn Whispering>, HeadsetEvent> {
    let _quiet = host::quiet();
    let device = headset(&host::connect().map_err(lost)?, place)?;
    let usual = device.default_output_config().map_err(lost)?;
    let buffer_size = BufferSize::Fixed(usual.sample_rate() * BUFFER_MS / 1000);
    let config = StreamConfig { buffer_size, ..usual.config() };
    let channels = NonZero::new(config.channels).ok_or_else(|| lost("it has no channels"))?;
    let rate = NonZero::new(config.sample_rate).ok_or_else(|| lost("it has no rate"))?;
    let (mixer, source) = mixer(channels, rate);
    let samples: Vec<f32> = samples.into_iter().map(|sample| f32::from(sample) / 32_768.0).collect();
    mixer.add(SamplesBuffer::new(NonZero::<u16>::MIN, RATE, samples));
    let state = Arc::<State>::default();
    let stream = match usual.sample_format() {
        SampleFormat::F32 => stream::<f32>(&device, config, source, state.clone()),
        SampleFormat::I16 => stream::<i16>(&device, config, source, state.clone()),
        SampleFormat::I32 => stream::<i32>(&device, config, source, state.clone()),
        SampleFormat::U8 => stream::<u8>(&device, config, source, state.clone()),
        other => return Err(lost(format!("it wants samples of a kind that is not known here: {other}"))),
    };
    Ok(Box::new(CardWhisper { state, rate: config.sample_rate, _stream: stream.map_err(lost)? }))
}

/// What the audio thread tells.
#[derive(Default)]
struct State {
    /// For each channel.
    handed_over: AtomicU64,
    broken: Mutex<Option<String>>,
}

struct CardWhisper {
    state: Arc<State>,
    rate: u32,
    _stream: Stream,
}

impl Whispering for CardWhisper {
    fn heard(&mut self, _place: &mut Place) -> Result<usize, HeadsetEvent> {
        if let Some(reason) = self.state.broken.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(lost(reason));
        }
        let heard_ms = self.state.handed_over.load(Ordering::Relaxed) * 1000 / u64::from(self.rate);
        let heard = heard_ms.saturating_sub(KEPT_MS) * u64::from(RATE.get()) / 1000;
        Ok(usize::try_from(heard).unwrap_or(usize::MAX))
    }
}

fn stream<S: SizedSample + FromSample<f32>>(
    device: &Device,
    config: StreamConfig,
    mut source: MixerSource,
    state: Arc<State>,
) -> Result<Stream, Error> {
    let failed = state.clone();
    let broken = host::broken_once(move |error| {
        *failed.broken.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.to_string());
    });
    let channels = usize::from(config.channels);
    let fill = move |buffer: &mut [S], _: &cpal::OutputCallbackInfo| {
        state.handed_over.fetch_add((buffer.len() / channels) as u64, Ordering::Relaxed);
        buffer.fill_with(|| S::from_sample(source.next().unwrap_or_default()));
    };
    let stream = device.build_output_stream(config, fill, broken, Some(OPENING))?;
    stream.play()?;
    Ok(stream)
}

/// The device of that name, if it is surely another piece of hardware than the loudspeaker.
fn headset(host: &Host, place: &Place) -> Result<Device, HeadsetEvent> {
    let headset = named(host, &place.device)?.ok_or_else(|| lost("there is no device of this name"))?;
    let loudspeaker = match &place.loudspeaker {
        Some(name) => named(host, name)?,
        None => None,
    };
    let loudspeaker = loudspeaker.or_else(|| host.default_output_device());
    let hardware = [Some(&headset), loudspeaker.as_ref()].map(|device| device.and_then(hardware));
    match hardware {
        [Some(headset), Some(loudspeaker)] if headset != loudspeaker => {}
        _ => return Err(HeadsetEvent::Same),
    }
    Ok(headset)
}

/// The device of that name: ALSA has several for each piece of hardware, but they must not be of several.
fn named(host: &Host, name: &str) -> Result<Option<Device>, HeadsetEvent> {
    let mut found = host.output_devices().map_err(lost)?.filter(|device| host::name(device).as_deref() == Some(name));
    let Some(first) = found.next() else { return Ok(None) };
    let one = found.all(|device| hardware(&device) == hardware(&first));
    if one { Ok(Some(first)) } else { Err(lost("several devices have this name")) }
}

/// What a device is beneath its names; none if that is not known. Of ALSA's names only those that name a card tell:
/// any other one, as the default one, may lead to any card.
fn hardware(device: &Device) -> Option<String> {
    let id = device.id().ok()?;
    if cfg!(target_os = "linux") { card(id.id()).map(str::to_owned) } else { Some(id.id().to_owned()) }
}

/// The card in a name of ALSA: `PCH` in `front:CARD=PCH,DEV=0`.
fn card(id: &str) -> Option<&str> {
    id.split([':', ',']).find_map(|part| part.strip_prefix("CARD="))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_card_tell_the_hardware() {
        for id in ["hw:CARD=PCH,DEV=0", "plughw:CARD=PCH,DEV=3", "sysdefault:CARD=PCH"] {
            assert_eq!(card(id), Some("PCH"), "{id}");
        }
        for id in ["default", "pulse", "null", "hdmi", "dmix:0"] {
            assert_eq!(card(id), None, "{id}");
        }
    }
}
