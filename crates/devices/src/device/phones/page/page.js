// Pages work without this. It hears news, never moves the focus, and never makes a form anew that somebody is in.
const page = document.body.dataset, words = JSON.parse(page.words);
const at = id => document.getElementById(id);
const [status, said, asked, table, seats, answers, teller] =
  ["status", "said", "asked", "table", "seats", "answers", "teller"].map(at);
const inside = part => part.contains(document.activeElement);
const on = (name, act, early) => document.addEventListener(name, act, early);
const make = (name, text = "") => Object.assign(document.createElement(name), { textContent: text });
const headers = { "X-Narrator": "1" };
// A network that hangs is one that is lost.
const LATE = 8000;
const reach = (path, more) => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), LATE);
  return fetch(path, { headers, signal: stop.signal, ...more });
};
const get = path => reach(path).then(answer => answer.ok ? answer.text() : Promise.reject());
const post = (form, by) => {
  const body = new URLSearchParams(new FormData(form));
  if (by && by.name) body.append(by.name, by.value);
  if (by && form.sure === by.value) body.set("sure", by.value);
  return reach(form.action, { method: "POST", body });
};
// What is answered is a sentence, whoever has answered: it never becomes a part of the page.
const sentence = answer => answer.text().then(text =>
  (answer.headers.get("Content-Type") || "").startsWith("text/plain") ? text.trim() : Promise.reject());

// One announcer: all that is to be heard comes here, one after the other, and goes again. What is answered is heard in any
// case, what is this player's own unless nothing is wanted, and what the table hears if all is.
const [ANSWER, OWN, TABLE] = [0, 1, 2];
const wanted = { all: TABLE, mine: OWN }[page.announces] || ANSWER;
const waiting = [];
let ticking = true;
// What comes sooner after something else, browsers may pass on together with it, and in any order.
const APART = 200, STAYS = 10000;
const tell = text => {
  const line = make("p", text);
  teller.append(line);
  setTimeout(() => line.remove(), STAYS);
  return line;
};
const tick = () => {
  ticking = waiting.length > 0;
  if (!ticking) return;
  const most = document.hidden ? waiting.length : Math.ceil(waiting.length / 10);
  waiting.splice(0, most).forEach(tell);
  setTimeout(tick, APART);
};
const speak = text => {
  if (!page.speech || !window.speechSynthesis) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = document.documentElement.lang;
  speechSynthesis.speak(spoken);
};
const announce = (text, kind) => {
  if (!text || kind > wanted) return;
  waiting.push(text);
  speak(text);
  if (!ticking) setTimeout(tick, 0);
  ticking = true;
};
// What a page begins with is no news, but while it is loaded some browsers tell it as if it were.
addEventListener("load", () => setTimeout(tick, 1000));

// What was said: the newest lines, in rows; all of them are on a page of their own.
const MOST = 30;
const follow = () => { if (said?.closest(".captions")) said.lastElementChild?.scrollIntoView({ block: "end" }); };
// Words of the table in a sentence of this page's language stand between two marks.
const MARKS = /[\u2068\u2069]/;
const marked = row => row.split(MARKS).map((part, at) => at % 2 ? Object.assign(make("span", part), { lang: page.table }) : part);
const add = rows => {
  const line = make("li"), follows = !said.lastElementChild || said.lastElementChild.getBoundingClientRect().top < innerHeight;
  rows.forEach((row, number) => line.append(...number ? [make("br")] : [], ...marked(row)));
  said.append(line);
  while (said.children.length > MOST) said.firstElementChild.remove();
  if (follows) follow();
  announce(rows.join(" ").split(MARKS).join(""), TABLE);
};
addEventListener("load", follow);

