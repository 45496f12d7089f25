//! Captions: everything that the table hears, large, or in rows for a Braille display.

use maud::{Markup, html};

use super::{Live, announces_fields, carried, rows, switch, whole, words_fields};
use crate::device::phones::clients::Taste;
use crate::device::phones::text::Text;
use crate::device::rows::in_rows;

/// How many cells a row has.
const CELLS: u32 = 40;

/// A line as it is shown: in rows, if that is wanted.
pub(in crate::device::phones) fn shown(line: &str, taste: &Taste) -> String {
    // Two cells stay free behind a row, so it is given two more: nothing else stands in it.
    in_rows(line, if taste.rows { CELLS + 2 } else { 0 })
}

/// The page of captions.
pub(in crate::device::phones) fn captions(text: Text, form: &str, said: &[String], live: &Live) -> String {
    let heading = text.say("page-name-captions");
    let main = html! {
        h1 { (heading) }
        p #status {}
        .captions.rows[live.taste.rows] {
            // Without marks it is no list to WebKit unless it says so.
            ol #said role="list" { @for line in said { (point(line, live)) } }
        }
        section aria-labelledby="h-settings" {
            h2 #h-settings { (text.say("page-name-settings")) }
            form method="post" action="/settings" {
                (carried(form))
                input type="hidden" name="then" value="captions";
                (words_fields(text, live.taste))
                (announces_fields(text, live.taste))
                (switch("rows", &text.say("page-name-rows"), live.taste.rows))
                (switch("speech", &text.say("page-name-speech"), live.taste.speech))
                p { button { (text.say("page-name-save")) } }
            }
            p { a href="/said" { (text.say("page-name-all-said")) } }
            p { a href="/" { (text.say("page-name-back")) } }
        }
    };
    whole(text, &[&heading], Some(live), &main)
}

fn point(line: &str, live: &Live) -> Markup {
    html! { li { (rows(shown(line, live.taste).lines(), live.table)) } }
}
