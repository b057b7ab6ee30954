// How the computer's players play, in French, by their names.

import type * as English from "../en/players.ts";

/** How strong a player is, behind its name. */
export const STRENGTHS: typeof English.STRENGTHS = {
  weak: "faible",
  medium: "moyen",
  strong: "fort",
  strongest: "le plus fort",
};

export const PLAYERS: typeof English.PLAYERS = {
  best: { name: "Champion", how: "Garde ses jokers pour la fin, et pioche quand cela gagne plus vite." },
  jokers: {
    name: "Garde-jokers",
    how: "Joue le plus de tuiles possible, mais ses jokers seulement pour ouvrir ou gagner.",
  },
  tiles: { name: "Max tuiles", how: "Joue le plus de tuiles possible." },
  hold: {
    name: "Temporisateur",
    how: "Retient ses propres combinaisons tant que les autres ont plus de cinq tuiles.",
  },
  points: { name: "Max points", how: "Joue pour le plus de points." },
  simple: {
    name: "Simple",
    how: "Joue les combinaisons de son chevalet, puis les tuiles là où elles vont\u202f; ne réarrange rien.",
  },
  random: { name: "Hasard", how: "Retient des tuiles au hasard." },
};
