// How the computer's players play, in English, by their names. The Lab has the same.

import { levels } from "../../../../shell/text/en/standard.ts";
import type { Way } from "../../model/players.ts";
import { described, RANKED } from "../../model/players.ts";

const WAYS: Record<Way, { name: string; how: string }> = {
  "advice-2": { name: levels.strongest, how: "Goes by the expected final score, looking one roll ahead." },
  advice: {
    name: "Advice",
    how: "Goes by the expected final score, without looking ahead. Nearly as strong as the one that does.",
  },
  thumb: {
    name: levels.medium,
    how: "Opens only 4, 6, 7, 8 and 10, rejects 1, 2 and 6 (or 1, 5 and 6), makes the game last, and then takes what gains most.",
  },
  "by-heart-7": { name: "By heart: 7 rules", how: "Plays by seven rules that a search has found." },
  "by-heart-5": { name: levels["very-strong"], how: "Plays by five rules that a search has found." },
  "by-heart-3": { name: levels.strong, how: "Plays by three rules that a search has found." },
  "by-heart-1": { name: "By heart: 1 rule", how: "Plays by one rule that a search has found." },
  columns: { name: "Sum by sum", how: "Looks at each sum by itself, and guesses how many marks are still to come." },
  "five-factors": {
    name: "Five factors",
    how: "Adds up points now and what promises more: a set of three rejects chosen beforehand, rejects kept even, and sums that come often.",
  },
  "longest-game": { name: "Longest game", how: "Rejects so that the game lasts as long as it can." },
  "points-now": { name: levels.weak, how: "Takes the most points this turn, and looks no further." },
  random: { name: "Random", how: "Picks any choice, all equally likely." },
};

/** What a game calls a player of the computer's: by its level if it has one. */
export function computerName(by: string) {
  const { name } = playerWords(by);
  return RANKED.includes(by) ? `Computer (${name})` : name;
}

/** @param by a player's name, as links have it */
export function playerWords(by: string) {
  const { way, set } = described(by);
  const { name, how } = WAYS[way];
  if (set === null) return { name, how };
  const told = set.join(", ");
  return { name: `${name} ${told}`, how: `${how} Its rejects: ${told}.` };
}
