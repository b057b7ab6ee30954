// What is said of a move, of what has been entered, and where nothing goes, in French.

import type * as English from "../en/move.ts";
import { lyingWords } from "./lying.ts";

export const moveWords: typeof English.moveWords = ({ formats, points, tileName, tiles, whoIs, sets, cuts }) => {
  const { number, plural, list } = formats;
  const { lying } = lyingWords(formats);
  return {
    wishMarks: { keep: "garder", play: "jouer" },
    looseHint: (count) => `En vrac\u00a0: ${tiles(count)}`,
    dropWishes: "Réinitialiser",
    /** The best turn, beside what the player did. */
    compared: ({ tiles: count, isPlayed, isMost, keepsJoker }) => {
      if (isMost) return isPlayed ? "Tu ne pouvais pas jouer plus." : `Tu aurais pu jouer ${tiles(count)}.`;
      if (isPlayed) return "Le joueur le plus fort aurait fait de même.";
      const does = count === 0 ? "pioché" : `joué ${tiles(count)}`;
      return `Le joueur le plus fort aurait ${does}${keepsJoker ? " et gardé le joker" : ""}.`;
    },
    /** One of the facts of a move, told one after the other. */
    fact: (told) => {
      switch (told.kind) {
        case "points":
          return points(told.count);
        case "cuts":
          return cuts(told.count);
        case "opens":
          return `ouvre avec ${number(told.worth)} (il faut ${number(told.needed)})`;
        case "most":
          return "le plus possible";
        case "perhaps":
          return `peut-être pas le mieux\u00a0: au plus ${tiles(told.most)}`;
      }
      const { kind, count, isFirst } = told;
      const does = {
        stays: plural(count, "intacte", "intactes"),
        added: plural(count, "reçoit des tuiles", "reçoivent des tuiles"),
        apart: plural(count, "démontée", "démontées"),
      };
      return `${isFirst ? sets(count) : number(count)} ${does[kind]}`;
    },
    /** The sets of the table that a move touches. */
    touched: ({ of, count, which }) => {
      if (count === 0) return "Aucune combinaison de la table ne change.";
      const called = list(which.map(lying));
      return count === 1
        ? `Un seul changement\u00a0: ${called}.`
        : `${number(count)} combinaisons sur ${number(of)} changent\u00a0: ${called}.`;
    },
    /** A set that was corrected has no tiles left. */
    emptied: (set) => `Enlevé\u00a0: ${lying(set)}.`,
    noOpening: (best, needed) => `${points(best)} sur ${number(needed)}`,
    noArrangementHint: "Compare avec la table\u00a0: il en manque une, ou il y en a une de trop.",
    wishesHint: "Les tuiles que tu veux jouer ne passent pas toutes, ou une tuile que tu gardes est nécessaire.",
    iDrew: "J’ai pioché",
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "C’est joué",
    nextHint: [
      "",
      "Indice\u00a0: quelles tuiles\u202f?",
      "Indice\u00a0: quelles combinaisons\u202f?",
      "Montrer comment",
    ],
    /** What rearranging brings. */
    whyBest: ({ more, adding }) =>
      adding === 0
        ? "Rien ne passe sans réarranger la table."
        : `Réarranger la table permet de poser ${tiles(more)} de plus.`,
    /** Beside that, what can be played instead. */
    orPlay: (count, opens) => (opens ? `ou ouvre avec ${number(count)}` : `ou joue ${tiles(count)}`),
    leaveLoose: "Laisser en vrac",
    remove: "Enlever",
    asGroup: "en série",
    asRun: "en suite",
    loosen: "Vrac",
    loosenLabel: "Défaire cette combinaison\u00a0: ses tuiles passent en vrac",
    takeOut: (tile) => `${tileName(tile)}\u202f; touche pour enlever`,
    theyPlayedIt: "Ils l’ont posée",
    iDrewIt: "Je l’ai piochée",
    /** The other who is at turn has laid no more. */
    theirsDone: "C’est tout",
    doneHere: (count) => `Fait\u00a0: ${number(count)}`,
    theyDrew: (seat) => `${whoIs(seat)} a pioché`,
    won: "Ton chevalet est vide.",
    /** Why the strongest player draws. */
    waits: ({ wait, winning, unseen }) =>
      wait === "joker"
        ? "Ouvrir coûterait un joker"
        : `Avec ${number(winning ?? 0)} des ${number(unseen)} tuiles cachées, tout ton chevalet part au tour suivant`,
    lay: "Poser",
    drop: "Retour",
  };
};
