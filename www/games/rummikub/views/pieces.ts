// Tiles and sets as pictures: a number, its colour, and a shape for each colour.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/controls.ts";
import { isOwn } from "../model/plan.ts";
import { colourOf, isJoker, numberOf } from "../model/tiles.ts";
import type { PlannedSet, Tile } from "../model/types.ts";
import type { Words } from "../text/en.ts";

/** What a tile shows; its name is told beside it. */
export const face = (tile: Tile) =>
  html`<b aria-hidden="true">${isJoker(tile) ? "★" : numberOf(tile)}</b><i class="mark" aria-hidden="true"></i>`;

/** The class of a tile's colour. */
export const tint = (tile: Tile) => `is-${colourOf(tile)}`;

/** A tile; its name is told elsewhere. */
export const tilePicture = (tile: Tile, className = "") =>
  html`<span class="tile ${tint(tile)} ${className}" aria-hidden="true">${face(tile)}</span>`;

export const row = (tiles: Tile[]) => html`<span class="tiles">${tiles.map((tile) => tilePicture(tile))}</span>`;

/** A set of a plan: tiles of the rack are raised. */
export const plannedRow = ({ tiles }: PlannedSet) =>
  html`<span class="tiles">${tiles.map((placed) => tilePicture(placed.tile, isOwn(placed) ? "own" : ""))}</span>`;

/** Parts of a line, told one after another. */
export const line = (parts: string[], key: string) =>
  parts.length === 0
    ? nothing
    : html`<p class="parts" data-key=${key}>${parts.map((part) => html`<span>${part}</span>`)}</p>`;

/** A set with its number, for the eye and the ear. */
export const tableSetRow = (words: Words, tiles: Tile[]) => html`${row(tiles)}${unseen(words.named(tiles))}`;
