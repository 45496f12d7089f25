//! Votes, results and questions: what of them is told, and what only asks.

use super::*;

#[test]
fn in_a_vote_a_number_counts_votes() {
    for (language, votes) in [
        (
            Language::ENGLISH,
            [
                ("all but two", counted(6, 2)),
                ("four votes for it", counted(4, 4)),
                ("approve 3", counted(3, 5)),
                ("reject two", counted(6, 2)),
                ("two are against", counted(6, 2)),
                ("nobody but one", counted(1, 7)),
                ("approve seat 3", named(&[3])),
            ],
        ),
        (
            Language::FRENCH,
            [
                ("tout le monde sauf deux", counted(6, 2)),
                ("pour trois", counted(3, 5)),
                ("approuvé 3", counted(3, 5)),
                ("contre deux", counted(6, 2)),
                ("deux sont contre", counted(6, 2)),
                ("personne sauf une", counted(1, 7)),
                ("approuver place 3", named(&[3])),
            ],
        ),
        (
            Language::GERMAN,
            [
                ("alle außer zwei", counted(6, 2)),
                ("Pro drei", counted(3, 5)),
                ("dafür 3", counted(3, 5)),
                ("zwei dagegen", counted(6, 2)),
                ("zwei sind dagegen", counted(6, 2)),
                ("niemand außer eins", counted(1, 7)),
                ("Pro Platz 3", named(&[3])),
            ],
        ),
    ] {
        let journal = voting(language, 8).journal().to_vec();
        for (line, action) in votes {
            let table = again(language, &journal).line(line);
            let past = table.record().unwrap();
            let voted = past.past().iter().rev().find(|step| matches!(step.action, Action::Vote(_)));
            assert_eq!(voted.map(|step| step.action), Some(action), "{line}: {:?}", table.printed());
        }
    }
    // Names and numbers together are neither.
    for (language, line) in [
        (Language::ENGLISH, "approve Ana, 3"),
        (Language::FRENCH, "tous sauf Ana et deux"),
        (Language::GERMAN, "alle außer Ana und zwei"),
    ] {
        assert!(refused(&voting(language, 8).line(line).asks(Question::Vote)), "{line}");
    }
}

#[test]
fn one_voters_answer_begins_a_roll_call_and_fills_it() {
    let asked = |number, answered| Question::RollCall { asked: seat(number), answered };
    for (language, [ana, cleo, dan, both]) in [
        (Language::ENGLISH, ["Ana is for it", "Cleo rejects", "Dan votes for it", "Ben and Dan reject"]),
        (Language::FRENCH, ["Ana est pour", "Cleo rejette", "Dan vote pour", "Ben et Dan rejettent"]),
        (Language::GERMAN, ["Ana ist dafür", "Cleo lehnt ab", "Dan stimmt zu", "Ben und Dan lehnen ab"]),
    ] {
        let table = voting(language, 5).line(ana).said(&Message::new("roll-call-begins"));
        let table = table.said(&Message::new("roll-call-ask").player("player", seat(2))).asks(asked(2, 1));
        // Out of turn; then those are asked who are left.
        let table = table.line(cleo).asks(asked(2, 2)).say(&Intent::Opens(Verb::Reject)).asks(asked(4, 3));
        let table = table.line(cleo).asks(asked(4, 3)).line(dan).asks(asked(5, 4));
        let resumed = again(language, table.journal()).asks(asked(5, 4));
        resumed.say(&plain(Verb::Undo)).asks(asked(4, 3));
        let table = table.say(&Intent::Opens(Verb::Approve)).asks(Question::Count);
        assert_eq!(last_action(&table), named(&[1, 4, 5]), "{language:?}");
        // Whoever begins may be anybody.
        let table = voting(language, 5).line(dan).asks(asked(1, 1)).say(&plain(Verb::Undo)).asks(asked(1, 0));
        table.say(&plain(Verb::Undo)).asks(Question::Vote);
        // Several tell the whole vote.
        let table = voting(language, 5).line(both);
        assert_eq!(last_action(&table), named(&[1, 3, 5]), "{both}");
    }
}

