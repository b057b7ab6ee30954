// The worker's end of worker-client.js: what a game's worker.js serves with.

import { pause } from "./pause.js";

/** What a server throws where it could not load what it was to play by. The message tells why. */
export class NotLearned extends Error {}

/** @typedef {import("./worker-client.js").Message} Message */
/** @typedef {import("./worker-client.js").Failure} Failure */

/**
 * What answers a request: it yields ever better answers. Between two of them the worker hears what the page
 * wants next, so a step should take less than about a tenth of a second.
 * @typedef {(...asked: any[]) => Iterable<any> | AsyncIterable<any>} Server
 */

/** What of a worker is needed here. @typedef {Pick<typeof globalThis, "addEventListener" | "postMessage">} Scope */

/**
 * Serves what pages ask, by name.
 * @param {() => Promise<Record<string, Server>>} load has the solver loaded, once; called with the first request
 * @param {Scope} scope the worker's global scope
 */
export function serveWorker(load, scope = globalThis) {
  /** @type {Promise<Record<string, Server>> | null} */
  let loading = null;
  /** @type {Set<number>} requests that have not been dropped */
  const wanted = new Set();

  const tell = (/** @type {Message} */ message) => scope.postMessage(message);

  /** @param {number} request @param {string} name @param {unknown[]} asked */
  async function work(request, name, asked) {
    loading ??= load();
    const servers = await loading.catch((error) => tellOf(request, "load", error));
    if (!servers || !wanted.has(request)) return;
    for await (const value of servers[name](...asked)) {
      tell({ request, value });
      await pause();
      if (!wanted.has(request)) return;
    }
    tell({ request, isLast: true });
  }

  /** @param {number} request @param {Failure["kind"]} kind @param {any} error */
  function tellOf(request, kind, error) {
    tell({ request, failure: { kind, reason: String(error?.message ?? error) } });
  }

  scope.addEventListener("message", ({ data: { request, name, asked, isDropped } }) => {
    if (isDropped) {
      wanted.delete(request);
      return;
    }
    wanted.add(request);
    work(request, name, asked)
      .catch((error) => tellOf(request, error instanceof NotLearned ? "learned" : "answer", error))
      .finally(() => wanted.delete(request));
  });
}
