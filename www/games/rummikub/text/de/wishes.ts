// What is wanted of a move, and what another way to choose would bring, in German: loaded with the plan.

import type { Change, Instead, Rung } from "../../model/other-ways.ts";
import type { Objective } from "../../model/types.ts";
import type { JokerGoes } from "../../model/worth.ts";
import type * as English from "../en/wishes.ts";
import type { Words } from "../en/words.ts";

/** Before what another way to choose would change. */
const INSTEAD: Record<Objective, string> = {
  simple: "Einfachster Zug",
  tiles: "Meiste Steine",
  points: "Meiste Punkte",
  best: "Stärkster Zug",
};

export function wishWords({ formats, tiles, points, cuts }: Words): English.WishWords {
  const { number } = formats;

  const change = (told: Change) => {
    if (told.kind === "cuts") return `${cuts(told.cuts)} statt ${number(told.now)}`;
    const { kind, count, isMore } = told;
    return `${kind === "tiles" ? tiles(count) : points(count)} ${isMore ? "mehr" : "weniger"}`;
  };

  return {
    ways: "Warum, und was sonst geht",
    ladderLabel: "Wie viele Schnitte",
    /** Most tiles for at most so many cuts; what is counted stands at the first. */
    rung: ({ tiles: count, cuts: many, isFirst }: Rung) =>
      `${isFirst ? tiles(count) : number(count)} · ${many === 0 ? "keine" : isFirst ? cuts(many) : number(many)}`,
    /** What another wish would change. */
    instead: ({ objective, changes }: Instead) =>
      changes.length === 0 ? "Stärkster Zug: ziehen" : `${INSTEAD[objective]}: ${changes.map(change).join(", ")}`,
    keepJokers: "Joker behalten",
    /** Beside that, why one goes all the same. */
    jokerGoes: { wish: "wie gewünscht gelegt", win: "nötig zum Gewinnen", open: "nötig zum Eröffnen" } satisfies Record<
      JokerGoes,
      string
    >,
    whyKeepJokers:
      "Zwischen zwei Computerspielern gewinnt, wer Joker für den letzten Zug behält, etwa 60 von 100 Partien.",
    /** What kept jokers would bring. */
    withJokers: (jokers: number, more: number) =>
      `${jokers === 1 ? "Mit deinem Joker" : "Mit deinen beiden Jokern"} könntest du ${number(more)} mehr legen.`,
    playIt: "Legen",
    whyWait: "Zwischen zwei Computerspielern gewinnt, wer so abwartet, etwa 63 von 100 Partien.",
  };
}
