//! Players whose names no model knows, and who are named in a team.

use std::collections::BTreeMap;

use moderator::queries::speech_input::choice::Addressed;
use resistance_narrator::device::likeness::likeness;
use resistance_narrator::game::{BySeat, Seat, SeatSet};
use resistance_narrator::language::{Heard, Intent, Language, Phrases, SpokenNames, Verb};

use super::tally::{Outcome, Tally};
use super::{Ears, NAMES, speech};

/// Names from everywhere. Who is known to a model is left out.
const FROM_EVERYWHERE: [&str; 40] = [
    "Mireille",
    "Ngozi",
    "Thandiwe",
    "Oluwaseun",
    "Mirjana",
    "Guilherme",
    "Katarzyna",
    "Siobhan",
    "Xochitl",
    "Saoirse",
    "Niamh",
    "Anneliese",
    "Zuzanna",
    "Wojciech",
    "Tadeusz",
    "Jadwiga",
    "Ilektra",
    "Zlatko",
    "Branislav",
    "Ljiljana",
    "Nguyen",
    "Thuy",
    "Xiaoming",
    "Jiahui",
    "Haruka",
    "Tsubasa",
    "Aishwarya",
    "Venkatesh",
    "Fatoumata",
    "Kwabena",
    "Chukwuma",
    "Yewande",
    "Ximena",
    "Guadalupe",
    "Itziar",
    "Eneko",
    "Aoife",
    "Eilidh",
    "Gwenllian",
    "Rhydderch",
];

/// So many of them are asked for.
const COUNT: usize = 24;

/// Says each name with another one, both in either place, and counts whether the team was understood.
pub fn measure(language: Language) {
    let mut ears = Ears::new(language);
    let voices = speech::strangers(language);
    let and = &Phrases::of(language).and_words()[0].written;
    // Somebody whom every model knows.
    let other = "Anna";
    let team: SeatSet = [1, 2].into_iter().filter_map(Seat::from_number).collect();
    let wanted = Heard::Meant(Intent::Propose(team));
    let (mut all, mut known, mut heard_names) = (Tally::default(), 0, 0);
    let unknown: Vec<&str> =
        FROM_EVERYWHERE.into_iter().filter(|name| ears.vocabulary.spell_text(name).is_none()).take(COUNT).collect();
    let alike =
        likeness(&unknown.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(), language, &ears.vocabulary);
    for name in &unknown {
        let mut table = NAMES;
        table[..2].copy_from_slice(&[name, other]);
        let table = BySeat::new(table.map(str::to_owned).to_vec());
        ears.spoken_names = SpokenNames::new(&table, &BTreeMap::new(), &alike, ears.phrases, &ears.vocabulary);
        ears.names = ears.spoken_names.heard_names();
        let calling = ears.spoken_names.iter().next().map(|(_, calling)| calling.clone());
        known += usize::from(calling.as_ref().is_some_and(|calling| calling.name.words().is_some()));
        let grammar = ears.grammar(&[Verb::Propose]);
        ears.listen_for(&grammar);
        let mut own = Tally::default();
        for voice in voices {
            for text in [format!("{name} {and} {other}"), format!("{other} {and} {name}")] {
                let readings = ears.hears(&speech::in_quiet(&speech::say(*voice, &text)));
                own.count(match ears.takes(&readings, Addressed::Called, &grammar, &[Verb::Propose]).1 {
                    heard if heard == wanted => Outcome::Understood,
                    Heard::Meant(_) => Outcome::Another,
                    Heard::Unfinished { .. } | Heard::Ambiguous { .. } => Outcome::Half,
                    Heard::Impossible(_) => Outcome::Refused,
                    Heard::NotForUs => Outcome::Not,
                });
            }
        }
        println!("  {name}, heard as {:?}: {own}", calling.map(|calling| calling.name));
        heard_names += usize::from(own.mostly_understood());
        all.add(&own);
    }
    println!(
        "{}: of {} names {known} are listened for, and {heard_names} are mostly heard",
        language.code(),
        unknown.len()
    );
    println!("{all}");
}
