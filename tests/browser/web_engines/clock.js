"use strict";
// The clock of the page stands still until time is let pass: then what waits for it is done, each in its order. Who asks for
// anything else of the browser gets it.
(() => {
  const [later, bring, begin] = [setTimeout.bind(window), fetch.bind(window), IDBDatabase.prototype.transaction];
  const waiting = [];
  let [now, open] = [0, 0];
  performance.now = () => now;
  // The page calls it as a method of the window, and those who drive the browser don't.
  window.setTimeout = function (act, after = 0, ...more) {
    return this === window ? waiting.push({ at: now + after, act }) : later(act, after, ...more);
  };
  IDBDatabase.prototype.transaction = function (...asked) {
    const begun = begin.apply(this, asked);
    open += 1;
    for (const end of ["complete", "abort"]) begun.addEventListener(end, () => { open -= 1; });
    return begun;
  };
  window.fetch = async (...asked) => {
    open += 1;
    try {
      const answer = await bring(...asked);
      const text = await answer.text();
      answer.text = async () => text;
      return answer;
    } finally {
      open -= 1;
    }
  };
  // Besides the clock, what is done waits only for what is kept and for what is brought.
  const quiet = async () => { do { await new Promise(done => later(done)); } while (open > 0); };
  const next = () => {
    const first = waiting.reduce((first, one) => first && first.at <= one.at ? first : one, undefined);
    waiting.splice(waiting.indexOf(first), 1);
    now = Math.max(now, first.at);
    first.act();
  };
  // Lets time pass as long as that is so.
  window.passes = async so => {
    await quiet();
    while (so()) {
      if (waiting.length > 0) next();
      await quiet();
    }
    return true;
  };
})();
