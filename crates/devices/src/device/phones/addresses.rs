//! The addresses of this machine in the room: those that phones reach come before those of tunnels and of networks inside
//! the machine.

use std::fs::{read_dir, read_to_string};
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;

use protocol::pages::{Address, Medium};

/// How the names of what has a plug or an antenna begin.
const REAL: [&str; 9] = ["en", "eth", "wl", "ath", "ap", "uap", "usb", "wi-fi", "local area connection"];

/// How the names of tunnels, and of networks inside this machine, begin.
const VIRTUAL: [&str; 42] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vnet",
    "vmnet",
    "vboxnet",
    "lxc",
    "lxd",
    "incus",
    "waydroid",
    "podman",
    "cni",
    "flannel",
    "cali",
    "kube",
    "nerdctl",
    "wg",
    "tun",
    "tap",
    "tailscale",
    "zt",
    "ppp",
    "utun",
    "ipsec",
    "gpd",
    "nordlynx",
    "proton",
    "mullvad",
    "cloudflare",
    "wwan",
    "ham",
    "dummy",
    "ifb",
    "bond",
    "team",
    "sit",
    "gre",
    "awdl",
    "llw",
    "anpi",
    "vethernet",
];

/// What such names have in them where they are whole words, as on Windows.
const VIRTUAL_WITHIN: [&str; 8] =
    ["virtualbox", "vmware", "hyper-v", "wsl", "zerotier", "wireguard", "openvpn", "vpn"];

/// The kinds of hardware by the kernel's number that are none: PPP, a tunnel without a link layer (WireGuard, tun), IP in
/// IP, IPv6 in IP, GRE.
const NO_HARDWARE: [&str; 6] = ["512", "65534", "768", "769", "776", "778"];

/// The kinds of device, as the kernel calls them, on which no phone in the room comes in.
const NOT_OF_ROOM: [&str; 4] = ["wireguard", "wwan", "vxlan", "geneve"];

/// How many networks stand on each other, at most: a bridge on a VLAN on a bond.
const DEEPEST: u8 = 4;

/// How likely phones reach an interface, the likeliest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// It is hardware, or stands on some.
    Hardware,
    /// It is called like hardware.
    NamedLikeHardware,
    /// Nobody knows.
    Unknown,
    /// A tunnel, or a network inside this machine.
    Virtual,
}

/// The addresses of this machine, as they are now.
pub(super) fn addresses() -> Vec<Address> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let found = all.into_iter().filter_map(|found| match found.ip() {
        IpAddr::V4(ip) => Some((found.name, ip)),
        IpAddr::V6(_) => None,
    });
    in_order(Path::new("/"), found)
}

/// Those of a private network, the likeliest first, by what this system tells of their interfaces.
fn in_order(system: &Path, found: impl Iterator<Item = (String, Ipv4Addr)>) -> Vec<Address> {
    let interfaces = system.join("sys/class/net");
    let default = default_route(system);
    let private = found.filter(|(_, ip)| ip.is_private());
    let mut all: Vec<_> = private
        .map(|(interface, ip)| {
            let standing = standing(&interfaces, &interface, DEEPEST);
            let medium = medium(&interfaces, &interface, standing);
            let is_default = default.as_deref() == Some(interface.as_str());
            ((standing, !is_default, liking(ip), ip), Address { numbers: ip.octets(), interface, medium })
        })
        .collect();
    all.sort_by_key(|(rank, _)| *rank);
    all.into_iter().map(|(_, address)| address).collect()
}

/// What homes have comes first.
fn liking(ip: Ipv4Addr) -> u8 {
    match ip.octets()[0] {
        192 => 0,
        172 => 1,
        _ => 2,
    }
}

/// The interface through which everything far away goes.
fn default_route(system: &Path) -> Option<String> {
    let table = read_to_string(system.join("proc/net/route")).ok()?;
    let routes = table.lines().skip(1).filter_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [interface, "00000000", _, _, _, _, metric, "00000000", ..] = fields.as_slice() else { return None };
        Some((metric.parse::<u32>().ok()?, (*interface).to_owned()))
    });
    routes.min().map(|(_, interface)| interface)
}

/// What the kernel says counts before the name, which anybody can give.
fn standing(interfaces: &Path, name: &str, deep: u8) -> Standing {
    let interface = interfaces.join(without_label(name));
    if deep == 0 || !interface.is_dir() {
        return by_name(name);
    }
    let kind = kind_of_device(&interface);
    let hardware = read_to_string(interface.join("type")).unwrap_or_default();
    if interface.join("tun_flags").exists()
        || NO_HARDWARE.contains(&hardware.trim())
        || NOT_OF_ROOM.iter().any(|other| kind.as_deref() == Some(*other))
    {
        return Standing::Virtual;
    }
    if interface.join("device").exists() {
        return Standing::Hardware;
    }
    let below = below(&interface);
    let best = below.iter().map(|name| standing(interfaces, name, deep - 1)).min();
    match best {
        // The bridge of a home, a VLAN or a bond has the address of the hardware that is in it.
        Some(best) if best <= Standing::NamedLikeHardware => best,
        Some(_) => Standing::Virtual,
        None if interface.join("bridge").is_dir() => Standing::Virtual,
        None => by_name(name),
    }
}

