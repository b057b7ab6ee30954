// What is noted of each decision, and what it gave away against the best. The values are the
// solver's, compared with each other.

import { rollCounts, sum } from "../state.js";
import { worms } from "../tiles.js";
import { deedDone } from "./look.js";
import { tableQuery } from "./table.js";

/** What is kept of a value: more would only make links longer. */
const rounded = (lost) => Math.round(lost * 1e4) / 1e4;

/**
 * A note of what the player to move does, to be kept in the state's `log`.
 *
 * `steps` are the decisions that it takes in: before a typed roll nobody says "roll", so that is
 * noted with what follows. Each has the `ways` there were with their values, the `picked` one by its
 * key, and what that `lost` in worms; `isChoice`: whether there was another sensible way. `deed` tells in words how the turn ended, else it is null; what
 * a tile won elsewhere was worth is not known, then there are no steps. `seat` is the player's seat
 * afterwards.
 *
 * @param way a way of look.js, of the table that the view shows
 */
export function noteOf({ state, seen: { table: seen, phase } }, way, functions) {
  const { table, taken } = state;
  const rolled = phase === "rolled" || phase === "bust";
  const known = seen.ways.includes(way) || way === seen.instead;
  const steps = !known ? [] : [
    rolled ? rollOf(state, functions) : null,
    phase === "rolled" ? stepOf(seen.ways, way, seen.ways[0].value) : null,
    phase === "unrolled" ? stepOf(seen.ways, way, seen.advice.best.value) : null,
  ].filter(Boolean);
  const before = table.seats[table.toMove];
  const lost = steps.reduce((all, step) => all + step.lost, 0);
  const decisions = steps.filter(({ isChoice }) => isChoice).length;
  return {
    player: table.toMove, name: table.names[table.toMove], by: before.by, first: sum(taken) === 0, taken,
    roll: rolled ? rollCounts(state) : null, bust: phase === "bust", steps,
    deed: way.deed ? deedDone(way.deed, table.names[table.toMove], table.names) : null,
    seat: { ...before, moves: before.moves + decisions, lost: rounded(before.lost + lost) },
  };
}

/** The decision to roll. */
function rollOf({ table, taken }, functions) {
  const { stop, roll, best, fail } = functions.advise({ ...tableQuery(table), taken });
  const ways = [{ key: "roll", value: roll }, { key: "stop", value: stop }].filter(({ value }) => value !== null);
  // To stop on nothing is no choice.
  const isChoice = stop !== null && stop > fail;
  return { ways, isChoice, picked: "roll", best: best.action, lost: best.action === "roll" ? 0 : best.value - roll };
}

function stepOf(ways, way, most) {
  // A lower tile instead of a steal is none of the ways; from the grill a tile is worth its worms.
  const value = way.value ?? worms(way.deed.won);
  const kept = ways.map(({ key, face, count, value }) => ({ key, face, count, value }));
  const best = ways.find(({ value }) => value === most) ?? ways[0];
  return { ways: kept, isChoice: ways.length > 1, picked: way.key, best: best.key, lost: way === best ? 0 : Math.max(0, most - value) };
}