// What is secret is on the page only while it is looked at.
const hide = form => {
  const place = at(form.dataset.secret), button = form.querySelector("button");
  if (place) place.textContent = "";
  if (form.line) form.line.remove();
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
  const fails = () => { hide(form); announce(words.unsent, ANSWER); };
  post(form).then(answer => sentence(answer).then(text => {
    if (answer.status === 403) return gone(text);
    if (form.asked !== asked || document.hidden) return;
    place.replaceChildren(...text.split("\n").map(line => make("p", line)));
    form.line = tell(text);
  })).catch(fails);
};
const hideAll = () => document.querySelectorAll("form[data-secret]").forEach(hide);
on("visibilitychange", () => document.hidden ? hideAll() : listen());
addEventListener("pagehide", hideAll);
addEventListener("blur", hideAll);

// What is sent: what becomes of it stands at its form, and is heard. In any case it is known before long whether it went.
const reply = (form, text) => {
  const note = form.querySelector(".sent");
  if (note) note.textContent = text;
  announce(text, ANSWER);
};
const isFault = { 409: "sure", 422: "wrong" };
const send = (form, by) => {
  if (form.busy) return announce(words.sending, ANSWER);
  // A finger that trembles has not been asked whether it is sure.
  if (Date.now() - form.since < 700) return;
  form.busy = true;
  post(form, by).then(answer => sentence(answer).then(text => {
    const { status } = answer;
    if (status === 403) return gone(text);
    [form.sure, form.since] = status === 409 ? [by.value, Date.now()] : [];
    reply(form, text);
    form.querySelector(".sent")?.classList.toggle("fault", status in isFault);
    const title = asked?.lastElementChild.dataset.title;
    if (title && asked.contains(form)) document.title = [words[isFault[status]], title].filter(Boolean).join(" – ");
    if (status === 202 || status === 410) settle(form, by, status === 202 ? words.done : words.over);
    const line = form.querySelector("input[type=text]");
    if (line && !text) line.value = "";
  })).catch(() => reply(form, words.unsent)).then(() => {
    form.busy = false;
    // It was over before it was answered.
    if (form.closest("[data-gone]") && !form.settled) settle(form, by, words.over);
  });
};
// The button that was tapped says what has become of it.
const settle = (form, by, text) => {
  form.settled = text;
  if (!by || by.type !== "submit") return;
  by.setAttribute("aria-disabled", "true");
  by.removeAttribute("aria-pressed");
  by.removeAttribute("aria-expanded");
  by.textContent = text;
};
const act = (form, by) => "secret" in form.dataset ? show(form) : send(form, by);
const ours = form => form && ("secret" in form.dataset || "send" in form.dataset);
// Whoever takes a seat gets another page for it: this one has nothing more to say.
let leaving = false;
addEventListener("pageshow", () => leaving = false);
const isOver = part => part.closest("[data-gone]") || part.closest("form")?.settled;
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

// What is left goes, but never while a finger is down: it would let go of something else.
let down = false;
const left = [];
const clear = () => setTimeout(() => { if (!down) left.splice(0).forEach(old => old.remove()); }, 50);
on("pointerdown", () => down = true, true);
["pointerup", "pointercancel"].forEach(name => on(name, () => { down = false; clear(); }, true));

