//! How long what is listened for is, and that everybody can be called.

use super::*;

/// Names that no starter model knows are heard all the same, or the call-sign and the seat are left.
#[test]
fn everybody_can_be_called() {
    let names =
        ["Przemysław", "Thandiwe", "Jörg", "Siobhán", "李", "Xochitl", "Anneliese", "Mireille", "Ngozi", "Zoë"];
    for language in Language::ALL {
        let phrases = Phrases::of(language);
        let table = BySeat::new(names.map(str::to_owned).to_vec());
        let spoken_names = SpokenNames::new(&table, &BTreeMap::new(), &BTreeMap::new(), phrases, starter(language));
        let (heard, names) = (spoken_names.heard_names(), &names);
        for (at, name) in names.iter().enumerate() {
            let calling = spoken_names.of(seat(at as u32 + 1)).expect("it has a seat");
            let sign = calling.sign.as_deref().expect("there are enough call-signs");
            for words in calling.name.words().into_iter().chain([sign]) {
                let found = heard.player(&Token::split(words), phrases);
                assert_eq!(found, Ok(seat(at as u32 + 1)), "{language:?} {name}: {words}");
            }
        }
    }
}
