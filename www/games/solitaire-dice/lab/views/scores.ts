// How final scores are spread: a histogram for each player, all over one axis, and the table with its numbers.

import { html } from "lit-html";
import { folded, tableOfShares, tableRow } from "../../../../shell/lab/cells.js";
import { pictureWidth } from "../../../../shell/lab/picture.js";
import { unseen } from "../../../../shell/parts.js";
import { bins } from "../model/bins.js";
import { setOf } from "../model/setting.js";
import { histograms } from "./histograms.js";

/** @typedef {import("./page.d.ts").Page} Page */
/** @typedef {import("../model/types.d.ts").Played} Played */

/** With so many players, shares are told in whole percents. */
const MANY = 5;

/** @param {Page} page @param {Played[]} all @param {boolean} isSeries */
export function scoresView(page, all, isSeries) {
  const { words, room } = page;
  const found = bins(all);
  const rows = all.map((played) => ({
    name: words.listed(played, isSeries),
    value: words.points(played.result.mean.value),
    mean: played.result.mean.value,
  }));
  return html`<figure>
    ${histograms(found, { rows, width: pictureWidth(room), label: words.scoresLabel, number: words.whole })}
    <figcaption class="hint">${words.scoresTitle(found.step)}</figcaption>
    ${scoresTable(
      page,
      all.map((played) => columnOf(page, played, isSeries)),
      found,
    )}
  </figure>`;
}

/** The head of a narrow column: a number or a set, to those who can't see the page with the name. @param {Page} page @param {Played} played @param {boolean} isSeries */
const columnOf = ({ words }, { player, place }, isSeries) =>
  html`<span aria-hidden="true">${isSeries ? setOf(player) : words.playerNumber(place)}</span>${unseen(words.playerName(player))}`;

/** @param {Page} page @param {any[]} heads @param {import("../model/types.d.ts").Bins} bins */
function scoresTable({ words }, heads, { from, step, shares }) {
  const digits = shares.length < MANY ? 1 : 0;
  const rowOf = (/** @type {unknown} */ _, /** @type {number} */ bin) => {
    const cells = shares.map((row) => html`<td>${words.shareOfBin(row[bin], digits)}</td>`);
    return tableRow(words.whole(from + step * bin), cells);
  };
  return folded(
    words.scoresTable,
    tableOfShares(
      { caption: words.scoresCaption(step), heads: [words.scoreHead, ...heads], className: "scores" },
      html`<tbody>${shares[0].map(rowOf)}</tbody>`,
    ),
  );
}
