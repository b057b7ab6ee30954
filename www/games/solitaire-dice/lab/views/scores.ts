// How final scores are spread: a histogram for each player, all over one axis, and the table with its numbers.

import { html } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { folded, tableOfShares, tableRow } from "../../../../shell/pages/lab/cells.ts";
import { unseen } from "../../../../shell/ui/controls.ts";
import { setOf } from "../../model/players.ts";
import { bins, shownShare } from "../model/bins.ts";
import type { Bins, Played } from "../model/types.ts";
import { histograms } from "./histograms.ts";
import type { Page } from "./page.ts";

/** With so many players, shares are told in whole percents. */
const MANY = 5;

export function scoresView(page: Page, all: Played[], isSeries: boolean) {
  const { words, room } = page;
  const found = bins(all);
  const rows = all.map((played) => ({
    name: words.listed(played, isSeries),
    value: words.points(played.result.mean.value),
    mean: played.result.mean.value,
  }));
  return html`<figure>
    ${histograms(found, { rows, width: room.picture, label: words.scoresLabel, number: words.whole })}
    <figcaption class="hint">${words.scoresTitle(found.step)}</figcaption>
    ${scoresTable(
      page,
      all.map((played) => columnOf(page, played, isSeries)),
      found,
    )}
  </figure>`;
}

/** The head of a narrow column: a number or a set, to those who can't see the page with the name. */
const columnOf = ({ words }: Page, { player, place }: Played, isSeries: boolean) =>
  html`<span aria-hidden="true">${isSeries ? setOf(player) : words.playerNumber(place)}</span>${unseen(words.playerName(player))}`;

function scoresTable({ words }: Page, heads: unknown[], { from, step, shares }: Bins) {
  const digits = shares.length < MANY ? 1 : 0;
  const rowOf = (_: unknown, bin: number) => {
    const cells = shares.map((row) => html`<td>${words.shareOfBin(shownShare(at(row, bin), digits))}</td>`);
    return tableRow(words.whole(from + step * bin), cells);
  };
  return folded(
    words.scoresTable,
    tableOfShares(
      { caption: words.scoresCaption(step), heads: [words.scoreHead, ...heads], className: "scores" },
      html`<tbody>${at(shares, 0).map(rowOf)}</tbody>`,
    ),
  );
}
