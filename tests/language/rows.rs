//! The keys that are made at run time of what the rows of editions, characters and modules say.

use std::collections::BTreeSet;

use resistance_narrator::game::edition::BookStage;
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Edition, Ending, Why};
use resistance_narrator::language::{Catalogue, Kit, Language, terms};

/// The keys that are made of what the rows of editions, characters and modules say.
pub fn keys_of_rows() -> BTreeSet<&'static str> {
    let mut keys: BTreeSet<&str> = BTreeSet::new();
    for book in Edition::all().into_iter().map(Edition::book) {
        keys.extend(book.characters.iter().copied().filter_map(terms::character));
        keys.extend(book.advice.iter().map(terms::advice));
        keys.extend(book.needs.iter().map(|(module, _)| terms::alone(*module)));
        let [sought, early] = [Part::NamedAtTheEnd, Part::NamedBeforeTheEnd].map(|part| book.character_with(part));
        let (good, evil) = book.sides;
        let ending = |winner, why| terms::ending(Ending { winner, why }).key();
        for role in [sought, early].into_iter().flatten() {
            keys.extend([terms::named_as(role), terms::asks_whether(role)]);
            keys.extend([true, false].map(|right| terms::is_told(role, right)));
            keys.insert(ending(evil, Why::Found(role)));
        }
        keys.extend(sought.into_iter().flat_map(|role| [terms::asks_who(role), ending(good, Why::Safe(role))]));
        for BookStage { turn, looking, shown, .. } in &book.scenes {
            keys.insert(terms::sees(*turn, false));
            let among = looking.iter().filter(|role| shown.contains(role));
            let passing = among.filter(|role| role.side() == good && shown.iter().any(|other| other.side() == evil));
            keys.extend(passing.map(|role| terms::sees_among(*turn, *role)));
            if looking == shown {
                keys.insert(terms::sees(*turn, true));
            }
            if book.reveals_in_stages() {
                keys.insert(terms::looks(*turn));
                keys.extend((looking == shown).then(|| terms::shuts(*turn)));
            }
        }
        if book.reveals_in_stages() {
            keys.extend([terms::called(evil), terms::called_without(evil)]);
            keys.extend([good, evil].map(terms::too_many_characters));
        }
        // Only where Captain America accuses somebody is there another one to be found, or can one be missing.
        if book.has_captain() {
            keys.insert(ending(good, Why::Found(crate::role("winter-soldier"))));
            keys.extend(sought.map(|role| ending(good, Why::Gone(role))));
        }
    }
    keys
}

#[test]
fn every_row_has_its_sentences() {
    let catalogue = Catalogue::new(Language::ENGLISH, &Kit::new());
    let missing: Vec<&str> = keys_of_rows().into_iter().filter(|key| !catalogue.has(key)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
