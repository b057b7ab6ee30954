// The sentences of the details, in German: final score and moves.

import type { farOff, inPercent } from "../../model/final-scores.ts";
import type { Judgement } from "../../model/judgement.ts";
import type { SheetMark, Who } from "../../model/types.ts";
import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";

export function detailWords(words: GameWords): English.DetailWords {
  const { formats, markShort } = words;
  const { number, percent, withPercent, plural, list } = formats;
  const games = (count: number) => `${number(count)} ${plural(count, "Partie", "Partien")}`;
  const farOffs = { above: "über", below: "unter" };

  return {
    // Final score
    scoreHint:
      "Wie Partien von hier aus enden: 10.000 werden mit einer schnelleren Fassung der Tipps zu Ende gespielt, immer auf den höchsten Schnitt, auch wenn die Tipps auf etwas anderes zielen.",
    fromLabel: "Ausgangspunkt",
    fromRoll: "Von diesem Wurf, mit der besten Wahl",
    fromSheet: "Vom Blatt, wie es jetzt ist",
    fromChoice: markShort,
    aimLabel: "Zielpunktzahl",
    play: "10.000 Partien spielen",
    stop: "Anhalten",
    played: (done: number, isDone: boolean) =>
      isDone ? `${games(done)} gespielt.` : `Bisher ${games(done)} gespielt …`,
    stopped: (done: number) => `Nach ${games(done)} angehalten.`,
    notPlayed: "Diese Partien ließen sich nicht spielen: Was sie brauchen, konnte nicht geladen werden.",
    scoreOver: "Das Spiel ist zu Ende: Es gibt nichts mehr zu spielen.",
    scoreHeads: ["Endstand", "Chance", "95-%-Bereich"],
    atLeast: (score: number) => `${number(score)} oder mehr`,
    percent,
    shareRange: ({ low, high, digits }: ReturnType<typeof inPercent>) =>
      `${number(low, digits)} bis ${withPercent(number(high, digits))}`,
    meanRow: "Schnitt",
    mean: (value: number) => number(value, 1),
    meanRange: ({ low, high }: { low: number; high: number }) => `${number(low, 1)} bis ${number(high, 1)}`,
    expectedRow: "erwartet",
    expected: (value: number) => number(value, 1),
    /** How an expected score lies beside the average of games. */
    farOff: ({ kind, points }: NonNullable<ReturnType<typeof farOff>>) =>
      `Der erwartete Endstand liegt ${number(points, 1)} Punkte ${farOffs[kind]} dem Schnitt dieser Partien, mehr, als Glück erklärt. Auf diesem Blatt ist der Schnitt der bessere Anhalt.`,
    histogramLabel: "Wie oft die Partien mit jeder Punktzahl endeten",
    histogramTitle: (step: number) => `Partien nach Endstand, in Schritten von ${number(step)}`,
    histogramTable: "Diese Zahlen als Tabelle",
    histogramHeads: ["Endstand", "Partien"],
    from: (from: number, to: number) => `${number(from)} bis ${number(to)}`,
    axis: (score: number) => number(score),
    copyCsv: "Als CSV kopieren",
    saveCsv: "CSV speichern",

    // The course of a game against others
    courseHint: "Der erwartete Endstand aller nach jedem Wurf",
    /** @param all the player, and the others in their order */
    courseRead: (roll: number, all: { who: Who; value: number | null }[]) =>
      `Nach Wurf ${number(roll)}: ${list(all.map(({ who, value }) => `${words.whoInShort(who, all.length - 1)} ${value === null ? "–" : number(value)}`))}`,
    /** @param read as above */
    coursePicture: (read: string) => `Der erwartete Endstand aller nach jedem Wurf. ${read}.`,
    courseSlider: "Wurf",
    turningTitle: "Wendepunkte",
    turning: (turn: number, mark: SheetMark, before: number, after: number) =>
      `Zug ${number(turn)}, ${markShort(mark)}: von ${number(before)} auf ${number(after)}`,

    // Moves
    /** @param mistake the points that one costs at the least */
    movesHint: (mistake: number) =>
      `Der letzte Zug steht oben. Tippe auf die Bewertung einer Wahl, um den Zug noch einmal zu spielen. „Ungenau“ kostet weniger als ${number(mistake)} Punkte, ein Fehler mindestens ${number(mistake)}.`,
    noMoves: "Hier erscheinen die Züge, sobald du ankreuzt.",
    moveNumber: (turn: number) => `${number(turn)}.`,
    freeRide: "Freifahrt",
    /** How good a mark was. */
    judgement: (judgement: Judgement) => {
      if (judgement.kind === "only") return "die einzige Möglichkeit";
      const { grade, loss } = judgement;
      return loss === null
        ? words.grades[grade]
        : `${words.grades[grade]}, kostete ${number(loss.points)}; besser: ${markShort(loss.better)}`;
    },
    ends: "beendete das Spiel",
  };
}
