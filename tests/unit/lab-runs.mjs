/** Runs of the Lab without a browser. */

import assert from "node:assert/strict";

import { initial, queries } from "../../www/games/heckmeck/lab/model/setting.js";
import { words as wordsOf } from "../../www/games/heckmeck/lab/text/en.js";
import { labView } from "../../www/games/heckmeck/lab/views/lab.js";
import { createFormats } from "../../www/shell/format.js";
import { labWords as labWordsOf } from "../../www/shell/lab/text/en.js";
import { isOver, playing as playingOf, runs as runsOf, viewer } from "./lab-runner.mjs";
import { solver } from "./module.mjs";
import { workshop } from "./workers.mjs";

export { isOver };

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
export const playing = (slice, of = Tournament) => playingOf(slice, of);

/** Serves it. */
export const serving = (slice) => async () => ({ tournament: playing(slice) });

export const planOf = (setting) => ({ queries: queries(setting), games: setting.games });

/** A runner of Heckmeck's Lab, as `runs` of lab-runner.mjs. */
export const runs = (plan = planOf) => runsOf("heckmeck", plan);

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
export const viewOf = viewer(labView, words, labWords);
