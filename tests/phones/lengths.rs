//! One length for all: nobody learns from how much a phone is sent who its player is, or what was chosen.

use std::collections::BTreeSet;

use protocol::{Page, Sealed as Way};
use resistance_narrator::game::secret::Sealed;
use resistance_narrator::game::{BySeat, Edition, Seats};
use resistance_narrator::language::{Catalogue, Form, Kit, Language, Length, Message, terms};

use super::client::Phone;
use super::table::{NAMES, Table, card, seat, told, vote};

/// What a player may be told of who they are: one sentence for each character of each edition, with others they know.
fn roles(language: Language) -> BTreeSet<Vec<String>> {
    let names = BySeat::new(NAMES.map(str::to_owned).to_vec());
    let mut all = BTreeSet::new();
    for edition in Edition::all() {
        let mut catalogue = Catalogue::new(language, &Kit::new());
        catalogue.play(edition);
        let say = |message: Message| catalogue.render(&message, &names, Form::Printed, Length::Full);
        for role in &edition.book().characters {
            let own = say(Message::new(terms::own_role(*role)));
            all.insert(vec![own.clone()]);
            let known = say(Message::new("player").player("player", seat(2)));
            all.insert(vec![own, known, format!("{} {}", NAMES.join(", "), NAMES.join(", "))]);
        }
    }
    assert!(Seats::new(5).all().len() == NAMES.len() && all.len() > 20, "{}", all.len());
    all
}

/// How many bytes each page of a phone has, the clock apart.
fn lengths(phone: &mut Phone, form: &str) -> Vec<usize> {
    let mut all = Vec::new();
    for by_script in [false, true] {
        phone.by_script = by_script;
        all.extend(["/seat", "/asked", "/answers"].map(|path| phone.get(path).is(200).bytes()));
        for what in ["card", "slip"] {
            all.push(phone.post("/show", &[("form", form), ("what", what)]).is(200).bytes());
        }
    }
    phone.by_script = false;
    all
}

#[test]
fn every_role_has_the_same_length_on_the_wire() {
    let table = Table::new();
    let mut phone = table.seated(1);
    let form = phone.form("/seat");
    let mut found = BTreeSet::new();
    let mut number = 0;
    for language in Language::ALL {
        for lines in roles(language) {
            number += 1;
            let texts: Vec<&str> = lines.iter().map(String::as_str).collect();
            table.phones.prompt(seat(1), Some(told(100, &texts)));
            table.phones.page(Page::Card(seat(1), Some(Way::new(lines.clone()))));
            found.insert(lengths(&mut phone, &form));
        }
    }
    table.phones.page(Page::Card(seat(1), None));
    found.insert(lengths(&mut phone, &form));
    assert!(number > 100, "{number}");
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn what_is_chosen_or_refused_has_the_same_length_too() {
    let table = Table::new();
    let mut phone = table.seated(1);
    let form = phone.form("/seat");
    let prompts = [vote(7, None), vote(7, Some(0)), vote(7, Some(1))];
    let cards = [
        card(7, None, None),
        card(7, Some("Only spies play Fail. You must play Success."), None),
        card(7, Some("No."), Some(0)),
        card(7, None, Some(1)),
    ];
    for all in [Vec::from(prompts), Vec::from(cards)] {
        let mut found = BTreeSet::new();
        for prompt in all {
            table.phones.prompt(seat(1), Some(prompt));
            found.insert(["/seat", "/asked"].map(|path| phone.get(path).is(200).bytes()));
        }
        assert_eq!(found.len(), 1, "{found:?}");
    }
    // So has the sentence that our script gets.
    phone.by_script = true;
    let mut found = BTreeSet::new();
    for choice in ["0", "1"] {
        table.phones.prompt(seat(1), Some(vote(7, None)));
        let sent = phone.posting("/answer", &[("form", &form), ("slip", "7"), ("choice", choice)]);
        let answer = table.answered(sent, |from, prompt, _| {
            table.phones.prompt(from, Some(vote(7, choice.parse().ok())));
            table.phones.page(Page::Settled { seat: from, prompt, taken: true });
        });
        found.insert(answer.is(200).bytes());
    }
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn answers_to_questions_have_one_length() {
    let mut found = BTreeSet::new();
    for answer in ["You are a spy, with Ben and Cleo.", "You are resistance."] {
        let table = Table::new();
        let phone = table.seated(1);
        table.phones.page(Page::Answer(seat(1), Sealed::new(vec![answer.to_owned()])));
        phone.get("/answers").says(answer);
        let port = table.door.port.to_string().len();
        found.insert((port, ["/seat", "/answers"].map(|path| phone.get(path).is(200).body.len())));
    }
    assert!(found.iter().map(|(_, lengths)| lengths[1]).collect::<BTreeSet<_>>().len() == 1, "{found:?}");
}
