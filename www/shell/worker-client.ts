// Has a game's solver work beside the page, in the module worker `app/<id>-worker.js`. What it is asked may
// be answered more than once, each time better. The other end is serve-worker.js.

import { siteUrl } from "./site.js";

/**
 * Why there is no answer: the worker itself failed, or could not be loaded ("worker"); its solver could not
 * be loaded ("load"); what the solver has learned, and is to play by, could not be loaded ("learned"); or the solver
 * refused what it was asked, or failed ("answer").
 * @typedef {{ kind: "worker" | "load" | "learned" | "answer", reason: string }} Failure
 */

/**
 * Who waits for answers. `done` is called after the last one, `failed` where none comes any more.
 * @template [Value=any]
 * @typedef {{ answer(value: Value): void, done?(): void, failed(failure: Failure): void }} Listener
 */

/**
 * What a worker tells of a request.
 * @typedef {{ request: number, value?: any, isLast?: boolean, failure?: Failure }} Message
 */

/** @typedef {ReturnType<typeof createWorkerClient>} WorkerClient */

/** The worker is loaded when something is asked for the first time. @param {string} id the game's */
export function createWorkerClient(id) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Map<number, Listener>} by the numbers of their requests */
  const waiting = new Map();
  let requests = 0;

  function hire() {
    const hired = new Worker(siteUrl(`app/${id}-worker.js`), { type: "module" });
    /** What a worker that is gone still has to say is of no interest. @param {(event: any) => void} run */
    const unlessGone = (run) => (/** @type {Event} */ event) => {
      if (hired === worker) run(event);
    };
    const breakDown = unlessGone(({ message }) => fail({ kind: "worker", reason: message ?? "" }));
    hired.addEventListener(
      "message",
      unlessGone(({ data }) => hear(data)),
    );
    hired.addEventListener("error", breakDown);
    hired.addEventListener("messageerror", breakDown);
    return hired;
  }

  /** A solver that has failed may be in any state: the next request gets another worker. @param {Failure} failure */
  function fail(failure) {
    worker?.terminate();
    worker = null;
    const listeners = [...waiting.values()];
    waiting.clear();
    for (const { failed } of listeners) failed(failure);
  }

  /** @param {Message} message */
  function hear({ request, value, isLast, failure }) {
    if (failure) {
      fail(failure);
      return;
    }
    const listener = waiting.get(request);
    if (!isLast) {
      listener?.answer(value);
      return;
    }
    waiting.delete(request);
    listener?.done?.();
  }

  /** @param {number} request @param {object} message */
  function send(request, message) {
    worker ??= hire();
    worker.postMessage({ request, ...message });
  }

  return {
    /**
     * Asks what the worker serves by a name; `listener` hears of it, but never before this returns. Returns
     * what drops the request: nothing is heard of it any more, and the worker stops working on it.
     * @param {string} name
     * @param {unknown[]} asked
     * @param {Listener} listener
     */
    ask(name, asked, listener) {
      requests += 1;
      const request = requests;
      waiting.set(request, listener);
      try {
        send(request, { name, asked });
      } catch (error) {
        const failure = /** @type {Failure} */ ({ kind: "worker", reason: String(error) });
        queueMicrotask(() => waiting.delete(request) && listener.failed(failure));
      }
      return () => {
        if (waiting.delete(request)) worker?.postMessage({ request, isDropped: true });
      };
    },
  };
}
