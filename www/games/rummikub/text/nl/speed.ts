// What is measured of tile rummy, in Dutch.

import type * as English from "../en/speed.ts";

const POSITIONS = {
  middle: "43 stenen op tafel, 14 op het plankje",
  large: "84 stenen op tafel, 14 op het plankje",
  many: "40 stenen op tafel, 40 op het plankje",
  runs: "acht volle rijen, twee jokers op het plankje",
};

const JOKERS = {
  stands: "jokers vervangen door hun steen",
  locked: "sets met jokers op slot",
  both: "jokers van een groep tegelijk vrij",
};

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  move: (position) => `Beste zet met plan: ${POSITIONS[position]}`,
  numbers: (position) => `Beste zet zonder plan: ${POSITIONS[position]}`,
  jokers: (position, rule) => `Hetzelfde, ${JOKERS[rule]}: ${POSITIONS[position]}`,
  draws: (position) => `Stenen die helpen: ${POSITIONS[position]}`,
  game: () => "Eén partij tussen twee spelers die zo veel mogelijk stenen leggen",
});
