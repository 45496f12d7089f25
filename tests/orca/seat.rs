//! Ana at the page of her phone, with Orca; the others have phones too.

use super::desktop::Desktop;
use super::page::Page;
use crate::browser::table::Table;
use crate::phones::client::Phone;

/// The others, with the numbers of their seats.
const OTHERS: [(&str, &str); 4] = [("Ben", "2"), ("Cleo", "3"), ("Dan", "4"), ("Eve", "5")];

/// What Ana is told of herself.
const SECRET: &str = "You are in the Resistance. You don't know who anyone else is.";

/// One of the others, who is there.
struct Other {
    name: &'static str,
    phone: Phone,
}

impl Other {
    fn sits(table: &Table, name: &'static str, number: &str) -> Self {
        let port = table.address.trim_end_matches('/').rsplit(':').next().unwrap().parse().unwrap();
        let mut phone = Phone::new(port);
        phone.post("/code", &[("code", &table.code)]).is(303);
        let form = phone.form("/");
        phone.post("/sit", &[("form", &form), ("seat", number)]).is(303);
        Self { name, phone }
    }

    /// Answers what is asked.
    fn answers(&mut self, field: &'static str, value: &str) {
        let page = self.phone.get("/seat");
        let (form, prompt) =
            (page.between("name=\"form\" value=\"", "\""), page.between("name=\"slip\" value=\"", "\""));
        self.phone.post("/answer", &[("form", &form), ("slip", &prompt), (field, value)]).is(303);
    }

    /// Every line that was said at the table.
    fn list(&self) -> Vec<String> {
        let page = self.phone.get("/said").between("<ol>", "</ol>");
        let lines = page.split("<li>").skip(1).map(|line| line.trim_end_matches("</li>").replace("&#39;", "'"));
        lines.collect()
    }
}

/// From the code of the table to the end of a mission: by headings, buttons and Tab, and by what is announced.
pub fn plays_by_phone(desktop: &mut Desktop) {
    let mut table = Table::of("accessible", &["--reveal", "earpiece"]);
    let mut page = Page::open(desktop, &table.address, "Table code – Narrator");
    page.press_for("Tab", &["The six-digit code that the narrator says at the table entry required."]);
    page.types(&table.code);
    page.press("Return");
    page.is_loaded("Who are you? – Narrator");
    page.press_for("Tab", &["I am Ana push button."]);
    let began = page.end();
    page.press("Return");
    page.is_loaded("Nothing to do – Ana – Narrator");
    table.hears("Ana is here");
    let mut others = Vec::new();
    for (name, number) in OTHERS {
        others.push(Other::sits(&table, name, number));
        page.hears(&format!("{name} is here"));
    }
    table.types("everything is ready");
    page.hears("Now you'll each learn");
    table.types("start now");
    page.hears("There is something for you alone.");

    page.goes_to_what_is_asked("Ana", "For you alone");
    page.goes_to_button("b", "Show it", "collapsed push button.");
    assert!(!page.said(began).join(" ").contains("You are"), "nothing secret is said unasked");
    page.press_for("Return", &["expanded", SECRET]);
    page.press_for("Tab", &["I know it now push button."]);
    page.press_for("Return", &["Noted."]);
    page.listens();
    others.iter_mut().for_each(|other| other.answers("done", "yes"));
    page.hears_all(&["Round 1: Ana leads", "Ana, take 2 team tokens", "It's your turn."]);

    page.goes_to_what_is_asked("Ana", "It's your turn");
    for name in ["Ana", "Ben"] {
        page.press_for("Tab", &[&format!("{name} check box not checked.")]);
        page.press_for("space", &["checked"]);
    }
    for name in ["Cleo", "Dan", "Eve"] {
        page.press_for("Tab", &[&format!("{name} check box not checked.")]);
    }
    page.press_for("Tab", &["Send push button."]);
    page.press_for(
        "Return",
        &["Proposal 1 for mission 1, by Ana: Ana and Ben.", "Vote on your", "You can vote now."],
    );

    page.goes_to_what_is_asked("Ana", "Vote now");
    page.goes_to_button("b", "Approve the team of Ana and Ben", "toggle button not pressed.");
    page.goes_to_button("b", "Reject the team of Ana and Ben", "toggle button not pressed.");
    page.press_for("Return", &["pressed", "You reject. You can still change it."]);
    page.goes_to_button("shift+b", "Approve the team of Ana and Ben", "toggle button not pressed.");
    page.press_for("Return", &["pressed", "You approve. You can still change it."]);
    // What has been answered can be read again; the buttons of what is asked next are found from there too.
    page.press_for("Down", &["Reject the team of Ana and Ben toggle button not pressed."]);
    page.press_for("Down", &["Take back: the team of Ana and Ben push button."]);
    page.press_for("Down", &["You approve. You can still change it."]);
    page.listens();
    others.iter_mut().for_each(|other| other.answers("choice", "0"));
    let asked =
        ["Vote 1: approved, 5 for, 0 against.", "Ana and Ben, play your mission", "It's time to play your card."];
    page.hears_all(&asked);

    page.goes_to_what_is_asked("Ana", "Play a card now");
    page.goes_to_button("b", "Play Success", "toggle button not pressed.");
    page.press_for("Return", &["pressed", "You play Success. You can still change it."]);
    page.listens();
    others.iter_mut().filter(|other| other.name == "Ben").for_each(|ben| ben.answers("choice", "0"));
    page.hears("Ben, collect the team tokens");
    let list = others[0].list();
    let announced: Vec<String> = page.said(began).into_iter().filter(|said| list.contains(said)).collect();
    assert!(announced.iter().any(|line| line.starts_with("Ben is here")), "{announced:#?}");
    assert_eq!(announced, list[list.len() - announced.len()..], "each is announced once, whole and in order");
}