/// A second address of an interface has a label: "eth0:1".
fn without_label(name: &str) -> &str {
    name.split_once(':').map_or(name, |(name, _)| name)
}

fn kind_of_device(interface: &Path) -> Option<String> {
    let event = read_to_string(interface.join("uevent")).ok()?;
    event.lines().find_map(|line| line.strip_prefix("DEVTYPE=")).map(str::to_owned)
}

/// The interfaces that one stands on: the members of a bridge, what a VLAN or a bond is made of.
fn below(interface: &Path) -> Vec<String> {
    let names = |folder: &Path| -> Vec<String> {
        let entries = read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        entries.filter_map(|entry| entry.file_name().into_string().ok()).collect()
    };
    let lower = names(interface).into_iter().filter_map(|name| name.strip_prefix("lower_").map(str::to_owned));
    lower.chain(names(&interface.join("brif"))).collect()
}

fn by_name(name: &str) -> Standing {
    let name = name.to_lowercase();
    let begins = |all: &[&str]| all.iter().any(|begin| name.starts_with(begin));
    if begins(&VIRTUAL) || VIRTUAL_WITHIN.iter().any(|within| name.contains(within)) {
        Standing::Virtual
    } else if begins(&REAL) {
        Standing::NamedLikeHardware
    } else {
        Standing::Unknown
    }
}

