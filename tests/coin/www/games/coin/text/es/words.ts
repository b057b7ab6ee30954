// Every sentence of the coin's page, in Spanish.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis, Counts } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural, percent }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "vez", "veces")}`;
  const lies = { heads: "Cara", tails: "Cruz" };
  const counts = ({ heads, tails }: Counts) => `Cara ${times(heads)}, Cruz ${times(tails)}`;
  const outlook = ({ heads, throws, chance }: Analysis) =>
    `Cara ${heads} veces seguidas en las próximas ${throws} tiradas: ${percent(chance)}`;
  const waiting = "Lanza la moneda.";
  return {
    title: "Moneda",
    anew: "Borrar",
    throwIt: "Lanzar",
    waiting,
    lies,
    counts,
    outlook,
    problem: ({ key }) => key,
    summary: (side, fallen, analysis) =>
      `${side ? `${lies[side]}. ${counts(fallen)}.` : waiting} ${outlook(analysis)}.`,
  };
}
