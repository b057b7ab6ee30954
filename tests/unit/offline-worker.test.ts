/** The service worker on a device that has no room left, or has kept nonsense: it answers from what there is. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import vm from "node:vm";
import { transformSync } from "esbuild";
import { present } from "../typed.ts";

const SCOPE = "https://example.org/site/";
const SOURCE = readFileSync(new URL("../../www/sw.ts", import.meta.url), "utf8");
const SCRIPT = transformSync(SOURCE, { loader: "ts" }).code;

/** Texts by their addresses. */
type Texts = Record<string, string>;
type Store = Map<string, string>;
type Asked = string | URL | { url: string };
type Fetch = (asked: Asked, how: RequestInit) => Promise<Response>;
type Worker = ReturnType<typeof start>;

const urlOf = (asked: Asked) => (typeof asked === "object" && "url" in asked ? asked.url : asked);

/** Caches that hold these texts by cache and address; where the device is full nothing more can be put into them. */
function cachesOf(contents: Record<string, Texts>, isFull: boolean) {
  const addressOf = (asked: Asked) => new URL(urlOf(asked), SCOPE).href;
  const byAddress = (texts: Texts) => new Map(Object.entries(texts).map(([asked, text]) => [addressOf(asked), text]));
  const stores: Map<string, Store> = new Map(Object.entries(contents).map(([name, texts]) => [name, byAddress(texts)]));
  const storeOf = (name: string) => {
    const store: Store = stores.get(name) ?? new Map();
    stores.set(name, store);
    return store;
  };
  const found = (store: Store, asked: Asked) => {
    const text = store.get(addressOf(asked).replace(/[?#].*/, ""));
    return text === undefined ? undefined : new Response(text);
  };
  return {
    stores,
    open: async (name: string) => ({
      match: async (asked: Asked) => found(storeOf(name), asked),
      put: async (asked: Asked, response: Response) => {
        if (isFull) throw new DOMException("no room", "QuotaExceededError");
        storeOf(name).set(addressOf(asked), await response.text());
      },
      keys: async () => [...storeOf(name).keys()].map((url) => ({ url })),
      delete: async (asked: Asked) => storeOf(name).delete(addressOf(asked)),
    }),
    match: async (asked: Asked, { cacheName }: { cacheName: string }) => found(storeOf(cacheName), asked),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

/**
 * Starts the worker, and returns what its listeners are.
 * @param open addresses of the pages that are open, as seen from the site's top
 */
function start(
  caches: ReturnType<typeof cachesOf>,
  fetch: Fetch,
  { languages = ["en-GB"], open = [] as string[] } = {},
) {
  const listeners: Map<string, (event: object) => void> = new Map();
  class Client {
    id = "page";
    postMessage() {}
  }
  const self = {
    registration: { scope: SCOPE },
    clients: { matchAll: async () => open.map((path) => ({ id: path, url: SCOPE + path })), claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  const navigator = { languages };
  const usual = { Response, URL, AbortController, TransformStream, crypto, btoa, setTimeout, clearTimeout };
  vm.runInNewContext(SCRIPT, { self, navigator, caches, fetch, Client, ...usual });
  return { listeners, Client };
}

/** What the browser tells the worker. */
const tell = ({ listeners }: Worker, name: string, event: object) => present(listeners.get(name))(event);

/** What the worker answers to a request, and what it does beside it. */
function answered(worker: Worker, path: string, mode: string, { clientId = "", resultingClientId = "" }) {
  const answers: Promise<Response>[] = [];
  const beside: Promise<unknown>[] = [];
  tell(worker, "fetch", {
    request: { method: "GET", mode, url: SCOPE + path },
    clientId,
    resultingClientId,
    respondWith: (promise: Promise<Response>) => answers.push(promise),
    waitUntil: (promise: Promise<unknown>) => beside.push(promise),
  });
  return { answer: answers[0], beside };
}

/** What the worker answers to a page's being opened. */
const opened = (worker: Worker, path: string) =>
  answered(worker, path, "navigate", { resultingClientId: "next" }).answer;

/** Tells the worker of something, and waits for all that it does then. */
async function told(worker: Worker, name: string, more: object = {}) {
  const pending: Promise<unknown>[] = [];
  tell(worker, name, { ...more, waitUntil: (promise: Promise<unknown>) => pending.push(promise) });
  await Promise.all(pending);
}

/** What a page hears once it has spoken. */
async function spoken(worker: Worker, id: string, data: unknown) {
  const heard: unknown[] = [];
  const source = Object.assign(new worker.Client(), { id, postMessage: (message: unknown) => heard.push(message) });
  await told(worker, "message", { source, data });
  return heard;
}

/** Installs the worker, with all that it keeps. */
const installed = (worker: Worker) => told(worker, "install");

const offline = async () => {
  throw new TypeError("no network");
};

const LANGUAGES = ["de", "en"];
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const hashesOf = (files: Texts) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hashOf(text)]));

/** The lists of the languages by their addresses: theirs is what has their name as a folder or behind a dot. */
const listsOf = (files: Texts): Texts =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const own = Object.entries(files).filter(([path]) => new RegExp(`(^|\\.)${language}[/.-]`).test(path));
      const later = own.map(([path]) => path).filter((path) => path.startsWith(`${language}/`));
      return [`${language}/build.json`, JSON.stringify({ later, files: hashesOf(Object.fromEntries(own)) })];
    }),
  );

/** A version of the site: `files` are texts by their addresses. */
function versionOf(version: string, files: Texts) {
  const lists = listsOf(files);
  const own = Object.values(lists).flatMap((list) => Object.keys(JSON.parse(list).files));
  const others = Object.entries(files).filter(([path]) => !own.includes(path));
  const all = hashesOf({ ...Object.fromEntries(others), ...lists });
  return { version, games: ["heckmeck"], languages: LANGUAGES, later: [], files: all };
}

/** A network that has these files. */
const networkOf =
  (build: object, files: Texts): Fetch =>
  async (asked) => {
    const path = String(urlOf(asked)).replace(SCOPE, "");
    if (path === "build.json") return new Response(JSON.stringify(build));
    const all = { ...files, ...listsOf(files) };
    if (!(path in all)) return new Response("not found", { status: 404 });
    return new Response(all[path]);
  };

const KEPT: Record<string, Texts> = {
  "rollwise:/site/:state": { current: "one" },
  "rollwise:/site/:one": { [`${SCOPE}heckmeck/`]: "the kept page" },
};

describe("a device without room", () => {
  test("opens what it has kept, also without a network", async () => {
    const worker = start(cachesOf(KEPT, true), offline);
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "the kept page");
  });

  test("gets from the network what it has not kept", async () => {
    const worker = start(cachesOf(KEPT, true), async () => new Response("from the network"));
    assert.equal(await (await opened(worker, "rummikub/")).text(), "from the network");
  });
});

