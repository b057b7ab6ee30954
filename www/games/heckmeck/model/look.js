// All that is to be said of a state: of the turn, and at a table of the table.

import { lookAtTable } from "./advice.js";
import { lookAtTurn } from "./odds.js";
import { playing } from "./state.js";
import { isBegun } from "./table.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {{ odds: any, table: any }} Seen */

/**
 * `odds` as odds.js says, and `table` as advice.js does: where advice is wanted, and where a game goes on
 * that a face taken for its odds is a move of. Null while the solver is on its way.
 *
 * @param {State} state @param {import("../../../shell/game.d.ts").Answers} answers
 * @returns {Seen | null}
 */
export function look(state, answers) {
  const ask = (/** @type {string} */ name, /** @type {unknown[]} */ ...asked) => {
    const answer = answers.ask(name, ...asked);
    return answer.status === "here" ? answer.value : null;
  };
  const now = playing(state);
  const odds = lookAtTurn(now, (query) => ask("evaluateTurn", query));
  if (!odds) return null;
  const isGame = state.mode === "advice" || (state.dice === 8 && isBegun(state.table));
  return { odds, table: isGame ? lookAtTable(now, odds, ask) : null };
}
