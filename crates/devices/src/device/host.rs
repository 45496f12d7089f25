//! The sound server, for loudspeaker and microphone: found, kept quiet on the terminal, and its errors sorted.

#[cfg(target_os = "linux")]
mod cookie;
#[cfg(target_os = "linux")]
pub(super) mod pulse;

use std::time::Instant;

use cpal::traits::{DeviceTrait, HostTrait};
use cpal::{Device, Error, ErrorKind, Host};

/// So many errors in one second break a stream; a few are noise that ALSA makes at a start.
const STORM: u32 = 50;

/// Keeps ALSA from writing to standard error, which a screen reader reads out, for as long as the result lives.
///
/// To be asked for anew each time, because what it keeps grows. Where it can't be had, standard error is all that
/// suffers.
pub(super) fn quiet() -> impl Sized {
    #[cfg(target_os = "linux")]
    return alsa::Output::local_error_handler().ok();
}

/// PulseAudio (PipeWire answers for it) if its socket is there, ALSA otherwise.
#[cfg(target_os = "linux")]
pub(super) fn connect() -> Result<Host, Error> {
    let pulse_is_there = pulse_is_there();
    if pulse_is_there {
        cookie::ensure();
    }
    cpal::host_from_id(if pulse_is_there { cpal::HostId::PulseAudio } else { cpal::HostId::Alsa })
}

/// Whether the socket of PulseAudio is there, whoever answers at it.
#[cfg(target_os = "linux")]
pub(super) fn pulse_is_there() -> bool {
    cpal::available_hosts().contains(&cpal::HostId::PulseAudio)
}

/// What the system has.
#[cfg(not(target_os = "linux"))]
pub(super) fn connect() -> Result<Host, Error> {
    Ok(cpal::default_host())
}

/// Whether it converts rate and channels itself, better than we would.
pub(super) fn converts(host: &Host) -> bool {
    host.id().name() == "PulseAudio"
}

/// Whether the sound server is still there. To connect anew for each try would fill it: a connection that is dropped
/// stays open on its side.
pub(super) fn answers(host: &Host) -> bool {
    converts(host) && host.devices().is_ok()
}

/// What people call a device.
pub(super) fn name(device: &Device) -> Option<String> {
    device.description().ok().map(|description| description.name().to_owned())
}

/// Whether a device is one that people know. ALSA also lists what is no device at all, and what hands on to other sound
/// servers, whether these run or not: they are asked for their settings.
pub(super) fn is_known(device: &Device, answers: impl FnOnce(&Device) -> bool) -> bool {
    match device.id() {
        Ok(id) if id.host().name() == "ALSA" => match kind(id.id()) {
            Kind::Device => true,
            Kind::Server => answers(device),
            Kind::Nothing => false,
        },
        Ok(_) => true,
        Err(_) => false,
    }
}

/// What is behind a name of ALSA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A card, or what somebody has set up.
    Device,
    /// Another sound server.
    Server,
    /// The device that swallows everything, what converts sound on its way to the usual device, and what can't be asked.
    Nothing,
}

fn kind(alsa_name: &str) -> Kind {
    match alsa_name {
        // The library of JACK complains on standard error when it is asked and there is no server.
        "null" | "lavrate" | "samplerate" | "speexrate" | "speex" | "upmix" | "vdownmix" | "jack" => Kind::Nothing,
        "oss" | "pulse" | "pipewire" => Kind::Server,
        _ => Kind::Device,
    }
}

/// A callback that tells once that a stream is broken. A dead server can call it a million times in a few seconds,
/// so it only counts.
pub(super) fn broken_once(tell: impl Fn(Error) + Send + 'static) -> impl FnMut(Error) + Send + 'static {
    let mut told = false;
    let mut storm = Storm { began: Instant::now(), errors: 0 };
    move |error| {
        if told {
            return;
        }
        told = match error.kind() {
            ErrorKind::StreamInvalidated | ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable => true,
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => false,
            _ => storm.breaks(),
        };
        if told {
            tell(error);
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn what_is_no_device_is_not_known_as_one() {
        assert_eq!(kind("null"), Kind::Nothing);
        assert_eq!(kind("pulse"), Kind::Server);
        for name in ["default", "sysdefault:CARD=PCH", "plughw:CARD=PCH,DEV=0", "our-headset"] {
            assert_eq!(kind(name), Kind::Device, "{name}");
        }
    }

    /// How often it is told that a stream is broken which reports these errors.
    fn told(errors: impl IntoIterator<Item = (ErrorKind, &'static str)>) -> usize {
        let count = Arc::<AtomicUsize>::default();
        let counted = count.clone();
        let mut broken = broken_once(move |_| {
            counted.fetch_add(1, Ordering::Relaxed);
        });
        errors.into_iter().for_each(|(kind, message)| broken(Error::with_message(kind, message)));
        count.load(Ordering::Relaxed)
    }

    #[test]
    fn a_storm_of_errors_is_told_once() {
        assert_eq!(told([(ErrorKind::BackendError, "snd_pcm_poll_descriptors_revents")].repeat(1_000_000)), 1);
    }

    #[test]
    fn a_few_errors_at_a_start_break_nothing() {
        let start = [(ErrorKind::BackendError, "I/O error (5)")].repeat(10);
        assert_eq!(told(start.into_iter().chain([(ErrorKind::Xrun, "underrun")])), 0);
    }

    #[test]
    fn a_lost_server_is_told_at_once() {
        assert_eq!(told([(ErrorKind::StreamInvalidated, "gone")].repeat(2)), 1);
    }
}
