import type { Change } from "../../model/other-ways.ts";
import type { Objective } from "../../model/types.ts";
import type * as English from "../en/wishes.ts";
import type { Words } from "../en/words.ts";

/** Before what another way to choose would change. */
const INSTEAD: Record<Objective, string> = {
  simple: "Eenvoudigst",
  tiles: "Meeste stenen",
  points: "Meeste punten",
  best: "Sterkst",
};

export function wishWords({ formats, tiles, points, cuts }: Words): English.WishWords {
  const { number } = formats;

  const change = (told: Change) => {
    if (told.kind === "cuts") return `${cuts(told.cuts)} in plaats van ${number(told.now)}`;
    const { kind, count, isMore } = told;
    return `${kind === "tiles" ? tiles(count) : points(count)} ${isMore ? "meer" : "minder"}`;
  };

  return {
    ways: "Waarom, en wat nog kan",
    ladderLabel: "Hoeveel knippen",
    /** Most tiles for at most so many cuts; what is counted stands at the first. */
    rung: ({ tiles: count, cuts: many, isFirst }) =>
      `${isFirst ? tiles(count) : number(count)} · ${many === 0 ? "geen" : isFirst ? cuts(many) : number(many)}`,
    /** What another wish would change. */
    instead: ({ objective, changes }) =>
      changes.length === 0 ? "Sterkst: pakken" : `${INSTEAD[objective]}: ${changes.map(change).join(", ")}`,
    keepJokers: "jokers bewaren",
    /** Beside that, why one goes all the same. */
    jokerGoes: {
      wish: "gelegd zoals je vroeg",
      win: "nodig om te winnen",
      open: "nodig om uit te komen",
    },
    whyKeepJokers:
      "Tussen twee computerspelers wint degene die jokers bewaart voor de winnende zet ongeveer 60 van de 100 partijen.",
    /** What kept jokers would bring. */
    withJokers: (jokers, more) =>
      `Met ${jokers === 1 ? "je joker" : "je beide jokers"} zou je er ${number(more)} meer kunnen leggen.`,
    playIt: "Leggen",
    whyWait: "Tussen twee computerspelers wint degene die zo wacht ongeveer 63 van de 100 partijen.",
  };
}
