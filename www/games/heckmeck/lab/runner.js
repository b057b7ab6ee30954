// Has the worker play the tournaments of a setting one after the other, slice by slice.

import { queries } from "./setting.js";

/**
 * @param onchange called with the run whenever it has got on
 * @returns `start(setting)`: begins a run, and cancels the one before; `cancel()`: keeps what has been played
 *
 * A run: `setting`, `results` (one of the solver's for each tournament begun), `done` and `of` (games),
 * `time` (milliseconds of play), `state`: "playing", "done", "cancelled" or "failed", and then `error`
 */
export function createRunner(onchange) {
  let worker = null;
  let run = null;
  let runs = 0;

  function employ() {
    const hired = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    const fail = (event) => {
      if (hired !== worker) return;
      dismiss();
      end("failed", event.message || "the part that plays could not be loaded");
    };
    hired.addEventListener("message", ({ data }) => hear(data));
    hired.addEventListener("error", fail);
    hired.addEventListener("messageerror", fail);
    return hired;
  }

  /** The next run gets another worker. */
  function dismiss() {
    worker.terminate();
    worker = null;
  }

  function hear({ run: number, result, time, error }) {
    // What a run that is over had asked for comes too late.
    if (number !== run?.number || run.state !== "playing") return;
    if (error !== undefined) {
      dismiss();
      return end("failed", error);
    }
    const nth = run.asked;
    const before = run.results[nth]?.games ?? 0;
    run = {
      ...run, results: run.results.with(nth, result), done: run.done + result.games - before, time: run.time + time,
      asked: result.games === run.setting.games ? nth + 1 : nth,
    };
    if (run.asked === run.queries.length) return end("done");
    ask();
    onchange(run);
  }

  function ask() {
    const { number, asked, results, setting } = run;
    const played = results[asked]?.games ?? 0;
    worker.postMessage({ run: number, query: played === 0 ? run.queries[asked] : undefined, most: setting.games - played });
  }

  function end(state, error = null) {
    if (run?.state !== "playing") return;
    run = { ...run, state, error };
    onchange(run);
  }

  return {
    start(setting) {
      worker ??= employ();
      const asked = queries(setting);
      runs += 1;
      run = {
        number: runs, setting, queries: asked, asked: 0, results: asked.map(() => null),
        done: 0, of: asked.length * setting.games, time: 0, state: "playing", error: null,
      };
      ask();
      onchange(run);
    },
    cancel: () => end("cancelled"),
  };
}
