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
    objective: "Kiezen op",
    objectives: {
      simple: "eenvoudigst",
      tiles: "meeste stenen",
      points: "meeste punten",
      best: "sterkst",
    },
    gives: (told) => {
      if (told.kind === "draw") return "pakken";
      if (told.kind === "nothing") return "–";
      return { tiles, points, cuts }[told.kind](told.count);
    },
    /** What another wish would change. */
    instead: ({ objective, changes }) => `${INSTEAD[objective]}: ${changes.map(change).join(", ")}.`,
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
