// Every way on and every tile, as a table that can be copied.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { saveText } from "../../../../shell/host/export.ts";
import { at } from "../../../../shell/model/at.ts";
import { csvText } from "../../../../shell/model/csv.ts";
import { radios, unseen, vars } from "../../../../shell/ui/controls.ts";
import { select } from "../../../../shell/ui/fields.ts";
import type { Cell, Content } from "../../model/all-tiles.ts";
import { chosenOf, csvLines, tableContent } from "../../model/all-tiles.ts";
import { show } from "../../model/moves.ts";
import type { OddsWay } from "../../model/odds.ts";
import { GOAL_NAMES, target } from "../../model/state.ts";
import { TILES } from "../../model/tiles.ts";
import { tile, wayName } from "../pieces.ts";
import type { Page } from "./page.ts";

const CSV_FILE = "heckmeck.csv";

export function allTilesView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  const ways: OddsWay[] = analysis?.odds.ways ?? [];
  const content = tableContent(state, ways);
  return html`<section class="card panel panel-all-tiles" aria-labelledby="all-tiles-title">
    <h2 id="all-tiles-title">${words.panels["all-tiles"]}</h2>
    ${controls(page, ways)}
    <p class="hint">${details.tableHint(state.shown)}</p>
    <div class="scroller" tabindex="0" role="region" aria-label=${details.tableScrolls}>
      ${content.rows.length > 0 ? table(page, content) : html`<p class="soft">${details.noChoices}</p>`}
    </div>
    ${hiddenWays(page, ways)}
    ${page.room.isWide ? exports(page, content) : nothing}
  </section>`;
}

function controls({ state, words, act }: Page, ways: OddsWay[]) {
  const { details } = words;
  const chosen = chosenOf(state, ways);
  return html`<div class="controls">
    ${radios({
      name: "shown",
      label: details.shownLabel,
      value: state.shown,
      onpick: (shown) => act(show, { shown }),
      options: ([...GOAL_NAMES, "all"] as const).map((value) => ({ value, content: details.shown[value] })),
    })}
    ${radios({
      name: "columns",
      label: details.columnsLabel,
      value: state.columns,
      onpick: (columns) => act(show, { columns }),
      options: (["tiles", "all"] as const).map((value) => ({ value, content: details.columns[value] })),
    })}
    ${
      state.shown === "all" && chosen
        ? select({
            label: details.choice,
            value: chosen.key,
            onpick: (only) => act(show, { only }),
            options: ways.map((way) => ({ value: way.key, text: words.wayText(way) })),
          })
        : nothing
    }
  </div>`;
}

/** A phone has room for every way side by side, but not for every tile: there a tile has a line. */
const table = (page: Page, content: Content) => (page.room.isWide ? byWay(page, content) : byTile(page, content));

function byWay(page: Page, { goal, columns, rows }: Content) {
  const { state, words } = page;
  return html`<table>
    <thead><tr>
      <th scope="col">${unseen(words.details.choice)}</th>
      ${columns.map((total) => html`<th scope="col" class=${total === target(state) ? "wanted" : nothing}>${totalHead(words, total)}</th>`)}
    </tr></thead>
    <tbody>${repeat(
      rows,
      ({ key }) => key,
      (row) => html`<tr>
        <th scope="row">${rowHead(page, goal, row)}</th>
        ${row.cells.map((cell) => cellOf(words, cell))}
      </tr>`,
    )}</tbody>
  </table>`;
}

function byTile(page: Page, { goal, columns, rows }: Content) {
  const { state, words } = page;
  return html`<table class="by-tile">
    <thead><tr>
      <th scope="col">${unseen(words.details.total)}</th>
      ${repeat(
        rows,
        ({ key }) => key,
        (row) => html`<th scope="col">${rowHead(page, goal, row)}</th>`,
      )}
    </tr></thead>
    <tbody>${columns.map(
      (total, nth) => html`<tr>
        <th scope="row" class=${total === target(state) ? "wanted" : nothing}>${totalHead(words, total)}</th>
        ${rows.map(({ cells }) => cellOf(words, at(cells, nth)))}
      </tr>`,
    )}</tbody>
  </table>`;
}

const rowHead = (page: Page, goal: Content["goal"], row: Content["rows"][number]) =>
  goal === "all"
    ? html`<span class="way-name">${page.words.details.goalNames[row.goal]}</span>`
    : wayHead(page, row.way);

function totalHead(words: Page["words"], total: number) {
  if (total === 0) return words.all;
  return TILES.includes(total) ? tile(total) : total;
}

function cellOf({ best, details }: Page["words"], cell: Cell | null) {
  if (!cell) return html`<td class="soft">${details.marks.none}</td>`;
  const { goal, number, part, isBest } = cell;
  const star = isBest
    ? html`<span class="star"><span aria-hidden="true">${details.marks.best}</span>${unseen(best)}</span>`
    : nothing;
  return html`<td class=${isBest ? "best" : nothing} .style=${vars({ part })}>${star}${details.cell(goal, number)}</td>`;
}

function wayHead({ state, words, act }: Page, way: OddsWay) {
  return html`${wayName(words, way)}<button
    class="hide"
    data-key="hide-${way.key}"
    aria-label=${words.details.hideWay(way)}
    @click=${() => act(show, { hidden: [...state.hidden, way.key] })}
  >${words.details.hide}</button>`;
}

function hiddenWays({ state, words, act }: Page, ways: OddsWay[]) {
  const hidden = ways.filter(({ key }) => state.hidden.includes(key));
  if (hidden.length === 0) return nothing;
  const { details } = words;
  return html`<p class="line hidden-ways">${details.hiddenWays}${repeat(
    hidden,
    ({ key }) => key,
    (way) => html`<button
      class="quiet"
      data-key="show-${way.key}"
      aria-label=${details.showWay(way)}
      @click=${() => act(show, { hidden: state.hidden.filter((key) => key !== way.key) })}
    >${wayName(words, way)} ${details.show}</button>`,
  )}</p>`;
}

function exports({ state: { copied }, words, act, copy }: Page, content: Content) {
  const { details } = words;
  const isEmpty = content.rows.length === 0;
  const text = () => csvText(csvLines(content));
  const copyIt = async () => {
    const copied = text();
    act(show, { copied: { text: copied, said: await copy(copied) } });
  };
  return html`<div class="line">
    <button class="quiet" ?disabled=${isEmpty} @click=${copyIt}>${details.copy}</button>
    <button class="quiet" ?disabled=${isEmpty} @click=${() => saveText(CSV_FILE, text())}>${details.save}</button>
    <span class="hint" role="status">${copied && copied.text === text() ? copied.said : nothing}</span>
  </div>`;
}
