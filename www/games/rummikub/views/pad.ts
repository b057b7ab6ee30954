// What is tapped most often, at the thumb on a phone: where a tap goes, what is being entered, and every tile there is.
// It keeps its height, so that nothing moves.

import { html, nothing } from "lit-html";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { radios, unseen, vars } from "../../../shell/ui/controls.ts";
import { undoAtThumb } from "../../../shell/ui/undo.ts";
import type { Page } from "../actions.ts";
import { leaveSet, tapTile } from "../actions.ts";
import { factsOf, shownPlan } from "../model/facts.ts";
import { show } from "../model/moves.ts";
import { isPending, sight, TARGETS } from "../model/state.ts";
import { COLOURS, COPIES, colourOf, isJoker, JOKER, NUMBERS, numberOf, tileOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import { contextView } from "./context.ts";
import { isTall } from "./context-line.ts";
import { face, row, tint } from "./pieces.ts";
import { noPush, pressTile } from "./stroke.ts";

export function padView(page: Page) {
  const { state, words, act, room } = page;
  // Where there is room, nothing is folded away.
  const isShut = state.isPadShut && !room.isWide;
  return html`<section class="card thumb roll pad ${isShut ? "shut" : ""}" aria-label=${words.padTitle}>
    <div class="line targets">
      ${radios({
        name: "target",
        label: words.targetLabel,
        // Where the tiles are folded away none is taken, so that a tap on any brings them back.
        value: (isShut ? null : state.target) as typeof state.target | null,
        onpick: (target) => {
          const shown = { isPadShut: false, isTaking: false, typed: "" };
          if (target === "set") act(show, { target, ...shown });
          else if (target) leaveSet(page, { target, ...shown });
        },
        options: TARGETS.map((value) => ({ value, content: words.targets[value] })),
      })}
      ${isShut ? undoAtThumb(page) : nothing}${room.isWide ? nothing : fold(page, isShut)}
    </div>
    ${isPending(state) && (isShut || state.target !== "set") ? pending(page) : nothing}
    ${isShut ? nothing : html`${answerLine(page)}<div class="context ${isTall(page) ? "tall" : ""}">${undoAtThumb(page)}${contextView(page)}</div>${gridView(page, { tap: tapTile, press: pressTile })}`}
  </section>`;
}

/** The answer in a line, while a set of the table is corrected on a phone: it may be far above that set. */
const answerLine = (page: Page) =>
  page.room.isWide || page.state.table.entry.at === null
    ? nothing
    : html`<strong class="context-line" aria-hidden="true" data-key="answer-line">${unlessAhead(page, () => (page.analysis ? page.words.headline(factsOf(page.state, page.analysis)) : nothing))}</strong>`;

/** A set that is not laid, where taps go elsewhere: it waits in sight, and a tap leads back to it. */
function pending({ state, words, act }: Page) {
  const { tiles } = state.table.entry;
  return html`<button class="quiet pending" data-key="pending" @click=${() => act(show, { target: "set", isPadShut: false, isTaking: false, typed: "" })}>${unseen(words.pending(tiles))}<span aria-hidden="true">${words.pendingMark}</span>${row(tiles)}</button>`;
}

/** Says what a tap on it brings, which may be what the tiles hide. */
function fold(page: Page, isShut: boolean) {
  const { words, act } = page;
  const { mark, label } = isShut ? words.folds.tiles : words.folds[shownPlan(page) ? "plan" : "rest"];
  return html`<button class="icon fold" data-key="fold" aria-expanded=${String(!isShut)} aria-label=${label} @click=${() => (isShut ? act(show, { isPadShut: false }) : leaveSet(page, { isPadShut: true }))}><span>${mark}</span><span aria-hidden="true">${isShut ? "▴" : "▾"}</span></button>`;
}

// ---- The grid ----

/** Numbers side by side where there is little room: 1 to 7, then 8 to 13 beside the joker, which is as high as the four colours. */
const FEW = 7;

/** Colour by colour, the joker last. */
const CELLS = [...COLOURS.flatMap((colour) => NUMBERS.map((number) => tileOf(colour, number))), JOKER];

/** Where a tile stands in the grid: its row and column where that is one block, and those where there are two. */
function placeOf(tile: Tile): Record<string, number> {
  if (isJoker(tile)) return {};
  const [row, column] = [COLOURS.indexOf(colourOf(tile)) + 1, numberOf(tile)];
  const isBelow = column > FEW;
  return {
    row,
    column,
    "low-row": isBelow ? row + COLOURS.length : row,
    "low-column": isBelow ? column - FEW : column,
  };
}

/** What arrow keys do to the row and the column in two blocks. */
const WAYS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where an arrow key leads from a tile; null if nowhere. From 7 it goes on to 8 of the colour, and from the last colour's small numbers to
 * the first one's large ones below.
 */
export function beside(tile: Tile, key: string): Tile | null {
  const way = WAYS[key];
  if (!way) return null;
  if (isJoker(tile)) return { ArrowUp: tileOf("o", FEW), ArrowLeft: tileOf("r", NUMBERS.length) }[key] ?? null;
  const [down, along] = way;
  const number = numberOf(tile) + along;
  const row = COLOURS.indexOf(colourOf(tile)) + down;
  if (row < 0) return number > FEW ? tileOf("o", number - FEW) : null;
  const colour = COLOURS[row];
  if (colour) return number > NUMBERS.length ? JOKER : number > 0 ? tileOf(colour, number) : null;
  if (number > FEW) return null;
  return number === FEW ? JOKER : tileOf("r", number + FEW);
}

/** What is done with a tile. */
type Tap = (page: Page, tile: Tile) => void;

/** What happens to a tile: a tap, and a press that may become a stroke. */
interface Touch {
  tap: Tap;
  press?(page: Page, event: PointerEvent, tile: Tile): void;
}

/** Every tile there is. */
export function gridView(page: Page, touch: Touch) {
  const { state, words, act } = page;
  const analysis = sight(state);
  const draws = new Map(
    state.target === "draw" ? (page.analysis?.draws?.draws ?? []).map((draw) => [draw.tile, draw]) : [],
  );
  const now = page.analysis?.draws?.now ?? 0;
  const brings = (tile: Tile) => Math.max(0, (draws.get(tile)?.tiles ?? 0) - now);
  const move = (event: KeyboardEvent) => {
    const next = beside(state.cursor, event.key);
    if (!next) return;
    event.preventDefault();
    act(show, { cursor: next });
    const grid = event.currentTarget as HTMLElement;
    (grid.querySelector(`[data-key="tile-${next}"]`) as HTMLElement | null)?.focus();
  };
  return html`<div class="grid ${state.target === "draw" ? "with-draws" : ""} ${state.isTaking ? "taking" : ""} ${touch.press ? "with-strokes" : ""}" role="group" aria-label=${words.padTitle} @keydown=${move} @touchmove=${touch.press ? noPush : nothing}>
    ${CELLS.map((tile) => cell(page, tile, analysis.get(tile) ?? { rack: 0, table: 0 }, brings(tile), touch))}
  </div>`;
}

function cell(page: Page, tile: Tile, sight: { rack: number; table: number }, brings: number, { tap, press }: Touch) {
  const { state, words } = page;
  const { rack, table } = sight;
  const isUsed = rack + table >= COPIES;
  const isStroked = state.stroke.includes(tile);
  return html`<button
    class="cell ${tint(tile)} ${tile === JOKER ? "joker" : ""} ${isUsed ? "used" : ""} ${brings > 0 ? "helps" : ""} ${isStroked ? "stroked" : ""}"
    .style=${vars(placeOf(tile))}
    data-key="tile-${tile}"
    data-tile=${tile}
    data-repeat
    data-pad
    ?data-next=${tile === state.cursor}
    tabindex=${tile === state.cursor ? "0" : "-1"}
    @pointerdown=${press ? (event: PointerEvent) => press(page, event, tile) : nothing}
    @click=${() => tap(page, tile)}
  >${unseen(words.cell(tile, { ...sight, isUsedUp: isUsed }, brings > 0 ? brings : null))}${face(tile)}${brings > 0 ? html`<span class="brings" aria-hidden="true">${words.brings(brings)}</span>` : nothing}${rack > 0 ? html`<span class="on-rack" aria-hidden="true">${rack}</span>` : nothing}${table > 0 ? html`<span class="on-table" aria-hidden="true">${table}</span>` : nothing}</button>`;
}
