// Every sentence of the coin's page, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis, Counts } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural, percent }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "Mal", "Mal")}`;
  const lies = { heads: "Kopf", tails: "Zahl" };
  const counts = ({ heads, tails }: Counts) => `Kopf ${times(heads)}, Zahl ${times(tails)}`;
  const outlook = ({ heads, throws, chance }: Analysis) =>
    `${heads}-mal hintereinander Kopf in den nächsten ${throws} Würfen: ${percent(chance)}`;
  const waiting = "Wirf die Münze.";
  return {
    title: "Münze",
    anew: "Leeren",
    throwIt: "Werfen",
    waiting,
    lies,
    counts,
    outlook,
    problem: ({ key }) => key,
    summary: (side, fallen, analysis) =>
      `${side ? `${lies[side]}. ${counts(fallen)}.` : waiting} ${outlook(analysis)}.`,
  };
}