#[test]
fn whoever_votes_first_with_a_card_only_begins_the_vote() {
    for (language, line) in [
        (Language::ENGLISH, "Gina approves"),
        (Language::FRENCH, "Gina approuve"),
        (Language::GERMAN, "Gina stimmt zu"),
    ] {
        let mut table = at(language, 7).with("plot").say(&plain(Verb::Ready));
        for _ in 0..2 {
            table = table.say(&Intent::DrawAnyway(PlotCard::OpinionMaker));
        }
        for _ in 0..2 {
            table = table.say(&Intent::Give { card: Some(PlotCard::OpinionMaker), to: seat(7) });
        }
        let table = table.asks(Question::Team).line("1 2").asks(Question::Vote).line(line);
        table.asks(Question::RollCall { asked: seat(1), answered: 1 });
    }
}

#[test]
fn after_a_result_the_winning_side_comes_first() {
    for (language, [rejected, approved], [three_two, sides]) in [
        (Language::ENGLISH, ["rejected", "approved"], ["three to two", "3 for 2 against"]),
        (Language::FRENCH, ["refusé", "accepté"], ["trois contre deux", "3 pour 2 contre"]),
        (Language::GERMAN, ["abgelehnt", "angenommen"], ["drei zu zwei", "3 dafür 2 dagegen"]),
    ] {
        let journal = voting(language, 5).journal().to_vec();
        let told = |result: &str| again(language, &journal).line(result).said(&Message::new("ask-approvals"));
        assert_eq!(last_action(&told(rejected).line(three_two)), counted(2, 3), "{rejected}, {three_two}");
        assert_eq!(last_action(&told(rejected).line("2 3")), counted(2, 3), "{rejected}, 2 3");
        assert_eq!(last_action(&told(rejected).line("2")), counted(2, 3), "{rejected}, 2");
        assert_eq!(last_action(&told(approved).line(three_two)), counted(3, 2), "{approved}, {three_two}");
        // What contradicts it is asked about; then what is said counts.
        let against = |key: &'static str, approve: u8| {
            Message::new(key).number("approve", approve).number("reject", 5 - approve)
        };
        for line in [sides, "3"] {
            let table = told(rejected).line(line).said(&against("vote-not-rejected", 3)).asks(Question::Vote);
            assert_eq!(last_action(&table.line(three_two)), counted(3, 2), "{rejected}, {line}, {three_two}");
        }
        let table = told(approved).line("2 3").said(&against("vote-not-approved", 2)).asks(Question::Vote);
        table.line("1 4").asks(Question::Team);
        // Taken back, it is forgotten; and so it is with the vote.
        let table = told(rejected).say(&plain(Verb::Undo)).asks(Question::Vote).line(three_two);
        assert_eq!(last_action(&table), counted(3, 2), "{rejected}, undo, {three_two}");
        let table = told(rejected).line("2 3").say(&plain(Verb::Undo)).asks(Question::Vote).line(three_two);
        assert_eq!(last_action(&table), counted(3, 2), "{rejected}, 2 3, undo, {three_two}");
    }
}

