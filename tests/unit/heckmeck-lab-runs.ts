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

const formats = createFormats("en");
export const [words, labWords] = [wordsOf(formats), labWordsOf(formats)];

/** What was learned can't be had. */
const without = async (_players: number): Promise<void> => {
  throw new Error("no network");
};

/** Two who play without what was learned. */
export const PLAIN: Strategy[] = ["best-in-worms", "rule-4"];

export const planOf = (setting: Setting) => ({ queries: queries(setting), games: setting.games });

/** A runner of Heckmeck's Lab, as `runs` of lab-runner.ts. */
export const runs = (plan = planOf) => runsOf<Setting, Result>("heckmeck", plan);

/** What the page says in a state. */
export const viewOf = viewer(lab, words, labWords);

/** Runs on a module of the Lab, by whatever it has loaded. */
export function runsOn(module: Awaited<ReturnType<typeof moduleOf<"heckmeck-lab">>>) {
  const { Tournament } = module;

  /** What plays so many games at a time. */
  const playing = (slice: number, of = Tournament) => playingOf(slice, of);

  /** Serves it, as the game's worker does. */
  const serving =
    (slice: number, fetchWinModel = without) =>
    async () => ({ tournament: withWinModel(fetchWinModel, playing(slice)) });

  return {
    Tournament,
    playing,
    serving,
    /** What the module itself says of so many games. */
    direct: (query: Pick<Query, "players" | "seed"> & Partial<Query>, games: number) =>
      new Tournament(query as TournamentQuery).play(games),
    /** A run of a setting that has been played to its end; `fetchWinModel` is the worker's. */
    async played(patch: Partial<Setting>, slice = 1000, fetchWinModel = without) {
      workshop(serving(slice, fetchWinModel));
      const { runner, until } = runs();
      runner.start({ ...initial(), ...patch });
      const run = await until(isOver);
      assert.equal(run.state, "done");
      return run;
    },
  };
}

/** The same without anything learned. */
export const { Tournament, playing, serving, direct, played } = runsOn(await moduleOf("heckmeck-lab"));
