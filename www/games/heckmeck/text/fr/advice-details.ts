// The sentences of the details of advice, in French: results, prices, the game and its moves.

import { at } from "../../../../shell/model/at.ts";
import type { ToldPoint } from "../../model/game-history.ts";
import { LOWEST_TILE } from "../../model/tiles.ts";
import type { Loss } from "../../model/told-moves.ts";
import type * as English from "../en/advice-details.ts";
import { adviceWords } from "./advice.ts";
import type { GameWords } from "./details.ts";
import { detailWords } from "./details.ts";
import { called, does, inside, isYou } from "./names.ts";
import { of as ofName, parts } from "./pieces.ts";

export type AdviceDetailWords = English.AdviceDetailWords;

export function adviceDetailWords(words: GameWords): English.AdviceDetailWords {
  const { formats, loss, lossDone, turnEndDone } = adviceWords(words);
  const { number, inPercent, percent, list } = formats;
  const { points, ofChance, ofWorms } = parts(formats);
  const details = detailWords(words);
  const { marks } = details;

  /** « −0,8 point », of percentage points, or « −0,30 ver ». */
  const cost = ({ aim, amount }: Loss) => `${amount > 0 ? "−" : ""}${aim === "win" ? points(amount) : ofWorms(amount)}`;

  /** What led to a point of the game. */
  const happened = ({ kind, end }: Pick<ToldPoint, "kind" | "end">) => {
    if (!end) return kind === "start" ? "La table au début" : "La table a été changée à la main";
    const { who, turnEnd, stoppedWith } = end;
    if (stoppedWith) return `${does(who, "a fini", "as fini")} sans pickomino (${lossDone(turnEnd)})`;
    if (turnEnd.won === null) return `${does(who, "a raté son tour", "as raté ton tour")} (${lossDone(turnEnd)})`;
    return turnEndDone(who, turnEnd).replace(/\.$/, "");
  };

  /** The same within a sentence. */
  const within = (text: string) => text.replace(/^(?:Tu|L’ordinateur) /, (start) => start.toLowerCase());

  const pointTitle = (point: ToldPoint) =>
    point.kind === "turn" ? `Après le tour ${point.turn}\u00a0: ${within(happened(point))}.` : `${happened(point)}.`;

  return {
    ...details,

    // Results and prices
    noTurn: "Il n’y a pas de tour à jouer.",
    resultsHint: "Les chances de chaque issue de ce tour si tu suis le conseil.",
    resultsPicture:
      "Les chances de chaque pickomino, et de n’en avoir aucun\u202f; le tableau ci-dessous donne les chiffres.",
    kinds: { grill: "de la brochette", steal: `${marks.steal} volé`, fail: `${marks.fail} aucun pickomino` },
    /** A bar's number, in percent. */
    bar: (kind, percent) => `${kind === "steal" ? marks.steal : ""}${number(percent)}`,
    resultHeads: ["Issue", "Chances"],
    result: (of, failing) => {
      if (of.result === "fail") return `${marks.fail} aucun pickomino\u00a0: ${loss(failing)}`;
      return of.result === "steal"
        ? `${marks.steal} ${of.tile} volé à ${inside(of.from)}`
        : `${of.tile} de la brochette`;
    },
    chance: percent,
    pricesHint:
      "Ce que tu obtiens si tu t’arrêtes sur chaque total, avec un ver parmi les dés. * marque un pickomino indisponible\u00a0: ce total prend un pickomino plus bas, s’il y en a un.",
    priceHeads: {
      win: ["Points", "Gain", "Chances de gagner"],
      worms: ["Points", "Gain", "Vers"],
    },
    priceTotal: ({ total, upTo }) => {
      if (total === 0) return `Raté, sans ver, ou moins de ${LOWEST_TILE}`;
      return upTo === null ? String(total) : `${total} à ${upTo}`;
    },
    gone: "*",
    goneInWords: ", indisponible",
    brings: (of) => {
      if (of.result === "fail") return "rien";
      return of.result === "steal" ? `${of.tile} ${isYou(of.from) ? "à toi" : ofName(of.from)}` : String(of.tile);
    },

    // The game
    noCurve: "Après le premier tour, les chances de gagner de chacun s’affichent ici tour par tour.",
    gameHint:
      "Les chances de gagner de chacun après chaque tour. Reviens à n’importe quel tour et rejoue-le\u202f; «\u00a0Annuler\u00a0» rétablit la suite.",
    /** Why there are no chances to win. */
    noChances: {
      pending: "Les chances de gagner sont en cours de chargement.",
      failed: "Les chances de gagner n’ont pas pu être chargées, il n’y a donc pas de courbe.",
    },
    learnedRules:
      "Les chances sont apprises de parties aux règles usuelles. Tu joues avec des règles maison, elles sont donc moins justes.",
    workingOut: "Calcul des chances des tours passés…",
    gamePicture: (read) => `Les chances de gagner de chacun, tour par tour. ${read}`,
    turnSlider: "Tour à lire",
    pointTitle,
    /** What is read off at a point. */
    gameRead: (point, names, chances) =>
      [
        pointTitle(point),
        ...(chances
          ? [`${list(chances.map((chance, player) => `${called(at(names, player))} ${percent(chance)}`))}.`]
          : []),
      ].join(" "),
    chanceOf: (chance) => (chance === null ? marks.none : percent(chance)),
    /** The same where the unit stands above. */
    cellOf: (chance) => (chance === null ? marks.none : inPercent(chance)),
    goToThis: "Aller à ce tour",
    isThere: "C’est la table actuelle.",
    goTo: ({ kind, turn }) => {
      if (kind === "turn") return `Aller au tour ${turn}`;
      if (kind === "start") return "Aller au début";
      return turn === 0
        ? "Aller au changement à la main du début"
        : `Aller au changement à la main après le tour ${turn}`;
    },
    replay: ({ turn }) => `Rejouer le tour ${turn}`,
    turningTitle: "Tournants",
    turning: (point, name, before, after) =>
      `${happened(point)}\u00a0: ${called(name)} ${percent(before)}\u00a0→\u00a0${percent(after)}`,
    turnHead: "Tour",
    happenedHead: "Ce qui s’est passé",
    courseCaption: "Chances de gagner (%)",
    gameScrolls: "Tours, défile sur le côté",
    /** A turn in a narrow column. */
    turnName: ({ kind, turn }) => (kind === "turn" ? String(turn) : kind === "start" ? "Début" : marks.none),
    happened,
    luckiest: "Lancer le plus chanceux",
    luckyRoll: (name, { before, after }) =>
      `${isYou(name) ? "Tes chances de gagner" : `Les chances de gagner ${ofName(name)}`} sont passées de ${percent(before)} à ${percent(after)}.`,

    // Moves
    /** @param mistake from how much on a choice is one: a part of a win, or worms */
    untilEnd: "Visible à la fin de la partie.",
    movesHint: (mistake) =>
      `Le dernier tour vient en premier, avec ce que valait chaque choix\u00a0: les chances de gagner en pourcentage, ou des vers. Le choix fait est encadré. Touche une note pour retenter ce choix. Une imprécision coûte moins de ${ofChance(mistake.win * 100, 0)}, ou de ${ofWorms(mistake.worms, 1)}\u202f; une erreur coûte davantage.`,
    thisDecision: "choix",
    noMoves:
      "Chaque choix fait avec des dés sur cette page s’inscrit ici, avec ce qu’il a coûté par rapport au meilleur.",
    allTurns: "Montrer tous les tours",
    rolled: "lancé",
    bust: "Raté",
    taken: ", choisi",
    graded: (grade, loss) => `${words.grades[grade]}\u00a0: ${cost(loss)}`,
  };
}
