//! Whether phones can reach this machine: its address in the room, and a firewall that is likely in the way.

use std::fs::read_to_string;
use std::path::Path;

use super::addresses::addresses;
use super::door;
use protocol::pages::Medium;

/// Whether phones can reach this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The address in the room; none if this machine is in no network.
    pub address: Option<String>,
    /// The port that is usual.
    pub port: u16,
    /// A firewall that is switched on.
    pub firewall: Option<Firewall>,
}

/// A firewall that may keep phones out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Firewall {
    /// Ubuntu's and Debian's `ufw`.
    Ufw,
    /// Fedora's `firewalld`.
    Firewalld,
}

impl Firewall {
    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Ufw => "ufw",
            Self::Firewalld => "firewalld",
        }
    }

    /// The command that lets phones through, until the machine is started again where the firewall knows such a thing.
    #[must_use]
    pub fn opening(self, port: u16) -> String {
        match self {
            Self::Ufw => format!("sudo ufw allow {port}/tcp"),
            Self::Firewalld => format!("sudo firewall-cmd --add-port={port}/tcp"),
        }
    }
}

/// Looks whether phones can reach this machine.
#[must_use]
pub fn reach() -> Reach {
    let address = addresses().into_iter().find(|address| address.medium != Medium::Virtual);
    let address = address.map(|address| address.text());
    Reach { address, port: door::FIRST, firewall: firewall(Path::new("/")) }
}

/// The firewall of a system, as far as anybody may see it.
fn firewall(system: &Path) -> Option<Firewall> {
    let ufw = read_to_string(system.join("etc/ufw/ufw.conf")).unwrap_or_default();
    if ufw.lines().any(|line| line.trim().eq_ignore_ascii_case("ENABLED=yes")) {
        return Some(Firewall::Ufw);
    }
    system.join("run/firewalld.pid").exists().then_some(Firewall::Firewalld)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_firewall_is_found_where_it_is_switched_on() {
        let system = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = system.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        assert_eq!(firewall(system.path()), None);
        write("etc/ufw/ufw.conf", "# comment\nENABLED=no\nLOGLEVEL=low\n");
        assert_eq!(firewall(system.path()), None);
        write("run/firewalld.pid", "1");
        assert_eq!(firewall(system.path()), Some(Firewall::Firewalld));
        write("etc/ufw/ufw.conf", "ENABLED=yes\n");
        assert_eq!(firewall(system.path()), Some(Firewall::Ufw));
        assert_eq!(Firewall::Ufw.opening(4180), "sudo ufw allow 4180/tcp");
    }
}
