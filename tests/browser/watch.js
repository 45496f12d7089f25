// What a page does before somebody who can't see it, noted from its first element on:
// what is said of live regions, what a finger meets, and where the focus goes without anybody having moved it.
(() => {
    const notes = { said: [], moved: [], met: null };
    window.notes = notes;
    const LIVE = "[role=log],[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]";
    const words = (node) => node.textContent.trim().replace(/\s+/g, " ");
    const named = (element) => {
        if (!element || element === document.body || element === document.documentElement) return "nothing";
        return `${element.localName} ${words(element) || element.name || element.id}`.trim();
    };

    // A person moves the focus between pressing and letting go; a tap on a label moves it when it is done.
    let person = false;
    const begins = () => { person = true; };
    const ends = () => { person = false; };
    addEventListener("mousedown", begins, true);
    addEventListener("keydown", begins, true);
    addEventListener("mouseup", ends, true);
    addEventListener("keyup", ends, true);
    addEventListener("click", (event) => {
        if (event.isTrusted && event.target.closest?.("label")) {
            person = true;
            setTimeout(ends);
        }
    }, true);

    // What a finger has met last.
    for (const touch of ["pointerdown", "click"]) addEventListener(touch, (event) => { notes.met = event.target; }, true);

    let focused = null;
    const look = () => {
        const now = document.activeElement ?? document.body;
        if (focused && now !== focused && !person) notes.moved.push(`from ${named(focused)} to ${named(now)}`);
        focused = now;
    };
    addEventListener("focusin", look, true);
    addEventListener("focusout", (event) => { if (!event.relatedTarget) queueMicrotask(look); }, true);

    // What a page begins with is no news.
    let begun = false;
    const observer = new MutationObserver((changes) => {
        for (const change of begun ? changes : []) {
            const target = change.target.nodeType === Node.TEXT_NODE ? change.target.parentElement : change.target;
            if (!target?.closest?.(LIVE)) continue;
            if (change.type === "characterData") notes.said.push(words(target));
            for (const added of change.addedNodes) if (words(added)) notes.said.push(words(added));
        }
        look();
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    addEventListener("DOMContentLoaded", () => {
        observer.takeRecords();
        begun = true;
    });
})();
