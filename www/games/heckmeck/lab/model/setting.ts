// What is to be played.

import { STRATEGIES, TABLE_RULES } from "../../model/table.ts";
import type { Query, Setting } from "./types.ts";

export const STARTS = ["in-turn", "first"] as const;
export const EQUAL = ["highest-tile", "tie"] as const;

export const BEST_TO_WIN = "best-to-win";
export const THE_BEST = "best-in-worms";
export const FIVE_RULES = "five-rules";
export const RULES_OF_THUMB = STRATEGIES.filter((strategy) => strategy.startsWith("rule-"));

/** What it brings to play for the win rather than for worms, by the rules of the game; all but the seed. */
export const TO_WIN: Omit<Setting, "seed"> = {
  players: [BEST_TO_WIN, THE_BEST],
  series: "",
  games: 1000,
  starts: STARTS[0],
  equal: EQUAL[0],
  rules: TABLE_RULES,
};

export const initial = (): Setting => ({ ...TO_WIN, players: [...TO_WIN.players], seed: 1 });

/** Who sits at the table in each of the tournaments that are to be played. */
export const tables = ({ series, players }: Setting) =>
  series === FIVE_RULES ? RULES_OF_THUMB.map((rule) => [THE_BEST, rule]) : [players];

/** The tournaments as the solver is asked for them. */
export const queries = (setting: Setting): Query[] =>
  tables(setting).map((players) => ({
    players,
    seed: setting.seed,
    rules: setting.rules,
    tieBreak: setting.equal === "highest-tile",
    rotate: setting.starts === "in-turn",
  }));
