// What is measured of tile rummy, in French.

import type * as English from "../en/speed.ts";

const POSITIONS = {
  middle: "43 tuiles sur la table, 14 sur le chevalet",
  large: "84 tuiles sur la table, 14 sur le chevalet",
  many: "40 tuiles sur la table, 40 sur le chevalet",
  runs: "huit suites complètes, deux jokers sur le chevalet",
};

const JOKERS = {
  stands: "jokers remplacés par leur tuile",
  locked: "combinaisons à joker bloquées",
  both: "jokers d’une série libérés ensemble",
};

/** The measurements, by their keys. */
export const words: typeof English.words = () => ({
  move: (position) => `Meilleur coup et plan\u00a0: ${POSITIONS[position]}`,
  numbers: (position) => `Meilleur coup sans plan\u00a0: ${POSITIONS[position]}`,
  jokers: (position, rule) => `De même, ${JOKERS[rule]}\u00a0: ${POSITIONS[position]}`,
  draws: (position) => `Pioches utiles\u00a0: ${POSITIONS[position]}`,
  game: () => "Une partie entre deux joueurs qui jouent le plus de tuiles",
});