// What is asked: another prompt takes the place of the one before. If somebody is in that one, it comes after it. Of the one
// before only that part stays that has the focus, until it has it no more; for a moment with all its room, so that nothing
// moves under a finger.
const ROOM = 800;
const over = old => {
  if (old.dataset.gone) return;
  old.dataset.gone = "1";
  const here = document.activeElement, form = here.form || make("form");
  old.style.minHeight = old.offsetHeight + "px";
  setTimeout(() => old.style.minHeight = "", ROOM);
  const counts = form.querySelector("[aria-pressed=true]"), isOpen = !form.busy && !form.settled;
  const note = form.querySelector(".sent"), label = here.labels && here.labels[0];
  for (let part = here; part !== old; part = part.parentNode) {
    for (const other of [...part.parentNode.childNodes]) {
      if (other !== part && other !== label && !(other === note && !isOpen)) other.remove();
    }
  }
  here.setAttribute("aria-disabled", "true");
  if (isOpen) settle(form, here, counts ? words.done : words.over);
  old.addEventListener("focusout", () => {
    left.push(old);
    if (!down) clear();
  });
};
let rule = make("hr");
const take = html => {
  const all = make("div");
  all.innerHTML = html;
  const fresh = all.firstElementChild, before = asked.lastElementChild;
  if (!before || before.dataset.version === fresh.dataset.version) return;
  document.title = fresh.dataset.title;
  at("h-asked").textContent = fresh.dataset.heading;
  const { number, news } = fresh.dataset, same = before.dataset.number === number;
  if (same && number && (inside(before) || before.querySelector("input:checked, .secret:not(:empty)"))) {
    before.dataset.version = fresh.dataset.version;
    before.querySelectorAll("button[aria-pressed]").forEach(button => {
      const twin = fresh.querySelector(`button[aria-pressed][value="${button.value}"]`);
      if (twin) button.setAttribute("aria-pressed", twin.getAttribute("aria-pressed"));
    });
    const [note, other] = [before, fresh].map(prompt => prompt.querySelector(".sent"));
    if (note && other && note.textContent !== other.textContent) note.textContent = other.textContent;
    return;
  }
  // Nobody looks at a card beside the next question.
  if (number && !same) hideAll();
  before.querySelectorAll("form[data-secret]").forEach(hide);
  for (const old of [...asked.children]) inside(old) ? over(old) : old.remove();
  asked.append(fresh);
  // Orca looks for buttons anew only once something has changed right below what it reads in: here, at the very end.
  rule.remove();
  asked.closest("main").append(rule = make("hr"));
  if (same || !number) return;
  announce(news, OWN);
  if (page.vibration && navigator.vibrate) navigator.vibrate(200);
};
if (page.speech && asked?.lastElementChild?.dataset.number) speak(asked.lastElementChild.dataset.news);
const renew = part => html => { if (!inside(part)) part.innerHTML = html; };
const renewSeats = html => {
  const had = seats.querySelector("button");
  renew(seats)(html);
  if (!had && seats.querySelector("button")) announce(words.seats, OWN);
};

// News, each line with its place: after a break they go on where they were.
let [address, place] = page.events.split("after=");
let source = null, heard = 0, lost = 0, stopped = false;
const state = text => {
  if (status.textContent === text) return;
  status.textContent = text;
  announce(text, OWN);
};
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
  const all = make("ol");
  all.innerHTML = html;
  for (const line of [...all.children]) {
    answers.append(line);
    announce(line.textContent, ANSWER);
  }
  answers.dataset.last = newest();
};
const retry = () => {
  if (source) source.close();
  source = null;
  lost = lost || Date.now();
  if (Date.now() - lost > 4000 && !stopped) state(words.lost);
};
// This page is nobody's any more.
const gone = text => {
  page.over = "1";
  if (source) source.close();
  hideAll();
  if (leaving) return;
  const link = Object.assign(make("a", words.start), { href: "/" });
  document.querySelector("main").replaceChildren(make("h1", words.goneTitle), make("p", text), link);
  document.title = words.goneTitle;
  announce(text, ANSWER);
};
const listen = () => {
  if (source || page.over) return;
  heard = Date.now();
  source = new EventSource(address + "after=" + place);
  source.onopen = () => {
    heard = Date.now();
    if (lost && status.textContent) state(words.back);
    lost = 0;
    stopped = false;
  };
  source.onerror = retry;
  source.addEventListener("beat", () => heard = Date.now());
  source.addEventListener("said", event => {
    heard = Date.now();
    if (said && newer(event.lastEventId)) add(event.data.split("\n"));
  });
  news("asked", asked, take);
  news("table", table, renew(table));
  news("seats", seats, renewSeats);
  news("answers", answers, answer, () => "/answers?after=" + (newest() < answers.dataset.last ? 0 : answers.dataset.last));
  source.addEventListener("freed", () => gone(words.gone));
  source.addEventListener("ended", () => {
    stopped = true;
    state(words.ended);
    retry();
  });
};
addEventListener("online", () => { retry(); listen(); });
setInterval(() => {
  if (source && Date.now() - heard > 40000) retry();
  listen();
}, 1500);
listen();
