// What is being entered above the grid: a set, what others have put on the table, and whose turn it was.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { isSame } from "../../../shell/model/same.ts";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { acceptTheirs, canLay, stepBack } from "../actions.ts";
import { drawCame, isCameDoubtful, makeMove } from "../further-actions.ts";
import { shownPlan } from "../model/facts.ts";
import { cameInstead, dropEntry, loosen, removeSet, setKind, theyDrew } from "../model/further-moves.ts";
import { lyingSets } from "../model/lying.ts";
import { isDrawDoubtful, lay, takeAway } from "../model/moves.ts";
import { isEither, tableSet } from "../model/sets.ts";
import { calledOf } from "../model/telling.ts";
import type { Tile } from "../model/types.ts";
import { moveWords } from "../text/en/move.ts";
import { isNews, isTall, liesOf, message } from "./context-line.ts";
import { face, setSign, tint } from "./pieces.ts";

/** What others may have done who have put nothing on the table. */
export function othersView({ state, words, act }: Page) {
  if (isDrawDoubtful(state))
    return html`<button class="quiet" data-key="came-instead" @click=${() => act(cameInstead)}>${moveWords(words).theyPlayedIt}</button>`;
  return state.toMove > 0
    ? html`<button class="primary" data-key="they-drew" @click=${() => act(theyDrew)}>${moveWords(words).theyDrew(state.toMove)}</button>`
    : nothing;
}

/** What others have put there, how the table lies with it, and what follows: the player's own move, or who is next. */
export function cameView(page: Page) {
  const { state, analysis, words } = page;
  const { came } = state.table;
  const { theirsDone, iDrewIt, doneHere } = moveWords(words);
  const isLaid = analysis?.theirs?.plan != null;
  const isDoubtful = analysis !== null && isCameDoubtful(page);
  return html`${entered(page, came)}<p class="context-line ${isNews(state) ? "" : "count"}" data-key="context">${isNews(state) ? message(page) : words.lies(liesOf(page))}</p>
    ${isLaid && state.toMove > 0 ? html`<button class="primary" data-key="accept" @click=${() => acceptTheirs(page)}>${theirsDone}</button>` : nothing}
    ${isDoubtful ? html`<button class="quiet" data-key="drew-came" @click=${() => drawCame(page)}>${iDrewIt}</button>` : nothing}
    ${isLaid && state.toMove === 0 && shownPlan(page) ? html`<button class="primary" data-key="done-here" data-next @click=${() => makeMove(page)}>${doneHere(analysis.plan?.move.tiles ?? 0)}</button>` : nothing}`;
}

/** The set that is being entered, or corrected. */
export function entryView(page: Page) {
  const { state, words, act } = page;
  const { tiles, at: place, kind } = state.table.entry;
  const { emptied, asGroup, asRun, remove, drop, lay: layIt } = moveWords(words);
  if (state.laid && !isNews(state)) return laidLine(page, state.laid.tiles);
  if (tiles.length === 0 && place === null)
    return html`<p class="context-line" data-key="context">${message(page)}</p>`;
  const now = tableSet(tiles, kind, state.rules.oneJoker)?.kind;
  return html`
    ${isTall(page) ? entered(page, tiles) : nothing}
    ${isTall(page) || isNews(state) ? html`<p class="context-line" data-key="context">${place !== null && tiles.length === 0 && !isNews(state) ? emptied(calledOf(at(lyingSets(state.table.sets), place))) : message(page)}</p>` : entered(page, tiles)}
    ${now && isEither(tiles) ? html`<button class="quiet" data-key="kind" @click=${() => act(setKind, now === "run" ? "group" : "run")}>${now === "run" ? asGroup : asRun}</button>` : nothing}
    ${
      place === null
        ? html`<button class="quiet" data-key="back" data-repeat aria-label=${words.take} @click=${() => stepBack(page)}><span aria-hidden="true">⌫</span></button>`
        : html`${loosenButton(page)}<button class="quiet" data-key="drop" @click=${() => act(dropEntry)}>${drop}</button>`
    }
    ${
      isUntouched(state)
        ? html`<button class="primary" data-key="remove-set" @click=${() => act(removeSet)}>${remove}</button>`
        : place === null && !canLay(state)
          ? loosenButton(page)
          : html`<button class="primary" data-key="lay" ?disabled=${!canLay(state)} @click=${() => act(lay)}>${place !== null && tiles.length === 0 ? remove : layIt}</button>`
    }`;
}

/** Tiles that make no set, or none that is known, lie loose. */
function loosenButton({ words, act }: Page) {
  const { loosen: name, loosenLabel } = moveWords(words);
  return html`<button class="quiet" data-key="loosen" aria-label=${loosenLabel} @click=${() => act(loosen)}>${name}</button>`;
}

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

/** Tiles that are being entered: a tap takes one out. */
function entered({ words, act }: Page, tiles: Tile[]) {
  const { takeOut } = moveWords(words);
  return html`<ul class="entered">${tiles.map((tile, nth) => html`<li><button class="tile ${tint(tile)}" data-key="entry-${nth}" data-repeat @click=${() => act(takeAway, tile)}>${unseen(takeOut(tile))}${face(tile)}</button></li>`)}</ul>`;
}
