// What is noted of each turn.

import { ALL, COPIES, countOf, isTile } from "./tiles.js";

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

/** No game has more turns. */
const MOST_NOTES = 500;

/** Whether tiles can be somewhere at once. @param {any} tiles */
const areTiles = (tiles) =>
  Array.isArray(tiles) && tiles.length <= ALL && tiles.every((tile) => isTile(tile) && countOf(tiles, tile) <= COPIES);

/** How many tiles are noted, by what was done. @type {Record<string, (count: number) => boolean>} */
const NOTED = { played: (count) => count > 0, drew: (count) => count <= 1, passed: (count) => count === 0 };

/** Sets that a turn has built. @param {any} built */
const areBuilt = (built) => Array.isArray(built) && built.length <= ALL && areTiles(built.flat());

/** @param {any} best */
const isBest = ({ tiles, points, cuts }) =>
  [tiles, points].every(Number.isInteger) && [tiles, points, cuts].every(isCount);

/** @param {unknown} value */
const isCount = (value) => value === null || (Number.isInteger(value) && Number(value) >= 0);

/** @param {any} kept @param {number} seats of others @returns {Note} */
function readNote({ by, did, tiles, points, cuts, opens, built, best }, seats) {
  const isNote =
    Number.isInteger(by) &&
    by >= 0 &&
    by <= seats &&
    Object.hasOwn(NOTED, did) &&
    areTiles(tiles) &&
    NOTED[did](tiles.length) &&
    isCount(points) &&
    isCount(cuts) &&
    typeof opens === "boolean" &&
    (built === undefined || areBuilt(built)) &&
    (best === undefined || isBest(best));
  if (!isNote) throw new TypeError("not a note");
  const more = {
    ...(built && { built }),
    ...(best && { best: { tiles: best.tiles, points: best.points, cuts: best.cuts } }),
  };
  return { by, did, tiles: [...tiles], points, cuts, opens, ...more };
}

/** The turns as they were kept; none if they can't be shown. @param {any} kept @param {number} seats of others @returns {Note[]} */
export function readLog(kept, seats) {
  try {
    return kept.length > MOST_NOTES ? [] : Array.from(kept, (note) => readNote(note, seats));
  } catch {
    return [];
  }
}
