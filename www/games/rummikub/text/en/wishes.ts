// What is wanted of a move, and what another way to choose would bring, in English: loaded with the plan.

import type { Change, Instead, Rung } from "../../model/other-ways.ts";
import type { Objective } from "../../model/types.ts";
import type { JokerGoes } from "../../model/worth.ts";
import type { Words } from "./words.ts";

export type WishWords = ReturnType<typeof wishWords>;

/** Before what another way to choose would change. */
const INSTEAD: Record<Objective, string> = {
  simple: "Simplest",
  tiles: "Most tiles",
  points: "Most points",
  best: "Strongest",
};

export function wishWords({ formats, tiles, points, cuts }: Words) {
  const { number } = formats;

  const change = (told: Change) => {
    if (told.kind === "cuts") return `${cuts(told.cuts)} instead of ${number(told.now)}`;
    const { kind, count, isMore } = told;
    return `${kind === "tiles" ? tiles(count) : points(count)} ${isMore ? "more" : "fewer"}`;
  };

  return {
    ways: "Why, and other ways",
    ladderLabel: "How many cuts",
    /** Most tiles for at most so many cuts; what is counted stands at the first. */
    rung: ({ tiles: count, cuts: many, isFirst }: Rung) =>
      `${isFirst ? tiles(count) : number(count)} · ${many === 0 ? "none" : isFirst ? cuts(many) : number(many)}`,
    /** What another wish would change. */
    instead: ({ objective, changes }: Instead) =>
      changes.length === 0 ? "Strongest: draw" : `${INSTEAD[objective]}: ${changes.map(change).join(", ")}`,
    keepJokers: "keep jokers",
    /** Beside that, why one goes all the same. */
    jokerGoes: { wish: "played as you asked", win: "needed to win", open: "needed to open" } satisfies Record<
      JokerGoes,
      string
    >,
    whyKeepJokers: "Between two computer players, keeping jokers for the winning move wins about 60 of 100 games.",
    /** What kept jokers would bring. */
    withJokers: (jokers: number, more: number) =>
      `${jokers === 1 ? "With your joker" : "With both your jokers"} you could play ${number(more)} more.`,
    playIt: "Play it",
    whyWait: "Between two computer players, waiting like this wins about 63 of 100 games.",
  };
}
