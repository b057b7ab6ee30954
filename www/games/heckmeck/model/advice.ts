// What the solver says of a table in the middle of a turn. No value, no chance and no rule of the game is
// computed here: what a turn brings is told by the table after it.

import { sign } from "./dice.js";
import { isComplete, isOver, isThrown, rollCounts } from "./state.js";
import { adviceQuery, computerToMove, tableQuery } from "./table.js";
import { worms } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Way} Way */
/** @typedef {import("./types.d.ts").Deed} Deed */
/** @typedef {import("./types.d.ts").Result} Result */
/** @typedef {import("#modules/heckmeck").Advice} Advice */
/** @typedef {import("#modules/heckmeck").TableQuery} TableQuery */
/** @typedef {(name: string, ...asked: unknown[]) => any} Ask */

/** Whether chances to win are known: `here`, on their way, or not to be had. @typedef {"here" | "pending" | "failed"} Model */

/**
 * @typedef {object} SeenTable
 * @property {{ worms: number[], leaders: number[], over: boolean }} standing
 * @property {boolean} over
 * @property {Model} model
 * @property {import("./types.d.ts").Aim} aim
 * @property {number[] | null} chances
 * @property {Advice | null} advice
 * @property {Advice | null} forWorms
 * @property {Way[]} ways
 * @property {Way | null} instead
 * @property {Way | null} failing
 * @property {Way | null} picked
 */

/**
 * Everything that the solver says of a table.
 *
 * `standing` tells worms, leaders and whether the game is over; then there is nothing else. `aim` is what
 * all values are for: what the player wants, or worms while chances to win are not known. `chances` are those of
 * each player to win, `forWorms` is advice for worms where `advice` is for the win. `ways` are the
 * ways on, the best first; those that end the turn have a `deed`. `instead` is the other tile where a steal
 * can be made or left, `failing` what a failed turn does; `picked` the way that the computer takes, null where a
 * person is to move or dice are being typed.
 *
 * @param {State} state @param {any} odds what it says of the same turn for totals, see odds.js @param {Ask} ask @param {Model} model
 * @returns {SeenTable}
 */
export function lookAtTable(state, odds, ask, model) {
  const seen = withoutChoice(waysOn(state, odds, ask, model), state, ask);
  return { ...seen, picked: pick(state, odds, seen, ask) };
}

/**
 * Where a turn can only end, the chances to win are those of the table after it: they stay when the turn has ended. (The advice looks less
 * far beyond that end, so its estimates may differ by a little.)
 * @template {Omit<SeenTable, "picked">} T @param {T} seen @param {State} state @param {Ask} ask @returns {T}
 */
function withoutChoice(seen, { table: { toMove } }, ask) {
  const [only] = seen.ways;
  if (seen.model !== "here" || seen.ways.length !== 1 || seen.instead || !only.deed) return seen;
  const chances = ask("winChances", only.after);
  return { ...seen, chances, ways: [seen.aim === "win" ? { ...only, value: chances[toMove] } : only] };
}

/** @param {State} state @param {any} odds @param {Ask} ask @param {Model} model @returns {Omit<SeenTable, "picked">} */
function waysOn(state, odds, ask, model) {
  const { table } = state;
  const query = tableQuery(table);
  const standing = ask("standing", query);
  const aim = model === "here" ? state.aim : "worms";
  const isRolled = odds.phase === "rolled" || odds.phase === "bust";
  const dice = { taken: state.taken, roll: isRolled ? rollCounts(state) : null };
  const chances = model === "here" ? ask("winChances", { ...query, ...dice }) : null;
  const nothing = { advice: null, forWorms: null, failing: null, instead: null, ways: [] };
  if (standing.over) return { standing, over: true, model, aim, chances, ...nothing };
  const advice = ask("advise", adviceQuery(table, aim, dice));
  const forWorms = aim === "win" ? ask("advise", adviceQuery(table, "worms", dice)) : null;
  const ending = (/** @type {string} */ key, /** @type {unknown} */ end, value = 0) => ({
    key,
    value,
    ...turnEnd(query, end, table.names, ask),
  });
  const failing = ending("fail", "fail", advice.fail);
  const seen = { standing, over: false, model, aim, chances, advice, forWorms, instead: null, failing };
  if (odds.phase === "bust") return { ...seen, ways: [failing] };
  if (odds.phase === "rolled") return { ...seen, ways: takes(state, odds, advice, aim, ask) };
  const result = advice.results[odds.score];
  /** @type {Way[]} */
  const ways = [];
  if (advice.stop !== null) ways.push(ending("stop", endOf(result), advice.stop));
  if (advice.roll !== null)
    ways.push({ key: "roll", value: advice.roll, remaining: odds.remaining, bustChance: odds.bustChance });
  const other = advice.stop === null ? null : otherEnd(state, result);
  const instead = other && ending("instead", other);
  return {
    ...seen,
    instead: instead && instead.deed.won !== null ? { ...instead, value: worthOf(instead, aim, query, ask) } : null,
    ways: inOrder(ways, advice.best.action),
  };
}

/** The other end of a turn where a steal can be made or left; null where there is none. @param {State} state @param {Result} result */
function otherEnd({ table: { stacks, toMove, rules } }, { result, total = 0 }) {
  if (rules.compulsorySteal) return null;
  if (result === "steal") return { total };
  const isOpen = stacks.some((stack, seat) => seat !== toMove && stack.at(-1) === total);
  return isOpen ? { steal: total } : null;
}

