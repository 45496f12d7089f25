//! The keys that are made at run time of what the rows of editions, characters and modules say.

use std::collections::BTreeSet;

use resistance_narrator::game::edition::{BookStage, EndGame};
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Edition, Ending, Why};
use resistance_narrator::language::{Catalogue, Kit, Language, terms};

/// The keys that are made of what the rows of editions, characters and modules say.
pub fn keys_of_rows() -> BTreeSet<&'static str> {
    let mut keys: BTreeSet<&str> = BTreeSet::new();
    for book in Edition::all().into_iter().map(Edition::book) {
        keys.extend(book.characters.iter().copied().filter_map(terms::character));
        keys.extend(book.advice.iter().map(terms::advice));
        keys.extend(book.line_ups.iter().map(|line_up| terms::line_up(line_up.name)));
        keys.extend(book.needs.iter().map(|(module, _)| terms::alone(*module)));
        let [sought, early] = [Part::NamedAtTheEnd, Part::NamedBeforeTheEnd].map(|part| book.character_with(part));
        let (good, evil) = book.sides;
        let ending = |winner, why| terms::ending(Ending { winner, why }).key();
        for role in [sought, early].into_iter().flatten() {
            keys.extend([terms::named_as(role), terms::asks_whether(role)]);
            keys.extend(terms::with_keys(terms::asks_whether(role)));
            keys.extend([true, false].map(|right| terms::is_told(role, right)));
            keys.insert(ending(evil, Why::Found(role)));
        }
        keys.extend(sought.into_iter().flat_map(|role| {
            let asked = terms::asks_who(role);
            [asked, ending(good, Why::Safe(role))].into_iter().chain(terms::with_keys(asked))
        }));
        for BookStage { turn, looking, shown, .. } in &book.scenes {
            keys.insert(terms::sees(*turn, false));
            let among = looking.iter().filter(|role| shown.contains(role));
            let passing = among.filter(|role| role.side() == good && shown.iter().any(|other| other.side() == evil));
            keys.extend(passing.map(|role| terms::sees_among(*turn, *role)));
            if looking == shown {
                keys.insert(terms::sees(*turn, true));
            }
            keys.insert(terms::looks(*turn));
        }
        for side in [good, evil] {
            keys.extend([terms::called(side), terms::called_without(side), terms::too_many_characters(side)]);
            keys.extend([terms::on_side(side), terms::wins(side)]);
        }
        keys.insert(terms::reminds_of_cards(good));
        keys.extend(
            sought
                .filter(|_| book.end_game == EndGame::Assassination)
                .into_iter()
                .flat_map(|role| [terms::reminds_of_naming(role), terms::refused_own_side(role)]),
        );
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
    // Whoever looks for thumbs is called in general words, unless there is more to be said.
    let written = keys_of_rows().into_iter().filter(|key| !key.starts_with("script-look-"));
    let missing: Vec<&str> = written.filter(|key| !catalogue.has(key)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
