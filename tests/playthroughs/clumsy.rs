//! A table that doesn't talk like a program: everything is asked, hesitated over, put right, and it ends well.

use resistance_narrator::language::{Language, Verb};

use super::NAMES;
use super::transcript::Transcript;
use crate::made_up::said;
use crate::table::plain;

/// What is typed, in each language.
type Line = [&'static str; Language::ALL.len()];

const OK: Line = ["ok", "d'accord", "gut"];
const READY: Line = ["ok, we're all set", "c'est bon, tout le monde est prêt", "okay, alle sind bereit"];

/// Until the first team stands: five questions, a leader who goes along, and somebody who isn't ready.
const BEFORE: [Line; 10] = [
    ["so, who's leading?", "alors, qui est le meneur ?", "also, wer führt an?"],
    ["how many spies are there?", "il y a combien d'espions ?", "wie viele Spione gibt es?"],
    ["who's on the team?", "qui est dans l'équipe ?", "wer ist im Team?"],
    ["can I see my team mates", "je peux voir mes coéquipiers", "darf ich meine Leute sehen"],
    ["who stole the tokens?", "qui a volé les pions ?", "wer hat die Marker geklaut?"],
    ["um, I'll take Ben along", "euh, je pars avec Ben", "ähm, ich nehme Ben mit"],
    ["what's the score?", "quel est le score ?", "wie steht es?"],
    ["hang on, Eve isn't ready", "attendez, Eve n'est pas prête", "Moment, Eve ist noch nicht so weit"],
    ["no sorry, Dan instead of Ben", "non pardon, Dan à la place de Ben", "nein, Dan statt Ben"],
    READY,
];

/// The vote on it, and what people missed.
const REJECTED: [Line; 4] = [
    ["it didn't pass", "ce n'est pas passé", "das Team ist abgelehnt"],
    ["two for it", "deux pour", "zwei dafür"],
    ["how many rejections is that now?", "ça fait combien de rejets ?", "wie viele Ablehnungen sind das jetzt?"],
    ["zork", "zork", "zork"],
];

/// The second team, and the missions after it.
const APPROVED: [Line; 16] = [
    ["right, Dan and Eve then, thank you", "bon, alors Dan et Eve, merci", "okay, dann Dan und Eve, danke"],
    READY,
    ["everybody was for it except Ben", "tout le monde était pour, sauf Ben", "alle waren dafür, außer Ben"],
    ["who was against it?", "qui était contre ?", "wer war dagegen?"],
    ["no sabotage at all", "aucun sabotage", "keine einzige Sabotage"],
    ["we send Ana, Dan and Eve", "on envoie Ana, Dan et Eve", "wir schicken Ana, Dan und Eve"],
    READY,
    ["all of us approved", "on a tous approuvé", "wir waren alle dafür"],
    ["there was just one fail", "il y avait un seul échec", "es war nur ein Fehlschlag"],
    ["is one fail enough here?", "un seul échec suffit ici ?", "reicht hier ein Fehlschlag?"],
    ["let's try Ana and Eve", "essayons Ana et Eve", "probieren wir Ana und Eve"],
    READY,
    ["three to two, it went through", "trois contre deux, c'est passé", "drei zu zwei, ist durch"],
    ["both were successes", "deux succès", "beides Erfolge"],
    ["then Ana, Cleo and Eve", "alors Ana, Cleo et Eve", "dann Ana, Cleo und Eve"],
    READY,
];

/// How it ends.
const OVER: [Line; 3] = [
    ["it was unanimous", "à l'unanimité", "einstimmig angenommen"],
    ["one, sorry, zero fails", "un échec, non pardon, zéro", "einer, ach nee, null"],
    ["who won?", "qui a gagné ?", "wer hat gewonnen?"],
];

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
    type_all(t, &OVER);
    t.says(plain(Verb::Quit));
}
