// Has the worker look further ahead at the position on screen, and at no other.

import { pause } from "../../shell/pause.js";
import { createWorkerClient } from "../../shell/worker-client.js";

/** @typedef {import("./model/types.d.ts").Found} Found */
/** @typedef {import("./model/types.d.ts").Query} Query */
/** @typedef {{ found: Found | null, isDone: boolean }} Depth */

/** @type {Depth} */
const NOTHING = { found: null, isDone: false };

/** @param {Pick<import("../../shell/worker-client.js").WorkerClient, "ask">} client */
export function createBeside(client) {
  /** The position that is being looked at. */
  let looking = "";
  let drop = () => {};

  /** @param {string} key @param {Query} query @param {any} answers */
  async function begin(key, query, answers) {
    // What is on screen is drawn first.
    await pause();
    if (looking !== key) return;
    let best = answers.get(key, () => NOTHING).value;
    const put = (/** @type {Partial<Depth>} */ more) => {
      best = { ...best, ...more };
      answers.put(key, best);
    };
    drop = client.ask("deepen", [query], {
      answer: (found) => found && put({ found }),
      done: () => put({ isDone: true }),
      failed: () => put({ isDone: true }),
    });
  }

  return {
    /** What has been found of a position so far; it is looked at from now on, until another one is. @param {Query | null} query @param {any} answers @returns {Depth} */
    deepen(query, answers) {
      const key = query === null ? "" : `deep ${JSON.stringify(query)}`;
      const known = key === "" ? NOTHING : answers.get(key, () => NOTHING).value;
      if (key !== looking) {
        drop();
        drop = () => {};
        looking = key;
        if (key !== "" && !known.isDone) begin(key, /** @type {Query} */ (query), answers);
      }
      return known;
    },
  };
}

export const beside = createBeside(createWorkerClient("knucklebones"));
