// What the solver says of a table in the middle of a turn. No value, no chance and no rule of the game is
// computed here: what a turn brings is told by the table after it.

import { sign } from "./dice.js";
import { isComplete, isOver, isThrown, rollCounts } from "./state.js";
import { computerToMove, tableQuery } from "./table.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Way} Way */
/** @typedef {import("./types.d.ts").Deed} Deed */
/** @typedef {import("./types.d.ts").Result} Result */
/** @typedef {import("#modules/heckmeck").Advice} Advice */
/** @typedef {import("#modules/heckmeck").TableQuery} TableQuery */
/** @typedef {(name: string, ...asked: unknown[]) => any} Ask */

/**
 * @typedef {object} SeenTable
 * @property {{ worms: number[], leaders: number[], over: boolean }} standing
 * @property {boolean} over
 * @property {Advice | null} advice
 * @property {Way[]} ways
 * @property {Way | null} instead
 * @property {Way | null} failing
 * @property {Way | null} picked
 */

/**
 * Everything that the solver says of a table.
 *
 * `standing` tells worms, leaders and whether the game is over; then there is nothing else. `ways` are the
 * ways on, the best first; those that end the turn have a `deed`. `instead` is a lower tile from the grill in
 * place of a steal, `failing` what a failed turn does; `picked` the way that the computer takes, null where a
 * person is to move or dice are being typed.
 *
 * @param {State} state @param {any} odds what it says of the same turn for totals, see odds.js @param {Ask} ask
 * @returns {SeenTable}
 */
export function lookAtTable(state, odds, ask) {
  const seen = waysOn(state, odds, ask);
  return { ...seen, picked: pick(state, seen, ask) };
}

/** @param {State} state @param {any} odds @param {Ask} ask @returns {Omit<SeenTable, "picked">} */
function waysOn(state, odds, ask) {
  const query = tableQuery(state.table);
  const { names } = state.table;
  const standing = ask("standing", query);
  if (standing.over) return { standing, over: true, advice: null, failing: null, instead: null, ways: [] };
  const isRolled = odds.phase === "rolled" || odds.phase === "bust";
  const advice = ask("advise", { ...query, taken: state.taken, roll: isRolled ? rollCounts(state) : null });
  const ending = (/** @type {string} */ key, /** @type {unknown} */ end, value = 0) => ({
    key,
    value,
    ...turnEnd(query, end, names, ask),
  });
  const table = { standing, over: false, advice, instead: null, failing: ending("fail", "fail", advice.fail) };
  if (odds.phase === "bust") return { ...table, ways: [table.failing] };
  if (odds.phase === "rolled") return { ...table, ways: takes(state, odds, advice, query, ask) };
  const result = advice.results[odds.score];
  /** @type {Way[]} */
  const ways = [];
  if (advice.stop !== null) ways.push(ending("stop", endOf(result), advice.stop));
  if (advice.roll !== null)
    ways.push({ key: "roll", value: advice.roll, remaining: odds.remaining, bustChance: odds.bustChance });
  const isSteal = advice.stop !== null && result.result === "steal" && !state.table.rules.compulsorySteal;
  const lower = isSteal ? ending("instead", { total: odds.score }) : null;
  return {
    ...table,
    instead: lower && lower.deed.won !== null ? lower : null,
    ways: inOrder(ways, advice.best.action),
  };
}

/** The end of a turn: what the solver is told, the table after it, and what that does. @param {TableQuery} query @param {unknown} end @param {string[]} names @param {Ask} ask */
export function turnEnd(query, end, names, ask) {
  const after = ask("playTurn", query, end);
  return { end, after, deed: deedOf(query, after, names) };
}

/** What the solver is told when a turn ends with this result. @param {Result} result */
function endOf({ result, total, tile }) {
  if (result === "fail") return "fail";
  return result === "steal" ? { steal: tile } : { total };
}

/**
 * The faces that may be taken, each with what is best afterwards.
 * @param {State} state @param {any} odds @param {Advice} advice @param {TableQuery} query @param {Ask} ask
 */
function takes(state, odds, advice, query, ask) {
  const ways = advice.choices.map(({ face, count, value }) => {
    const { total, remaining } = odds.choices.find((/** @type {any} */ choice) => choice.face === face);
    const taken = state.taken.with(face - 1, count);
    const { best, results } = ask("advise", { ...query, taken });
    const { bustChance, score } = ask("evaluateTurn", { taken });
    return {
      key: sign(face - 1),
      face: face - 1,
      count,
      value,
      total,
      remaining,
      next: best.action,
      bustChance,
      result: results[score],
    };
  });
  return inOrder(ways, sign((advice.best.face ?? 0) - 1));
}

/** @param {Way[]} ways @param {string} best */
const inOrder = (ways, best) =>
  ways.toSorted((a, b) => Number(b.key === best) - Number(a.key === best) || b.value - a.value);

/** What has changed between two tables. @param {TableQuery} before @param {TableQuery} after @param {string[]} names @returns {Deed} */
function deedOf(before, after, names) {
  const seat = before.toMove;
  const on = (/** @type {TableQuery} */ table, /** @type {number} */ tile) =>
    table.players.findIndex((stack) => stack.includes(tile));
  const isGone = (/** @type {TableQuery} */ table, /** @type {number} */ tile) =>
    on(table, tile) < 0 && !table.grill.includes(tile);
  const tiles = [...before.grill, ...before.players.flat()];
  const won = after.players[seat].find((tile) => on(before, tile) !== seat) ?? null;
  const owner = won === null ? -1 : on(before, won);
  return {
    won,
    from: owner < 0 ? null : names[owner],
    back: before.players[seat].find((tile) => after.grill.includes(tile)) ?? null,
    out: tiles.filter((tile) => isGone(after, tile)),
    ends: after.grill.length === 0,
  };
}

/** Which of the ways the computer takes now. @param {State} state @param {Omit<SeenTable, "picked">} seen @param {Ask} ask @returns {Way | null} */
function pick(state, seen, ask) {
  const by = computerToMove(state);
  if (by === null || seen.over) return null;
  const complete = isComplete(state);
  if (!complete && !isOver(state) && !isThrown(state) && state.roll.length > 0) return null;
  if (seen.ways.length === 1) return seen.ways[0];
  const query = { ...tableQuery(state.table), taken: state.taken, roll: complete ? rollCounts(state) : null };
  const { action, face } = ask("decide", query, by, state.seed);
  return seen.ways.find((way) => (action === "take" ? way.face === face - 1 : way.key === action)) ?? null;
}

/** Whether there is something that the computer does without a person. @param {State} state @param {Way | null | undefined} picked */
export const canStep = (state, picked) => Boolean(picked) && (picked?.key !== "roll" || isThrown(state));

/** Whether the person to move decides alone, and is told afterwards. @param {State} state */
export const areHidden = (state) => state.hints === "after" && computerToMove(state) === null;

/** Whether a turn that could go on is given up. @param {Way} way @param {Way[]} ways */
export const isForNothing = (way, ways) => way.key === "stop" && ways.length > 1 && way.deed?.won === null;

/** Whether whoever is to move goes on as the numbers suppose. @param {State} state */
export const followsAdvice = (state) => [null, "best-in-worms"].includes(computerToMove(state));
