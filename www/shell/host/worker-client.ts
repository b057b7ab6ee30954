// Has a game's solver work beside the page, in the module worker `app/<id>-worker.js`. What it is asked may
// be answered more than once, each time better. The other end is serve-worker.ts.

import { browser } from "./browser.ts";
import { type Reason, reasonOf } from "./reasons.ts";
import { siteUrl } from "./site.ts";

/**
 * Why there is no answer: the worker itself failed, or could not be loaded ("worker"); its solver could not
 * be loaded ("load"); what the solver has learned, and is to play by, could not be loaded ("learned"); or the solver
 * refused what it was asked, or failed ("answer").
 */
export interface Failure {
  kind: "worker" | "load" | "learned" | "answer";
  reason: Reason | null;
}

/** Who waits for answers. `done` is called after the last one, `failed` where none comes any more. */
interface Listener<Value = unknown> {
  answer(value: Value): void;
  done?(): void;
  failed(failure: Failure): void;
}

/** What a worker tells of a request. */
export interface Message {
  request: number;
  value?: unknown;
  isLast?: boolean;
  failure?: Failure;
}

export type WorkerClient = ReturnType<typeof createWorkerClient>;

/**
 * The worker is loaded when something is asked for the first time.
 * @param id the game's
 */
export function createWorkerClient(id: string) {
  let worker: ReturnType<typeof hire> | null = null;
  /** by the numbers of their requests */
  const waiting: Map<number, Listener> = new Map();
  let requests = 0;

  function hire() {
    const hired = new browser.Worker(siteUrl(`app/${id}-worker.js`), { type: "module" });
    /** What a worker that is gone still has to say is of no interest. */
    const unlessGone =
      <Told extends Event>(run: (event: Told) => void) =>
      (event: Event) => {
        if (hired === worker) run(event as Told);
      };
    const breakDown = unlessGone(({ message }: ErrorEvent) =>
      fail({ kind: "worker", reason: message ? reasonOf(message) : null }),
    );
    hired.addEventListener(
      "message",
      unlessGone(({ data }: MessageEvent<Message>) => hear(data)),
    );
    hired.addEventListener("error", breakDown);
    hired.addEventListener("messageerror", breakDown);
    return hired;
  }

  /** A solver that has failed may be in any state: the next request gets another worker. */
  function fail(failure: Failure) {
    worker?.terminate();
    worker = null;
    const listeners = [...waiting.values()];
    waiting.clear();
    for (const { failed } of listeners) failed(failure);
  }

  function hear({ request, value, isLast, failure }: Message) {
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

  function send(request: number, message: object) {
    worker ??= hire();
    worker.postMessage({ request, ...message });
  }

  return {
    /**
     * Asks what the worker serves by a name; `listener` hears of it, but never before this returns. Returns
     * what drops the request: nothing is heard of it any more, and the worker stops working on it.
     */
    ask<Value>(name: string, asked: unknown[], listener: Listener<Value>) {
      requests += 1;
      const request = requests;
      waiting.set(request, listener as Listener);
      try {
        send(request, { name, asked });
      } catch (error) {
        const failure = { kind: "worker", reason: reasonOf(error) } as Failure;
        queueMicrotask(() => waiting.delete(request) && listener.failed(failure));
      }
      return () => {
        if (waiting.delete(request)) worker?.postMessage({ request, isDropped: true });
      };
    },
  };
}
