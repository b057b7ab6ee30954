// The rack with the tiles that go raised, and what there is to say below it.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { areTheirs, drawnOf, factsOf } from "../model/facts.ts";
import { takeAway, wish } from "../model/moves.ts";
import { rackTileOf } from "../model/rack-tile.ts";
import { levelOf } from "../model/state.ts";
import { countOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import { moveWords } from "../text/en/move.ts";
import { moveView } from "./move.ts";
import { noMoveView } from "./no-move.ts";
import { openingFound } from "./opened.ts";
import { face, tint } from "./pieces.ts";

type Wished = "keep" | "play" | null;

/** What there is to say below the rack, which stays under the finger however much that is. */
export function toldView(page: Page) {
  const { state, analysis, words } = page;
  const { plan } = analysis;
  if (plan) return moveView(page, plan);
  const { kind } = factsOf(state, analysis);
  if (kind === "empty") return html`<p class="soft">${words.emptyHint(state.rack.length)}</p>${openingFound(page)}`;
  return noMoveView(page);
}

/** The rack, as many tiles side by side as the grid has. */
export const rackView = (page: Page) =>
  html`<ul class="rack" aria-label=${page.words.rackLabel}>${page.state.rack.map((tile, nth) => rackTile(page, tile, nth))}</ul>`;

/** What is wished of a tile: of equal ones the first must go, the last are kept. */
function wishedOf({ rack, keep, play }: Page["state"], tile: Tile, nth: number): Wished {
  const before = countOf(rack.slice(0, nth), tile);
  if (before < countOf(play, tile)) return "play";
  return countOf(rack, tile) - before <= countOf(keep, tile) ? "keep" : null;
}

/** @param nth its place on the rack */
function rackTile(page: Page, tile: Tile, nth: number) {
  const { state, analysis, words, act } = page;
  const move = analysis?.plan?.move ?? null;
  const isTold = levelOf(state) > 1 && move !== null && !areTheirs(analysis);
  const goes = isTold ? countOf(state.rack.slice(0, nth), tile) < countOf(move.play, tile) : null;
  const wished = wishedOf(state, tile, nth);
  const isTaking = state.isTaking && state.target === "rack";
  const tap = () => {
    if (isTaking) act(takeAway, tile);
    else if (wished) act(wish, tile, null, wished);
    else if (analysis?.plan) act(wish, tile, goes ? "keep" : "play", null);
  };
  const isDrawn = drawnOf(state, state.rack) === nth;
  return html`<li><button class="tile large ${tint(tile)} ${goes ? "own" : ""} ${wished ?? ""} ${isDrawn ? "drawn" : ""}" data-key="rack-${nth}" data-repeat @click=${tap}>${unseen(words.rackTile(tile, rackTileOf({ goes, wished, isTaking }), isDrawn))}${face(tile)}${
    wished ? html`<span class="wished" aria-hidden="true">${moveWords(words).wishMarks[wished]}</span>` : nothing
  }</button></li>`;
}
