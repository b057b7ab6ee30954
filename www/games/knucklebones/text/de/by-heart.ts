// Regeln zum Merken für Knucklebones, auf Deutsch.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Knucklebones: Regeln zum Merken · rollwise",
  strength: (share: number) =>
    `Gewinnt ${number(100 * share, 1)} von 100 Partien gegen den besten Computer, der zwei Würfel vorausrechnet.`,
  worth: "Was ein, zwei und drei Fünfen in einer Spalte wert sind",
  example: "Eine 5 neben eine 2, die zwei Fünfen entfernt: 5 + 2 × 20 − 6 = 39.",
  rules: {
    "twice-their-loss":
      "Nimm die Spalte, die am meisten zählt: dein Gewinn, dazu doppelt, was der Gegner verliert, minus 6 für jeden Würfel, den du dort hast.",
    "no-early-pair": "Höchstens zwei Würfel auf deinem Brett: Leg keine gleichen zusammen.",
    "fewest-opposite": "Bei Gleichstand: wo der Gegner die wenigsten Punkte behält.",
    "last-square":
      "Nur noch ein freies Feld auf einem Brett: Entferne möglichst viele Würfel, sonst leg zu möglichst vielen gleichen.",
    "least-danger":
      "Bei Gleichstand: Zähl zusammen, was der Gegner dort behält und was dir ein Würfel dann mehr nehmen kann als vorher; das wenigste ist am besten.",
    "most-gain": "Immer noch gleich: wo du am meisten gewinnst.",
  },
});
