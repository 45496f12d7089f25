//! The game for programs: JSON lines as the interface says.

use serde_json::{Value, json};

use super::{FIVE, Json, Narrator};

#[test]
fn a_state_has_its_fields_in_their_order() {
    let game = Narrator::new().play(&[], &[]);
    assert_eq!(
        game.lines.last().unwrap(),
        r#"{"kind":"state","edition":"accessible","players":["Ana","Ben","Cleo","Dan","Eve"],"phase":"proposal","round":1,"mission":1,"leader":1,"team_size":2,"fails_needed":1,"team":[],"vote_track":0,"results":[null,null,null,null,null],"successes":0,"failures":0,"plot":[],"asked":null,"out":[],"token":null,"winner":null,"why":null,"pending":null,"legal":["propose"]}"#
    );
}

#[test]
fn every_line_is_answered_and_the_state_comes_last() {
    let lines =
        ["", "propose 1 2", "nonsense", "vote 3 2", "help", "log", "status", "who", "undo", "redo", "fails 0"];
    let game = Narrator::new().play(&[], &lines);
    assert_eq!(game.answers.len(), lines.len() + 1);
    for (answer, line) in game.answers.iter().zip(["the start"].iter().chain(&lines)) {
        let (state, before) = answer.split_last().unwrap();
        assert_eq!(state["kind"], "state", "{line}");
        assert!(before.iter().all(|object| object["kind"] != "state"), "{line}");
        for object in before {
            let text = match object["kind"].as_str().unwrap() {
                "say" => object["text"].as_str(),
                "refusal" => object["code"].as_str().and(object["text"].as_str()),
                "event" => object["event"].as_str(),
                kind => panic!("{kind} is no kind"),
            };
            assert!(text.is_some_and(|text| !text.is_empty()), "{object}");
        }
    }
}

/// The events of a whole game, and what the state says after each line.
#[test]
fn a_whole_game_is_told() {
    let lines = [
        "propose Ana, Cleo",
        "vote 2 3",
        "propose 1 3",
        "approve Ana, Ben, Cleo",
        "fails 0",
        "propose Ana and Ben and Dan",
        "reject all",
        "propose 3 4 5",
        "reject Ana",
        "fails 2",
        "propose 2 1",
        "approve all",
        "success",
        "propose eve, dan, ana",
        "vote 5 0",
        "fails 0",
    ];
    let game = Narrator::new().play(&["--seed", "3"], &lines);
    let started = ["begun", "table-ready", "reveal-done", "round-began"];
    assert_eq!(game.events(0), started);
    let rejected = ["voted", "rejected", "leadership-passed"];
    let run = ["mission-run", "leadership-passed", "round-began"];
    let wanted: [&[&str]; 16] = [
        &["proposed"],
        &rejected,
        &["proposed"],
        &["voted", "vote-track-cleared"],
        &run,
        &["proposed"],
        &rejected,
        &["proposed"],
        &["voted", "vote-track-cleared"],
        &run,
        &["proposed"],
        &["voted"],
        &run,
        &["proposed"],
        &["voted"],
        &["mission-run", "ended"],
    ];
    for (line, wanted) in wanted.iter().enumerate() {
        assert_eq!(game.events(line + 1), *wanted, "{}", lines[line]);
    }
    let voted = game.answers[4].iter().find(|object| object["event"] == "voted").unwrap();
    assert_eq!(
        *voted,
        json!({"kind": "event", "event": "voted", "proposal": 2, "approve": 3, "reject": 2,
               "approvers": [1, 2, 3], "approved": true})
    );
    let over = game.last();
    let facts = [
        "phase",
        "winner",
        "why",
        "results",
        "successes",
        "failures",
        "mission",
        "team_size",
        "fails_needed",
        "legal",
    ];
    let facts: Vec<&Value> = facts.iter().map(|field| &over[*field]).collect();
    assert_eq!(
        facts,
        [
            &json!("over"),
            &json!("resistance"),
            &json!("three-successes"),
            &json!(["success", "fail", "success", "success", null]),
            &json!(3),
            &json!(1),
            &Value::Null,
            &Value::Null,
            &Value::Null,
            &json!([])
        ]
    );
}

