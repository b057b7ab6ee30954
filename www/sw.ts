// Keeps the site for use without a network, one version at a time. This worker is the same for all
// versions: build.json tells which files a version has, each with its hash, and a file with another hash
// is never kept. What belongs to a language has such a list of its own, in the language's folder. What belongs to one game is kept once that game has been opened, or the list of all games;
// but what build.json tells to be kept later only once it has been asked for, and what belongs to one language while that
// is in use.
// A page is answered from the version it was opened with, as long as it is open; the newest one that is
// kept is what the next load gets. What such a page asks for and is not kept, because it is kept later or was lost,
// comes from the network only with the hash that it has in that page's version: each version is kept with its
// build.json. A page for which nothing is kept comes from the network with all that it asks for.

const worker = self as unknown as ServiceWorkerGlobalScope;

/** What the caches of this copy of the site begin with: another one may lie in another folder of the same origin. */
const OURS = `rollwise:${new URL(worker.registration.scope).pathname}:`;
const STATE = `${OURS}state`;
/** The list of a version's files, and that of those of a language. */
const LIST = "build.json";
const listOf = (language: string) => `${language}/${LIST}`;
/** Milliseconds without a byte after which a request is given up. Nothing is kept of it, and the next visit asks again. */
const PATIENCE = 60_000;
/** How many files are asked for at a time. */
const AT_ONCE = 6;
/** The version that is kept. */
const CURRENT = "current";
/** The version that is to be kept, of which some files may be there already. */
const COMING = "coming";
/** The language that is in use. */
const LANGUAGE = "language";
/** The games that have been opened, as a list. */
const OPENED = "opened";
/** The files that are kept only once they have been asked for, and those of them that have been, as lists. */
const LATER = "later";
const ASKED = "asked";
/** What is no page's version. */
const NOTES = [OPENED, LATER, ASKED, LANGUAGE];
/** The version of a page that came from the network, because nothing was kept for it. */
const NOT_KEPT = "";
const nameOf = (version: string) => `${OURS}${version}`;

/** The version each open page belongs to, by the browser's id of it. */
const pages: Map<string, string> = new Map();

/** Those of them that are still being loaded: the browser names them as open only later. */
const arriving: Set<string> = new Set();

/** What is noted by a key; undefined also where the device can't tell. */
async function readState(key: string) {
  try {
    return await (await (await caches.open(STATE)).match(key))?.text();
  } catch {
    return undefined;
  }
}

/** Notes something where there is room for it. A full device must not fail an answer. */
async function writeState(key: string, text: string) {
  try {
    await (await caches.open(STATE)).put(key, new Response(text));
  } catch {
    // What is noted can be found out anew.
  }
}

