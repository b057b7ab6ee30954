// How the computer's players play, in French, by their names.

import { levels } from "../../../../shell/text/fr/standard.ts";
import type * as English from "../en/players.ts";

export const PLAYERS: typeof English.PLAYERS = {
  best: { name: levels.strongest, how: "Garde ses jokers pour la fin, et pioche quand cela gagne plus vite." },
  jokers: {
    name: levels.strong,
    how: "Joue le plus de tuiles possible, mais ses jokers seulement pour ouvrir ou gagner.",
  },
  tiles: { name: levels.medium, how: "Joue le plus de tuiles possible." },
  hold: {
    name: "Temporisateur",
    how: "Retient ses propres combinaisons tant que les autres ont plus de cinq tuiles.",
  },
  points: { name: "Max points", how: "Joue pour le plus de points." },
  simple: {
    name: levels.weak,
    how: "Joue les combinaisons de son chevalet, puis les tuiles là où elles vont\u202f; ne réarrange rien.",
  },
  random: { name: "Hasard", how: "Retient des tuiles au hasard." },
};
