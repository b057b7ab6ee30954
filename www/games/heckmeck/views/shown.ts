// What is shown of a position that is shared: at a table the players and the grill, and the dice that are taken and rolled.

import { at } from "../../../shell/model/at.ts";
import type { Piece, Shown } from "../../../shell/ui/share-picture.ts";
import type { Page } from "../actions.ts";
import { sign } from "../model/dice.ts";
import { left, playing } from "../model/state.ts";
import { mover } from "../model/table.ts";
import { worms } from "../model/tiles.ts";
import { shareWords } from "../text/en/share.ts";

/** A tile, the room that it takes in a row, and how many stand in one. */
const [WIDE, HIGH] = [0.66, 0.94];
const STEP = 0.72;
const IN_ROW = 16;
/** The room of a player, and how many stand in a row. */
const [SEAT, SEATS] = [2.85, 4];
/** How wide the words before the dice are. */
const LABEL = 2.5;

export function shown(page: Page): Shown {
  if (page.state.mode === "odds") return { pieces: diceOf(page, 0) };
  const table = tableOf(page);
  return { pieces: page.analysis?.table?.over ? table.pieces : [...table.pieces, ...diceOf(page, table.bottom)] };
}

type Text = Piece & { kind: "text" };

const label = (text: string, x: number, y: number, width: number): Text => ({
  kind: "text",
  text,
  x,
  y,
  size: 0.38,
  colour: "--ink",
  width,
});

/** What is taken, and what was rolled. */
function diceOf({ state, words }: Page, top: number): Piece[] {
  const { taken, roll, table, mode } = state;
  const row = (name: string, signs: string[], none: string, y: number): Piece[] => [
    label(name, 0, y + 0.26, LABEL - 0.2),
    ...(signs.length === 0
      ? [label(none, LABEL, y + 0.26, 4)]
      : signs.map(
          (sign, nth): Piece => ({ kind: "symbol", symbol: `die-${sign}`, x: LABEL + nth, y: y + 0.05, size: 0.9 }),
        )),
  ];
  const signs = taken.flatMap((count, face) => Array<string>(count).fill(sign(face)));
  const name = mode === "advice" ? mover(table) : null;
  return [
    ...row(words.taken, signs, words.nothingTaken, top),
    ...(roll.length === 0
      ? [label(words.diceLeft(left(playing(state))), LABEL, top + 1.2, 4)]
      : row(words.rolled(name), roll.map(sign), "", top + 1.05)),
  ];
}

/** Everybody's top tile, and the grill. */
function tableOf(page: Page) {
  const { table } = page.state;
  const over = page.analysis?.table?.over;
  const seats = table.names.flatMap((name, seat): Piece[] => {
    const [x, y] = [(seat % SEATS) * SEAT, Math.floor(seat / SEATS) * 1.25];
    const top = at(table.stacks, seat).at(-1);
    const count = page.analysis?.table?.standing.worms[seat];
    return [
      ...(top === undefined
        ? [{ kind: "box", x, y, width: WIDE, height: HIGH, line: "--edge", look: "dashed" } as const]
        : tileOf(top, x, y)),
      { ...label(page.words.name(name), x + 0.8, y + 0.06, SEAT - 0.95), bold: seat === table.toMove && !over },
      ...(count === undefined
        ? []
        : [{ ...label(page.words.worms(count), x + 0.8, y + 0.52, SEAT - 0.95), size: 0.32, colour: "--soft" }]),
    ];
  });
  const bottom = Math.ceil(table.names.length / SEATS) * 1.25 + 0.1;
  if (table.grill.length === 0) return { pieces: seats, bottom };
  const grill = table.grill.flatMap((tile, nth) => tileOf(tile, (nth % IN_ROW) * STEP, bottom + 0.55));
  return { pieces: [...seats, label(shareWords.onGrill, 0, bottom, 6), ...grill], bottom: bottom + 1.75 };
}

function tileOf(tile: number, x: number, y: number): Piece[] {
  const size = 0.5;
  return [
    { kind: "box", x, y, width: WIDE, height: HIGH, fill: "--stone", line: "--stone-edge" },
    {
      kind: "text",
      text: String(tile),
      x: x + WIDE / 2,
      y: y + 0.08,
      size: 0.4,
      colour: "--on-stone",
      width: WIDE,
      align: "center",
      bold: true,
    },
    { kind: "symbol", symbol: `worms-${worms(tile)}`, x: x + (WIDE - size) / 2, y: y + 0.52, size },
  ];
}
