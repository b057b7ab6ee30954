// The worker's end of worker-client.ts: what a game's worker.ts serves with.

import { pause } from "./pause.ts";
import { assertSupported, reasonOf } from "./reasons.ts";
import type { Failure, Message } from "./worker-client.ts";

/** What a server throws where it could not load what it was to play by. The message tells why. */
export class NotLearned extends Error {}

/**
 * What answers a request: it yields ever better answers. Between two of them the worker hears what the page
 * wants next, so a step should take less than about a tenth of a second.
 */
export type Server = (...asked: never[]) => Iterable<unknown> | AsyncIterable<unknown>;

/** What of a worker is needed here. */
type Scope = Pick<typeof globalThis, "addEventListener" | "postMessage">;

/**
 * Serves what pages ask, by name.
 * @param load has the solver loaded, once; called with the first request
 * @param scope the worker's global scope
 */
export function serveWorker(load: () => Promise<Record<string, Server>>, scope: Scope = globalThis) {
  let loading: Promise<Record<string, Server>> | null = null;
  /** requests that have not been dropped */
  const wanted: Set<number> = new Set();

  const tell = (message: Message) => scope.postMessage(message);

  async function loadSolver() {
    assertSupported();
    return load();
  }

  async function work(request: number, name: string, asked: unknown[]) {
    loading ??= loadSolver();
    const servers = await loading.catch((error) => tellOf(request, "load", error));
    if (!servers || !wanted.has(request)) return;
    const serve = servers[name];
    if (!serve) throw new RangeError(`nothing serves ${name}`);
    for await (const value of serve(...(asked as never[]))) {
      tell({ request, value });
      await pause();
      if (!wanted.has(request)) return;
    }
    tell({ request, isLast: true });
  }

  function tellOf(request: number, kind: Failure["kind"], error: unknown) {
    tell({ request, failure: { kind, reason: reasonOf(error) } });
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
