// Plays tournaments a slice at a time, so that it hears in between what the page wants next.

const SLICE = 80; // milliseconds

let loading = null;
let tournament = null;

async function load() {
  try {
    const module = await import("../../../rollwise.js");
    await module.default({ module_or_path: new URL("../../../rollwise_bg.wasm", import.meta.url) });
    return module;
  } catch (error) {
    throw new Error(`the solver could not be loaded (${error.message})`);
  }
}

/** Plays for about the time of a slice, but no more than `most` games. */
function slice(most) {
  const start = performance.now();
  let [played, time, count, result] = [0, 0, 1, null];
  while (count > 0) {
    result = tournament.play(count);
    played += count;
    // The clock's steps are coarse: a time of zero tells nothing.
    time = Math.max(performance.now() - start, 0.1);
    count = Math.min(most - played, Math.floor((played / time) * (SLICE - time)));
  }
  return { result, time };
}

/** With a query a tournament begins; without one the last one goes on. */
addEventListener("message", async ({ data: { run, query, most } }) => {
  try {
    loading ??= load();
    const { Tournament } = await loading;
    if (query) {
      tournament?.free();
      tournament = null;
      tournament = new Tournament(query);
    }
    postMessage({ run, ...slice(most) });
  } catch (error) {
    postMessage({ run, error: error.message });
  }
});
