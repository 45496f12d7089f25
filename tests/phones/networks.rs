//! Which address is told in ten kinds of networks, each laid in a space of its own, and the name of this machine there.

use std::env;
use std::net::IpAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use mdns_sd::{HostnameResolutionEvent, ServiceDaemon, ServiceInfo};
use protocol::{Input, Page, PhonesEvent};
use resistance_narrator::device::Inbox;
use resistance_narrator::device::phones::{InRoom, Phones};

use super::client::{LONGEST, Phone};
use super::table::{ENGLISH, NAMES};
use crate::browser::chromium::{INSTALLED, tell};
use crate::program::Narrator;

/// Set for a test that runs in such a space.
const INSIDE: &str = "NARRATOR_TEST_IN_A_NETWORK";

/// How networks are laid. What stands for hardware has no hardware behind it here, and is known by its name; a bridge, a
/// tunnel and what is in a bridge are the kernel's own.
const LAYING: &str = r#"
set -e
mount -t sysfs sysfs /sys
ip link set lo up
card() {
    ip link add "$1" type veth peer name "p-$1"
    ip link set "$1" up
    ip link set "p-$1" up
    [ -z "$2" ] || ip addr add "$2/24" brd + dev "$1"
}
bridge() {
    ip link add "$1" type bridge
    ip addr add "$2/24" dev "$1"
    ip link set "$1" up
    [ -z "$3" ] || ip link set "$3" master "$1"
}
tunnel() {
    ip link add "$1" type wireguard 2>/dev/null || ip tuntap add dev "$1" mode tun
    ip addr add "$2/24" dev "$1"
    ip link set "$1" up
}
"#;

/// A command in a space with this network; a shell line is enough for it.
fn in_network(laid: &str, command: &Command) -> Command {
    let mut outer = Command::new("unshare");
    outer.args(["--map-root-user", "--net", "--mount", "sh", "-c", &format!("{LAYING}{laid}\nexec \"$0\" \"$@\"")]);
    outer.arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => outer.env(name, value),
            None => outer.env_remove(name),
        };
    }
    outer
}

/// Whether this system lets us lay networks; not every container does. Whoever runs only the tests is told so.
fn can_be_laid() -> bool {
    let mut tried = in_network("card eth0 192.168.1.20\ntunnel tun0 10.8.0.2\n", &Command::new("true"));
    let laid = tried.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
    if !laid {
        assert!(env::var_os(INSTALLED).is_none(), "networks should be laid by unshare and ip");
        tell("skipped, for no networks can be laid here: unshare or ip is missing, or not allowed");
    }
    laid
}

