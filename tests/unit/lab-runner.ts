/** Runs of any game's Lab without a browser. */

import { createWorkerClient } from "../../www/shell/host/worker-client.ts";
import type { Lab, LabPage, OwnWords, Plan, State } from "../../www/shell/pages/lab/lab.ts";
import * as moves from "../../www/shell/pages/lab/moves.ts";
import type { AnyResult, Run as LabRun } from "../../www/shell/pages/lab/run.ts";
import { createRunner } from "../../www/shell/pages/lab/runner.ts";
import { tournament } from "../../www/shell/pages/lab/tournament.ts";
import { labView } from "../../www/shell/pages/lab/view.ts";
import type { LabWords } from "../../www/shell/text/en/lab.ts";
import { plainText } from "./template.ts";

/** What a module plays tournaments with. */
export type Tournaments<Query, Result extends AnyResult> = new (
  query: Query,
) => { play(games: number): Result; free(): void };

/** What plays so many games at a time, however long they take on this machine. */
export const playing = <Query, Result extends AnyResult>(slice: number, Tournament: Tournaments<Query, Result>) =>
  tournament(
    class extends Tournament {
      play(games: number) {
        return super.play(games);
      }
    },
    slice,
  );

/** A number with its range. */
export const about = (value: number, half: number) => ({ value, low: value - half, high: value + half });

/** A runner of a game's Lab, its runs, and `until`: the first run that passes a check. */
export function runs<Setting extends object, Result extends AnyResult>(id: string, plan: (setting: Setting) => Plan) {
  type Run = LabRun<Setting, Result>;
  const all: Run[] = [];
  let waiting: { check(run: Run): boolean; resolve(run: Run): void }[] = [];
  const runner = createRunner<Setting, Result>(createWorkerClient(id), plan, (run) => {
    all.push(run);
    const passed = waiting.filter(({ check }) => check(run));
    waiting = waiting.filter((one) => !passed.includes(one));
    for (const { resolve } of passed) resolve(run);
  });
  return {
    runner,
    all,
    last: () => all[all.length - 1],
    /** `then` is called at once, before the runner hears any more. */
    until: (check: (run: Run) => boolean, then = (_run: Run) => {}) =>
      new Promise<Run>((resolve) => {
        const passed = (run: Run) => {
          then(run);
          resolve(run);
        };
        waiting.push({ check, resolve: passed });
      }),
  };
}

/** What the page of a Lab says in a state; or one of its views. */
export const viewer =
  <Setting extends object, Words extends OwnWords<Setting, Verdict>, Result extends AnyResult, Verdict>(
    lab: Lab<Setting, Words, Result, Verdict>,
    words: Words,
    labWords: LabWords,
    view: (lab: Lab<Setting, Words, Result, Verdict>, page: LabPage<Setting, Words, Result>) => unknown = labView,
  ) =>
  (state: State<Setting, Result>) => {
    const nothing = () => {};
    const page = { state, words, labWords, act: nothing, play: nothing, repeat: nothing, cancel: nothing };
    const more = { copy: nothing, addressOf: String, room: { picture: 318, isWide: true } };
    return plainText(view(lab, { ...page, ...more }));
  };

/** The state in which a run is shown. */
export const shownOf = <Setting extends object, Result extends AnyResult>(run: LabRun<Setting, Result>) =>
  moves.progress(moves.initial<Setting, Result>(run.setting), run);

export const isOver = ({ state }: LabRun) => state !== "playing";
