//! Loudspeakers are listed, and one that is not there is told, by the program with a real sound server.

use std::process::Stdio;

use super::super::servers::Servers;

fn printed(servers: &Servers, args: &[&str]) -> String {
    let mut command = servers.command(env!("CARGO_BIN_EXE_narrator"));
    command.args(args).env("NARRATOR_HOME", servers.path("home")).stdin(Stdio::null());
    let output = command.output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_check_lists_every_loudspeaker() {
    let servers = Servers::with_sound();
    let told = printed(&servers, &["check", "--voice", "off", "--language", "en"]);
    assert!(told.contains("Null Output and Earpiece"), "{told}");
}

#[test]
fn a_loudspeaker_that_is_not_there_is_told_with_those_that_are() {
    let servers = Servers::with_sound();
    for (language, wanted) in
        [("en", "no loudspeaker nonsense"), ("fr", "haut-parleur nonsense"), ("de", "Lautsprecher nonsense")]
    {
        let told = printed(&servers, &["check", "--voice", "off", "--speaker", "nonsense", "--language", language]);
        assert!(told.contains(wanted), "{told}");
    }
}