/// What leads to an address, as far as that can be told.
fn medium(interfaces: &Path, name: &str, standing: Standing) -> Medium {
    if standing == Standing::Virtual {
        return Medium::Virtual;
    }
    let interface = interfaces.join(without_label(name));
    let is_wireless = interface.join("wireless").exists()
        || interface.join("phy80211").exists()
        || kind_of_device(&interface).as_deref() == Some("wlan");
    let name = name.to_lowercase();
    if is_wireless || ["wl", "ap", "uap", "wi-fi"].iter().any(|begin| name.starts_with(begin)) {
        Medium::Wireless
    } else if cfg!(target_os = "macos") || standing > Standing::NamedLikeHardware {
        // A Mac calls all of them alike.
        Medium::Other
    } else {
        Medium::Wired
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{create_dir_all, write};
    use tempfile::TempDir;

    /// A system as far as it tells of its network interfaces.
    struct System(TempDir, Vec<(String, Ipv4Addr)>);

    impl System {
        fn new() -> Self {
            Self(tempfile::tempdir().unwrap(), Vec::new())
        }

        /// An interface with an address, and with these files; one that ends with a slash is a folder.
        fn has(mut self, name: &str, ip: &str, files: &[(&str, &str)]) -> Self {
            let interface = self.0.path().join("sys/class/net").join(name);
            create_dir_all(&interface).unwrap();
            for (file, content) in files {
                let path = interface.join(file);
                if file.ends_with('/') {
                    create_dir_all(path).unwrap();
                } else {
                    write(path, content).unwrap();
                }
            }
            if !ip.is_empty() {
                self.1.push((name.to_owned(), ip.parse().unwrap()));
            }
            self
        }

        fn ethernet(self, name: &str, ip: &str) -> Self {
            self.has(name, ip, &[("type", "1\n"), ("device/", "")])
        }

        fn wifi(self, name: &str, ip: &str) -> Self {
            let event = format!("DEVTYPE=wlan\nINTERFACE={name}\n");
            self.has(name, ip, &[("type", "1\n"), ("device/", ""), ("wireless/", ""), ("uevent", &event)])
        }

        fn bridge(self, name: &str, ip: &str, members: &[&str]) -> Self {
            let members: Vec<String> = members.iter().map(|member| format!("brif/{member}/")).collect();
            let members = members.iter().map(|member| (member.as_str(), ""));
            let files = [("type", "1\n"), ("uevent", "DEVTYPE=bridge\n"), ("bridge/", ""), ("brif/", "")];
            self.has(name, ip, &files.into_iter().chain(members).collect::<Vec<_>>())
        }

        fn goes_far_by(self, routes: &[(&str, u32)]) -> Self {
            let lines = routes.iter().map(|(name, metric)| {
                format!("{name}\t00000000\t0100A8C0\t0003\t0\t0\t{metric}\t00000000\t0\t0\t0\n")
            });
            let near = "eth9\t0000A8C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0\n".to_owned();
            let table: String =
                std::iter::once("Iface\tDestination\n".to_owned()).chain([near]).chain(lines).collect();
            create_dir_all(self.0.path().join("proc/net")).unwrap();
            write(self.0.path().join("proc/net/route"), table).unwrap();
            self
        }

        /// What is told, in order, each with what leads there.
        #[track_caller]
        fn tells(self, wanted: &[(&str, Medium)]) {
            let addresses = in_order(self.0.path(), self.1.into_iter());
            let told: Vec<(&str, Medium)> =
                addresses.iter().map(|address| (address.interface.as_str(), address.medium)).collect();
            assert_eq!(told, wanted);
        }
    }

    use Medium::{Other, Virtual, Wired, Wireless};

    #[test]
    fn ten_kinds_of_networks() {
        let home = "192.168.1.20";
        System::new().ethernet("enp3s0", home).tells(&[("enp3s0", Wired)]);
        let tunnel: &[(&str, &str)] = &[("type", "65534\n"), ("uevent", "DEVTYPE=wireguard\n")];
        System::new()
            .has("wg0", "10.8.0.2", tunnel)
            .wifi("wlp2s0", "10.1.2.3")
            .goes_far_by(&[("wg0", 0), ("wlp2s0", 600)])
            .tells(&[("wlp2s0", Wireless), ("wg0", Virtual)]);
        System::new()
            .bridge("docker0", "172.17.0.1", &["veth12ab"])
            .has("veth12ab", "", &[("type", "1\n")])
            .ethernet("eth0", "172.20.0.5")
            .tells(&[("eth0", Wired), ("docker0", Virtual)]);
        System::new()
            .bridge("lxdbr0", "10.0.3.1", &[])
            .ethernet("eth0", "10.66.0.5")
            .tells(&[("eth0", Wired), ("lxdbr0", Virtual)]);
        System::new()
            .bridge("waydroid0", "192.168.240.1", &["vethwd"])
            .has("vethwd", "", &[("type", "1\n")])
            .wifi("wlan0", "192.168.250.7")
            .tells(&[("wlan0", Wireless), ("waydroid0", Virtual)]);
        System::new()
            .has("tun0", "10.8.0.6", &[("type", "65534\n"), ("tun_flags", "0x1001\n")])
            .wifi("wlan0", "10.9.0.7")
            .goes_far_by(&[("tun0", 0)])
            .tells(&[("wlan0", Wireless), ("tun0", Virtual)]);
        System::new()
            .bridge("br0", home, &["eth0", "vnet3"])
            .ethernet("eth0", "")
            .has("vnet3", "", &[("type", "1\n"), ("tun_flags", "0x1002\n")])
            .bridge("virbr0", "192.168.122.1", &["vnet4"])
            .has("vnet4", "", &[("tun_flags", "0x1002\n")])
            .tells(&[("br0", Wired), ("virbr0", Virtual)]);
        System::new().wifi("wlan0", "10.42.0.1").tells(&[("wlan0", Wireless)]);
        System::new()
            .wifi("wlan0", "192.168.1.30")
            .ethernet("eth0", "192.168.2.20")
            .goes_far_by(&[("wlan0", 600), ("eth0", 100)])
            .tells(&[("eth0", Wired), ("wlan0", Wireless)]);
        System::new().has("lo", "127.0.0.1", &[("type", "772\n")]).tells(&[]);
    }

    #[test]
    fn what_the_kernel_says_counts_before_the_name() {
        // Hardware that somebody has called "tun0", and a tunnel that is called like hardware.
        System::new()
            .ethernet("tun0", "10.0.0.5")
            .has("eth0", "192.168.0.5", &[("type", "65534\n")])
            .tells(&[("tun0", Wired), ("eth0", Virtual)]);
        System::new().has("lan", "192.168.0.5", &[("type", "1\n"), ("lower_eth0/", "")]).ethernet("eth0", "").tells(
            // A VLAN.
            &[("lan", Wired)],
        );
    }

    #[test]
    fn where_nothing_is_known_of_an_interface_its_name_counts() {
        let found = |names: &[&str]| {
            let empty = tempfile::tempdir().unwrap();
            let all = (1..).zip(names).map(|(last, name)| ((*name).to_owned(), Ipv4Addr::new(192, 168, 7, last)));
            let found = in_order(empty.path(), all);
            found.into_iter().map(|address| (address.interface, address.medium)).collect::<Vec<_>>()
        };
        let names = ["vEthernet (WSL)", "Tailscale", "Something", "utun3", "Wi-Fi"];
        let order: Vec<String> = found(&names).into_iter().map(|(name, _)| name).collect();
        assert_eq!(order, ["Wi-Fi", "Something", "vEthernet (WSL)", "Tailscale", "utun3"]);
        assert_eq!(found(&["Something"]), [("Something".to_owned(), Other)]);
        assert_eq!(found(&["Wi-Fi", "zt5u4"])[1].1, Virtual);
    }
}
