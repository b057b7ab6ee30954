// What is noted of each decision, and what it gave away against the best. The values are the
// solver's, compared with each other.

import { rollCounts, sum } from "../state.js";
import { worms } from "../tiles.js";
import { deedDone, deedInWords } from "./look.js";
import { seat, tableQuery } from "./table.js";

/** What is kept of a value: more would only make links longer. */
const rounded = (lost) => Math.round(lost * 1e4) / 1e4;

/**
 * What the player to move does: the `note` of it, to be kept in the state's `log`, and the player's
 * `seat` afterwards.
 *
 * `steps` are the decisions that it takes in: before a typed roll nobody says "roll", so that is
 * noted with what follows. Each has the `ways` there were with their values, the `picked` and the
 * `best` one by their keys, and what the picked one `lost` in worms; `isChoice`: whether there was
 * another sensible way. `deed` tells in words how the turn ended, else it is null. Of a tile won
 * with other dice nothing more is known: then there are no steps. `first`: whether a turn begins.
 *
 * @param way a way of look.js, of the table that the view shows
 */
export function noteOf({ state, seen: { table: seen, phase } }, way, functions) {
  const { table, taken } = state;
  const { names, toMove, seats } = table;
  const rolled = phase === "rolled" || phase === "bust";
  const known = seen.ways.includes(way) || way === seen.instead;
  const steps = !known ? [] : [
    rolled ? rollOf(state, functions) : null,
    phase === "rolled" ? stepOf(seen.ways, way, names) : null,
    phase === "unrolled" || way === seen.instead ? stopOf(seen, way, names) : null,
  ].filter(Boolean);
  const { by, moves, lost } = seats[toMove];
  const gone = steps.reduce((all, step) => all + step.lost, 0);
  return {
    note: {
      player: toMove, name: names[toMove], by, first: sum(taken) === 0, roll: rolled ? rollCounts(state) : null,
      bust: phase === "bust", steps, deed: way.deed ? deedDone(way.deed, names[toMove], names) : null,
    },
    seat: seat(by, moves + steps.filter(({ isChoice }) => isChoice).length, rounded(lost + gone)),
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

/** The decision to end the turn, also on a lower tile instead of a steal: that is worth its worms. */
function stopOf({ ways, instead }, way, names) {
  return stepOf(instead ? [...ways, { ...instead, value: worms(instead.deed.won) }] : ways, way, names);
}

/** One of the ways, of which the first is the best. What ends the turn is called by what it brings. */
function stepOf(ways, way, names) {
  const [best] = ways;
  const { value } = ways.find(({ key }) => key === way.key);
  return {
    ways: ways.map(({ key, face, count, value, deed }) => ({ key, face, count, value, name: deed && deedInWords(deed, names) })),
    isChoice: ways.length > 1, picked: way.key, best: best.key, lost: way.key === best.key ? 0 : Math.max(0, best.value - value),
  };
}
