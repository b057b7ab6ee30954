// The table as it lies there: the players with their top tiles, and all tiles in their places. In the middle
// of a turn, with many players, or where the page throws the dice, it is shown in brief. Nothing changes in
// the first turn, whose table is there to be set up.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { picture, unseen, vars } from "../../../shell/ui/controls.ts";
import { choose } from "../actions.ts";
import { sum } from "../model/dice.ts";
import { show } from "../model/moves.ts";
import { COMPUTER } from "../model/names.ts";
import { isThrown } from "../model/state.ts";
import { isBegun, mover, placeOf } from "../model/table.ts";
import { TILES } from "../model/tiles.ts";
import type { Table } from "../model/types.ts";
import type { AdvicePage as Page } from "./advice-words.ts";
import { isBelow } from "./below.ts";
import { tile } from "./pieces.ts";

/** From so many players on their seats take more room than an answer leaves. */
const MANY_PLAYERS = 4;
/** From so many on the strip says briefly who has no tile; where the page throws, it keeps its height. */
const CROWDED = { typed: 6, thrown: 3 };

/** What of the table is shown. Where the page throws, its height stays the same through a turn. */
function shownOf({ state, analysis, room }: Page) {
  const { table, isTableOpen } = state;
  const isOver = analysis?.table?.over ?? false;
  const isBetween = sum(state.taken) === 0 && state.roll.length === 0;
  const isFirst = table.grill.length === TILES.length;
  const isTold = (isBetween || isFirst) && !isThrown(state);
  const areFew = table.names.length < MANY_PLAYERS;
  const isAlwaysWhole = room.isWide || isOver || (areFew && !isBegun(table));
  const isWhole = isAlwaysWhole || isTableOpen;
  return {
    seats: isWhole || (areFew && isTold),
    places: isWhole || isTold,
    canClose: isTableOpen && !isAlwaysWhole,
  };
}

export function tableCardView(page: Page) {
  const { state, analysis, words, act, open } = page;
  const { table } = state;
  const { seats, places, canClose } = shownOf(page);
  const isOver = analysis?.table?.over ?? false;
  const name = mover(table);
  const players = seats ? html`<ul class="seats">${table.names.map((_, seat) => seatView(page, seat))}</ul>` : nothing;
  const tiles = places
    ? html`<div class="places" role="group" aria-label=${words.tiles}>${TILES.map((number) => placeView(page, number))}</div>`
    : nothing;
  const taps = places ? record(page, seats) : nothing;
  return html`<section class="card table-card ${isThrown(state) ? "steady" : ""}" aria-labelledby="table-card-title">
    <div class="line table-head">
      <h2 id="table-card-title" class=${seats ? "" : "unseen"}>${isOver ? words.tableTitle : words.turnOf(name)}</h2>
      ${
        seats
          ? html`
        <button class="quiet" @click=${() => open("players")}>${words.players}</button>
        ${canClose ? html`<button class="quiet less" aria-expanded="true" @click=${() => act(show, { isTableOpen: false })}>${words.less}</button>` : nothing}
      `
          : brief(page, places)
      }
    </div>
    ${isBelow(page) ? [taps, tiles, players] : [players, tiles, taps]}
  </section>`;
}

/**
 * How a turn is recorded by taps, and how a game is begun against the computer. After a bust the answer has the
 * button for a failed turn, so this one only keeps its place.
 */
