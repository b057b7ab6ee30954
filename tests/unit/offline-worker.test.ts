/** The service worker on a device that has no room left, or has kept nonsense: it answers from what there is. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import vm from "node:vm";
import { transformSync } from "esbuild";

const SCOPE = "https://example.org/site/";
const SOURCE = readFileSync(new URL("../../www/sw.ts", import.meta.url), "utf8");
const SCRIPT = transformSync(SOURCE, { loader: "ts" }).code;

/** Caches that hold these texts by cache and address; where the device is full nothing more can be put into them. */
function cachesOf(contents, isFull) {
  const addressOf = (asked) => new URL(asked.url ?? asked, SCOPE).href;
  const byAddress = (texts) => new Map(Object.entries(texts).map(([asked, text]) => [addressOf(asked), text]));
  const stores = new Map(Object.entries(contents).map(([name, texts]) => [name, byAddress(texts)]));
  const storeOf = (name) => {
    if (!stores.has(name)) stores.set(name, new Map());
    return stores.get(name);
  };
  const found = (store, asked) => {
    const text = store.get(addressOf(asked).replace(/[?#].*/, ""));
    return text === undefined ? undefined : new Response(text);
  };
  return {
    stores,
    open: async (name) => ({
      match: async (asked) => found(storeOf(name), asked),
      put: async (asked, response) => {
        if (isFull) throw new DOMException("no room", "QuotaExceededError");
        storeOf(name).set(addressOf(asked), await response.text());
      },
      keys: async () => [...storeOf(name).keys()].map((url) => ({ url })),
      delete: async (asked) => storeOf(name).delete(addressOf(asked)),
    }),
    match: async (asked, { cacheName }) => found(storeOf(cacheName), asked),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
  };
}

/** Starts the worker, and returns what its listeners are. */
function start({ caches, fetch }) {
  const listeners = new Map();
  class Client {
    id = "page";
    postMessage() {}
  }
  const self = {
    registration: { scope: SCOPE },
    clients: { matchAll: async () => [], claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (name, listener) => listeners.set(name, listener),
  };
  vm.runInNewContext(SCRIPT, { self, caches, fetch, Client, Response, URL, AbortController, setTimeout, clearTimeout });
  return { listeners, Client };
}

/** What the worker answers to a request, and what it does beside it. */
function answered({ listeners }, { path, clientId = "", resultingClientId = "", mode }) {
  let answer;
  const beside = [];
  listeners.get("fetch")({
    request: { method: "GET", mode, url: SCOPE + path },
    clientId,
    resultingClientId,
    respondWith: (promise) => {
      answer = promise;
    },
    waitUntil: (promise) => beside.push(promise),
  });
  return { answer, beside };
}

/** What the worker answers to a page's being opened. */
const opened = (worker, path: string) => answered(worker, { path, mode: "navigate", resultingClientId: "next" }).answer;

/** What a page hears once it has spoken. */
async function spoken({ listeners, Client }, id, data) {
  const heard = [];
  const source = Object.assign(new Client(), { id, postMessage: (message) => heard.push(message) });
  const pending = [];
  listeners.get("message")({ source, data, waitUntil: (promise) => pending.push(promise) });
  await Promise.all(pending);
  return heard;
}

/** Installs the worker, with all that it keeps. */
async function installed({ listeners }) {
  const pending = [];
  listeners.get("install")({ waitUntil: (promise) => pending.push(promise) });
  await Promise.all(pending);
}

const offline = async () => {
  throw new TypeError("no network");
};

const KEPT = {
  "rollwise:/site/:state": { current: "one" },
  "rollwise:/site/:one": { [`${SCOPE}heckmeck/`]: "the kept page" },
};

describe("a device without room", () => {
  test("opens what it has kept, also without a network", async () => {
    const worker = start({ caches: cachesOf(KEPT, true), fetch: offline });
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "the kept page");
  });

  test("gets from the network what it has not kept", async () => {
    const worker = start({ caches: cachesOf(KEPT, true), fetch: async () => new Response("from the network") });
    assert.equal(await (await opened(worker, "rummikub/")).text(), "from the network");
  });
});

describe("lists that can't be read", () => {
  const build = { version: "two", games: ["heckmeck"], later: [], files: {} };

  for (const garbled of ["{bad", "5"]) {
    test(`are as good as empty: ${garbled}`, async () => {
      const caches = cachesOf({ "rollwise:/site/:state": { current: "one", opened: garbled, asked: garbled } }, false);
      const worker = start({ caches, fetch: async () => new Response(JSON.stringify(build)) });
      await installed(worker);
      assert.equal(caches.stores.get("rollwise:/site/:state").get(`${SCOPE}current`), "two");
    });
  }
});

describe("two copies of the site on one origin", () => {
  const build = { version: "two", games: [], later: [], files: {} };
  const other = {
    "rollwise:/other/:state": { current: "one" },
    "rollwise:/other/:one": { "https://example.org/other/heckmeck/": "the other's page" },
  };

  test("leave each other's alone", async () => {
    const caches = cachesOf({ ...other, "rollwise:/site/:zero": {} }, false);
    const worker = start({ caches, fetch: async () => new Response(JSON.stringify(build)) });
    await installed(worker);
    const pending = [];
    worker.listeners.get("activate")({ waitUntil: (promise) => pending.push(promise) });
    await Promise.all(pending);
    assert.deepEqual([...caches.stores.keys()].sort(), [
      "rollwise:/other/:one",
      "rollwise:/other/:state",
      "rollwise:/site/:state",
      "rollwise:/site/:two",
    ]);
  });

  test("take over of what they once shared each its own part", async () => {
    const shared = {
      "rollwise-state": { [`${SCOPE}page`]: "one", "https://example.org/other/page": "one" },
      "rollwise-one": { [`${SCOPE}heckmeck/`]: "ours", "https://example.org/other/heckmeck/": "theirs" },
    };
    const caches = cachesOf(shared, false);
    const worker = start({ caches, fetch: offline });
    const pending = [];
    worker.listeners.get("activate")({ waitUntil: (promise) => pending.push(promise) });
    await Promise.all(pending);
    assert.deepEqual([...caches.stores.get("rollwise:/site/:one").values()], ["ours"]);
    assert.deepEqual([...caches.stores.get("rollwise-one").values()], ["theirs"]);
    assert.equal(caches.stores.get("rollwise:/site/:state").get(`${SCOPE}page`), "one");
  });
});

test("a request that hangs is given up, and the next one is made", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  const fetch = (path: string, { signal }) => {
    asked.push(path);
    return new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(new Error("given up"))));
  };
  const worker = start({ caches: cachesOf(KEPT, false), fetch });
  for (const nth of [1, 2]) {
    let installed;
    worker.listeners.get("install")({
      waitUntil: (promise) => {
        installed = promise;
      },
    });
    while (asked.length < nth) await new Promise((go) => setImmediate(go));
    context.mock.timers.tick(60_000);
    await assert.rejects(installed, /given up/);
  }
});

