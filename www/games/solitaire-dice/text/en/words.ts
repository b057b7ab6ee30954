// Every sentence of the Solitaire Dice page, in English. Those of the details, the dialogs and the help are loaded with
// them.

import type { Formats } from "../../../../shell/model/format.ts";
import { standardWords } from "../../../../shell/text/en/standard.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import type { Effect, luckOfRoll, Standing } from "../../model/choices.ts";
import type { Loss, Result, Summary } from "../../model/move-log.ts";
import type { Misfit } from "../../model/sheet.ts";
import type { LoggedMove, SheetMark, State, Who } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import { computerName } from "./players.ts";

export type Words = ReturnType<typeof words>;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** How good a roll was. */
const LUCKS: Record<ReturnType<typeof luckOfRoll>, string> = {
  good: "a good roll",
  bad: "a bad roll",
  average: "an average roll",
};

export function words(formats: Formats) {
  const { number, percent, signed, plural, list, either } = formats;

  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "point", "points")}`;
  const boxes = (count: number) => `${number(count)} ${plural(count, "box", "boxes")}`;
  const sums = ({ sums: [one, other] }: SheetMark) => `${one} and ${other}`;
  const name = (by: string | null) => (by === null ? "You" : computerName(by));
  /** What a player is called: a person without a name by their seat. */
  const called = ({ by, name: typed, seat }: Who) =>
    typed || (seat === 0 || by !== null ? name(by) : `Player ${number(seat + 1)}`);
  const sheetName = (who: Who) =>
    who.by !== null
      ? `Sheet of ${computerName(who.by)}`
      : who.name === "" && who.seat === 0
        ? "Your sheet"
        : called(who);

  /** For the ear: "reject 1, 7 and 9", "free ride, 7 and 9". */
  const markName = (mark: SheetMark) =>
    `${mark.reject === null ? "free ride" : `reject ${mark.reject}`}, ${sums(mark)}`;

  /** For the eye: "reject 1 with 7+9", "free ride with 7+9". */
  const markShort = ({ reject, sums: [one, other] }: SheetMark) =>
    `${reject === null ? "free ride" : `reject ${reject}`} with ${one}+${other}`;

  /** How a choice stands beside the best one. */
  const stands = (standing: Standing, less: (less: number) => string) =>
    standing.kind === "less"
      ? less(standing.less)
      : { best: "best", only: "only choice", asGood: "as good" }[standing.kind];

  /** What a choice is worth: "…, 293 points, 12 less". */
  const label = (name: string, worth: number | null, standing: Standing | null) =>
    [
      name,
      ...(worth === null ? [] : [points(worth)]),
      ...(standing === null ? [] : [stands(standing, (less) => `${number(less)} less`)]),
    ].join(", ");

  /** What marks do at once: "fifth mark, back to 0". */
  function effect({ nths, opens, isFifth, points, wasted }: Effect) {
    if (nths.length === 0) return "wasted";
    const names = nths.map((nth) => ORDINALS[nth - 1]).join(" and ");
    return [
      `${names} ${plural(nths.length, "mark", "marks")}`,
      ...(opens > 0 ? [`−${number(opens)} now`] : []),
      ...(isFifth ? ["back to 0"] : []),
      ...(points > 0 ? [`+${number(points)}`] : []),
      ...(wasted > 0 ? ["then one wasted"] : []),
    ].join(", ");
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
  const best = (mark: SheetMark, worth: string, why: Why | null, isOnly: boolean) =>
    `${isOnly ? "Only choice" : "Best"}: ${mark.reject === null ? "a free ride" : `reject the ${mark.reject}`}; pair up ${sums(mark)}.${worth}${why ? ` Best because ${because(why)}.` : ""}`;

  const result = (result: Result) => {
    const { kind, points } = result;
    if (kind === "among") {
      const best = result.best.map(called);
      return best.length > 1 ? `It's a tie: ${list(best)}` : `${list(best)} wins by ${number(points)}`;
    }
    return kind === "tie" ? "It's a tie" : `You ${kind} by ${number(points)}`;
  };

  /** What somebody marked. */
  const done = ({ by, reject, ...mark }: LoggedMove) =>
    reject === null
      ? `${name(by)} marked ${sums({ reject, ...mark })} on a free ride.`
      : `${name(by)} rejected ${reject} and marked ${sums({ reject, ...mark })}.`;

  /** The same in short. */
  const doneShort = ({ who, mark }: { who: Who; mark: SheetMark }) => `${called(who)}: ${markShort(mark)}`;

  /** A move of one's own, and what it gave away where that is told. */
  const logged = (logged: LoggedMove, loss: Loss | null) =>
    loss === null
      ? done(logged)
      : `${done(logged)} That cost you ${points(loss.points)}: ${markShort(loss.better)} was better.`;

  /** Settings that a link tells, by their keys. */
  const names = {
    sheet: "Sheet",
    roll: "Roll",
    with: "Other players, at most five",
    shown: "Sheet shown",
    opening: "Opening rule",
    dice: "Dice",
    seed: "The app's rolls",
    aim: "Target score",
  };

  /** How the sheet misfits. */
  const misfit = (misfit: Misfit) => {
    if (misfit.kind === "noRejects") return "Now add the reject marks.";
    if (misfit.kind === "either") return "The sums have one mark too few or too many.";
    const { kind, count } = misfit;
    const marks = count === 1 ? "One mark" : `${number(count)} marks`;
    return kind === "missing"
      ? `${marks} on the sums ${plural(count, "is", "are")} missing.`
      : `${marks} too many on the sums.`;
  };

  const sumRow = (sum: number) => `Marks on ${number(sum)}`;
  const sumText = (count: number, now: number) => `${number(count)} ${plural(count, "mark", "marks")}, ${points(now)}`;
  const rejectRow = (face: number) => `Reject marks on ${number(face)}`;
  /** @param count null where the number can't be in use */
  const rejectText = (count: number | null) =>
    count === null ? "three other numbers are in use" : `${number(count)} ${plural(count, "mark", "marks")}`;

  return {
    ...standardWords,
    formats,
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
      `about ${number(rollsLeft)} ${plural(rollsLeft, "roll", "rolls")} left`,
    ],
    /** The same of a sheet that is not whole yet: neither its turns nor what is left of them is known. */
    statusOfPart: (score: number) => [`Score ${number(score)}`],
    statusOver: (turns: number) => [`${number(turns)} ${plural(turns, "turn", "turns")} played`],
    who: name,
    called,
    /** The same where there is little room. */
    whoInShort: (who: Who, others: number) => (who.by !== null && others === 1 ? "Computer" : called(who)),
    others: "Sheets",
    /** For the ear. */
    sheetName,
    sheetOf: (
      who: Who,
      { score, pace, isOver, isToMark }: { score: number; pace: number | null; isOver: boolean; isToMark: boolean },
    ) =>
      `${sheetName(who)}: ${points(score)}${isOver ? ", game over" : ""}${pace === null ? "" : `, expected ${number(pace)}`}${isToMark ? ", still to mark" : ""}`,
    over: "over",

    // The answer
    beforeRoll: "Before the roll",
    expected: "expected final score",
    expectedShort: "expected",
    startHint: (isThrown: boolean, isAlone: boolean) => {
      const how = isThrown ? "The app rolls the dice: tap Roll." : "Roll five dice and tap them below.";
      return isAlone ? `${how} Already playing on paper? Copy your marks onto the sheet first.` : how;
    },
    // The sheet
    sumHead: "sum",
    boxHeads: (openCost: number) => [`−${number(openCost)}`, "0", "points"],
    nowHead: "now",
    rejectHead: "reject",
    sheetHint: "Tap a box to fill the row up to it; tap the last mark to remove it.",
    othersSheetHint: "The computer marks this sheet.",
    each: (each: number) => `+${number(each)}`,
    // Rows of one's own sheet: a name, and what stands there; in those of others both at once.
    sumRow,
    sumText,
    sumOfOther: (sum: number, count: number, now: number) => `${sumRow(sum)}: ${sumText(count, now)}`,
    rejectRow,
    rejectText,
    rejectOfOther: (face: number, count: number | null) => `${rejectRow(face)}: ${rejectText(count)}`,
    sheetScore: (score: number) => `Score ${number(score)}`,
    /** @param spare null where that is not told yet */
    outlook: (spare: number | null, left: number) => {
      const rolls = `${number(left, 1)} rolls left on average, if you play for a long game`;
      if (spare === null) return rolls;
      const rejects = spare === 0 ? "no reject" : `${number(spare)} ${plural(spare, "reject", "rejects")}`;
      return `${rejects} to spare · ${rolls}`;
    },
    sheetMisfit: (found: Misfit) => `${misfit(found)} A turn marks two sums and one reject.`,
    comingHint: "Your sheet: + marks what the choice would add. Red marks cost points now.",
    differentHint: "Until three numbers are in use, each reject must be a new number.",
    noNewNumber: "No new number was rolled, so any die may be rejected.",
    spare: (spare: number) =>
      spare === 0
        ? "No reject to spare: the next one ends the game."
        : `${number(spare)} ${plural(spare, "reject", "rejects")} to spare.`,
    /** Whether the roll was good. */
    verdict: (was: number, now: number, luck: ReturnType<typeof luckOfRoll>) =>
      `Expected ${number(was)}, now ${number(now)}: ${LUCKS[luck]}.`,
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
    noRules: "The rules by which the computer plays could not be loaded.",
    chance: (chance: number) => percent(chance),
    /** By how many percentage points a chance may be off. */
    off: (off: number) => `±${number(off, 1)}`,
    /** The same may stand behind; 0 where the chance is exact. */
    chanceOf: (target: number, off: number) =>
      `chance of ${number(target)} or more${off === 0 ? "" : ` (±${number(off, 1)})`}`,
    estimateOf: (off: number) => `estimate ±${number(off, 1)}`,
    asGood: "as good",
    /** By how many points, or percentage points, a choice is worth less than the best. */
    less: (points: number) => signed(-points, 0),
    lessChance: (points: number) => signed(-points, 1),
    verdictOfChance: (was: number, now: number) => `Was ${percent(was)}, now ${percent(now)}.`,
    chanceLabel: (mark: SheetMark, chance: number, off: number, standing: Standing) =>
      [
        markName(mark),
        percent(chance),
        ...(off === 0 ? [] : [`give or take ${number(off, 1)}`]),
        stands(standing, (less) => `${number(less, 1)} percentage points less`),
      ].join(", "),
    freeRide: "Free ride: no reject is marked.",
    /** What is to be done with a roll. */
    question: (isFree: boolean, isHidden: boolean): string => {
      if (isFree) return isHidden ? "Free ride: you choose: tap what you mark" : "Free ride: tap what you mark";
      return isHidden ? "You choose: tap what you mark" : "Tap what you mark";
    },
    yourChoice: "You choose",
    best: "best",
    only: "only choice",
    reject: "reject",
    idle: "idle",
    equals: "=",
    value: (value: number) => number(value),
    sources: { exact: "exact", estimate: "estimate", rough: "rough estimate", rule: "by the rule of thumb" },
    /**
     * A choice for the ear: "reject 1, 7 and 9, 305 points, best".
     * @param worth its expected score, null where that is not known
     * @param standing null where that is not told
     */
    choiceLabel: (mark: SheetMark, worth: number | null, standing: Standing | null) =>
      label(markName(mark), worth, standing),
    /** What a choice does at once. */
    effects: (effects: Effect[], ends: boolean) =>
      [...effects.map((of) => `${of.sum}: ${effect(of)}`), ...(ends ? ["ends the game"] : [])].join(" · "),
    ends: "ends the game",
    /** Why the best choice is that. */
    why: (why: Why) => `Best because ${because(why)}.`,
    more: (count: number) => `${number(count)} more ${plural(count, "choice", "choices")}`,
    fewer: "Fewer choices",
    choicesLabel: "Choices, best first",
    othersTurn: (others: number): string =>
      others === 1 ? "The computer marks this roll" : "The others mark this roll",
    /** Who has not marked this roll. */
    toMark: (who: Who[]) => `Still to mark: ${list(who.map(called))}`,
    /** To choose again what was marked last; then to leave it. */
    change: "Change",
    leave: "Leave it",
    chooseAgain: "Choose again",
    othersPlayOn: (others: number): string => (others === 1 ? "The computer plays on" : "The others play on"),
    ownOver: (score: number) => `Your game is over: ${points(score)}.`,
    yourGameOver: "Your game is over.",
    gameOver: "Game over",
    gaveUp: (others: number) => `You gave up. ${others === 1 ? "The computer wins." : "The others win."}`,
    gaveUpMark: "gave up",
    /** How a game against others has ended. */
    result,
    finalScore: (score: number) => `Final score ${number(score)}`,
    sameRolls: "Same rolls again",
    luckShort: (luck: number) => `luck ${signed(luck, 0)}`,
    standings: "Final scores",
    standingsThen: "Scores when you gave up",
    /** How the game went. */
    summary: ({ moves, good, costly, lost }: Summary) => {
      const best = `${good === 1 ? "was" : "were"} the best, or just as good`;
      const given = `gave away ${points(lost)}.`;
      if (good === 0) return `${moves === 1 ? "Your choice" : `Your ${number(moves)} choices`} ${given}`;
      if (costly === 0)
        return `${moves === 1 ? "Your choice" : moves === 2 ? "Both choices" : `All your ${number(moves)} choices`} ${best}.`;
      return `${number(good)} of your ${number(moves)} ${plural(moves, "choice", "choices")} ${best}; the other${costly === 1 ? "" : ` ${number(costly)}`} ${given}`;
    },
    costliest: (mark: SheetMark, turn: number, lost: number) =>
      `Costliest: turn ${number(turn)}, ${markShort(mark)}, ${points(lost)}`,
    /** As what is tried again: "Try turn 3 again". */
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
    ownLabel: (mark: SheetMark, worth: number | null, standing: Standing | null) =>
      `Mark: ${label(markShort(mark), worth, standing)}`,
    ownName: (mark: SheetMark) => `Mark: ${markShort(mark)}`,

    // The others
    logged,
    done,
    /** What the others marked last. */
    othersDone: (moves: { who: Who; mark: SheetMark }[]) => moves.map(doneShort).join(" · "),

    // Details
    tabs: { score: "Final score", moves: "Moves" },
    fileHint: "The sheets, the roll, the players and the moves.",
    tablesMissing: "The expected scores could not be loaded: for now choices are ranked by a rule of thumb.",

    // What is announced
    announceTurn: (turn: number, value: number | null) =>
      `Turn ${number(turn)}.${value === null ? "" : ` Expected final score ${number(value)}.`}`,
    announceTurnChance: (turn: number, target: number, chance: number) =>
      `Turn ${number(turn)}. Chance of ${number(target)} or more: ${percent(chance)}.`,
    announceLikeliest: (choice: SheetMark, chance: number | null, why: Why | null = null, isOnly = false) =>
      best(choice, chance === null ? "" : ` Chance ${percent(chance)}.`, why, isOnly),
    announceEntered: (count: number) => `${number(count)} of 5 dice.`,
    announceBest: (choice: SheetMark, value: number | null, why: Why | null = null, isOnly = false) =>
      best(choice, value === null ? "" : ` Expected score ${number(value)}.`, why, isOnly),
    announceChoose: (count: number) => `${number(count)} ${plural(count, "choice", "choices")}. You choose.`,
    announceOver: (score: number, ended: Result | null) =>
      `Game over. ${ended === null ? "" : `${result(ended)}. `}Final score ${number(score)}.`,
  };
}
