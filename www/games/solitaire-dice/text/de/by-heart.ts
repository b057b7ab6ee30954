// Regeln zum Merken für Solitaire Dice, auf Deutsch.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Solitaire Dice: Regeln zum Merken · rollwise",
  strength: (points: number) => `Im Schnitt ${number(points)} Punkte.`,
  worth: "Was jedes Kreuz ab dem sechsten wert ist",
  rules: {
    "all-the-game":
      "Öffne nur 4, 6, 7, 8 und 10; sondere nur 1, 2, 6 oder nur 1, 5, 6 aus: Weich davon so wenig wie möglich ab. Öffne lieber 5 und 9 als 2, 3, 11 und 12. Dann: die ausgesonderte Zahl mit den wenigsten Kreuzen, wenige Kreuze nach dem fünften, Summen weit weg von 7.",
    "late-rejects":
      "Ab dem zehnten ausgesonderten Würfel: die Zahl mit den wenigsten Kreuzen; eine Summe zu öffnen zählt wie drei Kreuze.",
    "late-marks": "Ab dem 16. ausgesonderten Würfel: erst vierte und fünfte Kreuze, dann die meisten Punkte sofort.",
    "good-numbers":
      "Öffne nur 4, 6, 7, 8 und 10; sondere nur 1, 2, 6 oder nur 1, 5, 6 aus: Weich davon so wenig wie möglich ab. Öffne lieber 5 und 9 als 2, 3, 11 und 12.",
    "fresh-rejects": "Sondere 3 und 4 möglichst nicht aus; dann keine Zahl mit schon drei Kreuzen.",
    "far-from-seven": "Wenige Kreuze nach dem fünften, dann Summen weit weg von 7.",
  },
});
