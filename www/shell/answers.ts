// Answers by what was asked: a position is looked at once. An answer that takes time is pending until it
// arrives, and then the page renders again; nobody waits.

import { isFault, isNotLearned, isTrap } from "./engine.js";

/** @typedef {import("./game.d.ts").Answer<any>} Answer */

/** As many answers as are remembered; those that nobody has asked for the longest go first. */
const MOST = 600;

/**
 * @param {() => void} onarrival called when a pending answer has arrived or failed
 * @param {() => any} functions the solver's, null until they are loaded
 * @param {() => boolean} lacksTables whether there are tables that could not be loaded
 */
export function createAnswers(onarrival, functions, lacksTables = () => false) {
  /** Of the solver, and of all others. @type {Map<string, Answer>} */
  const asked = new Map();
  /** @type {Map<string, Answer>} */
  const kept = new Map();
  /**
   * What the solver has no answer to, and why. What made it fail for good is asked a second time, of a fresh solver, and then no
   * more; until then there is no reason. @type {Map<string, Error | null>}
   */
  const failed = new Map();

  /** Of what has been asked since the last look began: why it is not answered. @type {Error | null} */
  let met = null;

  /** @param {string} key @param {() => any} compute @returns {Answer} */
  function askOnce(key, compute) {
    if (!failed.get(key))
      try {
        return answerFrom(asked, key, compute);
      } catch (error) {
        if (isNotLearned(error))
          return { status: lacksTables() ? "failed" : "pending", error: /** @type {any} */ (error) };
        if (!isTrap(error) && !isFault(error)) throw error;
        failed.set(key, isFault(error) || failed.has(key) ? /** @type {Error} */ (error) : null);
      }
    const failure = failed.get(key);
    if (!failure) return { status: "pending" };
    met = failure;
    return { status: "failed", error: failure };
  }

  /** @param {Map<string, Answer>} all @param {string} key @param {Answer} answer */
  function keep(all, key, answer) {
    all.delete(key);
    all.set(key, answer);
    if (all.size > MOST) all.delete(/** @type {string} */ (all.keys().next().value));
    return answer;
  }

  /** @param {Map<string, Answer>} all @param {string} key @param {() => any} compute @returns {Answer} */
  function answerFrom(all, key, compute) {
    const known = all.get(key);
    if (known) return keep(all, key, known);
    const value = compute();
    if (!(value instanceof Promise)) return keep(all, key, { status: "here", value });
    /** @param {Answer} answer */
    const arrive = (answer) => {
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
    /** @param {string} key @param {() => any} compute @returns {Answer} */
    get: (key, compute) => answerFrom(kept, key, compute),
    /** @param {string} name @param {unknown[]} question @returns {Answer} */
    ask(name, ...question) {
      const solver = functions();
      if (!solver) return { status: "pending" };
      return askOnce(`${name} ${JSON.stringify(question)}`, () => solver[name](...question));
    },
    /** Begins to look at a state. */
    beginLook() {
      met = null;
    },
    /** Why something that the last look asked is not answered, and is not asked any more; null where all is. */
    get failure() {
      return met;
    },
    /** Lets everything be asked again. */
    forgetFailures: () => failed.clear(),
    /** A better answer to what was asked, as a worker finds one. @param {string} key @param {any} value */
    put(key, value) {
      keep(kept, key, { status: "here", value });
      onarrival();
    },
    /** Forgets one answer, to ask anew. @param {string} key */
    forget: (key) => kept.delete(key),
    /** Forgets all that the solver said. What is on its way need not be asked for twice. */
    forgetAsked() {
      for (const [key, { status }] of asked) if (status !== "pending") asked.delete(key);
    },
  };
}
