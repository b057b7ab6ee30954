// What is noted of each turn.

import { MOST_OTHERS } from "./state.js";
import { isTile } from "./tiles.js";

/** @typedef {import("./types.d.ts").Note} Note */

/** The player's move. @param {import("./types.d.ts").RummikubMove} move @returns {Note} */
export const noteOf = ({ play, points, cuts, opening }) => ({
  by: 0,
  did: "played",
  tiles: play,
  points,
  cuts,
  opens: opening !== null,
});

/** @param {any} best */
const isBest = ({ tiles, points, cuts }) =>
  [tiles, points].every(Number.isInteger) && [tiles, points, cuts].every(isCount);

/** @param {unknown} value */
const isCount = (value) => value === null || (Number.isInteger(value) && Number(value) >= 0);

/** @param {any} kept @returns {Note} */
function readNote({ by, did, tiles, points, cuts, opens, built, best }) {
  const isNote =
    Number.isInteger(by) &&
    by >= 0 &&
    by <= MOST_OTHERS &&
    ["played", "drew", "passed"].includes(did) &&
    tiles.every(isTile) &&
    isCount(points) &&
    isCount(cuts) &&
    typeof opens === "boolean" &&
    (built === undefined || built.flat().every(isTile)) &&
    (best === undefined || isBest(best));
  if (!isNote) throw new TypeError("not a note");
  const more = {
    ...(built && { built }),
    ...(best && { best: { tiles: best.tiles, points: best.points, cuts: best.cuts } }),
  };
  return { by, did, tiles: [...tiles], points, cuts, opens, ...more };
}

/** The turns as they were kept; none if they can't be shown. @param {any} kept @returns {Note[]} */
export function readLog(kept) {
  try {
    return kept.map(readNote);
  } catch {
    return [];
  }
}
