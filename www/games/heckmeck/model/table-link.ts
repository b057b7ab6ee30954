// How a link tells a table, and what is made of one that tells nonsense.

import { at } from "../../../shell/model/at.ts";
import { readNames, writtenName } from "./names.ts";
import { freshTable, hasComputer, isPossible, RULE_NAMES, STRATEGIES, seat, TABLE_RULES } from "./table.ts";
import { TILES } from "./tiles.ts";
import type { Name, Seat, Table } from "./types.ts";

export const TABLE_KEYS = ["player", "by", "played", "grill", "turn", ...RULE_NAMES];

const PERSON = "-";
const TRUTHS = ["true", "false"];
const listed = (tiles: number[]) => tiles.join(".");
const offStacks = (stacks: number[][]) => TILES.filter((tile) => !stacks.flat().includes(tile));

/**
 * The table as pairs for a link: the players in the order of their seats, each as the stack from
 * its bottom, or "-", and the name, unless nobody has named who is usual there. Without `grill` all other tiles are on it. `by` tells the seats of
 * the computer, `played` the decisions that were made on each seat and what they gave away: worms, then chances to win.
 */
export function writeTable(table: Table): [string, string][] {
  const pairs: [string, string][] = table.names.map((name, seat) => [
    "player",
    `${listed(at(table.stacks, seat)) || PERSON} ${writtenName(name, seat)}`.trimEnd(),
  ]);
  if (listed(table.grill) !== listed(offStacks(table.stacks))) pairs.push(["grill", listed(table.grill)]);
  if (hasComputer(table)) pairs.push(["by", table.seats.map(({ by }) => by ?? PERSON).join(".")]);
  if (table.seats.some(({ choices, lost, lostChance }) => choices > 0 || lost > 0 || lostChance > 0)) {
    const played = ({ choices, lost, lostChance }: Seat) =>
      `${choices}x${lost}${lostChance > 0 ? `x${lostChance}` : ""}`;
    pairs.push(["played", table.seats.map(played).join("_")]);
  }
  if (table.toMove > 0) pairs.push(["turn", String(table.toMove + 1)]);
  for (const rule of RULE_NAMES) {
    if (table.rules[rule] !== TABLE_RULES[rule]) pairs.push([rule, String(table.rules[rule])]);
  }
  return pairs;
}

/** What can't be read of a link: the key, and why where that helps. */
export interface Problem {
  key: string;
  why?: "noTile" | "twice" | "players" | "seat";
  fact?: string | number;
}

/** The table that a link tells, and what of it can't be. */
export function readTable(params: URLSearchParams): { table: Table; problems: Problem[] } {
  const problems: Problem[] = [];
  const { names, stacks, used } = readPlayers(params, problems);
  const grill = params.has("grill")
    ? readTiles("grill", params.get("grill") ?? "", used, problems).sort((a, b) => a - b)
    : offStacks(stacks);
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

/** The tiles of a list that are tiles, and have not been named before. */
function readTiles(key: string, text: string, used: Set<number>, problems: Problem[]) {
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

function readPlayers(params: URLSearchParams, problems: Problem[]) {
  const texts = params.getAll("player");
  const used: Set<number> = new Set();
  if (texts.length > 0 && !isPossible(texts.length))
    problems.push({ key: "player", why: "players", fact: texts.length });
  if (!isPossible(texts.length)) return { ...freshTable(), used };
  const parts = texts.map((text) => /^(?:(-|[\d.]+)(?: |$))?(.*)$/s.exec(text) ?? []);
  return {
    names: readNames(parts.map(([, , name]) => name ?? "")),
    stacks: parts.map(([, stack]) => (stack && stack !== PERSON ? readTiles("player", stack, used, problems) : [])),
    used,
  };
}

function readSeats(params: URLSearchParams, names: Name[], problems: Problem[]) {
  /** What a key tells of each seat, if it can be read. */
  function perSeat<Value>(key: string, separator: string, read: (text: string) => Value | undefined) {
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

function readTurn(params: URLSearchParams, names: Name[], problems: Problem[]) {
  if (!params.has("turn")) return 0;
  const seat = names.findIndex((_, seat) => String(seat + 1) === params.get("turn"));
  if (seat < 0) problems.push({ key: "turn", why: "seat", fact: names.length });
  return Math.max(0, seat);
}

function readRules(params: URLSearchParams, problems: Problem[]) {
  const rules = { ...TABLE_RULES };
  for (const rule of RULE_NAMES) {
    const told = params.get(rule) ?? String(rules[rule]);
    if (TRUTHS.includes(told)) rules[rule] = told === "true";
    else problems.push({ key: rule });
  }
  return rules;
}
