//! Elements of the page, made and changed. Text is always text, never markup.

use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use crate::browser::document;

/// A new element.
pub fn new(tag: &str) -> Element {
    document().create_element(tag).unwrap_throw()
}

/// The element with this id, which the page has from the start.
pub fn by_id(id: &str) -> Element {
    document().get_element_by_id(id).unwrap_throw()
}

/// What is built step by step.
pub trait Built {
    /// With an attribute.
    fn with(self, name: &str, value: &str) -> Self;
    /// With this text.
    fn text(self, text: &str) -> Self;
    /// With this inside, after what is there.
    fn and(self, child: &Element) -> Self;
    /// With something that happens when it is pressed.
    fn pressed(self, act: impl FnMut() + 'static) -> Self;
}

impl Built for Element {
    fn with(self, name: &str, value: &str) -> Self {
        self.set_attribute(name, value).unwrap_throw();
        self
    }

    fn text(self, text: &str) -> Self {
        set_text(&self, text);
        self
    }

    fn and(self, child: &Element) -> Self {
        self.append_child(child).unwrap_throw();
        self
    }

    fn pressed(self, mut act: impl FnMut() + 'static) -> Self {
        on(&self, "click", move |_| act());
        self
    }
}

/// Changes the text, unless it is the same: a screen reader would read it once more.
pub fn set_text(element: &Element, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Shows or hides an element.
pub fn show(element: &Element, shown: bool) {
    let _ = if shown { element.remove_attribute("hidden") } else { element.set_attribute("hidden", "") };
}

/// Something that happens each time; it lives as long as the page.
pub fn on(target: &web_sys::EventTarget, event: &str, act: impl FnMut(web_sys::Event) + 'static) {
    let act = Closure::<dyn FnMut(web_sys::Event)>::new(act).into_js_value();
    target.add_event_listener_with_callback(event, act.unchecked_ref()).unwrap_throw();
}

/// Moves the focus, after somebody has pressed what is not there any more.
pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// A button with a name.
pub fn button(name: &str) -> Element {
    new("button").with("type", "button").text(name)
}

/// A labelled box to be ticked.
pub fn tick_box(id: &str, name: &str) -> (Element, HtmlInputElement) {
    let tick: HtmlInputElement = new("input").with("type", "checkbox").with("id", id).unchecked_into();
    let label = new("label").with("for", id).text(name);
    (new("p").with("class", "option").and(&tick).and(&label), tick)
}
