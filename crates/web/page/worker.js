// Keeps the page, so that it works without a network. What it keeps, and under which name, is written in when the folder is
// made; a new name is a new version, which takes over when no page of the old one is open any more.
const VERSION = '@version@';
const FILES = ['./', ...'@files@'.split(' ')];

self.addEventListener('install', (event) => {
  // All or nothing: half a version would not begin.
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('narrator-') && name !== VERSION;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.open(VERSION).then((kept) => kept.match(event.request, { ignoreSearch: true })).then((found) => found ?? fetch(event.request)));
});
