// Keeps the shell for a moment without network. The network always comes first, so that a new version is seen at
// once and modules never mix; what the service answers (/api, /ws) is never kept.
const CACHE = "tacora-shell-1";
const SHELL = [
  "/", "/manifest.webmanifest", "/static/app.js", "/static/app.css", "/static/table.css",
  "/static/fonts/londrina-solid-900.woff2", "/static/fonts/atkinson-hyperlegible-400.woff2", "/static/fonts/atkinson-hyperlegible-700.woff2",
  "/words/fr.ftl?game=diamant", "/words/es.ftl?game=diamant", "/words/en.ftl?game=diamant",
];
const KEPT = /^\/(static|boards|words)\/|^\/manifest\.webmanifest$/;
const PATIENCE = 2500; // then what is kept will do

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await Promise.allSettled(SHELL.map((url) => cache.add(url)));
      await self.skipWaiting();
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith("tacora-") && name !== CACHE).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(request, request));
});

/** The network's answer, else the kept one. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  const late = new AbortController();
  const kept = await cache.match(key);
  const timer = kept && setTimeout(() => late.abort(), PATIENCE);
  try {
    const response = await fetch(request, { signal: late.signal });
    // One page is the shell of all addresses; only the first is kept under its own name.
    if (response.ok && (request.mode !== "navigate" || new URL(request.url).pathname === "/")) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
