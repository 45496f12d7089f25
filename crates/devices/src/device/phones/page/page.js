// Pages work without this. It hears news, never moves the focus, and never makes a form anew that somebody is in.
const page = document.body.dataset;
const at = id => document.getElementById(id);
const [status, said, asked, table, seats, answers] = ["status", "said", "asked", "table", "seats", "answers"].map(at);
const inside = part => part.contains(document.activeElement);
const on = (name, act, early) => document.addEventListener(name, act, early);
const make = name => document.createElement(name);
const headers = { "X-Narrator": "1" };
const get = path => fetch(path, { headers }).then(answer => answer.ok ? answer.text() : Promise.reject());
const post = (form, by) => {
  const filled = new URLSearchParams(new FormData(form));
  if (by && by.name) filled.append(by.name, by.value);
  return fetch(form.action, { method: "POST", body: filled, headers });
};

// What is said: one line after the other, so that each is announced; more at once in a burst.
const waiting = [];
let ticking = true;
const add = rows => {
  const line = make("li");
  rows.forEach((row, number) => line.append(...number ? [make("br"), row] : [row]));
  said.append(line);
  if (page.speech && window.speechSynthesis) {
    const words = new SpeechSynthesisUtterance(rows.join(" "));
    words.lang = document.documentElement.lang;
    speechSynthesis.speak(words);
  }
};
// What comes sooner after something else, browsers may pass on together with it, and in any order.
const APART = 200;
const tick = () => {
  ticking = waiting.length > 0;
  if (!ticking) return;
  const most = document.hidden ? waiting.length : Math.ceil(waiting.length / 10);
  for (const next of waiting.splice(0, most)) typeof next === "string" ? state(next) : add(next);
  setTimeout(tick, APART);
};
// What a page begins with is no news, but while it is loaded some browsers tell it as if it were.
const begin = () => {
  document.querySelectorAll("[role=log]").forEach(log => log.setAttribute("aria-live", "polite"));
  setTimeout(tick, APART);
};
if (document.readyState === "complete") setTimeout(begin, 1000);
else addEventListener("load", () => setTimeout(begin, 1000));
// Sentences that follow quickly stand together, so that none is passed over.
let stated = 0;
const state = text => {
  const soon = Date.now() - stated < 1500;
  if (text || !soon) status.textContent = soon ? `${status.textContent} ${text}` : text;
  stated = Date.now();
};
// The rows of a line, or a sentence for the status.
const say = next => {
  waiting.push(next);
  if (!ticking) setTimeout(tick, 0);
  ticking = true;
};
const unsay = count => {
  for (; count > 0; count--) {
    let last = waiting.length - 1;
    while (typeof waiting[last] === "string") last--;
    if (last >= 0) waiting.splice(last, 1);
    else if (said.lastElementChild) said.lastElementChild.remove();
  }
};

// What is secret is on the page only while it is looked at.
const hide = form => {
  const place = at(form.dataset.secret), button = form.querySelector("button");
  if (place) place.textContent = "";
  if (button && button.shows) {
    button.setAttribute("aria-expanded", "false");
    button.textContent = button.shows;
    button.shows = "";
  }
  form.asked = (form.asked || 0) + 1;
};
const show = form => {
  const place = at(form.dataset.secret), button = form.querySelector("button");
  if (button.shows) return hide(form);
  const asked = form.asked = (form.asked || 0) + 1;
  button.shows = button.textContent;
  button.textContent = button.dataset.hide;
  button.setAttribute("aria-expanded", "true");
  post(form).then(answer => answer.text()).then(text => {
    if (form.asked === asked && !document.hidden) place.innerHTML = text.trim();
  }, () => hide(form));
};
const hideAll = () => document.querySelectorAll("form[data-secret]").forEach(hide);
on("visibilitychange", () => document.hidden ? hideAll() : listen());
addEventListener("pagehide", hideAll);
addEventListener("blur", hideAll);

// What is sent: the answer is one sentence, which stands in the form.
const send = (form, by) => {
  if (form.busy) return;
  form.busy = true;
  const note = form.querySelector(".sent");
  const tell = text => {
    (form.note || note).textContent = text;
    if (form.note) say(text);
  };
  post(form, by).then(answer => answer.text().then(text => {
    text = text.trim();
    if (answer.status === 202) form.told = text;
    tell(text);
    const line = form.querySelector("input[type=text]");
    if (line && !text) line.value = "";
  })).catch(() => tell(page.lost)).then(() => form.busy = false);
};
const act = (form, by) => "secret" in form.dataset ? show(form) : send(form, by);
const ours = form => form && ("secret" in form.dataset || "send" in form.dataset);
// Whoever takes a seat, or frees it, gets another page for it: this one has nothing more to say.
let leaving = false;
addEventListener("pageshow", () => leaving = false);
const isOver = part => part.closest("[data-gone]");
on("submit", event => {
  if (!ours(event.target)) return leaving = true;
  event.preventDefault();
  if (!isOver(event.target)) act(event.target, event.submitter || clicked);
});
// Some phones wait before a tap is a click.
let pressed = null, clicked = null, acted = 0;
on("pointerdown", event => {
  pressed = event.pointerType === "touch" ? event.target.closest("button") : null;
});
on("pointercancel", () => pressed = null);
on("pointerup", event => {
  const button = pressed;
  pressed = null;
  if (!button || event.target.closest("button") !== button || button.type !== "submit" || !ours(button.form) || isOver(button)) return;
  acted = event.timeStamp;
  act(button.form, button);
});
on("click", event => {
  if (isOver(event.target) || acted && event.timeStamp - acted < 700 && event.target.closest("button")) event.preventDefault();
  acted = 0;
  clicked = event.target.closest("button");
}, true);

