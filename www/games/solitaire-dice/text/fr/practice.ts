// What a decision has cost in practice, and why another one was the best, in French.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ number, plural, list }: Formats): Words => ({
  reason(why) {
    if (why.kind === "towards")
      return `Le meilleur, car il met ${number(why.count)} croix sur ${plural(why.count, "une somme qui en a", "des sommes qui en ont")} déjà une à quatre\u202f; le suivant, ${why.next === 0 ? "aucune" : `seulement ${number(why.next)}`}.`;
    const [sums, next] = [why.sums, why.next].map((one) => list(one.map(String)));
    return `Le meilleur, car il coche ${sums}, ${plural(why.sums.length, "une somme plus rare", "des sommes plus rares")} que ${next}, ${plural(why.next.length, "celle", "celles")} du suivant.`;
  },
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Tour gratuit" : `Écarter ${reject}`} avec ${sums.join("+")}`;
    const points = number(lost);
    return `${what}\u00a0: cela coûte ${points} ${plural(Math.round(lost), "point", "points")}`;
  },
});
