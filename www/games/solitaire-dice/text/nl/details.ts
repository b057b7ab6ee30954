// The sentences of the details, in Dutch: final score and moves.

import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";

export function detailWords(words: GameWords): English.DetailWords {
  const { formats, points, markShort } = words;
  const { number, percent, withPercent, plural, list } = formats;
  const games = (count: number) => `${number(count)} ${plural(count, "partij", "partijen")}`;

  return {
    // Final score
    scoreHint:
      "Waar je spel vanaf hier op kan uitkomen: een snellere versie van het advies speelt 10.000 partijen uit. Die mikt op de hoogste gemiddelde score, net als het advies nu.",
    fromLabel: "Gespeeld vanaf",
    fromRoll: "deze worp, met de beste keuze",
    fromSheet: "het blad zoals het nu is",
    fromChoice: markShort,
    aimLabel: "Doelscore",
    play: "Speel 10.000 partijen",
    stop: "Stoppen",
    played: (done, isDone) => (isDone ? `${games(done)} gespeeld.` : `Al ${games(done)} gespeeld…`),
    stopped: (done) => `Gestopt na ${games(done)}.`,
    notPlayed: "Deze potjes konden niet worden gespeeld: wat daarvoor nodig is, kon niet worden geladen.",
    scoreOver: "Het spel is afgelopen: er valt niets meer te spelen.",
    scoreHeads: ["Eindscore", "kans", "95%-interval"],
    atLeast: (score) => `${number(score)} of meer`,
    percent,
    shareRange: ({ low, high, digits }) => `${number(low, digits)} tot ${withPercent(number(high, digits))}`,
    meanRow: "gemiddelde",
    mean: (value) => number(value, 1),
    meanRange: ({ low, high }) => `${number(low, 1)} tot ${number(high, 1)}`,
    expectedRow: "verwacht",
    expected: (value) => number(value, 1),
    /** How an expected score lies beside the average of games. */
    farOff: ({ kind, points }) =>
      `De verwachte score ligt ${number(points, 1)} punten ${kind === "above" ? "boven" : "onder"} het gemiddelde van deze partijen, meer dan door geluk te verklaren is. Ga op dit blad liever af op het gemiddelde.`,
    histogramLabel: "Hoe vaak de partijen op elke score eindigden",
    histogramTitle: (step) => `Partijen naar eindscore, in stappen van ${number(step)}`,
    histogramTable: "Deze getallen als tabel",
    histogramHeads: ["Eindscore", "partijen"],
    from: (from, to) => `${number(from)} tot ${number(to)}`,
    axis: (score) => number(score),
    copyCsv: "Kopiëren als CSV",
    saveCsv: "CSV downloaden",

    // The course of a game against others
    courseHint: "Ieders verwachte eindscore na elke worp",
    /** @param all the player, and the others in their order */
    courseRead: (roll, all) =>
      `Na worp ${number(roll)}: ${list(all.map(({ who, value }) => `${words.whoInShort(who, all.length - 1)} ${value === null ? "–" : number(value)}`))}`,
    /** @param read as above */
    coursePicture: (read) => `Ieders verwachte eindscore na elke worp. ${read}.`,
    courseSlider: "Worp",
    turningTitle: "Keerpunten",
    turning: (turn, mark, before, after) =>
      `Beurt ${number(turn)}, ${markShort(mark)}: van ${number(before)} naar ${number(after)}`,

    // Moves
    /** @param mistake the points that one costs at the least */
    movesHint: (mistake) =>
      `De laatste beurt staat bovenaan. Tik op wat een keuze waard was om die beurt opnieuw te proberen. Een foutje kost minder dan ${points(mistake)}, een fout ${number(mistake)} of meer.`,
    noMoves: "Hier verschijnen de zetten zodra je keuzes aankruist.",
    moveNumber: (turn) => `${number(turn)}.`,
    freeRide: "vrije worp",
    /** How good a mark was. */
    judgement: (judgement) => {
      if (judgement.kind === "only") return "de enige keuze";
      const { grade, loss } = judgement;
      return loss === null
        ? words.grades[grade]
        : `${words.grades[grade]}, kostte ${number(loss.points)}: ${markShort(loss.better)} was beter`;
    },
    ends: "beëindigde het spel",
  };
}