/** A version of the site, with what it kept of it: `files` are texts by their addresses. */
const versionOf = (version, files) => ({
  version,
  games: ["heckmeck"],
  later: [],
  files: Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, `sha256-${createHash("sha256").update(text).digest("base64")}`]),
  ),
});

/** A network that has these files, and refuses those with another hash than is asked for, as a browser does. */
const networkOf = (build, files) => async (asked, how) => {
  const path = (asked.url ?? asked).replace(SCOPE, "");
  if (path === "build.json") return new Response(JSON.stringify(build));
  if (!(path in files)) return new Response("not found", { status: 404 });
  if (how?.integrity && how.integrity !== versionOf("", files).files[path]) throw new TypeError(`integrity: ${path}`);
  return new Response(files[path]);
};

const SCRIPT_ADDRESS = "app/heckmeck.js";
const FIRST = { "heckmeck/": "page one", [SCRIPT_ADDRESS]: "script one", "icon.svg": "the same" };
const SECOND = { ...FIRST, "heckmeck/": "page two", [SCRIPT_ADDRESS]: "script two" };

/** A device that has kept the first version once, but has lost a file of it; and what a network gives it. */
async function deviceWithout(path: string, fetch) {
  const [device, build] = [
    cachesOf({ "rollwise:/site/:state": { opened: '["heckmeck"]' } }, false),
    versionOf("one", FIRST),
  ];
  const network = { fetch: networkOf(build, FIRST) };
  const worker = start({ caches: device, fetch: (...asked) => network.fetch(...asked) });
  await installed(worker);
  device.stores.get("rollwise:/site/:one").delete(SCOPE + path);
  network.fetch = fetch;
  return { worker, device };
}

/** What the open page gets for a file. */
async function fileOf(worker, path: string) {
  const { answer, beside } = answered(worker, { path, mode: "cors", clientId: "next" });
  const text = await answer.then((response) => response.text()).catch(({ message }) => message);
  await Promise.all(beside);
  return text;
}

describe("a file that a version has lost", () => {
  const published = networkOf(versionOf("two", SECOND), SECOND);

  test("is never one of the version that is published now, which the next load gets", async () => {
    const { worker } = await deviceWithout(SCRIPT_ADDRESS, published);
    assert.equal(await (await opened(worker, "heckmeck/")).text(), "page one");
    assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "integrity: app/heckmeck.js");
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
    assert.ok(device.stores.get("rollwise:/site/:one").has(SCOPE + SCRIPT_ADDRESS));
  });
});

test("a page that came from the network gets nothing of an older version that is kept", async () => {
  // The new version can't be kept: a file of it is not the one it should be.
  const damaged = networkOf(versionOf("two", SECOND), { ...SECOND, "icon.svg": "damaged" });
  const { worker, device } = await deviceWithout("heckmeck/", damaged);
  device.stores.get("rollwise:/site/:one").delete(`${SCOPE}icon.svg`);
  const { answer } = answered(worker, { path: "heckmeck/", mode: "navigate", resultingClientId: "next" });
  assert.equal(await (await answer).text(), "page two");
  assert.deepEqual(await spoken(worker, "next", "update"), [], "it is newer than what is kept");
  assert.equal(await fileOf(worker, SCRIPT_ADDRESS), "script two");
});

describe("a game that is not kept, without a network", () => {
  test("is said to be so by the list", async () => {
    const kept = { ...KEPT, "rollwise:/site/:one": { [SCOPE]: "the list" } };
    const answer = await opened(start({ caches: cachesOf(kept, false), fetch: offline }), "rummikub/");
    assert.equal(answer.headers.get("location"), `${SCOPE}?games#away`);
  });

  test("is the browser's to tell of where the list is not kept either", async () => {
    await assert.rejects(opened(start({ caches: cachesOf(KEPT, false), fetch: offline }), "rummikub/"), /no network/);
  });
});
