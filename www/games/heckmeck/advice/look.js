// What the solver says of a table, put into the words of the page. No value, no chance and no rule
// of the game is computed here: what a turn brings is told by the table after it.

import { dice, percent } from "../../../js/format.js";
import { FACES, rollCounts, sign } from "../state.js";
import { worms, wormsInWords } from "../tiles.js";
import { tableQuery } from "./table.js";

/**
 * Everything that is to be said of a table in the middle of a turn.
 *
 * `standing` tells worms, leaders and whether the game is over; then there is nothing else. `ways`
 * are the ways on, the best first, each with its `value` in worms; those that end the turn have
 * `end`, what the solver is told, and `deed`, what that brings. `instead` is a lower tile from the
 * grill in place of a steal, `failing` what a failed turn brings.
 *
 * @param odds what the solver says of the same turn for totals, see answers.js
 */
export function lookAtTable(state, odds, functions) {
  const query = tableQuery(state.table);
  const standing = functions.standing(query);
  if (standing.over) return { standing, over: true, ways: [] };
  const rolled = odds.phase === "rolled" || odds.phase === "bust";
  const advice = functions.advise({ ...query, taken: state.taken, roll: rolled ? rollCounts(state) : null });
  const ending = (key, end, value) => ({ key, value, ...turnEnd(query, end, functions) });
  const table = { standing, over: false, advice, instead: null, failing: ending("fail", "fail", advice.fail) };
  if (odds.phase === "bust") return { ...table, ways: [table.failing] };
  if (odds.phase === "rolled") return { ...table, ways: takes(state, odds, advice, query, functions) };
  const result = advice.results[odds.score];
  const ways = [];
  if (advice.stop !== null) ways.push(ending("stop", endOf(result), advice.stop));
  if (advice.roll !== null) ways.push({ key: "roll", value: advice.roll, remaining: odds.remaining, bustChance: odds.bustChance });
  if (advice.stop !== null && result.result === "steal" && !state.table.rules.compulsorySteal) {
    const lower = ending("instead", { total: odds.score }, null);
    if (lower.deed.won !== null) table.instead = lower;
  }
  return { ...table, ways: inOrder(ways, advice.best.action) };
}

/** The end of a turn: what the solver is told, the table after it, and what has changed. */
export function turnEnd(query, end, functions) {
  const after = functions.playTurn(query, end);
  return { end, after, deed: deedOf(query, after) };
}

/** What the solver is told when a turn ends with this result. */
function endOf({ result, total, tile }) {
  if (result === "fail") return "fail";
  return result === "steal" ? { steal: tile } : { total };
}

/** The faces that may be taken, each with what is best afterwards. */
function takes(state, odds, advice, query, functions) {
  const ways = advice.choices.map(({ face, count, value }) => {
    const { total, remaining } = odds.choices.find((choice) => choice.face === face);
    const taken = state.taken.with(face - 1, count);
    const { best, results } = functions.advise({ ...query, taken });
    const { bustChance, score } = functions.evaluateTurn({ taken });
    return { key: sign(face - 1), face: face - 1, count, value, total, remaining, next: best.action, bustChance, result: results[score] };
  });
  return inOrder(ways, sign(advice.best.face - 1));
}

const inOrder = (ways, best) => ways.toSorted((a, b) => (b.key === best) - (a.key === best) || b.value - a.value);

/** What has changed between two tables: the tile won and whose it was (null: the grill's), the tile
 * given back, the tiles turned down, and whether that was the last turn. */
export function deedOf(before, after) {
  const seat = before.toMove;
  const on = (table, tile) => table.players.findIndex((stack) => stack.includes(tile));
  const gone = (table, tile) => on(table, tile) < 0 && !table.grill.includes(tile);
  const tiles = [...before.grill, ...before.players.flat()];
  const won = after.players[seat].find((tile) => on(before, tile) !== seat) ?? null;
  const owner = won === null ? -1 : on(before, won);
  return {
    won, from: owner < 0 ? null : owner,
    back: before.players[seat].find((tile) => after.grill.includes(tile)) ?? null,
    out: tiles.filter((tile) => gone(after, tile)),
    ends: after.grill.length === 0,
  };
}

/** "24 goes back, 36 is out". */
export function lossInWords({ back, out }) {
  const parts = [back === null ? null : `${back} goes back`, ...out.map((tile) => `${tile} is out`)].filter(Boolean);
  return parts.join(", ") || "nothing changes";
}

/** What ending the turn does, as a button says it. */
export function deedInWords(deed, names) {
  if (deed.won === null) return `Failed: ${lossInWords(deed)}`;
  return deed.from === null ? `Take ${deed.won}` : `Steal ${deed.won} from ${names[deed.from]}`;
}

/** The same when it is done. */
export function deedDone(deed, name, names) {
  if (deed.won === null) return `${name} failed: ${lossInWords(deed)}.`;
  return deed.from === null ? `${name} took ${deed.won}.` : `${name} stole ${deed.won} from ${names[deed.from]}.`;
}

/** What a total brings, in the middle of a sentence. */
export function resultInWords({ result, tile, from }, names) {
  if (result === "fail") return "no tile";
  return result === "grill" ? `take ${tile}` : `steal ${tile} from ${names[from]}`;
}

/** What failing costs the player to move. */
export function costInWords({ stacks, toMove }) {
  const top = stacks[toMove].at(-1);
  return top === undefined ? "costs no tile" : `costs ${top} (${wormsInWords(worms(top))})`;
}

/** Why the first of the ways is the best, in a line. */
export function reason({ ways: [best, other], advice }, state) {
  const { table } = state;
  const cost = costInWords(table);
  if (!best || best.end && !other) return null;
  const bust = (way) => `bust next roll ${percent(way.bustChance)}, ${cost}`;
  if (best.face !== undefined) {
    return best.next === "stop"
      ? `Then stop: ${resultInWords(best.result, table.names)}.`
      : `Then roll ${dice(best.remaining)}: ${bust(best)}.`;
  }
  if (advice.stop === null && FACES.every((face) => state.taken[face] === 0)) return `Before the first roll. Failing ${cost}.`;
  const roll = best.key === "roll" ? best : other;
  return `${bust(roll).replace(/^b/, "B")}.`;
}
