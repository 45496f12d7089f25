//! A table that doesn't talk like a program: everything is asked, hesitated over, put right, and it ends well.

use resistance_narrator::language::{Language, Verb};

use super::transcript::Transcript;
use super::{NAMES, fails, team};
use crate::made_up::said;
use crate::table::plain;

/// What is typed, in each language.
type Line = [&'static str; Language::ALL.len()];

const OK: Line = ["ok", "d'accord", "gut"];
const READY: Line = ["everybody is ready", "tout le monde est prêt", "alle bereit"];

/// Until the first team stands: six questions, and a leader who counts himself in.
const BEFORE: [Line; 9] = [
    ["er, who leads please?", "euh, qui mène, s'il vous plaît ?", "äh, wer führt bitte an?"],
    ["who is on the team?", "qui est dans l'équipe ?", "wer ist im Team?"],
    ["can I see my team mates", "je peux voir mes coéquipiers", "darf ich meine Leute sehen"],
    ["who stole the tokens?", "qui a volé les pions ?", "wer hat die Marker geklaut?"],
    ["um, Ben and me please", "euh, Ben et moi, merci", "ähm, Ben und ich bitte"],
    ["score", "score", "Spielstand"],
    ["wait", "attendez", "warte"],
    ["not Ben, Dan", "pas Ben, Dan", "nicht Ben, Dan"],
    READY,
];

/// The vote on it, and what people missed.
const REJECTED: [Line; 4] = [
    ["rejected", "rejetée", "abgelehnt"],
    ["2", "2", "2"],
    ["how many rejections?", "combien de rejets ?", "wie viele Ablehnungen?"],
    ["zork", "zork", "zork"],
];

/// The second team.
const APPROVED: [Line; 3] = [
    ["ok, Dan and Eve, thank you", "bon, Dan et Eve, merci", "okay, Dan und Eve, danke"],
    READY,
    ["all but Ben", "tous sauf Ben", "alle außer Ben"],
];

const UNANIMOUS: Line = ["unanimous", "à l'unanimité", "einstimmig"];
const THREE: Line = ["3", "3", "3"];

pub fn table(t: &mut Transcript) {
    let language = t.table().localizer().language();
    let at = Language::ALL.iter().position(|other| *other == language);
    let typed = |line: &Line| at.map_or_else(|| said(line[0], &NAMES), |at| line[at].to_owned());
    let type_all = |t: &mut Transcript, lines: &[Line]| lines.iter().for_each(|line| t.lines([&typed(line)]));
    type_all(t, &[OK; 6]);
    t.says(plain(Verb::Skip));
    type_all(t, &BEFORE);
    type_all(t, &REJECTED);
    t.says_all([plain(Verb::Repeat), plain(Verb::Repeat)]);
    type_all(t, &APPROVED);
    t.says_all([fails(0), team(&[1, 4, 5])]);
    type_all(t, &[READY, UNANIMOUS]);
    t.says_all([plain(Verb::Votes), plain(Verb::VotesAll), fails(0), team(&[1, 5])]);
    type_all(t, &[READY, THREE]);
    t.says_all([fails(0), plain(Verb::Summary), plain(Verb::Quit)]);
}
