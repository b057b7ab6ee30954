// The sentences of the Heckmeck page, in German, but for those that come with what is loaded later: advice for the table
// (advice.ts), details, dialogs and the help.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/de/standard.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import { sign, WORM } from "../../model/dice.ts";
import type { Over, Stopped, Verdict } from "../../model/odds.ts";
import type { Problem } from "../../model/table-link.ts";
import { worms } from "../../model/tiles.ts";
import type { Goal, Name, PlainWay, TurnOutcome } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { called, does, GIVEN_NAMES, isYou } from "./names.ts";
import { fromWhom } from "./pieces.ts";

const FACES = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Wurm"];

const ACTIONS = { stop: "aufhören", roll: "würfeln" };

/** What a bust does. */
export const BUST_RULES: typeof English.BUST_RULES = {
  "scores-nothing": "zählt 0",
  "keeps-total": "behält die Punkte",
};

/** House rules, by the names that the solver has for them. */
const RULES = {
  turnDownWithNothingToReturn: { title: "Die höchste Portion umdrehen, auch wenn man keine abgeben konnte" },
  alwaysTurnDown: { title: "Immer die höchste Portion umdrehen" },
  compulsorySteal: { title: "Klauen ist Pflicht" },
  anyLowerTile: { title: "Jede niedrigere Portion darf genommen werden" },
};

