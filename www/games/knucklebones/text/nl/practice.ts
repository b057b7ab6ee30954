// What a decision has cost in practice, and why another one was the best, in Dutch.

import type { Formats } from "../../../../shell/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact }: Formats): Words => ({
  reason: (kind) =>
    ({
      risks: "Beste, want hier lopen minder van je punten gevaar dan in elke andere kolom.",
      reaches:
        "Beste, want elke andere kolom zou vol raken, en dan zou je ertegenover minder punten kunnen verwijderen.",
    })[kind],
  cost({ picked, lost }) {
    const where = ["linkerkolom", "middelste kolom", "rechterkolom"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `De ${where} kost ${points} procentpunt winkans`;
  },
});
