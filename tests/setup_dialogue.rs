//! The questions before a game: editions by name and by number, who comes late, and what newcomers are told of the rules.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use resistance_narrator::game::LeaderChoice;
use resistance_narrator::language::{Language, Message, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Preferences};

use crate::table::{Table, plain};

const NAMES: &str = "Ana, Ben, Cleo, Dan, Eve";
const SETTING_UP: Question = Question::Guidance { step: SetupStep::Tableau };

fn edition(table: &Table) -> &'static str {
    table.record().unwrap().setup().edition.id()
}

#[test]
fn an_edition_is_chosen_by_its_name_wherever_the_rules_are_open() {
    let said = [
        (Language::ENGLISH, "the French edition", "resistance-2020"),
        (Language::ENGLISH, "edition avalon", "avalon"),
        (Language::ENGLISH, "the German edition", "widerstand"),
        (Language::FRENCH, "l'édition française", "resistance-2020"),
        (Language::FRENCH, "édition Avalon", "avalon"),
        (Language::GERMAN, "die französische Ausgabe", "resistance-2020"),
        (Language::GERMAN, "Ausgabe Avalon", "avalon"),
    ];
    for (language, line, wanted) in said {
        let asked = || Table::new().language(language).open().line(NAMES).line("Ana").asks(Question::Start);
        let table = asked().line(line).asks(Question::Start).say(&plain(Verb::Start));
        let table = if wanted == "avalon" { table.line("1") } else { table };
        let table = if table.record().is_none() { table.line("1") } else { table };
        assert_eq!(edition(&table), wanted, "{line}");
        // Among the options, and before anybody has said who leads.
        let table = asked().say(&plain(Verb::Options)).line(line).asks(Question::Options).say(&plain(Verb::Start));
        let table = if table.record().is_none() { table.line("1") } else { table };
        assert_eq!(edition(&table), wanted, "{line}");
        Table::new().language(language).open().line(NAMES).line(line).asks(Question::Leader);
        Table::new().language(language).open().line(line).asks(Question::Players);
    }
}

#[test]
fn among_the_options_the_bare_name_of_an_edition_is_enough() {
    for language in Language::ALL {
        for (line, wanted) in
            [("avalon", "avalon"), ("resistance 2020", "resistance-2020"), ("Der Widerstand", "widerstand")]
        {
            let table = Table::new().language(language).open().line(NAMES).line("Ana").say(&plain(Verb::Options));
            let table = table.line(line).asks(Question::Options).say(&plain(Verb::Start));
            let table = if table.record().is_none() { table.line("1") } else { table };
            assert_eq!(edition(&table), wanted, "{line}");
        }
    }
}

#[test]
fn the_number_of_the_edition_asks_which_one() {
    for language in Language::ALL {
        let asked = || {
            let table = Table::new().language(language).open().line(NAMES).line("Ana").say(&plain(Verb::Options));
            table.line("1").asks(Question::Edition).said(&Message::new("ask-edition"))
        };
        for line in ["2", "Der Widerstand"] {
            let table = asked().line(line).asks(Question::Options).say(&plain(Verb::Start));
            assert_eq!(edition(&table.asks(Question::RevealWay).line("1")), "widerstand", "{line}");
        }
        for keeps in [Verb::Cancel, Verb::Undo, Verb::Next] {
            let table = asked().say(&plain(keeps)).asks(Question::Options).say(&plain(Verb::Start));
            assert_eq!(edition(&table), "accessible", "{keeps:?}");
        }
        asked().line("9").asks(Question::Edition);
    }
    let preferences = Preferences { keys: KeyMode::Single, ..Preferences::default() };
    let table = Table::new().preferences(preferences).open().line(NAMES).line("Ana").say(&plain(Verb::Options));
    let table = table.key('1').asks(Question::Edition).key('2').asks(Question::Options).press(Key::Enter).listen();
    assert_eq!(edition(&table.asks(Question::RevealWay).key('1')), "widerstand");
}

