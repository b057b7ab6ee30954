// Every sentence of the coin's page, in French.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "fois", "fois")}`;
  const lies = { heads: "Pile", tails: "Face" };
  const counts = ({ counts: { heads, tails } }: Analysis) => `Pile ${times(heads)}, Face ${times(tails)}`;
  const waiting = "Lance la pièce.";
  return {
    title: "Pièce",
    anew: "Effacer",
    throwIt: "Lancer",
    waiting,
    lies,
    counts,
    menuHint: "Les lancers restent sur cet appareil.",
    problem: ({ key }) => key,
    summary: (analysis) => (analysis.side ? `${lies[analysis.side]}. ${counts(analysis)}.` : waiting),
  };
}
