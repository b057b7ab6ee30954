// Who plays whom: how each of them plays, and how far ahead they look.

import { change } from "../../../../shell/lab/moves.js";
import { playersView as listView } from "../../../../shell/lab/players.js";
import { effortOf, effortsOf, seated, WAYS, wayOf, withEffort, withWay } from "../model/setting.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export const playersView = (page) =>
  listView({ players: page.state.setting.players.map((player, seat) => playerOf(page, player, seat)) });

/** @param {Page} page @param {string} player @param {number} seat */
function playerOf({ state, words, act }, player, seat) {
  const { players } = state.setting;
  const pick = (/** @type {string} */ picked) => act(change, { players: seated(players, seat, picked) });
  const effort = effortOf(player);
  return {
    number: words.playerNumber(seat),
    way: {
      label: words.player(seat),
      options: WAYS.map((value) => ({ value, text: words.way(value) })),
      value: wayOf(player),
      onpick: (/** @type {string} */ way) => pick(withWay(player, way)),
    },
    detail:
      effort === null
        ? null
        : {
            label: words.effortLabel(seat),
            options: effortsOf(wayOf(player)).map((value) => ({ value, text: words.effort(value) })),
            value: effort,
            onpick: (/** @type {string} */ picked) => pick(withEffort(player, picked)),
          },
    how: words.how(player),
  };
}
