// Every sentence of the coin's page, in Dutch.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "keer", "keer")}`;
  const lies = { heads: "Kop", tails: "Munt" };
  const counts = ({ counts: { heads, tails } }: Analysis) => `Kop ${times(heads)}, Munt ${times(tails)}`;
  const waiting = "Gooi de munt.";
  return {
    title: "Munt",
    anew: "Wissen",
    throwIt: "Gooien",
    waiting,
    lies,
    counts,
    menuHint: "De worpen blijven op dit apparaat.",
    problem: ({ key }) => key,
    summary: (analysis) => (analysis.side ? `${lies[analysis.side]}. ${counts(analysis)}.` : waiting),
  };
}
