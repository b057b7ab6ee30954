// Keeps one version of the site for use without a network. The build writes in which files it
// has, each with its hash: a file that is not the one of this version is never kept.

const BUILD = /*BUILD*/ null;
const NAME = `rollwise-${BUILD.version}`;

async function fetchOurs(path) {
  const integrity = BUILD.files[path];
  try {
    return await fetch(path, { integrity });
  } catch {
    // The browser's own cache may hold an older version.
    return fetch(path, { integrity, cache: "reload" });
  }
}

async function keepAll() {
  const cache = await caches.open(NAME);
  await Promise.all(Object.keys(BUILD.files).map(async (path) => {
    const response = await fetchOurs(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  }));
}

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("rollwise-") && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const asked = request.url.replace(/\/index\.html(?=$|[?#])/, "/");
  const kept = await cache.match(asked, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
