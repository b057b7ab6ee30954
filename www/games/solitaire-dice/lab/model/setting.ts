// What is to be played: who plays, how many games, with which rolls, by which rule for the opening.

import { at } from "../../../../shell/model/at.ts";
import type { Way } from "../../model/players.ts";
import { playerOf, SETS, WAYS, wayOf, withSet } from "../../model/players.ts";
import { EMPTY } from "../../model/sheet.ts";
import type { Query, Setting } from "./types.ts";

/** Who takes far longer than all others. */
export const SLOWEST: Way = "advice-2";

/** A player who plays in a way. */
export const playing = (way: Way) => (way === "five-factors" ? withSet(at(SETS, 0)) : way);

export const OPENINGS = ["any", "different"] as const;

export const TEN_SETS = "ten-sets";

/** The ten sets in two tournaments: eight players have the same rolls at the most. */
const HALVES = [SETS.slice(0, 5), SETS.slice(5)].map((sets) => sets.map(withSet));

const MOST = 8;

export const initial = (): Setting => ({
  players: ["advice", "thumb"],
  series: "",
  games: 10_000,
  seed: 1,
  opening: OPENINGS[0],
  adjusted: false,
});

/** What one tap sets, the seed aside: five factors with each of its sets, by the rules of the article. */
export const EXPERIMENT = {
  series: TEN_SETS,
  games: 10_000,
  opening: OPENINGS[0],
  adjusted: false,
} as const;

/** Who plays in each of the tournaments. */
export const tables = ({ series, players }: Pick<Setting, "series" | "players">) =>
  series === TEN_SETS ? HALVES : [players];

/** The tournaments as the solver is asked for them. */
export const queries = (setting: Setting): Query[] =>
  tables(setting).map((players) => ({
    players: players.map(playerOf),
    seed: setting.seed,
    from: { ...EMPTY, opening: setting.opening },
    adjusted: setting.adjusted,
  }));

/** Whether a player goes by what was learned. */
export const isLearned = (player: unknown) => player === "advice" || player === SLOWEST;

/** Whether games can't be played without what was learned. */
export const needsLearned = ({ players, adjusted }: Query) => adjusted === true || players.some(isLearned);

export const isPossible = (count: number) => count >= 1 && count <= MOST;

export const canAdd = ({ players }: Setting) => players.length < MOST;

export const canRemove = ({ players }: Setting) => players.length > 1;

/** The players with one more: a way to play that is not there yet, if there is one, and the slowest only at last. */
export function withNewcomer({ players }: Setting) {
  const ways = players.map(wayOf);
  const others: Way[] = WAYS.filter((way) => way !== SLOWEST);
  return [...players, playing([...others, SLOWEST].find((way) => !ways.includes(way)) ?? at(others, 0))];
}
