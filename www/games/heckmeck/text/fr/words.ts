// The sentences of the Heckmeck page, in French, where the game is called Pickomino, but for those that come with what is
// loaded later: advice for the table (advice.ts), details, dialogs and the help.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/fr/standard.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import { sign, WORM } from "../../model/dice.ts";
import { YOU } from "../../model/names.ts";
import type { Stopped } from "../../model/odds.ts";
import { worms } from "../../model/tiles.ts";
import type { Goal, Name, PlainWay, TurnOutcome } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { called, does, GIVEN_NAMES } from "./names.ts";
import { stealing, theTile } from "./pieces.ts";

const COUNTS = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];

/** What is done, and how that is called where there is little room. */
const ACTIONS = { stop: "s’arrêter", roll: "lancer" };
const BRIEF_ACTIONS = { stop: "arrêt", roll: "lancer" };

/** What a bust does. */
export const BUST_RULES = { "scores-nothing": "compte 0", "keeps-total": "garde le score" };

/** House rules, by the names that the solver has for them. */
const RULES = {
  turnDownWithNothingToReturn: { title: "Retourner le plus haut pickomino même sans pickomino à rendre" },
  alwaysTurnDown: { title: "Toujours retourner le plus haut pickomino" },
  compulsorySteal: { title: "Le vol est obligatoire" },
  anyLowerTile: { title: "Tout pickomino plus bas peut être pris" },
};

