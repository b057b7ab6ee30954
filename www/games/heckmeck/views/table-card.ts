// The table as it lies there: the players with their top tiles, and all tiles in their places. Between two turns a tile is won
// or stolen by a tap; in the middle of a turn, where the page throws the dice, and at the end it is a line or two that open it.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { picture, unseen, vars } from "../../../shell/ui/controls.ts";
import { choose, endWith } from "../actions.ts";
import { adviceOf } from "../model/hints.ts";
import { show } from "../model/moves.ts";
import { COMPUTER } from "../model/names.ts";
import { isBetween, isTableAlone, isThrown } from "../model/state.ts";
import { mover, placeOf } from "../model/table.ts";
import { TILES } from "../model/tiles.ts";
import { toldMove } from "../model/told-moves.ts";
import type { Table } from "../model/types.ts";
import type { AdvicePage as Page } from "./advice-words.ts";
import { lastMove, tile } from "./pieces.ts";

/** From so many on the line of scores says briefly who has no tile; where the page throws, it keeps its height. */
const CROWDED = { typed: 6, thrown: 3 };

export function tableCardView(page: Page) {
  const { state, analysis, words, room, act } = page;
  const { table } = state;
  const isOver = analysis?.table?.over ?? false;
  const isBefore = isTableAlone(page);
  const isAlwaysWhole = room.isWide || isBefore;
  const isWhole = isAlwaysWhole || state.isTableOpen;
  return html`<section class="card table-card ${isBefore ? "between" : isThrown(state) ? "steady" : ""}" tabindex="-1" ?data-answer=${isBefore} aria-labelledby="table-card-title">
    <h2 id="table-card-title" class="unseen">${isOver ? words.tableTitle : words.turnOf(mover(table))}</h2>
    ${
      isWhole
        ? html`<ul class="seats">${table.names.map((_, seat) => seatView(page, seat))}</ul>
          <div class="places" role="group" aria-label=${words.tiles}>${TILES.map((number) => placeView(page, number))}</div>
          ${record(page)}`
        : brief(page)
    }
    ${isWhole && !isAlwaysWhole ? html`<button class="quiet less" aria-expanded="true" @click=${() => act(show, { isTableOpen: false })}>${words.less}</button>` : nothing}
  </section>`;
}

/**
 * How a turn is recorded by taps, or what the last one was. After a bust the answer has the button for a failed turn, so this one only
 * keeps its place.
 */
function record(page: Page) {
  const { state, analysis, words } = page;
  const name = mover(state.table);
  const failing = analysis?.table?.failing;
  const isBust = analysis?.odds.phase === "bust";
  const isOver = analysis?.table?.over ?? false;
  const last = isTableAlone(page) ? state.moves.at(-1) : undefined;
  const hint = isThrown(state) ? words.recordThrown : words.recordTyped(name);
  return html`<div class="record">
    ${isOver ? nothing : html`<p class="hint ${last ? "last-move" : ""}">${last ? lastMove(words, toldMove(last, adviceOf(state))) : hint}</p>`}
    ${failing && !isThrown(state) && !isOver ? html`<button class="failed ${isBust ? "absent" : ""}" data-key="failed" ?disabled=${isBust} @click=${() => choose(page, failing)}>${words.failButton(name, failing.turnEnd)}</button>` : nothing}
  </div>`;
}

/** What keeps the place of a chance to win that is on its way. */
const USUAL_CHANCE = 0.5;

/** A player's chance to win, or its place until it is known; null where there is none, as when the game is over. */
function chanceOf(analysis: Page["analysis"] | undefined, seat: number) {
  const { chances = null, model = "failed", over = false } = analysis?.table ?? {};
  if (over) return null;
  if (chances) return { chance: at(chances, seat), absent: "" };
  return model === "pending" ? { chance: USUAL_CHANCE, absent: "absent" } : null;
}

/** What marks whoever has won, and whoever is to move before the game is over; a game that all have won marks nobody. */
function markOf({ state: { table }, analysis }: Page, seat: number) {
  const { over = false, standing } = analysis?.table ?? {};
  if (!over) return seat === table.toMove ? "to-move" : "";
  const { leaders = [] } = standing ?? {};
  return leaders.length < table.names.length && leaders.includes(seat) ? "winner" : "";
}

/** Everybody's top tile, worms and chance to win. */
export const scoresView = (page: Page) =>
  html`<p class="scores" data-key="scores">${unseen(`${page.words.scores} `)}${scoreLine(page)}</p>`;

