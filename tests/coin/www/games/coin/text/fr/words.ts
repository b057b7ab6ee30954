// Every sentence of the coin's page, in French.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis, Counts } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural, percent }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "fois", "fois")}`;
  const lies = { heads: "Pile", tails: "Face" };
  const counts = ({ heads, tails }: Counts) => `Pile ${times(heads)}, Face ${times(tails)}`;
  const outlook = ({ heads, throws, chance }: Analysis) =>
    `Pile ${heads} fois de suite dans les ${throws} prochains lancers : ${percent(chance)}`;
  const waiting = "Lance la pièce.";
  return {
    title: "Pièce",
    anew: "Effacer",
    throwIt: "Lancer",
    waiting,
    lies,
    counts,
    outlook,
    problem: ({ key }) => key,
    summary: (side, fallen, analysis) =>
      `${side ? `${lies[side]}. ${counts(fallen)}.` : waiting} ${outlook(analysis)}.`,
  };
}
