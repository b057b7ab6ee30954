// What is shown of a position that is shared: the sets on the table, and the rack with the tiles that go raised.

import type { Piece, Shown } from "../../../shell/ui/share-picture.ts";
import type { Page } from "../actions.ts";
import { areTheirs, factsOf } from "../model/facts.ts";
import { solutionOf } from "../model/match-facts.ts";
import { pilesOf, rackLeft } from "../model/piles.ts";
import { levelOf, playsAlong, setsNow } from "../model/state.ts";
import { colourOf, countOf, isJoker, JOKER, numberOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import { shareWords } from "../text/en/share.ts";

const TINTS = {
  r: "--face-red",
  b: "--face-blue",
  k: "--face-black",
  o: "--face-orange",
  [JOKER]: "--face-joker",
};

/** The shape of each colour, for those who don't tell colours apart. */
const SHAPES = { r: "circle", b: "square", k: "triangle", o: "diamond" } as const;

/** A tile, the room that it takes in a row, between sets and between rows; how wide a row is. */
const [WIDE, HIGH] = [0.76, 1];
const STEP = 0.82;
const [BETWEEN, ROW] = [0.4, 1.22];
const WIDEST = 14 * STEP;
/** How far a tile that goes is raised, and how high a heading is. */
const RAISED = 0.14;
const HEAD = 0.6;

/** The signs of the page's icon, where nothing is entered. */
const SIGNS = ["tile-3", "tile-4", "tile-5"];

export function shown(page: Page): Shown {
  const { state, analysis, words } = page;
  const says = shareWords(words.formats);
  const sets = playsAlong(state) ? pilesOf(state) : setsNow(state).map(({ tiles }) => tiles);
  const groups = [...sets, ...(state.table.loose.length > 0 ? [state.table.loose] : [])];
  const rack = rackLeft(state);
  if (groups.length + rack.length === 0)
    return {
      pieces: SIGNS.map((symbol, nth) => ({ kind: "symbol", symbol, x: 1.3 * nth, y: 0, size: 1.2 })),
      says: says.nothing,
    };
  const table = groups.length > 0 ? tableOf(groups, words.tabs.table) : { pieces: [], bottom: 0 };
  const pieces = [...table.pieces, ...(rack.length > 0 ? rackOf(page, rack, table.bottom) : [])];
  if (state.puzzle && !solutionOf(state)) return { pieces, says: says.puzzle(state.puzzle.number) };
  const isEntering = !playsAlong(state) && analysis && factsOf(state, analysis).kind === "empty";
  return isEntering ? { pieces, says: says.nothing } : { pieces };
}

const heading = (text: string, y: number): Piece => ({
  kind: "text",
  text,
  x: 0,
  y,
  size: 0.4,
  colour: "--soft",
  width: WIDEST,
});

/** Sets in rows, each set in one piece. */
function tableOf(sets: Tile[][], title: string) {
  const pieces: Piece[] = [heading(title, 0)];
  let [x, y] = [0, HEAD];
  for (const tiles of sets) {
    const width = tiles.length * STEP;
    if (x > 0 && x + width > WIDEST) [x, y] = [0, y + ROW];
    pieces.push(...tiles.flatMap((tile, nth) => tileOf(tile, x + nth * STEP, y, false)));
    x += width + BETWEEN;
  }
  return { pieces, bottom: y + ROW + 0.1 };
}

/** The tiles that go, where the page tells them. */
function goingOf({ state, analysis }: Page): Tile[] {
  const isTold = levelOf(state) > 1 && !areTheirs(analysis) && !(playsAlong(state) && state.toMove > 0);
  return (isTold && analysis?.plan?.move.play) || [];
}

function rackOf(page: Page, rack: Tile[], top: number): Piece[] {
  const going = goingOf(page);
  const inRow = Math.floor(WIDEST / STEP + 1e-9);
  return [
    heading(page.words.rackLabel, top),
    ...rack.flatMap((tile, nth) =>
      tileOf(
        tile,
        (nth % inRow) * STEP,
        top + HEAD + RAISED + Math.floor(nth / inRow) * ROW,
        countOf(rack.slice(0, nth), tile) < countOf(going, tile),
      ),
    ),
  ];
}

function tileOf(tile: Tile, x: number, top: number, goes: boolean): Piece[] {
  const y = goes ? top - RAISED : top;
  const colour = TINTS[isJoker(tile) ? JOKER : colourOf(tile)];
  const shape = isJoker(tile) ? null : SHAPES[colourOf(tile)];
  const base: Piece = { kind: "box", x, y: top, width: WIDE, height: HIGH, fill: "--link" };
  const face: Piece = { kind: "box", x, y, width: WIDE, height: HIGH, fill: "--face" };
  return [
    ...(goes ? [base] : []),
    goes ? { ...face, line: "--link", look: "thick" } : { ...face, line: "--face-edge" },
    {
      kind: "text",
      text: isJoker(tile) ? "★" : String(numberOf(tile)),
      x: x + WIDE / 2,
      y: y + (shape ? 0.12 : 0.25),
      size: 0.5,
      colour,
      width: WIDE - 0.1,
      align: "center",
      bold: true,
    },
    ...(shape ? [{ kind: "shape", shape, x: x + WIDE / 2 - 0.12, y: y + 0.66, size: 0.24, colour } as const] : []),
  ];
}
