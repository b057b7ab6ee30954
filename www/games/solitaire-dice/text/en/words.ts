// Every sentence of the Solitaire Dice page, in English. Those of the details, the dialogs and the help are loaded with
// them.

import type { Formats } from "../../../../shell/format.ts";
import { standardWords } from "../../../../shell/text/en/standard.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import { effectOf, isClose, LITTLE } from "../../model/choices.ts";
import { gaveAway } from "../../model/move-log.ts";
import { CLOSE_CHANCE } from "../../model/reach.ts";
import type { LoggedMove, SheetChoice, SheetMark, State } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import { computerName } from "./players.ts";

export type Words = ReturnType<typeof words>;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function words(formats: Formats) {
  const { number, percent, difference, apart, signed, plural, list, either } = formats;

  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "point", "points")}`;
  const boxes = (count: number) => `${number(count)} ${plural(count, "box", "boxes")}`;
  const rolls = (count: number) => `${number(count)} ${plural(count, "roll", "rolls")}`;
  const sums = ({ sums: [one, other] }: SheetMark) => `${one} and ${other}`;
  const name = (by: string | null) => (by === null ? "You" : computerName(by));

  /** For the ear: "reject 1, 7 and 9", "free ride, 7 and 9". */
  const markName = (mark: SheetMark) =>
    `${mark.reject === null ? "free ride" : `reject ${mark.reject}`}, ${sums(mark)}`;

  /** For the eye: "reject 1 with 7+9", "free ride with 7+9". */
  const markShort = ({ reject, sums: [one, other] }: SheetMark) =>
    `${reject === null ? "free ride" : `reject ${reject}`} with ${one}+${other}`;

  /**
   * What a choice is worth.
   * @param best the best one's value, or that it is the best itself
   */
  function label(name: string, { value, cost }: SheetChoice, best: number | null | "best") {
    const worth = value === null ? [] : [points(Math.round(value))];
    if (best === "best") return [name, ...worth, "best"].join(", ");
    if (value === null || best === null) return [name, ...worth].join(", ");
    return [name, ...worth, isClose(cost) ? "as good" : `${apart(value, best, 0)} less`].join(", ");
  }

  /** What marks do at once: "fifth mark, back to 0". */
  function effect({ before, count, each }: { before: number; count: number; each: number }) {
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

  /** A reason, as half a sentence. */
  const because = (why: Why) => {
    if (why.kind === "reaches") return `it ends the game with ${points(why.score)}`;
    if (why.kind === "goesOn")
      return `the game goes on, and ${why.isAlone ? "every other choice" : "the next best"} ends it`;
    if (why.kind === "room")
      return `it rejects ${why.room.reject} (${boxes(why.room.boxes)} left); the next best rejects ${why.next.reject} (${number(why.next.boxes)} left)`;
    if (why.kind === "scores") return `it brings ${number(why.more)} more at once than the next best`;
    const sums = list(why.sums.map(String));
    const next = list(why.next.map(String));
    if (why.kind === "opens") {
      if (why.sums.length > 0) return `it opens only ${sums}; the next best opens ${next}`;
      return why.isAlone
        ? "it's the only one that opens no new sum"
        : `it opens no new sum; the next best opens ${next}`;
    }
    if (why.next.length > 0) return `it brings ${sums} back to 0; the next best only ${next}`;
    return `it brings ${sums} back to 0, which ${why.isAlone ? "no other choice does" : "the next best doesn't"}`;
  };

  /** The best choice as what is to be done, what it is worth, and why it is the best. */
  const best = (mark: SheetMark, worth: string, why: Why | null) =>
    `Best: ${mark.reject === null ? "a free ride" : `reject the ${mark.reject}`}; pair up ${sums(mark)}.${worth}${why ? ` Best because ${because(why)}.` : ""}`;

  const result = (ahead: number) =>
    ahead === 0 ? "It's a tie" : `You ${ahead > 0 ? "win" : "lose"} by ${number(Math.abs(ahead))}`;

  /** What somebody marked. */
  const done = ({ by, reject, ...mark }: LoggedMove) =>
    reject === null
      ? `${name(by)} marked ${sums({ reject, ...mark })} on a free ride.`
      : `${name(by)} rejected ${reject} and marked ${sums({ reject, ...mark })}.`;

  /** The same in short. */
  const doneShort = ({ by, ...mark }: LoggedMove) => `${name(by)}: ${markShort(mark)}`;

  /** What a mark cost, and what was better; "" where it was as good. */
  const cost = ({ best, value, cost }: LoggedMove) =>
    best === null || value === null || best.value === null || cost === null || isClose(cost)
      ? ""
      : `That cost you ${apart(best.value, value, 0)} points: ${markShort(best)} was better.`;

  /** A move of one's own. */
  const logged = (logged: LoggedMove, isCostTold: boolean) =>
    [done(logged), isCostTold ? cost(logged) : ""].filter((text) => text !== "").join(" ");

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
   */
  const misfit = (missing: number, { onSums, onRejects }: { onSums: number; onRejects: number }) => {
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
    ...standardWords,
    formats,
    capital,
    /** A part of a link that can't be read. */
    problem: ({ key }: { key: string }) => partOfLink(key, names),
    settings: names,
    points,
    number: (value: number) => number(value),
    markName,
    markShort,
    misfit,

    // Where the game stands
    status: (turn: number, score: number, rollsLeft: number) => [
      `Turn ${number(turn)}`,
      `score ${number(score)}`,
      `about ${rolls(Math.max(1, Math.round(rollsLeft)))} left`,
    ],
    /** The same of a sheet that is not whole yet: neither its turns nor what is left of them is known. */
    statusOfPart: (score: number) => [`Score ${number(score)}`],
    statusOver: (turns: number) => [`${number(turns)} ${plural(turns, "turn", "turns")} played`],
    you: "You",
    who: name,
    /** The same where there is little room. */
    whoInShort: (by: string | null, others: number) => (by !== null && others === 1 ? "Computer" : name(by)),
    others: "Sheets",
    sheetOf: (by: string | null, score: number, isOver: boolean) =>
      `${by === null ? "Your sheet" : `Sheet of ${computerName(by)}`}: ${points(score)}${isOver ? ", game over" : ""}`,
    over: "over",

    // The answer
    beforeRoll: "Before the roll",
    expected: "expected final score",
    expectedShort: "expected",
    startHint: (isThrown: boolean, isAlone: boolean) =>
      [
        isThrown ? "The app rolls the dice: tap Roll." : "Roll five dice and tap them below.",
        isAlone ? "Already playing on paper? Copy your marks onto the sheet first." : "",
      ]
        .join(" ")
        .trim(),
    comingHint: "Your sheet: + marks what the choice would add. Red marks cost 200 now.",
    overviewHint: "Marks on each sum, and on the rejects. Red ones still cost 200.",
    differentHint: "Until three numbers are in use, each reject must be a new number.",
    noNewNumber: "No new number was rolled, so any die may be rejected.",
    spare: (spare: number) =>
      spare === 0
        ? "No reject to spare: the next one ends the game."
        : `${number(spare)} ${plural(spare, "reject", "rejects")} to spare.`,
    /** Whether the roll was good. */
    verdict: (was: number, now: number) => {
      const change = now - was;
      const kind = change >= LITTLE ? "a good roll" : change <= -LITTLE ? "a bad roll" : "an average roll";
      return `Expected ${number(was)}, now ${number(now)}: ${kind}.`;
    },
    // The chance of a score
    goalLabel: "Advice for",
    /** @param target the score that the others' best stands for, where it is picked */
    goals: (goal: State["goal"], target: number | null) => {
      if (goal === "average") return "Average";
      if (goal === "others") return target === null ? "Others’ best" : `Others’ best: ${number(target)}`;
      return goal === "own" ? "Own number" : `${goal} or more`;
    },
    ownGoalLabel: "Score to reach",
    noChances: "The chances of a score could not be loaded. The advice is for the average.",
    chance: (chance: number) => percent(chance),
    off: (off: number) => `±${number(100 * off, 1)}`,
    chanceOf: (target: number, off: number) =>
      `chance of ${number(target)} or more${off === 0 ? "" : ` (±${number(100 * off, 1)})`}`,
    estimateOf: (off: number) => `estimate ±${number(100 * off, 1)}`,
    asGood: "as good",
    lessChance: (chance: number, best: number) => difference(100 * chance, 100 * best, 1),
    verdictOfChance: (was: number, now: number) => `Was ${percent(was)}, now ${percent(now)}.`,
    chanceLabel: (choice: SheetChoice, chance: number, off: number, best: number | "best") => {
      const all = [markName(choice), percent(chance), ...(off === 0 ? [] : [`give or take ${number(100 * off, 1)}`])];
      if (best === "best") return [...all, "best"].join(", ");
      const isAsGood = best - chance < CLOSE_CHANCE;
      return [...all, isAsGood ? "as good" : `${apart(100 * chance, 100 * best, 1)} percentage points less`].join(", ");
    },
    freeRide: "Free ride: no reject is marked.",
    /** What is to be done with a roll. */
    question: (isFree: boolean, isHidden: boolean) => {
      const what = isHidden ? "You choose: tap what you mark" : "Tap what you mark";
      return isFree ? `Free ride: ${what.charAt(0).toLowerCase()}${what.slice(1)}` : what;
    },
    yourChoice: "You choose",
    best: "best",
    reject: "reject",
    idle: "idle",
    equals: "=",
    value: (value: number) => number(value),
    /** What a choice is worth less than the best. */
    behind: (value: number, best: number, cost: number | null) =>
      isClose(cost) ? "as good" : difference(value, best, 0),
    sources: { exact: "exact", estimate: "estimate", rough: "rough estimate", rule: "by the rule of thumb" },
    /**
     * A choice for the ear: "reject 1, 7 and 9, 305 points, best".
     * @param best the best one's value, or that it is the best itself
     */
    choiceLabel: (choice: SheetChoice, best: number | null | "best") => label(markName(choice), choice, best),
    /** What a choice does at once. */
    effects: (marks: { sum: number; before: number; count: number; each: number }[], ends: boolean) =>
      [...marks.map((of) => `${of.sum}: ${effect(of)}`), ...(ends ? ["ends the game"] : [])].join(" · "),
    ends: "ends the game",
    /** Why the best choice is that. */
    why: (why: Why) => `Best because ${because(why)}.`,
    more: (count: number) => `${number(count)} more ${plural(count, "choice", "choices")}`,
    fewer: "Fewer choices",
    choicesLabel: "Choices, best first",
    othersTurn: (others: number) => (others === 1 ? "The computer marks this roll" : "The others mark this roll"),
    othersPlayOn: (others: number) => (others === 1 ? "The computer plays on" : "The others play on"),
    ownOver: (score: number) => `Your game is over: ${points(score)}.`,
    yourGameOver: "Your game is over.",
    gameOver: "Game over",
    gaveUp: (others: number) => `You gave up. ${others === 1 ? "The computer wins." : "The others win."}`,
    gaveUpMark: "gave up",
    /** How a game against others has ended, by how many points the player is ahead of the best of them. */
    result,
    finalScore: (score: number) => `Final score ${number(score)}`,
    sameRolls: "Same rolls again",
    standings: "Final scores",
    standingsThen: "Scores when you gave up",
    /** How the game went. */
    summary: ({ moves, good, lost, luck }: { moves: number; good: number; lost: number; luck: number }) => {
      const dice = `Your luck was worth ${signed(luck, 0)} ${plural(Math.abs(Math.round(luck)), "point", "points")}.`;
      const best = `${good === 1 ? "was" : "were"} the best, or just as good`;
      const given = `gave away ${points(Math.round(lost))}. ${dice}`;
      if (good === 0) return `${moves === 1 ? "Your choice" : `Your ${number(moves)} choices`} ${given}`;
      if (good === moves)
        return `${moves === 1 ? "Your choice" : moves === 2 ? "Both choices" : `All your ${number(moves)} choices`} ${best}. ${dice}`;
      return `${number(good)} of your ${number(moves)} ${plural(moves, "choice", "choices")} ${best}; the other${moves - good === 1 ? "" : ` ${number(moves - good)}`} ${given}`;
    },
    costliest: ({ best, value, ...mark }: LoggedMove, turn: number) =>
      best?.value === null || best?.value === undefined || value === null
        ? ""
        : `Costliest: turn ${number(turn)}, ${markShort(mark)}, ${apart(best.value, value, 0)} points`,
    turnName: (turn: number) => `turn ${number(turn)}`,

    // The pad
    padTitle: "Your roll",
    entered: (count: number) => (count === 0 ? "Tap your five dice" : `${number(count)} of 5`),
    face: (face: number) => `Add a ${number(face)}`,
    dieOf: (face: number) => `${number(face)}, rolled`,
    takeBack: (face: number) => `${number(face)}, rolled; tap to remove it`,
    remove: (picked: number | null) => (picked === null ? "Remove the last die" : `Remove the ${number(picked)}`),
    random: "Roll for me",
    randomShort: "Roll",
    roll: "Roll",
    pairHint: (isFree: boolean) =>
      `Or try a pairing of your own: tap the die ${isFree ? "that stays idle" : "to reject"}, then two dice that make a pair.`,
    pickDie: ({ face, isLeft, isPicked }: { face: number; isLeft: boolean; isPicked: boolean }) =>
      isPicked
        ? `${number(face)}, ${isLeft ? "to reject" : "of a pair"}; tap to unpick it`
        : `Pick the ${number(face)}`,
    /**
     * @param left the die to reject
     * @param picked the die that ⌫ removes if it is not the last
     */
    pickPair: (left: number, picked: number | null) =>
      `Reject ${number(left)}: now tap two dice that make a pair. ⌫ removes the ${picked === null ? "last die" : number(picked)}.`,
    pickIdle: (left: number) => `The ${number(left)} stays idle: now tap two dice that make a pair.`,
    /**
     * Why a die can't be rejected.
     * @param allowed of the roll's numbers
     */
    notAllowed: (inUse: number[], allowed: number[]) =>
      inUse.length === 3
        ? `${list(inUse.map(String))} are in use: of this roll only ${either(allowed.map(String))} can be rejected.`
        : `Each reject must be a new number until three are in use: of this roll only ${either(allowed.map(String))} can be rejected.`,
    /** A choice that was put together: as above, for the eye. */
    ownLabel: (choice: SheetChoice, best: number | null | "best") => `Mark: ${label(markShort(choice), choice, best)}`,
    ownName: (mark: SheetMark) => `Mark: ${markShort(mark)}`,

    // The others
    logged,
    done,
    /** What the others marked last. */
    othersDone: (moves: LoggedMove[]) => moves.map(doneShort).join(" · "),
    cost,
    gaveAway,
    listOf: list,

    // Details
    tabs: { sheet: "Sheet", score: "Final score", moves: "Moves", help: "Help" },
    fileHint: "The sheets, the roll, the players and the moves.",
    tablesMissing: "The expected scores could not be loaded: for now choices are ranked by a rule of thumb.",

    // What is announced
    announceTurn: (turn: number, value: number | null) =>
      `Turn ${number(turn)}.${value === null ? "" : ` Expected final score ${number(value)}.`}`,
    announceTurnChance: (turn: number, target: number, chance: number) =>
      `Turn ${number(turn)}. Chance of ${number(target)} or more: ${percent(chance)}.`,
    announceLikeliest: (choice: SheetMark, chance: number | null, why: Why | null = null) =>
      best(choice, chance === null ? "" : ` Chance ${percent(chance)}.`, why),
    announceEntered: (count: number) => `${number(count)} of 5 dice.`,
    announceBest: (choice: SheetMark, value: number | null, why: Why | null = null) =>
      best(choice, value === null ? "" : ` Expected score ${number(value)}.`, why),
    announceChoose: (count: number) => `${number(count)} ${plural(count, "choice", "choices")}. You choose.`,
    announceOver: (score: number, ahead: number | null) =>
      `Game over. ${ahead === null ? "" : `${result(ahead)}. `}Final score ${number(score)}.`,
  };
}
