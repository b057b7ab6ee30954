// What a decision has cost in practice, and why another one was the best, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact, number, plural }: Formats): Words => ({
  reason(reason) {
    if (reason.kind === "goesOn")
      return "Am besten, weil das Spiel weitergeht: Nach jeder anderen Spalte beendet es der nächste Würfel deines Gegners.";
    if (reason.kind === "reaches")
      return "Am besten, weil du jede andere Spalte damit füllen würdest und gegenüber dann nichts mehr entfernen könntest.";
    const { more, next } = reason;
    const points = (count: number) => `${number(count)} ${plural(count, "Punkt", "Punkte")}`;
    return `Am besten, weil dich ein Würfel hier dann ${more === 0 ? "nicht mehr" : `nur ${points(more)} mehr`} kosten kann als vorher, sonst mindestens ${number(next)} mehr.`;
  },
  cost({ picked, lost }) {
    const where = ["linke", "mittlere", "rechte"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `Die ${where} Spalte kostet ${points} Prozentpunkte`;
  },
});
