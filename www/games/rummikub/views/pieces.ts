// Tiles and sets as pictures: a number, its colour, and a shape for each colour, or a jester.

import { html } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { picture, unseen } from "../../../shell/ui/controls.ts";
import { colourOf, isJoker, numberOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import type { Words } from "../text/en/words.ts";

/** What a tile shows; its name is told beside it. */
export const face = (tile: Tile) =>
  isJoker(tile)
    ? picture("joker", "jester")
    : html`<b aria-hidden="true">${numberOf(tile)}</b><i class="mark" aria-hidden="true"></i>`;

/** The class of a tile's colour. */
export const tint = (tile: Tile) => `is-${colourOf(tile)}`;

/** A tile; its name is told elsewhere. */
export const tilePicture = (tile: Tile, className = "") =>
  html`<span class="tile ${tint(tile)} ${className}" aria-hidden="true">${face(tile)}</span>`;

export const row = (tiles: Tile[]) => html`<span class="tiles">${tiles.map((tile) => tilePicture(tile))}</span>`;

/** A set in short: the first and the last number of a run, a number and the shapes of its colours, or every tile where a joker is among them. */
export function setSign(words: Words, tiles: Tile[]) {
  const first = at(tiles, 0);
  const last = at(tiles, tiles.length - 1);
  const mark = (tile: Tile) => html`<span class=${tint(tile)}><i class="mark"></i></span>`;
  const isOneColour = colourOf(first) === colourOf(last);
  const sign = tiles.some(isJoker)
    ? tiles.map((tile) => html`<span class=${tint(tile)}>${face(tile)}</span>`)
    : isOneColour
      ? html`${mark(first)}<b class=${tint(first)}>${words.fromTo(numberOf(first), numberOf(last))}</b>`
      : html`${tiles.map(mark)}<b>${numberOf(first)}</b>`;
  return html`${unseen(words.named(tiles))}<span class="sign" aria-hidden="true">${sign}</span>`;
}
