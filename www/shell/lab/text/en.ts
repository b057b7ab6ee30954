// Every sentence of the Lab's frame, in English.

/** @typedef {ReturnType<typeof labWords>} LabWords */
/** @typedef {import("../lab.d.ts").Run} Run */
/** @typedef {import("../lab.d.ts").Range} Range */
/** @typedef {import("../lab.d.ts").Estimate} Estimate */

/** @param {import("../../format.js").Formats} formats */
export function labWords({ number, percent, plural }) {
  const games = (/** @type {number} */ count) => `${number(count)} ${plural(count, "game", "games")}`;

  /** "67.5 to 69.3". @param {Estimate} estimate @param {number} scale @param {number} digits */
  const range = ({ low, high }, scale, digits) => `${number(low * scale, digits)} to ${number(high * scale, digits)}`;

  /** "6 h 20 min", "1 min 5 s", or "12 s". @param {number} seconds */
  const time = (seconds) => {
    const all = Math.ceil(seconds);
    const minutes = Math.floor(all / 60);
    if (all < 60) return `${all} s`;
    return minutes < 60 ? `${minutes} min ${all % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  };

  /** @type {Record<import("../../worker-client.js").Failure["kind"], string>} */
  const causes = {
    worker: ": the background player could not be loaded, or has failed",
    load: ": the calculator could not be loaded",
    learned: ": what was learned about the game could not be loaded",
    answer: "",
  };

  const cancelled = (/** @type {Run} */ { done, of }) =>
    done === 0
      ? "Cancelled before the first game."
      : `Cancelled after ${number(done)} of ${games(of)}; the results are for those.`;

  return {
    games,
    time,
    percent,
    whole: (/** @type {number} */ count) => number(count),

    /** The range of a share, in percent. @param {Estimate} share */
    shareRange: (share) => range(share, 100, 1),
    /** The range of a number; "" where one game alone tells none. @param {Estimate} estimate */
    numberRange: (estimate) => (Number.isFinite(estimate.high) ? range(estimate, 1, 2) : ""),
    number: (/** @type {number} */ value) => number(value, 2),

    // The bar
    barLabel: "Play",
    gamesPlayed: "Games played",
    cancel: "Cancel",
    /** @param {import("../lab.d.ts").Run | null} run @param {number} tournaments @param {number} each */
    play(run, tournaments, each) {
      const what = tournaments > 1 ? `${tournaments} × ${games(each)}` : games(each);
      return run?.state === "failed" ? `Try again: ${what}` : `Play ${what}`;
    },
    /** How far a run has come. @param {Run} run */
    progress(run) {
      const { state, done, of, time: played } = run;
      if (state === "cancelled") return cancelled(run);
      if (done === 0) return "Getting ready …";
      const perSecond = (done / played) * 1000;
      const speed = `${number(perSecond, perSecond < 10 ? 1 : 0)} a second`;
      if (state === "done") return `${games(done)} played, ${speed}`;
      return `${number(done)} of ${number(of)} · ${speed} · ${time((of - done) / perSecond)} left`;
    },
    /** Why a run has failed. @param {Run} run */
    failure({ failure, done }) {
      if (!failure) return "";
      const { kind, reason } = failure;
      const what = done > 0 ? "Play has stopped" : "Nothing could be played";
      const why = reason ? ` (${reason})` : "";
      const kept = done > 0 ? ` The ${games(done)} played before that are kept below.` : "";
      return `${what}${causes[kind]}.${why}${kept}`;
    },

    // What is announced
    begun: (/** @type {Run} */ { of }) => `Playing ${games(of)}.`,
    /** @param {1 | 2 | 3} quarters @param {string} answer */
    underWay: (quarters, answer) => `${{ 1: "A quarter", 2: "Half", 3: "Three quarters" }[quarters]} played. ${answer}`,
    ended: (/** @type {string} */ answer) => `Done. ${answer}`,
    cancelled: (/** @type {Run} */ run, /** @type {string} */ answer) => `${cancelled(run)} ${answer}`,

    // Fields of numbers
    gamesTitle: "Games",
    usualGames: "Common numbers of games",
    seed: "Seed",
    newSeed: "New seed",
    seedHint: "The same seed always gives the same games.",
    /** @param {Range} range */
    wrongNumber: ({ least, most }) => `Enter a whole number from ${number(least)} to ${number(most)}.`,

    // Results
    results: "Results",
    /** What "luck taken out" means; a sentence without its end. */
    luckTakenOut:
      "“Luck taken out” corrects each result for rolls better or worse than average, which changes nothing in the long run but makes the range far narrower",
    stale: "You have changed the settings since; these results are for the earlier ones.",
    range: "95% range",
    rangeHint:
      "The small numbers are 95% ranges: of many such tournaments, each with another seed, 19 in 20 have a range that contains the true number. Four times as many games make a range half as wide.",

    // Out of the page
    copyCsv: "Copy as CSV",
    saveCsv: "Download CSV",
    copyLink: "Copy link",
    copied: { copied: "Copied.", "not-copied": "The browser does not allow copying here." },
  };
}
