//! The name of this machine in the room: "narrator.local", which can be dictated. It is announced by mDNS where there is a
//! network, and is another one, such as "narrator-2.local", where somebody has it already.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use mdns_sd::{DaemonEvent, IfKind, ServiceDaemon, ServiceInfo};

use super::super::worker::Owner;
use super::addresses::addresses;
use super::shared_state::SharedState;
use protocol::pages::Medium;

/// The name that is wanted.
const WANTED: &str = "narrator.local.";
/// What is behind it.
const KIND: &str = "_http._tcp.local.";
/// What lists of devices in the room show.
const SHOWN: &str = "Narrator";
/// How long a name is waited for: whether somebody has it already is asked three times, in a second.
const PATIENCE: Duration = Duration::from_millis(2_500);
/// How often it is looked whether somebody else has claimed it meanwhile.
const LOOKING: Duration = Duration::from_secs(5);
/// How long the room is taken leave of.
const LEAVE: Duration = Duration::from_millis(200);

enum Order {
    /// Tell where phones are let in, with the name.
    Tell,
    End,
}

/// Keeps the name, on a thread of its own.
pub(super) struct Naming(Owner<Order>);

impl Naming {
    pub fn start(shared_state: Arc<SharedState>) -> Self {
        Self(Owner::start("phones-name", || Order::End, move |_, orders| keep(&orders, &shared_state)))
    }

    /// Tells the session where phones are let in, as soon as the name is known: never much later.
    pub fn tell_door(&self) {
        self.0.tell(Order::Tell);
    }

    /// Gives the name up.
    pub fn end(self) {
        self.0.end();
    }
}

fn keep(orders: &Receiver<Order>, shared_state: &SharedState) {
    let mut announced: Option<Announced> = None;
    loop {
        match orders.recv_timeout(LOOKING) {
            Ok(Order::Tell) => {
                let now = reachable();
                if announced.as_ref().is_none_or(|announced| announced.at != now) {
                    // Another network: nobody there knows us.
                    drop(announced.take());
                    announced = Announced::start(now, shared_state.port);
                }
                shared_state.set_name(announced.as_ref().and_then(|announced| announced.name.clone()));
                shared_state.tell_door();
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Some(announced) = &mut announced
                    && announced.look(Instant::now())
                {
                    shared_state.set_name(announced.name.clone());
                }
            }
            Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Where phones in the room could ask for the name.
fn reachable() -> Vec<Ipv4Addr> {
    let real = addresses().into_iter().filter(|address| address.medium != Medium::Virtual);
    real.map(|address| Ipv4Addr::from(address.numbers)).collect()
}

/// The name, announced at some addresses.
struct Announced {
    at: Vec<Ipv4Addr>,
    name: Option<String>,
    service: String,
    daemon: ServiceDaemon,
    news: mdns_sd::Receiver<DaemonEvent>,
}

impl Announced {
    /// Announces it, and waits until it is known whether it is ours.
    fn start(at: Vec<Ipv4Addr>, port: u16) -> Option<Self> {
        if at.is_empty() {
            return None;
        }
        let mut announced = Self::try_start(at, port)
            .map_err(|error| tracing::warn!(%error, "this machine has no name in the room"))
            .ok()?;
        let end = Instant::now() + PATIENCE;
        while announced.name.is_none() && Instant::now() < end {
            announced.look(end);
        }
        Some(announced)
    }

    fn try_start(at: Vec<Ipv4Addr>, port: u16) -> Result<Self, mdns_sd::Error> {
        let ips: Vec<IpAddr> = at.iter().copied().map(IpAddr::V4).collect();
        let daemon = ServiceDaemon::new()?;
        // Nobody in a tunnel, or in a network inside this machine, has to know of us.
        daemon.disable_interface(IfKind::All)?;
        daemon.enable_interface(ips.clone())?;
        let news = daemon.monitor()?;
        let info = ServiceInfo::new(KIND, SHOWN, WANTED, &ips[..], port, None)?;
        let service = info.get_fullname().to_owned();
        daemon.register(info)?;
        Ok(Self { at, name: None, service, daemon, news })
    }

    /// Takes what has happened: until then, or until there is something about the name. True if it is another one.
    fn look(&mut self, until: Instant) -> bool {
        while let Ok(news) = self.news.recv_deadline(until) {
            if let Some(name) = name_in(&news)
                && self.name.as_ref() != Some(&name)
            {
                self.name = Some(name);
                return true;
            }
        }
        false
    }
}

/// The name that was announced, as people write it.
fn name_in(news: &DaemonEvent) -> Option<String> {
    // One that was changed is only ours once it has been announced in its turn.
    let DaemonEvent::Announce(_, place) = news else { return None };
    let (name, _) = place.split_once(':')?;
    name.strip_suffix('.').filter(|name| name.ends_with(".local")).map(str::to_owned)
}

/// The room is told that nobody has the name any more.
impl Drop for Announced {
    fn drop(&mut self) {
        if let Ok(told) = self.daemon.unregister(&self.service) {
            let _ = told.recv_timeout(LEAVE);
        }
        if let Err(error) = self.daemon.shutdown() {
            tracing::warn!(%error, "the name in the room was not given up");
        }
    }
}
