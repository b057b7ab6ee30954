// The answer: how many tiles can go, and the rack with the tiles that go raised.

import { html, nothing } from "lit-html";
import { waitingView } from "../../../shell/game/waiting.ts";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { areTheirs, drawnOf, factsOf, isWaiting, shownPlan } from "../model/facts.ts";
import { takeAway, wish } from "../model/moves.ts";
import { rackTileOf } from "../model/rack-tile.ts";
import { isBegun, levelOf } from "../model/state.ts";
import { countOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import { openingFound } from "./opened.ts";
import { face, tint } from "./pieces.ts";
import { withTiles } from "./sources.ts";

type Wished = "keep" | "play" | null;

export function answerView(page: Page) {
  const { state, analysis, words } = page;
  return html`<section class="card answer" tabindex="-1" data-answer aria-labelledby="answer-title">
    ${isWaiting(state) && !areTheirs(analysis) ? html`<p class="soft" data-key="their-turn">${words.theirTurn(state.toMove)}</p>` : nothing}
    ${
      analysis
        ? html`<h2 id="answer-title" class="headline" data-key="headline">${words.headline(factsOf(state, analysis))}</h2>`
        : html`<h2 id="answer-title" class="unseen">${words.name}</h2>${page.functions && !page.error ? html`<p class="soft" data-key="working">${words.working}</p>` : waitingView(page)}`
    }
    ${rack(page)}
    ${analysis ? html`<div class="told ${shownPlan(page) ? "bare" : ""}">${areTheirs(analysis) ? withTile(page, ({ theirsView }) => theirsView(page)) : told(page)}</div>` : nothing}
    ${analysis && !areTheirs(analysis) && state.rack.length > 0 && !shownPlan(page) ? withTile(page, ({ wantedView }) => wantedView(page)) : nothing}
  </section>`;
}

/** What comes with the first tile, once it is there. */
function withTile(page: Page, view: (views: typeof import("./with-tiles.ts")) => unknown) {
  const loaded = withTiles(page);
  return loaded.status === "here" ? view(loaded.value) : nothing;
}

/** What there is to say below the rack, which stays under the finger however much that is. */
function told(page: Page) {
  const { state, analysis, words } = page;
  const { plan } = analysis;
  if (plan) return withTile(page, ({ moveView }) => moveView(page, plan));
  const { kind } = factsOf(state, analysis);
  if (kind === "empty")
    return html`<p class="soft">${words.emptyHint(state.rack.length)}</p>${openingFound(page)}
      ${isBegun(state) ? nothing : html`<button class="quiet" data-key="play" @click=${() => page.open("play")}>${words.playComputer}</button>`}`;
  return withTile(page, ({ noMoveView }) => noMoveView(page));
}

// ---- The rack ----

/** The rack, as many tiles side by side as the grid has. */
function rack(page: Page) {
  const { state, words } = page;
  if (state.rack.length === 0) return nothing;
  return html`<ul class="rack" aria-label=${words.rackLabel}>${state.rack.map((tile, nth) => rackTile(page, tile, nth))}</ul>`;
}

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
    wished ? html`<span class="wished" aria-hidden="true">${words.wishMarks[wished]}</span>` : nothing
  }</button></li>`;
}
