// The sentences of the details, in French: final score and moves.

import type * as English from "../en/details.ts";
import type { Words as GameWords } from "./words.ts";

export type DetailWords = English.DetailWords;

export function detailWords(words: GameWords): English.DetailWords {
  const { formats, markShort } = words;
  const { number, percent, withPercent, plural, list } = formats;
  const games = (count: number) => `${number(count)} ${plural(count, "partie", "parties")}`;

  return {
    // Final score
    scoreHint:
      "Où finissent les parties à partir d’ici\u00a0: 10\u202f000 d’entre elles sont jouées jusqu’au bout par une version rapide du conseil. Elles visent le meilleur score moyen, quel que soit l’objectif du conseil.",
    fromLabel: "Jouées depuis",
    fromRoll: "ce lancer, avec le meilleur choix",
    fromSheet: "la feuille telle quelle",
    fromChoice: markShort,
    aimLabel: "Score visé",
    play: "Jouer 10\u202f000 parties",
    stop: "Arrêter",
    played: (done, isDone) => `${games(done)} ${plural(done, "jouée", "jouées")}${isDone ? "." : " jusqu’ici…"}`,
    stopped: (done) => `Arrêté après ${games(done)}.`,
    notPlayed: "Ces parties n’ont pas pu être jouées\u00a0: ce qu’il leur faut n’a pas pu être chargé.",
    scoreOver: "La partie est finie\u00a0: il n’y a plus rien à jouer.",
    scoreHeads: ["Score final", "chances", `intervalle à ${withPercent("95")}`],
    atLeast: (score) => `${number(score)} ou plus`,
    percent,
    shareRange: ({ low, high, digits }) => `${number(low, digits)} à ${withPercent(number(high, digits))}`,
    meanRow: "moyenne",
    mean: (value) => number(value, 1),
    meanRange: ({ low, high }) => `${number(low, 1)} à ${number(high, 1)}`,
    expectedRow: "attendu",
    expected: (value) => number(value, 1),
    /** How an expected score lies beside the average of games. */
    farOff: ({ kind, points: off }) =>
      `Le score attendu est de ${number(off, 1)} ${plural(off, "point", "points")} ${kind === "above" ? "au-dessus" : "au-dessous"} de la moyenne de ces parties, plus que le hasard n’explique. Sur cette feuille, mieux vaut se fier à la moyenne.`,
    histogramLabel: "Combien de parties ont fini sur chaque score",
    histogramTitle: (step) => `Parties par score final, de ${number(step)} en ${number(step)}`,
    histogramTable: "Ces chiffres en tableau",
    histogramHeads: ["Score final", "parties"],
    from: (from, to) => `${number(from)} à ${number(to)}`,
    axis: (score) => number(score),
    copyCsv: "Copier en CSV",
    saveCsv: "Télécharger le CSV",

    // The course of a game against others
    courseHint: "Le score final attendu de chacun après chaque lancer",
    /** @param all the player, and the others in their order */
    courseRead: (roll, all) =>
      `Après le lancer ${number(roll)}\u00a0: ${list(all.map(({ who, value }) => `${words.whoInShort(who, all.length - 1)} ${value === null ? "–" : number(value)}`))}`,
    /** @param read as above */
    coursePicture: (read) => `Le score final attendu de chacun après chaque lancer. ${read}.`,
    courseSlider: "Lancer",
    turningTitle: "Tournants",
    turning: (turn, mark, before, after) =>
      `Tour ${number(turn)}, ${markShort(mark)}\u00a0: de ${number(before)} à ${number(after)}`,

    // Moves
    /** @param mistake the points that one costs at the least */
    movesHint: (mistake) =>
      `Le dernier tour vient en premier. Touche ce qu’un choix valait pour retenter ce tour. Une imprécision coûte moins de ${number(mistake)} points, une erreur ${number(mistake)} ou plus.`,
    noMoves: "Les coups s’inscrivent ici à mesure que tu coches.",
    moveNumber: (turn) => `${number(turn)}.`,
    freeRide: "tour gratuit",
    /** How good a mark was. */
    judgement: (judgement) => {
      if (judgement.kind === "only") return "le seul choix";
      const { grade, loss } = judgement;
      return loss === null
        ? words.grades[grade]
        : `${words.grades[grade]} (−${number(loss.points)})\u00a0: mieux valait ${loss.better.reject === null ? "un " : ""}${markShort(loss.better)}`;
    },
    ends: "a fini la partie",
  };
}
