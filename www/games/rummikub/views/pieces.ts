// Tiles and sets as pictures: a number, its colour, and a shape for each colour.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/parts.js";
import { isOwn } from "../model/plan.js";
import { colourOf, isJoker, numberOf } from "../model/tiles.js";

/** @typedef {import("../model/types.d.ts").Tile} Tile */
/** @typedef {import("../model/types.d.ts").PlannedSet} PlannedSet */

/** What a tile shows; its name is told beside it. @param {Tile} tile */
export const face = (tile) =>
  html`<b aria-hidden="true">${isJoker(tile) ? "★" : numberOf(tile)}</b><i class="mark" aria-hidden="true"></i>`;

/** The class of a tile's colour. @param {Tile} tile */
export const tint = (tile) => `is-${colourOf(tile)}`;

/** A tile; its name is told elsewhere. @param {Tile} tile */
export const tilePicture = (tile, className = "") =>
  html`<span class="tile ${tint(tile)} ${className}" aria-hidden="true">${face(tile)}</span>`;

/** @param {Tile[]} tiles */
export const row = (tiles) => html`<span class="tiles">${tiles.map((tile) => tilePicture(tile))}</span>`;

/** A set of a plan: tiles of the rack are raised. @param {PlannedSet} set */
export const plannedRow = ({ tiles }) =>
  html`<span class="tiles">${tiles.map((placed) => tilePicture(placed.tile, isOwn(placed) ? "own" : ""))}</span>`;

/** Parts of a line, told one after another. @param {string[]} parts @param {string} key */
export const line = (parts, key) =>
  parts.length === 0
    ? nothing
    : html`<p class="parts" data-key=${key}>${parts.map((part) => html`<span>${part}</span>`)}</p>`;

/** A set with its number, for the eye and the ear. @param {import("../text/en.js").Words} words @param {Tile[]} tiles */
export const lainRow = (words, tiles) => html`${row(tiles)}${unseen(words.named(tiles))}`;
