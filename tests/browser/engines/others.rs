//! The others at a table, whose phones are no browsers: they ask for pages, and send forms.

use std::time::Instant;

use crate::browser::PATIENCE;
use crate::browser::table::Table;
use crate::phones::client::Phone;

/// Somebody else, with a phone that needs no browser.
pub struct Other {
    phone: Phone,
}

impl Other {
    /// Shows the code, and takes the seat with this number.
    pub fn joins(table: &Table, seat: usize) -> Self {
        let mut phone = Phone::new(table.told.rsplit(':').next().unwrap().parse().unwrap());
        phone.post("/code", &[("code", &table.code)]).is(303);
        let form = phone.form("/");
        phone.post("/sit", &[("form", &form), ("seat", &seat.to_string())]).is(303);
        Self { phone }
    }

    /// Knows what is for them alone.
    pub fn knows(&mut self) {
        self.answers("name=\"done\"", ("done", "yes"));
    }

    /// Approves the team.
    pub fn approves(&mut self) {
        self.answers("Approve the team", ("choice", "0"));
    }

    /// Plays Success.
    pub fn succeeds(&mut self) {
        self.answers("Play Success", ("choice", "0"));
    }

    /// Waits until these words are on the page, and answers what is asked there.
    fn answers(&mut self, words: &str, answer: (&str, &str)) {
        // What has come before is no news: it is on the page.
        let mut news = self.phone.events(&self.phone.address("/seat"), None);
        let until = Instant::now() + PATIENCE;
        let mut page = self.phone.get("/seat");
        while !page.body.contains(words) {
            assert!(Instant::now() < until, "{words}: it did not come. There is {}", page.body);
            if news.next().expect("news come").name == "asked" {
                page = self.phone.get("/seat");
            }
        }
        let hidden = |name: &str| page.between(&format!("name=\"{name}\" value=\""), "\"");
        let (form, slip) = (hidden("form"), hidden("slip"));
        self.phone.post("/answer", &[("form", &form), ("slip", &slip), answer]).is(303);
    }
}
