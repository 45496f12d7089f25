// mdBook takes all pages for English. Those in the folder of another language say so, and a screen reader changes its voice.
document.querySelector("main").lang = location.pathname.match(/\/([a-z][a-z])\/[^/]*$/)?.[1] ?? "en";
