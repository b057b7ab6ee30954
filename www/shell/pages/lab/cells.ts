// Tables of numbers: heads, rows, and numbers with their ranges as cells.

import { html, nothing } from "lit-html";
import { at } from "../../model/at.ts";
import type { LabWords } from "../../text/en/lab.ts";
import type { Format, Measure, Measured, Measures, TournamentMeasures } from "./measures.ts";
import type { Estimate } from "./run.ts";
import { isMost } from "./shares.ts";

interface About {
  caption: string;
  className?: string;
}

const tableHead = (texts: unknown[]) =>
  html`<thead><tr>${texts.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>`;

/** A table of shares in a box that scrolls where the letters are too large for all columns. */
export const tableOfShares = (
  { caption, heads, className = "" }: About & { heads: unknown[] },
  bodies: unknown,
) => html`<div
  class="scroller"
  tabindex="0"
  role="group"
  aria-label=${caption}
>
  <table class="shares ${className}">
    <caption>${caption}</caption>
    ${tableHead(heads)} ${bodies}
  </table>
</div>`;

export const tableRow = (name: unknown, cells: unknown) => html`<tr><th scope="row">${name}</th>${cells}</tr>`;

/** A number, its range in small below, and what else there is to say. */
export const numberCell = (number: string, range: string = "", more: unknown = nothing) =>
  html`<td><span class="number">${number}</span> <span class="range">${range}</span> ${more}</td>`;

/** What was measured, and its range if it has one. */
export function measuredCell({ formats }: LabWords, measured: Measured, format: Format, more?: unknown) {
  const { number, range } = formats[format];
  return typeof measured === "number"
    ? numberCell(number(measured), "", more)
    : numberCell(number(measured.value), range(measured), more);
}

/** Where there is no number. */
export const noCell = () => html`<td class="soft"><span aria-hidden="true">–</span></td>`;

/** A measure of what was found, if that is known. */
export function measureCell<Of>(words: LabWords, { of, format, outOf }: Measure<Of>, found: Of) {
  const measured = of(found) ?? null;
  if (measured === null) return noCell();
  if (!outOf || typeof measured !== "number") return measuredCell(words, measured, format);
  return numberCell(words.formats[format].number(measured), words.percent(measured / outOf(found)));
}

/** What a table of measures needs of a page: its words have a name for each of them. */
interface NamingPage<Key extends string> {
  words: { measures: Record<Key, string> };
  labWords: LabWords;
}

/**
 * A row for each of those who played, and a column for each measure that is known of any of them.
 * @param what `head` is that of the names, `below` makes more bodies of a table with so many columns of numbers
 */
export function tableOfMeasures<Of, Key extends string>(
  { words, labWords }: NamingPage<NoInfer<Key>>,
  measures: Measures<Of, Key>,
  {
    rows,
    head,
    below = () => nothing,
    ...about
  }: About & { rows: { name: unknown; found: Of }[]; head: string; below?: (columns: number) => unknown },
) {
  const isKnown = (key: Key) => rows.some(({ found }) => (measures[key].of(found) ?? null) !== null);
  const columns = (Object.keys(measures) as Key[]).filter(isKnown);
  const cellsOf = (found: Of) => columns.map((key) => measureCell(labWords, measures[key], found));
  return tableOfShares(
    { ...about, heads: [head, ...columns.map((key) => words.measures[key])] },
    html`<tbody>${rows.map(({ name, found }) => tableRow(name, cellsOf(found)))}</tbody>
      ${below(columns.length)}`,
  );
}

/**
 * A tournament seat by seat, those with the largest share marked, and below what all its games came to.
 * @param what `seats` are their names; `below` tells which measures of all games, in the order of their rows
 */
export function tournamentTable<Seat, All extends { players: Seat[] }, SeatKey extends string, AllKey extends string>(
  page: NamingPage<NoInfer<SeatKey | AllKey>>,
  { ofSeat, ofAll }: TournamentMeasures<Seat, All, SeatKey, AllKey>,
  {
    found,
    seats,
    shares,
    below,
    ...about
  }: About & { found: All; seats: string[]; shares: Estimate[]; below: NoInfer<AllKey>[] },
) {
  const { words, labWords } = page;
  const mark = html` <span class="lead">${labWords.most}</span>`;
  const rowOf = (key: AllKey, columns: number) =>
    tableRow(words.measures[key], [
      measureCell(labWords, ofAll[key], found),
      Array.from({ length: columns - 1 }, noCell),
    ]);
  return tableOfMeasures(page, ofSeat, {
    ...about,
    head: labWords.seats,
    rows: found.players.map((player, seat) => ({
      name: [seats[seat], isMost(at(shares, seat), shares) ? mark : nothing],
      found: player,
    })),
    below: (columns) => html`<tbody>${below.map((key) => rowOf(key, columns))}</tbody>`,
  });
}

/** A table that few look at, behind its name. */
export const folded = (name: string, table: unknown) => html`<details class="more">
  <summary><span class="more-name">${name}</span></summary>
  ${table}
</details>`;