const EMPTY = networkOf(versionOf("two", {}), {});

for (const garbled of ["{bad", "5"])
  test(`lists that can't be read are as good as empty: ${garbled}`, async () => {
    const caches = cachesOf({ "rollwise:/site/:state": { current: "one", opened: garbled, asked: garbled } }, false);
    await installed(start(caches, EMPTY));
    assert.equal(caches.stores.get("rollwise:/site/:state")?.get(`${SCOPE}current`), "two");
  });

test("two copies of the site on one origin leave each other's alone", async () => {
  const others = ["rollwise:/other/:one", "rollwise:/other/:state"];
  const other = { [others[0]]: { "https://example.org/other/heckmeck/": "its page" }, [others[1]]: { current: "one" } };
  const caches = cachesOf({ ...other, "rollwise:/site/:zero": {} }, false);
  const worker = start(caches, EMPTY);
  await installed(worker);
  await told(worker, "activate");
  const own = ["rollwise:/site/:state", "rollwise:/site/:two"];
  assert.deepEqual([...caches.stores.keys()].sort(), [...others, ...own]);
});

test("a request that hangs is given up, and the next one is made", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const asked: Asked[] = [];
  const fetch: Fetch = (path, { signal }) => {
    asked.push(path);
    return new Promise((_, refuse) => signal?.addEventListener("abort", () => refuse(new Error("given up"))));
  };
  const worker = start(cachesOf(KEPT, false), fetch);
  for (const nth of [1, 2]) {
    const pending: Promise<unknown>[] = [];
    tell(worker, "install", { waitUntil: (promise: Promise<unknown>) => pending.push(promise) });
    while (asked.length < nth) await new Promise((go) => setImmediate(go));
    context.mock.timers.tick(60_000);
    await assert.rejects(pending[0], /given up/);
  }
});

