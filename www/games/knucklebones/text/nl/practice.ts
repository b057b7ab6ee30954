// What a decision has cost in practice, and why another one was the best, in Dutch.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact, number, plural }: Formats): Words => ({
  reason(reason) {
    if (reason.kind === "goesOn")
      return "Beste, want het spel gaat door: na elke andere kolom maakt de volgende dobbelsteen van je tegenstander er een einde aan.";
    if (reason.kind === "reaches")
      return "Beste, want elke andere kolom zou vol raken, en dan kun je ertegenover niets meer verwijderen.";
    const { more, next } = reason;
    const points = (count: number) => `${number(count)} ${plural(count, "punt", "punten")}`;
    return `Beste, want één dobbelsteen kan je hier dan ${more === 0 ? "niet meer" : `maar ${points(more)} meer`} kosten dan eerst, elders minstens ${number(next)} meer.`;
  },
  cost({ picked, lost }) {
    const where = ["linkerkolom", "middelste kolom", "rechterkolom"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `De ${where} kost ${points} procentpunt winkans`;
  },
});
