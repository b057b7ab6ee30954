// Rows of tiles and parts of a line, as answers and details show them.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import { isOwn } from "../model/plan.ts";
import { without } from "../model/tiles.ts";
import type { Carried, PlannedSet, Tile } from "../model/types.ts";
import type { Words } from "../text/en/words.ts";
import { row, tilePicture } from "./pieces.ts";

/** A set of a plan: tiles of the rack are raised. */
export const plannedRow = ({ tiles }: PlannedSet) =>
  html`<span class="tiles">${tiles.map((placed) => tilePicture(placed.tile, isOwn(placed) ? "own" : ""))}</span>`;

/** Tiles as they lie, of which some are taken away: those are raised. */
export function takenRow(tiles: Carried[], taken: Carried[]) {
  let left = taken.map(({ tile }) => tile);
  return html`<span class="tiles">${tiles.map(({ tile }) => {
    const isTaken = left.includes(tile);
    left = isTaken ? without(left, [tile]) : left;
    return tilePicture(tile, isTaken ? "taken" : "");
  })}</span>`;
}

/** Parts of a line, told one after another. */
export const line = (parts: string[], key: string) =>
  parts.length === 0
    ? nothing
    : html`<p class="parts" data-key=${key}>${parts.map((part) => html`<span>${part}</span>`)}</p>`;

/** A set with its number, for the eye and the ear. */
export const tableSetRow = (words: Words, tiles: Tile[]) => html`${row(tiles)}${unseen(words.named(tiles))}`;
