// The sentences of the details of advice, in Dutch: results, prices, the game and its moves.

import { at } from "../../../../shell/model/at.ts";
import type { ToldPoint } from "../../model/game-history.ts";
import { LOWEST_TILE } from "../../model/tiles.ts";
import type { Loss } from "../../model/told-moves.ts";
import type * as English from "../en/advice-details.ts";
import type { GameWords } from "../en/details.ts";
import { adviceWords } from "./advice.ts";
import { detailWords } from "./details.ts";
import { called, does, inside } from "./names.ts";
import { Owned } from "./pieces.ts";

export function adviceDetailWords(words: GameWords): English.AdviceDetailWords {
  const { formats, loss, lossDone } = adviceWords(words);
  const { number, inPercent, percent, list } = formats;
  const details = detailWords(words);
  const { marks } = details;

  const cost = ({ aim, amount }: Loss) =>
    aim === "win" ? `kostte ${number(amount, 1)} procentpunt winkans` : `kostte ${number(amount, 2)} wormen`;

  /** What led to a point of the game. */
  const happened = ({ kind, end }: Pick<ToldPoint, "kind" | "end">) => {
    if (!end) return kind === "start" ? "De tafel bij het begin" : "De tafel is met de hand gewijzigd";
    const { won, from } = end.turnEnd;
    if (end.stoppedWith) return `${does(end.who, "stopte", "stopte")} zonder tegel (${lossDone(end.turnEnd)})`;
    if (won === null) return `${Owned(end.who, "beurt")} mislukte (${lossDone(end.turnEnd)})`;
    return `${does(end.who, "pakte", "pakte")} ${won}${from === null ? "" : ` af van ${inside(from)}`}`;
  };

  const pointTitle = (point: ToldPoint) =>
    point.kind === "turn" ? `Na beurt ${point.turn}: ${happened(point)}.` : `${happened(point)}.`;

  return {
    ...details,

    // Results and prices
    noTurn: "Er is geen beurt te spelen.",
    resultsHint: "Hoe groot de kans op elke uitkomst van deze beurt is als je het advies volgt.",
    resultsPicture: "De kans op elke tegel en op geen tegel; de getallen staan in de tabel hieronder.",
    kinds: { grill: "uit de rij", steal: `${marks.steal} afgepakt`, fail: `${marks.fail} geen tegel` },
    /** A bar's number, in percent. */
    bar: (kind, percent) => `${kind === "steal" ? marks.steal : ""}${number(percent)}`,
    resultHeads: ["Uitkomst", "Kans"],
    result: (of, failing) => {
      if (of.result === "fail") return `${marks.fail} geen tegel: ${loss(failing)}`;
      return of.result === "steal"
        ? `${marks.steal} ${of.tile} afgepakt van ${inside(of.from)}`
        : `${of.tile} uit de rij`;
    },
    chance: percent,
    pricesHint:
      "Wat het waard is om op elk totaal te stoppen, als je een worm hebt. * staat bij een tegel die er niet ligt: met dat totaal pak je een lagere tegel, als die er is.",
    priceHeads: { win: ["Punten", "Levert op", "Winkans"], worms: ["Punten", "Levert op", "Wormen"] },
    priceTotal: ({ total, upTo }) => {
      if (total === 0) return `Mislukte worp, geen worm, of minder dan ${LOWEST_TILE}`;
      return upTo === null ? String(total) : `${total} t/m ${upTo}`;
    },
    gone: "*",
    goneInWords: ", ligt er niet",
    brings: (of) => {
      if (of.result === "fail") return "geen tegel";
      return of.result === "steal" ? `${of.tile} van ${inside(of.from)}` : String(of.tile);
    },

    // The game
    noCurve: "Na de eerste beurt zie je hier beurt voor beurt ieders winkans.",
    gameHint:
      "Ieders winkans na elke beurt. Ga terug naar een beurt en speel die opnieuw; met “Ongedaan maken” krijg je de rest terug.",
    /** Why there are no chances to win. */
    noChances: {
      pending: "De winkansen worden nog geladen.",
      failed: "De winkansen konden niet worden geladen; daarom is er geen grafiek.",
    },
    learnedRules:
      "De kansen zijn geleerd uit partijen met de gewone regels. Jullie spelen met huisregels, dus ze zijn minder nauwkeurig.",
    workingOut: "Kansen van eerdere beurten berekenen…",
    gamePicture: (read) => `Ieders winkans, per beurt. ${read}`,
    turnSlider: "Beurt om af te lezen",
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
    goToThis: "Naar deze beurt",
    isThere: "Zo ligt de tafel er nu bij.",
    goTo: ({ kind, turn }) => {
      if (kind === "turn") return `Naar beurt ${turn}`;
      if (kind === "start") return "Naar het begin";
      return turn === 0
        ? "Naar de handmatige wijziging aan het begin"
        : `Naar de handmatige wijziging na beurt ${turn}`;
    },
    replay: ({ turn }) => `Beurt ${turn} opnieuw`,
    turningTitle: "Keerpunten",
    turning: (point, name, before, after) =>
      `${happened(point)}: ${called(name)} ${percent(before)}\u00a0→\u00a0${percent(after)}`,
    turnHead: "Beurt",
    happenedHead: "Wat er gebeurde",
    courseCaption: "Winkansen (%)",
    gameScrolls: "Beurten, opzij te schuiven",
    /** A turn in a narrow column. */
    turnName: ({ kind, turn }) => (kind === "turn" ? String(turn) : kind === "start" ? "Begin" : marks.none),
    happened,
    luckiest: "Gelukkigste worp",
    luckyRoll: (name, { before, after }) =>
      `${Owned(name, "winkans")} steeg van ${percent(before)} naar ${percent(after)}.`,

    // Moves
    /** @param mistake from how much on a choice is one: a part of a win, or worms */
    untilEnd: "Te zien als het spel is afgelopen.",
    movesHint: (mistake) =>
      `De laatste beurt staat bovenaan, met wat elke keuze waard was: de winkans in procenten, of wormen. Om de gemaakte keuze staat een rand. Tik op een beoordeling om die keuze opnieuw te proberen. Een foutje kost minder dan ${number(mistake.win * 100)} procentpunt winkans, of ${number(mistake.worms, 1)} wormen; een fout kost meer.`,
    thisDecision: "deze keuze",
    noMoves:
      "Hier komt elke keuze te staan die op deze pagina met dobbelstenen is gemaakt, en wat die kostte vergeleken met de beste.",
    allTurns: "Alle beurten tonen",
    rolled: "gooide",
    bust: "Mislukt",
    taken: ", gekozen",
    graded: (grade, loss) => `${words.grades[grade]}, ${cost(loss)}`,
  };
}
