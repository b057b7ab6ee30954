// Who sits at the table, in the order of the seats.

import { change } from "../../../../shell/lab/moves.js";
import { seriesView } from "../../../../shell/lab/players.js";
import { seatsView as listView } from "../../../../shell/lab/seats.js";
import { isPossible } from "../../model/table.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export function seatsView(page) {
  const { state, words, act } = page;
  if (state.setting.series) {
    return seriesView({ about: words.series, own: words.ownSeats, onown: () => act(change, { series: "" }) });
  }
  return listView(page, isPossible);
}
