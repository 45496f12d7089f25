//! Where phones are let in: the port, and who may come.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};

/// The first port that is tried.
pub(super) const FIRST: u16 = 4180;
/// How many are tried.
const PORTS: u16 = 200;

/// Begins to listen, at this port if it is free.
pub(super) fn listen(wanted: Option<u16>) -> io::Result<(TcpListener, u16)> {
    for port in wanted.into_iter().chain(FIRST..FIRST + PORTS) {
        match TcpListener::bind(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port))) {
            Ok(listener) => {
                listener.set_nonblocking(true)?;
                return Ok((listener, port));
            }
            // Taken, or kept from us: another one will do.
            Err(error) if matches!(error.kind(), ErrorKind::AddrInUse | ErrorKind::PermissionDenied) => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AddrInUse.into())
}

/// Whether an address is one of the room, or of this machine.
pub(super) fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(ip) => ip.is_private() || ip.is_loopback() || ip.is_link_local(),
        IpAddr::V6(ip) => match ip.to_ipv4_mapped() {
            Some(ip) => is_near(IpAddr::V4(ip)),
            None => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
        },
    }
}

/// Whether a browser that names this host means this machine, by its number or by the name that we have announced: any
/// other name could have been made to lead here by anybody's page.
pub(super) fn is_own_host(host: &str, port: u16, own: Option<&str>) -> bool {
    let Some((name, named)) = host.rsplit_once(':') else { return false };
    let is_port = named.bytes().all(|digit| digit.is_ascii_digit()) && named.parse() == Ok(port);
    let is_number = name.parse::<Ipv4Addr>().is_ok_and(|ip| is_near(IpAddr::V4(ip)));
    let is_name = ["localhost"].into_iter().chain(own).any(|ours| name.eq_ignore_ascii_case(ours));
    is_port && (is_number || is_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_room_is_near() {
        for near in
            ["127.0.0.1", "192.168.1.20", "10.0.0.1", "172.20.10.2", "169.254.3.4", "::1", "fe80::1", "fd00::2"]
        {
            assert!(is_near(near.parse().unwrap()), "{near}");
        }
        for far in ["8.8.8.8", "172.32.0.1", "192.0.2.2", "100.64.0.1", "2001:db8::1", "::ffff:8.8.8.8", "0.0.0.0"] {
            assert!(!is_near(far.parse().unwrap()), "{far}");
        }
    }

    #[test]
    fn a_host_is_a_number_of_the_room_or_our_name_and_our_port() {
        for own in ["192.168.1.20:4180", "127.0.0.1:4180", "localhost:4180", "LOCALHOST:4180"] {
            assert!(is_own_host(own, 4180, None), "{own}");
        }
        for other in
            ["", "192.168.1.20", "192.168.1.20:80", "8.8.8.8:4180", "evil.example:4180", "localhost:+4180", "x:y"]
        {
            assert!(!is_own_host(other, 4180, None), "{other}");
        }
        let name = Some("narrator-2.local");
        for own in ["narrator-2.local:4180", "Narrator-2.Local:4180", "192.168.1.20:4180"] {
            assert!(is_own_host(own, 4180, name), "{own}");
        }
        for other in [
            "narrator.local:4180",
            "narrator-2.local",
            "narrator-2.local:80",
            "narrator-2.local.:4180",
            "x.narrator-2.local:4180",
            "narrator-2.local.evil.example:4180",
            ":4180",
        ] {
            assert!(!is_own_host(other, 4180, name), "{other}");
        }
    }

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let (_first, port) = listen(None).unwrap();
        let (_second, other) = listen(Some(port)).unwrap();
        assert_ne!(port, other);
    }
}
