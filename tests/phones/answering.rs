//! What is asked of a seat, and what it answers: without any script, and with ours.

use protocol::{About, Answer, Input, Page, PhonesEvent, WrittenChoice};
use resistance_narrator::game::secret::Sealed;
use resistance_narrator::game::{Action, MissionCard};

use super::table::{NAMES, Table, card, choice, prompt, seat, team, told, vote};

#[test]
fn a_whole_vote_needs_no_script() {
    let table = Table::new();
    let phone = table.seated(1);
    table.phones.prompt(seat(1), Some(vote(7, None)));
    let page = phone.get("/seat");
    page.says("<title>Vote now – Ana – Narrator</title>").says("Your vote on Ana and Cleo.");
    page.says("You approve the team of Ana and Cleo</button>").says("You reject the team of Ana and Cleo</button>");
    page.hides("You can still change it.");
    let form = phone.form("/seat");
    for (choice, approves) in [("1", false), ("0", true)] {
        let sent = phone.posting("/answer", &[("form", &form), ("slip", "7"), ("choice", choice)]);
        let answer = table.answered(sent, |from, prompt, answer| {
            assert!((from, prompt) == (seat(1), 7) && answer == Answer::Vote { approves });
            table.phones.prompt(from, Some(vote(7, Some(usize::from(!approves)))));
            table.phones.page(Page::Settled { seat: from, prompt, taken: true });
        });
        assert_eq!(answer.is(303).field("location"), Some("/seat"));
        let chosen = if approves { "You approve" } else { "You reject" };
        phone.get("/seat").says(&format!("{chosen} the team of Ana and Cleo. You can still change it."));
    }
    table.phones.prompt(seat(1), None);
    phone.get("/seat").says("<title>Nothing to do – Ana – Narrator</title>").hides("You approve");
    let mut phone = phone;
    phone.post("/answer", &[("form", &form), ("slip", "7"), ("choice", "0")]).is(303);
    table.nothing();
    phone.get("/seat").says("That is not asked any more.");
}

/// Prompts are numbered anew by a narrator that was started again: an old page does not answer another question.
#[test]
fn a_form_of_another_run_of_the_program_answers_nothing() {
    let table = Table::new();
    let phone = table.seated(1);
    table.phones.prompt(seat(1), Some(vote(7, None)));
    let form = phone.form("/seat");
    for run in ["", "00000000", "x"] {
        let fields = [("form", form.as_str()), ("run", run), ("slip", "7"), ("choice", "0")];
        let origin = format!("Origin: http://127.0.0.1:{}\r\n", table.door.port);
        phone.raw(phone.filled("/answer", &fields, &origin).as_bytes()).is(303);
        phone.get("/seat").says("That is not asked any more.");
    }
    table.nothing();
}

#[test]
fn an_answer_that_does_not_count_is_told() {
    let table = Table::new();
    let mut phone = table.seated(1);
    table.phones.prompt(seat(1), Some(vote(7, None)));
    let form = phone.form("/seat");
    let sent = phone.posting("/answer", &[("form", &form), ("slip", "7"), ("choice", "0")]);
    let answer = table.answered(sent, |from, prompt, _| {
        table.phones.page(Page::Settled { seat: from, prompt, taken: false });
    });
    answer.is(303);
    phone.get("/seat").says("That did not count.");
    // What is not on the prompt is never sent on.
    for fields in
        [[("slip", "8"), ("choice", "0")], [("slip", "7"), ("choice", "2")], [("slip", "x"), ("choice", "0")]]
    {
        phone.post("/answer", &[("form", form.as_str()), fields[0], fields[1]]).is(303);
    }
    phone.post("/answer", &[("form", &form), ("slip", "7")]).is(422).says("Choose exactly one.");
    phone.post("/answer", &[("form", &form), ("slip", "7"), ("choice", "0"), ("choice", "1")]).is(422);
    table.nothing();
}

#[test]
fn what_a_card_may_not_be_looks_like_any_other_and_is_not_sent() {
    let table = Table::new();
    let mut phone = table.seated(1);
    table.phones.prompt(seat(1), Some(card(9, Some("Only spies play Fail."), None)));
    let page = phone.get("/seat");
    page.says("You play Fail</button>").hides("Only spies").hides("aria-disabled");
    let form = phone.form("/seat");
    phone
        .post("/answer", &[("form", &form), ("slip", "9"), ("choice", "1")])
        .is(422)
        .says("<title>Please correct – Play a card now – Ana – Narrator</title>")
        .says("<p class=\"sent fault\">Only spies play Fail.</p>");
    table.nothing();
    let sent = phone.posting("/answer", &[("form", &form), ("slip", "9"), ("choice", "0")]);
    table.answered(sent, |from, prompt, answer| {
        assert!(answer == Answer::Card(MissionCard::Success));
        table.phones.prompt(from, None);
        table.phones.page(Page::Settled { seat: from, prompt, taken: true });
    });
    phone.get("/seat").says("Your answer counts.").hides("You play Success.").says("Nothing is asked of you.");
}