/** A list that is kept; an empty one where that is no list. */
async function readList(key: string): Promise<string[]> {
  try {
    const list = JSON.parse((await readState(key)) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Adds to a list that is kept, and returns all of it. */
async function addTo(key: string, more: string[]) {
  const all = new Set([...(await readList(key)), ...more]);
  await writeState(key, JSON.stringify([...all]));
  return all;
}

/** Asks the network for all of a file, as long as some of it comes. */
async function ask(path: string, cache: RequestCache) {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  let timer = setTimeout(giveUp, PATIENCE);
  const waitOn = new TransformStream({
    transform(part, rest) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, PATIENCE);
      rest.enqueue(part);
    },
  });
  try {
    const response = await fetch(path, { cache, signal: patience.signal });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const content = await new Response(response.body?.pipeThrough(waitOn)).arrayBuffer();
    return new Response(content, response);
  } finally {
    clearTimeout(timer);
  }
}

/** The hash of a file, as the lists have it. `fetch` compares hashes by itself, but hands over nothing before the end of a file. */
async function hashOf(file: Response) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** @param hash undefined where no list has one: no file fits it */
async function fetchOurs(path: string, hash: string | undefined) {
  const checked = async (cache: RequestCache) => {
    const file = await ask(path, cache);
    if ((await hashOf(file.clone())) !== hash) throw new Error(`${path}: another version`);
    return file;
  };
  // The browser's own cache may hold an older version.
  return checked("default").catch(() => checked("reload"));
}

/**
 * The game that a file belongs to: its name is that of a folder, or begins the name of a file.
 * @param path as seen from the site's top
 */
function gameOf(path: string, games: string[]) {
  const begins = (id: string) => new RegExp(`(^|/)${id}([-._/]|$)`).test(path);
  // One name may begin another.
  return games.filter(begins).sort((one, other) => other.length - one.length)[0];
}

/**
 * The language that a file belongs to: the first folder of its address, or what stands in its name between dots, as in
 * `app/heckmeck.de.js` and `app/heckmeck.de-abc.js`. Undefined for what all share.
 * @param path as seen from the site's top
 */
function languageOf(path: string, languages: string[]) {
  const [, named, folder] = /^(?:app\/[^/.]+\.([^/.-]+)|([^/]+)\/)/.exec(path) ?? [];
  return languages.find((language) => language === (named ?? folder));
}

/** The language in use, as a page has told it; until then the one that pages begin with. */
async function languageInUse(languages: string[]) {
  const wanted = [await readState(LANGUAGE), ...navigator.languages.map((tag) => tag.split("-")[0]), "en"];
  return wanted.find((language) => languages.includes(language ?? "")) ?? "";
}

/**
 * @param url an address of the site
 * @returns the same as seen from the site's top
 */
const pathOf = (url: string) => url.slice(worker.registration.scope.length).replace(/[?#].*/, "");

/** Whether an address is that of the list of games. */
const isList = (path: string, languages: string[]) =>
  path === "" || languages.some((language) => path === `${language}/`);

/** The pages that are open. */
async function openPages() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  return pages.map(({ url }) => pathOf(url).replace(/index\.html$/, ""));
}

/**
 * Notes which games have been opened, and tells all of them.
 * @param games those that there are
 */
const openedGames = (pages: string[], { games, languages }: Build) =>
  addTo(
    OPENED,
    pages.flatMap((path) => {
      const game = gameOf(path, games);
      // Without a game it is the list: whoever looks at that may open any of them.
      return isList(path, languages) ? games : game ? [game] : [];
    }),
  );

interface List {
  later: string[];
  files: Record<string, string>;
}

interface Build extends List {
  version: string;
  games: string[];
  languages: string[];
}

/** The list of a language, which is kept with its version. */
async function keepList({ files }: Build, language: string, cache: Cache): Promise<List> {
  const path = listOf(language);
  const kept = await cache.match(path);
  if (kept) return kept.json();
  const list = await fetchOurs(path, files[path]);
  await cache.put(path, list.clone());
  return list.json();
}

/** Keeps the version that is published now. */
async function keepPublished() {
  const build: Build = await (await ask(LIST, "no-cache")).json();
  const { version, games, languages } = build;
  const pages = await openPages();
  const opened = await openedGames(pages, build);
  const inUse = await languageInUse(languages);
  await writeState(LANGUAGE, inUse);
  await writeState(COMING, version);
  const cache = await caches.open(nameOf(version));
  const own = await keepList(build, inUse, cache);
  const later = [...build.later, ...own.later];
  await writeState(LATER, JSON.stringify(later));
  // The page of a first visit has been opened before there was a worker to hear what it asks for.
  const asked = await addTo(
    ASKED,
    pages.filter((path) => later.includes(path)),
  );
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isKept = (path: string) => kept.has(new URL(path, worker.registration.scope).href);
  const isMissing = (path: string) => {
    const game = gameOf(path, games);
    const isWanted = later.includes(path) ? asked.has(path) : game === undefined || opened.has(game);
    const language = languageOf(path, languages);
    return isWanted && (language === undefined || language === inUse) && !isKept(path);
  };
  await keepFiles(
    Object.entries({ ...build.files, ...own.files }).filter(([path]) => isMissing(path)),
    cache,
  );
  if (!isKept(LIST)) await cache.put(LIST, new Response(JSON.stringify(build)));
  await writeState(CURRENT, version);
}

/**
 * Keeps each file as it comes, so that what has come needs not come again where another one fails.
 * @param files with their hashes
 */
async function keepFiles(files: [string, string][], cache: Cache) {
  const rest = files.values();
  const keepNext = async () => {
    for (const [path, hash] of rest) await cache.put(path, await fetchOurs(path, hash));
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, keepNext));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

/** One at a time: two pages may ask at once. */
let updating = Promise.resolve();

/**
 * Brings what is kept up to date.
 * @param first what is to be noted before
 */
function update(first: () => Promise<void> = async () => {}) {
  const result = updating.then(first).then(keepPublished);
  updating = result.catch(() => {}).then(dropUnused);
  return result;
}

/** Forgets closed pages, and the versions that no open page belongs to and that are not to be kept. */
async function dropUnused() {
  const state = await caches.open(STATE);
  const found = await worker.clients.matchAll({ includeUncontrolled: true, type: "all" });
  const open = new Set(found.map(({ id }) => id));
  for (const id of open) arriving.delete(id);
  const used = new Set([STATE]);
  for (const { url } of await state.keys()) {
    const key = url.slice(url.lastIndexOf("/") + 1);
    if (NOTES.includes(key)) continue;
    if (key === CURRENT || key === COMING || open.has(key) || arriving.has(key))
      used.add(nameOf((await readState(key)) ?? ""));
    else await state.delete(key);
  }
  const unused = (await caches.keys()).filter((name) => name.startsWith(OURS) && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The version that an open page belongs to; undefined where none was kept when it was opened. */
const versionOf = async (id: string) => pages.get(id) ?? readState(id);

/** The version that answers a request, noted for what the answer will ask for in its turn. */
async function versionFor({ request, clientId, resultingClientId }: FetchEvent, asked: string) {
  const isPage = request.mode === "navigate";
  const own = isPage ? undefined : await versionOf(clientId);
  let version = own ?? (await readState(CURRENT));
  if (isPage && version && !(await keptIn(version, asked))) version = NOT_KEPT;
  if (resultingClientId && version !== undefined) {
    pages.set(resultingClientId, version);
    // A page's worker needs no such care: the page that opens it keeps their version.
    if (request.mode === "navigate") arriving.add(resultingClientId);
    // For when the browser puts this worker to sleep.
    await writeState(resultingClientId, version);
  }
  return version;
}

/**
 * A page for which nothing was kept when it was opened shows the version that is kept for it now; but where that has failed,
 * what is kept may be an older one.
 * @param id the page's
 */
async function noteArrival(id: string) {
  if ((await versionOf(id)) === NOT_KEPT) await update();
  if (await versionOf(id)) return;
  const version = await readState(CURRENT);
  if (!version) return;
  pages.set(id, version);
  await writeState(id, version);
}

/** @param asked an address */
const keptIn = (version: string, asked: string) =>
  caches.match(asked, { cacheName: nameOf(version), ignoreSearch: true }).catch(() => undefined);

async function answer(event: FetchEvent) {
  const asked = event.request.url.replace(/\/index\.html(?=$|[?#])/, "/");
  const version = await versionFor(event, asked);
  const kept = version && (await keptIn(version, asked));
  if (kept) return kept;
  const path = pathOf(asked);
  event.waitUntil(noteAsked(path).catch(() => {}));
  const ours = version && (await fileNotKept(event, version, path));
  if (ours) return ours;
  const answered = fetch(event.request);
  return event.request.mode === "navigate" ? answered.catch((error) => pageInstead(version, asked, error)) : answered;
}

/** The list of a version's files; undefined where it has been kept without it. */
async function buildOf(version: string): Promise<Build | undefined> {
  const list = await keptIn(version, new URL(LIST, worker.registration.scope).href);
  return list?.json().catch(() => undefined);
}

/** The hash that a file has in a version; undefined also where the version has been kept without its list. */
async function hashIn(version: string, path: string) {
  const build = await buildOf(version);
  // Versions of before had no languages.
  const language = languageOf(path, build?.languages ?? []);
  if (!build || language === undefined || path === listOf(language)) return build?.files[path];
  const { files } = await keepList(build, language, await caches.open(nameOf(version)));
  return files[path];
}

/**
 * A file of a version of which others are kept, but not this one; undefined where it is none of them. No page gets it of another version. Where it can't be had
 * any more, the page says what is missing, and the next load gets the version that is published now, if that can be kept.
 * That must not wait for the page to ask: without its script it never does.
 */
async function fileNotKept(event: FetchEvent, version: string, path: string) {
  try {
    const hash = await hashIn(version, path);
    return hash && (await fetchOurs(path, hash));
  } catch (error) {
    event.waitUntil(update().catch(() => {}));
    throw error;
  }
}

/**
 * Without a network another page stands in for one that is not kept: the same one in the language that is in use, or else the
 * list, which says which games can be opened.
 * @param version of the page that was asked for
 */
async function pageInstead(version: string | undefined, asked: string, error: Error) {
  const list = worker.registration.scope;
  const known = version || (await readState(CURRENT));
  if (!known) throw error;
  const build = await buildOf(known);
  const language = languageOf(pathOf(asked), build?.languages ?? []);
  const page = new URL(language === undefined ? list : asked.replace(`${list}${language}/`, list));
  if (language !== undefined && (await keptIn(known, page.href))) {
    page.searchParams.set("language", (await readState(LANGUAGE)) ?? "");
    return Response.redirect(page.href, 302);
  }
  if (!(await keptIn(known, list))) throw error;
  return Response.redirect(`${list}?games#away`, 302);
}

/** From now on what belongs to this language is kept. Pages of an earlier version tell none. */
async function noteLanguage(language: string | undefined) {
  if (!language || language === (await readState(LANGUAGE))) return;
  await update(() => writeState(LANGUAGE, language));
}

/** From now on a file is kept that would not have been before it was asked for. */
async function noteAsked(path: string) {
  if (!(await readList(LATER)).includes(path)) return;
  // It is kept also where it was asked for in vain.
  await update(async () => void (await addTo(ASKED, [path])));
}

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(update());
});
worker.addEventListener("activate", (event) => {
  // What the first visit asks for is kept as well.
  event.waitUntil(updating.then(() => worker.clients.claim()));
});
worker.addEventListener("message", (event) => {
  const page = event.source;
  // One that is gone already has nobody to hear an answer.
  if (!(page instanceof Client)) return;
  // A page that speaks is there: from now on the browser tells whether it is open.
  arriving.delete(page.id);
  const [what, language] = String(event.data).split(" ");
  const noted = noteArrival(page.id)
    .then(() => noteLanguage(language))
    .catch(() => {});
  event.waitUntil(noted);
  if (what !== "update") return;
  // Without a network there may still be what another page's asking has brought.
  const tell = async () => {
    const own = await versionOf(page.id);
    if (own && own !== (await readState(CURRENT))) page.postMessage("new version");
  };
  event.waitUntil(
    noted
      .then(() => update())
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
