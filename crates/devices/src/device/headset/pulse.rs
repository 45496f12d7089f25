//! A whisper through PulseAudio, or through PipeWire in its place: a stream that nobody may move.
//!
//! When a device vanishes, the server moves its streams to the default one, and a secret would be heard in the room.
//! A stream that may not be moved is ended instead. The other ways are closed here too: the stream is made for the
//! number of a device, which no other one ever gets, waits until the server has said that it is there, and is looked
//! after while it plays.

use std::ffi::CStr;

use pulseaudio::protocol::port_info::PortAvailable;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, ChannelVolume, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec, SinkInfo,
};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

use super::place::{Place, Whispering};
use super::sinks::{Carries, Plug, Sink, Sinks};
use crate::device::host::pulse::{Connection, connect, wait};
use crate::device::sound::RATE;
use protocol::HeadsetEvent;

/// The server keeps so much: a machine that is busy for a tenth of a second is not heard.
const BUFFER_MS: u32 = 200;
/// It asks for so much at a time.
const PIECE_MS: u32 = 50;

/// What the sound server has refused.
fn lost(error: ClientError) -> HeadsetEvent {
    HeadsetEvent::Lost(format!("the sound server: {error}"))
}

/// Whether something could be whispered now.
///
/// # Errors
///
/// The headset is not there, or carries to where it should not.
pub(super) fn check(place: &mut Place) -> Result<(), HeadsetEvent> {
    let (client, _connection) = connect().map_err(lost)?;
    look(&client).map_err(lost)?.headset(place)?;
    Ok(())
}

/// Whispers samples, if the headset is there and apart from the loudspeaker.
///
/// # Errors
///
/// It is not, or the server does not do as it is told.
pub(super) fn whisper(place: &mut Place, samples: Vec<i16>) -> Result<Box<dyn Whispering>, HeadsetEvent> {
    let (client, connection) = connect().map_err(lost)?;
    let sink = look(&client).map_err(lost)?.headset(place)?.index;
    let mut bytes = samples.into_iter().flat_map(i16::to_le_bytes);
    let source = move |buffer: &mut [u8]| {
        buffer.fill_with(|| bytes.next().unwrap_or_default());
        buffer.len()
    };
    let stream = wait(client.create_playback_stream(params(sink), source.as_playback_source())).map_err(lost)?;
    if stream.sink() != sink {
        return Err(HeadsetEvent::Lost("the server plays through another device".to_owned()));
    }
    wait(stream.uncork()).map_err(lost)?;
    Ok(Box::new(PulseWhisper { stream, sink, client, _connection: connection }))
}

struct PulseWhisper {
    stream: PlaybackStream,
    sink: u32,
    client: Client,
    _connection: Connection,
}

impl Whispering for PulseWhisper {
    fn heard(&mut self, place: &mut Place) -> Result<usize, HeadsetEvent> {
        if look(&self.client).map_err(lost)?.headset(place)?.index != self.sink {
            return Err(HeadsetEvent::Lost("it was pulled out and put in again".to_owned()));
        }
        // The server knows nothing any more of a stream that it has ended.
        let timing = wait(self.stream.timing_info()).map_err(lost)?;
        let on_its_way = timing.sink_usec * u64::from(RATE.get()) / 1_000_000;
        let played = u64::try_from(timing.read_offset / 2).unwrap_or_default();
        Ok(usize::try_from(played.saturating_sub(on_its_way)).unwrap_or(usize::MAX))
    }
}

/// A stream for that device alone, that begins when it is told to.
fn params(sink: u32) -> PlaybackStreamParams {
    let ms = |ms: u32| RATE.get() * 2 * ms / 1000;
    let mut props = Props::new();
    props.set(Prop::MediaName, c"earpiece");
    props.set(Prop::MediaRole, c"a11y");
    // What PipeWire calls a stream that may not be moved.
    for name in [c"node.dont-fallback", c"node.dont-move", c"node.dont-reconnect"] {
        props.set_bytes(name, c"true".to_bytes_with_nul());
    }
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE.get() },
        channel_map: ChannelMap::mono(),
        sink_index: Some(sink),
        buffer_attr: BufferAttr {
            target_length: ms(BUFFER_MS),
            minimum_request_length: ms(PIECE_MS),
            ..BufferAttr::default()
        },
        // Or the server would take how loud an earlier stream was, or that it was muted.
        cvolume: Some(ChannelVolume::norm(1)),
        props,
        flags: StreamFlags {
            no_move: true,
            start_corked: true,
            start_muted: Some(false),
            relative_volume: true,
            adjust_latency: true,
            ..StreamFlags::default()
        },
        ..PlaybackStreamParams::default()
    }
}

/// The devices as they are now.
fn look(client: &Client) -> Result<Sinks, ClientError> {
    let default = wait(client.server_info())?.default_sink_name.as_deref().map(text);
    let infos = wait(client.list_sinks())?;
    let arguments =
        wait(client.list_modules())?.into_iter().filter(|module| module.name.as_c_str() == c"module-loopback");
    let arguments: Vec<String> = arguments.filter_map(|module| module.argument.as_deref().map(text)).collect();
    let monitor = |sink: &SinkInfo| sink.monitor_source_name.as_deref().map(text);
    let overheard = |sink: &&SinkInfo| {
        monitor(sink).is_some_and(|monitor| arguments.iter().any(|argument| argument.contains(&monitor)))
    };
    let overheard = infos.iter().filter(overheard).map(|sink| text(&sink.name)).collect();
    Ok(Sinks { all: infos.iter().map(sink).collect(), default, overheard })
}

fn sink(info: &SinkInfo) -> Sink {
    let plug = info
        .ports
        .get(info.active_port)
        .map(|port| Plug { name: text(&port.name), pulled_out: port.available == PortAvailable::No });
    Sink {
        index: info.index,
        name: text(&info.name),
        label: text(info.description.as_ref().unwrap_or(&info.name)),
        carries: carries(info),
        plug,
    }
}

/// PulseAudio says on top of what a device stands; PipeWire only that it is not one itself.
fn carries(info: &SinkInfo) -> Carries {
    let property = |name: &CStr| {
        let value = info.props.get_bytes(name)?;
        Some(String::from_utf8_lossy(value).trim_end_matches('\0').to_owned())
    };
    let combines = info.driver.as_ref().is_some_and(|driver| text(driver).contains("combine"));
    if let Some(beneath) = property(c"device.master_device") {
        Carries::To(vec![beneath])
    } else if let Some(several) = property(c"combine.slaves") {
        Carries::To(several.split(',').map(str::to_owned).collect())
    } else if combines
        || property(c"node.link-group").is_some()
        || property(c"node.virtual").as_deref() == Some("true")
    {
        Carries::Somewhere
    } else {
        Carries::Out
    }
}

fn text(name: impl AsRef<CStr>) -> String {
    name.as_ref().to_string_lossy().into_owned()
}
