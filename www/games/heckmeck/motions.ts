// What is seen to move: dice that are taken, tiles that are won, lost and turned over.

import { at } from "../../shell/model/at.ts";
import type { Motion, Motions } from "../../shell/ui/motion.ts";
import { FACES, sign } from "./model/dice.ts";
import { placeOf } from "./model/table.ts";
import { TILES } from "./model/tiles.ts";
import type { State } from "./model/types.ts";

/** Where a tile is seen: in its place or on a stack, or in the line that stands for the table. */
const seen = (tile: number, player?: number) =>
  `${player === undefined ? `[data-key="tile-${tile}"]` : `[data-key="top-${player}"]`} .lies, [data-tile="${tile}"]`;

/** What lies before and after a step, but where another game begins. */
export const motions: Motions<State> = (before, after) =>
  before.table.names.length === after.table.names.length && after.moves.length >= before.moves.length
    ? [...ofDice(before, after), ...ofTiles(before, after), ...ofEnd(before, after)]
    : [];

function ofDice(before: State, after: State): Motion[] {
  const found = FACES.flatMap((face): Motion[] => {
    const [was, is] = [at(before.taken, face), at(after.taken, face)];
    const lie = `.taken-dice [data-face="${sign(face)}"]`;
    return Array.from({ length: before.roll.length > 0 ? Math.max(0, is - was) : 0 }, (_, nth) => ({
      kind: "flies",
      from: `[data-key="way-${sign(face)}"] .die:nth-of-type(${nth + 1}), .rolled [data-face="${sign(face)}"] .die`,
      to: `${lie} .die:nth-of-type(${was + nth + 1})`,
      after: 30 * nth,
    }));
  });
  if (found.length > 0) return [...found, { kind: "counts", at: ".taken .total" }];
  const isThrown = after.throws === "page" && before.roll.length === 0 && after.roll.length > 0;
  return isThrown ? [{ kind: "rolls", at: ":is(.way, .dead-faces) .die" }] : [];
}

function ofTiles({ table: before }: State, { table: after }: State): Motion[] {
  return TILES.flatMap((tile): Motion[] => {
    const [was, is] = [placeOf(before, tile), placeOf(after, tile)];
    const owner = "player" in was ? was.player : undefined;
    if (is.on === "stack" && owner !== is.player)
      return [{ kind: "flies", from: seen(tile, owner), to: seen(tile, is.player) }];
    if (owner !== undefined && is.on !== "stack")
      return [
        { kind: "shakes", at: `.seat:nth-child(${owner + 1})` },
        { kind: "flies", from: seen(tile, owner), to: seen(tile) },
      ];
    return was.on === "grill" && is.on === "out" ? [{ kind: "turns", at: seen(tile), after: 120 }] : [];
  });
}

const ofEnd = ({ table: before }: State, { table: after }: State): Motion[] =>
  before.grill.length > 0 && after.grill.length === 0
    ? [{ kind: "bursts", at: ".result", symbol: "worm", after: 200 }]
    : [];
