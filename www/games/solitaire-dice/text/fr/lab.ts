// Every sentence of Solitaire Dice's Lab, in French; players and verdicts have files of their own.

import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/fr/lab.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import type { Played, Setting } from "../../lab/model/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/lab.ts";
import { verdictWords } from "./lab-verdict.ts";
import { playerWords } from "./players.ts";

export type Words = English.Words;

/** « 1, 2, 6 ». */
const setName = (set: number[]) => set.join(",\u00a0");

/** The parts of the Lab's text that tell of the article. */
const ARTICLE_WORDS: Pick<
  English.Words,
  | "experimentTitle"
  | "experimentHint"
  | "experiment"
  | "series"
  | "ownPlayers"
  | "articleCaption"
  | "articleHeads"
  | "bestSet"
  | "bestByHand"
  | "othersByHand"
  | "averageHuman"
  | "goodPlayer"
  | "articleKnown"
> = {
  experimentTitle: "Refaire l’expérience de l’article",
  experimentHint:
    "Un article décrit le joueur d’ordinateur d’une version de ce jeu pour table tactile\u00a0: il additionne cinq facteurs pour chaque choix et vise l’un de dix trios de numéros à écarter. Un appui joue 10\u202f000 parties avec chaque trio, selon notre lecture de l’article, et montre ses moyennes à côté des résultats.",
  experiment: "Cinq facteurs avec les dix trios",
  series:
    "Cinq facteurs avec chacun de ses dix trios de numéros à écarter, cinq trios à la fois, tous sur les mêmes lancers.",
  ownPlayers: "Choisir moi-même les joueurs",
  articleCaption: "Les moyennes à côté de celles de l’article",
  articleHeads: ["Cinq facteurs", "Ici", "Article"],
  bestSet: "Meilleur trio",
  bestByHand: "Meilleur trio, facteurs réglés à la main",
  othersByHand: "Autres trios, facteurs réglés à la main",
  averageHuman: "Humain moyen",
  goodPlayer: "Bon joueur",
  articleKnown: [
    "Ce qu’on sait du joueur de l’article\u00a0: ses cinq facteurs, comment il pondère les sommes pour chaque trio, qu’un trio et son miroir (1,\u00a02,\u00a06 et 1,\u00a05,\u00a06) comptent pour un, et que ses facteurs ont d’abord été réglés à la main, puis affinés en 100 tours, chacun avec 20 candidats et 50\u202f000 parties.",
    `Ce qu’on ignore\u00a0: quel trio était le meilleur, combien compte chaque facteur, et sur combien de parties il a pris ses moyennes. Le joueur d’ici est donc notre lecture. Affiné à peu près de même, il obtient ${AVERAGES["five-factors-126"]} points en moyenne avec son meilleur trio, 1,\u00a02,\u00a06, un peu plus que les 65 de l’article\u202f; de ses autres trios, seul 1,\u00a03,\u00a06 atteint les 10 de l’article. Les scores des humains viennent aussi de l’article.`,
  ],
};

