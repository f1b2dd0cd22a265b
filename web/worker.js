/*
 * Keeps the page of a player's device on the device, so that it can be loaded while the hall is out of reach. It is in
 * charge of `/join` alone, asks nobody but the hall, and keeps nothing that the hall says: only the page's own files,
 * whose list and name the build puts here.
 */
const NAME = '__NAME__';
const FILES = __FILES__;
const PAGE = '/join';
/** A hall that does not answer by then is out of reach. */
const PATIENCE = 3_000;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

async function fill() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

/** Files of earlier builds go. */
async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The hall's own answer if there is one soon: it may be of a newer build. */
async function page(request) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
}

async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

/** With the headers it came with, the content policy among them. */
async function kept(request) {
  return (await caches.open(NAME)).match(request, { ignoreVary: true });
}
