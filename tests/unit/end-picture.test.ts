/** The end of a game as a picture to share: who is on it, in which order, and that all of it has room. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameResult } from "../../www/shell/game/records/types.ts";
import { endPieces } from "../../www/shell/ui/end-picture.ts";
import { type Piece, reach } from "../../www/shell/ui/share-picture.ts";
import { partOf } from "../typed.ts";
import { createFormats } from "../words/texts.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil"];
const BOARD: Piece[] = [{ kind: "symbol", symbol: "die-1", x: 0, y: 0, size: 3 }];

/** The picture of so many players, of whom the last has won. */
function pictureOf(count: number, board: Piece[], hasCurves: boolean) {
  const players = Array.from({ length: count }, (_, seat) => ({ won: seat === count - 1 ? 1 : 0, score: 10 + seat }));
  const lines = players.map(({ score }) => ({ values: [0, score / 20, null, 1] }));
  return endPieces(
    {
      names: NAMES.slice(0, count),
      result: partOf<GameResult>({ players } as never),
      course: hasCurves ? ({ lines, most: 1 } as never) : null,
      board,
    },
    createFormats("en"),
  );
}

const texts = (pieces: Piece[]) => pieces.flatMap((piece) => (piece.kind === "text" ? [piece.text] : []));

test("the best comes first, marked, each with a score", () => {
  assert.deepEqual(texts(pictureOf(3, BOARD, true)), ["★ Cleo", "12", "Ben", "11", "Ann", "10"]);
});

test("two or seven, with curves or without, fill no more than a phone", () => {
  for (const count of [2, 7])
    for (const board of [[], BOARD])
      for (const hasCurves of [true, false]) {
        const { right, bottom } = reach(pictureOf(count, board, hasCurves));
        assert.ok(right <= 9.68 + 1e-9 && bottom <= 9.1 + 1e-9, `${count} players: ${right} x ${bottom}`);
      }
});
