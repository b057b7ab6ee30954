// Every sentence of Knucklebones' Lab, in French. Players are named as in the game.

import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/fr/lab.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import { pairOf } from "../../lab/model/setting.ts";
import type { Effort, Named, Pair, ToldShare, Verdict, Way } from "../../lab/model/types.ts";
import { shareText } from "../../lab/model/verdict.ts";
import type * as English from "../en/lab.ts";
import { words as gameWords } from "./words.ts";

export type Words = English.Words;

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent, plural } = formats;
  const { playersOfComputer: known } = gameWords(formats);
  const { games, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** Ways to play, named as the game names its players; of those that look ahead `how` says what they go by. */
  const ways: Record<Way, { name: string; how: string }> = {
    best: {
      name: "Champion",
      how: "Joue pour gagner, d’après ce qu’il a appris d’une solution exacte du jeu.",
    },
    risk: { name: "Prudent", how: "Compte les points, moins ce que l’autre peut encore retirer." },
    seed: {
      name: "Points et place",
      how: "Compte les points et les cases vides, comme un programme connu en ligne de commande.",
    },
    "by-heart": {
      name: "De mémoire",
      how: "Joue sans calculateur, d’après des règles qu’on peut retenir.",
    },
    "best-4": known["best-4"],
    "risk-4": known["risk-4"],
    greedy: known.greedy,
    random: known.random,
  };

  const positions = (count: number) => `${number(count)} positions`;

  const ahead = (count: number) => `${count}\u00a0${plural(count, "dé", "dés")} d’avance`;

  const rules = (count: number) => `${number(count)}\u00a0${plural(count, "règle", "règles")}`;

  const effortName = ({ kind, count }: Effort) =>
    ({ positions: positions(count), rules: rules(count), dice: ahead(count) })[kind];

  /** « Champion, 2 dés d'avance », « Moyen ». */
  const name = ({ way, effort }: Named) => (effort ? `${ways[way].name}, ${effortName(effort)}` : ways[way].name);

  /** The same within a sentence. */
  const subject = (player: Named) => `«\u00a0${name(player)}\u00a0»`;

  /** Whom the first player plays. */
  const opponent = ({ second }: Pair) => (second ? subject(second) : "lui-même");

  /** « 66,6 % ± 0,1 ». */
  const shareWithin = (share: ToldShare) =>
    `${shareText(formats, share)}\u00a0±\u00a0${number(share.half * 100, share.digits)}`;

  /** « 65,1 à 66,3 % ». */
  const rangeOf = ({ low, high, digits }: ToldShare) =>
    `${number(low * 100, digits)}\u00a0à\u00a0${withPercent(number(high * 100, digits))}`;

  function answerOf({ kind, pair, adjusted, result }: Verdict) {
    const of = `après ${games(result.games)}`;
    if (kind === "few") {
      return {
        answer: "Trop peu de parties pour le dire",
        detail: `${of}\u00a0: ${subject(pair.first)} en est à ${percent(adjusted.value)} contre ${opponent(pair)}, hors chance.`,
      };
    }
    return {
      answer: `${subject(pair.first)} obtient ${shareWithin(adjusted)} contre ${opponent(pair)}`,
      detail: `hors chance, ${of}\u202f; l’intervalle à ${withPercent("95")} est de ${rangeOf(adjusted)}.`,
    };
  }

  const trustOf = ({ kind, enough }: Verdict) =>
    ({
      better: `C’est très peu probablement un hasard\u00a0: tout l’intervalle est au-dessus de ${withPercent("50")}.`,
      worse: `C’est très peu probablement un hasard\u00a0: tout l’intervalle est au-dessous de ${withPercent("50")}.`,
      close: `Trop serré pour trancher\u00a0: l’intervalle contient ${withPercent("50")}. Davantage de parties le resserrent.`,
      few: `Les intervalles ne veulent pas dire grand-chose à moins de ${number(enough)} parties.`,
    })[kind];

  const plain = ({ share, result: { wins, ties, losses }, kind }: Verdict) => {
    const range = kind === "few" ? "" : ` (${rangeOf(share)})`;
    const told = [
      `${number(wins)} ${plural(wins, "gagnée", "gagnées")}`,
      `${number(ties)} ${plural(ties, "égalité", "égalités")}`,
      `${number(losses)} ${plural(losses, "perdue", "perdues")}`,
    ].join(", ");
    return `Résultat brut\u00a0: ${percent(share.value)}${range}, une égalité comptant pour moitié\u00a0: ${told}.`;
  };

  /** What « hors chance » means. */
  const luck = ({ kind, agrees }: Verdict) => {
    const found = agrees
      ? "comme c’est le cas ici"
      : "ce qui n’est pas le cas ici\u00a0: c’est rare, essaie donc avec plus de parties ou une autre graine";
    return `${luckTakenOut}\u202f; les deux parts devraient donc concorder, à leurs intervalles près${kind === "few" ? "" : `, ${found}`}.`;
  };

  const verdict = (verdict: Verdict) => ({
    ...answerOf(verdict),
    trust: trustOf(verdict),
    plain: plain(verdict),
    luck: luck(verdict),
  });

  const pairName = (pair: Pair) => `${subject(pair.first)} contre ${opponent(pair)}`;

  /** Settings that a link tells, by their keys. */
  const names = { players: "Qui joue", games: gamesTitle, seed };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (seat) => `Joueur ${seat + 1}`,
    playerNumber: (seat) => number(seat + 1),
    effortLabel: (seat, way) =>
      way === "by-heart"
        ? `Combien de règles connaît le joueur ${seat + 1}`
        : `Jusqu’où le joueur ${seat + 1} anticipe`,
    way: (way) => ways[way].name,
    subject,
    /** In a list, where there is little room. */
    effort: effortName,
    /** How a player decides. */
    how({ way, effort }) {
      const { how } = ways[way];
      if (!effort) return how;
      const { kind, count } = effort;
      return {
        positions: `${how} Voit aussi loin que le permettent ${positions(count)}, ce qui est lent.`,
        rules: `${how} En connaît ${count}.`,
        dice: `${how} Anticipe ${count} ${plural(count, "dé", "dés")}.`,
      }[kind];
    },

    // One tap away
    opponentsTitle: "Évaluer le joueur 1",
    opponentsHint: (player) => `En un appui, ${subject(player)} affronte un adversaire de force connue.`,
    against: (player) => `Contre ${subject(player)}`,

    // Results
    noResults:
      "Touche «\u00a0Jouer\u00a0» pour voir combien de fois le joueur 1 gagne, et avec quelle certitude. Les joueurs commencent à tour de rôle.",
    verdict,
    /** Who played, and how. */
    about: ({ players, seed: of }) =>
      [
        pairName(pairOf(players)),
        "les joueurs commencent à tour de rôle",
        "une égalité compte pour moitié",
        `graine ${of}`,
      ].join("\u00a0· "),

    // The picture
    pictureTitle: "Parts en pourcentage\u202f; dans celles gagnées, une égalité compte pour moitié.",
    pictureLabel: "Parts des parties, en pourcentage\u202f; le tableau ci-dessous donne les chiffres.",

    // The table
    caption: (pair, count) => `${pairName(pair)}, ${games(count)}`,
    heads: ["Pour le joueur 1", "Résultat"],
    measures: {
      adjusted: "Part gagnée, hors chance",
      share: "Part gagnée, brute",
      wins: "Parties gagnées",
      ties: "Égalités",
      losses: "Parties perdues",
      difference: "Écart de score, en moyenne",
      placements: "Dés par partie",
      starter: "Part gagnée par celui qui commence",
    },
  };
}
