// Regeln zum Merken für Heckmeck, auf Deutsch.

import { levels } from "../../../../shell/text/de/standard.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Heckmeck: Regeln zum Merken · rollwise",
  strength: (share: number) =>
    `Gewinnt zu zweit ${number(100 * share, 1)} von 100 Partien gegen die Stufe „${levels.strong}“.`,
  worth: "Was ein Würfel wert ist",
  rules: {
    "worth-of-dice":
      "Nimm das Symbol, das am meisten wert ist: jeder Würfel seine Punkte minus zwei, Klauen 6 mehr, bei Gleichstand Würmer. Mit drei Würfeln oder mehr hör nur zum Klauen auf, mit weniger bei der ersten Portion.",
    "four-faces": "Vier Symbole liegen draußen: Hör auf, sobald du eine Portion bekommst.",
    "higher-top-tile":
      "Bei jemandem liegt eine höhere Portion obenauf, als du Punkte hast, und du hast zwei Würfel oder mehr: Hör nicht auf. Nimm, was sofort klaut, sonst was sofort die beste Portion bringt.",
    "few-dice":
      "Noch kein Wurm und höchstens zehn Punkte bis zur niedrigsten Portion: Nimm Würmer, sonst möglichst wenige Würfel.",
    "worth-of-many-dice":
      "Drei Würfel oder mehr: das Symbol, das am meisten wert ist, jeder Würfel seine Punkte minus zwei, bei Gleichstand Würmer. Hör nur zum Klauen auf.",
    "last-dice":
      "Die letzten zwei Würfel oder gleich viel wert: Würmer, sonst die meisten Punkte. Hör bei der ersten Portion auf.",
  },
});
