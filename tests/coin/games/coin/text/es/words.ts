// Every sentence of the coin's page, in Spanish.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Analysis } from "../../model/state.ts";
import type * as English from "../en/words.ts";

export function words({ plural }: Formats): ReturnType<typeof English.words> {
  const times = (count: number) => `${count} ${plural(count, "vez", "veces")}`;
  const lies = { heads: "Cara", tails: "Cruz" };
  const counts = ({ counts: { heads, tails } }: Analysis) => `Cara ${times(heads)}, Cruz ${times(tails)}`;
  const waiting = "Lanza la moneda.";
  return {
    title: "Moneda",
    anew: "Borrar",
    throwIt: "Lanzar",
    waiting,
    lies,
    counts,
    menuHint: "Las tiradas se guardan en este dispositivo.",
    problem: ({ key }) => key,
    summary: (analysis) => (analysis.side ? `${lies[analysis.side]}. ${counts(analysis)}.` : waiting),
  };
}