const SCRIPT_ADDRESS = "app/heckmeck.en.js";
const FIRST: Texts = { "heckmeck/": "page one", [SCRIPT_ADDRESS]: "script one", "icon.svg": "the same" };
const SECOND = { ...FIRST, "heckmeck/": "page two", [SCRIPT_ADDRESS]: "script two" };

/** A device that has kept the first version once, but has lost a file of it; and what a network gives it. */
async function deviceWithout(path: string, fetch: Fetch) {
  const [device, build] = [
    cachesOf({ "rollwise:/site/:state": { opened: '["heckmeck"]' } }, false),
    versionOf("one", FIRST),
  ];
  const network = { fetch: networkOf(build, FIRST) };
  const worker = start(device, (...asked) => network.fetch(...asked));
  await installed(worker);
  present(device.stores.get("rollwise:/site/:one")).delete(SCOPE + path);
  network.fetch = fetch;
  return { worker, device };
}

/** What the open page gets for a file. */
async function fileOf(worker: Worker, path: string) {
  const { answer, beside } = answered(worker, path, "cors", { clientId: "next" });
  const text = await answer.then((response) => response.text()).catch(({ message }: Error) => message);
  await Promise.all(beside);
  return text;
}

describe("a file that a version has lost", () => {
  const published = networkOf(versionOf("two", SECOND), SECOND);

  test("is never one of the version that is published now, which the next load gets", async () => {
    const { worker } = await deviceWithout(SCRIPT_ADDRESS, published);
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "page one");
    assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "app/heckmeck.en.js: another version");
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "page two");
    assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "script two");
  });

  test("is had from the network where it is still the same", async () => {
    const { worker } = await deviceWithout("icon.svg", published);
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "page one");
    assert.equal(await fileOf(worker, "icon.svg"), "the same");
    assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "script one");
  });

  test("takes nothing else away without a network", async () => {
    const { worker } = await deviceWithout("icon.svg", offline);
    for (const _ of ["once", "twice"]) {
      assert.equal(await (await opened(worker, "heckmeck/")).text(), "page one");
      assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "script one");
      assert.equal(await fileOf(worker, "icon.svg"), "no network");
    }
  });

  test("is kept again as long as its version is published", async () => {
    const { worker, device } = await deviceWithout(SCRIPT_ADDRESS, networkOf(versionOf("one", FIRST), FIRST));
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "page one");
    assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "script one");
    assert.deepEqual(await spoken(worker, "next", "update"), []);
    assert.ok(device.stores.get("rollwise:/site/:one")?.has(SCOPE + SCRIPT_ADDRESS));
  });
});

test("a page that came from the network gets nothing of an older version that is kept", async () => {
  // The new version can't be kept: a file of it is not the one it should be.
  const damaged = networkOf(versionOf("two", SECOND), { ...SECOND, "icon.svg": "damaged" });
  const { worker, device } = await deviceWithout("heckmeck/", damaged);
  present(device.stores.get("rollwise:/site/:one")).delete(`${SCOPE}icon.svg`);
  assert.equal(await (await opened(worker, "heckmeck/")).text(), "page two");
  assert.deepEqual(await spoken(worker, "next", "update"), [], "it is newer than what is kept");
  assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "script two");
});