/** What an end of the turn is worth: its worms, or the chance to win after it. @param {any} way @param {import("./types.d.ts").Aim} aim @param {TableQuery} query @param {Ask} ask */
function worthOf({ after, deed }, aim, query, ask) {
  // The next turn is looked at, as for all other ends.
  return aim === "win" ? ask("winChances", { ...after, turns: 1 })[query.toMove] : worms(deed.won);
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
 * @param {State} state @param {any} odds @param {Advice} advice @param {import("./types.d.ts").Aim} aim @param {Ask} ask
 */
function takes(state, odds, advice, aim, ask) {
  const ways = advice.choices.map(({ face, count, value }) => {
    const { total, remaining } = odds.choices.find((/** @type {any} */ choice) => choice.face === face);
    const taken = state.taken.with(face - 1, count);
    const { best, results } = ask("advise", adviceQuery(state.table, aim, { taken }));
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

/** The best way for worms, where that is another than the best one to win; null elsewhere. @param {Pick<SeenTable, "ways" | "forWorms">} seen @returns {Way | null} */
export function dissenting({ ways, forWorms }) {
  if (!forWorms || ways.length < 2) return null;
  const { action, face } = forWorms.best;
  const key = action === "take" ? sign((face ?? 0) - 1) : action;
  return key === ways[0].key ? null : (ways.find((way) => way.key === key) ?? null);
}

/** How far the player to move is ahead of the best of the others in worms, and the tiles that are left. @param {State} state @param {Pick<SeenTable, "standing">} seen */
export function standingOf({ table: { toMove, names, grill } }, { standing: { worms } }) {
  const others = worms.filter((_, seat) => seat !== toMove);
  return { name: names[toMove], ahead: worms[toMove] - Math.max(...others), tiles: grill.length };
}

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

/** The strategies that follow advice for the win, and for worms. */
export const FOR_THE_WIN = "best-to-win";
const FOR_WORMS = "best-in-worms";

/** Which of the ways the computer takes now. @param {State} state @param {any} odds @param {Omit<SeenTable, "picked">} seen @param {Ask} ask @returns {Way | null} */
function pick(state, odds, seen, ask) {
  const by = computerToMove(state);
  if (by === null || seen.over) return null;
  const complete = isComplete(state);
  if (!complete && !isOver(state) && !isThrown(state) && state.roll.length > 0) return null;
  if (seen.ways.length === 1 && !seen.instead) return seen.ways[0];
  // Who plays for the win waits for what that takes, and does without where it can't be had.
  if (by === FOR_THE_WIN && seen.model === "pending") return null;
  const strategy = by === FOR_THE_WIN && seen.model === "failed" ? FOR_WORMS : by;
  const query = { ...tableQuery(state.table), taken: state.taken, roll: complete ? rollCounts(state) : null };
  const { action, face } = ask("decide", query, strategy, state.seed);
  if (action !== "stop" || !seen.instead)
    return seen.ways.find((way) => (action === "take" ? way.face === face - 1 : way.key === action)) ?? null;
  // Only who plays for the win ever leaves a steal; the values on screen may be for something else.
  const aim = strategy === FOR_THE_WIN ? "win" : "worms";
  const { results } = ask("advise", adviceQuery(state.table, aim, { taken: state.taken }));
  return stealing(seen, results[odds.score].result === "steal");
}

/** The way that ends the turn by stealing, or by leaving the steal, where one is open; else the way that ends it. @param {Pick<SeenTable, "ways" | "instead">} seen @param {boolean} [steals] @returns {Way | null} */
export function stealing({ ways, instead }, steals = true) {
  const stop = ways.find(({ deed }) => deed) ?? null;
  return stop?.deed && instead && (stop.deed.from !== null) !== steals ? instead : stop;
}

/** Whether there is something that the computer does without a person. @param {State} state @param {Way | null | undefined} picked */
export const canStep = (state, picked) => Boolean(picked) && (picked?.key !== "roll" || isThrown(state));

/** Whether the person to move decides alone, and is told afterwards. @param {State} state */
export const areHidden = (state) => state.hints === "after" && computerToMove(state) === null;

/** Whether a person decides among several ways without being told which is best. @param {State} state @param {SeenTable} table */
export const isChoiceHidden = (state, { ways, instead }) => areHidden(state) && (ways.length > 1 || instead !== null);

/**
 * The two ways to end a turn where a steal is open: `row` is one of the ways on, `below` the other one. What the computer
 * takes has the row, else the better one; but where the choice is hidden the steal has it.
 * @param {State} state @param {SeenTable} table
 */
export function ends(state, table) {
  const { ways, instead, picked } = table;
  const stop = ways.find(({ key }) => key === "stop") ?? null;
  const row = isChoiceHidden(state, table) ? stealing(table) : instead && picked === instead ? instead : stop;
  return { row, below: row === stop ? instead : stop };
}

/** Whether a turn that could go on is given up. @param {Way} way @param {Way[]} ways */
export const isForNothing = (way, ways) => way.key === "stop" && ways.length > 1 && way.deed?.won === null;

/** Whether whoever is to move goes on as the numbers suppose. @param {State} state @param {import("./types.d.ts").Aim} aim what they are for */
export const followsAdvice = (state, aim) =>
  [null, aim === "win" ? FOR_THE_WIN : FOR_WORMS].includes(computerToMove(state));
