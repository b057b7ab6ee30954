// What is to be played.

import type { ByHeart, TournamentPlayer } from "#modules/heckmeck-lab";
import { STRATEGIES as OF_GAME, RULE_NAMES, TABLE_RULES } from "../../model/table.ts";
import type { Query, Seat, Setting } from "./types.ts";

export const STARTS = ["in-turn", "first"] as const;
export const EQUAL = ["highest-tile", "tie"] as const;

export const BEST_TO_WIN = "best-to-win";
export const THE_BEST = "best-in-worms";
export const FIVE_RULES = "five-rules";
/** Something of each player who goes by so many rules to remember, which are chosen for worms or for the chance to win. */
export const ofByHeart = <Value>(of: (count: number, aim: "worms" | "win") => Value) =>
  Object.fromEntries(
    ([7, 5, 3, 1] as const).flatMap((count): [ByHeart, Value][] => [
      [`by-heart-${count}`, of(count, "worms")],
      [`by-heart-${count}-to-win`, of(count, "win")],
    ]),
  ) as Record<ByHeart, Value>;

export const BY_HEART = ofByHeart(() => true);

/** Who may play; those on top play best. */
export const STRATEGIES: TournamentPlayer[] = [
  BEST_TO_WIN,
  THE_BEST,
  ...(Object.keys(BY_HEART) as ByHeart[]),
  ...OF_GAME.filter((strategy) => strategy !== BEST_TO_WIN && strategy !== THE_BEST),
];
export const RULES_OF_THUMB = OF_GAME.filter((strategy) => strategy.startsWith("rule-")).sort();

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
export const tables = ({ series, players }: Setting): TournamentPlayer[][] =>
  series === FIVE_RULES ? RULES_OF_THUMB.map((rule) => [THE_BEST, rule]) : [players];

/** Whom to call what at a table: by the strategy, and by the number of the seat where several play alike. */
export const seatsOf = (players: TournamentPlayer[]): Seat[] =>
  players.map((strategy, seat) => ({
    strategy,
    number: players.filter((other) => other === strategy).length === 1 ? null : seat + 1,
  }));

/** A setting as it is told: of the rules those that are not as by default. */
export const toldSetting = ({ series, players, starts, equal, rules }: Setting) => ({
  isSeries: series === FIVE_RULES,
  seats: seatsOf(players),
  starts,
  equal,
  changed: RULE_NAMES.filter((rule) => rules[rule] !== TABLE_RULES[rule]).map((rule) => ({ rule, isOn: rules[rule] })),
});

/** The tournaments as the solver is asked for them. */
export const queries = (setting: Setting): Query[] =>
  tables(setting).map((players) => ({
    players,
    seed: setting.seed,
    rules: setting.rules,
    tieBreak: setting.equal === "highest-tile",
    rotate: setting.starts === "in-turn",
  }));
