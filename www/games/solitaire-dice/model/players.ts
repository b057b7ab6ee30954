// Who can mark a sheet of their own: the solver's players, by names that a link can tell.

import type { ByHeart, SheetPlayer } from "#modules/solitaire-dice-lab";
import { PLAYER_AT } from "./levels.ts";

const FACTORS = "five-factors";

/** Ways to play, the strongest first. */
export const WAYS = [
  "advice-2",
  "advice",
  "by-heart-7",
  "by-heart-5",
  "by-heart-3",
  "thumb",
  "columns",
  FACTORS,
  "by-heart-1",
  "longest-game",
  "points-now",
  "random",
] as const;

export type Way = (typeof WAYS)[number];

/** Players at a level, the weakest first. */
export const RANKED: string[] = Object.values(PLAYER_AT);

/** Further players that a game offers; the rest play in the Lab, and in games of before. */
export const OTHERS: Way[] = ["advice", "columns", "longest-game", "random"];

/** The rejects that a player of five factors can aim for: ten sets; the others are their mirrors. */
export const SETS = ["126", "123", "124", "125", "134", "135", "136", "145", "234", "235"];

/** Five factors with a set of three rejects to go for. */
export function withSet(set: string) {
  return `${FACTORS}-${set}`;
}

/** Null for a way to play without a set. */
export const setOf = (by: string) => (by.startsWith(`${FACTORS}-`) ? by.slice(FACTORS.length + 1) : null);

export const wayOf = (by: string): Way => (setOf(by) === null ? (by as Way) : FACTORS);

/** A set's numbers. */
export const numbersOf = (set: string) => [...set].map(Number);

/** The players of a way to play. */
export const playersOf = (way: Way) => (way === FACTORS ? SETS.map(withSet) : [way]);

/** All players, the strongest first. */
export const PLAYERS = WAYS.flatMap<string>(playersOf);

/** A player as the solver knows it. */
export function playerOf(by: string): SheetPlayer {
  const set = setOf(by);
  return set === null ? (wayOf(by) as SheetPlayer) : { player: FACTORS, set: numbersOf(set) };
}

/** Whether a player goes by rules to remember, which the Lab's module alone knows. */
export const goesByHeart = (player: SheetPlayer): player is ByHeart =>
  typeof player === "string" && player.startsWith("by-heart-");

/** A way to play, and the rejects that a player aims for if it does. */
export function described(by: string): { way: Way; set: number[] | null } {
  const set = setOf(by);
  return { way: wayOf(by), set: set === null ? null : numbersOf(set) };
}
