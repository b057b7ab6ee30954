// What a run has come to: who wins, by how much, whether that is certain; or what it tells of a question.

import { at } from "../../../../shell/model/at.ts";
import { ENOUGH, isAhead } from "../../../../shell/pages/lab/ranges.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { exactly } from "../../../../shell/pages/lab/shares.ts";
import { type Standing, standings } from "../../../../shell/pages/lab/standings.ts";
import { questionOf, seated, tables } from "./setting.ts";
import type { Finding, Found, Result, Size, Strategy, Table, Verdict } from "./types.ts";

/** Null before the first game. */
export function verdict({ setting, results }: Found): Verdict | null {
  const played = results.filter((result) => result !== null);
  const [first] = played;
  if (!first) return null;
  const question = questionOf(setting);
  if (!question) return onOne(setting.players, first);
  const found = played.map(tableOf);
  const findings = new Set(found.map(({ finding }) => finding));
  return {
    kind: "question",
    question,
    finding: findings.has("few") ? "few" : findings.size > 1 ? "mixed" : tableOf(first).finding,
    tables: found,
    isWhole: found.length === tables(setting).length,
    games: played.reduce((sum, { games }) => sum + games, 0),
    enough: ENOUGH,
  };
}

function onOne(players: Strategy[], result: Result): Verdict {
  const { kind, first, second } = standings(result);
  const { games, ties } = result;
  const named = (standing: Standing) => ({ ...standing, who: seated(players, standing.seat) });
  return {
    kind: games < ENOUGH * players.length ? "few" : kind,
    players,
    first: named(first),
    second: named(second),
    ties,
    games,
    enough: ENOUGH,
  };
}

function tableOf(result: Result): Table {
  const size = result.players.length as Size;
  const { wins } = at(result.players, 0);
  const half = ((wins.high - wins.low) / 2) * 100;
  return {
    size,
    wins: { value: wins.value, half },
    result,
    equal: 1 / size,
    finding: findingOf(result, wins, 1 / size),
  };
}

/** Ranges are told by the deals: where each has ended alike, they tell nothing yet. */
function findingOf({ games }: Result, wins: Estimate, equal: number): Finding {
  if (games * equal < ENOUGH || wins.low === wins.high) return "few";
  if (isAhead(wins, exactly(equal))) return "more";
  return isAhead(exactly(equal), wins) ? "less" : "same";
}
