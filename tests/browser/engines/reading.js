// The parts of a page that a screen reader stops at, in their order: each with what is told of it besides its role, and with
// whether it has a name; for these the engine itself is asked. Other words stand for themselves.
// None as long as the page is coming.
if (document.readyState !== "complete") return null;
const NAMED = "h1, h2, h3, section, fieldset, a[href], button, input, select";
const PARTS = `${NAMED}, form, ul, ol`;
const NAMES = "h1, h2, h3, a[href], button, label, legend, select";
const words = text => text.trim().replace(/\s+/g, " ");
const states = part => [
  part.type === "checkbox" || part.type === "radio" ? part.checked ? "checked" : "not checked" : "",
  part.localName === "select" ? `chosen ${part.selectedOptions[0]?.text}` : "",
  part.type === "text" ? `filled with ${part.value || "nothing"}` : "",
  part.disabled || part.ariaDisabled === "true" ? "disabled" : "",
  part.required ? "required" : "",
  ...["pressed", "expanded", "invalid"].map(state => part.getAttribute(`aria-${state}`)?.replace(/^/, `${state} `)),
  (document.getElementById(part.getAttribute("aria-describedby"))?.textContent ?? "").replace(/^(?=.)/, "described as "),
  part === document.activeElement ? "focused" : "",
].filter(Boolean);
// What its role and its name follow from, where that is in itself and in its labels.
const source = part => part.childElementCount > 0 ? null
  : [part.outerHTML, ...[...part.labels ?? []].map(label => label.textContent)].join(" ");
// The words that are to be its name, as soon as the engine has noticed them.
const text = part => part.matches("h1, h2, h3, button:not([aria-label], [aria-labelledby])") ? words(part.textContent) : null;
const isElement = node => node.nodeType === Node.ELEMENT_NODE;
const isShown = node => (isElement(node) ? node : node.parentElement).checkVisibility();
const accept = node => isShown(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
const what = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
const walker = document.createTreeWalker(document.querySelector("main"), what, accept);
const read = [[null, [`page: ${document.title}`]]];
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  if (isElement(node)) {
    // A file that can be chosen has a name of each browser's own.
    if (node.matches(PARTS)) read.push([node, states(node), node.matches(NAMED) && node.type !== "file", source(node), text(node)]);
    if (node.matches("label, legend")) read.push([null, [`${node.localName}: ${words(node.textContent)}`]]);
    if (node.matches("li")) read.push([null, ["listitem"]]);
  } else if (words(node.data) && !node.parentElement.closest(NAMES)) {
    const { lang } = node.parentElement.closest("[lang]");
    read.push([null, [`text: ${words(node.data)}`, ...lang === document.documentElement.lang ? [] : [`in ${lang}`]]]);
  }
}
const teller = document.getElementById("teller");
return teller ? [...read, [teller, [teller.ariaLive], true]] : read;
