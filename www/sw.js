// Keeps the site for use without a network, one whole version at a time. This worker is the same for
// all versions: build.json tells which files a version has, each with its hash, and a file with
// another hash is never kept. A page is answered from the version it was opened with, as long as it
// is open; the newest one that is whole is what the next load gets.

const STATE = "rollwise-state";
const CURRENT = "current";
const nameOf = (version) => `rollwise-${version}`;

/** The version each open page belongs to, by the browser's id of it. */
const pages = new Map();

/** Those of them that are still being loaded: the browser names them as open only later. */
const arriving = new Set();

async function readState(key) {
  return (await (await caches.open(STATE)).match(key))?.text();
}

async function writeState(key, text) {
  await (await caches.open(STATE)).put(key, new Response(text));
}

async function fetchOurs(path, integrity) {
  try {
    return await fetch(path, { integrity });
  } catch {
    // The browser's own cache may hold an older version.
    return fetch(path, { integrity, cache: "reload" });
  }
}

/** Keeps the version that is published now. */
async function keepPublished() {
  const response = await fetch("build.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`build.json: ${response.status}`);
  const { version, files } = await response.json();
  if (version === await readState(CURRENT) && await caches.has(nameOf(version))) return;
  const cache = await caches.open(nameOf(version));
  await Promise.all(Object.entries(files).map(async ([path, integrity]) => {
    const file = await fetchOurs(path, integrity);
    if (!file.ok) throw new Error(`${path}: ${file.status}`);
    await cache.put(path, file);
  }));
  await writeState(CURRENT, version);
}

/** One at a time: two pages may ask at once. */
let updating = Promise.resolve();
function update() {
  const result = updating.then(keepPublished);
  updating = result.catch(() => {}).then(dropUnused);
  return result;
}

/** Forgets closed pages, and the versions that no open page belongs to. */
async function dropUnused() {
  const state = await caches.open(STATE);
  const open = new Set((await clients.matchAll({ includeUncontrolled: true, type: "all" })).map(({ id }) => id));
  open.forEach((id) => arriving.delete(id));
  const used = new Set([STATE]);
  for (const { url } of await state.keys()) {
    const key = url.slice(url.lastIndexOf("/") + 1);
    if (key === CURRENT || open.has(key) || arriving.has(key)) used.add(nameOf(await readState(key)));
    else await state.delete(key);
  }
  const unused = (await caches.keys()).filter((name) => name.startsWith("rollwise-") && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The version that an open page belongs to; undefined where none was kept when it was opened. */
const versionOf = async (id) => pages.get(id) ?? readState(id);

/** The version that answers a request, noted for what the answer will ask for in its turn. */
async function versionFor({ request, clientId, resultingClientId }) {
  const own = request.mode === "navigate" ? undefined : await versionOf(clientId);
  const version = own ?? await readState(CURRENT);
  if (resultingClientId && version) {
    pages.set(resultingClientId, version);
    // A page's worker needs no such care: the page that opens it keeps their version.
    if (request.mode === "navigate") arriving.add(resultingClientId);
    // For when the browser puts this worker to sleep.
    await writeState(resultingClientId, version);
  }
  return version;
}

async function answer(event) {
  const version = await versionFor(event);
  const asked = event.request.url.replace(/\/index\.html(?=$|[?#])/, "/");
  const cacheName = version && nameOf(version);
  const kept = cacheName && await caches.match(asked, { cacheName, ignoreSearch: true });
  return kept ?? fetch(event.request);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(update());
});
self.addEventListener("message", (event) => {
  // A page that speaks is there: from now on the browser tells whether it is open.
  arriving.delete(event.source.id);
  if (event.data !== "update") return;
  // Without a network there may still be what another page's asking has brought.
  const tell = async () => {
    const own = await versionOf(event.source.id);
    if (own !== undefined && own !== await readState(CURRENT)) event.source.postMessage("new version");
  };
  event.waitUntil(update().catch(() => {}).then(tell).then(() => updating));
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event));
  }
});
