//! The way of one phone to the server, which can be cut at any byte and comes back when the phone is in the room again.
//! To Chromium it is a SOCKS proxy, so that everything else is as it would be without it.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The way of one phone. It ends with this value.
pub struct Road {
    at: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    closed: bool,
    over: bool,
    /// Nothing comes back from the server, and no connection breaks.
    hangs: bool,
    /// Both ends of every connection.
    streams: Vec<TcpStream>,
    /// How many bytes may still come from the server before all is cut. Without limit if there is none.
    left: Option<usize>,
}

/// How often it is looked whether something may go on.
const HELD: Duration = Duration::from_millis(5);

/// "No password", and what is answered to it.
const GREETING: [u8; 3] = [5, 1, 0];
const WELCOME: [u8; 2] = [5, 0];

impl Road {
    /// A way that is open.
    pub fn new() -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let at = listener.local_addr().unwrap();
        let state = Arc::<Mutex<State>>::default();
        let shared = state.clone();
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if shared.lock().unwrap().over {
                    return;
                }
                let state = shared.clone();
                thread::spawn(move || carry(stream, &state));
            }
        });
        Self { at, state }
    }

    /// What Chromium calls it.
    pub fn proxy(&self) -> String {
        format!("socks5://{}", self.at)
    }

    /// Breaks every connection, and lets none through from now on.
    pub fn close(&self) {
        self.state.lock().unwrap().close();
    }

    /// The same as soon as so many more bytes have come from the server.
    pub fn close_after(&self, bytes: usize) {
        self.state.lock().unwrap().left = Some(bytes);
    }

    /// From now on what is sent gets there, and nothing comes back.
    pub fn hang(&self) {
        self.state.lock().unwrap().hangs = true;
    }

    /// Whether it is closed.
    pub fn is_closed(&self) -> bool {
        self.state.lock().unwrap().closed
    }

    /// Lets connections through again.
    pub fn open(&self) {
        let mut state = self.state.lock().unwrap();
        (state.closed, state.left, state.hangs) = (false, None, false);
    }
}

impl State {
    fn close(&mut self) {
        (self.closed, self.left) = (true, None);
        for stream in self.streams.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

impl Drop for Road {
    fn drop(&mut self) {
        let mut state = self.state.lock().unwrap();
        state.over = true;
        state.close();
        drop(state);
        // Whoever waits for the next connection sees that it is over.
        let _ = TcpStream::connect(self.at);
    }
}

/// One connection. It ends as soon as one of its ends does.
fn carry(phone: TcpStream, state: &Arc<Mutex<State>>) {
    let Ok((phone, server)) = connect(phone, state) else { return };
    let (mut from_phone, mut to_server) = (phone.try_clone().unwrap(), server.try_clone().unwrap());
    let sending = thread::spawn(move || {
        let _ = io::copy(&mut from_phone, &mut to_server);
        let _ = to_server.shutdown(Shutdown::Both);
    });
    let _ = bring(server, &phone, state);
    let _ = phone.shutdown(Shutdown::Both);
    let _ = sending.join();
}

/// What the phone wants to be connected with, connected.
fn connect(mut phone: TcpStream, state: &Mutex<State>) -> io::Result<(TcpStream, TcpStream)> {
    let mut greeting = [0; GREETING.len()];
    phone.read_exact(&mut greeting)?;
    assert_eq!(greeting, GREETING, "Chromium greets otherwise");
    phone.write_all(&WELCOME)?;
    // Version, command, nothing, the kind of the address, and its length: Chromium gives it as text.
    let mut wanted = [0; 5];
    phone.read_exact(&mut wanted)?;
    assert_eq!(wanted[..4], [5, 1, 0, 3], "something else than a connection by name is wanted");
    let mut place = vec![0; usize::from(wanted[4]) + 2];
    phone.read_exact(&mut place)?;
    let (name, port) = place.split_at(usize::from(wanted[4]));
    // Whoever owns a name can have it mean this machine.
    let address = String::from_utf8_lossy(name).parse().unwrap_or(Ipv4Addr::LOCALHOST);
    let server = TcpStream::connect((address, u16::from_be_bytes([port[0], port[1]])));
    let mut state = state.lock().unwrap();
    let server = server.ok().filter(|_| !state.closed);
    let status = if server.is_some() { 0 } else { 4 };
    phone.write_all(&[5, status, 0, 1, 0, 0, 0, 0, 0, 0])?;
    let server = server.ok_or(io::ErrorKind::NotConnected)?;
    state.streams.extend([phone.try_clone()?, server.try_clone()?]);
    Ok((phone, server))
}

/// Whether what has come is held back.
fn waits(state: &Mutex<State>) -> bool {
    let state = state.lock().unwrap();
    state.hangs && !state.closed && !state.over
}

/// Brings the phone what comes from the server, up to where it is cut.
fn bring(mut server: TcpStream, mut phone: &TcpStream, state: &Mutex<State>) -> io::Result<()> {
    let mut bytes = [0; 4096];
    loop {
        let came = server.read(&mut bytes)?;
        if came == 0 {
            return Ok(());
        }
        while waits(state) {
            thread::sleep(HELD);
        }
        let mut state = state.lock().unwrap();
        let may = state.left.map_or(came, |left| left.min(came));
        phone.write_all(&bytes[..may])?;
        if let Some(left) = &mut state.left {
            *left -= may;
            if *left == 0 {
                state.close();
                return Ok(());
            }
        }
    }
}
