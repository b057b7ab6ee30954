// Has the worker go on with what is on screen, and with nothing else; or asks it for one answer.

import { pause } from "./pause.js";

/**
 * What has been found so far, the best of it last; null before the first finding.
 * @template Found
 * @typedef {{ found: Found | null, isDone: boolean }} Findings
 */

const NOTHING = { found: null, isDone: false };

/**
 * @template Query, Found
 * @param {Pick<import("./worker-client.js").WorkerClient, "ask">} client
 * @param {string} server what of the worker finds it: ever better findings, or null for a step that brought none
 * @param {() => unknown[]} more what it is told besides the query, as of when it is asked
 */
export function createBeside(client, server, more = () => []) {
  /** What is being worked on. */
  let wanted = "";
  let drop = () => {};

  /** @param {string} key @param {Query} query @param {any} answers */
  async function begin(key, query, answers) {
    // What is on screen is drawn first.
    await pause();
    if (wanted !== key) return;
    let best = answers.get(key, () => NOTHING).value;
    const put = (/** @type {Partial<Findings<Found>>} */ more) => {
      best = { ...best, ...more };
      answers.put(key, best);
    };
    drop = client.ask(server, [query, ...more()], {
      answer: (found) => found && put({ found }),
      done: () => put({ isDone: true }),
      failed: () => put({ isDone: true }),
    });
  }

  const keyOf = (/** @type {Query} */ query) => `${server} ${JSON.stringify(query)}`;
  /** @param {string} key @param {any} answers @returns {Findings<Found>} */
  const knownOf = (key, answers) => answers.get(key, () => NOTHING).value;

  return {
    /** What has been found of a query so far; it is gone on with from now on, and nothing else is. Null: there is none. @param {Query | null} query @param {any} answers */
    find(query, answers) {
      const key = query === null ? "" : keyOf(query);
      const known = key === "" ? NOTHING : knownOf(key, answers);
      if (key !== wanted) {
        drop();
        drop = () => {};
        wanted = key;
        if (key !== "" && !known.isDone) begin(key, /** @type {Query} */ (query), answers);
      }
      return known;
    },
    /** The same where nothing is gone on with. @param {Query} query @param {any} answers */
    known: (query, answers) => knownOf(keyOf(query), answers),
  };
}

/** The last of what the worker answers. @param {Pick<import("./worker-client.js").WorkerClient, "ask">} client @param {string} name @param {unknown[]} asked @returns {Promise<any>} */
export const answerOf = (client, name, asked) =>
  new Promise((keep, fail) => {
    /** @type {any} */
    let last;
    client.ask(name, asked, {
      answer: (value) => {
        last = value;
      },
      done: () => keep(last),
      failed: ({ reason }) => fail(new Error(reason)),
    });
  });