/** Each player in brief. */
function scoreLine(page: Page) {
  const { state, analysis, words } = page;
  const { names, stacks, seats } = state.table;
  const chance = (seat: number) => {
    const found = chanceOf(analysis, seat);
    return found
      ? html`<span class="brief-chance ${found.absent}">${words.winChanceBrief(found.chance)}${unseen(` ${words.toWin}`)}</span> `
      : nothing;
  };
  const noTop =
    names.length < CROWDED[isThrown(state) ? "thrown" : "typed"]
      ? html`<span class="soft">(${words.noTile})</span> `
      : html`<span class="soft"><span aria-hidden="true">–</span>${unseen(words.noTile)}</span> `;
  const worms = (seat: number) => {
    const count = analysis?.table?.standing.worms[seat] ?? 0;
    return count === 0 ? nothing : wormsOf(words, count);
  };
  const top = (seat: number) => {
    const tile = at(stacks, seat).at(-1);
    return tile === undefined ? noTop : mini(tile);
  };
  return html`<span class="brief-line">${names.map((name, seat) => html`<span class="brief-seat ${markOf(page, seat)}"><span class="brief-name">${words.name(name)}</span>${at(seats, seat).by === null || name === COMPUTER ? nothing : picture("computer", "brief-computer", words.computer)} ${top(seat)}${worms(seat)}${chance(seat)}${markOf(page, seat) === "winner" ? unseen(words.hasWon) : nothing}</span>`)}</span>`;
}

/** What somebody has so far, for the eye and the ear. */
const wormsOf = (words: Page["words"], count: number) =>
  html`<span class="brief-worms"><span aria-hidden="true">${count}${picture("worm", "brief-worm")}</span>${unseen(words.worms(count))}</span> `;

const mini = (number: number) => html`<span class="mini" data-tile=${number}>${number}</span> `;

/** The tiles that are still on the grill. */
export const grillLine = ({ state, words }: Page) =>
  html`<span class="brief-line">${unseen(`${words.onGrill} `)}${state.table.grill.map(mini)}</span>`;

/** Everything that matters in a turn, in two lines or three. */
function brief(page: Page) {
  const { words, act } = page;
  return html`<button class="table-brief" aria-expanded="false" title=${words.showTable} @click=${() => act(show, { isTableOpen: true })}>
    ${scoreLine(page)}${grillLine(page)}
    <span class="brief-more" aria-hidden="true">▾</span>
  </button>`;
}

function seatView(page: Page, seat: number) {
  const { state, analysis, words, room, open } = page;
  const { table } = state;
  const name = at(table.names, seat);
  const stack = at(table.stacks, seat);
  const { by } = at(table.seats, seat);
  const count = analysis?.table?.standing.worms[seat] ?? 0;
  const found = chanceOf(analysis, seat);
  const rest = stack.length - 1;
  const mark = markOf(page, seat);
  return html`<li class="seat ${mark}">
    ${topTile(page, seat)}
    <button class="seat-name" data-key="seat-${seat}" @click=${() => open("players", { seat })}>
      <span class="seat-title">${mark === "" ? nothing : html`<span class="mark" aria-hidden="true">${mark === "winner" ? "★" : "▸"}</span>`}${words.name(name)}${mark === "to-move" ? unseen(words.toMove) : nothing}</span>
      ${count === 0 ? nothing : wormsOf(words, count)}
      ${mark === "winner" ? html`<span class="seat-won">${words.hasWon}</span>` : nothing}
      ${found === null ? nothing : html`<span class="seat-chance ${found.absent}" .style=${vars({ part: found.chance })}><span class="chance-bar" aria-hidden="true"></span>${(room.isWide ? words.winChance : words.winChanceBrief)(found.chance)}${unseen(` ${words.toWin}`)}</span>`}
      ${rest > 0 ? unseen(` ${words.below(rest)}`) : nothing}
      ${by !== null && room.isWide ? html`<span class="seat-rest"> ${words.playedBy(name, by)}</span>` : nothing}
    </button>
  </li>`;
}

/** What lies on top of somebody's stack. Between two turns a tap steals it; else it asks what is to be done. */
function topTile(page: Page, seat: number) {
  const {
    state: { table },
    words,
    open,
  } = page;
  const top = at(table.stacks, seat).at(-1);
  if (top === undefined) return html`<span class="no-tile">${unseen(words.noTile)}</span>`;
  const steal = isBetween(page.state) ? endWith(page, top) : null;
  return html`<button class="place top-tile" data-key="top-${seat}" title=${steal ? words.turnEndBy(mover(table), steal.turnEnd) : nothing} @click=${() => (steal ? choose(page, steal) : open("tile", { tile: top }))}><span class="lies" .style=${vars({ below: at(table.stacks, seat).length - 1 })}>${spoken(words, table, top, tile(top))}</span></button>`;
}

/** The picture of a tile, with words that tell the ear where it is. */
const spoken = (words: Page["words"], table: Table, number: number, shown: unknown) =>
  html`<span class="shown-tile" aria-hidden="true">${shown}</span>${unseen(words.tileAt(number, placeOf(table, number), table.names))}`;

/** One of the sixteen places: its tile, or who has it, or that it is out. */
function placeView({ state: { table }, words, open }: Page, number: number) {
  const place = placeOf(table, number);
  const whose = place.on === "stack" ? at(table.names, place.player) : null;
  const named = whose === COMPUTER ? picture("computer", "brief-computer") : whose === null ? null : words.name(whose);
  const shown =
    place.on === "grill"
      ? tile(number)
      : html`<span class="tile-number">${number}</span>${named === null ? nothing : html`<span class="whose">${named}</span>`}`;
  return html`<button class="place on-${place.on}" data-key="tile-${number}" @click=${() => open("tile", { tile: number })}><span class="lies">${spoken(words, table, number, shown)}</span></button>`;
}
