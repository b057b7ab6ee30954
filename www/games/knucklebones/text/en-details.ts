// The sentences of the details, in English: tree, moves and hints.

import { gaveAway, isBest } from "../model/record.js";

/** @typedef {import("./en.js").Words} GameWords */
/** @typedef {ReturnType<typeof detailWords>} DetailWords */
/** @typedef {GameWords & { details: DetailWords & import("./en-help.js").HelpWords }} Words */
/** @typedef {import("../model/types.d.ts").Note} Note */
/** @typedef {import("../model/types.d.ts").Side} Side */
/** @typedef {import("../model/hints.js").Hint} Hint */

/** @param {GameWords} words */
export function detailWords(words) {
  const { formats, capital, column, inColumn, dice, face, points, lossOf, who } = words;
  const { number, percent, plural, either } = formats;
  const whose = { mine: "your", theirs: "the opponent's" };
  const others = { mine: "the opponent's", theirs: "your" };
  const other = { mine: "The opponent", theirs: "You" };

  const mine = { mine: "Your", theirs: "The opponent's" };

  /** "a four, five, or six". @param {number[]} faces */
  const facesOf = (faces) => `a ${either(faces.map((die) => face(die)))}`;

  /** "a four, five, or six wins; a three ties; a one or two loses". @param {{ wins: number[], ties: number[], losses: number[] }} rolls */
  const endings = ({ wins, ties, losses }) =>
    [wins, ties, losses]
      .map((faces, nth) => ({ faces, does: ["wins", "ties", "loses"][nth] }))
      .filter(({ faces }) => faces.length > 0)
      .map(({ faces, does }) => `${faces.length === 6 ? "any roll" : facesOf(faces)} ${does}`)
      .join("; ");

  /** A hint as a sentence. @type {Record<string, (hint: any) => string>} */
  const hints = {
    removes: ({ column, die, count, takes, side }) =>
      `${capital(inColumn(column))}, this removes ${dice(die, count)} and takes ${points(takes)} off ${others[/** @type {Side} */ (side)]} board.`,
    keepsFrom: ({ column, die, count, behind }) =>
      `${capital(inColumn(column))} it would remove ${dice(die, count)}, but costs ${number(behind * 100, 1)}% of a win.`,
    doubles: ({ column, die }) =>
      `${capital(inColumn(column))} it doubles the ${face(die, 2)}: two alike count four times their value.`,
    triples: ({ column, die }) =>
      `${capital(inColumn(column))} it makes three ${face(die, 3)}: three alike count nine times their value.`,
    safe: ({ column, side }) =>
      `${capital(others[/** @type {Side} */ (side)])} ${words.column(column)} column is full: dice opposite it can't be removed while it stays full.`,
    costsThem: ({ column, side }) =>
      `${capital(others[/** @type {Side} */ (side)])} ${words.column(column)} column has one square left: removing this die would fill that column.`,
    fill: ({ left, ahead, side }) =>
      `${side === "mine" ? "You are" : "The opponent is"} ${points(ahead)} ahead with ${number(left)} ${plural(left, "square", "squares")} left: fill the board and end the game.`,
    ends: ({ left, ahead, side }) =>
      `${other[/** @type {Side} */ (side)]} can end the game with ${number(left)} more ${plural(left, "die", "dice")}${ahead < 0 ? `, and ${side === "mine" ? "is" : "are"} ahead: remove ${side === "mine" ? "their" : "your"} dice` : ""}.`,
    atRisk: ({ column, die, count, side }) =>
      `If ${side === "mine" ? "the opponent rolls" : "you roll"} a ${face(die)}, ${side === "mine" ? "they" : "you"} can remove ${whose[/** @type {Side} */ (side)]} ${dice(die, count)} ${inColumn(column)}.`,
    close: ({ behind }) =>
      behind < 0.0005
        ? "The best columns are equally good."
        : `The next best column is only ${number(behind * 100, 1)}% of a win behind: it hardly matters.`,
    rolls: ({ best, bestShare, worst, worstShare }) =>
      `The best roll would be ${facesOf(best)} (${percent(bestShare)}), the worst ${facesOf(worst)} (${percent(worstShare)}).`,
    lastDie: ({ wins, ties, losses, side }) =>
      `${mine[/** @type {Side} */ (side)]} next die ends the game: ${endings({ wins, ties, losses })}.`,
  };

  return {
    // Tree
    treeHint: (/** @type {Side} */ side, /** @type {number} */ depth) =>
      `${side === "mine" ? "Your" : "The opponent's"} chance to win after each roll and each column. Open a line to look ${number(depth)} ${plural(depth, "die", "dice")} further ahead from there.`,
    fromHere: (/** @type {number} */ share) => `Looking ahead from here: ${percent(share)}`,
    treeLabel: "What can follow",
    noTree: "The game is over.",
    columnOf: (/** @type {number} */ nth) => capital(column(nth)),
    removes: (/** @type {number} */ die, /** @type {number} */ count) => `removes ${dice(die, count)}`,
    ends: { win: "game over: win", tie: "game over: tie", loss: "game over: loss" },
    best: "best",
    chance: percent,

    // Moves
    movesHint:
      "The latest move comes first, with what each column was worth. Go back to any move; redo brings back the later ones.",
    noMoves: "Moves appear here as dice are placed.",
    moveNumber: (/** @type {number} */ nth) => `${number(nth + 1)}.`,
    /** @param {Note} note */
    moveHead: ({ side, by, roll, column: nth }) =>
      `${who[side]}${by === null ? "" : ` (${words.playersOfComputer[by].name})`}: ${face(roll)}, ${column(nth)}`,
    /** @param {Note} note */
    cost: (note) => {
      if (gaveAway(note)) return `cost ${lossOf(note)}`;
      if (note.choices.length === 1) return "the only column";
      return isBest(note) ? "best" : "as good as the best";
    },
    choice: (/** @type {number} */ nth, /** @type {number} */ share) => `${column(nth)} ${percent(share)}`,
    placed: "placed here",
    backTo: "Back to here",
    backToMove: (/** @type {number} */ nth) => `Back to move ${number(nth + 1)}`,

    // Hints
    hintsHint: "Why",
    noHints: "Nothing stands out here: go by the numbers.",
    /** @param {Hint} hint */
    hint: (hint) => hints[hint.kind](hint),
  };
}
