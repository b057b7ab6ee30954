// The one reason for the best way on at a table, where one stands out: something that it does and the others do not do as well.
// All chances are the solver's own, compared with each other.

import type { Advice } from "#modules/heckmeck";
import { at } from "../../../shell/model/at.ts";
import type { TableAnalysis } from "./advice.ts";
import { WORM } from "./dice.ts";
import type { Odds } from "./odds.ts";
import { worms } from "./tiles.ts";
import { ownTop } from "./told-advice.ts";
import type { Name, Result, State, Table, Taking, Way } from "./types.ts";

/** A chance of the best way, and that of the next best. */
interface Chances {
  chance: number;
  next: number;
}

export type Why =
  /** The game is won at once. */
  | { kind: "wins" }
  /** Stopping then steals a tile, and with no other face. */
  | { kind: "steals"; tile: number; from: Name }
  /** Stopping then takes a tile of more worms than with any other face. */
  | { kind: "takes"; tile: number }
  /** The turn fails least often; `isFirstWorm`: it takes the worm that every tile needs. */
  | ({ kind: "fails"; isFirstWorm: boolean } & Chances)
  /** A tile is stolen more often than with the next best face. */
  | ({ kind: "stealsOften"; tile: number } & Chances)
  /** It makes the highest total. */
  | { kind: "makes"; total: number }
  /** Stopping: rolling on does not do better more often than that. */
  | { kind: "stops"; chance: number }
  /** Rolling: so often it makes a total that is better than to stop. */
  | { kind: "rolls"; total: number; chance: number };

/** By how much the best way must be ahead, by what the advice is for: what is closer needs no reason. */
export const LEAST_LEAD = { win: 0.005, worms: 0.05 };

/** By how much chances must differ to be a reason. */
export const LEAST_APART = 0.05;

/** How often rolling on must do better to be the reason for it; more seldom, it is the reason to stop. */
const HALF = 0.5;

/**
 * @param odds of the same turn
 * @param names of the players
 */
export function whyBest(
  { ways, advice, aim }: Pick<TableAnalysis, "ways" | "advice" | "aim">,
  odds: Pick<Odds, "score" | "ways">,
  { taken, table: { names } }: Pick<State, "taken" | "table">,
): Why | null {
  const [best, next] = ways;
  if (!advice || !best || !next || best.value - next.value < LEAST_LEAD[aim]) return null;
  const stops = best.does === "end" || (best.does === "take" && best.next === "stop");
  if (aim === "win" && stops && best.value === 1) return { kind: "wins" };
  const [first, ...others] = ways.filter((way) => way.does === "take");
  return first
    ? (whyNow(first, others, names) ?? whyThen(first, others, first.face === WORM && taken[WORM] === 0))
    : whyStopOrRoll(best, advice, odds);
}

/** From this chance on a bust that costs a tile is told beside the reason. */
const LEAST_BUST = 0.01;

/**
 * The bust that is told beside the reason for the best way, and the tile that it costs: null where it is too seldom to matter, or costs none.
 * Beside how often the turn fails a second chance of failing would only confuse.
 * @param chance of a bust on the next roll
 */
export function bustBeside({ kind }: Why, chance: number, table: Pick<Table, "stacks" | "toMove">) {
  const tile = ownTop(table);
  return kind !== "fails" && chance >= LEAST_BUST && tile !== null ? { chance, tile } : null;
}

/** What stopping with a face brings at once, where that is best and nothing else brings as much. */
function whyNow({ next, result }: Taking, others: Taking[], names: Name[]): Why | null {
  const { tile, from } = result;
  if (next !== "stop" || tile === undefined) return null;
  if (from !== undefined && others.every(({ result }) => result.from === undefined))
    return { kind: "steals", tile, from: at(names, from) };
  const isMost = others.every(({ result }) => result.tile === undefined || worms(result.tile) < worms(tile));
  return isMost ? { kind: "takes", tile } : null;
}

/** How the turn ends more often than with other faces, under best play; or the highest total. */
function whyThen(best: Taking, others: Taking[], isFirstWorm: boolean): Why | null {
  const [next] = others;
  if (!next) return null;
  const chanceOf = ({ distribution }: Taking, { result, tile, from }: Result) =>
    distribution.find((one) => one.result === result && one.tile === tile && one.from === from)?.probability ?? 0;
  const failing = (way: Taking) => chanceOf(way, { result: "fail" });
  const [fails, least] = [failing(best), failing(next)];
  if (least - fails >= LEAST_APART && others.every((way) => failing(way) > fails))
    return { kind: "fails", isFirstWorm, chance: fails, next: least };
  for (const steal of best.distribution) {
    const { result, tile, probability } = steal;
    if (result !== "steal" || tile === undefined) continue;
    const seldom = chanceOf(next, steal);
    if (probability - seldom >= LEAST_APART) return { kind: "stealsOften", tile, chance: probability, next: seldom };
  }
  return others.every(({ total }) => total < best.total) ? { kind: "makes", total: best.total } : null;
}

/** How often rolling on makes a total that is worth more than to stop. */
function whyStopOrRoll(
  { does }: Way,
  { prices, stop, results }: Advice,
  { score, ways }: Pick<Odds, "score" | "ways">,
) {
  if (stop === null || at(results, score).result === "fail") return null;
  const isBetter = (total: number) => at(prices, total) > stop;
  const totals = [...prices.keys()].filter((total) => total > score);
  const total = totals.find(isBetter);
  const rolling = ways.find(({ key }) => key === "roll");
  const chance = total === undefined ? 0 : (rolling?.evaluation.atLeast[total] ?? 0);
  if (does === "end") return chance < HALF ? { kind: "stops" as const, chance } : null;
  const isSure = total !== undefined && totals.every((other) => other < total || isBetter(other));
  return isSure && chance >= HALF ? { kind: "rolls" as const, total, chance } : null;
}
