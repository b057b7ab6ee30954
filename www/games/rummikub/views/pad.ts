// What is tapped most often, at the thumb on a phone: where a tap goes, what is being entered, and every tile there is.
// It keeps its height, so that nothing moves.

import { html, nothing } from "lit-html";
import { unlessAhead } from "../../../shell/ahead.ts";
import { radios, unseen } from "../../../shell/controls.ts";
import { undoAtThumb } from "../../../shell/undo-at-thumb.ts";
import type { Page } from "../actions.ts";
import { canLay, leaveSet, stepBack, tapTile } from "../actions.ts";
import { dropEntry, lay, loosen, otherAtTurn, setKind, show, takeAway, theyDrew } from "../model/moves.ts";
import { isEither, tableSet } from "../model/sets.ts";
import { isPending, onTable, setsNow, sight, TARGETS } from "../model/state.ts";
import { COLOURS, COPIES, JOKER, NUMBERS, tileOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import { face, row, tint } from "./pieces.ts";
import { shownPlan } from "./plan.ts";

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
      ${room.isWide ? nothing : fold(page, isShut)}
    </div>
    ${isPending(state) && (isShut || state.target !== "set") ? pending(page) : nothing}
    ${isShut ? nothing : html`<div class="context ${isTall(page) ? "tall" : ""}">${undoAtThumb(page)}${context(page)}</div>${gridView(page)}`}
  </section>`;
}

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

// ---- What is being entered ----

function context(page: Page) {
  const { state } = page;
  if (state.target === "set") return entry(page);
  if (state.target === "theirs" && state.table.came.length > 0)
    return html`${entered(page, state.table.came)}${isNews(state) ? html`<p class="context-line" data-key="context">${message(page)}</p>` : nothing}`;
  return html`<p class="context-line" data-key="context">${unlessAhead(page, () => message(page))}</p>${buttons(page)}`;
}

/**
 * Whether tiles have a line of their own: a set that is corrected, on a phone one that is long, and all where there is something to say.
 */
const isTall = ({ state, room }: Page) => {
  const { target, table } = state;
  const { entry, came } = table;
  if (target === "theirs") return came.length > 0 && isNews(state);
  if (target !== "set") return false;
  return entry.at !== null || (entry.tiles.length > 0 && isNews(state)) || (entry.tiles.length > 4 && !room.isWide);
};

/** Whether there is something to say in place of what was entered. */
const isNews = ({ refused, typed }: Page["state"]) => refused !== null || typed !== "";

/** What can't be, what is being typed, or what there is to do. */
function message(page: Page) {
  const { state, words } = page;
  if (state.refused) return html`<span class="down">${words.why(state.refused)}</span>`;
  if (state.typed !== "") return words.typed(state.typed);
  return state.isTaking ? words.takeHint : hint(page);
}

function hint({ state, analysis, words }: Page) {
  const { target, rack, table, others } = state;
  if (target === "loose") return words.looseHint(table.loose.length);
  if (target === "theirs") {
    const seat = otherAtTurn(state);
    return words.theirsHint(words.whoIs(seat), others[seat - 1]);
  }
  if (target === "draw") return analysis?.draws ? words.drawChance(analysis.draws) : words.drawHint;
  if (target === "set") return table.entry.at === null ? words.setHint : words.correctHint(table.entry.at);
  return words.inSight({
    rack: rack.length,
    table: onTable(state).length,
    sets: setsNow(state).length,
    unseen: analysis?.unseen ?? 0,
  });
}

function buttons(page: Page) {
  const { state, words, act, open } = page;
  const { target, table, others } = state;
  const who = others.length > 0 ? words.whoIs(otherAtTurn(state)) : words.they;
  const take = html`<button class="take" data-key="take" aria-pressed=${String(state.isTaking)} aria-label=${words.take} @click=${() => act(show, { isTaking: !state.isTaking })}>${words.takeMark}</button>`;
  if (target === "draw") return nothing;
  if (target === "theirs")
    return table.came.length > 0
      ? nothing
      : html`<button class="primary" data-key="they-drew" @click=${() => act(theyDrew)}>${words.theyDrew(who)}</button>`;
  if (target !== "rack") return take;
  return html`<button class="quiet" data-key="type" @click=${() => open("text")}>${words.typeIt}</button>${take}`;
}

/** The set that is being entered, or corrected. */
function entry(page: Page) {
  const { state, words, act } = page;
  const { tiles, at, kind } = state.table.entry;
  if (tiles.length === 0 && at === null) return html`<p class="context-line" data-key="context">${message(page)}</p>`;
  const now = tableSet(tiles, kind)?.kind;
  return html`
    ${isTall(page) ? entered(page, tiles) : nothing}
    ${isTall(page) || isNews(state) ? html`<p class="context-line" data-key="context">${at !== null && tiles.length === 0 && !isNews(state) ? words.emptied(at) : message(page)}</p>` : entered(page, tiles)}
    ${isEither(tiles) ? html`<button class="quiet" data-key="kind" @click=${() => act(setKind, now === "run" ? "group" : "run")}>${now === "run" ? words.asGroup : words.asRun}</button>` : nothing}
    ${
      at === null
        ? html`<button class="quiet" data-key="back" data-repeat aria-label=${words.take} @click=${() => stepBack(page)}><span aria-hidden="true">⌫</span></button>`
        : html`<button class="quiet" data-key="loosen" aria-label=${words.loosenLabel} @click=${() => act(loosen)}>${words.loosen}</button><button class="quiet" data-key="drop" @click=${() => act(dropEntry)}>${words.drop}</button>`
    }
    <button class="primary" data-key="lay" ?disabled=${!canLay(state)} @click=${() => act(lay)}>${at !== null && tiles.length === 0 ? words.remove : words.lay}</button>`;
}

/** Tiles that are being entered: a tap takes one out. */
const entered = ({ words, act }: Page, tiles: Tile[]) =>
  html`<ul class="entered">${tiles.map((tile, nth) => html`<li><button class="tile ${tint(tile)}" data-key="entry-${nth}" data-repeat @click=${() => act(takeAway, tile)}>${unseen(words.takeOut(tile))}${face(tile)}</button></li>`)}</ul>`;

// ---- The grid ----

/** 1 to 7, then 8 to 13 beside the joker, which is as high as the four colours. */
const ROWS = [
  ...COLOURS.map((colour) => NUMBERS.slice(0, 7).map((number) => tileOf(colour, number))),
  ...COLOURS.map((colour) => [...NUMBERS.slice(7).map((number) => tileOf(colour, number)), JOKER]),
];

/** The joker stands once, at the end of its first row. */
const CELLS = ROWS.flatMap((row, line) => (line > COLOURS.length ? row.slice(0, -1) : row));

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads from a tile; null if nowhere. */
export function beside(tile: Tile, key: string): Tile | null {
  const way = WAYS[key];
  if (!way) return null;
  const line = ROWS.findIndex((row) => row.includes(tile));
  const column = ROWS[line].indexOf(tile);
  return ROWS[line + way[0]]?.[column + way[1]] ?? null;
}

/** Every tile there is. `tap`: what a tap on one does. */
export function gridView(page: Page, tap: (page: Page, tile: Tile) => void = tapTile) {
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
  return html`<div class="grid ${state.target === "draw" ? "with-draws" : ""} ${state.isTaking ? "taking" : ""}" role="group" aria-label=${words.padTitle} @keydown=${move}>
    ${CELLS.map((tile) => cell(page, tile, analysis.get(tile) ?? { rack: 0, table: 0 }, brings(tile), tap))}
  </div>`;
}

function cell(
  page: Page,
  tile: Tile,
  sight: { rack: number; table: number },
  brings: number,
  tap: (page: Page, tile: Tile) => void,
) {
  const { state, words } = page;
  const { rack, table } = sight;
  const isUsed = rack + table >= COPIES;
  return html`<button
    class="cell ${tint(tile)} ${tile === JOKER ? "joker" : ""} ${isUsed ? "used" : ""} ${brings > 0 ? "helps" : ""}"
    data-key="tile-${tile}"
    data-repeat
    data-pad
    ?data-next=${tile === state.cursor}
    tabindex=${tile === state.cursor ? "0" : "-1"}
    @click=${() => tap(page, tile)}
  >${unseen(words.cell(tile, sight, brings > 0 ? brings : null))}${face(tile)}${brings > 0 ? html`<span class="brings" aria-hidden="true">${words.brings(brings)}</span>` : nothing}${rack > 0 ? html`<span class="on-rack" aria-hidden="true">${rack}</span>` : nothing}${table > 0 ? html`<span class="on-table" aria-hidden="true">${table}</span>` : nothing}</button>`;
}