#[test]
fn an_edition_for_fewer_or_more_is_refused_at_once() {
    let seven = "Ana, Ben, Cleo, Dan, Eve, Finn, Gina, Hugo, Ida, Jon, Kim, Leo";
    let table = Table::new().open().line(seven).asks(Question::Start).line("edition avalon").asks(Question::Start);
    let fault = Message::new("fault-players").number("found", 12u32).number("fewest", 5u32).number("most", 10u32);
    let said = table.spoken().join(" ");
    assert!(said.contains("12") || said.contains("twelve"), "{said} {fault:?}");
}

#[test]
fn whoever_comes_late_is_seated_before_the_game() {
    let said = [
        (Language::ENGLISH, "Finn joins after Eve"),
        (Language::FRENCH, "Finn arrive après Eve"),
        (Language::GERMAN, "Finn kommt nach Eve"),
    ];
    let six = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    for (language, line) in said {
        let table = Table::new().language(language).open().line(NAMES).asks(Question::Leader);
        let mut table = table.line(line).asks(Question::Leader);
        assert_eq!(table.localizer().names().values(), six, "{line}");
        let table = table.line("Eve").say(&plain(Verb::Start)).asks(SETTING_UP);
        assert_eq!(table.record().unwrap().setup().players, six);
        // Whoever was to lead still leads.
        let first = line.replace("Eve", "Ana");
        let table = Table::new().language(language).open().line(NAMES).line("Ben").asks(Question::Start).line(&first);
        let table = table.asks(Question::Start).say(&plain(Verb::Start)).asks(SETTING_UP);
        let setup = table.record().unwrap().setup().clone();
        assert_eq!(setup.players, ["Ana", "Finn", "Ben", "Cleo", "Dan", "Eve"]);
        assert!(matches!(setup.leader, LeaderChoice::Named(seat) if seat.number() == 3), "{:?}", setup.leader);
        // Among the names.
        let mut table =
            Table::new().language(language).open().line("Ana").line("Eve").line(line).asks(Question::Players);
        assert_eq!(table.localizer().names().values(), ["Ana", "Eve", "Finn"]);
        // After nobody.
        let nobody = line.replace("Eve", "Zoe");
        let mut table = Table::new().language(language).open().line("Ana").line("Ben").line(&nobody);
        assert_eq!(table.localizer().names().values(), ["Ana", "Ben"], "{nobody}");
    }
}

#[test]
fn whoever_told_nothing_but_the_edition_hears_its_characters_and_is_asked() {
    for language in Language::ALL {
        let table = Table::new().language(language).edition("avalon").open().line(NAMES).line("Ana");
        let mut table = table.asks(Question::Start);
        let merlin = table.sentence(&Message::new("agent-merlin"));
        let said = table.spoken().join(" ");
        assert!(said.contains(&merlin), "{merlin} is not in {said}");
        // A line-up can be taken here.
        let table = table.say(&plain(Verb::UsualLineUp)).asks(Question::Start).say(&plain(Verb::Start));
        let table = table.asks(Question::RevealWay).line("1").asks(SETTING_UP);
        let modules = table.record().unwrap().setup().modules;
        assert!(modules.iter().any(|module| module.id() == "percival"), "{modules:?}");
    }
    // Whoever has told more is not asked.
    let told = |table: Table| table.open().line(NAMES).line("Ana").asks(Question::RevealWay);
    told(Table::new().edition("avalon").with("percival"));
    told(Table::new().edition("avalon").line_up("usual"));
}

#[test]
fn in_single_key_mode_zero_takes_a_line_up_before_the_options() {
    let preferences = Preferences { keys: KeyMode::Single, ..Preferences::default() };
    let table = Table::new().preferences(preferences).edition("avalon").open().line(NAMES).line("Ana");
    let table = table.asks(Question::Start).key('0').asks(Question::Start).press(Key::Enter).listen();
    let table = table.key('1');
    assert!(table.record().unwrap().setup().modules.iter().count() > 0);
}
