// The sentences of the details, in English: sheet, final score and moves.

import { luckOf } from "../model/record.js";

/** @typedef {import("./en.js").Words} GameWords */
/** @typedef {ReturnType<typeof detailWords>} DetailWords */
/** @typedef {GameWords & { details: DetailWords & import("./en-help.js").HelpWords }} Words */
/** @typedef {import("../model/types.d.ts").Note} Note */
/** @typedef {{ value: number, low: number, high: number }} Estimate */

/** @param {GameWords} words */
export function detailWords(words) {
  const { formats, points, markShort, misfit, gaveAway } = words;
  const { number, percent, signed, apart, plural } = formats;
  const games = (/** @type {number} */ count) => `${number(count)} ${plural(count, "game", "games")}`;

  return {
    // Sheet
    sheetTitle: (/** @type {string | null} */ by) => (by === null ? "Your sheet" : `Sheet of ${words.who(by)}`),
    sumHead: "sum",
    heads: ["−200", "0", "points"],
    nowHead: "now",
    rejectHead: "reject",
    sheetHint: "Tap a box to fill the row up to it; tap the last mark to remove it.",
    othersSheetHint: "The computer marks this sheet.",
    each: (/** @type {number} */ each) => `+${number(each)}`,
    sumRow: (/** @type {number} */ sum) => `Marks on ${number(sum)}`,
    /** @param {number} count @param {number} now */
    sumText: (count, now) => `${number(count)} ${plural(count, "mark", "marks")}, ${points(now)}`,
    rejectRow: (/** @type {number} */ face) => `Reject marks on ${number(face)}`,
    rejectText: (/** @type {number} */ count) => `${number(count)} ${plural(count, "mark", "marks")}`,
    notInUse: "three other numbers are in use",
    score: (/** @type {number} */ score) => `Score ${number(score)}`,
    /** @param {number | null} spare @param {number} left */
    outlook: (spare, left) =>
      [
        spare === null
          ? ""
          : spare === 0
            ? "no reject to spare"
            : `${number(spare)} ${plural(spare, "reject", "rejects")} to spare`,
        `${number(left, 1)} rolls left on average, if you play for a long game`,
      ]
        .filter((text) => text !== "")
        .join(" · "),
    /** @param {number} missing @param {{ onSums: number, onRejects: number }} marks */
    misfit: (missing, marks) =>
      missing === 0 ? "" : `${misfit(missing, marks)} A turn marks two sums and one reject.`,

    // Final score
    scoreHint:
      "Where games end up from here: 10,000 of them are played to the end by a faster version of the advice. The advice aims at the best average score, not at a score to beat: if you need 500, more risk may help.",
    fromLabel: "Played from",
    fromRoll: "this roll, with the best choice",
    fromSheet: "the sheet as it stands",
    fromChoice: markShort,
    aimLabel: "Target score",
    play: "Play 10,000 games",
    stop: "Stop",
    played: (/** @type {number} */ done, /** @type {boolean} */ isDone) =>
      isDone ? `${games(done)} played.` : `${games(done)} played so far …`,
    stopped: (/** @type {number} */ done) => `Stopped after ${games(done)}.`,
    notPlayed: "These games could not be played: they need the expected scores, which have not been loaded.",
    scoreOver: "The game is over: there is nothing left to play.",
    scoreHeads: ["Final score", "chance", "95% range"],
    atLeast: (/** @type {number} */ score) => `${number(score)} or more`,
    percent,
    shareRange: (/** @type {Estimate} */ { low, high }) => {
      const digits = high < 0.01 || low > 0.99 ? 2 : 1;
      return `${number(low * 100, digits)} to ${number(high * 100, digits)}%`;
    },
    meanRow: "average",
    mean: (/** @type {Estimate} */ { value }) => number(value, 1),
    meanRange: (/** @type {Estimate} */ { low, high }) =>
      Number.isFinite(high) ? `${number(low, 1)} to ${number(high, 1)}` : "",
    expectedRow: "expected",
    expected: (/** @type {number} */ value) => number(value, 1),
    /** @param {number} estimate @param {number} average */
    farOff: (estimate, average) =>
      `The expected score is ${apart(estimate, average, 1)} points ${estimate > average ? "above" : "below"} the average of these games, more than luck explains. On this sheet the average is the better guide.`,
    histogramLabel: "How often the games ended on each score",
    histogramTitle: (/** @type {number} */ step) => `Games by final score, in steps of ${number(step)}`,
    histogramTable: "These numbers as a table",
    histogramHeads: ["Final score", "games"],
    from: (/** @type {number} */ from, /** @type {number} */ to) => `${number(from)} to ${number(to)}`,
    axis: (/** @type {number} */ score) => number(score),
    copyCsv: "Copy as CSV",
    saveCsv: "Download CSV",
    csvHeads: ["final score", "games"],

    // Moves
    movesHint: "The latest turn comes first. Go back to any turn; redo brings back the later ones.",
    noMoves: "Moves appear here as you mark choices.",
    moveNumber: (/** @type {number} */ turn) => `${number(turn)}.`,
    freeRide: "free ride",
    /** What was marked, and what it was worth. @param {Note} note */
    worth: ({ value }) => (value === null ? "" : number(value)),
    /** @param {Note} note */
    cost: (note) => {
      const { best, value, cost, choices } = note;
      if (cost === null || value === null) return "";
      if (choices === 1) return "the only choice";
      if (gaveAway(note) && best?.value !== null && best?.value !== undefined)
        return `cost ${apart(best.value, value, 0)}: ${markShort(best)} was better`;
      return cost === 0 ? "best" : "as good as the best";
    },
    /** What the roll brought. @param {Note} note */
    luck: (note) => {
      const luck = luckOf(note);
      return luck === null ? "" : `luck ${signed(luck, 0)}`;
    },
    ends: "ended the game",
    backTo: "Back to here",
    backToTurn: (/** @type {number} */ turn) => `Back to here: turn ${number(turn)}`,
  };
}
