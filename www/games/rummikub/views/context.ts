// What there is to say and to do above the grid: what a stroke covers, the set that is being entered, what was laid last, or where taps go.

import { html, nothing } from "lit-html";
import { browser } from "../../../shell/host/browser.ts";
import { reasonOf } from "../../../shell/host/reasons.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { isPending } from "../model/state.ts";
import { message } from "./context-line.ts";
import { setSign } from "./pieces.ts";
import { withTiles } from "./sources.ts";

export function contextView(page: Page) {
  const { state } = page;
  const { target, table, laid } = state;
  if (state.stroke.length > 0) return strokeLine(page);
  if (target === "set")
    return isPending(state) || laid ? further(page, ({ entryView }) => entryView(page)) : line(page);
  if (target !== "theirs") return html`${line(page)}${buttons(page)}`;
  if (table.came.length > 0) return further(page, ({ cameView }) => cameView(page));
  return html`${line(page)}${further(page, ({ othersView }) => othersView(page), nothing)}`;
}

const line = (page: Page) =>
  html`<p class="context-line" data-key="context">${unlessAhead(page, () => message(page))}</p>`;

/**
 * What a first visit begins without, or that it can't be had.
 * @param until in its place until it is there
 */
function further(page: Page, view: (views: typeof import("./with-tiles.ts")) => unknown, until: unknown = line(page)) {
  const loaded = withTiles(page);
  const { words } = page.shell;
  if (loaded.status === "here") return view(loaded.value);
  if (loaded.status === "pending") return until;
  return html`<p class="context-line">${words.partFailed(reasonOf(loaded.error))}</p>
    <button class="quiet" @click=${() => browser.location.reload()}>${words.reload}</button>`;
}

function buttons(page: Page) {
  const { state, words, act, open } = page;
  if (state.target === "draw") return nothing;
  return html`<button class="quiet" data-key="type" @click=${() => open("text")}>${words.typeIt}</button><button class="take" data-key="take" aria-pressed=${String(state.isTaking)} aria-label=${words.take} @click=${() => act(show, { isTaking: !state.isTaking })}>${words.takeMark}</button>`;
}

/** What a stroke over the grid covers so far. */
const strokeLine = ({ state, words }: Page) =>
  html`<p class="context-line signs" data-key="stroke">${setSign(words, state.stroke)}<span>${words.tiles(state.stroke.length)}</span></p>`;
