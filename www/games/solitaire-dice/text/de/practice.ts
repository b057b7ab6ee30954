// What a decision has cost in practice, and why another one was the best, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ number, plural, list }: Formats): Words => ({
  reason(why) {
    if (why.kind === "towards")
      return `Am besten, weil das ${number(why.count)} ${plural(why.count, "Kreuz bei einer Summe macht, die schon ein bis vier hat", "Kreuze bei Summen macht, die schon ein bis vier haben")}, die nächstbeste ${why.next === 0 ? "keines" : `nur ${number(why.next)}`}.`;
    const [sums, next] = [why.sums, why.next].map((one) => list(one.map(String)));
    return `Am besten, weil das die ${sums} ankreuzt, ${plural(why.sums.length, "die seltener fällt", "die seltener fallen")} als die ${next} der nächstbesten.`;
  },
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Freifahrt" : `${reject} aussondern`} mit ${sums.join("+")}`;
    const points = number(lost);
    return `${what}: kostet ${points} ${plural(Math.round(lost), "Punkt", "Punkte")}`;
  },
});
