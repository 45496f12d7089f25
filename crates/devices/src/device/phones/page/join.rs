//! The way in: the code of the table, then a seat.

use maud::{Markup, html};

use super::{Live, carried, onward, whole};
use crate::device::phones::text::Text;
use crate::language::Message;

/// Asks for the code, after a fault if there was one.
pub(in crate::device::phones) fn code(text: Text, fault: Option<&Markup>, then: Option<&str>) -> String {
    let heading = text.say("page-name-code");
    let wrong = text.say("page-name-wrong");
    let main = html! {
        h1 { (headed(fault, &wrong, &heading)) }
        @if fault.is_none() { p { (text.say("page-welcome")) } }
        form method="post" action="/code" {
            @if let Some(then) = then { input type="hidden" name="then" value=(then); }
            p.field {
                label for="code" { (text.say("page-name-code-field")) }
                @if let Some(fault) = fault { span.fault #fault { (fault) } }
                input #code name="code" type="text" inputmode="numeric" autocomplete="off" maxlength="20" required
                    aria-invalid=[fault.map(|_| "true")] aria-describedby=[fault.map(|_| "fault")];
            }
            p { button { (text.say("page-name-enter")) } }
        }
    };
    match fault {
        Some(_) => whole(text, &[&wrong, &heading], None, &main),
        None => whole(text, &[&heading], None, &main),
    }
}

/// Goes on to the first page by itself, and by a link where a browser doesn't.
pub(in crate::device::phones) fn going_on(text: Text) -> String {
    let heading = text.say("page-name-going-on");
    let main = html! {
        h1 { (heading) }
        p { a href="/" { (text.say("page-name-enter")) } }
    };
    onward(text, &[&heading], "/", &main)
}

/// A page that is heard from its beginning says first that something is wrong.
fn headed(fault: Option<&Markup>, wrong: &str, heading: &str) -> String {
    if fault.is_some() { format!("{wrong} – {heading}") } else { heading.to_owned() }
}

/// A seat that can be taken, or can't.
pub(in crate::device::phones) struct Place {
    /// Its number, from 1.
    pub number: u8,
    /// Who sits there.
    pub name: String,
    /// Whether a phone has it.
    pub is_taken: bool,
}

/// Lets somebody choose a seat.
pub(in crate::device::phones) fn choice(
    text: Text,
    form: &str,
    (places, table): (&[Place], Text),
    fault: Option<&Markup>,
    live: &Live,
) -> String {
    let heading = text.say("page-name-who");
    let wrong = text.say("page-name-wrong");
    let main = html! {
        h1 { (headed(fault, &wrong, &heading)) }
        @if let Some(fault) = fault { p.fault { (fault) } }
        #seats { (seats(text, form, places, table)) }
        h2 { (text.say("page-name-reading")) }
        p { a href="/captions" { (text.say("page-name-captions-link")) } }
        p #status {}
    };
    match fault {
        Some(_) => whole(text, &[&wrong, &heading], Some(live), &main),
        None => whole(text, &[&heading], Some(live), &main),
    }
}

/// Says that somebody has a phone already, and how the table frees the seat.
pub(in crate::device::phones) fn taken(text: Text, player: &str, table: Text) -> Markup {
    let told = text.tell(&Message::new("page-taken").text("player", player));
    quoted(&told, &text.say("page-name-free-seat"), table, &Message::new("page-name-say-free").text("player", player))
}

/// Says that a code is wrong, and how the table hears the right one.
pub(in crate::device::phones) fn wrong_code(text: Text, table: Text) -> Markup {
    quoted(
        &text.say("page-code-wrong"),
        &text.say("page-name-hear-code"),
        table,
        &Message::new("page-name-say-phones"),
    )
}

/// A sentence, and what is to be said at the table about it, in the table's language.
fn quoted(sentence: &str, say: &str, table: Text, command: &Message) -> Markup {
    html! { (sentence) " " (say) " " span lang=(table.0.code()) { (table.tell(command)) } }
}

/// The seats.
pub(in crate::device::phones) fn seats(text: Text, form: &str, places: &[Place], table: Text) -> Markup {
    html! {
        @if places.is_empty() {
            p { (text.say("page-no-seats")) }
            p { a href="/" { (text.say("page-name-again")) } }
        } @else {
            form method="post" action="/sit" {
                (carried(form))
                // Without marks it is no list to WebKit unless it says so.
                ul.choices role="list" {
                    @for place in places {
                        li {
                            @if place.is_taken {
                                p { (taken(text, &place.name, table)) }
                            } @else {
                                button name="seat" value=(place.number) {
                                    (text.tell(&Message::new("page-name-sit").text("player", &place.name)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