function record(page: Page, withPlay: boolean) {
  const { state, analysis, words, open } = page;
  const { table } = state;
  const name = mover(table);
  const failing = analysis?.table?.failing;
  const isBust = analysis?.odds.phase === "bust";
  const isOver = analysis?.table?.over ?? false;
  const isTold = !isThrown(state) && !isOver;
  return html`<div class="line record">
    <p class="hint">${isTold ? words.recordTyped(name) : isOver ? nothing : words.recordThrown}</p>
    <span class="record-buttons">
      ${failing && isTold ? html`<button class="quiet failed ${isBust ? "absent" : ""}" data-key="failed" ?disabled=${isBust} @click=${() => choose(page, failing)}>${words.failButton(name, failing.turnEnd)}</button>` : nothing}
      ${withPlay && !isBegun(table) ? html`<button class="quiet play" data-key="play" @click=${() => open("computer")}>${words.playComputer}</button>` : nothing}
    </span>
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

/** Everybody's top tile, worms and chance to win, for where the table stands below the answer. */
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
  /** What somebody has so far, for the eye and the ear. */
  const worms = (seat: number) => {
    const count = analysis?.table?.standing.worms[seat] ?? 0;
    return count === 0
      ? nothing
      : html`<span class="brief-worms"><span aria-hidden="true">${count}${picture("worms-1", "brief-worm")}</span>${unseen(words.worms(count))}</span> `;
  };
  const top = (seat: number) => {
    const tile = at(stacks, seat).at(-1);
    return tile === undefined ? noTop : mini(tile);
  };
  return html`<span class="brief-line">${names.map((name, seat) => html`<span class="brief-seat ${markOf(page, seat)}"><span class="brief-name">${words.name(name)}</span>${at(seats, seat).by === null || name === COMPUTER ? nothing : picture("computer", "brief-computer", words.computer)} ${top(seat)}${worms(seat)}${chance(seat)}${markOf(page, seat) === "winner" ? words.hasWon : nothing}</span>`)}</span>`;
}

const mini = (number: number) => html`<span class="mini">${number}</span> `;

/** The tiles that are still on the grill. */
export const grillLine = ({ state, words }: Page) =>
  html`<span class="brief-line">${unseen(`${words.onGrill} `)}${state.table.grill.map(mini)}</span>`;

/**
 * Everything that matters in a turn, in two lines; the players only where they don't stand above the answer.
 * @param withPlaces whether the tiles are shown below
 */
function brief(page: Page, withPlaces: boolean) {
  const { words, act } = page;
  return html`<button class="table-brief" aria-expanded="false" title=${isBelow(page) ? nothing : words.showTable} @click=${() => act(show, { isTableOpen: true })}>
    ${isBelow(page) ? html`<span class="brief-title">${words.showTable}</span>` : scoreLine(page)}
    ${withPlaces ? nothing : grillLine(page)}
    <span class="brief-more" aria-hidden="true">▾</span>
  </button>`;
}

function seatView(page: Page, seat: number) {
  const { state, analysis, words, open } = page;
  const { table } = state;
  const name = at(table.names, seat);
  const stack = at(table.stacks, seat);
  const { by } = at(table.seats, seat);
  const top = stack.at(-1);
  const count = analysis?.table?.standing.worms[seat];
  const found = chanceOf(analysis, seat);
  const rest = stack.length - 1;
  const mark = markOf(page, seat);
  return html`<li class="seat ${mark}">
    ${
      top === undefined
        ? html`<span class="no-tile">${unseen(words.noTile)}</span>`
        : html`<button class="place top-tile" data-key="top-${seat}" @click=${() => open("tile", { tile: top })}><span class="lies">${spoken(words, table, top, tile(top))}</span></button>`
    }
    <button class="seat-name" data-key="seat-${seat}" @click=${() => open("players", { seat })}>
      <span class="seat-title">${mark === "" ? nothing : html`<span class="mark" aria-hidden="true">${mark === "winner" ? "★" : "▸"}</span>`}${words.name(name)}${mark === "to-move" ? unseen(words.toMove) : nothing}</span>
      <span class="seat-worms">${count === undefined ? nothing : ` ${words.worms(count)}`}</span>
      ${mark === "winner" ? html`<span class="seat-won">${words.hasWon}</span>` : nothing}
      ${found === null ? nothing : html`<span class="seat-chance ${found.absent}" .style=${vars({ part: found.chance })}><span class="chance-bar" aria-hidden="true"></span>${words.winChance(found.chance)}${unseen(` ${words.toWin}`)}</span>`}
      ${rest > 0 ? html`<span class="seat-rest"> ${words.below(rest)}</span>` : nothing}
      ${by === null ? nothing : html`<span class="seat-rest"> ${words.playedBy(name, by)}</span>`}
    </button>
  </li>`;
}

/** The picture of a tile, with words that tell the ear where it is. */
const spoken = (words: Page["words"], table: Table, number: number, shown: unknown) =>
  html`<span class="shown-tile" aria-hidden="true">${shown}</span>${unseen(words.tileAt(number, placeOf(table, number), table.names))}`;

/** One of the sixteen places: its tile, or who has it, or that it is out. */
function placeView({ state: { table }, words, open }: Page, number: number) {
  const place = placeOf(table, number);
  const whose = place.on === "stack" ? at(table.names, place.player) : null;
  const named = whose === COMPUTER ? picture("computer", "brief-computer") : whose === null ? null : words.name(whose);
  const below = place.on === "out" ? words.out : named;
  const shown =
    below === null ? tile(number) : html`<span class="tile-number">${number}</span><span class="whose">${below}</span>`;
  return html`<button class="place on-${place.on}" data-key="tile-${number}" @click=${() => open("tile", { tile: number })}><span class="lies">${spoken(words, table, number, shown)}</span></button>`;
}
