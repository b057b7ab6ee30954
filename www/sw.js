// Keeps the site for use without a network, one whole version at a time. This worker is the same for
// all versions: build.json tells which files a version has, each with its hash, and a file with
// another hash is never kept. A page is answered from the version it was opened with, as long as it
// is open; the newest one that is whole is what the next load gets.

const STATE = "rollwise-state";
const CURRENT = "current";
const nameOf = (/** @type {string} */ version) => `rollwise-${version}`;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The version each open page belongs to, by the browser's id of it. @type {Map<string, string>} */
const pages = new Map();

/** Those of them that are still being loaded: the browser names them as open only later. @type {Set<string>} */
const arriving = new Set();

/** @param {string} key */
async function readState(key) {
  return (await (await caches.open(STATE)).match(key))?.text();
}

/** @param {string} key @param {string} text */
async function writeState(key, text) {
  await (await caches.open(STATE)).put(key, new Response(text));
}

/** @param {string} path @param {string} integrity */
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
  /** @type {{ version: string, files: Record<string, string> }} */
  const { version, files } = await response.json();
  if (version === (await readState(CURRENT)) && (await caches.has(nameOf(version)))) return;
  const cache = await caches.open(nameOf(version));
  await Promise.all(
    Object.entries(files).map(async ([path, integrity]) => {
      const file = await fetchOurs(path, integrity);
      if (!file.ok) throw new Error(`${path}: ${file.status}`);
      await cache.put(path, file);
    }),
  );
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
  const found = await worker.clients.matchAll({ includeUncontrolled: true, type: "all" });
  const open = new Set(found.map(({ id }) => id));
  for (const id of open) arriving.delete(id);
  const used = new Set([STATE]);
  for (const { url } of await state.keys()) {
    const key = url.slice(url.lastIndexOf("/") + 1);
    if (key === CURRENT || open.has(key) || arriving.has(key)) used.add(nameOf((await readState(key)) ?? ""));
    else await state.delete(key);
  }
  const unused = (await caches.keys()).filter((name) => name.startsWith("rollwise-") && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The version that an open page belongs to; undefined where none was kept when it was opened. */
const versionOf = async (/** @type {string} */ id) => pages.get(id) ?? readState(id);

/** The version that answers a request, noted for what the answer will ask for in its turn. @param {FetchEvent} event */
async function versionFor({ request, clientId, resultingClientId }) {
  const own = request.mode === "navigate" ? undefined : await versionOf(clientId);
  const version = own ?? (await readState(CURRENT));
  if (resultingClientId && version) {
    pages.set(resultingClientId, version);
    // A page's worker needs no such care: the page that opens it keeps their version.
    if (request.mode === "navigate") arriving.add(resultingClientId);
    // For when the browser puts this worker to sleep.
    await writeState(resultingClientId, version);
  }
  return version;
}

/** A page that was opened before there was this worker shows the version that was kept for it. @param {string} id the page's */
async function noteFirstVisit(id) {
  if (await versionOf(id)) return;
  const version = await readState(CURRENT);
  if (version) await writeState(id, version);
}

/** @param {FetchEvent} event */
async function answer(event) {
  const version = await versionFor(event);
  const asked = event.request.url.replace(/\/index\.html(?=$|[?#])/, "/");
  const kept = version && (await caches.match(asked, { cacheName: nameOf(version), ignoreSearch: true }));
  return kept || fetch(event.request);
}

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(update());
});
worker.addEventListener("message", (event) => {
  const page = event.source;
  // One that is gone already has nobody to hear an answer.
  if (!(page instanceof Client)) return;
  // A page that speaks is there: from now on the browser tells whether it is open.
  arriving.delete(page.id);
  const noted = noteFirstVisit(page.id);
  event.waitUntil(noted);
  if (event.data !== "update") return;
  // Without a network there may still be what another page's asking has brought.
  const tell = async () => {
    const own = await versionOf(page.id);
    if (own !== undefined && own !== (await readState(CURRENT))) page.postMessage("new version");
  };
  event.waitUntil(
    noted
      .then(update)
      .catch(() => {})
      .then(tell)
      .then(() => updating),
  );
});
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(worker.registration.scope)) {
    event.respondWith(answer(event));
  }
});
