// Whether the page has the newest of all that comes to it by itself, has announced the newest line, and has nothing more of
// what is over than what somebody is in.
const piece = path => fetch(path, { headers: { "X-Narrator": "1" } }).then(answer => answer.text())
  .then(text => new DOMParser().parseFromString(text, "text/html"));
const lines = (place, within) => [...place.querySelectorAll(within)].map(line => line.textContent);
const here = path => lines(document, path).join("\n");
return Promise.all(["/asked", "/table", "/said"].map(piece)).then(([asked, table, said]) => {
  const all = lines(said, "ol > li");
  return asked.querySelector(".prompt").dataset.version === document.querySelector("#asked").lastElementChild.dataset.version
    && lines(table, "li").join("\n") === here("#table > li")
    && all.join("\n").endsWith(here("#said > li"))
    && notes.said.includes(all.at(-1))
    && [...document.querySelectorAll("[data-gone]")].every(part => part.contains(document.activeElement));
});
