// Every sentence of the coin's page, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "Mal", "Mal")}`;
  const lies = { heads: "Kopf", tails: "Zahl" };
  const counts = ({ counts: { heads, tails } }: Analysis) => `Kopf ${times(heads)}, Zahl ${times(tails)}`;
  const waiting = "Wirf die Münze.";
  return {
    title: "Münze",
    anew: "Leeren",
    throwIt: "Werfen",
    waiting,
    lies,
    counts,
    menuHint: "Die Würfe bleiben auf diesem Gerät.",
    problem: ({ key }) => key,
    summary: (analysis) => (analysis.side ? `${lies[analysis.side]}. ${counts(analysis)}.` : waiting),
  };
}
