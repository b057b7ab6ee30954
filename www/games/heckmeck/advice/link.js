// How a link tells a table, and what is made of one that tells nonsense.

import { TILES } from "../tiles.js";
import { COMPUTERS, TABLE_RULES, freshTable, hasComputer, isPossible, nameOf, seat } from "./table.js";

export const TABLE_KEYS = ["player", "by", "played", "grill", "turn", ...Object.keys(TABLE_RULES)];

const PERSON = "-";
const listed = (tiles) => tiles.join(".");
const rest = (stacks) => TILES.filter((tile) => !stacks.flat().includes(tile));

/** The table as pairs for a link: the players in the order of their seats, each as the stack from
 * its bottom, or "-", and the name. Without `grill` all other tiles are on it. `by` tells the seats of
 * the computer, `played` the decisions that were made on each seat and what they gave away. */
export function tableToLink(table) {
  const pairs = table.names.map((name, seat) => ["player", `${listed(table.stacks[seat]) || "-"} ${name}`]);
  if (listed(table.grill) !== listed(rest(table.stacks))) pairs.push(["grill", listed(table.grill)]);
  if (hasComputer(table)) pairs.push(["by", table.seats.map(({ by }) => by ?? PERSON).join(".")]);
  if (table.seats.some(({ moves }) => moves > 0)) pairs.push(["played", table.seats.map(({ moves, lost }) => `${moves}x${lost}`).join("_")]);
  if (table.toMove > 0) pairs.push(["turn", String(table.toMove + 1)]);
  for (const [rule, normal] of Object.entries(TABLE_RULES)) {
    if (table.rules[rule] !== normal) pairs.push([rule, String(table.rules[rule])]);
  }
  return pairs;
}

/** The table that a link tells, and the keys of what in it can't be. */
export function tableFromLink(params) {
  const problems = new Set();
  const seen = new Set();
  /** The tiles of a list that are tiles, and have not been named before. */
  const tilesOf = (key, text) => text.split(".").filter(Boolean).flatMap((part) => {
    const tile = TILES.find((tile) => String(tile) === part);
    const problem = tile === undefined ? `${part.slice(0, 9)} is no tile` : seen.has(tile) ? `${tile} is in two places` : null;
    if (problem) problems.add(`${key} (${problem})`);
    seen.add(tile);
    return problem ? [] : [tile];
  });

  const { names, stacks } = playersOf();
  const grill = params.has("grill") ? tilesOf("grill", params.get("grill")).sort((a, b) => a - b) : rest(stacks);
  return { table: { names, stacks, seats: seats(), grill, toMove: toMove(), rules: rules() }, problems: [...problems] };

  function playersOf() {
    const texts = params.getAll("player");
    if (texts.length === 0) return freshTable();
    if (!isPossible(texts.length)) {
      problems.add(`player (${texts.length} of 2 to 7)`);
      return freshTable();
    }
    const parts = texts.map((text) => /^(?:(-|[\d.]+)(?: |$))?(.*)$/s.exec(text));
    return {
      names: parts.map(([, , name], seat) => nameOf(name, seat)),
      stacks: parts.map(([, stack]) => (stack && stack !== "-" ? tilesOf("player", stack) : [])),
    };
  }

  function seats() {
    const by = perSeat("by", ".", (text) => (text === PERSON ? null : COMPUTERS.find((name) => name === text)));
    const played = perSeat("played", "_", (text) => /^(\d{1,6})x(\d{1,6}(?:\.\d{1,4})?)$/.exec(text)?.slice(1).map(Number));
    return names.map((_, nth) => seat(by?.[nth], ...played?.[nth] ?? []));
  }

  /** What a key tells of each seat, if it can be read. */
  function perSeat(key, separator, read) {
    if (!params.has(key)) return null;
    const values = params.get(key).split(separator).map(read);
    if (values.length === names.length && !values.includes(undefined)) return values;
    problems.add(key);
    return null;
  }

  function toMove() {
    if (!params.has("turn")) return 0;
    const seat = names.findIndex((_, seat) => String(seat + 1) === params.get("turn"));
    if (seat < 0) problems.add(`turn (of ${names.length} players)`);
    return Math.max(0, seat);
  }

  function rules() {
    return Object.fromEntries(Object.entries(TABLE_RULES).map(([rule, normal]) => {
      const value = params.has(rule) ? { true: true, false: false }[params.get(rule)] : normal;
      if (typeof value !== "boolean") problems.add(rule);
      return [rule, typeof value === "boolean" ? value : normal];
    }));
  }
}
