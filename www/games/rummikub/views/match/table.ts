// The table that is worked on: tiles are dragged from set to set; a tap on a set opens it, so that its tiles can be taken; with tiles chosen
// it puts them there.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { unseen } from "../../../../shell/ui/controls.ts";
import { dragWith, tapSet } from "../../match-actions.ts";
import { hasChosen, isPicked, lift, pick, put } from "../../model/match.ts";
import { isMine } from "../../model/match-analysis.ts";
import { playedIn } from "../../model/move-log.ts";
import { ownSpots, pilesOf } from "../../model/piles.ts";
import { judged } from "../../model/sets.ts";
import { without, written } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import { heldStill, pressInSet, pressToDrag } from "../drag.ts";
import { face, tilePicture, tint } from "../pieces.ts";
import { noPush } from "../stroke.ts";
import type { Page } from "./page.ts";

/** Sets of more tiles take two columns. */
const SHORT = 4;

export function tableView(page: Page) {
  const { state, words } = page;
  const piles = pilesOf(state);
  const own = ownSpots(piles, state);
  const fresh = freshSpots(piles, state);
  return html`<section class="card panel-table match ${state.dropAt === "new" ? "drop-here" : ""}" data-drop=${isMine(page) ? "new" : nothing} aria-labelledby="match-title">
    <h2 id="match-title" class="unseen">${words.matchTable}</h2>
    ${piles.length === 0 ? html`<p class="hint">${words.noSets}</p>` : nothing}
    <ol class="table-sets" @touchmove=${heldStill(page)}>${piles.map((tiles, nth) =>
      state.lifted === nth && isMine(page)
        ? html`<li class="long">${lifted(page, tiles, nth, at(own, nth))}</li>`
        : html`<li class=${tiles.length > SHORT ? "long" : ""}>${pile(page, tiles, nth, at(own, nth), fresh[nth] ?? null)}</li>`,
    )}</ol>
  </section>`;
}

/**
 * Of the sets that others have made or changed since the player's last turn, which tiles came from their racks; before they go on, the
 * player's own. Null for other sets.
 */
function freshSpots(piles: Tile[][], { moves, work, toMove }: Page["state"]): (boolean[] | null)[] {
  const last = moves.findLastIndex(({ seat }) => seat === 0);
  const since = work ? [] : moves.slice(Math.max(0, toMove === 0 ? last + 1 : last));
  const built = since.flatMap((logged) => (logged.built ?? []).map(written));
  let left = since.flatMap(playedIn);
  return piles.map((tiles) => {
    if (!built.includes(written(tiles))) return null;
    return tiles.map((tile) => {
      const isFresh = left.includes(tile);
      left = without(left, [tile]);
      return isFresh;
    });
  });
}

function pile(page: Page, tiles: Tile[], nth: number, own: boolean[], fresh: boolean[] | null) {
  const { state, words } = page;
  const isNew = fresh !== null;
  const isSet = judged(tiles, null, state.rules.oneJoker).kind !== null;
  const content = html`<span class="set-number" aria-hidden="true">${nth + 1}</span>${row(tiles, own, fresh)}`;
  const className = `table-set ${isSet ? "" : "no-set"} ${isNew ? "picked" : ""} ${state.dropAt === nth ? "drop-here" : ""}`;
  if (!isMine(page))
    return html`<div class=${className} data-key="set-${nth}">${content}${unseen(words.named(tiles))}</div>`;
  return html`<button class=${className} data-key="set-${nth}" data-repeat data-drop=${nth} @pointerdown=${(event: PointerEvent) => pressInSet(page, event, nth, dragWith(page))} @click=${() => tapSet(page, nth)}>${unseen(words.matchSet(nth, tiles, { isSet, isNew, puts: hasChosen(state) }))}${content}</button>`;
}

const row = (tiles: Tile[], own: boolean[], fresh: boolean[] | null) =>
  html`<span class="tiles">${tiles.map((tile, nth) => tilePicture(tile, own[nth] ? "own" : fresh?.[nth] ? "fresh" : ""))}</span>`;

/** A set whose tiles can be tapped. */
function lifted(page: Page, tiles: Tile[], set: number, own: boolean[]) {
  const { state, words, act } = page;
  const isTo = state.play.length > 0;
  return html`<div class="lifted ${state.dropAt === set ? "drop-here" : ""}" data-drop=${set}>
    <div class="line"><p class="hint">${words.lifted(tiles)}</p>
      ${isTo ? html`<button class="primary" data-key="put-here" @click=${() => act(put, set)}>${words.putHere}</button>` : nothing}
      <button class="quiet" data-key="close-set" @click=${() => act(lift, set)}>${page.shell.words.close}</button></div>
    <ul class="lifted-tiles drags" @touchmove=${noPush}>${tiles.map((tile, nth) => {
      const isTaken = isPicked(state.picked, { set, nth });
      return html`<li><button class="tile large ${tint(tile)} ${isTaken ? "own" : ""} ${own[nth] ? "mine" : ""}" data-key="tile-${set}-${nth}" data-repeat aria-pressed=${String(isTaken)} @pointerdown=${(event: PointerEvent) => pressToDrag(page, event, { set, nth }, dragWith(page))} @click=${() => act(pick, { set, nth })}>${unseen(words.liftedTile(tile, isTaken))}${face(tile)}</button></li>`;
    })}</ul>
  </div>`;
}
