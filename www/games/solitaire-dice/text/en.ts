// Every sentence of the Solitaire Dice page, in English. Those of the details, the dialogs and the help are loaded with
// them.

import { partOfLink } from "../../../shell/text/en.js";
import { effectOf, isClose, LITTLE } from "../model/choices.js";
import { gaveAway } from "../model/record.js";
import { playerWords } from "./en-players.js";

/** @typedef {import("../model/types.d.ts").Note} Note */
/** @typedef {import("../model/types.d.ts").SheetMark} SheetMark */
/** @typedef {import("../model/types.d.ts").SheetChoice} SheetChoice */
/** @typedef {ReturnType<typeof words>} Words */

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {import("../../../shell/format.js").Formats} formats */
export function words(formats) {
  const { number, difference, apart, signed, plural, list, either } = formats;

  const points = (/** @type {number} */ count) => `${number(count)} ${plural(Math.abs(count), "point", "points")}`;
  const rolls = (/** @type {number} */ count) => `${number(count)} ${plural(count, "roll", "rolls")}`;
  const sums = (/** @type {SheetMark} */ { sums: [one, other] }) => `${one} and ${other}`;
  const name = (/** @type {string | null} */ by) => (by === null ? "You" : playerWords(by).name);

  /** For the ear: "reject 1, 7 and 9", "free ride, 7 and 9". @param {SheetMark} mark */
  const markName = (mark) => `${mark.reject === null ? "free ride" : `reject ${mark.reject}`}, ${sums(mark)}`;

  /** For the eye: "reject 1 with 7+9", "free ride with 7+9". @param {SheetMark} mark */
  const markShort = ({ reject, sums: [one, other] }) =>
    `${reject === null ? "free ride" : `reject ${reject}`} with ${one}+${other}`;

  /** What a choice is worth. @param {string} name @param {SheetChoice} choice @param {number | null | "best"} best the best one's value, or that it is the best itself */
  function label(name, { value, cost }, best) {
    const worth = value === null ? [] : [points(Math.round(value))];
    if (best === "best") return [name, ...worth, "best"].join(", ");
    if (value === null || best === null) return [name, ...worth].join(", ");
    return [name, ...worth, isClose(cost) ? "as good" : `${apart(value, best, 0)} less`].join(", ");
  }

  /** What marks do at once: "fifth mark, back to 0". @param {{ before: number, count: number, each: number }} marks */
  function effect({ before, count, each }) {
    const nths = Array.from({ length: count }, (_, nth) => before + nth + 1);
    const real = nths.filter((nth) => effectOf(nth) !== "wasted");
    if (real.length === 0) return "wasted";
    const told = {
      opens: "−200 now",
      none: "",
      back: "back to 0",
      points: `+${number(each)}`,
      wasted: "then one wasted",
    };
    const effects = [...new Set(nths.map((nth) => told[effectOf(nth)]))].filter((text) => text !== "");
    if (nths.every((nth) => effectOf(nth) === "points")) effects.splice(0, 1, `+${number(each * count)}`);
    const names = real.map((nth) => ORDINALS[nth - 1]).join(" and ");
    return [`${names} ${plural(real.length, "mark", "marks")}`, ...effects].join(", ");
  }

  /** What somebody marked. @param {Note} note */
  const done = ({ by, reject, ...mark }) =>
    reject === null
      ? `${name(by)} marked ${sums({ reject, ...mark })} on a free ride.`
      : `${name(by)} rejected ${reject} and marked ${sums({ reject, ...mark })}.`;

  /** The same in short. @param {Note} note */
  const doneShort = ({ by, ...mark }) => `${name(by)}: ${markShort(mark)}`;

  /** What a mark cost, and what was better; "" where it was as good. @param {Note} note */
  const cost = ({ best, value, cost }) =>
    best === null || value === null || best.value === null || cost === null || isClose(cost)
      ? ""
      : `That cost you ${apart(best.value, value, 0)} points: ${markShort(best)} was better.`;

  /** A move of one's own. @param {Note} note @param {boolean} isCostTold */
  const note = (note, isCostTold) => [done(note), isCostTold ? cost(note) : ""].filter((text) => text !== "").join(" ");

  /** Settings that a link tells, by their keys. */
  const names = {
    sheet: "Sheet",
    roll: "Roll",
    with: "Other players",
    opening: "Opening rule",
    dice: "Dice",
    seed: "The app's rolls",
    aim: "Target score",
  };

  /**
   * How the sheet misfits, by how many marks on the sums are missing; "" where it fits. Where there are free rides,
   * one that is missing may as well be one too many.
   * @param {number} missing @param {{ onSums: number, onRejects: number }} marks
   */
  const misfit = (missing, { onSums, onRejects }) => {
    const count = Math.abs(missing);
    const marks = count === 1 ? "One mark" : `${number(count)} marks`;
    if (missing === 0) return "";
    if (missing < 0 && onRejects === 0) return "Now add the reject marks.";
    if (missing === 1 && onSums > 2 * onRejects) return "The sums have one mark too few or too many.";
    return missing > 0
      ? `${marks} on the sums ${plural(count, "is", "are")} missing.`
      : `${marks} too many on the sums.`;
  };

  return {
    formats,
    capital,
    /** A part of a link that can't be read. @param {{ key: string }} problem */
    problem: ({ key }) => partOfLink(key, names),
    settings: names,
    points,
    number: (/** @type {number} */ value) => number(value),
    markName,
    markShort,
    misfit,

    // Where the game stands
    /** @param {number} turn @param {number} score @param {number} rollsLeft */
    status: (turn, score, rollsLeft) => [
      `Turn ${number(turn)}`,
      `score ${number(score)}`,
      `about ${rolls(Math.max(1, Math.round(rollsLeft)))} left`,
    ],
    /** The same of a sheet that is not whole yet: neither its turns nor what is left of them is known. @param {number} score */
    statusOfPart: (score) => [`Score ${number(score)}`],
    statusOver: (/** @type {number} */ turns) => [`${number(turns)} ${plural(turns, "turn", "turns")} played`],
    you: "You",
    who: name,
    others: "Sheets",
    sheetOf: (/** @type {string | null} */ by, /** @type {number} */ score, /** @type {boolean} */ isOver) =>
      `${by === null ? "Your sheet" : `Sheet of ${playerWords(by).name}`}: ${points(score)}${isOver ? ", game over" : ""}`,
    over: "over",

    // The answer
    beforeRoll: "Before the roll",
    expected: "expected final score",
    startHint: (/** @type {boolean} */ isThrown) =>
      `${isThrown ? "The app rolls the dice: tap Roll." : "Roll five dice and tap them below."} Already playing on paper? Copy your marks onto the sheet first.`,
    overviewHint: "Marks on each sum, and on the rejects. Red ones still cost 200.",
    differentHint: "Until three numbers are in use, each reject must be a new number.",
    noNewNumber: "No new number was rolled, so any die may be rejected.",
    spare: (/** @type {number} */ spare) =>
      spare === 0
        ? "No reject to spare: the next one ends the game."
        : `${number(spare)} ${plural(spare, "reject", "rejects")} to spare.`,
    /** Whether the roll was good. @param {number} was @param {number} now */
    verdict: (was, now) => {
      const change = now - was;
      const kind = change >= LITTLE ? "a good roll" : change <= -LITTLE ? "a bad roll" : "an average roll";
      return `Expected ${number(was)}, now ${number(now)}: ${kind}.`;
    },
    freeRide: "Free ride: no reject is marked.",
    /** What is to be done with a roll. @param {boolean} isFree @param {boolean} isHidden */
    question: (isFree, isHidden) => {
      const what = isHidden ? "You choose" : "Tap what you mark";
      return isFree ? `Free ride: ${what.toLowerCase()}` : what;
    },
    yourChoice: "You choose",
    yourChoiceHint: "Tap what you mark.",
    best: "best",
    reject: "reject",
    idle: "idle",
    equals: "=",
    value: (/** @type {number} */ value) => number(value),
    /** What a choice is worth less than the best. @param {number} value @param {number} best @param {number | null} cost */
    behind: (value, best, cost) => (isClose(cost) ? "as good" : difference(value, best, 0)),
    sources: { exact: "exact", estimate: "estimate", rough: "rough estimate", rule: "by the rule of thumb" },
    /** A choice for the ear: "reject 1, 7 and 9, 305 points, best". @param {SheetChoice} choice @param {number | null | "best"} best the best one's value, or that it is the best itself */
    choiceLabel: (choice, best) => label(markName(choice), choice, best),
    /** What a choice does at once. @param {{ sum: number, before: number, count: number, each: number }[]} marks @param {boolean} ends */
    effects: (marks, ends) =>
      [...marks.map((of) => `${of.sum}: ${effect(of)}`), ...(ends ? ["ends the game"] : [])].join(" · "),
    ends: "ends the game",
    more: (/** @type {number} */ count) => `${number(count)} more ${plural(count, "choice", "choices")}`,
    fewer: "Fewer choices",
    choicesLabel: "Choices, best first",
    othersTurn: "The others mark this roll",
    othersPlayOn: "The others play on",
    ownOver: (/** @type {number} */ score) => `Your game is over: ${points(score)}.`,
    yourGameOver: "Your game is over.",
    gameOver: "Game over",
    finalScore: (/** @type {number} */ score) => `Final score ${number(score)}`,
    newGame: "New game",
    sameRolls: "Same rolls again",
    standings: "Final scores",
    /** How the game went. @param {{ moves: number, good: number, lost: number, luck: number }} summary */
    summary: ({ moves, good, lost, luck }) => {
      const dice = `Your luck was worth ${signed(luck, 0)} ${plural(Math.abs(Math.round(luck)), "point", "points")}.`;
      const best = `${good === 1 ? "was" : "were"} the best, or just as good`;
      if (good === moves)
        return `${moves === 1 ? "Your choice" : moves === 2 ? "Both choices" : `All your ${number(moves)} choices`} ${best}. ${dice}`;
      return `${number(good)} of your ${number(moves)} ${plural(moves, "choice", "choices")} ${best}; the ${plural(moves - good, "other", "others")} gave away ${points(Math.round(lost))}. ${dice}`;
    },
    /** @param {Note} note @param {number} turn */
    costliest: ({ best, value, ...mark }, turn) =>
      best?.value === null || best?.value === undefined || value === null
        ? ""
        : `The costliest was turn ${number(turn)}, ${markShort(mark)}: ${apart(best.value, value, 0)} points.`,

    // The pad
    padTitle: "Your roll",
    entered: (/** @type {number} */ count) => (count === 0 ? "Tap your five dice" : `${number(count)} of 5`),
    face: (/** @type {number} */ face) => `Add a ${number(face)}`,
    dieOf: (/** @type {number} */ face) => `${number(face)}, rolled`,
    takeBack: (/** @type {number} */ face) => `${number(face)}, rolled; tap to remove it`,
    remove: (/** @type {number | null} */ picked) =>
      picked === null ? "Remove the last die" : `Remove the ${number(picked)}`,
    random: "Roll for me",
    roll: "Roll",
    pairHint: (/** @type {boolean} */ isFree) =>
      `Or try a pairing of your own: tap the die ${isFree ? "that stays idle" : "to reject"}, then two dice that make a pair.`,
    /** @param {{ face: number, isLeft: boolean, isPicked: boolean }} die */
    pickDie: ({ face, isLeft, isPicked }) =>
      isPicked
        ? `${number(face)}, ${isLeft ? "to reject" : "of a pair"}; tap to unpick it`
        : `Pick the ${number(face)}`,
    /** @param {number} left the die to reject @param {number | null} picked the die that ⌫ removes if it is not the last */
    pickPair: (left, picked) =>
      `Reject ${number(left)}: now tap two dice that make a pair. ⌫ removes the ${picked === null ? "last die" : number(picked)}.`,
    pickIdle: (/** @type {number} */ left) => `The ${number(left)} stays idle: now tap two dice that make a pair.`,
    /** Why a die can't be rejected. @param {number[]} inUse @param {number[]} allowed of the roll's numbers */
    notAllowed: (inUse, allowed) =>
      inUse.length === 3
        ? `${list(inUse.map(String))} are in use: of this roll only ${either(allowed.map(String))} can be rejected.`
        : `Each reject must be a new number until three are in use: of this roll only ${either(allowed.map(String))} can be rejected.`,
    /** A choice that was put together: as above, for the eye. @param {SheetChoice} choice @param {number | null | "best"} best */
    ownLabel: (choice, best) => `Mark: ${label(markShort(choice), choice, best)}`,
    ownName: (/** @type {SheetMark} */ mark) => `Mark: ${markShort(mark)}`,

    // The others
    paceLabel: "Pace of the others",
    paces: { step: "by step", slow: "slow", normal: "normal", fast: "fast" },
    next: "Next",
    goOn: "Go on",
    note,
    done,
    /** What the others marked last. @param {Note[]} notes */
    othersDone: (notes) => notes.map(doneShort).join(" · "),
    cost,
    gaveAway,
    players: "Players",
    listOf: list,

    // Details
    detailsLabel: "Details",
    tabs: { sheet: "Sheet", score: "Final score", moves: "Moves", help: "Help" },
    fileHint: "The sheets, the roll, the players and the moves.",
    tablesMissing: "The expected scores could not be loaded: for now choices are ranked by a rule of thumb.",
    detailsFailed: (/** @type {string} */ reason) => `This part could not be loaded. (${reason})`,

    // What is announced
    /** @param {number} turn @param {number | null} value */
    announceTurn: (turn, value) =>
      `Turn ${number(turn)}.${value === null ? "" : ` Expected final score ${number(value)}.`}`,
    announceEntered: (/** @type {number} */ count) => `${number(count)} of 5 dice.`,
    announceBest: (/** @type {SheetMark} */ choice, /** @type {number | null} */ value) =>
      `Best: ${markName(choice)}${value === null ? "" : `, ${points(Math.round(value))}`}.`,
    announceChoose: (/** @type {number} */ count) =>
      `${number(count)} ${plural(count, "choice", "choices")}. You choose.`,
    announceOver: (/** @type {number} */ score) => `Game over. Final score ${number(score)}.`,
  };
}
