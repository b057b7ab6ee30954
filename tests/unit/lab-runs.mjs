/** Runs of the Lab without a browser. */

import assert from "node:assert/strict";

import { initial, queries } from "../../www/games/heckmeck/lab/model/setting.js";
import { tournament } from "../../www/games/heckmeck/lab/model/tournament.js";
import { words as wordsOf } from "../../www/games/heckmeck/lab/text/en.js";
import { labView } from "../../www/games/heckmeck/lab/views/lab.js";
import { createFormats } from "../../www/shell/format.js";
import { createRunner } from "../../www/shell/lab/runner.js";
import { labWords as labWordsOf } from "../../www/shell/lab/text/en.js";
import { createWorkerClient } from "../../www/shell/worker-client.js";
import { solver } from "./module.mjs";
import { plainText } from "./template.mjs";
import { workshop } from "./workers.mjs";

/** @typedef {import("../../www/games/heckmeck/lab/model/types.d.ts").Run} Run */

/** @type {{ Tournament: new (query: any) => { play(games: number): any, free(): void } }} */
const module = await solver();

/** The module's tournaments: a slice has its games, however long they take on this machine. */
export class Tournament extends module.Tournament {
  play(games) {
    return super.play(games);
  }
}

/** What the module itself says of so many games. */
export const direct = (query, games) => new Tournament(query).play(games);

const formats = createFormats("en");
export const [words, labWords] = [wordsOf(formats), labWordsOf(formats)];

/** What plays so many games at a time. */
export const playing = (slice, of = Tournament) => tournament(/** @type {any} */ (of), slice);

/** Serves it. */
export const serving = (slice) => async () => ({ tournament: playing(slice) });

export const planOf = (setting) => ({ queries: queries(setting), games: setting.games });

/** A runner, its runs, and `until`: the first run that passes a check. */
export function runs(plan = planOf) {
  /** @type {Run[]} */
  const all = [];
  /** @type {{ check(run: any): boolean, resolve(run: any): void }[]} */
  let waiting = [];
  const runner = createRunner(createWorkerClient("heckmeck"), plan, (run) => {
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

export const isOver = ({ state }) => state !== "playing";

/** A run of a setting that has been played to its end. */
export async function played(patch, slice = 1000) {
  workshop(serving(slice));
  const { runner, until } = runs();
  runner.start({ ...initial(), ...patch });
  const run = await until(isOver);
  assert.equal(run.state, "done");
  return run;
}

/** What the page says in a state. */
export const viewOf = (state) => {
  const nothing = () => {};
  const page = { state, words, labWords, act: nothing, play: nothing, repeat: nothing, cancel: nothing };
  return plainText(labView({ ...page, copy: nothing, addressOf: String, room: { width: 360, isWide: false } }));
};
