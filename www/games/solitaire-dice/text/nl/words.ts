// Every sentence of the Solitaire Dice page, in Dutch. Those of the details, the dialogs and the help are loaded with
// them.

import type { Formats } from "../../../../shell/model/format.ts";
import { standardWords } from "../../../../shell/text/nl/standard.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import type { Effect, luckOfRoll, Standing } from "../../model/choices.ts";
import type { Loss, Result } from "../../model/move-log.ts";
import type { Misfit } from "../../model/sheet.ts";
import type { LoggedMove, SheetMark, Who } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/words.ts";
import { computerInSentence } from "./pieces.ts";
import { computerName } from "./players.ts";

const ORDINALS = ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende", "tiende"];

/** How good a roll was. */
const LUCKS: Record<ReturnType<typeof luckOfRoll>, string> = {
  good: "een goede worp",
  bad: "een slechte worp",
  average: "een gemiddelde worp",
};

export function words(formats: Formats): English.Words {
  const { number, percent, signed, plural, list, either } = formats;

  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "punt", "punten")}`;
  const boxes = (count: number) => `${number(count)} ${plural(count, "vakje", "vakjes")}`;
  const sums = ({ sums: [one, other] }: SheetMark) => `${one} en ${other}`;
  const name = (by: string | null) => (by === null ? "Jij" : computerName(by));
  /** What a player is called: a person without a name by their seat. */
  const called = ({ by, name: typed, seat }: Who) =>
    typed || (seat === 0 || by !== null ? name(by) : `Speler ${number(seat + 1)}`);
  const sheetName = (who: Who) =>
    who.by !== null
      ? `Blad van ${computerInSentence(who.by)}`
      : who.name === "" && who.seat === 0
        ? "Jouw blad"
        : called(who);

  /** For the ear: "1 afleggen, 7 en 9", "vrije worp, 7 en 9". */
  const markName = (mark: SheetMark) =>
    `${mark.reject === null ? "vrije worp" : `${mark.reject} afleggen`}, ${sums(mark)}`;

  /** For the eye: "1 afleggen met 7+9", "vrije worp met 7+9". */
  const markShort = ({ reject, sums: [one, other] }: SheetMark) =>
    `${reject === null ? "vrije worp" : `${reject} afleggen`} met ${one}+${other}`;

  /** How a choice stands beside the best one. */
  const stands = (standing: Standing, less: (less: number) => string) =>
    standing.kind === "less"
      ? less(standing.less)
      : { best: "beste", only: "enige keuze", asGood: "even goed" }[standing.kind];

  /** What a choice is worth: "…, 293 punten, 12 minder". */
  const label = (name: string, worth: number | null, standing: Standing | null) =>
    [
      name,
      ...(worth === null ? [] : [points(worth)]),
      ...(standing === null ? [] : [stands(standing, (less) => `${number(less)} minder`)]),
    ].join(", ");

  /** What marks do at once: "vijfde kruisje, terug naar 0". */
  function effect({ nths, opens, isFifth, points, wasted }: Effect) {
    if (nths.length === 0) return "levert niets op";
    const names = nths.map((nth) => ORDINALS[nth - 1]).join(" en ");
    return [
      `${names} kruisje`,
      ...(opens > 0 ? [`nu −${number(opens)}`] : []),
      ...(isFifth ? ["terug naar 0"] : []),
      ...(points > 0 ? [`+${number(points)}`] : []),
      ...(wasted > 0 ? ["daarna één zonder waarde"] : []),
    ].join(", ");
  }

  /** A reason, as half a sentence. */
  const because = (why: Why) => {
    if (why.kind === "reaches") return `dit beëindigt het spel met ${points(why.score)}`;
    if (why.kind === "goesOn")
      return `het spel gaat door, en met ${why.isAlone ? "elke andere keuze" : "de op één na beste"} is het afgelopen`;
    if (why.kind === "room")
      return `dit legt ${why.room.reject} af (nog ${boxes(why.room.boxes)}); de op één na beste legt ${why.next.reject} af (nog ${number(why.next.boxes)})`;
    if (why.kind === "scores") return `dit levert meteen ${number(why.more)} meer op dan de op één na beste`;
    const sums = list(why.sums.map(String));
    const next = list(why.next.map(String));
    if (why.kind === "opens") {
      if (why.sums.length > 0) return `dit opent alleen ${sums}; de op één na beste opent ${next}`;
      return why.isAlone
        ? "dit is de enige keuze die geen nieuwe som opent"
        : `dit opent geen nieuwe som; de op één na beste opent ${next}`;
    }
    if (why.next.length > 0) return `dit brengt ${sums} terug naar 0; de op één na beste alleen ${next}`;
    return `dit brengt ${sums} terug naar 0, en ${why.isAlone ? "geen andere keuze doet dat" : "de op één na beste niet"}`;
  };

  /** The best choice as what is to be done, what it is worth, and why it is the best. */
  const best = (mark: SheetMark, worth: string, why: Why | null, isOnly: boolean) =>
    `${isOnly ? "Enige keuze" : "Beste"}: ${mark.reject === null ? "" : `leg de ${mark.reject} af; `}maak ${sums(mark)}.${worth}${why ? ` Beste, want ${because(why)}.` : ""}`;

  const result = (result: Result) => {
    const { kind, points: by } = result;
    if (kind === "among") {
      const best = result.best.map(called);
      return best.length > 1 ? `Gelijkspel: ${list(best)}` : `${list(best)} wint met ${points(by)} verschil`;
    }
    return kind === "tie" ? "Gelijkspel" : `${kind === "win" ? "Je wint" : "Je verliest"} met ${points(by)} verschil`;
  };

  /** What somebody marked. */
  const done = ({ by, reject, ...mark }: LoggedMove) => {
    const who = by === null ? "Je" : computerInSentence(by);
    const marked = sums({ reject, ...mark });
    return reject === null
      ? `${who} kruiste ${marked} aan bij een vrije worp.`
      : `${who} legde ${reject} af en kruiste ${marked} aan.`;
  };

  /** The same in short. */
  const doneShort = ({ who, mark }: { who: Who; mark: SheetMark }) => `${called(who)}: ${markShort(mark)}`;

  /** A move of one's own, and what it gave away where that is told. */
  const logged = (logged: LoggedMove, loss: Loss | null) =>
    loss === null
      ? done(logged)
      : `${done(logged)} Dat kostte je ${points(loss.points)}: ${markShort(loss.better)} was beter.`;

  /** Settings that a link tells, by their keys. */
  const names = {
    sheet: "Blad",
    roll: "Worp",
    with: "Andere spelers, hoogstens vijf",
    shown: "Getoond blad",
    opening: "Openingsregel",
    dice: "Dobbelstenen",
    seed: "Worpen van de app",
    aim: "Doelscore",
  };

  /** How the sheet misfits. */
  const misfit = (misfit: Misfit) => {
    if (misfit.kind === "noRejects") return "Vul nu de kruisjes bij de afgelegde getallen in.";
    if (misfit.kind === "either") return "Bij de sommen staat één kruisje te weinig of te veel.";
    const { kind, count } = misfit;
    const marks = count === 1 ? "één kruisje" : `${number(count)} kruisjes`;
    return kind === "missing"
      ? `Bij de sommen ${plural(count, "ontbreekt", "ontbreken")} ${marks}.`
      : `Bij de sommen ${plural(count, "staat", "staan")} ${marks} te veel.`;
  };

  const marksOf = (count: number) => `${number(count)} ${plural(count, "kruisje", "kruisjes")}`;
  const sumRow = (sum: number) => `Kruisjes bij som ${number(sum)}`;
  const sumText = (count: number, now: number) => `${marksOf(count)}, ${points(now)}`;
  const rejectRow = (face: number) => `Kruisjes bij afgelegde ${number(face)}`;
  /** @param count null where the number can't be in use */
  const rejectText = (count: number | null) =>
    count === null ? "drie andere getallen zijn in gebruik" : marksOf(count);

  return {
    ...standardWords,
    formats,
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),
    settings: names,
    points,
    number: (value) => number(value),
    markName,
    markShort,
    misfit,

    // Where the game stands
    status: (turn, score, rollsLeft) => [
      `Beurt ${number(turn)}`,
      `score ${number(score)}`,
      `nog ongeveer ${number(rollsLeft)} ${plural(rollsLeft, "worp", "worpen")}`,
    ],
    /** The same of a sheet that is not whole yet: neither its turns nor what is left of them is known. */
    statusOfPart: (score) => [`Score ${number(score)}`],
    statusOver: (turns) => [`${number(turns)} ${plural(turns, "beurt", "beurten")} gespeeld`],
    who: name,
    called,
    /** The same where there is little room. */
    whoInShort: (who, others) => (who.by !== null && others === 1 ? "Computer" : called(who)),
    others: "Bladen",
    /** For the ear. */
    sheetName,
    sheetOf: (who, { score, pace, isOver, isToMark }) =>
      `${sheetName(who)}: ${points(score)}${isOver ? ", klaar" : ""}${pace === null ? "" : `, verwacht ${number(pace)}`}${isToMark ? ", moet nog aankruisen" : ""}`,
    over: "klaar",

    // The answer
    beforeRoll: "Vóór de worp",
    expected: "verwachte eindscore",
    expectedShort: "verwacht",
    startHint: (isThrown, isAlone) => {
      const how = isThrown
        ? "De app gooit de dobbelstenen: tik op “Gooien”."
        : "Gooi vijf dobbelstenen en tik ze hieronder in.";
      return isAlone ? `${how} Al bezig op papier? Neem dan eerst je kruisjes over op het blad.` : how;
    },
    // The sheet
    sumHead: "som",
    boxHeads: (openCost: number) => [`−${number(openCost)}`, "0", "punten"],
    nowHead: "nu",
    rejectHead: "afgelegd",
    sheetHint: "Tik op een vakje om de rij tot daar te vullen; tik op het laatste kruisje om het te verwijderen.",
    othersSheetHint: "De computer vult dit blad in.",
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
      const rolls = `nog gemiddeld ${number(left, 1)} worpen, als je op een lang spel mikt`;
      if (spare === null) return rolls;
      return `${spare === 0 ? "geen speling" : `speling: nog ${number(spare)} keer afleggen`} · ${rolls}`;
    },
    sheetMisfit: (found: Misfit) =>
      `${misfit(found)} Per beurt komen er twee kruisjes bij de sommen en één bij de afgelegde getallen.`,
    comingHint: "Je blad: bij + staat wat de keuze zou toevoegen. Rode kruisjes kosten nu punten.",
    differentHint: "Tot er drie getallen in gebruik zijn, moet je steeds een nieuw getal afleggen.",
    noNewNumber: "Er is geen nieuw getal gegooid, dus je mag elke dobbelsteen afleggen.",
    spare: (spare) =>
      spare === 0
        ? "Geen speling: zodra je weer aflegt, is het spel afgelopen."
        : `Speling: nog ${number(spare)} keer afleggen.`,
    /** Whether the roll was good. */
    verdict: (was, now, luck) => `Verwacht ${number(was)}, nu ${number(now)}: ${LUCKS[luck]}.`,
    // The chance of a score
    goalLabel: "Advies voor",
    /** @param target the score that the others' best stands for, where it is picked */
    goals: (goal, target) => {
      if (goal === "average") return "Gemiddelde";
      if (goal === "others") return target === null ? "Beste medespeler" : `Beste medespeler: ${number(target)}`;
      return goal === "own" ? "Eigen getal" : `${goal} of meer`;
    },
    ownGoalLabel: "Te halen score",
    noChances: "De kansen op een score konden niet worden geladen. Het advies gaat nu uit van het gemiddelde.",
    noRules: "De regels waarnaar de computer speelt, konden niet worden geladen.",
    chance: (chance) => percent(chance),
    /** By how many percentage points a chance may be off. */
    off: (off) => `±${number(off, 1)}`,
    /** The same may stand behind; 0 where the chance is exact. */
    chanceOf: (target, off) => `kans op ${number(target)} of meer${off === 0 ? "" : ` (±${number(off, 1)})`}`,
    estimateOf: (off) => `schatting ±${number(off, 1)}`,
    asGood: "even goed",
    /** By how many points, or percentage points, a choice is worth less than the best. */
    less: (points) => signed(-points, 0),
    lessChance: (points) => signed(-points, 1),
    verdictOfChance: (was, now) => `Eerst ${percent(was)}, nu ${percent(now)}.`,
    chanceLabel: (mark, chance, off, standing) =>
      [
        markName(mark),
        percent(chance),
        ...(off === 0 ? [] : [`plus of min ${number(off, 1)}`]),
        stands(standing, (less) => `${number(less, 1)} procentpunt minder`),
      ].join(", "),
    freeRide: "Vrije worp: je legt niets af.",
    /** What is to be done with a roll. */
    question: (isFree, isHidden) => {
      if (isFree)
        return isHidden ? "Vrije worp, jij kiest: tik op wat je aankruist" : "Vrije worp: tik op wat je aankruist";
      return isHidden ? "Jij kiest: tik op wat je aankruist" : "Tik op wat je aankruist";
    },
    yourChoice: "Jij kiest",
    best: "beste",
    only: "enige keuze",
    reject: "afleggen",
    idle: "over",
    equals: "=",
    value: (value) => number(value),
    sources: {
      exact: "exact",
      estimate: "schatting",
      rough: "ruwe schatting",
      rule: "volgens de vuistregel",
    },
    /**
     * A choice for the ear: "1 afleggen, 7 en 9, 305 punten, beste".
     * @param worth its expected score, null where that is not known
     * @param standing null where that is not told
     */
    choiceLabel: (mark, worth, standing) => label(markName(mark), worth, standing),
    /** What a choice does at once. */
    effects: (effects, ends) =>
      [...effects.map((of) => `${of.sum}: ${effect(of)}`), ...(ends ? ["beëindigt het spel"] : [])].join(" · "),
    ends: "beëindigt het spel",
    /** Why the best choice is that. */
    why: (why) => `Beste, want ${because(why)}.`,
    more: (count) => `Nog ${number(count)} ${plural(count, "keuze", "keuzes")}`,
    fewer: "Minder keuzes",
    choicesLabel: "Keuzes, beste eerst",
    othersTurn: (others) => (others === 1 ? "De computer kiest bij deze worp" : "De anderen kiezen bij deze worp"),
    /** Who has not marked this roll. */
    toMark: (who) => `Nog niet aangekruist: ${list(who.map(called))}`,
    /** To choose again what was marked last; then to leave it. */
    change: "Wijzigen",
    leave: "Zo laten",
    chooseAgain: "Kies opnieuw",
    othersPlayOn: (others) => (others === 1 ? "De computer speelt door" : "De anderen spelen door"),
    ownOver: (score) => `Jouw spel is afgelopen: ${points(score)}.`,
    yourGameOver: "Jouw spel is afgelopen.",
    gameOver: "Spel afgelopen",
    gaveUp: (others) => `Je hebt opgegeven. ${others === 1 ? "De computer wint." : "De anderen winnen."}`,
    gaveUpMark: "opgegeven",
    /** How a game against others has ended. */
    result,
    finalScore: (score) => `Eindscore ${number(score)}`,
    sameRolls: "Nog eens dezelfde worpen",
    luckShort: (luck) => `geluk ${signed(luck, 0)}`,
    standings: "Eindscores",
    standingsThen: "Scores toen je opgaf",
    /** How the game went. */
    summary: ({ moves, good, costly, lost }) => {
      const given = points(lost);
      if (good === 0)
        return moves === 1 ? `Je keuze kostte ${given}.` : `Je ${number(moves)} keuzes kostten samen ${given}.`;
      if (costly === 0) {
        if (moves === 1) return `Je keuze was de beste, of even goed.`;
        return `${moves === 2 ? "Beide keuzes" : `Al je ${number(moves)} keuzes`} waren de beste, of even goed.`;
      }
      const others = costly === 1 ? "de andere kostte" : `de andere ${number(costly)} kostten samen`;
      return `${number(good)} van je ${number(moves)} keuzes ${plural(good, "was", "waren")} de beste, of even goed; ${others} ${given}.`;
    },
    costliest: (mark, turn, lost) => `Duurste keuze: beurt ${number(turn)}, ${markShort(mark)}, ${points(lost)}`,
    /** As what is tried again: "Beurt 3 opnieuw proberen". */
    turnName: (turn) => `beurt ${number(turn)}`,

    // The pad
    padTitle: "Je worp",
    entered: (count) => (count === 0 ? "Tik je vijf dobbelstenen in" : `${number(count)} van 5`),
    face: (face) => `Een ${number(face)} toevoegen`,
    dieOf: (face) => `${number(face)}, gegooid`,
    takeBack: (face) => `${number(face)}, gegooid; tik om te verwijderen`,
    remove: (picked) => (picked === null ? "Laatste dobbelsteen verwijderen" : `De ${number(picked)} verwijderen`),
    random: "Gooi voor mij",
    randomShort: "Gooi",
    roll: "Gooien",
    pairHint: (isFree) =>
      `Of maak zelf paren: tik op de dobbelsteen die ${isFree ? "overblijft" : "je aflegt"}, en dan op twee die een paar vormen.`,
    pickDie: ({ face, isLeft, isPicked }) =>
      isPicked
        ? `${number(face)}, ${isLeft ? "wordt afgelegd" : "deel van een paar"}; tik om de keuze terug te nemen`
        : `De ${number(face)} kiezen`,
    /**
     * @param left the die to reject
     * @param picked the die that ⌫ removes if it is not the last
     */
    pickPair: (left, picked) =>
      `${number(left)} afleggen: tik nu op twee dobbelstenen die een paar vormen. ⌫ verwijdert de ${picked === null ? "laatste dobbelsteen" : number(picked)}.`,
    pickIdle: (left) => `De ${number(left)} blijft over: tik nu op twee dobbelstenen die een paar vormen.`,
    /**
     * Why a die can't be rejected.
     * @param allowed of the roll's numbers
     */
    notAllowed: (inUse, allowed) =>
      inUse.length === 3
        ? `${list(inUse.map(String))} zijn in gebruik: van deze worp kun je alleen ${either(allowed.map(String))} afleggen.`
        : `Tot er drie getallen in gebruik zijn, moet je steeds een nieuw getal afleggen: van deze worp kan alleen ${either(allowed.map(String))}.`,
    /** A choice that was put together: as above, for the eye. */
    ownLabel: (mark, worth, standing) => `Aankruisen: ${label(markShort(mark), worth, standing)}`,
    ownName: (mark) => `Aankruisen: ${markShort(mark)}`,

    // The others
    logged,
    done,
    /** What the others marked last. */
    othersDone: (moves) => moves.map(doneShort).join(" · "),

    // Details
    tabs: { score: "Eindscore", moves: "Zetten" },
    fileHint: "De bladen, de worp, de spelers en de zetten.",
    tablesMissing:
      "De verwachte scores konden niet worden geladen: de keuzes staan voorlopig in de volgorde van een vuistregel.",

    // What is announced
    announceTurn: (turn, value) =>
      `Beurt ${number(turn)}.${value === null ? "" : ` Verwachte eindscore ${number(value)}.`}`,
    announceTurnChance: (turn, target, chance) =>
      `Beurt ${number(turn)}. Kans op ${number(target)} of meer: ${percent(chance)}.`,
    announceLikeliest: (choice, chance, why = null, isOnly = false) =>
      best(choice, chance === null ? "" : ` Kans ${percent(chance)}.`, why, isOnly),
    announceEntered: (count) => `${number(count)} van 5 dobbelstenen.`,
    announceBest: (choice, value, why = null, isOnly = false) =>
      best(choice, value === null ? "" : ` Verwachte score ${number(value)}.`, why, isOnly),
    announceChoose: (count) => `${number(count)} ${plural(count, "keuze", "keuzes")}. Jij kiest.`,
    announceOver: (score, ended) =>
      `Spel afgelopen. ${ended === null ? "" : `${result(ended)}. `}Eindscore ${number(score)}.`,
  };
}