export function words(formats: Formats): English.Words {
  const { number, percent, difference, plural, list } = formats;

  const die = (count: number) => `${count} Würfel`;
  const wormCount = (count: number) => `${count} ${plural(count, "Wurm", "Würmer")}`;
  const face = (which: number, count = 2) =>
    which === WORM ? plural(count, "Wurm", "Würmer") : `${FACES[which]}${plural(count, "", "en")}`;
  const facesIn = (which: number, count: number) => `${count} ${face(which, count)}`;
  /** One die: "eine Fünf", "einen Wurm". */
  const oneOf = (which: number) => (which === WORM ? "einen Wurm" : `eine ${FACES[which]}`);
  /** The same in a sentence that may speak of worms won: dice alone are laid out. */
  const diceTaken = facesIn;

  /** What a player is after. */
  const goalOf = (goal: Goal, total: number) => {
    if (goal === "atLeast") return `${total} oder mehr`;
    if (goal === "exactly") return `genau ${total}`;
    return total === 0 ? "Punkte im Schnitt" : `Punkte im Schnitt, unter ${total} zählt 0`;
  };
  const goalNumber = (goal: Goal, value: number) => (goal === "expectedAtLeast" ? number(value, 2) : percent(value));
  /** What two shown numbers differ by: percentage points, or points. */
  const goalDifference = (goal: Goal, one: number, other: number) =>
    goal === "expectedAtLeast" ? difference(one, other, 2) : difference(one * 100, other * 100, 1);

  /** What stopping brings with a worm among the dice, by the total. */
  const brings: Record<Exclude<Stopped, "nothing">, (score: number) => string> = {
    steals: (score) => `klaut die ${score}`,
    noTile: () => "bringt keine Portion",
    lowest: (score) => `bringt die ${score}, falls noch da`,
    lower: (score) => `bringt die ${score} oder die nächstniedrigere`,
    highest: () => "bringt die höchste, die noch da ist",
  };

  const loss = ({ back, out }: TurnOutcome) => {
    const turned = `${list(out.map(String))} ${plural(out.length, "wird", "werden")} umgedreht`;
    const parts = [...(back === null ? [] : [`${back} geht zurück`]), ...(out.length > 0 ? [turned] : [])];
    return parts.join(", ") || "keine Portion geht verloren";
  };
  /** The same, of a player. */
  const turnEndBy = (name: Name, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `${does(name, "scheitert", "scheiterst")} (${loss(turnEnd)})`;
    return turnEnd.from === null
      ? `${does(name, "nimmt", "nimmst")} die ${turnEnd.won}`
      : `${does(name, "klaut", "klaust")} ${fromWhom(turnEnd.from)} die ${turnEnd.won}`;
  };
  const allTaken = "Alle sechs Symbole sind herausgelegt.";

  /** A way in the middle of a sentence: "2 Fünfen herauslegen", "aufhören". */
  const wayAsAction = ({ key, face, count }: PlainWay) =>
    face === undefined ? ACTIONS[key] : `${diceTaken(face, count)} herauslegen`;

  /** Settings that a link tells, by their keys. */
  const names = {
    dice: "Würfel im Spiel",
    bust: "Ein Fehlwurf",
    throws: "Würfel",
    ...Object.fromEntries(Object.entries(RULES).map(([key, { title }]) => [key, title])),
  };

  return {
    ...standardWords,
    formats,
    /** What the game is usually called in this language. */
    usualName: "Heckmeck",

    /** What somebody is called, by itself. */
    name: called,
    /** Whom nobody has named. */
    given: GIVEN_NAMES,

    /** A part of a link that can't be read. */
    problem({ key, why, fact }: Problem) {
      if (why === "noTile") return `${key} (${fact} ist keine Portion)`;
      if (why === "twice") return `${key} (${fact} ist an zwei Stellen)`;
      if (why === "players") return `${key} (${fact} Spieler; 2 bis 7 können spielen)`;
      return why === "seat" ? `${key} (es gibt ${fact} Spieler)` : partOfLink(key, names);
    },

    // Dice, tiles, ways
    die,
    face,
    facesIn,
    diceTaken,
    allTaken,
    worms: wormCount,
    /** A way as plain text: "5 5", "aufhören". */
    wayText: ({ key, face, count }: PlainWay) =>
      face === undefined ? ACTIONS[key] : Array(count).fill(sign(face)).join(" "),
    wayAsAction,
    stop: "Aufhören",
    roll: "Würfeln",
    take: "Herauslegen:",
    best: "beste",
    worst: "schwächste",

    // Goals
    goal: goalOf,
    goalTitle: (goal: Goal, total: number) => capital(goalOf(goal, total)),
    goalPicks: {
      atLeast: ["Nehmen", "(mindestens)"],
      exactly: ["Klauen", "(genau)"],
      expectedAtLeast: ["Punkte", "(Schnitt)"],
    },
    goalNumber,
    goalDifference,
    whatYouAreAfter: "Dein Ziel",
    iWant: "Ich will",
    tile: "Portion",
    anyTotal: "Beliebige Punktzahl",
    all: "alle",
    /** A tile for the ear. */
    tileWorms: (tile: number) => wormCount(worms(tile)),

    // Taken dice
    taken: "Gelegt",
    nothingTaken: "noch nichts",
    points: (total: number) => `${total} ${plural(total, "Punkt", "Punkte")}`,
    hasWorm: "✓ Wurm",
    noWorm: "noch kein Wurm",
    diceLeft: (count: number) => `noch ${die(count)}`,
    edit: "Ändern",
    done: "Fertig",
    oneMore: (which: number) => `${which === WORM ? "Ein Wurm" : `Eine ${FACES[which]}`} mehr`,
    oneFewer: (which: number) => `${which === WORM ? "Ein Wurm" : `Eine ${FACES[which]}`} weniger`,
    takenOf: (which: number) => `Herausgelegte ${face(which)}`,

    // The pad
    /** Whose it is stands above, and buttons leave no room for a name. */
    whatRolled: (isAtTable: boolean) => (isAtTable ? "Der Wurf" : "Dein Wurf"),
    rolled: (name: Name | null) => (name === null || isYou(name) ? "Dein Wurf" : `Wurf: ${called(name)}`),
    turnOver: "Der Zug ist vorbei",
    entered: (count: number, of: number) => `${count} von ${of}${count > of ? `: ${count - of} zu viel` : ""}`,
    random: "Zufällig",
    randomHint: "Zum Üben zufällig würfeln",
    rest: "Rest nutzlos",
    restHint: "Alle anderen Würfel zeigen Symbole, die schon herausgelegt sind",
    change: "Ändern",
    newTurn: "Neuer Zug",
    /** A face of the pad. */
    faceLabel: ({
      face: which,
      count,
      isTaken,
      isFull,
    }: {
      face: number;
      count: number;
      isTaken: boolean;
      isFull: boolean;
    }) =>
      `${isFull ? `Zahl der ${face(which)} ändern` : `${capital(oneOf(which))} hinzufügen`}${isTaken ? ", schon herausgelegt" : ""}, ${count} eingegeben`,
    times: (count: number) => `×${count}`,
    howMany: (which: number) => `Wie viele ${face(which)}?`,
    setCount: (which: number, count: number) => facesIn(which, count),
    isTaken: "raus",
    takenFace: "Schon herausgelegt: kann fallen, aber nicht noch einmal herausgelegt werden",

    // The answer, for a target
    goalHints: {
      atLeast: "Reicht für die Portion vom Grill.",
      exactly: "Reicht zum Klauen der obersten Portion.",
      expectedAtLeast: "Der Durchschnitt aller Ergebnisse.",
    },
    keepsTotal: "Im Menü ist eingestellt, dass ein Fehlwurf die Punkte behält.",
    unreachable: (goal: Goal, total: number) => `${capital(goalOf(goal, total))} ist nicht mehr erreichbar.`,
    wasNow: (goal: Goal, before: number, after: number) =>
      `Vorher ${goalNumber(goal, before)}, jetzt ${goalNumber(goal, after)}:`,
    verdict: (goal: Goal, before: number, after: number, of: Verdict) => {
      const verdicts = {
        good: "guter Wurf",
        bad: "schlechter Wurf",
        expected: "wie erwartet",
        about: "etwa wie erwartet",
      };
      return `${goalDifference(goal, after, before)}, ${verdicts[of]}`;
    },
    /** What a way leads to. */
    thenStop: (of: Stopped, score: number) => {
      if (of === "nothing") return "kein Wurm: keine Punkte";
      return of === "noTile" ? `${score} Punkte, aber keine Portion` : brings[of](score);
    },
    thenRoll: (remaining: number, bust: number) => `${die(remaining)}${bust > 0 ? `, Fehlwurf ${percent(bust)}` : ""}`,
    thenTake: (total: number, remaining: number) => `macht ${total}, ${remaining} übrig`,
    bustLost: "Fehlwurf: Du kannst keinen Würfel herauslegen. Der Zug ist verloren.",
    bustKeeps: (score: number) => `Fehlwurf: Du kannst keinen Würfel herauslegen. Der Zug endet mit ${score}.`,
    alreadyTaken: "schon herausgelegt",
    /** What a turn that has ended by itself brings. */
    turnResult({ total, score, areFacesTaken, stopped, missed }: Over) {
      const why = areFacesTaken ? `${allTaken} ` : "";
      if (stopped === "nothing") return `${why}${total} ohne Wurm: Der Zug scheitert.`;
      const noSteal = missed === null ? "" : `Nicht ${missed}, also nichts zu klauen. `;
      return `${why}${noSteal}${score} mit Wurm: ${brings[stopped](score)}${stopped === "noTile" ? ", der Zug scheitert" : ""}.`;
    },

    // The table
    tableFailed: "Der Tisch ließ sich nicht laden.",
    loss,
    turnEndBy,
    rules: RULES,
    houseRules: "Hausregeln",

    bustRules: BUST_RULES,
    settings: names,
    // Details
    panels: {
      "all-tiles": "Alle Portionen",
      chart: "Kurven",
      compare: "Vergleich",
      results: "Ergebnis",
      prices: "Preise",
      game: "Spiel",
      moves: "Züge",
    },
    tabs: { turn: "Dieser Zug", odds: "Chancen", game: "Partie" },

    // What is announced
    announceBust: "Fehlwurf: Du kannst keinen Würfel herauslegen. Der Zug ist vorbei.",
    announceEntered: (count: number, of: number) => `${count} von ${of} Würfeln eingegeben.`,
    announcePosition: (taken: number, total: number, left: number) =>
      taken > 0 ? `${total} ${plural(total, "Punkt", "Punkte")}, noch ${die(left)}.` : `Noch ${die(left)}.`,
    announceUnreachable: (goal: Goal, total: number) => `${capital(goalOf(goal, total))} ist nicht mehr erreichbar.`,
    announceBest: (goal: Goal, total: number, way: PlainWay, value: number) =>
      `Am besten für ${goalOf(goal, total)}: ${wayAsAction(way)}, ${goalNumber(goal, value)}.`,
  };
}
