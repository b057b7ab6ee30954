// Every sentence of the coin's page, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis } from "../../model/state.ts";

export function words({ plural }: Formats) {
  const times = (count: number) => `${count} ${plural(count, "time", "times")}`;
  const lies = { heads: "Heads", tails: "Tails" };
  const counts = ({ counts: { heads, tails } }: Analysis) => `Heads ${times(heads)}, tails ${times(tails)}`;
  const waiting = "Throw the coin.";
  return {
    title: "Coin",
    anew: "Clear",
    throwIt: "Throw",
    waiting,
    lies,
    counts,
    menuHint: "The throws are kept on this device.",
    problem: ({ key }: { key: string }) => key,
    summary: (analysis: Analysis) => (analysis.side ? `${lies[analysis.side]}. ${counts(analysis)}.` : waiting),
  };
}