// What is asked: another prompt takes the place of the one before. If somebody is in that one, it comes after it, and of
// the one before that part stays, with all its room, so that nothing moves under a finger.
const end = old => {
  if (old.dataset.gone) return;
  old.querySelectorAll("form[data-secret]").forEach(hide);
  old.dataset.gone = "1";
  old.style.minHeight = old.offsetHeight + "px";
  const here = document.activeElement, form = here.form || {};
  // What has just been told stays where it is, or it would not be read.
  const told = form.told && form.querySelector(".sent");
  for (let part = here; part !== old; part = part.parentNode) {
    for (const other of [...part.parentNode.childNodes]) if (other !== part && other !== told) other.remove();
  }
  here.setAttribute("aria-disabled", "true");
  const note = form.note = told || make("p"), { over } = old.dataset;
  if (!told) note.textContent = form.busy ? "" : over;
  else if (note.textContent !== form.told) note.textContent = form.told;
  if (here.type === "submit") {
    // Nothing tells any more what was chosen.
    ["aria-pressed", "aria-expanded"].forEach(name => here.removeAttribute(name));
    here.textContent = over;
    if (!told) note.textContent = "";
  }
  if (!told) old.prepend(note);
  old.addEventListener("focusout", () => old.classList.add("left"));
};
let rule = make("hr");
const take = html => {
  const all = make("div");
  all.innerHTML = html;
  const fresh = all.firstElementChild, before = asked.lastElementChild;
  if (!before || before.dataset.version === fresh.dataset.version) return;
  document.title = fresh.dataset.title;
  at("h-asked").textContent = fresh.dataset.heading;
  const same = before.dataset.number === fresh.dataset.number;
  if (same && fresh.dataset.number && (inside(before) || before.querySelector("input:checked, .secret:not(:empty)"))) {
    before.dataset.version = fresh.dataset.version;
    before.querySelectorAll("button[aria-pressed]").forEach(button => {
      const twin = fresh.querySelector(`button[aria-pressed][value="${button.value}"]`);
      if (twin) button.setAttribute("aria-pressed", twin.getAttribute("aria-pressed"));
    });
    const [note, other] = [before, fresh].map(prompt => prompt.querySelector(".sent"));
    if (note && other && note.textContent !== other.textContent) note.textContent = other.textContent;
    return;
  }
  const isIn = inside(asked);
  for (const old of [...asked.children]) {
    if (inside(old)) end(old);
    else if (!isIn || !old.dataset.gone) old.remove();
  }
  asked.append(fresh);
  // Orca looks for buttons anew only once something has changed right below what it reads in: here, at the very end.
  rule.remove();
  asked.closest("main").append(rule = make("hr"));
  if (same) return;
  say(fresh.dataset.number ? fresh.dataset.news : "");
  if (fresh.dataset.number && page.vibration && navigator.vibrate) navigator.vibrate(200);
};
const renew = part => html => { if (!inside(part)) part.innerHTML = html; };

// News, each line with its place: after a break they go on where they were.
let [address, place] = page.events.split("after=");
let source = null, heard = 0, lost = 0;
const newer = id => {
  const [epoch, number] = id.split("-"), [known, last] = place.split("-");
  if (epoch === known && +number <= +last) return false;
  place = id;
  return true;
};
const told = {};
// A piece of the page is fetched once it is another one; of two that come at a time the newer one counts.
const news = (name, part, take, path = () => "/" + name) => part && source.addEventListener(name, event => {
  if (told[name] === event.data) return;
  told[name] = event.data;
  get(path()).then(html => told[name] === event.data && take(html)).catch(() => { delete told[name]; });
});
const newest = () => +told.answers.split("-")[1];
const answer = html => {
  answers.insertAdjacentHTML("beforeend", html.trim());
  answers.dataset.last = newest();
};
const retry = () => {
  if (source) source.close();
  source = null;
  lost = lost || Date.now();
  if (Date.now() - lost > 4000 && status.textContent !== page.lost) status.textContent = page.lost;
};
const listen = () => {
  if (source || page.over) return;
  heard = Date.now();
  source = new EventSource(address + "after=" + place);
  source.onopen = () => {
    heard = Date.now();
    if (lost && status.textContent === page.lost) status.textContent = page.back;
    lost = 0;
  };
  source.onerror = retry;
  source.addEventListener("beat", () => heard = Date.now());
  source.addEventListener("said", event => {
    heard = Date.now();
    if (said && newer(event.lastEventId)) say(event.data.split("\n"));
  });
  source.addEventListener("unsaid", event => { if (said && newer(event.lastEventId)) unsay(+event.data); });
  news("asked", asked, take);
  news("table", table, renew(table));
  news("seats", seats, renew(seats));
  news("answers", answers, answer, () => "/answers?after=" + (newest() < answers.dataset.last ? 0 : answers.dataset.last));
  source.addEventListener("freed", () => {
    page.over = "1";
    source.close();
    hideAll();
    if (!leaving) status.textContent = page.freed;
  });
};
addEventListener("online", () => { retry(); listen(); });
setInterval(() => {
  if (source && Date.now() - heard > 40000) retry();
  listen();
}, 1500);
listen();
