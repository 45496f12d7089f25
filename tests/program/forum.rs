//! A forum game through the built program: posts for programs, and the files that it leaves.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{Json, Narrator};

fn posts(answer: &[Value]) -> Vec<&Value> {
    answer.iter().filter(|object| object["kind"] == "post").collect()
}

fn forum(narrator: &Narrator, args: &[&str], lines: &[&str]) -> Json {
    narrator.play(&[&["--edition", "forum", "--seed", "11"], args].concat(), lines)
}

#[test]
fn programs_get_every_post_and_message_with_its_text() {
    let narrator = Narrator::new();
    let lines = ["propose Ana, Ben", "privately Cleo votes reject", "approve Ana, Ben", "missing", "deadline"];
    let game = forum(&narrator, &["--without", "plot"], &lines);
    let to: Vec<Value> = posts(&game.answers[0]).into_iter().map(|post| post["to"].clone()).collect();
    let wanted: Vec<Value> = serde_json::from_str("[null,1,2,3,4,5,null]").unwrap();
    assert_eq!(to, wanted);
    for (number, post) in (1..).zip(posts(&game.answers[0])) {
        assert_eq!(post["number"], number);
        assert!(["title", "text"].iter().all(|field| post[*field].as_str().is_some_and(|text| !text.is_empty())));
    }
    assert_eq!(posts(&game.answers[2]).len(), 0, "a letter is no post");
    assert_eq!(game.events(2), ["received"]);
    let reminded: Vec<&Value> = posts(&game.answers[4]).into_iter().map(|post| &post["to"]).collect();
    assert_eq!(reminded, [&Value::Null, &Value::from(1), &Value::from(2)]);
    assert_eq!(game.state(1)["phase"], "vote");
    assert_eq!(game.state(3)["received"], serde_json::json!([1, 2, 3]));
    assert!(game.events(5).starts_with(&["voted"]));
}

#[test]
#[cfg(unix)]
fn only_the_owner_can_read_what_was_written() {
    use std::os::unix::fs::PermissionsExt;
    let narrator = Narrator::new();
    let game = forum(&narrator, &[], &["draw no confidence", "give no confidence to Ben"]);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let saved = narrator.games().pop().unwrap();
    assert_eq!(mode(&saved.with_extension("private")), 0o600);
    let folder = saved.with_extension("posts");
    assert_eq!(mode(&folder), 0o700);
    let mut names: Vec<String> =
        fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let wanted = ["public", "to-Ana", "to-Ben", "to-Cleo", "to-Dan", "to-Eve", "public", "public"];
    let wanted: Vec<String> = (1..).zip(wanted).map(|(number, to)| format!("{number:03}-{to}.txt")).collect();
    assert_eq!(names, wanted);
    let told = game.answers.iter().flat_map(|answer| posts(answer));
    for (name, post) in names.iter().zip(told) {
        assert_eq!(mode(&folder.join(name)), 0o600);
        assert_eq!(fs::read_to_string(folder.join(name)).unwrap().trim_end(), post["text"].as_str().unwrap());
    }
}

#[test]
fn a_game_goes_on_with_the_letters_and_the_numbers_of_before() {
    let narrator = Narrator::new();
    let first = forum(&narrator, &["--without", "plot"], &["propose Ana, Ben", "approve Ana, Ben, Cleo"]);
    let written = first.last()["posts"].as_u64().unwrap();
    let game = narrator.resume(&["deadline"]);
    assert_eq!(posts(&game.answers[0]).len(), 0);
    assert_eq!(game.state(0)["received"], serde_json::json!([1, 2, 3]));
    assert_eq!(posts(&game.answers[1])[0]["number"], written + 1);
    assert!(game.events(1).contains(&"mission-run"));
}

#[test]
fn nothing_secret_stands_in_the_public_file() {
    let narrator = Narrator::new();
    let lines = ["propose Ana, Ben", "privately Ana votes reject", "privately Ana orders support", "forget Ana"];
    forum(&narrator, &["--without", "plot"], &lines);
    let public = fs::read_to_string(narrator.games().pop().unwrap()).unwrap();
    assert_eq!(public.lines().count(), 3, "the set-up, the table, the team: {public}");
}

#[test]
#[cfg(unix)]
fn posts_whose_files_are_lost_come_back_and_can_be_read_again() {
    use std::os::unix::fs::PermissionsExt;
    let narrator = Narrator::new();
    let game = forum(&narrator, &["--without", "plot"], &[]);
    let folder = narrator.games().pop().unwrap().with_extension("posts");
    let files = || -> std::collections::BTreeMap<_, _> {
        let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        files
            .map(|file| (file.clone(), (fs::read(&file).unwrap(), fs::metadata(&file).unwrap().permissions())))
            .collect()
    };
    let before = files();
    fs::remove_dir_all(&folder).unwrap();
    let again = narrator.resume(&["copy 2", "next post", "copy 99"]);
    assert_eq!(files(), before);
    assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
    let first = posts(&game.answers[0]);
    assert_eq!([posts(&again.answers[1]), posts(&again.answers[2])], [[first[1]], [first[2]]]);
    assert_eq!(posts(&again.answers[3]).len(), 0);
}
