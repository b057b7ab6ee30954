/** Runs of the Lab without a browser. */

import assert from "node:assert/strict";
import type { Strategy, TournamentQuery } from "#modules/heckmeck-lab";
import { lab } from "../../www/games/heckmeck/lab/lab.ts";
import { withWinModel } from "../../www/games/heckmeck/lab/model/learned.ts";
import { initial, queries } from "../../www/games/heckmeck/lab/model/setting.ts";
import type { Query, Result, Setting } from "../../www/games/heckmeck/lab/model/types.ts";
import { words as wordsOf } from "../../www/games/heckmeck/text/en/lab.ts";
import { labWords as labWordsOf } from "../../www/shell/text/en/lab.ts";
import { createFormats } from "../words/texts.ts";
import { moduleOf } from "./built.ts";
import { isOver, playing as playingOf, runs as runsOf, shownOf, viewer } from "./lab-runner.ts";
import { workshop } from "./workers.ts";

export { isOver, shownOf };

const module = await moduleOf("heckmeck-lab");

/** The module's tournaments: a slice has its games, however long they take on this machine. */
export class Tournament extends module.Tournament {
  play(games: number) {
    return super.play(games);
  }
}

/** What the module itself says of so many games. */
export const direct = (query: Pick<Query, "players" | "seed"> & Partial<Query>, games: number) =>
  new Tournament(query as TournamentQuery).play(games);

const formats = createFormats("en");
export const [words, labWords] = [wordsOf(formats), labWordsOf(formats)];

/** What plays so many games at a time. */
export const playing = (slice: number, of = Tournament) => playingOf(slice, of);

/** What was learned can't be had. */
const without = async (_players: number): Promise<void> => {
  throw new Error("no network");
};

/** Serves it, as the game's worker does. */
export const serving =
  (slice: number, fetchWinModel = without) =>
  async () => ({ tournament: withWinModel(fetchWinModel, playing(slice)) });

/** Two who play without what was learned. */
export const PLAIN: Strategy[] = ["best-in-worms", "rule-4"];

export const planOf = (setting: Setting) => ({ queries: queries(setting), games: setting.games });

/** A runner of Heckmeck's Lab, as `runs` of lab-runner.ts. */
export const runs = (plan = planOf) => runsOf<Setting, Result>("heckmeck", plan);

/** A run of a setting that has been played to its end; `fetchWinModel` is the worker's. */
export async function played(patch: Partial<Setting>, slice = 1000, fetchWinModel = without) {
  workshop(serving(slice, fetchWinModel));
  const { runner, until } = runs();
  runner.start({ ...initial(), ...patch });
  const run = await until(isOver);
  assert.equal(run.state, "done");
  return run;
}

/** What the page says in a state. */
export const viewOf = viewer(lab, words, labWords);
