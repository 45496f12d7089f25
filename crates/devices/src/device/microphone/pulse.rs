//! A stream from PulseAudio, or from PipeWire in its place, of which nothing is lost on the way.
//!
//! cpal lets the server keep a single piece: what comes while that one waits to be sent is dropped, and words have
//! holes. Here the server keeps as much as it can.

use std::ffi::CString;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, RecordStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{ClientError, RecordSink, RecordStream};

use super::RATE;
use super::blocks::{Blocks, Cutter};
use crate::device::host::pulse::{Connection, connect, wait};

/// The server delivers so much at a time.
const PIECE_MS: u32 = 40;

/// A stream that is open for as long as this lives.
pub(super) struct PulseStream {
    open: Arc<AtomicBool>,
    _stream: RecordStream,
    _connection: Connection,
}

impl PulseStream {
    /// Opens a stream from the source of that name and waits for its first sample. Without a server all of a sudden,
    /// it calls `broken`, once.
    ///
    /// # Errors
    ///
    /// The server refuses, or does not answer.
    pub fn open(source: &str, blocks: Arc<Blocks>, broken: impl Fn() + Send + 'static) -> Result<Self, ClientError> {
        let params = RecordStreamParams {
            sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
            channel_map: ChannelMap::mono(),
            source_name: Some(CString::new(source).map_err(io::Error::from)?),
            // What is not said here is the server's most.
            buffer_attr: BufferAttr { fragment_size: RATE * 2 * PIECE_MS / 1000, ..BufferAttr::default() },
            flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
            ..RecordStreamParams::default()
        };
        let open = Arc::<AtomicBool>::default();
        let sink = Sink { cutter: Cutter::new(1), samples: Vec::new(), blocks, open: open.clone(), broken };
        let (client, connection) = connect()?;
        let stream = wait(client.create_record_stream(params, sink))?;
        wait(stream.started())?;
        open.store(true, Ordering::Relaxed);
        Ok(Self { open, _stream: stream, _connection: connection })
    }
}

impl Drop for PulseStream {
    fn drop(&mut self) {
        self.open.store(false, Ordering::Relaxed);
    }
}

/// Takes what the server delivers, on the thread of the connection, and goes when that ends.
struct Sink<F: Fn()> {
    cutter: Cutter,
    samples: Vec<i16>,
    blocks: Arc<Blocks>,
    open: Arc<AtomicBool>,
    broken: F,
}

impl<F: Fn() + Send + 'static> RecordSink for Sink<F> {
    fn write(&mut self, bytes: &[u8]) {
        self.samples.clear();
        self.samples.extend(bytes.as_chunks().0.iter().copied().map(i16::from_le_bytes));
        self.cutter.cut(&self.samples, &self.blocks);
    }
}

impl<F: Fn()> Drop for Sink<F> {
    fn drop(&mut self) {
        if self.open.load(Ordering::Relaxed) {
            (self.broken)();
        }
    }
}
