// What there is to say and to do above the grid: the set that is being entered, what was laid last, or where taps go.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { isSame } from "../../../shell/model/same.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { acceptTheirs, canLay, drawCame, isCameDoubtful, makeMove, stepBack } from "../actions.ts";
import { withTheirs } from "../model/analysis.ts";
import { isToDraw, shownPlan } from "../model/facts.ts";
import { lyingSets } from "../model/lying.ts";
import {
  cameInstead,
  dropEntry,
  isDrawDoubtful,
  lay,
  loosen,
  otherAtTurn,
  removeSet,
  setKind,
  show,
  takeAway,
  theyDrew,
} from "../model/moves.ts";
import { isEither, tableSet } from "../model/sets.ts";
import { DEALT, isFirstRack, onTable, setsNow } from "../model/state.ts";
import { calledOf } from "../model/telling.ts";
import { typedOf } from "../model/tiles.ts";
import type { Tile } from "../model/types.ts";
import { face, setSign, tint } from "./pieces.ts";

export function contextView(page: Page) {
  const { state } = page;
  if (state.stroke.length > 0) return strokeLine(page);
  if (state.target === "set") return entry(page);
  if (state.target === "theirs" && state.table.came.length > 0) return cameView(page);
  return html`<p class="context-line" data-key="context">${unlessAhead(page, () => message(page))}</p>${buttons(page)}`;
}

/**
 * Whether tiles have a line of their own: a set that is corrected, on a phone one that is long, and all where there is something to say.
 */
export const isTall = ({ state, room }: Page) => {
  const { target, table } = state;
  const { entry, came } = table;
  if (target === "theirs") return came.length > 0 && isNews(state);
  if (target !== "set") return false;
  return entry.at !== null || (entry.tiles.length > 0 && isNews(state)) || (entry.tiles.length > 4 && !room.isWide);
};

/** Whether there is something to say in place of what was entered. */
const isNews = ({ refused, typed }: Page["state"]) => refused !== null || typed !== "";

/** What can't be, what is being typed, or what there is to do. */
function message(page: Page) {
  const { state, words } = page;
  if (state.refused) return html`<span class="down">${words.why(state.refused)}</span>`;
  if (state.typed !== "") return words.typed(typedOf(state.typed));
  return state.isTaking ? words.takeHint : hint(page);
}

function hint(page: Page) {
  const { state, analysis, words } = page;
  const { target, rack, table, others, toMove, moves } = state;
  if (target === "theirs") {
    const [last] = moves.slice(-1);
    const drawn = isDrawDoubtful(state) && last ? [words.logged(last)] : [];
    const seat = otherAtTurn(state);
    const told =
      toMove > 0
        ? words.theirsHint(seat, others[seat - 1] ?? 0)
        : words.cameHint(analysis !== null && isToDraw(state, analysis));
    return [...drawn, `${words.lies(liesOf(page))}.`, told].join(" ");
  }
  if (target === "draw") return analysis?.draws ? words.drawChance(analysis.draws) : words.drawHint;
  if (target === "set") {
    if (table.entry.at !== null) return words.correctHint;
    return isFirstRack(state) && rack.length >= DEALT ? words.rackIsWhole : words.setHint;
  }
  return words.inSight({
    rack: rack.length,
    table: onTable(state).length,
    sets: setsNow(state).length,
    unseen: analysis?.unseen ?? 0,
  });
}

function buttons(page: Page) {
  const { state, words, act, open } = page;
  const { target, toMove } = state;
  const take = html`<button class="take" data-key="take" aria-pressed=${String(state.isTaking)} aria-label=${words.take} @click=${() => act(show, { isTaking: !state.isTaking })}>${words.takeMark}</button>`;
  if (target === "draw") return nothing;
  if (target === "theirs") {
    if (isDrawDoubtful(state))
      return html`<button class="quiet" data-key="came-instead" @click=${() => act(cameInstead)}>${words.theyPlayedIt}</button>`;
    return toMove > 0
      ? html`<button class="primary" data-key="they-drew" @click=${() => act(theyDrew)}>${words.theyDrew(toMove)}</button>`
      : nothing;
  }
  if (target !== "rack") return take;
  return html`<button class="quiet" data-key="type" @click=${() => open("text")}>${words.typeIt}</button>${take}`;
}

/** How many tiles lie on the table and in how many sets, with those that have come: as can be counted there. */
function liesOf({ state, analysis }: Page) {
  const sets = setsNow(withTheirs(state, analysis?.theirs?.plan ?? null));
  return { tiles: onTable(state).length, sets: sets.length };
}

