/** The clock of a page, which moves only when a test moves it. */

import { setImmediate as nextTask } from "node:timers/promises";
import { type Context, runInContext } from "node:vm";

type Call = (...facts: unknown[]) => void;

interface Timer {
  due: number;
  run: () => void;
  /** Milliseconds between two calls; null for one that is called once. */
  every: number | null;
}

/** Milliseconds between two frames. */
const FRAME = 16;

/** Hands on what fails in a timer, as nobody else hears of it. */
type Fail = (error: unknown) => void;

export class Clock {
  readonly #fail: Fail;
  readonly #start: number;
  #now: number;
  #timers: Map<number, Timer> = new Map();
  #last = 0;

  constructor(start: number, fail: Fail) {
    [this.#start, this.#now, this.#fail] = [start, start, fail];
  }

  get now() {
    return this.#now;
  }

  /** Milliseconds since the page was opened. */
  get passed() {
    return this.#now - this.#start;
  }

  #set(call: Call, delay = 0, facts: unknown[] = [], every: number | null = null) {
    this.#last += 1;
    const id = this.#last;
    const run = () => {
      try {
        call(...facts);
      } catch (error) {
        this.#fail(error);
      }
    };
    this.#timers.set(id, { due: this.#now + Math.max(0, Number(delay) || 0), run, every });
    return id;
  }

  /** Lets so many milliseconds pass; what else is to be done in between is done. */
  async runFor(milliseconds: number) {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
      if (!next) break;
      const [id, timer] = next;
      this.#now = Math.max(this.#now, timer.due);
      if (timer.every === null) this.#timers.delete(id);
      else timer.due = this.#now + Math.max(1, timer.every);
      timer.run();
      await nextTask();
    }
    this.#now = end;
    await nextTask();
  }

  /** Nothing that was to be called later is called any more. */
  stop() {
    this.#timers.clear();
  }

  /** Becomes what scripts of a realm tell the time by. */
  hang(realm: Context) {
    const dateOf: (now: () => number) => unknown = runInContext(DATE, realm);
    const clear = (id: number) => this.#timers.delete(id);
    const own = {
      Date: dateOf(() => this.now),
      performance: {
        now: () => this.passed,
        timeOrigin: this.#start,
        mark: () => ({}),
        measure: () => ({}),
        clearMarks: () => {},
        getEntriesByType: () => [],
        getEntriesByName: () => [],
      },
      setTimeout: (call: Call, delay?: number, ...facts: unknown[]) => this.#set(call, delay, facts),
      setInterval: (call: Call, delay?: number, ...facts: unknown[]) => this.#set(call, delay, facts, delay),
      clearTimeout: clear,
      clearInterval: clear,
      requestAnimationFrame: (call: Call) => this.#set(() => call(this.passed), FRAME),
      cancelAnimationFrame: clear,
      requestIdleCallback: (call: Call) => this.#set(() => call({ didTimeout: false, timeRemaining: () => 10 })),
    };
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(realm, name, { value, configurable: true, writable: true });
  }
}

const DATE = `(now) => class extends Date {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(now());
  }
  static now() {
    return now();
  }
}`;
