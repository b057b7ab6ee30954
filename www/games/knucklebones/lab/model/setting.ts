// What is to be played: who plays whom, how many games, with which dice.

import { RANKED } from "../../model/levels.ts";
import type { Effort, Named, Pair, Players, Setting, Way } from "./types.ts";

/** How to play, the strongest first; who plays at a level has a way of its own. */
export const WAYS: Way[] = ["best-4", "best", "risk-4", "risk", "seed", "by-heart", "greedy", "random"];

/** How far a way to play looks: so many dice ahead, or as far as so many thousand positions reach; or by how many rules it plays. */
const EFFORTS: Record<string, string[]> = {
  best: ["1", "2", "3", "10k", "100k"],
  risk: ["1", "2", "3", "5", "6"],
  seed: ["1", "2", "3", "4", "5", "6"],
  "by-heart": ["1", "2", "3", "4", "5", "6", "7"],
};

/** How far it looks unless something else is picked. */
const USUAL: Record<string, string> = { best: "2", risk: "3", seed: "4", "by-heart": "5" };

export const effortsOf = (way: string) => EFFORTS[way] ?? [];

/** A player by the solver's name. */
const playerOf = (way: string, effort: string | null) => (effort === null ? way : `${way}-${effort}`);

const isRanked = (player: string) => (RANKED as string[]).includes(player);

/** "by-heart-5" is "by-heart" with "5". */
const parts = (player: string) => (isRanked(player) ? [player, player] : (/^(.+?)(?:-(\d+k?))?$/.exec(player) ?? []));

export const wayOf = (player: string) => parts(player)[1] as Way;

/** Null for a way to play that does not look ahead. */
export const effortOf = (player: string): string | null => parts(player)[2] ?? null;

/** "4" for dice or rules, "10k" for positions. */
export const effortNamed = (way: Way, effort: string): Effort =>
  effort.endsWith("k")
    ? { kind: "positions", count: 1000 * Number.parseInt(effort, 10) }
    : { kind: way === "by-heart" ? "rules" : "dice", count: Number(effort) };

export function named(player: string): Named {
  const [way, effort] = [wayOf(player), effortOf(player)];
  return { way, effort: effort === null ? null : effortNamed(way, effort) };
}

export const pairOf = ([first, second]: Players): Pair => ({
  first: named(first),
  second: first === second ? null : named(second),
});

/** All players that can be picked. */
export const PLAYERS = WAYS.flatMap((way) => EFFORTS[way]?.map((effort) => playerOf(way, effort)) ?? [way]);

/** A player who plays in another way, and looks as far ahead where that is possible. */
export function withWay(player: string, way: string) {
  const effort = effortOf(player);
  const isOffered = effort !== null && effortsOf(way).includes(effort);
  return playerOf(way, isOffered ? effort : (USUAL[way] ?? null));
}

export const withEffort = (player: string, effort: string) => playerOf(wayOf(player), effort);

/** Whom the first player is measured against in one tap. */
export const OPPONENTS = ["greedy", "seed-4", "risk-4"];

export const initial = (): Setting => ({ players: ["best-2", "greedy"], games: 10_000, seed: 1 });

/** The games as the solver is asked for them. */
export const queryOf = ({ players, seed }: Setting) => ({ players, seed });

/** The players with another one in a seat. */
export const seated = ([first, second]: Players, seat: number, player: string) =>
  (seat === 0 ? [player, second] : [first, player]) as Players;
