// What a decision has cost in practice, and why another one was the best, in Dutch.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ number, plural, list }: Formats): Words => ({
  reason(why) {
    if (why.kind === "towards")
      return `Beste, want dit zet ${number(why.count)} ${plural(why.count, "kruisje bij een som die er al één tot vier heeft", "kruisjes bij sommen die er al één tot vier hebben")}; de op één na beste ${why.next === 0 ? "geen" : `maar ${number(why.next)}`}.`;
    const [sums, next] = [why.sums, why.next].map((one) => list(one.map(String)));
    return `Beste, want dit kruist ${sums} aan, en die ${plural(why.sums.length, "komt", "komen")} minder vaak voor dan ${next} bij de op één na beste.`;
  },
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Vrije worp" : `${reject} afleggen`} met ${sums.join("+")}`;
    const points = number(lost);
    return `${what}: kost ${points} ${plural(Math.round(lost), "punt", "punten")}`;
  },
});