#[test]
fn what_everybody_knows_can_not_be_done_stands_there_with_its_reason() {
    let table = Table::new();
    let phone = table.seated(1);
    let mut one = team(3, 1);
    one.0.open_mut().together = None;
    table.phones.prompt(seat(1), Some(one));
    phone.get("/seat").says("<button type=\"button\" aria-disabled=\"true\">Eve. Eve may not go.</button>");
}

#[test]
fn a_team_has_exactly_as_many_as_are_wanted() {
    let table = Table::new();
    let mut phone = table.seated(1);
    table.phones.prompt(seat(1), Some(team(3, 2)));
    phone.get("/seat").says("Choose exactly 2.").says("<legend>Who goes?").says("Eve. Eve may not go.</label>");
    let form = phone.form("/seat");
    let wrong = [("form", form.as_str()), ("slip", "3"), ("choice", "0")];
    let page = phone.post("/answer", &wrong);
    // What is over may still be on the page: no two forms have a name in common.
    page.is(422).says("id=\"note-3\">Choose exactly 2.").says("id=\"choice-3-0\" value=\"0\" checked");
    phone.post("/answer", &[wrong[0], wrong[1], wrong[2], ("choice", "0")]).is(422);
    phone.post("/answer", &[wrong[0], wrong[1], wrong[2], ("choice", "4")]).is(422).says("Eve may not go.");
    phone.post("/answer", &[wrong[0], wrong[1], wrong[2], ("choice", "1"), ("choice", "2")]).is(422);
    table.nothing();
    let sent = phone.posting("/answer", &[wrong[0], wrong[1], wrong[2], ("choice", "2")]);
    table.answered(sent, |from, prompt, answer| {
        let Answer::Team(team) = answer else { panic!("no team") };
        assert_eq!(team.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
        table.phones.prompt(from, None);
        table.phones.page(Page::Settled { seat: from, prompt, taken: true });
    });
    phone.get("/seat").says("Your answer counts: Ana and Cleo.");
}

#[test]
fn what_can_not_be_taken_back_is_asked_once_with_and_without_our_script() {
    for by_script in [false, true] {
        let table = Table::new();
        let mut phone = table.seated(1);
        let accuse = |at: u32| {
            let means = format!("You accuse {}.", NAMES[at as usize - 1]);
            WrittenChoice { is_final: true, ..choice(Answer::Act(Action::Accuse(seat(at))), &means, None) }
        };
        let asked = prompt(5, About::Turn, &["Whom do you accuse?"], vec![accuse(2), accuse(3)], None);
        table.phones.prompt(seat(1), Some(asked));
        let (form, run) = (phone.form("/seat"), phone.run().unwrap());
        phone.by_script = by_script;
        let fields = [("form", form.as_str()), ("slip", "5"), ("choice", "1")];
        let sure = "You accuse Cleo. That can't be taken back. To do it, tap the same button again.";
        let answer = phone.post("/answer", &fields);
        // Another one is asked about anew.
        for (first, then) in [("0", "1"), ("x", "1"), ("", "0")] {
            let fields = [fields[0], fields[1], ("choice", then), ("sure", first)];
            phone.post("/answer", &fields).is(409);
        }
        table.nothing();
        match by_script {
            true => assert_eq!(answer.is(409).body.trim_end(), sure),
            false => drop(answer.is(409).says("name=\"sure\" value=\"1\"").says(sure).says("<title>To confirm – ")),
        }
        let sent = phone.posting("/answer", &[fields[0], fields[1], fields[2], ("sure", "1")]);
        table.answered(sent, |from, prompt, answer| {
            assert!(answer == Answer::Act(Action::Accuse(seat(3))));
            table.phones.prompt(from, None);
            table.phones.page(Page::Settled { seat: from, prompt, taken: true });
        });
        // What hung in the network and was tapped once more counts once, and says so.
        phone.by_script = true;
        let again = [("form", form.as_str()), ("slip", "5"), ("choice", "1"), ("sure", "1"), ("run", run.as_str())];
        let again = phone.post("/answer", &again);
        assert_eq!(again.is(202).body.trim_end(), "Your answer counts.");
        table.nothing();
    }
}

#[test]
fn a_secret_is_on_no_page_until_it_is_asked_for() {
    let table = Table::new();
    let mut phone = table.seated(5);
    table.phones.prompt(seat(5), Some(told(2, &["You are a spy.", "Ben is one too."])));
    table.phones.page(Page::Card(seat(5), Some(Sealed::new(vec!["Your card says spy.".to_owned()]))));
    for path in ["/seat", "/asked", "/said", "/table", "/answers"] {
        phone.get(path).is(200).hides("spy").hides("Ben is");
    }
    let form = phone.form("/seat");
    let prompt = phone.post("/show", &[("form", &form), ("what", "slip")]);
    prompt.is(200).says("You are a spy.").says("Ben is one too.").says("I know it now</button>").hides("Your card");
    phone.post("/show", &[("form", &form), ("what", "card")]).is(200).says("Your card says spy.").hides("Ben");
    phone.get("/seat").hides("spy");
    phone.by_script = true;
    let piece = phone.post("/show", &[("form", &form), ("what", "slip")]);
    assert_eq!(piece.is(200).body.trim_end(), "You are a spy.\nBen is one too.", "no markup");
    phone.by_script = false;
    let sent = phone.posting("/answer", &[("form", &form), ("slip", "2"), ("done", "yes")]);
    table.answered(sent, |from, prompt, answer| {
        assert!(answer == Answer::Done);
        table.phones.prompt(from, None);
        table.phones.page(Page::Settled { seat: from, prompt, taken: true });
    });
    phone.post("/show", &[("form", &form), ("what", "slip")]).hides("spy").says("That is not asked any more.");
    table.phones.page(Page::Card(seat(5), None));
    phone.post("/show", &[("form", &form), ("what", "card")]).says("The narrator does not know your card.");
}

#[test]
fn our_script_gets_one_sentence() {
    let table = Table::new();
    let mut phone = table.seated(1);
    phone.by_script = true;
    table.phones.prompt(seat(1), Some(vote(7, None)));
    let form = phone.form("/seat");
    let sent = phone.posting("/answer", &[("form", &form), ("slip", "7"), ("choice", "0")]);
    let answer = table.answered(sent, |from, prompt, _| {
        table.phones.prompt(from, Some(vote(7, Some(0))));
        table.phones.page(Page::Settled { seat: from, prompt, taken: true });
    });
    assert_eq!(answer.is(200).body.trim_end(), "You approve the team of Ana and Cleo. You can still change it.");
    let wrong = phone.post("/answer", &[("form", &form), ("slip", "7")]);
    assert_eq!(wrong.is(422).body.trim_end(), "Choose exactly one.");
    phone.get("/asked").says("aria-pressed=\"true\"").says("data-number=\"7-");
    // The last vote ends the vote: then it is told that it counts, and that this form is over.
    let sent = phone.posting("/answer", &[("form", &form), ("slip", "7"), ("choice", "1")]);
    let answer = table.answered(sent, |from, prompt, _| {
        table.phones.prompt(from, Some(card(8, None, None)));
        table.phones.page(Page::Settled { seat: from, prompt, taken: true });
    });
    assert_eq!(answer.is(202).body.trim_end(), "Your answer counts. You reject the team of Ana and Cleo.");
}

#[test]
fn a_seat_asks_and_is_answered_alone() {
    let table = Table::new();
    let (mut ana, ben) = (table.seated(1), table.seated(2));
    let form = ana.form("/seat");
    ana.post("/ask", &[("form", &form), ("line", "  ")]).is(422).says("Type a question first.");
    ana.post("/ask", &[("form", &form), ("line", &"a".repeat(201))]).is(422).says("Your question is too long.");
    table.nothing();
    let mut events = ana.events(&ana.address("/seat"), None);
    let before = events.wait_for("answers");
    let sent = ana.posting("/ask", &[("form", &form), ("line", " who am I? ")]);
    let Input::Phones(PhonesEvent::Asks { from, line }) = table.next() else { panic!("nobody asks") };
    assert_eq!((from, line.0.open().as_str()), (seat(1), "who am I?"));
    table.phones.page(Page::Answer(seat(1), Sealed::new(vec!["You are Ana.".to_owned(), "That is all.".to_owned()])));
    assert_eq!(sent.join().unwrap().is(303).field("location"), Some("/seat"));
    assert_ne!(events.wait_for("answers"), before);
    ana.get("/seat").says("<li>You are Ana. That is all.</li>");
    ana.get("/answers?after=0").says("You are Ana.");
    ana.get("/answers?after=1").hides("You are Ana.");
    ben.get("/seat").hides("You are Ana.");
    ben.get("/answers").hides("You are Ana.");
}

#[test]
fn how_the_table_stands_is_there_and_renewed() {
    let table = Table::new();
    let phone = table.seated(1);
    let lines = |score: &str| vec![score.to_owned(), "Ana leads.".to_owned()];
    table.phones.page(Page::Table { words: super::table::ENGLISH, lines: lines("One all.") });
    phone.get("/seat").says("<ul id=\"table\"><li>One all.</li><li>Ana leads.</li></ul>");
    let mut events = phone.events(&phone.address("/seat"), None);
    events.wait_for("table");
    table.phones.page(Page::Table { words: super::table::ENGLISH, lines: lines("Two to one.") });
    events.wait_for("table");
    let piece = phone.get("/table");
    assert_eq!(piece.body, "<li>Two to one.</li><li>Ana leads.</li>");
}
