//! A connection of our own to PulseAudio, or to PipeWire in its place: what cpal does not let us ask for.

use std::ffi::{CStr, CString};
use std::io;
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::{Duration, Instant};

use pulseaudio::{Client, ClientError};

/// How long the server may take for an answer, and for the first sample: a headset takes its time to switch over.
const ANSWER: Duration = Duration::from_secs(3);

/// What stands in the names of the ends of an echo canceller, or of what makes them.
const CANCELLER: &str = "echo-cancel";

/// What is to be shut down in the end: a client that is only dropped keeps its thread and its place at the server.
pub(in crate::device) struct Connection(UnixStream);

impl Drop for Connection {
    fn drop(&mut self) {
        // If it fails, the server is gone.
        let _ = self.0.shutdown(Shutdown::Both);
    }
}

/// Connects anew.
///
/// # Errors
///
/// There is no server, or it does not answer.
pub(in crate::device) fn connect() -> Result<(Client, Connection), ClientError> {
    super::cookie::ensure();
    let path = pulseaudio::socket_path_from_env().ok_or(ClientError::ServerUnavailable)?;
    let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    let socket = UnixStream::connect(path)?;
    socket.set_read_timeout(Some(ANSWER))?;
    socket.set_write_timeout(Some(ANSWER))?;
    let connection = Connection(socket.try_clone()?);
    Ok((Client::new_unix(c"narrator", socket, cookie)?, connection))
}

/// Whether the server takes what its loudspeaker in use plays out of what this source hears: both of them are ends of one
/// echo canceller, which names itself so in PulseAudio and in PipeWire.
///
/// # Errors
///
/// There is no server, or it does not answer.
pub(in crate::device) fn takes_out_echo(source: &str) -> Result<bool, ClientError> {
    let (client, _connection) = connect()?;
    let source = wait(client.source_info_by_name(CString::new(source).map_err(io::Error::from)?))?;
    let Some(sink) = wait(client.server_info())?.default_sink_name else { return Ok(false) };
    let sink = wait(client.sink_info_by_name(sink))?;
    let is_end = |name: &CStr, driver: Option<&CString>| {
        let says_so = |text: &CStr| text.to_string_lossy().contains(CANCELLER);
        says_so(name) || driver.is_some_and(|driver| says_so(driver))
    };
    Ok(is_end(&source.name, source.driver.as_ref()) && is_end(&sink.name, sink.driver.as_ref()))
}

/// What the server answers, if it does in time.
///
/// # Errors
///
/// It refuses, or does not answer.
pub(in crate::device) fn wait<T>(answer: impl Future<Output = Result<T, ClientError>>) -> Result<T, ClientError> {
    let waker = Waker::from(Arc::new(Sleeper(std::thread::current())));
    let (mut answer, until) = (pin!(answer), Instant::now() + ANSWER);
    loop {
        if let Poll::Ready(answer) = answer.as_mut().poll(&mut Context::from_waker(&waker)) {
            return answer;
        }
        match until.checked_duration_since(Instant::now()) {
            Some(left) => std::thread::park_timeout(left),
            None => return Err(io::Error::from(io::ErrorKind::TimedOut).into()),
        }
    }
}

/// The thread that waits.
struct Sleeper(Thread);

impl Wake for Sleeper {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}
