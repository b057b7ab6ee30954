// Every sentence of the coin's page, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis, Counts, Side } from "../../model/state.ts";

export function words({ plural, percent }: Formats) {
  const times = (count: number) => `${count} ${plural(count, "time", "times")}`;
  const lies = { heads: "Heads", tails: "Tails" };
  const counts = ({ heads, tails }: Counts) => `Heads ${times(heads)}, tails ${times(tails)}`;
  const outlook = ({ heads, throws, chance }: Analysis) =>
    `${heads} heads in a row within the next ${throws} throws: ${percent(chance)}`;
  const waiting = "Throw the coin.";
  return {
    title: "Coin",
    anew: "Clear",
    throwIt: "Throw",
    waiting,
    lies,
    counts,
    outlook,
    problem: ({ key }: { key: string }) => key,
    summary: (side: Side | null, fallen: Counts, analysis: Analysis) =>
      `${side ? `${lies[side]}. ${counts(fallen)}.` : waiting} ${outlook(analysis)}.`,
  };
}
