// What is measured of tile rummy, in German.

import type * as English from "../en/speed.ts";

const POSITIONS = {
  middle: "43 Steine auf dem Tisch, 14 auf dem Bänkchen",
  large: "84 Steine auf dem Tisch, 14 auf dem Bänkchen",
  many: "40 Steine auf dem Tisch, 40 auf dem Bänkchen",
  runs: "acht volle Reihen, zwei Joker auf dem Bänkchen",
};

const JOKERS = {
  stands: "Joker nur gegen ihren Stein",
  locked: "Sätze mit Joker gesperrt",
  both: "Joker einer Gruppe nur zugleich",
};

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  move: (position: keyof typeof POSITIONS) => `Bester Zug und Plan: ${POSITIONS[position]}`,
  numbers: (position: keyof typeof POSITIONS) => `Bester Zug ohne Plan: ${POSITIONS[position]}`,
  jokers: (position: keyof typeof POSITIONS, rule: keyof typeof JOKERS) =>
    `Dasselbe, ${JOKERS[rule]}: ${POSITIONS[position]}`,
  draws: (position: keyof typeof POSITIONS) => `Steine, die beim Ziehen helfen: ${POSITIONS[position]}`,
  game: () => "Eine Partie zwischen zwei Spielern, die die meisten Steine legen",
});
