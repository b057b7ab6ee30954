// A run by players, the best first, and by pairs of them.

import { at } from "../../../../shell/model/at.ts";
import { described } from "../../model/players.ts";
import { tables } from "./setting.ts";
import type { Found, Pair, Played } from "./types.ts";

/** Those who have played, by their averages. */
export function ranked({ setting, results }: Found): Played[] {
  const all = tables(setting);
  const played = all.flatMap((players, tournament) =>
    players.map((player, nth) => ({
      player,
      place: all.slice(0, tournament).flat().length + nth,
      isDouble: players.filter((other) => other === player).length > 1,
      tournament,
      games: results[tournament]?.games ?? 0,
      set: described(player).set,
      result: results[tournament]?.players[nth] as Played["result"],
    })),
  );
  return played
    .filter(({ result }) => result !== undefined)
    .sort((one, other) => other.result.mean.value - one.result.mean.value);
}

function kindOf({ value, low, high }: Pair["difference"]): Pair["kind"] {
  if (low > 0) return "ahead";
  return value === 0 && low === high ? "same" : "close";
}

/** Two of a tournament, the one with the higher average first. */
export function pairOf({ results }: Found, first: Played, second: Played): Pair {
  const differences = results[0]?.differences ?? [];
  const difference = at(at(differences, first.place), second.place);
  return { first, second, difference, kind: kindOf(difference) };
}

/** All pairs of those who had the same rolls, the best against the others first; none of a series. */
export function pairs(run: Found): Pair[] {
  if (run.setting.series) return [];
  const all = ranked(run);
  return all.flatMap((first, nth) => all.slice(nth + 1).map((second) => pairOf(run, first, second)));
}
