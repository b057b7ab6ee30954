// Every sentence of the Lab's frame, in English.

import type { Failure } from "../../host/worker-client.ts";
import type { Formats } from "../../model/format.ts";
import type { Format } from "../../pages/lab/measures.ts";
import type { Estimate, Run } from "../../pages/lab/run.ts";
import { possibleRange } from "../../pages/lab/shares.ts";
import type { Range } from "../../pages/lab/whole-number.ts";
import { why } from "./words.ts";

export type LabWords = ReturnType<typeof labWords>;

export function labWords({ number, signed, exact, percent, plural }: Formats) {
  const games = (count: number) => `${number(count)} ${plural(count, "game", "games")}`;

  /** "67.5 to 69.3". */
  const range = ({ low, high }: Estimate, scale: number, digits: number) =>
    `${number(low * scale, digits)} to ${number(high * scale, digits)}`;

  /** The range of a share, in percent. */
  const shareRange = (share: Estimate) => range(possibleRange(share), 100, 1);

  /** The range of a number; "" where one game alone tells none. */
  const numberRange = (digits: number) => (estimate: Estimate) =>
    Number.isFinite(estimate.high) ? range(estimate, 1, digits) : "";

  /** "± 5.7"; "" where one game alone tells no range. */
  const half = ({ low, high }: Estimate) =>
    Number.isFinite(high - low) ? `±\u00a0${number((high - low) / 2, 1)}` : "";

  /** Numbers, and their ranges. */
  const formats: Record<Format, { number(value: number): string; range(estimate: Estimate): string }> = {
    share: { number: percent, range: shareRange },
    whole: { number: (value) => number(value), range: numberRange(0) },
    tenths: { number: (value) => number(value, 1), range: half },
    hundredths: { number: (value) => number(value, 2), range: numberRange(2) },
    signed: { number: (value) => signed(value, 2), range: numberRange(2) },
  };

  /** "6 h 20 min", "1 min 5 s", or "12 s". */
  const time = (seconds: number) => {
    const all = Math.ceil(seconds);
    const minutes = Math.floor(all / 60);
    if (all < 60) return `${all} s`;
    return minutes < 60 ? `${minutes} min ${all % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  };

  const causes: Record<Failure["kind"], string> = {
    worker: ": the background player could not be loaded, or has failed",
    load: ": the calculator could not be loaded",
    learned: ": what was learned about the game could not be loaded",
    answer: "",
  };

  const cancelled = ({ done, of }: Run) =>
    done === 0
      ? "Cancelled before the first game."
      : `Cancelled after ${number(done)} of ${games(of)}; the results are for those.`;

  return {
    games,
    time,
    percent,
    /** Below a line of a picture. */
    inPercent: (share: number) => exact(share * 100),
    whole: (count: number) => number(count),
    shareRange,
    formats,

    // The page
    title: "Lab",
    back: "Back to the game",

    // Who plays
    playerGroups: { levels: "Levels", byHeart: "Rules to remember", others: "Research" },
    more: "More",

    // Seats at a table
    seats: "Seat",
    seat: (seat: number) => `Seat ${seat + 1}`,
    seatNumber: (seat: number) => number(seat + 1),
    removeSeat: (seat: number) => `Remove seat ${seat + 1}`,
    addSeat: "Add a seat",
    ownSeats: "Choose the seats yourself",

    // The bar
    barLabel: "Play",
    gamesPlayed: "Games played",
    cancel: "Cancel",
    play(run: Run | null, tournaments: number, each: number) {
      const what = tournaments > 1 ? `${tournaments} × ${games(each)}` : games(each);
      return run?.state === "failed" ? `Try again: ${what}` : `Play ${what}`;
    },
    /** How far a run has come. */
    progress(run: Run) {
      const { state, done, of, time: played } = run;
      if (state === "cancelled") return cancelled(run);
      if (done === 0) return "Getting ready …";
      const perSecond = (done / played) * 1000;
      const speed = `${number(perSecond, perSecond < 10 ? 1 : 0)} a second`;
      if (state === "done") return `${games(done)} played, ${speed}`;
      return `${number(done)} of ${number(of)} · ${speed} · ${time((of - done) / perSecond)} left`;
    },
    /** Why a run has failed. */
    failure({ failure, done }: Run) {
      if (!failure) return "";
      const { kind, reason } = failure;
      const what = done > 0 ? "Play has stopped" : "Nothing could be played";
      const cause = reason ? ` (${why(reason)})` : "";
      const kept = done > 0 ? ` The ${games(done)} played before that are kept below.` : "";
      return `${what}${causes[kind]}.${cause}${kept}`;
    },

    // What is announced
    begun: ({ of }: Run) => `Playing ${games(of)}.`,
    underWay: (quarters: 1 | 2 | 3, answer: string) =>
      `${{ 1: "A quarter", 2: "Half", 3: "Three quarters" }[quarters]} played. ${answer}`,
    ended: (answer: string) => `Done. ${answer}`,
    cancelled: (run: Run, answer: string) => `${cancelled(run)} ${answer}`,

    // Fields of numbers
    gamesTitle: "Games",
    usualGames: "Common numbers of games",
    seed: "Seed",
    newSeed: "New seed",
    seedHint: "The same seed always gives the same games.",
    wrongNumber: ({ least, most }: Range) => `Enter a whole number from ${number(least)} to ${number(most)}.`,

    // Results
    results: "Results",
    summary: ({ answer, detail }: { answer: string; detail: string }) => `${answer} ${detail}`,
    /** Beside who has won most. */
    most: "▲ most",
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
