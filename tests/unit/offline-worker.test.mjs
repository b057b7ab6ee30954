/** The service worker on a device that has no room left, or has kept nonsense: it answers from what there is. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import vm from "node:vm";

const SCOPE = "https://example.org/site/";
const SCRIPT = readFileSync(new URL("../../www/sw.js", import.meta.url), "utf8");

/** Caches that hold these texts by cache and address; where the device is full nothing more can be put into them. */
function cachesOf(contents, isFull) {
  const stores = new Map(Object.entries(contents).map(([name, texts]) => [name, new Map(Object.entries(texts))]));
  const storeOf = (name) => {
    if (!stores.has(name)) stores.set(name, new Map());
    return stores.get(name);
  };
  const addressOf = (asked) => new URL(asked, SCOPE).href;
  const found = (store, asked) => {
    const text = store.get(addressOf(asked).replace(/[?#].*/, "")) ?? store.get(asked);
    return text === undefined ? undefined : new Response(text);
  };
  return {
    stores,
    open: async (name) => ({
      match: async (asked) => found(storeOf(name), asked.url ?? asked),
      put: async (request, response) => {
        if (isFull) throw new DOMException("no room", "QuotaExceededError");
        const asked = request.url ?? request;
        const key = asked.startsWith("http") ? asked : asked.includes("/") ? addressOf(asked) : asked;
        storeOf(name).set(key, await response.text());
      },
      keys: async () => [...storeOf(name).keys()].map((key) => ({ url: addressOf(key) })),
      delete: async (asked) => storeOf(name).delete(asked.url ?? asked),
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

/** What the worker answers to a page's being opened. */
function opened({ listeners }, path) {
  let answer;
  listeners.get("fetch")({
    request: { method: "GET", mode: "navigate", url: SCOPE + path },
    clientId: "",
    resultingClientId: "next",
    respondWith: (promise) => {
      answer = promise;
    },
    waitUntil: () => {},
  });
  return answer;
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
      const pending = [];
      worker.listeners.get("install")({ waitUntil: (promise) => pending.push(promise) });
      await Promise.all(pending);
      assert.equal(caches.stores.get("rollwise:/site/:state").get("current"), "two");
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
    const pending = [];
    worker.listeners.get("install")({ waitUntil: (promise) => pending.push(promise) });
    await Promise.all(pending);
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
  const fetch = (path, { signal }) => {
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