describe("what belongs to a language", () => {
  const shared = ["./", "heckmeck/", "app/heckmeck.css", "app/heckmeck-worker.js", "modules/heckmeck.js"];
  const english = ["app/heckmeck.en.js", "app/heckmeck.en-abc.js"];
  const german = ["app/heckmeck.de.js", "app/heckmeck.de-xyz.js"];
  const pages = ["en/", "en/heckmeck/", "de/", "de/heckmeck/", "de/heckmeck/lab/"];
  const files = Object.fromEntries([...shared, ...english, ...german, ...pages].map((path) => [path, path]));
  const build = versionOf("one", files);

  /** What a device keeps that has been told this, where the browser has these languages and a page is open. */
  async function keptWith(open: string, languages: string[], ...messages: string[]) {
    const caches = cachesOf({ "rollwise:/site/:state": { opened: '["heckmeck"]' } }, false);
    const worker = start(caches, networkOf(build, files), { languages, open: [open] });
    await installed(worker);
    for (const message of messages) await spoken(worker, "next", message);
    const kept = [...present(caches.stores.get("rollwise:/site/:one")).keys()];
    return kept.map((address) => address.replace(SCOPE, "") || "./").filter((path) => !path.endsWith("build.json"));
  }
  const keptAfter = (languages: string[], ...messages: string[]) => keptWith("heckmeck/", languages, ...messages);

  for (const page of ["de/heckmeck/", "de/heckmeck/lab/"])
    test(`is kept with the page by which the first visit came: ${page}`, async () => {
      assert.deepEqual((await keptWith(`${page}#taken=5`, ["de"])).sort(), [...shared, ...german, page].sort());
      const both = [...shared, ...german, ...english, page].sort();
      assert.deepEqual((await keptWith(page, ["en"], "arrived de")).sort(), both);
    });

  test("is kept of the one that the browser prefers, until a page tells", async () => {
    assert.deepEqual((await keptAfter(["de-AT", "en"])).sort(), [...shared, ...german].sort());
    assert.deepEqual((await keptAfter(["pt", "fi"])).sort(), [...shared, ...english].sort());
  });

  test("is kept of the one that is in use", async () => {
    assert.deepEqual((await keptAfter(["de"], "arrived de", "update de")).sort(), [...shared, ...german].sort());
    const both = [...shared, ...german, ...english].sort();
    assert.deepEqual((await keptAfter(["de"], "arrived en")).sort(), both);
    assert.deepEqual((await keptAfter(["de"], "update en")).sort(), both);
  });

  test("is left as it is by a page that tells no language", async () => {
    assert.deepEqual((await keptAfter(["de"], "arrived", "update")).sort(), [...shared, ...german].sort());
  });
});

describe("a game that is not kept, without a network", () => {
  test("is said to be so by the list", async () => {
    const kept = { ...KEPT, "rollwise:/site/:one": { [SCOPE]: "the list" } };
    const answer = await opened(start(cachesOf(kept, false), offline), "rummikub/");
    assert.equal(answer.headers.get("location"), `${SCOPE}?games#away`);
  });

  test("is the browser's to tell of where the list is not kept either", async () => {
    await assert.rejects(opened(start(cachesOf(KEPT, false), offline), "rummikub/"), /no network/);
  });
});

