// Has a game's worker play tournaments one after the other.
//
// The worker serves `tournament(query, games)`, made by tournament.ts. It answers after each slice of games with `result`, all games
// so far (`result.games` says how many), and `time`, the milliseconds that this slice took.

import { reasonOf } from "../../host/reasons.ts";
import type { WorkerClient } from "../../host/worker-client.ts";
import type { Plan } from "./lab.ts";
import type { AnyResult, Run } from "./run.ts";

/**
 * @param client the game's worker
 * @param onchange called with the run whenever it has got on
 */
export function createRunner<Setting extends object, Result extends AnyResult>(
  client: WorkerClient,
  plan: (setting: Setting) => Plan,
  onchange: (run: Run<Setting, Result>) => void,
) {
  let run: Run<Setting, Result> | null = null;
  let runs = 0;
  let drop = () => {};

  function update(change: Partial<Run<Setting, Result>>) {
    run = { ...(run as Run<Setting, Result>), ...change };
    onchange(run);
  }

  /** Has a tournament played, and those after it. */
  function ask({ queries, games }: Plan, nth: number) {
    drop = client.ask("tournament", [queries[nth], games], {
      answer: ({ result, time }) => note(nth, result, time),
      done: () => (nth + 1 < queries.length ? ask({ queries, games }, nth + 1) : update({ state: "done" })),
      failed: (failure) => update({ state: "failed", failure }),
    });
  }

  function note(nth: number, result: Result, time: number) {
    const before = run as Run<Setting, Result>;
    const more = result.games - (before.results[nth]?.games ?? 0);
    update({ results: before.results.with(nth, result), done: before.done + more, time: before.time + time });
  }

  /** Begins the run of a setting, and fails if that can't be planned. */
  function begin(setting: Setting) {
    try {
      const planned = plan(setting);
      const of = planned.queries.length * planned.games;
      run = { ...fresh(setting), results: planned.queries.map(() => null), of };
      ask(planned, 0);
    } catch (error) {
      run = { ...fresh(setting), state: "failed", failure: { kind: "answer", reason: reasonOf(error) } };
    }
  }

  const fresh = (setting: Setting): Run<Setting, Result> => ({
    number: runs,
    setting,
    results: [],
    done: 0,
    of: 0,
    time: 0,
    state: "playing",
    failure: null,
  });

  return {
    /** Begins a run, in place of the one before. */
    start(setting: Setting) {
      drop();
      runs += 1;
      begin(setting);
      update({});
    },
    /** Ends the run; what has been played is kept. */
    cancel() {
      if (run?.state !== "playing") return;
      drop();
      update({ state: "cancelled" });
    },
  };
}
