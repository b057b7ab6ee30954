// What a decision has cost in practice, and why another one was the best, in Spanish.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ number, plural, list }: Formats): Words => ({
  reason(why) {
    if (why.kind === "towards")
      return `La mejor porque pone ${number(why.count)} ${plural(why.count, "marca en una suma que ya tiene", "marcas en sumas que ya tienen")} de una a cuatro; la siguiente mejor, ${why.next === 0 ? "ninguna" : `solo ${number(why.next)}`}.`;
    const [sums, next] = [why.sums, why.next].map((one) => list(one.map(String)));
    return `La mejor porque marca ${sums}, que ${plural(why.sums.length, "sale", "salen")} menos que ${next}, ${plural(why.next.length, "la", "las")} de la siguiente mejor.`;
  },
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Tirada libre" : `Descarte ${reject}`} con ${sums.join("+")}`;
    const points = number(lost);
    return `${what}: cuesta ${points} ${plural(Math.round(lost), "punto", "puntos")}`;
  },
});