export function words(formats: Formats): English.Words {
  const { number, percent, difference, plural } = formats;

  const die = (count: number) => `${count} ${plural(count, "dé", "dés")}`;
  const wormCount = (count: number) => `${count} ${plural(count, "ver", "vers")}`;
  /** « 5 », « ver », « vers ». */
  const face = (which: number, count = 2) => (which === WORM ? plural(count, "ver", "vers") : `${which + 1}`);
  const counted = (count: number) => COUNTS[count] ?? number(count);
  /** « deux 5 », « trois vers ». */
  const facesIn = (which: number, count: number) => `${counted(count)} ${face(which, count)}`;
  /** The same in a sentence that may speak of worms won. */
  const diceTaken = (which: number, count: number) =>
    which === WORM ? `${counted(count)} ${plural(count, "dé", "dés")} ver` : facesIn(which, count);

  /** What a player is after. */
  const goalOf = (goal: Goal, total: number) => {
    if (goal === "atLeast") return `${total} ou plus`;
    if (goal === "exactly") return `exactement ${total}`;
    return total === 0 ? "points en moyenne" : `points en moyenne, moins de ${total} comptant 0`;
  };
  const goalNumber = (goal: Goal, value: number) => (goal === "expectedAtLeast" ? number(value, 2) : percent(value));
  /** What two shown numbers differ by: percentage points, or points. */
  const goalDifference = (goal: Goal, one: number, other: number) =>
    goal === "expectedAtLeast" ? difference(one, other, 2) : difference(one * 100, other * 100, 1);

  /** What stopping brings with a worm among the dice, by the total. */
  const brings: Record<Exclude<Stopped, "nothing">, (score: number) => string> = {
    steals: (score) => `vole le ${score}`,
    noTile: () => "ne prend aucun pickomino",
    lowest: (score) => `prend le ${score}, s’il est là`,
    lower: (score) => `prend le ${score} ou le premier en dessous`,
    highest: () => "prend le plus haut pickomino disponible",
  };

  const loss = ({ back, out }: TurnOutcome) => {
    const parts = [
      ...(back === null ? [] : [`${theTile(back)} est rendu`]),
      ...out.map((tile) => `${theTile(tile)} est retourné`),
    ];
    return parts.join(", ") || "aucun pickomino perdu";
  };
  /** The same, of a player. */
  const turnEndBy = (name: Name, turnEnd: TurnOutcome) => {
    const { won, from } = turnEnd;
    if (won === null) return `${does(name, "rate son tour", "rates ton tour")} (${loss(turnEnd)})`;
    if (from === null) return `${does(name, "prend", "prends")} ${theTile(won)}`;
    return does(name, stealing("vole", won, from), stealing("voles", won, from));
  };
  const allTaken = "Les six faces sont prises.";

  /** A way in the middle of a sentence: « prendre deux 5 », « s'arrêter ». */
  const wayAsAction = ({ key, face, count }: PlainWay) =>
    face === undefined ? ACTIONS[key] : `prendre ${diceTaken(face, count)}`;

  /** Settings that a link tells, by their keys. */
  const names = {
    dice: "Dés en jeu",
    bust: "Un lancer raté",
    throws: "Dés",
    ...Object.fromEntries(Object.entries(RULES).map(([key, { title }]) => [key, title])),
  };

  /** What else a link tells. */
  const linkNames: Record<string, string> = {
    ...names,
    taken: "Dés pris",
    roll: "Lancer",
    player: "Joueurs",
    turn: "À qui de jouer",
    grill: "Brochette",
    target: "But",
  };

  return {
    ...standardWords,
    formats,
    /** What the game is usually called in this language. */
    usualName: "Pickomino",

    /** What somebody is called, by itself. */
    name: called,
    /** Whom nobody has named. */
    given: GIVEN_NAMES,

    /** A part of a link that can't be read. */
    problem({ key, why, fact }) {
      if (why === undefined) return partOfLink(key, linkNames);
      const what = {
        noTile: `${fact} n’est pas un pickomino`,
        twice: `${fact} est à deux endroits`,
        players: `${fact} ${plural(Number(fact), "joueur", "joueurs")}\u202f; on joue de 2 à 7`,
        seat: `il y a ${fact} ${plural(Number(fact), "joueur", "joueurs")}`,
      }[why];
      return `«\u00a0${linkNames[key]}\u00a0» (${what})`;
    },

    // Dice, tiles, ways
    die,
    face,
    facesIn,
    diceTaken,
    allTaken,
    worms: wormCount,
    /** A way as plain text: « 5 5 », « arrêt ». */
    wayText: ({ key, face, count }) =>
      face === undefined ? BRIEF_ACTIONS[key] : Array(count).fill(sign(face)).join(" "),
    wayAsAction,
    stop: "S’arrêter",
    roll: "Lancer",
    take: "Prendre",
    best: "meilleur",
    worst: "pire",

    // Goals
    goal: goalOf,
    goalTitle: (goal, total) => capital(goalOf(goal, total)),
    goalPicks: {
      atLeast: ["Prendre", "(au moins)"],
      exactly: ["Voler", "(exactement)"],
      expectedAtLeast: ["Points", "(moyenne)"],
    },
    goalNumber,
    goalDifference,
    whatYouAreAfter: "Ton but",
    iWant: "Je veux",
    tile: "Pickomino",
    anyTotal: "Tout total",
    all: "tous",
    /** A tile for the ear. */
    tileWorms: (tile) => wormCount(worms(tile)),

    // Taken dice
    taken: "Pris",
    nothingTaken: "rien encore",
    points: (total) => `${total} ${plural(total, "point", "points")}`,
    hasWorm: "✓ ver",
    noWorm: "sans ver",
    diceLeft: (count) => `${die(count)} ${plural(count, "restant", "restants")}`,
    edit: "Modifier",
    done: "Terminé",
    oneMore: (which) => `Un ${face(which, 1)} de plus`,
    oneFewer: (which) => `Un ${face(which, 1)} de moins`,
    takenOf: (which) => (which === WORM ? "Vers pris" : `${face(which)} pris`),

    // The pad
    /** Whose it is stands above, and buttons leave no room for a name. */
    whatRolled: (isAtTable) => (isAtTable ? "Le lancer" : "Ton lancer"),
    rolled: (name) => does(name ?? YOU, "a fait", "as fait"),
    turnOver: "Le tour est fini",
    entered: (count, of) => `${count} sur ${of}${count > of ? `\u00a0: ${count - of} de trop` : ""}`,
    random: "Au hasard",
    randomHint: "Lancer ces dés pour s’entraîner",
    rest: "Reste déjà pris",
    restHint: "Tous les autres dés montrent des faces que tu as déjà prises",
    change: "Changer",
    newTurn: "Nouveau tour",
    /** A face of the pad. */
    faceLabel: ({ face: which, count, isTaken, isFull }) =>
      `${isFull ? `Changer le nombre de ${face(which)}` : `Ajouter un ${face(which, 1)}`}${isTaken ? ", déjà pris" : ""}, ${count} ${plural(count, "saisi", "saisis")}`,
    times: (count) => `×${count}`,
    howMany: (which) => `Combien de ${face(which)}\u202f?`,
    setCount: facesIn,
    isTaken: "pris",
    takenFace: "Déjà pris\u00a0: il peut sortir, mais plus être pris",

    // The answer, for a target
    goalHints: {
      atLeast: "Prend le pickomino sur la brochette.",
      exactly: "Vole le pickomino du dessus d’une pile.",
      expectedAtLeast: "La moyenne de tous les résultats.",
    },
    keepsTotal: "Le menu est réglé pour qu’un lancer raté garde le score.",
    unreachable: (goal, total) => `${capital(goalOf(goal, total))}\u00a0: hors d’atteinte.`,
    wasNow: (goal, before, after) => `${goalNumber(goal, before)} avant, maintenant ${goalNumber(goal, after)}\u00a0:`,
    verdict: (goal, before, after, of) => {
      const verdicts = {
        good: "bon lancer",
        bad: "mauvais lancer",
        expected: "comme prévu",
        about: "à peu près comme prévu",
      };
      return `${goalDifference(goal, after, before)}, ${verdicts[of]}`;
    },
    /** What a way leads to. */
    thenStop: (of, score) => {
      if (of === "nothing") return "sans ver, aucun point";
      return of === "noTile" ? `${score} ${plural(score, "point", "points")}, mais aucun pickomino` : brings[of](score);
    },
    thenRoll: (remaining, bust) => `${die(remaining)}${bust > 0 ? `, raté ${percent(bust)}` : ""}`,
    thenTake: (total, remaining) => `fait ${total}, ${remaining} ${plural(remaining, "restant", "restants")}`,
    bustLost: "Raté\u00a0: aucune face ne peut être prise. Le tour est perdu.",
    bustKeeps: (score) => `Raté\u00a0: aucune face ne peut être prise. Le tour finit avec ${score}.`,
    alreadyTaken: "déjà pris",
    /** What a turn that has ended by itself brings. */
    turnResult({ total, score, areFacesTaken, stopped, missed }) {
      const why = areFacesTaken ? `${allTaken} ` : "";
      if (stopped === "nothing") return `${why}${total} sans ver\u00a0: le tour est raté.`;
      const noSteal = missed === null ? "" : `Pas ${missed}, donc pas de vol. `;
      return `${why}${noSteal}${score} avec un ver\u00a0: ${brings[stopped](score)}${stopped === "noTile" ? ", le tour est raté" : ""}.`;
    },

    // The table
    tableFailed: "La table n’a pas pu être chargée.",
    loss,
    turnEndBy,
    rules: RULES,
    houseRules: "Règles maison",

    bustRules: BUST_RULES,
    settings: names,
    // Details
    panels: {
      "all-tiles": "Totaux",
      chart: "Courbes",
      compare: "Comparer",
      results: "Issues",
      prices: "Barème",
      game: "Partie",
      moves: "Coups",
    },
    tabs: { turn: "Ce tour", odds: "Chances", game: "Partie" },

    // What is announced
    announceBust: "Raté\u00a0: aucune face ne peut être prise. Le tour est fini.",
    announceEntered: (count, of) => `${count} ${plural(count, "dé saisi", "dés saisis")} sur ${of}.`,
    announcePosition: (taken, total, left) =>
      taken > 0
        ? `${total} ${plural(total, "point", "points")}, ${die(left)} ${plural(left, "restant", "restants")}.`
        : `${die(left)} à lancer.`,
    announceUnreachable: (goal, total) => `${capital(goalOf(goal, total))}\u00a0: hors d’atteinte.`,
    announceBest: (goal, total, way, value) =>
      `Le mieux pour ${goal === "expectedAtLeast" ? "les " : ""}${goalOf(goal, total)}\u00a0: ${wayAsAction(way)}, ${goalNumber(goal, value)}.`,
  };
}

export type Words = English.Words;
