// Every sentence of the coin's page, in Dutch.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis, Counts } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural, percent }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "keer", "keer")}`;
  const lies = { heads: "Kop", tails: "Munt" };
  const counts = ({ heads, tails }: Counts) => `Kop ${times(heads)}, Munt ${times(tails)}`;
  const outlook = ({ heads, throws, chance }: Analysis) =>
    `${heads} keer achter elkaar kop in de volgende ${throws} worpen: ${percent(chance)}`;
  const waiting = "Gooi de munt.";
  return {
    title: "Munt",
    anew: "Wissen",
    throwIt: "Gooien",
    waiting,
    lies,
    counts,
    outlook,
    problem: ({ key }) => key,
    summary: (side, fallen, analysis) =>
      `${side ? `${lies[side]}. ${counts(fallen)}.` : waiting} ${outlook(analysis)}.`,
  };
}
