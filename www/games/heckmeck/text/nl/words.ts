// The sentences of the Heckmeck page, in Dutch, but for those that come with what is loaded later: advice for the table
// (advice.ts), details, dialogs and the help.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/nl/standard.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import { sign, WORM } from "../../model/dice.ts";
import type { Stopped } from "../../model/odds.ts";
import { worms } from "../../model/tiles.ts";
import type { Goal, Name, PlainWay, TurnOutcome } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { called, does, GIVEN_NAMES, inside, isYou } from "./names.ts";

const FACES = ["één", "twee", "drie", "vier", "vijf", "worm"];
const FACES_MORE = ["enen", "tweeën", "drieën", "vieren", "vijven", "wormen"];

const ACTIONS = { stop: "stop", roll: "gooi" };

/** What a bust does. */
export const BUST_RULES: typeof English.BUST_RULES = {
  "scores-nothing": "telt als 0",
  "keeps-total": "behoudt de punten",
};

/** House rules, by the names that the solver has for them. */
const RULES = {
  turnDownWithNothingToReturn: { title: "Hoogste tegel ook omdraaien als er niets terug te leggen is" },
  alwaysTurnDown: { title: "Altijd de hoogste tegel omdraaien" },
  compulsorySteal: { title: "Afpakken is verplicht" },
  anyLowerTile: { title: "Elke lagere tegel mag" },
};

