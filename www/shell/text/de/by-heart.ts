// Alle Sätze der Seiten mit Regeln zum Merken, auf Deutsch.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  title: "Regeln zum Merken",
  back: "Zurück zum Spiel",
  howMany: "Wie viele Regeln?",
  number: (count: number) => number(count),
  rules: (count: number) => (count === 1 ? "Eine Regel" : `${number(count)} Regeln`),
  print: "Karte drucken",
  next: "Was eine Regel offen lässt, entscheidet die nächste.",
  practise: "Regeln üben",
});
