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
      match: async (asked) => found(storeOf(name), asked),
      put: async (asked, response) => {
        if (isFull) throw new DOMException("no room", "QuotaExceededError");
        const key = asked.startsWith("http") ? asked : asked.includes("/") ? addressOf(asked) : asked;
        storeOf(name).set(key, await response.text());
      },
      keys: async () => [...storeOf(name).keys()].map((key) => ({ url: addressOf(key) })),
      delete: async (asked) => storeOf(name).delete(asked),
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
  vm.runInNewContext(SCRIPT, { self, caches, fetch, Client, Response, URL });
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
  "rollwise-state": { current: "one" },
  "rollwise-one": { [`${SCOPE}heckmeck/`]: "the kept page" },
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
      const caches = cachesOf({ "rollwise-state": { current: "one", opened: garbled, asked: garbled } }, false);
      const worker = start({ caches, fetch: async () => new Response(JSON.stringify(build)) });
      const pending = [];
      worker.listeners.get("install")({ waitUntil: (promise) => pending.push(promise) });
      await Promise.all(pending);
      assert.equal(caches.stores.get("rollwise-state").get("current"), "two");
    });
  }
});
