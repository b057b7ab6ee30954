// The experiments of the article "How to win at the game Pickomino", and what they came to. In all of them
// equal worms are a tie, and the rules of the table are those by default.

import type { Strategy } from "#modules/heckmeck-lab";
import { RULE_NAMES, TABLE_RULES } from "../../model/table.ts";
import { estimate } from "./estimate.ts";
import { FIVE_RULES, RULES_OF_THUMB, STARTS, THE_BEST } from "./setting.ts";
import type { Figure, Setting } from "./types.ts";

export const ARTICLE = "https://frozenfractal.com/blog/2015/5/3/how-to-win-at-pickomino/";

const GAMES = 2000;
const SAME = { series: "", games: GAMES, equal: "tie", rules: TABLE_RULES } as const;

/** The best against a rule of thumb. */
const against = (rule: Strategy): Pick<Setting, "players" | "starts"> => ({
  players: [THE_BEST, rule],
  starts: STARTS[0],
});
/** The best against itself. */
const alike: Pick<Setting, "players" | "starts"> = { players: [THE_BEST, THE_BEST], starts: STARTS[1] };

/** A rule of thumb against the best, all five of them, or the best against itself. */
export type Experiment = Strategy | "five-rules" | "who-starts";

/** What one tap sets, the seed aside. */
export const EXPERIMENTS: { name: Experiment; setting: Omit<Setting, "seed"> }[] = [
  { name: FIVE_RULES, setting: { ...SAME, ...against("rule-4"), series: FIVE_RULES } },
  ...RULES_OF_THUMB.map((rule) => ({ name: rule, setting: { ...SAME, ...against(rule) } })),
  { name: "who-starts", setting: { ...SAME, ...alike } },
];

/** Shares won by the first and the second seat, and of ties. */
const FIGURES: {
  players: string[];
  starts: Setting["starts"];
  games: number;
  wins: number[];
  ties: number;
  later?: boolean;
}[] = [
  { ...against("rule-1"), games: 100, wins: [0.79, 0.18], ties: 0.03 },
  { ...against("rule-2"), games: 100, wins: [0.71, 0.24], ties: 0.05 },
  { ...against("rule-3"), games: 100, wins: [0.7, 0.26], ties: 0.04 },
  { ...against("rule-4"), games: 100, wins: [0.62, 0.34], ties: 0.04 },
  { ...against("rule-4"), games: 2000, wins: [0.674, 0.285], ties: 0.042, later: true },
  { ...against("rule-5"), games: 100, wins: [0.73, 0.22], ties: 0.05 },
  { ...alike, games: 1000, wins: [0.501, 0.456], ties: 0.043 },
];

/** The article's figures on a tournament of a setting; none where it played by other rules. */
export function figuresOn({ starts, equal, rules }: Setting, players: string[]): Figure[] {
  const isSame = equal === "tie" && RULE_NAMES.every((rule) => rules[rule] === TABLE_RULES[rule]);
  if (!isSame) return [];
  return FIGURES.filter((figure) => figure.starts === starts && figure.players.join() === players.join()).map(
    ({ games, later = false, wins, ties }) => ({
      games,
      later,
      wins: wins.map((share) => estimate(share, games)),
      ties: estimate(ties, games),
    }),
  );
}
