// Why something could not be had, as a kind that each language has words for: what browsers and solvers say themselves is English.

import { browser } from "./browser.ts";

const KINDS = {
  NetworkError: "unreachable",
  SyntaxError: "damaged",
  CompileError: "damaged",
  LinkError: "damaged",
  SecurityError: "refused",
  NotAllowedError: "refused",
  SlowError: "slow",
  UnsupportedError: "unsupported",
} as const;

/** What browsers say, each in its way, where a file could not be fetched. */
const UNREACHABLE = /fetch|load|import|network|http/i;

export type Reason =
  | { kind: "offline" | "unreachable" | (typeof KINDS)[keyof typeof KINDS] }
  /** What is none of these, as whoever found it says it: to be reported, not to be read. */
  | { kind: "other"; said: string };

/** Something takes longer than anybody waits. */
export class SlowError extends Error {
  name = "SlowError";
}

/** The browser lacks what every solver is made of. */
class UnsupportedError extends Error {
  name = "UnsupportedError";
}

/** The smallest module with SIMD: a function that fills a vector with 0. */
const SMALLEST = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0], // "\0asm", version 1
  ...[1, 5, 1, 96, 0, 1, 123], // a type: nothing -> v128
  ...[3, 2, 1, 0], // a function of that type
  ...[10, 8, 1, 6, 0, 65, 0, 253, 15, 11], // its code: i32.const 0, i8x16.splat, end
]);

/** Throws where no solver can run, such as on an iPhone in Lockdown Mode. */
export function assertSupported() {
  if (!globalThis.WebAssembly?.validate(SMALLEST)) throw new UnsupportedError();
}

/** What has failed in a worker, and why. */
export class WorkerError extends Error {
  readonly reason: Reason | null;

  constructor(reason: Reason | null) {
    super(reason?.kind === "other" ? reason.said : reason?.kind);
    this.reason = reason;
  }
}

/** @param error what was thrown, or its message */
export function reasonOf(error: unknown): Reason {
  if (error instanceof WorkerError && error.reason) return error.reason;
  if (error instanceof Error && error.cause) return reasonOf(error.cause);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (!(error instanceof SlowError || error instanceof UnsupportedError) && browser.navigator?.onLine === false)
    return { kind: "offline" };
  if (name === "TypeError" && UNREACHABLE.test(message)) return { kind: "unreachable" };
  if (Object.hasOwn(KINDS, name)) return { kind: KINDS[name as keyof typeof KINDS] };
  return { kind: "other", said: name === "Error" ? message : `${name}: ${message}` };
}