/** What others have put there, how the table lies with it, and what follows: the player's own move, or who is next. */
function cameView(page: Page) {
  const { state, analysis, words } = page;
  const { came } = state.table;
  const isLaid = analysis?.theirs?.plan != null;
  const isDoubtful = analysis !== null && isCameDoubtful(page);
  return html`${entered(page, came)}<p class="context-line ${isNews(state) ? "" : "count"}" data-key="context">${isNews(state) ? message(page) : words.lies(liesOf(page))}</p>
    ${isLaid && state.toMove > 0 ? html`<button class="primary" data-key="accept" @click=${() => acceptTheirs(page)}>${words.theirsDone}</button>` : nothing}
    ${isDoubtful ? html`<button class="quiet" data-key="drew-came" @click=${() => drawCame(page)}>${words.iDrewIt}</button>` : nothing}
    ${isLaid && state.toMove === 0 && shownPlan(page) ? html`<button class="primary" data-key="done-here" data-next @click=${() => makeMove(page)}>${words.doneHere(analysis.plan?.move.tiles ?? 0)}</button>` : nothing}`;
}

/** The set that is being entered, or corrected. */
function entry(page: Page) {
  const { state, words, act } = page;
  const { tiles, at: place, kind } = state.table.entry;
  if (state.laid && !isNews(state)) return laidLine(page, state.laid.tiles);
  if (tiles.length === 0 && place === null)
    return html`<p class="context-line" data-key="context">${message(page)}</p>`;
  const now = tableSet(tiles, kind)?.kind;
  return html`
    ${isTall(page) ? entered(page, tiles) : nothing}
    ${isTall(page) || isNews(state) ? html`<p class="context-line" data-key="context">${place !== null && tiles.length === 0 && !isNews(state) ? words.emptied(calledOf(at(lyingSets(state.table.sets), place))) : message(page)}</p>` : entered(page, tiles)}
    ${isEither(tiles) ? html`<button class="quiet" data-key="kind" @click=${() => act(setKind, now === "run" ? "group" : "run")}>${now === "run" ? words.asGroup : words.asRun}</button>` : nothing}
    ${
      place === null
        ? html`<button class="quiet" data-key="back" data-repeat aria-label=${words.take} @click=${() => stepBack(page)}><span aria-hidden="true">⌫</span></button>`
        : html`${loosenButton(page)}<button class="quiet" data-key="drop" @click=${() => act(dropEntry)}>${words.drop}</button>`
    }
    ${
      isUntouched(state)
        ? html`<button class="primary" data-key="remove-set" @click=${() => act(removeSet)}>${words.remove}</button>`
        : place === null && !canLay(state)
          ? loosenButton(page)
          : html`<button class="primary" data-key="lay" ?disabled=${!canLay(state)} @click=${() => act(lay)}>${place !== null && tiles.length === 0 ? words.remove : words.lay}</button>`
    }`;
}

/** Tiles that make no set, or none that is known, lie loose. */
const loosenButton = ({ words, act }: Page) =>
  html`<button class="quiet" data-key="loosen" aria-label=${words.loosenLabel} @click=${() => act(loosen)}>${words.loosen}</button>`;

/** Whether a set of the table was opened, and is still as it lies: it can be taken away, and there is nothing to lay. */
const isUntouched = ({ table: { sets, entry } }: Page["state"]) =>
  entry.at !== null && isSame(at(sets, entry.at).tiles, entry.tiles);

/** The set that was laid last; beside it what has been begun since. */
function laidLine(page: Page, laid: Tile[]) {
  const { state, words } = page;
  const { tiles } = state.table.entry;
  return html`${tiles.length > 0 ? html`<div class="begun">${entered(page, tiles)}</div>` : nothing}
    <p class="context-line signs" data-key="context">${setSign(words, laid)}<span>${words.laidMark}</span></p>`;
}

/** What a stroke over the grid covers so far. */
const strokeLine = ({ state, words }: Page) =>
  html`<p class="context-line signs" data-key="stroke">${setSign(words, state.stroke)}<span>${words.tiles(state.stroke.length)}</span></p>`;

/** Tiles that are being entered: a tap takes one out. */
const entered = ({ words, act }: Page, tiles: Tile[]) =>
  html`<ul class="entered">${tiles.map((tile, nth) => html`<li><button class="tile ${tint(tile)}" data-key="entry-${nth}" data-repeat @click=${() => act(takeAway, tile)}>${unseen(words.takeOut(tile))}${face(tile)}</button></li>`)}</ul>`;