describe("a page that is not kept in a language, without a network", () => {
  const kept = {
    "rollwise:/site/:state": { current: "one", language: "en" },
    "rollwise:/site/:one": {
      [SCOPE]: "the list",
      [`${SCOPE}build.json`]: JSON.stringify(versionOf("one", {})),
      [`${SCOPE}heckmeck/lab/`]: "the Lab",
    },
  };
  const leadsTo = async (path: string) => {
    const answer = await opened(start(cachesOf(kept, false), offline), path);
    return answer.headers.get("location");
  };

  test("is opened in the language that is in use", async () => {
    assert.equal(await leadsTo("de/heckmeck/lab/"), `${SCOPE}heckmeck/lab/?language=en`);
    assert.equal(await leadsTo("de/heckmeck/lab/index.html?help=1"), `${SCOPE}heckmeck/lab/?help=1&language=en`);
  });

  test("is said to be kept in none by the list", async () => {
    assert.equal(await leadsTo("de/heckmeck/"), `${SCOPE}?games#away`);
  });
});

describe("a version that does not come at once", () => {
  const NUMBER = 20;
  const files: Texts = Object.fromEntries(
    Array.from({ length: NUMBER }, (_, nth) => [`app/heckmeck-${nth}.js`, `script ${nth}`]),
  );
  const [before, after] = [versionOf("one", { "heckmeck/": "page one" }), versionOf("two", { ...SECOND, ...files })];
  const published = networkOf(after, { ...SECOND, ...files });
  const pathOf = (asked: Asked) => String(urlOf(asked)).replace(SCOPE, "");
  const isOfVersion = (path: string) => !path.endsWith("build.json");

  /** A device that keeps an earlier version, with a worker that meets a network. */
  async function deviceWithFirst(fetch: Fetch) {
    const caches = cachesOf({ "rollwise:/site/:state": { opened: '["heckmeck"]' } }, false);
    await installed(start(caches, networkOf(before, { "heckmeck/": "page one" })));
    return { caches, worker: start(caches, fetch) };
  }

  test("is asked for six files at a time", async () => {
    let [now, most] = [0, 0];
    const counted: Fetch = async (asked, how) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((go) => setImmediate(go));
      now -= 1;
      return published(asked, how);
    };
    await installed((await deviceWithFirst(counted)).worker);
    assert.equal(most, 6);
  });

  test("comes in pieces, and no piece twice; the one before serves until all is there", async () => {
    const came: string[] = [];
    let left = 0;
    const tired: Fetch = async (asked, how) => {
      const path = pathOf(asked);
      if (!isOfVersion(path)) return published(asked, how);
      left -= 1;
      if (left < 0) throw new TypeError("no network");
      came.push(path);
      return published(asked, how);
    };
    const { caches, worker } = await deviceWithFirst(tired);
    const update = () => spoken(worker, "page", "update");
    for (let tries = 0; came.length < NUMBER + Object.keys(SECOND).length; tries += 1) {
      assert.ok(tries < 5, `${came.length} files after ${tries} tries`);
      assert.equal(await (await opened(worker, "heckmeck/")).text(), "page one");
      left = 5;
      await update();
    }
    assert.deepEqual(
      came.sort(),
      [...Object.keys(files), ...Object.keys(SECOND)].filter((path) => !/\.de\./.test(path)).sort(),
    );
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "page two");
    await update();
    assert.ok(caches.stores.has("rollwise:/site/:two"));
  });

  test("is waited for as long as some of it comes", async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const text = SECOND[SCRIPT_ADDRESS];
    const letters = [...text];
    const slow: Fetch = async (asked, how) => {
      if (pathOf(asked) !== SCRIPT_ADDRESS) return published(asked, how);
      const body = new ReadableStream(
        {
          start: (to) => how.signal?.addEventListener("abort", () => to.error(new Error("given up"))),
          pull(to) {
            context.mock.timers.tick(50_000);
            const letter = letters.shift();
            if (letter === undefined) to.close();
            else to.enqueue(new TextEncoder().encode(letter));
          },
        },
        { highWaterMark: 0 },
      );
      return new Response(body);
    };
    const { caches, worker } = await deviceWithFirst(slow);
    await installed(worker);
    assert.equal(caches.stores.get("rollwise:/site/:two")?.get(SCOPE + SCRIPT_ADDRESS), text);
  });
});
