// Who sits at the table, in the order of the seats.

import { change } from "../../../../shell/lab/moves.js";
import { playersView, seriesView } from "../../../../shell/lab/players.js";
import { canAdd, canRemove, withNewcomer } from "../model/setting.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export function seatsView(page) {
  const { state, words, act } = page;
  const { setting } = state;
  if (setting.series) {
    return seriesView({ about: words.series, own: words.ownSeats, onown: () => act(change, { series: "" }) });
  }
  return playersView({
    players: setting.players.map((strategy, seat) => seatOf(page, strategy, seat)),
    add: {
      text: words.addSeat,
      isPossible: canAdd(setting),
      onadd: () => act(change, { players: withNewcomer(setting) }),
    },
  });
}

/** @param {Page} page @param {string} strategy @param {number} seat */
function seatOf({ state: { setting }, words, act }, strategy, seat) {
  const { players } = setting;
  return {
    number: words.seatNumber(seat),
    way: {
      label: words.seat(seat),
      options: words.strategies,
      value: strategy,
      onpick: (/** @type {string} */ picked) => act(change, { players: players.with(seat, picked) }),
    },
    how: words.how(strategy),
    removal: {
      label: words.removeSeat(seat),
      isPossible: canRemove(setting),
      onremove: () => act(change, { players: players.toSpliced(seat, 1) }),
    },
  };
}
