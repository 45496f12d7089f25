//! What can be found out about a page without hearing it: axe's rules of WCAG 2.2, and what only we want.

use serde_json::Value;

use super::chromium::{INSTALLED, tell};
use super::phone::Phone;
use crate::project::root;

/// Where ./test puts axe, which is no part of this project.
const AXE: &str = "target/axe/axe.min.js";

/// What is asked of axe, and how its answer is told: a line for each element that breaks a rule. With the colours that
/// somebody has forced, it takes the page's own for them.
const RUN: &str = "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], \
    rules: { 'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } }, resultTypes: ['violations'] }) \
    .then(found => found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${rule.help}: \
    ${node.html.slice(0, 160)} ${node.any.concat(node.all, node.none).map(check => check.message).join(' ')}`)))";

/// Whatever the colours are, words stand out from what is behind them.
const CONTRAST: &str = "[...document.querySelectorAll('body *')].filter(element => element.checkVisibility() && \
    [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())).flatMap(element => { \
    const parts = colour => colour.match(/[\\d.]+/g).map(Number); \
    const light = colour => parts(colour).slice(0, 3).map(part => part / 255) \
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4) \
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0); \
    let behind = element; \
    while (behind && parts(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement; \
    const [ink, paper] = [getComputedStyle(element).color, getComputedStyle(behind ?? document.body).backgroundColor]; \
    const [dark, bright] = [light(ink), light(paper)].sort((one, other) => one - other); \
    const contrast = (bright + 0.05) / (dark + 0.05); \
    return contrast >= 4.5 ? [] : [`too faint: ${element.outerHTML.slice(0, 120)} has ${ink} on ${paper}`]; })";

/// What can be tapped is at least 44 px wide and high; a box or a choice may have that in its label. A link in a line of
/// text is as high as the line.
const TARGETS: &str = "[...document.querySelectorAll('button, input:not([type=hidden]), select, summary, a, textarea')] \
    .filter(element => element.checkVisibility()).flatMap(element => { \
    const boxes = [element, ...element.labels ?? []].map(one => one.getBoundingClientRect()); \
    return boxes.some(box => box.width >= 43.5 && box.height >= 43.5) ? [] : \
    [`too small: ${element.outerHTML.slice(0, 120)} is ${boxes[0].width} by ${boxes[0].height}`]; })";

/// Nothing lies beside the screen, where only somebody who sees it would find it.
const WIDTH: &str = "(wide => wide > innerWidth ? [`wider than the screen: ${wide}, not ${innerWidth}`] : []) \
    (document.scrollingElement.scrollWidth)";

/// Letters have at least 16 px.
const LETTERS: &str = "[...document.querySelectorAll('body *')].filter(element => element.checkVisibility() && \
    [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && \
    parseFloat(getComputedStyle(element).fontSize) < 16).map(element => `too small letters: ${element.outerHTML.slice(0, 120)}`)";

/// axe, if it was fetched.
pub fn axe() -> Option<String> {
    let axe = std::fs::read_to_string(root().join(AXE)).ok();
    if axe.is_none() {
        assert!(std::env::var_os(INSTALLED).is_none(), "{AXE} should be there");
        tell(&format!("skipped in part, for {AXE} is missing, which ./test fetches"));
    }
    axe
}

impl Phone<'_> {
    /// What is wrong with the page, a line each.
    pub fn faults(&self, axe: Option<&str>) -> Vec<String> {
        // Its words may be there before its looks are.
        self.waits_for_truth("document.readyState === 'complete'");
        faults(|expression| self.evaluate(expression), axe)
    }
}

/// What is wrong with a page, a line each, as whatever shows it evaluates it.
pub fn faults(evaluate: impl Fn(&str) -> Value, axe: Option<&str>) -> Vec<String> {
    let mut faults: Vec<String> =
        [CONTRAST, TARGETS, WIDTH, LETTERS].iter().flat_map(|rule| lines(&evaluate(rule))).collect();
    if let Some(axe) = axe {
        if evaluate("typeof axe") != "object" {
            evaluate(&format!("(() => {{ {axe}; }})()"));
        }
        faults.extend(lines(&evaluate(RUN)));
    }
    faults
}

fn lines(found: &Value) -> Vec<String> {
    let found = found.as_array().unwrap_or_else(|| panic!("{found} is no list"));
    found.iter().map(|line| line.as_str().unwrap().replace(char::is_whitespace, " ")).collect()
}
