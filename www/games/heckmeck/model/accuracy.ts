// How far chances to win can be trusted, as measured; see the developers' page on strength.

import { at } from "../../../shell/model/at.ts";

/** Positions in which chances to win were compared with what happened. */
const POSITIONS = 100_000;

/**
 * By number of players, from two on, in percentage points: by how much a step of 5 of them was off at most; and at tables near the end
 * that are not solved, by how much nine in ten estimates were off at most, and the worst one.
 */
const OFF = [
  { steps: 0.3, most: 4.4, worst: 34.3 },
  { steps: 0.2, most: 4.5, worst: 24.1 },
  { steps: 0.6, most: 2.9, worst: 8.5 },
  { steps: 0.5, most: 3.2, worst: 11.9 },
  { steps: 0.8, most: 4.1, worst: 11.4 },
  { steps: 0.6, most: 4.1, worst: 11.3 },
];

export const accuracyOf = (players: number) => ({ positions: POSITIONS, ...at(OFF, players - 2) });