#[test]
fn what_happens_is_in_the_state() {
    let game = Narrator::new().play(&[], &["propose 1 4", "vote 2 3", "propose 2 4", "vote 3 2", "fails 1"]);
    let proposed = game.state(1);
    assert_eq!((&proposed["phase"], &proposed["team"]), (&json!("vote"), &json!([1, 4])));
    let rejected = game.state(2);
    assert_eq!((&rejected["vote_track"], &rejected["leader"], &rejected["team"]), (&json!(1), &json!(2), &json!([])));
    let approved = game.state(4);
    assert_eq!((&approved["phase"], &approved["vote_track"]), (&json!("mission"), &json!(0)));
    let run = game.state(5);
    assert_eq!(run["results"], json!(["fail", null, null, null, null]));
    assert_eq!(
        (&run["round"], &run["mission"], &run["leader"], &run["team_size"]),
        (&json!(2), &json!(2), &json!(3), &json!(3))
    );
}

/// Every refusal with its code; nothing has changed after it.
#[test]
fn refusals_have_stable_codes_and_change_nothing() {
    let refusals: [(&[&str], &str, &str); 25] = [
        (&[], "", "empty"),
        (&[], "   ", "empty"),
        (&["propose 1 2"], "fly", "unknown-command"),
        (&[], "propose", "incomplete"),
        (&[], "vote", "incomplete"),
        (&[], "vote 3", "incomplete"),
        (&[], "fails", "incomplete"),
        (&[], "propose Ana", "team-size"),
        (&[], "propose Ana, Ana", "named-twice"),
        (&[], "propose Ana, Zoltan", "unknown-player"),
        (&[], "Zoltan", "unknown-player"),
        (&[], "propose 1 9", "unknown-player"),
        (&[], "vote 3 2", "not-now"),
        (&[], "fails 0", "not-now"),
        (&[], "undo", "nothing-to-undo"),
        (&[], "redo", "nothing-to-redo"),
        (&[], "mission 6", "no-mission"),
        (&[], "volume 101", "level"),
        (&[], "language klingon", "no-language"),
        (&[], "pause", "no-script"),
        (&["propose 1 2"], "vote 3 3", "tally"),
        (&["propose 1 2"], "approve Ana, Xaver", "unknown-player"),
        (&["propose 1 2", "vote 3 2"], "fails 3", "too-many-fails"),
        (&["propose 1 2", "vote 3 2"], "fails some", "not-a-number"),
        (&["propose 1 2", "vote 3 2"], "propose 1 2", "not-now"),
    ];
    for (before, line, code) in refusals {
        let game = Narrator::new().play(&[], &[before, &[line]].concat());
        let last = before.len() + 1;
        assert_eq!(game.refusal(last), Some(code), "{line:?}: {:?}", game.answers[last]);
        assert_eq!(game.state(last), game.state(last - 1), "{line:?} changes something");
        assert_eq!(game.answers[last].len(), 2, "{line:?} is answered with more than its refusal");
    }
}

#[test]
fn a_game_that_is_over_refuses_to_go_on() {
    let over = ["propose 1 2", "vote 0 5"].repeat(5);
    let game = Narrator::new().play(&[], &[&over[..], &["propose 1 2", "vote 1 4", "fails 0", "undo"]].concat());
    assert_eq!((&game.state(10)["winner"], &game.state(10)["why"]), (&json!("spies"), &json!("five-rejections")));
    for line in 11..=13 {
        assert_eq!(game.refusal(line), Some("game-over"));
    }
    assert_eq!(game.state(14), game.state(9), "undo gives back the last vote");
}

