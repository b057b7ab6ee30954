// What there is to say and to do above the grid: the set that is being entered, what was laid last, or where taps go.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { isSame } from "../../../shell/model/same.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { canLay, stepBack } from "../actions.ts";
import { lyingSets } from "../model/lying.ts";
import { dropEntry, lay, loosen, otherAtTurn, removeSet, setKind, show, takeAway, theyDrew } from "../model/moves.ts";
import { isEither, tableSet } from "../model/sets.ts";
import { onTable, setsNow } from "../model/state.ts";
import { calledOf } from "../model/telling.ts";
import { typedOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import { face, setSign, tint } from "./pieces.ts";

export function contextView(page: Page) {
  const { state } = page;
  if (state.stroke.length > 0) return strokeLine(page);
  if (state.target === "set") return entry(page);
  if (state.target === "theirs" && state.table.came.length > 0)
    return html`${entered(page, state.table.came)}${isNews(state) ? html`<p class="context-line" data-key="context">${message(page)}</p>` : nothing}`;
  return html`<p class="context-line" data-key="context">${unlessAhead(page, () => message(page))}</p>${buttons(page)}`;
}

/**
 * Whether tiles have a line of their own: a set that is corrected, on a phone one that is long, and all where there is something to say.
 */
export const isTall = ({ state, room }: Page) => {
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
  if (state.typed !== "") return words.typed(typedOf(state.typed));
  return state.isTaking ? words.takeHint : hint(page);
}

function hint({ state, analysis, words }: Page) {
  const { target, rack, table, others } = state;
  if (target === "loose") return words.looseHint(table.loose.length);
  if (target === "theirs") {
    const seat = otherAtTurn(state);
    return words.theirsHint(seat, others[seat - 1] ?? null);
  }
  if (target === "draw") return analysis?.draws ? words.drawChance(analysis.draws) : words.drawHint;
  if (target === "set") return table.entry.at === null ? words.setHint : words.correctHint;
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
  const take = html`<button class="take" data-key="take" aria-pressed=${String(state.isTaking)} aria-label=${words.take} @click=${() => act(show, { isTaking: !state.isTaking })}>${words.takeMark}</button>`;
  if (target === "draw") return nothing;
  if (target === "theirs")
    return table.came.length > 0
      ? nothing
      : html`<button class="primary" data-key="they-drew" @click=${() => act(theyDrew)}>${words.theyDrew(others.length > 0 ? otherAtTurn(state) : null)}</button>`;
  if (target !== "rack") return take;
  return html`<button class="quiet" data-key="type" @click=${() => open("text")}>${words.typeIt}</button>${take}`;
}

/** The set that is being entered, or corrected. */
function entry(page: Page) {
  const { state, words, act } = page;
  const { tiles, at: place, kind } = state.table.entry;
  if (state.laid && !isNews(state)) return laidLine(page, state.laid.tiles);
  if (tiles.length === 0 && place === null)
    return html`<p class="context-line" data-key="context">${message(page)}</p>`;
  const now = tableSet(tiles, kind)?.kind;
  return html`
    ${isTall(page) ? entered(page, tiles) : nothing}
    ${isTall(page) || isNews(state) ? html`<p class="context-line" data-key="context">${place !== null && tiles.length === 0 && !isNews(state) ? words.emptied(calledOf(at(lyingSets(state.table.sets), place))) : message(page)}</p>` : entered(page, tiles)}
    ${isEither(tiles) ? html`<button class="quiet" data-key="kind" @click=${() => act(setKind, now === "run" ? "group" : "run")}>${now === "run" ? words.asGroup : words.asRun}</button>` : nothing}
    ${
      place === null
        ? html`<button class="quiet" data-key="back" data-repeat aria-label=${words.take} @click=${() => stepBack(page)}><span aria-hidden="true">⌫</span></button>`
        : html`<button class="quiet" data-key="loosen" aria-label=${words.loosenLabel} @click=${() => act(loosen)}>${words.loosen}</button><button class="quiet" data-key="drop" @click=${() => act(dropEntry)}>${words.drop}</button>`
    }
    ${
      isUntouched(state)
        ? html`<button class="primary" data-key="remove-set" @click=${() => act(removeSet)}>${words.remove}</button>`
        : html`<button class="primary" data-key="lay" ?disabled=${!canLay(state)} @click=${() => act(lay)}>${place !== null && tiles.length === 0 ? words.remove : words.lay}</button>`
    }`;
}

/** Whether a set of the table was opened, and is still as it lies: it can be taken away, and there is nothing to lay. */
const isUntouched = ({ table: { sets, entry } }: Page["state"]) =>
  entry.at !== null && isSame(at(sets, entry.at).tiles, entry.tiles);

/** The set that was laid last; beside it what has been begun since. */
function laidLine(page: Page, laid: Tile[]) {
  const { state, words } = page;
  const { tiles } = state.table.entry;
  return html`${tiles.length > 0 ? html`<div class="begun">${entered(page, tiles)}</div>` : nothing}
    <p class="context-line signs" data-key="context">${setSign(words, laid)}<span>${words.laidMark}</span></p>`;
}

/** What a stroke over the grid covers so far. */
const strokeLine = ({ state, words }: Page) =>
  html`<p class="context-line signs" data-key="stroke">${setSign(words, state.stroke)}<span>${words.tiles(state.stroke.length)}</span></p>`;

/** Tiles that are being entered: a tap takes one out. */
const entered = ({ words, act }: Page, tiles: Tile[]) =>
  html`<ul class="entered">${tiles.map((tile, nth) => html`<li><button class="tile ${tint(tile)}" data-key="entry-${nth}" data-repeat @click=${() => act(takeAway, tile)}>${unseen(words.takeOut(tile))}${face(tile)}</button></li>`)}</ul>`;
