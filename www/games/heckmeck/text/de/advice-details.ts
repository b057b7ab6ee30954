// The sentences of the details of advice, in German: results, prices, the game and its moves.

import { at } from "../../../../shell/model/at.ts";
import type { Grade } from "../../../../shell/model/grades.ts";
import type { ToldPoint } from "../../model/game-history.ts";
import { LOWEST_TILE } from "../../model/tiles.ts";
import type { Loss } from "../../model/told-moves.ts";
import type { Aim, Brought, Name, Result, TurnOutcome } from "../../model/types.ts";
import type * as English from "../en/advice-details.ts";
import type { GameWords } from "../en/details.ts";
import { adviceWords } from "./advice.ts";
import { detailWords } from "./details.ts";
import { called, does, isYou } from "./names.ts";
import { atWhom, from, fromWhom, ofWhom } from "./pieces.ts";

export function adviceDetailWords(words: GameWords): English.AdviceDetailWords {
  const { formats, loss, lossDone } = adviceWords(words);
  const { number, inPercent, percent, list } = formats;
  const details = detailWords(words);
  const { marks } = details;

  const cost = ({ aim, amount }: Loss) =>
    aim === "win" ? `kostete ${number(amount, 1)} Prozentpunkte` : `kostete ${number(amount, 2)} Würmer`;

  /** What led to a point of the game. */
  const happened = ({ kind, end }: Pick<ToldPoint, "kind" | "end">) => {
    if (!end) return kind === "start" ? "Der Tisch am Anfang" : "Der Tisch wurde von Hand geändert";
    const { won, from: loser } = end.turnEnd;
    const has = does(end.who, "hat", "hast");
    if (end.stoppedWith) return `${has} ohne Portion aufgehört (${lossDone(end.turnEnd)})`;
    if (won === null) return `${does(end.who, "ist", "bist")} gescheitert (${lossDone(end.turnEnd)})`;
    return loser === null ? `${has} die ${won} genommen` : `${has} ${fromWhom(loser)} die ${won} geklaut`;
  };

  const pointTitle = (point: ToldPoint) =>
    point.kind === "turn" ? `Nach Zug ${point.turn}: ${happened(point)}.` : `${happened(point)}.`;

  return {
    ...details,

    // Results and prices
    noTurn: "Gerade läuft kein Zug.",
    resultsHint: "Wie wahrscheinlich jedes Ergebnis dieses Zuges ist, wenn du den Tipps folgst.",
    resultsPicture: "Die Chance auf jede Portion und auf keine; die Tabelle darunter nennt die Zahlen.",
    kinds: { grill: "vom Grill", steal: `${marks.steal} geklaut`, fail: `${marks.fail} keine Portion` },
    /** A bar's number, in percent. */
    bar: (kind: Result["result"], percent: number) => `${kind === "steal" ? marks.steal : ""}${number(percent)}`,
    resultHeads: ["Ergebnis", "Chance"],
    result: (of: Brought, failing: TurnOutcome) => {
      if (of.result === "fail") return `${marks.fail} keine Portion: ${loss(failing)}`;
      return of.result === "steal" ? `${marks.steal} ${of.tile} ${atWhom(of.from)} geklaut` : `${of.tile} vom Grill`;
    },
    chance: percent,
    pricesHint:
      "Was Aufhören mit jeder Punktzahl wert ist, wenn ein Wurm dabei ist. * heißt, dass diese Portion nicht zu haben ist: Dafür gibt es eine niedrigere, falls noch eine da ist.",
    priceHeads: { win: ["Punkte", "Bringt", "Gewinnchance"], worms: ["Punkte", "Bringt", "Würmer"] },
    priceTotal: ({ total, upTo }: { total: number; upTo: number | null }) => {
      if (total === 0) return `Fehlwurf, kein Wurm oder unter ${LOWEST_TILE}`;
      return upTo === null ? String(total) : `${total} bis ${upTo}`;
    },
    gone: "*",
    goneInWords: ", nicht zu haben",
    brings: (of: Brought) => {
      if (of.result === "fail") return "keine Portion";
      return of.result === "steal" ? `${of.tile} ${from(of.from)}` : String(of.tile);
    },

    // The game
    noCurve: "Nach dem ersten Zug steht hier die Gewinnchance aller Spieler, Zug für Zug.",
    gameHint:
      "Die Gewinnchance aller Spieler nach jedem Zug. Geh zu einem Zug zurück und spiel ihn neu; „Rückgängig“ holt den Rest zurück.",
    /** Why there are no chances to win. */
    noChances: {
      pending: "Die Gewinnchancen werden noch geladen.",
      failed: "Die Gewinnchancen ließen sich nicht laden; deshalb gibt es keine Kurve.",
    },
    learnedRules:
      "Die Gewinnchancen sind aus Partien nach den üblichen Regeln gelernt. Ihr spielt mit Hausregeln, also sind sie ungenauer.",
    workingOut: "Die Gewinnchancen früherer Züge werden berechnet …",
    gamePicture: (read: string) => `Die Gewinnchance aller Spieler, nach Zügen. ${read}`,
    turnSlider: "Zug zum Ablesen",
    pointTitle,
    /** What is read off at a point. */
    gameRead: (point: ToldPoint, names: Name[], chances: number[] | null) =>
      [
        pointTitle(point),
        ...(chances
          ? [`${list(chances.map((chance, player) => `${called(at(names, player))} ${percent(chance)}`))}.`]
          : []),
      ].join(" "),
    chanceOf: (chance: number | null) => (chance === null ? marks.none : percent(chance)),
    /** The same where the unit stands above. */
    cellOf: (chance: number | null) => (chance === null ? marks.none : inPercent(chance)),
    goToThis: "Zu diesem Zug",
    isThere: "So ist der Tisch jetzt.",
    goTo: ({ kind, turn }: ToldPoint) => {
      if (kind === "turn") return `Zu Zug ${turn}`;
      if (kind === "start") return "Zum Anfang";
      return turn === 0 ? "Zur Änderung von Hand am Anfang" : `Zur Änderung von Hand nach Zug ${turn}`;
    },
    replay: ({ turn }: ToldPoint) => `Zug ${turn} neu spielen`,
    turningTitle: "Wendepunkte",
    turning: (point: ToldPoint, name: Name, before: number, after: number) =>
      `${happened(point)}: ${called(name)} ${percent(before)}\u00a0→\u00a0${percent(after)}`,
    turnHead: "Zug",
    happenedHead: "Was geschah",
    courseCaption: "Gewinnchancen (%)",
    gameScrolls: "Züge, seitlich scrollbar",
    /** A turn in a narrow column. */
    turnName: ({ kind, turn }: ToldPoint) => (kind === "turn" ? String(turn) : kind === "start" ? "Start" : marks.none),
    happened,
    luckiest: "Glücklichster Wurf",
    luckyRoll: (name: Name, { before, after }: { before: number; after: number }) =>
      `${isYou(name) ? "Deine Gewinnchance" : ofWhom(name, "", "Die", "Gewinnchance")} stieg von ${percent(before)} auf ${percent(after)}.`,

    // Moves
    /** @param mistake from how much on a choice is one: a part of a win, or worms */
    untilEnd: "Erst nach dem Spiel zu sehen.",
    movesHint: (mistake: Record<Aim, number>) =>
      `Der letzte Zug steht oben, mit dem Wert jeder Wahl: der Gewinnchance in Prozent oder Würmern. Umrahmt ist, was gewählt wurde. Tippe auf eine Bewertung, um dort noch einmal zu wählen. „Ungenau“ kostet weniger als ${number(mistake.win * 100)} Prozentpunkte oder ${number(mistake.worms, 1)} Würmer, ein Fehler mehr.`,
    thisDecision: "Diese Stelle",
    noMoves:
      "Hier erscheint jede Entscheidung, die auf dieser Seite mit Würfeln fällt, und was sie gegenüber der besten gekostet hat.",
    allTurns: "Alle Züge zeigen",
    rolled: "gewürfelt",
    bust: "Fehlwurf",
    taken: ", gewählt",
    graded: (grade: Grade, loss: Loss) => `${words.grades[grade]}, ${cost(loss)}`,
  };
}