/// What `narrator phones` says there: its code, its lines, and what it complains of.
fn told(narrator: &Narrator, laid: &str, args: &[&str]) -> (Option<i32>, Vec<String>, String) {
    let output = in_network(laid, &narrator.command("", args)).stdin(Stdio::null()).output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    (output.status.code(), out.lines().map(str::to_owned).collect(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn ten_kinds_of_networks() {
    if !can_be_laid() {
        return;
    }
    // A network, and all addresses in their order.
    let networks: [(&str, &[&str]); 9] = [
        ("card eth0 192.168.1.20", &["192.168.1.20"]),
        ("tunnel wg0 10.8.0.2; card wlan0 10.20.0.7; ip route add default dev wg0", &["10.20.0.7", "10.8.0.2"]),
        ("card vethab; bridge docker0 172.17.0.1 vethab; card eth0 172.20.0.5", &["172.20.0.5", "172.17.0.1"]),
        ("bridge lxdbr0 10.0.3.1; card eth0 10.66.0.5", &["10.66.0.5", "10.0.3.1"]),
        (
            "card vethwd; bridge waydroid0 192.168.240.1 vethwd; card wlan0 192.168.250.7",
            &["192.168.250.7", "192.168.240.1"],
        ),
        ("tunnel tun0 10.8.0.6; card wlan0 10.9.0.7; ip route add default dev tun0", &["10.9.0.7", "10.8.0.6"]),
        ("card eth0; bridge br0 192.168.1.21 eth0; bridge virbr0 192.168.0.1", &["192.168.1.21", "192.168.0.1"]),
        ("card wlan0 10.42.0.1", &["10.42.0.1"]),
        (
            "card wlan0 192.168.1.30; card eth0 192.168.2.20
             ip route add default via 192.168.1.1 dev wlan0 metric 600
             ip route add default via 192.168.2.1 dev eth0 metric 100",
            &["192.168.2.20", "192.168.1.30"],
        ),
    ];
    let narrator = Narrator::new();
    for (laid, addresses) in networks {
        let (code, lines, complaints) = told(&narrator, laid, &["phones"]);
        assert_eq!((code, complaints.as_str()), (Some(0), ""), "{laid}");
        assert_eq!(lines[0], format!("Address for phones: http://{}:4180", addresses[0]), "{laid}");
        let others: Vec<&str> = lines[1..].iter().map(|line| line.split_once("http://").unwrap().1).collect();
        let all: Vec<String> = addresses.iter().map(|address| format!("{address}:4180")).collect();
        assert_eq!(others, if all.len() > 1 { &all[..] } else { &[] }, "{laid}: {lines:?}");
    }
    let (code, lines, complaint) = told(&narrator, "", &["phones"]);
    assert_eq!((code, lines.len()), (Some(1), 0));
    assert!(
        complaint.starts_with("This computer isn't on a network") && complaint.contains("hotspot"),
        "{complaint}"
    );
}

#[test]
fn the_address_can_be_chosen_and_had_as_a_picture() {
    if !can_be_laid() {
        return;
    }
    let narrator = Narrator::new();
    let picture = narrator.home().join("address.png");
    let with_picture = ["phones", "--picture", &picture.to_string_lossy()];
    let two = "card wlan0 192.168.1.30; card eth0 192.168.2.20; tunnel wg0 10.8.0.2";
    let (code, lines, complaints) = told(&narrator, two, &with_picture);
    assert_eq!((code, complaints.as_str()), (Some(0), ""));
    assert!(lines.last().unwrap().starts_with("The QR code is in the file "), "{lines:?}");
    assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
    std::fs::remove_file(&picture).unwrap();
    let (code, _, complaint) = told(&narrator, "", &with_picture);
    assert_eq!(code, Some(1));
    assert!(complaint.starts_with("This computer isn't on a network") && !picture.exists(), "{complaint}");
    let nowhere = narrator.home().join("nowhere").join("a.png");
    let (code, _, complaint) = told(&narrator, two, &["phones", "--picture", &nowhere.to_string_lossy()]);
    assert!(code == Some(1) && complaint.contains("can't be written"), "{complaint}");
    // By its interface, by the address itself, and by one that is not there any more.
    for (chosen, first) in [("eth0", "192.168.2.20"), ("10.8.0.2", "10.8.0.2"), ("wlan7", "192.168.1.30")] {
        narrator.run(&["settings", "phones-address", chosen], "").well();
        let (_, lines, _) = told(&narrator, two, &["phones"]);
        assert_eq!(lines[0], format!("Address for phones: http://{first}:4180"), "{chosen}");
    }
}

/// A table whose machine has a name in the room, and that name.
fn named() -> (Phones, u16, Option<String>) {
    let inbox = Inbox::default();
    let phones = Phones::start(inbox.sender(), ENGLISH, None, InRoom::Named).expect("a port is free");
    let Some(Input::Phones(PhonesEvent::Open(door))) = inbox.next_within(LONGEST) else { panic!("no door") };
    phones.page(Page::Seats(NAMES.map(str::to_owned).to_vec()));
    (phones, door.port, door.name)
}

/// Whether anybody in the room answers to a name.
fn is_resolved(name: &str) -> bool {
    let daemon = ServiceDaemon::new().unwrap();
    let asked = daemon.resolve_hostname(&format!("{name}."), Some(4_000)).unwrap();
    let until = Instant::now() + Duration::from_secs(6);
    let found = std::iter::from_fn(|| asked.recv_deadline(until).ok())
        .take_while(|event| !matches!(event, HostnameResolutionEvent::SearchTimeout(_)))
        .any(|event| matches!(event, HostnameResolutionEvent::AddressesFound(..)));
    let _ = daemon.shutdown();
    found
}

fn asked_by_name(port: u16, host: &str) -> u16 {
    let head = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    Phone::new(port).raw(head.as_bytes()).status
}

#[test]
fn this_machine_has_a_name_of_its_own_in_the_room_and_answers_to_no_other() {
    if env::var_os(INSIDE).is_none() {
        if can_be_laid() {
            let mut again = Command::new(env::current_exe().unwrap());
            let test = "phones::networks::this_machine_has_a_name_of_its_own_in_the_room_and_answers_to_no_other";
            again.args([test, "--exact", "--nocapture"]).env(INSIDE, "1");
            let laid = "card wlan0 192.168.1.30\nip route add default dev wlan0";
            let output = in_network(laid, &again).stdin(Stdio::null()).output().unwrap();
            let (told, why) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert!(output.status.success() && told.contains("1 passed"), "{told}{why}");
        }
        return;
    }
    assert!(Path::new("/sys/class/net/wlan0").exists());
    let (phones, port, name) = named();
    assert_eq!(name.as_deref(), Some("narrator.local"));
    assert!(is_resolved("narrator.local"));
    assert_eq!(asked_by_name(port, &format!("narrator.local:{port}")), 200);
    for other in ["narrator-2.local", "narrator-3.local", "other.local", "narrator.local.evil.example"] {
        assert_eq!(asked_by_name(port, &format!("{other}:{port}")), 403, "{other}");
    }
    assert_eq!(asked_by_name(port, "narrator.local"), 403, "it is another port");
    phones.stop();
    assert!(!is_resolved("narrator.local"), "it is given up");
    // Another machine has it.
    let other = ServiceDaemon::new().unwrap();
    let ip = IpAddr::from([192, 168, 1, 77]);
    let info = ServiceInfo::new("_http._tcp.local.", "Another", "narrator.local.", ip, 4180, None).unwrap();
    other.register(info).unwrap();
    assert!(is_resolved("narrator.local"));
    let (phones, port, name) = named();
    assert_eq!(name.as_deref(), Some("narrator-2.local"));
    assert!(is_resolved("narrator-2.local"));
    assert_eq!(asked_by_name(port, &format!("narrator-2.local:{port}")), 200);
    assert_eq!(asked_by_name(port, &format!("narrator.local:{port}")), 403, "it is another machine's");
    phones.stop();
    other.shutdown().unwrap();
}
