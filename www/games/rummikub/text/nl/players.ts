// How the computer's players play, in Dutch, by their names.

import type * as English from "../en/players.ts";

/** How strong a player is, behind its name. */
export const STRENGTHS: typeof English.STRENGTHS = {
  weak: "zwak",
  medium: "gemiddeld",
  strong: "sterk",
  strongest: "sterkst",
};

export const PLAYERS: typeof English.PLAYERS = {
  best: { name: "Beste", how: "Bewaart jokers voor het eind, en pakt een steen als dat eerder winst oplevert." },
  jokers: {
    name: "Bewaart jokers",
    how: "Legt zo veel mogelijk stenen, maar jokers alleen om uit te komen of te winnen.",
  },
  tiles: { name: "Meeste stenen", how: "Legt zo veel mogelijk stenen." },
  hold: { name: "Houdt sets achter", how: "Houdt eigen sets achter zolang de anderen meer dan vijf stenen hebben." },
  points: { name: "Meeste punten", how: "Speelt voor de meeste punten." },
  simple: { name: "Eenvoudig", how: "Legt sets van het plankje, dan stenen waar ze passen; herschikt niets." },
  random: { name: "Willekeurig", how: "Houdt willekeurig stenen achter." },
};
