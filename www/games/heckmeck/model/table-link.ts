// How a link tells a table, and what is made of one that tells nonsense.

import { freshTable, hasComputer, isPossible, ownNames, RULE_NAMES, STRATEGIES, seat, TABLE_RULES } from "./table.js";
import { TILES } from "./tiles.js";

/** @typedef {import("./types.d.ts").Table} Table */

export const TABLE_KEYS = ["player", "by", "played", "grill", "turn", ...RULE_NAMES];

const PERSON = "-";
const TRUTHS = ["true", "false"];
const listed = (/** @type {number[]} */ tiles) => tiles.join(".");
const rest = (/** @type {number[][]} */ stacks) => TILES.filter((tile) => !stacks.flat().includes(tile));

/** The table as pairs for a link: the players in the order of their seats, each as the stack from
 * its bottom, or "-", and the name. Without `grill` all other tiles are on it. `by` tells the seats of
 * the computer, `played` the decisions that were made on each seat and what they gave away: worms, then chances to win.
 * @param {Table} table @returns {[string, string][]} */
export function writeTable(table) {
  /** @type {[string, string][]} */
  const pairs = table.names.map((name, seat) => ["player", `${listed(table.stacks[seat]) || "-"} ${name}`]);
  if (listed(table.grill) !== listed(rest(table.stacks))) pairs.push(["grill", listed(table.grill)]);
  if (hasComputer(table)) pairs.push(["by", table.seats.map(({ by }) => by ?? PERSON).join(".")]);
  if (table.seats.some(({ moves, lost, lostChance }) => moves > 0 || lost > 0 || lostChance > 0)) {
    const played = (/** @type {import("./types.d.ts").Seat} */ { moves, lost, lostChance }) =>
      `${moves}x${lost}${lostChance > 0 ? `x${lostChance}` : ""}`;
    pairs.push(["played", table.seats.map(played).join("_")]);
  }
  if (table.toMove > 0) pairs.push(["turn", String(table.toMove + 1)]);
  for (const rule of RULE_NAMES) {
    if (table.rules[rule] !== TABLE_RULES[rule]) pairs.push([rule, String(table.rules[rule])]);
  }
  return pairs;
}

/**
 * What can't be read of a link: the key, and why where that helps.
 * @typedef {{ key: string, why?: "noTile" | "twice" | "players" | "seat", fact?: string | number }} Problem
 */

/** The table that a link tells, and what of it can't be. @param {URLSearchParams} params @returns {{ table: Table, problems: Problem[] }} */
export function readTable(params) {
  /** @type {Problem[]} */
  const problems = [];
  const { names, stacks, used } = readPlayers(params, problems);
  const grill = params.has("grill")
    ? readTiles("grill", params.get("grill") ?? "", used, problems).sort((a, b) => a - b)
    : rest(stacks);
  const seats = readSeats(params, names, problems);
  return {
    table: {
      names,
      stacks,
      seats,
      grill,
      toMove: readTurn(params, names, problems),
      rules: readRules(params, problems),
    },
    problems,
  };
}

/** The tiles of a list that are tiles, and have not been named before. @param {string} key @param {string} text @param {Set<number>} used @param {Problem[]} problems */
function readTiles(key, text, used, problems) {
  return text
    .split(".")
    .filter(Boolean)
    .flatMap((part) => {
      const tile = TILES.find((tile) => String(tile) === part);
      if (tile === undefined) problems.push({ key, why: "noTile", fact: part.slice(0, 9) });
      else if (used.has(tile)) problems.push({ key, why: "twice", fact: tile });
      else {
        used.add(tile);
        return [tile];
      }
      return [];
    });
}

/** @param {URLSearchParams} params @param {Problem[]} problems */
function readPlayers(params, problems) {
  const texts = params.getAll("player");
  /** @type {Set<number>} */
  const used = new Set();
  if (texts.length > 0 && !isPossible(texts.length))
    problems.push({ key: "player", why: "players", fact: texts.length });
  if (!isPossible(texts.length)) return { ...freshTable(), used };
  const parts = texts.map((text) => /^(?:(-|[\d.]+)(?: |$))?(.*)$/s.exec(text) ?? []);
  return {
    names: ownNames(parts.map(([, , name]) => name ?? "")),
    stacks: parts.map(([, stack]) => (stack && stack !== PERSON ? readTiles("player", stack, used, problems) : [])),
    used,
  };
}

/** @param {URLSearchParams} params @param {string[]} names @param {Problem[]} problems */
function readSeats(params, names, problems) {
  /** What a key tells of each seat, if it can be read. @param {string} key @param {string} separator @param {(text: string) => any} read */
  function perSeat(key, separator, read) {
    const values = params.get(key)?.split(separator).map(read);
    if (values === undefined || (values.length === names.length && !values.includes(undefined))) return values;
    problems.push({ key });
    return undefined;
  }
  const by = perSeat("by", ".", (text) => (text === PERSON ? null : STRATEGIES.find((name) => name === text)));
  const played = perSeat("played", "_", (text) =>
    /^(\d{1,6})x(\d{1,6}(?:\.\d{1,4})?)(?:x(\d{1,6}(?:\.\d{1,4})?))?$/
      .exec(text)
      ?.slice(1)
      .map((part) => Number(part ?? 0)),
  );
  return names.map((_, nth) => seat(by?.[nth], ...(played?.[nth] ?? [])));
}

/** @param {URLSearchParams} params @param {string[]} names @param {Problem[]} problems */
function readTurn(params, names, problems) {
  if (!params.has("turn")) return 0;
  const seat = names.findIndex((_, seat) => String(seat + 1) === params.get("turn"));
  if (seat < 0) problems.push({ key: "turn", why: "seat", fact: names.length });
  return Math.max(0, seat);
}

/** @param {URLSearchParams} params @param {Problem[]} problems */
function readRules(params, problems) {
  const rules = { ...TABLE_RULES };
  for (const rule of RULE_NAMES) {
    const told = params.get(rule) ?? String(rules[rule]);
    if (TRUTHS.includes(told)) rules[rule] = told === "true";
    else problems.push({ key: rule });
  }
  return rules;
}