export function words(formats: Formats): English.Words {
  const { number } = formats;
  const { games, gamesTitle, seed } = labWords(formats);

  const points = (value: number) => number(value, 1);
  const whole = (value: number) => number(value);

  const playerName = (player: string) => playerWords(player).name;

  /** The same where several play alike. */
  const name = ({ player, place, isDouble }: Played) =>
    isDouble ? `${playerName(player)} (joueur ${place + 1})` : playerName(player);

  const verdict = verdictWords({ games, points, name, setName });

  const listHead = (isSeries: boolean) => (isSeries ? "Trio" : "Joueur");

  /** Who played, and how: independent facts. */
  const facts = (all: string[]) => all.join("\u00a0· ");

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Qui joue",
    series: "Qui joue",
    games: gamesTitle,
    seed,
    opening: "Premiers dés écartés",
    adjusted: "Neutraliser la chance",
  };

  const whoPlayed = ({ series, players }: Setting) =>
    series ? "Cinq facteurs avec chacun de ses dix trios" : players.map(playerName).join("\u202f; ");

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (place) => `Joueur ${place + 1}`,
    playerNumber: (place) => number(place + 1),
    setLabel: (place) => `Numéros que le joueur ${place + 1} cherche à écarter`,
    removePlayer: (place) => `Retirer le joueur ${place + 1}`,
    addPlayer: "Ajouter un joueur",
    way: playerName,
    set: setName,
    /** How a player decides, and what that comes to. */
    how(player, { known, isSlowest }) {
      const { how } = playerWords(player);
      const slow = isSlowest ? " Cent fois plus lent que les autres." : "";
      return `${how}${slow}${known === null ? "" : ` Moyenne connue\u00a0: ${whole(known)}.`}`;
    },

    // How it is played
    adjust: "Neutraliser la chance (plus lent)",
    adjustHint:
      "Ajoute une moyenne qui corrige chaque score des lancers meilleurs ou pires que la moyenne. Cela ne change rien à la longue, mais rend l’intervalle bien plus étroit.",
    openingTitle: names.opening,
    openings: { any: "Au choix", different: "Trois différents" },
    openingHint:
      "D’ordinaire, tout numéro peut être écarté dès le début. Dans Can’t Stop Express, les trois premiers tours écartent trois numéros différents, ce qui coûte une cinquantaine de points aux bons joueurs.",
    ...ARTICLE_WORDS,

    // Results
    noResults:
      "Touche «\u00a0Jouer\u00a0» pour voir qui obtient combien, et avec quelle certitude. Tous les joueurs ont les mêmes lancers.",
    verdict,
    /** Who played, and how. */
    about: (setting) =>
      facts([
        whoPlayed(setting),
        { any: "premiers dés écartés\u00a0: au choix", different: "premiers dés écartés\u00a0: trois différents" }[
          setting.opening
        ],
        `graine ${setting.seed}`,
      ]),
    points,
    whole,

    /** In a table: a player with a number, or one of the ten sets. */
    listed: ({ player, place, set }, isSeries) =>
      isSeries && set !== null ? setName(set) : facts([`${place + 1}`, playerName(player)]),

    playerName,

    // The tables
    listHead,
    averagesCaption: (count) => `Scores finaux, ${games(count)}`,
    measures: { mean: "Moyenne", adjusted: "Hors chance", deviation: "Écart-type", turns: "Tours" },
    sharesCaption: "Combien de fois le score final atteint",
    pairsCaption: "Écarts sur les mêmes lancers",
    allPairs: (count) => `Les ${number(count)} écarts`,
    pairsHeads: ["Joueurs", "Points", "Sûr\u202f?"],
    pair: ({ first, second }) => `${name(first)} devant ${name(second)}`,
    pairKind: ({ kind }) => ({ ahead: "✓ oui", close: "trop serré", same: "aucun écart" })[kind],
    setsCaption: "Numéros écartés en fin de partie",
    /** One for each set of rejects that is told of a player. */
    setsHeads: ["Le plus souvent", "2e", "3e", "4e"],
    rejects: (rejects) => rejects.join("\u00a0"),

    // The picture
    scoresLabel: "Scores finaux de chaque joueur en histogramme\u202f; le tableau ci-dessous donne les chiffres.",
    scoresTitle: (step) =>
      `Part des parties par score final, de ${step} en ${step} points, toutes à la même échelle. Le trait vertical est la moyenne.`,
    scoresTable: "Ces chiffres en tableau",
    scoresCaption: (step) => `Pourcentage des parties par score final, de ${step} en ${step} points`,
    scoreHead: "De",
    /** A share in percent. */
    shareOfBin: (share) => (share === null ? "–" : `${share.isLess ? "<" : ""}${number(share.percent, share.digits)}`),

    // Beside the article
    otherSets: (count) => `Les ${number(count)} autres trios`,
    span: ({ low, high }) => `${whole(low)} à ${whole(high)}`,
    roughly: (value) => `environ ${whole(value)}`,
  };
}
