// Every sentence of the Solitaire Dice page, in German. Those of the details, the dialogs and the help are loaded with
// them.

import type { Formats } from "../../../../shell/model/format.ts";
import { standardWords } from "../../../../shell/text/de/standard.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import type { Effect, luckOfRoll, Standing } from "../../model/choices.ts";
import type { Loss, Result, Summary } from "../../model/move-log.ts";
import type { Misfit } from "../../model/sheet.ts";
import type { LoggedMove, SheetMark, State, Who } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/words.ts";
import { computerName } from "./players.ts";

const ORDINALS = [
  "erstes",
  "zweites",
  "drittes",
  "viertes",
  "fünftes",
  "sechstes",
  "siebtes",
  "achtes",
  "neuntes",
  "zehntes",
];

/** How good a roll was. */
const LUCKS: Record<ReturnType<typeof luckOfRoll>, string> = {
  good: "ein guter Wurf",
  bad: "ein schlechter Wurf",
  average: "ein mittlerer Wurf",
};

export function words(formats: Formats): English.Words {
  const { number, percent, signed, plural, list, either } = formats;

  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "Punkt", "Punkte")}`;
  /** Points behind "mit". */
  const withPoints = (count: number) => `mit ${number(count)} ${plural(Math.abs(count), "Punkt", "Punkten")}`;
  const sums = ({ sums: [one, other] }: SheetMark) => `${one} und ${other}`;
  const name = (by: string | null) => (by === null ? "Du" : computerName(by));
  /** What a player is called: a person without a name by their seat. */
  const called = ({ by, name: typed, seat }: Who) =>
    typed || (seat === 0 || by !== null ? name(by) : `Spieler ${number(seat + 1)}`);
  const sheetName = (who: Who) =>
    who.by !== null
      ? `Blatt von ${computerName(who.by)}`
      : who.name === "" && who.seat === 0
        ? "Dein Blatt"
        : called(who);
  /** Who has done something. */
  const has = (by: string | null) => (by === null ? "Du hast" : `${computerName(by)} hat`);

  /** For the ear: "1 aussondern, 7 und 9", "Freifahrt, 7 und 9". */
  const markName = (mark: SheetMark) =>
    `${mark.reject === null ? "Freifahrt" : `${mark.reject} aussondern`}, ${sums(mark)}`;

  /** For the eye: "1 aussondern mit 7+9", "Freifahrt mit 7+9". */
  const markShort = ({ reject, sums: [one, other] }: SheetMark) =>
    `${reject === null ? "Freifahrt" : `${reject} aussondern`} mit ${one}+${other}`;

  /** How a choice stands beside the best one. */
  const stands = (standing: Standing, less: (less: number) => string) =>
    standing.kind === "less"
      ? less(standing.less)
      : { best: "beste Wahl", only: "einzige Wahl", asGood: "gleich gut" }[standing.kind];

  /** What a choice is worth: "…, 293 Punkte, 12 weniger". */
  const label = (name: string, worth: number | null, standing: Standing | null) =>
    [
      name,
      ...(worth === null ? [] : [points(worth)]),
      ...(standing === null ? [] : [stands(standing, (less) => `${number(less)} weniger`)]),
    ].join(", ");

  /** What marks do at once: "fünftes Kreuz, zurück auf 0". */
  function effect({ nths, opens, isFifth, points, wasted }: Effect) {
    if (nths.length === 0) return "verschenkt";
    const names = nths.map((nth) => ORDINALS[nth - 1]).join(" und ");
    return [
      `${names} Kreuz`,
      ...(opens > 0 ? [`−${number(opens)} jetzt`] : []),
      ...(isFifth ? ["zurück auf 0"] : []),
      ...(points > 0 ? [`+${number(points)}`] : []),
      ...(wasted > 0 ? ["dann eins verschenkt"] : []),
    ].join(", ");
  }

  /** A reason, as a clause behind "weil". */
  const because = (why: Why) => {
    if (why.kind === "reaches") return `das Spiel damit ${withPoints(why.score)} endet`;
    if (why.kind === "goesOn")
      return `das Spiel damit weitergeht und ${why.isAlone ? "jede andere Wahl" : "die nächstbeste"} es beendet`;
    if (why.kind === "room")
      return `das die ${why.room.reject} aussondert (noch ${number(why.room.boxes)} Kästchen frei) und die nächstbeste die ${why.next.reject} (noch ${number(why.next.boxes)} frei)`;
    if (why.kind === "scores") return `das sofort ${number(why.more)} mehr bringt als die nächstbeste`;
    const sums = list(why.sums.map(String));
    const next = list(why.next.map(String));
    if (why.kind === "opens") {
      if (why.sums.length > 0) return `das nur die ${sums} öffnet, die nächstbeste aber die ${next}`;
      return why.isAlone
        ? "nur das keine neue Summe öffnet"
        : `das keine neue Summe öffnet, die nächstbeste aber die ${next}`;
    }
    const come = plural(why.sums.length, "zurückkommt", "zurückkommen");
    if (why.next.length > 0) return `so die ${sums} auf 0 ${come}, bei der nächstbesten nur die ${next}`;
    return why.isAlone
      ? `nur so die ${sums} auf 0 ${come}`
      : `so die ${sums} auf 0 ${come}, bei der nächstbesten aber nicht`;
  };

  /** The best choice as what is to be done, what it is worth, and why it is the best. */
  const best = (mark: SheetMark, worth: string, why: Why | null, isOnly: boolean) =>
    `${isOnly ? "Einzige Wahl" : "Am besten"}: ${mark.reject === null ? "Freifahrt" : `die ${mark.reject} aussondern`}, Paare ${sums(mark)}.${worth}${why ? ` Am besten, weil ${because(why)}.` : ""}`;

  const result = (result: Result) => {
    const { kind, points } = result;
    if (kind === "among") {
      const best = result.best.map(called);
      return best.length > 1 ? `Gleichstand: ${list(best)}` : `${list(best)} gewinnt ${withPoints(points)} Vorsprung`;
    }
    if (kind === "tie") return "Gleichstand";
    return kind === "win"
      ? `Du gewinnst ${withPoints(points)} Vorsprung`
      : `Du verlierst ${withPoints(points)} Rückstand`;
  };

  /** What somebody marked. */
  const done = ({ by, reject, ...mark }: LoggedMove) =>
    reject === null
      ? `${has(by)} auf Freifahrt ${sums({ reject, ...mark })} angekreuzt.`
      : `${has(by)} die ${reject} ausgesondert und ${sums({ reject, ...mark })} angekreuzt.`;

  /** The same in short. */
  const doneShort = ({ who, mark }: { who: Who; mark: SheetMark }) => `${called(who)}: ${markShort(mark)}`;

  /** A move of one's own, and what it gave away where that is told. */
  const logged = (logged: LoggedMove, loss: Loss | null) =>
    loss === null
      ? done(logged)
      : `${done(logged)} Das hat dich ${points(loss.points)} gekostet; besser: ${markShort(loss.better)}.`;

  /** Settings that a link tells, by their keys. */
  const names = {
    sheet: "Blatt",
    roll: "Wurf",
    with: "Andere Spieler, höchstens fünf",
    shown: "Gezeigtes Blatt",
    opening: "Eröffnungsregel",
    dice: "Würfel",
    seed: "Würfe der App",
    aim: "Zielpunktzahl",
  };

  /** How the sheet misfits. */
  const misfit = (misfit: Misfit) => {
    if (misfit.kind === "noRejects") return "Trag jetzt die ausgesonderten Würfel ein.";
    if (misfit.kind === "either") return "Bei den Summen ist ein Kreuz zu viel oder zu wenig.";
    const { kind, count } = misfit;
    const [are, miss, marks] =
      count === 1 ? ["ist", "fehlt", "ein Kreuz"] : ["sind", "fehlen", `${number(count)} Kreuze`];
    return kind === "missing" ? `Bei den Summen ${miss} ${marks}.` : `Bei den Summen ${are} ${marks} zu viel.`;
  };

  /** How good choices were. */
  const wereBest = (count: number) => (count === 1 ? "war optimal" : "waren optimal");

  const marksOf = (count: number) => `${number(count)} ${plural(count, "Kreuz", "Kreuze")}`;
  const sumRow = (sum: number) => `Kreuze bei ${number(sum)}`;
  const sumText = (count: number, now: number) => `${marksOf(count)}, ${points(now)}`;
  const rejectRow = (face: number) => `Ausgesonderte ${number(face)}`;
  /** @param count null where the number can't be in use */
  const rejectText = (count: number | null) => (count === null ? "drei andere Zahlen sind belegt" : marksOf(count));

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
      `Zug ${number(turn)}`,
      points(score),
      `noch etwa ${number(rollsLeft)} ${plural(rollsLeft, "Wurf", "Würfe")}`,
    ],
    /** The same of a sheet that is not whole yet: neither its turns nor what is left of them is known. */
    statusOfPart: (score: number) => [points(score)],
    statusOver: (turns: number) => [`${number(turns)} ${plural(turns, "Zug", "Züge")} gespielt`],
    who: name,
    called,
    /** The same where there is little room. */
    whoInShort: (who: Who, others: number) => (who.by !== null && others === 1 ? "Computer" : called(who)),
    others: "Blätter",
    /** For the ear. */
    sheetName,
    sheetOf: (
      who: Who,
      { score, pace, isOver, isToMark }: { score: number; pace: number | null; isOver: boolean; isToMark: boolean },
    ) =>
      `${sheetName(who)}: ${points(score)}${isOver ? ", Spiel zu Ende" : ""}${pace === null ? "" : `, erwartet ${number(pace)}`}${isToMark ? ", noch nicht angekreuzt" : ""}`,
    over: "zu Ende",

    // The answer
    beforeRoll: "Vor dem Wurf",
    expected: "erwarteter Endstand",
    expectedShort: "erwartet",
    startHint: (isThrown: boolean, isAlone: boolean) => {
      const how = isThrown ? "Die App würfelt: Tippe auf „Würfeln“." : "Wirf fünf Würfel und tippe sie unten an.";
      return isAlone ? `${how} Du spielst schon auf Papier? Übertrage erst deine Kreuze auf das Blatt.` : how;
    },
    // The sheet
    sumHead: "Summe",
    boxHeads: (openCost: number) => [`−${number(openCost)}`, "0", "Punkte"],
    nowHead: "jetzt",
    rejectHead: "weg",
    sheetHint:
      "Tippe auf ein Kästchen, um die Zeile bis dorthin zu füllen; tippe auf das letzte Kreuz, um es zu entfernen.",
    othersSheetHint: "Dieses Blatt füllt der Computer aus.",
    each: (each: number) => `+${number(each)}`,
    // Rows of one's own sheet: a name, and what stands there; in those of others both at once.
    sumRow,
    sumText,
    sumOfOther: (sum: number, count: number, now: number) => `${sumRow(sum)}: ${sumText(count, now)}`,
    rejectRow,
    rejectText,
    rejectOfOther: (face: number, count: number | null) => `${rejectRow(face)}: ${rejectText(count)}`,
    sheetScore: (score: number) => points(score),
    /** @param spare null where that is not told yet */
    outlook: (spare: number | null, left: number) => {
      const rolls = `im Schnitt noch ${number(left, 1)} Würfe, wenn du möglichst lange spielst`;
      if (spare === null) return rolls;
      return `${spare === 0 ? "keine Reserve" : `${number(spare)} Würfel Reserve`} · ${rolls}`;
    },
    sheetMisfit: (found: Misfit) =>
      `${misfit(found)} In einem Zug werden zwei Summen und ein ausgesonderter Würfel angekreuzt.`,
    comingHint: "Dein Blatt: + zeigt die Kreuze dieser Wahl. Rote Kreuze kosten jetzt Punkte.",
    differentHint: "Bis drei Zahlen belegt sind, muss jeder ausgesonderte Würfel eine neue Zahl zeigen.",
    noNewNumber: "Es fiel keine neue Zahl, also darfst du jeden Würfel aussondern.",
    spare: (spare: number) =>
      spare === 0
        ? "Keine Reserve: Der nächste ausgesonderte Würfel beendet das Spiel."
        : `Noch ${number(spare)} Würfel Reserve.`,
    /** Whether the roll was good. */
    verdict: (was: number, now: number, luck: ReturnType<typeof luckOfRoll>) =>
      `Erwartet ${number(was)}, jetzt ${number(now)}: ${LUCKS[luck]}.`,
    // The chance of a score
    goalLabel: "Tipps für",
    /** @param target the score that the others' best stands for, where it is picked */
    goals: (goal: State["goal"], target: number | null) => {
      if (goal === "average") return "den Schnitt";
      if (goal === "others") return target === null ? "den Sieg" : `den Sieg: ${number(target)}`;
      return goal === "own" ? "eigene Zahl" : `${goal} oder mehr`;
    },
    ownGoalLabel: "Gewünschte Punktzahl",
    noChances: "Die Chancen auf eine Punktzahl ließen sich nicht laden. Die Tipps gelten für den Schnitt.",
    noRules: "Die Regeln, nach denen der Computer spielt, ließen sich nicht laden.",
    chance: (chance: number) => percent(chance),
    /** By how many percentage points a chance may be off. */
    off: (off: number) => `±${number(off, 1)}`,
    /** The same may stand behind; 0 where the chance is exact. */
    chanceOf: (target: number, off: number) =>
      `Chance auf ${number(target)} oder mehr${off === 0 ? "" : ` (±${number(off, 1)})`}`,
    estimateOf: (off: number) => `geschätzt, ±${number(off, 1)}`,
    asGood: "gleich gut",
    /** By how many points, or percentage points, a choice is worth less than the best. */
    less: (points: number) => signed(-points, 0),
    lessChance: (points: number) => signed(-points, 1),
    verdictOfChance: (was: number, now: number) => `Vorher ${percent(was)}, jetzt ${percent(now)}.`,
    chanceLabel: (mark: SheetMark, chance: number, off: number, standing: Standing) =>
      [
        markName(mark),
        percent(chance),
        ...(off === 0 ? [] : [`plus oder minus ${number(off, 1)}`]),
        stands(standing, (less) => `${number(less, 1)} Prozentpunkte weniger`),
      ].join(", "),
    freeRide: "Freifahrt: Es wird nichts ausgesondert.",
    /** What is to be done with a roll. */
    question: (isFree: boolean, isHidden: boolean): string => {
      if (isFree)
        return isHidden ? "Freifahrt, du wählst: Tippe an, was du ankreuzt" : "Freifahrt: Tippe an, was du ankreuzt";
      return isHidden ? "Du wählst: Tippe an, was du ankreuzt" : "Tippe an, was du ankreuzt";
    },
    yourChoice: "Du wählst",
    best: "beste Wahl",
    only: "einzige Wahl",
    reject: "weg",
    idle: "übrig",
    equals: "=",
    value: (value: number) => number(value),
    sources: { exact: "genau", estimate: "geschätzt", rough: "grob geschätzt", rule: "nach der Faustregel" },
    /**
     * A choice for the ear: "1 aussondern, 7 und 9, 305 Punkte, beste Wahl".
     * @param worth its expected score, null where that is not known
     * @param standing null where that is not told
     */
    choiceLabel: (mark: SheetMark, worth: number | null, standing: Standing | null) =>
      label(markName(mark), worth, standing),
    /** What a choice does at once. */
    effects: (effects: Effect[], ends: boolean) =>
      [...effects.map((of) => `${of.sum}: ${effect(of)}`), ...(ends ? ["beendet das Spiel"] : [])].join(" · "),
    ends: "beendet das Spiel",
    /** Why the best choice is that. */
    why: (why: Why) => `Am besten, weil ${because(why)}.`,
    more: (count: number) => `${number(count)} weitere ${plural(count, "Möglichkeit", "Möglichkeiten")}`,
    fewer: "Weniger zeigen",
    choicesLabel: "Möglichkeiten, die beste zuerst",
    othersTurn: (others: number): string =>
      others === 1 ? "Der Computer kreuzt diesen Wurf an" : "Die anderen kreuzen diesen Wurf an",
    /** Who has not marked this roll. */
    toMark: (who: Who[]) => `Noch nicht angekreuzt: ${list(who.map(called))}`,
    /** To choose again what was marked last; then to leave it. */
    change: "Ändern",
    leave: "So lassen",
    chooseAgain: "Neu wählen",
    othersPlayOn: (others: number): string =>
      others === 1 ? "Der Computer spielt weiter" : "Die anderen spielen weiter",
    ownOver: (score: number) => `Dein Spiel ist zu Ende: ${points(score)}.`,
    yourGameOver: "Dein Spiel ist zu Ende.",
    gameOver: "Spiel zu Ende",
    gaveUp: (others: number) =>
      `Du hast aufgegeben. ${others === 1 ? "Der Computer gewinnt." : "Die anderen gewinnen."}`,
    gaveUpMark: "aufgegeben",
    /** How a game against others has ended. */
    result,
    finalScore: (score: number) => `Endstand ${number(score)}`,
    sameRolls: "Gleiche Würfe noch mal",
    luckShort: (luck: number) => `Glück ${signed(luck, 0)}`,
    standings: "Endstände",
    standingsThen: "Punkte, als du aufgegeben hast",
    /** How the game went. */
    summary: ({ moves, good, costly, lost }: Summary) => {
      const given = (count: number) => `${count === 1 ? "verschenkte" : "verschenkten"} ${points(lost)}.`;
      if (good === 0)
        return `${moves === 1 ? "Deine Entscheidung" : `Deine ${number(moves)} Entscheidungen`} ${given(moves)}`;
      if (costly === 0) {
        const all =
          moves === 1
            ? "Deine Entscheidung"
            : moves === 2
              ? "Beide Entscheidungen"
              : `Alle deine ${number(moves)} Entscheidungen`;
        return `${all} ${wereBest(moves)}.`;
      }
      return `${number(good)} deiner ${number(moves)} Entscheidungen ${wereBest(good)}; die ${costly === 1 ? "andere" : `anderen ${number(costly)}`} ${given(costly)}`;
    },
    costliest: (mark: SheetMark, turn: number, lost: number) =>
      `Am teuersten: Zug ${number(turn)}, ${markShort(mark)}, ${points(lost)}`,
    /** As what is tried again: "Zug 3 noch einmal spielen". */
    turnName: (turn: number) => `Zug ${number(turn)}`,

    // The pad
    padTitle: "Dein Wurf",
    entered: (count: number) => (count === 0 ? "Tippe deine fünf Würfel an" : `${number(count)} von 5`),
    face: (face: number) => `Eine ${number(face)} hinzufügen`,
    dieOf: (face: number) => `${number(face)}, gewürfelt`,
    takeBack: (face: number) => `${number(face)}, gewürfelt; zum Entfernen antippen`,
    remove: (picked: number | null) =>
      picked === null ? "Letzten Würfel entfernen" : `Die ${number(picked)} entfernen`,
    random: "Für mich würfeln",
    randomShort: "Würfeln",
    roll: "Würfeln",
    pairHint: (isFree: boolean) =>
      `Oder bilde selbst Paare: Tippe auf den Würfel, ${isFree ? "der übrig bleibt" : "den du aussonderst"}, dann auf zwei, die ein Paar bilden.`,
    pickDie: ({ face, isLeft, isPicked }: { face: number; isLeft: boolean; isPicked: boolean }) =>
      isPicked
        ? `${number(face)}, ${isLeft ? "zum Aussondern" : "in einem Paar"}; zum Abwählen antippen`
        : `Die ${number(face)} wählen`,
    /**
     * @param left the die to reject
     * @param picked the die that ⌫ removes if it is not the last
     */
    pickPair: (left: number, picked: number | null) =>
      `${number(left)} aussondern: Tippe jetzt auf zwei Würfel, die ein Paar bilden. ⌫ entfernt ${picked === null ? "den letzten Würfel" : `die ${number(picked)}`}.`,
    pickIdle: (left: number) => `Die ${number(left)} bleibt übrig: Tippe jetzt auf zwei Würfel, die ein Paar bilden.`,
    /**
     * Why a die can't be rejected.
     * @param allowed of the roll's numbers
     */
    notAllowed: (inUse: number[], allowed: number[]) =>
      inUse.length === 3
        ? `Belegt sind ${list(inUse.map(String))}: Von diesem Wurf darfst du nur ${either(allowed.map(String))} aussondern.`
        : `Bis drei Zahlen belegt sind, musst du jedes Mal eine neue aussondern: von diesem Wurf nur ${either(allowed.map(String))}.`,
    /** A choice that was put together: as above, for the eye. */
    ownLabel: (mark: SheetMark, worth: number | null, standing: Standing | null) =>
      `Ankreuzen: ${label(markShort(mark), worth, standing)}`,
    ownName: (mark: SheetMark) => `Ankreuzen: ${markShort(mark)}`,

    // The others
    logged,
    done,
    /** What the others marked last. */
    othersDone: (moves: { who: Who; mark: SheetMark }[]) => moves.map(doneShort).join(" · "),

    // Details
    tabs: { score: "Endstand", moves: "Züge" },
    fileHint: "Die Blätter, der Wurf, die Spieler und die Züge.",
    tablesMissing:
      "Die erwarteten Punkte ließen sich nicht laden: Bis auf Weiteres sind die Möglichkeiten nach einer Faustregel geordnet.",

    // What is announced
    announceTurn: (turn: number, value: number | null) =>
      `Zug ${number(turn)}.${value === null ? "" : ` Erwarteter Endstand ${number(value)}.`}`,
    announceTurnChance: (turn: number, target: number, chance: number) =>
      `Zug ${number(turn)}. Chance auf ${number(target)} oder mehr: ${percent(chance)}.`,
    announceLikeliest: (choice: SheetMark, chance: number | null, why: Why | null = null, isOnly = false) =>
      best(choice, chance === null ? "" : ` Chance ${percent(chance)}.`, why, isOnly),
    announceEntered: (count: number) => `${number(count)} von 5 Würfeln.`,
    announceBest: (choice: SheetMark, value: number | null, why: Why | null = null, isOnly = false) =>
      best(choice, value === null ? "" : ` Erwarteter Endstand ${number(value)}.`, why, isOnly),
    announceChoose: (count: number) => `${number(count)} ${plural(count, "Möglichkeit", "Möglichkeiten")}. Du wählst.`,
    announceOver: (score: number, ended: Result | null) =>
      `Spiel zu Ende. ${ended === null ? "" : `${result(ended)}. `}Endstand ${number(score)}.`,
  };
}