#[test]
fn a_question_tells_nothing() {
    let moments: [fn(Language) -> Table; 6] = [
        |language| naming(language, 5),
        |language| voting(language, 5),
        |language| voting(language, 5).line("5 0").asks(Question::Count),
        setting_a_trap,
        naming_merlin,
        accused,
    ];
    type Lines = [&'static [&'static str]; 6];
    let of: [(Language, &str, &str, Lines); 3] = [
        (
            Language::ENGLISH,
            "yes",
            "no",
            [
                &["Ana and Ben?", "1 2 ?", "me and Ben?"],
                &["3 2?", "approved?", "Ana approves?", "all approve?", "rejected ?!", "three?", "not Ben, Cleo?"],
                &["it succeeded?", "success?", "one fail?", "1?", "none?"],
                &["Ben?", "trap Ben?", "2?"],
                &["Ben?", "Ben is Merlin?", "assassinate Ben?"],
                &["shield?", "hydra?", "the winter soldier?"],
            ],
        ),
        (
            Language::FRENCH,
            "oui",
            "non",
            [
                &["Ana et Ben ?", "1 2 ?", "moi et Ben ?"],
                &[
                    "3 2 ?",
                    "accepté ?",
                    "Ana est pour ?",
                    "tout le monde ?",
                    "refusé ?!",
                    "trois ?",
                    "pas Ben, Cleo ?",
                ],
                &["la mission a réussi ?", "succès ?", "un échec ?", "1 ?", "aucun ?"],
                &["Ben ?", "piège pour Ben ?", "2 ?"],
                &["Ben ?", "c'est Ben ?", "assassiner Ben ?"],
                &["shield ?", "hydra ?"],
            ],
        ),
        (
            Language::GERMAN,
            "Ja",
            "Nein",
            [
                &["Ana und Ben?", "1 2?", "ich und Ben?"],
                &["3 2?", "angenommen?", "Ana ist dafür?", "alle?", "abgelehnt?!", "drei?", "nicht Ben, Cleo?"],
                &["hat geklappt?", "Erfolg?", "ein Fehlschlag?", "1?", "null?"],
                &["Ben?", "Falle für Ben?", "2?"],
                &["Ben?", "ich ermorde Ben?"],
                &["shield?", "hydra?"],
            ],
        ),
    ];
    for (language, yes, no, lines) in of {
        for (moment, lines) in moments.iter().zip(lines) {
            let journal = moment(language).journal().to_vec();
            for line in lines {
                let after = again(language, &journal).line(line);
                assert_eq!(after.journal(), journal, "{line}: {:?}", after.printed());
                assert!(!after.spoken().is_empty(), "{line}");
                // What was asked is told by a yes, and by no other word.
                let asked = after.unconfirmed().is_some();
                let after = after.line(if asked { no } else { "?" });
                assert_eq!(after.journal(), journal, "{line}, {no}: {:?}", after.printed());
            }
        }
        let table = setting_a_trap(language).line(lines[3][0]).line(yes);
        assert_eq!(last_action(&table), Action::Trap(seat(2)), "{language:?}");
    }
    // A request in the form of a question is one, and so is a statement with its own answer.
    voting(Language::ENGLISH, 5).line("roll call?").asks(Question::RollCall { asked: seat(1), answered: 0 });
    let table = Table::program().unchecked().names(&NAMES[..5]).leader("Ana").reveal("none").line("propose 1 2");
    let mut table = table.line("vote 3 2?").asks(Question::Vote);
    let sentence = table.sentence(&Message::new("heard-vote").number("approve", 3u8).number("reject", 2u8));
    let asks = table.reported().iter().any(|report| report["kind"] == "refusal" && report["code"] == "asks");
    assert!(asks && table.reported().iter().any(|report| report.get("text") == Some(&sentence.clone().into())));
    table.line("yes").asks(Question::Count);
}

#[test]
fn whoever_did_so_too_is_on_the_same_side() {
    for (language, line) in [
        (Language::ENGLISH, "Ana and Cleo said no, Ben too, the rest were for it"),
        (Language::FRENCH, "Ana et Cleo ont refusé, Ben aussi, les autres étaient pour"),
        (Language::GERMAN, "Ana und Cleo haben abgelehnt, Ben auch, der Rest war für das Team"),
    ] {
        let journal = voting(language, 5).journal().to_vec();
        let table = again(language, &journal).line(line);
        let past = table.record().unwrap();
        let voted = past.past().iter().rev().find(|step| matches!(step.action, Action::Vote(_)));
        assert_eq!(voted.map(|step| step.action), Some(named(&[4, 5])), "{line}: {:?}", table.printed());
    }
}
