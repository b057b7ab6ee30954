// Answers by what was asked: a position is analysed once. An answer that takes time is pending until it
// arrives, and then the page renders again; nobody waits.

import type { Answer, Answered, Asked } from "./contract.ts";
import { isFault, isNotLearned, isTrap } from "./engine.ts";

type Known = Map<string, Answer<unknown>>;

/** As many answers as are remembered; those that nobody has asked for the longest go first. */
const MOST = 600;

/**
 * @param onarrival called when a pending answer has arrived or failed
 * @param functions the solver's, null until they are loaded
 * @param lacksTables whether there are tables that could not be loaded
 */
export function createAnswers<Solver>(
  onarrival: () => void,
  functions: () => Solver | null,
  lacksTables: () => boolean = () => false,
) {
  /** Of the solver, and of all others. */
  const asked: Known = new Map();
  const kept: Known = new Map();
  /**
   * What the solver has no answer to, and why. What made it fail for good is asked a second time, of a fresh solver, and then no
   * more; until then there is no reason.
   */
  const failed: Map<string, Error | null> = new Map();

  /** Of what has been asked since the last analysis began: why it is not answered. */
  let met: Error | null = null;

  function askOnce(key: string, compute: () => unknown): Answer<unknown> {
    if (!failed.get(key))
      try {
        return answerFrom(asked, key, compute);
      } catch (error) {
        if (isNotLearned(error))
          return lacksTables() ? { status: "failed", error: error as Error } : { status: "pending" };
        if (!isTrap(error) && !isFault(error)) throw error;
        failed.set(key, isFault(error) || failed.has(key) ? (error as Error) : null);
      }
    const failure = failed.get(key);
    if (!failure) return { status: "pending" };
    met = failure;
    return { status: "failed", error: failure };
  }

  function keep(all: Known, key: string, answer: Answer<unknown>) {
    all.delete(key);
    all.set(key, answer);
    if (all.size > MOST) all.delete(all.keys().next().value as string);
    return answer;
  }

  function answerFrom(all: Known, key: string, compute: () => unknown): Answer<unknown> {
    const known = all.get(key);
    if (known) return keep(all, key, known);
    const value = compute();
    if (!(value instanceof Promise)) return keep(all, key, { status: "here", value });
    const arrive = (answer: Answer<unknown>) => {
      keep(all, key, answer);
      onarrival();
    };
    value.then(
      (value) => arrive({ status: "here", value }),
      (error) => arrive({ status: "failed", error }),
    );
    return keep(all, key, { status: "pending" });
  }

  return {
    get: <Value>(key: string, compute: () => Value | Promise<Value>) => answerFrom(kept, key, compute) as Answer<Value>,
    ask<Name extends keyof Solver & string>(name: Name, ...question: Asked<Solver[Name]>) {
      type Value = Answer<Answered<Solver[Name]>>;
      const solver = functions();
      if (!solver) return { status: "pending" } as Value;
      const run = solver[name] as (...asked: unknown[]) => unknown;
      return askOnce(`${name} ${JSON.stringify(question)}`, () => run(...question)) as Value;
    },
    /** Begins to analyse a state. */
    beginAnalysis() {
      met = null;
    },
    /** Why something that the last analysis asked is not answered, and is not asked any more; null where all is. */
    get failure() {
      return met;
    },
    /** Lets everything be asked again. */
    forgetFailures: () => failed.clear(),
    /** A better answer to what was asked, as a worker finds one. */
    put(key: string, value: unknown) {
      keep(kept, key, { status: "here", value });
      onarrival();
    },
    /** Forgets one answer, to ask anew. */
    forget: (key: string) => kept.delete(key),
    /** Forgets all that the solver said. What is on its way need not be asked for twice. */
    forgetAsked() {
      for (const [key, { status }] of asked) if (status !== "pending") asked.delete(key);
    },
  };
}
