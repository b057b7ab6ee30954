/** Runs of any game's Lab without a browser. */

import { createRunner } from "../../www/shell/lab/runner.ts";
import { tournament } from "../../www/shell/lab/tournament.ts";
import { labView } from "../../www/shell/lab/view.ts";
import { createWorkerClient } from "../../www/shell/worker-client.ts";
import { plainText } from "./template.mjs";

/** @typedef {import("../../www/shell/lab/run.ts").Run} Run */

/** What plays so many games at a time. */
export const playing = (slice, Tournament) => tournament(/** @type {any} */ (Tournament), slice);

/** A runner of a game's Lab, its runs, and `until`: the first run that passes a check. */
export function runs(id, plan) {
  /** @type {Run[]} */
  const all = [];
  /** @type {{ check(run: any): boolean, resolve(run: any): void }[]} */
  let waiting = [];
  const runner = createRunner(createWorkerClient(id), plan, (run) => {
    all.push(run);
    const passed = waiting.filter(({ check }) => check(run));
    waiting = waiting.filter((one) => !passed.includes(one));
    for (const { resolve } of passed) resolve(run);
  });
  return {
    runner,
    all,
    last: () => /** @type {Run} */ (all[all.length - 1]),
    /** `then` is called at once, before the runner hears any more. */
    until: (check, then = (/** @type {Run} */ _run) => {}) =>
      new Promise((resolve) => {
        const passed = (run) => {
          then(run);
          resolve(run);
        };
        waiting.push({ check, resolve: passed });
      }),
  };
}

/** What the page of a Lab says in a state; or one of its views. */
export const viewer =
  (lab, words, labWords, view = /** @type {any} */ (labView)) =>
  (state) => {
    const nothing = () => {};
    const page = { state, words, labWords, act: nothing, play: nothing, repeat: nothing, cancel: nothing };
    const more = { copy: nothing, addressOf: String, room: { picture: 318 } };
    return plainText(view(lab, { ...page, ...more }));
  };

export const isOver = ({ state }) => state !== "playing";
