// What stands in a line above the grid: what can't be, what is being typed, or what there is to do.

import { html } from "lit-html";
import type { Page } from "../actions.ts";
import { withTheirs } from "../model/analysis.ts";
import { isToDraw } from "../model/facts.ts";
import { isDrawDoubtful, otherAtTurn } from "../model/moves.ts";
import { DEALT, isFirstRack, onTable, setsNow } from "../model/state.ts";
import { typedOf } from "../model/tiles.ts";

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
export const isNews = ({ refused, typed }: Page["state"]) => refused !== null || typed !== "";

/** What can't be, what is being typed, or what there is to do. */
export function message(page: Page) {
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

/** How many tiles lie on the table and in how many sets, with those that have come: as can be counted there. */
export function liesOf({ state, analysis }: Page) {
  const sets = setsNow(withTheirs(state, analysis?.theirs?.plan ?? null));
  return { tiles: onTable(state).length, sets: sets.length };
}