export function words(formats: Formats): English.Words {
  const { number, percent, difference, plural } = formats;

  const die = (count: number) => `${count} ${plural(count, "dobbelsteen", "dobbelstenen")}`;
  const wormCount = (count: number) => `${count} ${plural(count, "worm", "wormen")}`;
  const face = (which: number, count = 2) => plural(count, at(FACES, which), at(FACES_MORE, which));
  const facesIn = (which: number, count: number) => `${count} ${face(which, count)}`;
  /** The same in a sentence that may speak of worms won. */
  const diceTaken = (which: number, count: number) =>
    which === WORM ? `${count} ${plural(count, "wormdobbelsteen", "wormdobbelstenen")}` : facesIn(which, count);

  /** What a player is after. */
  const goalOf = (goal: Goal, total: number) => {
    if (goal === "atLeast") return `${total} of meer`;
    if (goal === "exactly") return `precies ${total}`;
    return total === 0
      ? "het gemiddelde aantal punten"
      : `het gemiddelde aantal punten, minder dan ${total} telt als 0`;
  };
  const goalNumber = (goal: Goal, value: number) => (goal === "expectedAtLeast" ? number(value, 2) : percent(value));
  /** What two shown numbers differ by: percentage points, or points. */
  const goalDifference = (goal: Goal, one: number, other: number) =>
    goal === "expectedAtLeast" ? difference(one, other, 2) : difference(one * 100, other * 100, 1);

  /** What stopping brings with a worm among the dice, by the total. */
  const brings: Record<Exclude<Stopped, "nothing">, (score: number) => string> = {
    steals: (score) => `pakt tegel ${score} af`,
    noTile: () => "levert geen tegel op",
    lowest: (score) => `pakt ${score}, als die er ligt`,
    lower: (score) => `pakt ${score} of de eerstvolgende lagere tegel`,
    highest: () => "pakt de hoogste tegel die er ligt",
  };

  const loss = ({ back, out }: TurnOutcome) => {
    const parts = [...(back === null ? [] : [`${back} gaat terug`]), ...out.map((tile) => `${tile} wordt omgedraaid`)];
    return parts.join(", ") || "geen tegel kwijt";
  };
  /** The same, of a player. */
  const turnEndBy = (name: Name, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null)
      return `${isYou(name) ? "Je beurt" : `Beurt van ${inside(name)}`} mislukt (${loss(turnEnd)})`;
    return turnEnd.from === null
      ? `${does(name, "pakt", "pakt")} ${turnEnd.won}`
      : `${does(name, "pakt", "pakt")} ${turnEnd.won} af van ${inside(turnEnd.from)}`;
  };
  const allTaken = "Alle zes symbolen zijn gepakt.";

  /** A way in the middle of a sentence: "pak 2 vijven", "stop". */
  const wayAsAction = ({ key, face, count }: PlainWay) =>
    face === undefined ? ACTIONS[key] : `pak ${diceTaken(face, count)}`;

  /** Settings that a link tells, by their keys. */
  const names = {
    dice: "Dobbelstenen in het spel",
    bust: "Een mislukte worp",
    throws: "Dobbelstenen",
    ...Object.fromEntries(Object.entries(RULES).map(([key, { title }]) => [key, title])),
  };

  const outOfReach = (goal: Goal, total: number) =>
    goal === "expectedAtLeast"
      ? `${total} of meer is niet meer te halen.`
      : `${capital(goalOf(goal, total))} is niet meer te halen.`;

  return {
    ...standardWords,
    formats,
    /** What the game is usually called in this language. */
    usualName: "Regenwormen",

    /** What somebody is called, by itself. */
    name: called,
    /** Whom nobody has named. */
    given: GIVEN_NAMES,

    /** A part of a link that can't be read. */
    problem({ key, why, fact }) {
      if (why === "noTile") return `${key} (${fact} is geen tegel)`;
      if (why === "twice") return `${key} (${fact} ligt op twee plaatsen)`;
      if (why === "players")
        return `${key} (${fact} ${plural(Number(fact), "speler", "spelers")}; het kan met 2 tot 7)`;
      return why === "seat" ? `${key} (het aantal spelers is ${fact})` : partOfLink(key, names);
    },

    // Dice, tiles, ways
    die,
    face,
    facesIn,
    diceTaken,
    allTaken,
    worms: wormCount,
    /** A way as plain text: "5 5", "stop". */
    wayText: ({ key, face, count }) => (face === undefined ? ACTIONS[key] : Array(count).fill(sign(face)).join(" ")),
    wayAsAction,
    stop: "Stop",
    roll: "Gooi",
    take: "Pak",
    best: "beste",
    worst: "slechtste",

    // Goals
    goal: goalOf,
    goalTitle: (goal, total) => capital(goalOf(goal, total)),
    goalPicks: {
      atLeast: ["Pakken", "(minstens)"],
      exactly: ["Afpakken", "(precies)"],
      expectedAtLeast: ["Punten", "(gemiddeld)"],
    },
    goalNumber,
    goalDifference,
    whatYouAreAfter: "Waar je op uit bent",
    iWant: "Ik wil",
    tile: "Tegel",
    anyTotal: "Elk totaal",
    all: "alle",
    /** A tile for the ear. */
    tileWorms: (tile) => wormCount(worms(tile)),

    // Taken dice
    taken: "Gepakt",
    nothingTaken: "nog niets",
    points: (total) => `${total} ${plural(total, "punt", "punten")}`,
    hasWorm: "✓ worm",
    noWorm: "nog geen worm",
    diceLeft: (count) => `nog ${count} over`,
    edit: "Aanpassen",
    done: "Klaar",
    oneMore: (which) => `Een ${FACES[which]} erbij`,
    oneFewer: (which) => `Een ${FACES[which]} eraf`,
    takenOf: (which) => `Gepakte ${face(which)}`,

    // The pad
    /** Whose it is stands above, and buttons leave no room for a name. */
    whatRolled: (isAtTable) => (isAtTable ? "De worp" : "Je worp"),
    rolled: (name) => (name === null ? "Je gooide" : does(name, "gooide", "gooide")),
    turnOver: "De beurt is voorbij",
    entered: (count, of) => `${count} van ${of}${count > of ? `: ${count - of} te veel` : ""}`,
    random: "Willekeurig",
    randomHint: "Gooi deze dobbelstenen om te oefenen",
    rest: "Rest niet te pakken",
    restHint: "Op alle andere dobbelstenen staan symbolen die je al hebt gepakt",
    change: "Wijzigen",
    newTurn: "Nieuwe beurt",
    /** A face of the pad. */
    faceLabel: ({ face: which, count, isTaken, isFull }) =>
      `${isFull ? `Aantal ${face(which)} wijzigen` : `Een ${FACES[which]} toevoegen`}${isTaken ? ", al gepakt" : ""}, ${count} ingevoerd`,
    times: (count) => `×${count}`,
    howMany: (which) => `Hoeveel ${face(which)}?`,
    setCount: (which, count) => `${count} ${face(which, count)}`,
    isTaken: "gepakt",
    takenFace: "Al gepakt: het kan worden gegooid, maar niet nog eens gepakt",

    // The answer, for a target
    goalHints: {
      atLeast: "Pakt de tegel uit de rij.",
      exactly: "Pakt de bovenste tegel van een stapel af.",
      expectedAtLeast: "Het gemiddelde van alle uitkomsten.",
    },
    keepsTotal: "In het menu is ingesteld dat een mislukte worp de punten behoudt.",
    unreachable: outOfReach,
    wasNow: (goal, before, after) => `Was ${goalNumber(goal, before)}, nu ${goalNumber(goal, after)}:`,
    verdict: (goal, before, after, of) => {
      const verdicts = {
        good: "goede worp",
        bad: "slechte worp",
        expected: "zoals verwacht",
        about: "ongeveer zoals verwacht",
      };
      return `${goalDifference(goal, after, before)}, ${verdicts[of]}`;
    },
    /** What a way leads to. */
    thenStop: (of, score) => {
      if (of === "nothing") return "geen worm: geen punten";
      return of === "noTile" ? `${score} ${plural(score, "punt", "punten")}, maar geen tegel` : brings[of](score);
    },
    thenRoll: (remaining, bust) => `${die(remaining)}${bust > 0 ? `, mislukt ${percent(bust)}` : ""}`,
    thenTake: (total, remaining) => `geeft ${total}, nog ${remaining} over`,
    bustLost: "Mislukte worp: er is geen symbool dat je kunt pakken. De beurt is verloren.",
    bustKeeps: (score) => `Mislukte worp: er is geen symbool dat je kunt pakken. De beurt eindigt op ${score}.`,
    alreadyTaken: "al gepakt",
    /** What a turn that has ended by itself brings. */
    turnResult({ total, score, areFacesTaken, stopped, missed }) {
      const why = areFacesTaken ? `${allTaken} ` : "";
      if (stopped === "nothing") return `${why}${total} zonder worm: de beurt mislukt.`;
      const noSteal = missed === null ? "" : `Geen ${missed}, dus niets om af te pakken. `;
      return `${why}${noSteal}${score} met een worm: ${brings[stopped](score)}${stopped === "noTile" ? ", de beurt mislukt" : ""}.`;
    },

    // The table
    tableFailed: "De tafel kon niet worden geladen.",
    loss,
    turnEndBy,
    rules: RULES,
    houseRules: "Huisregels",

    bustRules: BUST_RULES,
    settings: names,
    // Details
    panels: {
      "all-tiles": "Tegels",
      chart: "Grafiek",
      compare: "Vergelijken",
      results: "Uitkomst",
      prices: "Prijzen",
      game: "Spel",
      moves: "Zetten",
    },
    tabs: { turn: "Deze beurt", odds: "Kansen", game: "Spel" },

    // What is announced
    announceBust: "Mislukte worp: er is geen symbool dat je kunt pakken. De beurt is voorbij.",
    announceEntered: (count, of) => `${count} van ${of} dobbelstenen ingevoerd.`,
    announcePosition: (taken, total, left) =>
      taken > 0 ? `${total} ${plural(total, "punt", "punten")}, nog ${die(left)}.` : `${die(left)} om te gooien.`,
    announceUnreachable: outOfReach,
    announceBest: (goal, total, way, value) =>
      `Beste voor ${goalOf(goal, total)}: ${wayAsAction(way)}, ${goalNumber(goal, value)}.`,
  };
}
