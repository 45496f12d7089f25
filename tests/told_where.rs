//! Where phones get in, as the table is told: by a link, by numbers, by a name, or not at all; and which of several.

use protocol::{Address, Door, Medium, PhonesEvent};
use resistance_narrator::language::Language;

use crate::table::Table;

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// Phones are let in at these addresses, and by this name.
pub fn door_at(addresses: &[([u8; 4], &str, Medium)], name: Option<&str>) -> PhonesEvent {
    let address = |(numbers, interface, medium): &([u8; 4], &str, Medium)| Address {
        numbers: *numbers,
        interface: (*interface).to_owned(),
        medium: *medium,
    };
    let (addresses, name) = (addresses.iter().map(address).collect(), name.map(str::to_owned));
    PhonesEvent::Open(Door { addresses, name, port: 4180, code: "407123".to_owned() })
}

fn usual() -> PhonesEvent {
    door_at(&[([192, 168, 1, 20], "wlan0", Medium::Wireless)], None)
}

#[test]
fn the_link_the_numbers_the_name_and_the_code_are_told() {
    let told = [
        (Language::ENGLISH, "narrator, dash, 2, dot, local", "1, 9, 2, dot, 1, 6, 8"),
        (Language::FRENCH, "narrator, avec deux R et un O, tiret, 2, point, local", "1, 9, 2, point, 1, 6, 8"),
        (Language::GERMAN, "narrator, mit zwei R, Bindestrich, 2, Punkt, local", "1, 9, 2, Punkt, 1, 6, 8"),
    ];
    for (language, name, numbers) in told {
        let table = Table::new().language(language).players(NAMES).leader("Ana").reveal("none").open();
        let door = door_at(&[([192, 168, 1, 20], "wlan0", Medium::Wireless)], Some("narrator-2.local"));
        let table = table.phones(door).listen();
        let printed = table.printed().join(" ");
        assert!(printed.contains("http://192.168.1.20:4180/407123"), "{printed}");
        assert!(printed.contains("http://narrator-2.local:4180"), "{printed}");
        let spoken = table.spoken().join(" ");
        assert_eq!(spoken.matches(numbers).count(), 2, "{spoken}");
        assert!(spoken.contains(name) && !spoken.contains("http") && !spoken.contains('/'), "{spoken}");
    }
}

/// A hotspot of this machine, a cable, and a tunnel.
fn several() -> PhonesEvent {
    let cable = ([10, 0, 0, 5], "eth0", Medium::Wired);
    door_at(&[([192, 168, 1, 20], "wlan0", Medium::Wireless), cable, ([10, 8, 0, 2], "wg0", Medium::Virtual)], None)
}

#[test]
fn of_several_addresses_each_has_a_number_and_the_one_that_is_chosen_stays() {
    let mut table = Table::new().players(NAMES).leader("Ana").reveal("none").open();
    table = table.line("phones").phones(several()).listen();
    let told = |table: &Table, line: &str| table.printed().contains(&line);
    assert!(told(&table, "Number 1, Wi-Fi: http://192.168.1.20:4180"), "{:?}", table.printed());
    assert!(told(&table, "Number 2, cable: http://10.0.0.5:4180"), "{:?}", table.printed());
    assert!(table.printed().iter().all(|line| !line.contains("10.8.0.2")), "{:?}", table.printed());
    assert!(told(&table, "If only one of them works, say for example: phones 2."), "{:?}", table.printed());
    table = table.line("phones two").phones(several()).listen();
    assert!(told(&table, "Link to share by message, with the code in it: http://10.0.0.5:4180/407123"));
    let kept = |table: &Table| table.kept().last().and_then(|kept| kept.phones_address.clone());
    assert_eq!(kept(&table).as_deref(), Some("eth0"));
    table = table.line("phones").phones(several()).listen();
    let printed = table.printed().join(" ");
    assert!(printed.contains("address: http://10.0.0.5:4180") && !printed.contains("192.168"), "{printed}");
    assert!(printed.contains("That's number 2, as you chose."), "{printed}");
    table = table.line("phones 4").phones(several()).listen();
    assert!(told(&table, "I know only 3 addresses here. Say: phones."), "{:?}", table.printed());
    assert_eq!(kept(&table).as_deref(), Some("eth0"));
    // In another network the likeliest is told again.
    table = table.line("phones").phones(usual()).listen();
    let printed = table.printed().join(" ");
    assert!(printed.contains("address: http://192.168.1.20:4180") && !printed.contains("phones 1"), "{printed}");
}

#[test]
fn without_a_network_one_sentence_says_what_to_do() {
    let table = Table::new().players(NAMES).leader("Ana").reveal("none").open().line("phones");
    let table = table.phones(door_at(&[], None)).listen();
    let (printed, spoken) = (table.printed(), table.spoken());
    assert_eq!(printed.len(), 1, "{printed:?}");
    assert_eq!(
        spoken.join(" "),
        "This computer isn't on a network yet, so only its own browser gets in. Join the Wi-Fi or open this \
         computer's own hotspot, then say: phones."
    );
}

#[test]
fn the_address_follows_the_names_unless_somebody_asks_for_it_before() {
    let is_told = |table: &Table| table.printed().iter().any(|line| line.contains("http://192.168.1.20:4180"));
    let mut table = Table::new().open().phones(usual()).listen();
    assert!(table.printed().iter().any(|line| line.contains("once I know your names")), "{:?}", table.printed());
    assert!(!is_told(&table));
    table = table.phones(PhonesEvent::Guessed { code: "555555".to_owned() }).listen();
    for line in ["Ana, Ben, Cleo, Dan, Eve", "Ana", "start"] {
        if !is_told(&table) {
            table = table.line(line).listen();
        }
    }
    assert!(is_told(&table), "{:?}", table.printed());
    assert!(table.printed().iter().any(|line| line.ends_with("/555555")), "the code of now: {:?}", table.printed());
    let asked = Table::new().open().line("phones").phones(usual()).listen();
    assert!(is_told(&asked), "{:?}", asked.printed());
}
