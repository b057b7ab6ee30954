// What a decision has cost in practice, and why another one was the best, in German.

import type { Formats } from "../../../../shell/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact }: Formats): Words => ({
  reason: (kind) =>
    ({
      risks: "Am besten, weil hier weniger deiner Punkte in Gefahr geraten als in jeder anderen Spalte.",
      reaches:
        "Am besten, weil du jede andere Spalte damit füllen würdest und gegenüber dann weniger Punkte entfernen könntest.",
    })[kind],
  cost({ picked, lost }) {
    const where = ["linke", "mittlere", "rechte"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `Die ${where} Spalte kostet ${points} Prozentpunkte`;
  },
});