#[test]
fn targeting_has_its_own_refusals_and_states() {
    let lines = ["mission 5", "propose 1 2", "mission 3", "propose 1 2", "vote 3 2", "fails 0", "mission 3"];
    let game = Narrator::new().play(&["--with", "targeting"], &lines);
    let waiting = game.state(0);
    assert_eq!(
        (&waiting["mission"], &waiting["team_size"], &waiting["fails_needed"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
    assert_eq!(waiting["legal"], json!(["mission"]));
    assert_eq!([game.refusal(1), game.refusal(2)], [Some("mission-closed"), Some("not-now")]);
    assert_eq!((&game.state(3)["mission"], &game.state(3)["legal"]), (&json!(3), &json!(["propose"])));
    assert_eq!(game.refusal(7), Some("mission-run"));
}

/// The first words that move the game on, in English whatever is spoken.
#[test]
fn legal_words_are_english_first_words() {
    for language in ["en", "fr", "de"] {
        let lines = ["propose 1 2", "roll call", "cancel", "vote 3 2", "fails 0"];
        let game = Narrator::new().play(&["--language", language], &lines);
        assert_eq!(game.state(0)["legal"], json!(["propose"]));
        assert_eq!(game.state(1)["legal"], json!(["vote", "approve", "reject", "roll"]));
        let asked = game.state(2)["legal"].as_array().unwrap();
        assert!(["approve", "reject", "back"].iter().all(|word| asked.contains(&json!(word))), "{asked:?}");
        assert_eq!(game.state(3), game.state(1));
        assert_eq!(game.state(4)["legal"], json!(["fails", "success"]));
    }
}

/// English words are always understood; so are those of the language that is spoken.
#[test]
fn programs_may_speak_english_in_every_language() {
    let english =
        ["propose Ana, Cleo", "approve Ana, Ben, Cleo", "fails 0", "propose 1 2 3", "roll call", "approve", "back"];
    let wanted = Narrator::new().play(&["--language", "en"], &english);
    for (language, own) in [
        (
            "fr",
            [
                "proposer Ana, Cleo",
                "approuver Ana, Ben, Cleo",
                "échecs 0",
                "proposer 1 2 3",
                "appel",
                "approuver",
                "retour",
            ],
        ),
        (
            "de",
            [
                "Vorschlag Ana, Cleo",
                "Pro Ana, Ben, Cleo",
                "Fehlschläge 0",
                "Vorschlag 1 2 3",
                "einzeln",
                "Pro",
                "zurück",
            ],
        ),
    ] {
        for lines in [english, own] {
            let game = Narrator::new().play(&["--language", language], &lines);
            for line in 0..=lines.len() {
                assert_eq!(game.state(line), wanted.state(line), "{language}, line {line} of {lines:?}");
            }
            assert_ne!(game.answers[1], wanted.answers[1], "{language} is not spoken");
        }
    }
}

#[test]
fn a_roll_call_asks_from_the_leader_clockwise() {
    let mut lines = vec!["propose 1 2", "vote 0 5", "propose 1 2", "roll call"];
    lines.extend(["approve", "approve", "reject", "back", "approve", "reject", "reject"]);
    let game = Narrator::new().play(&[], &lines);
    let asked: Vec<&Value> = (3..=11).map(|line| &game.state(line)["asked"]).collect();
    let wanted = [json!(null), json!(2), json!(3), json!(4), json!(5), json!(4), json!(5), json!(1), json!(null)];
    assert_eq!(asked, wanted.iter().collect::<Vec<_>>());
    assert_eq!(
        game.answers[11].iter().find(|object| object["event"] == "voted").unwrap()["approvers"],
        json!([2, 3, 4])
    );
}

#[test]
fn undo_gives_back_every_state_and_redo_brings_it_again() {
    let played = ["propose 1 2", "vote 3 2", "fails 0", "propose 1 2 3", "vote 2 3"];
    let lines = [&played[..], &["undo"; 6], &["redo"; 6]].concat();
    let game = Narrator::new().play(&[], &lines);
    for undone in 1..=5 {
        assert_eq!(game.state(5 + undone), game.state(5 - undone), "undo {undone}");
        assert_eq!(game.events(5 + undone), ["undone"]);
        assert_eq!(game.state(11 + undone), game.state(undone), "redo {undone}");
    }
    assert_eq!([game.refusal(11), game.refusal(17)], [Some("nothing-to-undo"), Some("nothing-to-redo")]);
}

#[test]
fn the_end_of_input_saves_and_a_game_is_gone_on_with_at_the_exact_question() {
    let narrator = Narrator::new();
    let mut before = narrator.play(&["--language", "de"], &[]).last().clone();
    let lines = [
        &["propose 2 3"][..],
        &["roll call", "approve"],
        &["reject", "reject", "reject"],
        &["approve"],
        &["fails 1"],
    ];
    for lines in lines {
        let game = narrator.resume(lines);
        assert_eq!(*game.state(0), before, "before {lines:?}");
        assert!(
            game.answers.iter().skip(1).all(|answer| answer.iter().all(|object| object["kind"] != "refusal"))
                || lines == ["fails 1"]
        );
        before = game.last().clone();
    }
    assert_eq!(narrator.games().len(), 1, "a game that is gone on with is one game");
    let said = narrator.resume(&[]);
    assert!(
        said.answers[0].iter().any(|object| object["text"].as_str().is_some_and(|text| text.contains("Mission")))
    );
}

#[test]
fn quitting_answers_too() {
    let game = Narrator::new().play(&[], &["propose 1 2", "quit", "vote 3 2"]);
    assert_eq!(game.answers.len(), 3, "nothing is read after quit");
    assert_eq!(game.state(2), game.state(1));
}

#[test]
fn without_a_leader_one_is_drawn_and_a_seed_draws_the_same() {
    let leader = |seed: &str| {
        let run = Narrator::new().run(&["play", "--json", "--players", FIVE, "--seed", seed], "");
        Json::of(run).last()["leader"].clone()
    };
    let drawn: Vec<Value> = (0..12).map(|seed| leader(&seed.to_string())).collect();
    assert_eq!(drawn, (0..12).map(|seed| leader(&seed.to_string())).collect::<Vec<_>>());
    assert!(drawn.iter().any(|leader| *leader != drawn[0]), "everybody draws {}", drawn[0]);
}

#[test]
fn every_edition_and_reveal_can_be_played() {
    for edition in ["accessible", "widerstand", "resistance-2020"] {
        for reveal in ["touch", "eyes", "none"] {
            let args = ["--edition", edition, "--reveal", reveal, "--without", "inquisitor,plot"];
            let game = Narrator::new().play(&args, &["propose 1 2"]);
            assert_eq!((&game.state(0)["edition"], &game.last()["phase"]), (&json!(edition), &json!("vote")));
            let begun = &game.answers[0][0];
            assert_eq!(
                (&begun["event"], &begun["reveal"], &begun["with"]),
                (&json!("begun"), &json!(reveal), &json!([]))
            );
        }
    }
}

#[test]
fn a_replay_tells_a_game_to_its_end_without_anything_for_the_hands() {
    let narrator = Narrator::new();
    let mission = |team: &'static str| [team, "vote 5 0", "trap 1", "success"];
    let lines =
        [&mission("propose 1 2 3")[..], &mission("propose 1 2 3 4"), &["examine 2"], &mission("propose 1 2 3")];
    narrator.play(&["--with", "trap,inquisitor"], &lines.concat());
    let id = narrator.games()[0].file_stem().unwrap().to_str().unwrap().to_owned();
    let told = narrator.run(&["replay", &id], "").out;
    assert!(told.contains("examines Ben"), "{told}");
    assert!(!told.contains("pass your"), "{told}");
    assert!(told.contains("The resistance wins"), "{told}");
}

#[test]
fn a_replay_tells_every_event_again() {
    let narrator = Narrator::new();
    let lines = ["propose 1 2", "vote 2 3", "propose 1 2", "undo", "propose 2 3", "vote 5 0", "fails 0"];
    let played = narrator.play(&[], &lines);
    let id = narrator.games()[0].file_stem().unwrap().to_str().unwrap().to_owned();
    let replay = Json::of(narrator.run(&["replay", &id, "--json"], ""));
    let events: Vec<&str> = (0..played.answers.len()).flat_map(|line| played.events(line)).collect();
    assert_eq!(replay.events(0), events);
    assert_eq!(replay.last(), played.last());
}
