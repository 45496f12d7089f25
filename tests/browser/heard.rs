//! A page as a screen reader tells it: what is in the browser's accessibility tree, in reading order, a line each.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

/// Something on a page that a screen reader stops at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// What it is, as ARIA calls it; `text` if it is nothing but words.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// What is told besides: `checked`, `level 2`.
    pub states: Vec<String>,
    /// How deep it lies in other ones.
    depth: usize,
    /// The browser's number for it.
    pub node: i64,
}

impl Element {
    /// Whether that is told of it.
    pub fn is(&self, state: &str) -> bool {
        self.states.iter().any(|other| other == state)
    }
}

/// A page as it is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    pub elements: Vec<Element>,
}

/// Around these a screen reader says nothing; what is in them counts.
const SILENT: [&str; 9] = [
    "none",
    "generic",
    "paragraph",
    "LabelText",
    "InlineTextBox",
    "LineBreak",
    "ListMarker",
    "DescriptionListDetail",
    "LayoutTable",
];

/// The words in these are their names.
const NAMED_BY_CONTENT: [&str; 12] = [
    "button",
    "checkbox",
    "columnheader",
    "DisclosureTriangle",
    "heading",
    "Legend",
    "link",
    "MenuListOption",
    "option",
    "radio",
    "rowheader",
    "switch",
];

/// What a field says of itself.
const FIELDS: [&str; 4] = ["textbox", "searchbox", "spinbutton", "combobox"];

impl Heard {
    /// What `Accessibility.getFullAXTree` has answered.
    pub fn of(tree: &Value) -> Self {
        let nodes: Vec<&Value> = tree["nodes"].as_array().into_iter().flatten().collect();
        let numbered: BTreeMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, *node))).collect();
        let mut heard = Self { elements: Vec::new() };
        if let Some(root) = nodes.iter().find(|node| node["parentId"].is_null()) {
            heard.add(root, &numbered, 0, false);
        }
        heard
    }

    fn add(&mut self, node: &Value, numbered: &BTreeMap<&str, &Value>, depth: usize, named: bool) {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        let told = !node["ignored"].as_bool().unwrap_or_default() && !SILENT.contains(&role);
        let words = role == "StaticText";
        let name = node["name"]["value"].as_str().unwrap_or_default().trim().replace(char::is_whitespace, " ");
        let mut inner = (depth, named);
        if words && (named || name.is_empty()) {
            return;
        }
        if told {
            let role = match role {
                "StaticText" => "text",
                "RootWebArea" => "page",
                other => other,
            };
            let node_number = node["backendDOMNodeId"].as_i64().unwrap_or_default();
            self.elements.push(Element {
                role: role.to_owned(),
                name,
                states: states(node),
                depth,
                node: node_number,
            });
            inner = (depth + 1, NAMED_BY_CONTENT.contains(&role) || FIELDS.contains(&role));
        }
        for child in node["childIds"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if let Some(child) = numbered.get(child) {
                self.add(child, numbered, inner.0, inner.1);
            }
        }
    }

    /// The first element with this role whose name begins so, and that can be used.
    pub fn find(&self, role: &str, name: &str) -> Option<&Element> {
        self.all(role).find(|element| element.name.starts_with(name) && !element.is("disabled"))
    }

    /// Everything with this role.
    pub fn all<'a>(&'a self, role: &str) -> impl Iterator<Item = &'a Element> {
        let role = role.to_owned();
        self.elements.iter().filter(move |element| element.role == role)
    }

    /// What lies in the first element with this role whose name begins so.
    pub fn inside(&self, role: &str, name: &str) -> &[Element] {
        let Some(at) =
            self.elements.iter().position(|element| element.role == role && element.name.starts_with(name))
        else {
            return &[];
        };
        let inside = &self.elements[at + 1..];
        let length = inside.iter().take_while(|element| element.depth > self.elements[at].depth).count();
        &inside[..length]
    }

    /// The title of the page.
    pub fn title(&self) -> &str {
        self.elements.first().map_or("", |page| &page.name)
    }

    /// Everything, a line each, as it is kept.
    pub fn text(&self) -> String {
        text(&self.elements)
    }

    /// The same without what lies in the first element with this role.
    pub fn text_without(&self, role: &str) -> String {
        let inside: Vec<i64> = self.inside(role, "").iter().map(|element| element.node).collect();
        let others = self.elements.iter().filter(|element| !inside.contains(&element.node));
        text(&others.cloned().collect::<Vec<_>>())
    }

    /// The same of what lies in the first element with this role whose name begins so.
    pub fn text_inside(&self, role: &str, name: &str) -> String {
        text(self.inside(role, name))
    }
}

fn text(elements: &[Element]) -> String {
    let least = elements.iter().map(|element| element.depth).min().unwrap_or_default();
    elements.iter().fold(String::new(), |mut text, Element { role, name, states, depth, .. }| {
        let _ = write!(text, "{:width$}{role}", "", width = 2 * (depth - least));
        if !name.is_empty() {
            let _ = write!(text, ": {name}");
        }
        for state in states {
            let _ = write!(text, ", {state}");
        }
        text.push('\n');
        text
    })
}

/// What is told of an element besides its role and name.
fn states(node: &Value) -> Vec<String> {
    let mut states = Vec::new();
    for property in node["properties"].as_array().into_iter().flatten() {
        let (name, value) = (property["name"].as_str().unwrap_or_default(), &property["value"]["value"]);
        let word = value.as_str().unwrap_or_default();
        match name {
            "level" if node["role"]["value"] == "heading" => states.push(format!("level {value}")),
            "checked" | "pressed" => states.push(match word {
                "true" => name.to_owned(),
                "mixed" => format!("partly {name}"),
                _ => format!("not {name}"),
            }),
            "expanded" => states.push(if value == true { "open" } else { "closed" }.to_owned()),
            "invalid" if word != "false" => states.push("wrong".to_owned()),
            "live" if word != "off" => states.push(word.to_owned()),
            "disabled" | "required" | "selected" | "readonly" | "busy" | "modal" | "multiline" if value == true => {
                states.push(name.to_owned());
            }
            _ => {}
        }
    }
    let described = node["description"]["value"].as_str().filter(|words| !words.is_empty());
    states.extend(described.map(|words| format!("described as {words}")));
    let field = node["role"]["value"].as_str().is_some_and(|role| FIELDS.contains(&role));
    let filled = node["value"]["value"].as_str().filter(|words| field && !words.is_empty());
    states.extend(filled.map(|words| format!("filled with {words}")));
    states
}
