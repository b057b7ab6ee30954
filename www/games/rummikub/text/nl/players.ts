// How the computer's players play, in Dutch, by their names.

import { levels } from "../../../../shell/text/nl/standard.ts";
import type * as English from "../en/players.ts";

export const PLAYERS: typeof English.PLAYERS = {
  best: {
    name: levels.strongest,
    how: "Bewaart jokers voor het eind, en pakt een steen als dat eerder winst oplevert.",
  },
  jokers: {
    name: levels.strong,
    how: "Legt zo veel mogelijk stenen, maar jokers alleen om uit te komen of te winnen.",
  },
  tiles: { name: levels.medium, how: "Legt zo veel mogelijk stenen." },
  hold: { name: "Houdt sets achter", how: "Houdt eigen sets achter zolang de anderen meer dan vijf stenen hebben." },
  points: { name: "Meeste punten", how: "Speelt voor de meeste punten." },
  simple: { name: levels.weak, how: "Legt sets van het plankje, dan stenen waar ze passen; herschikt niets." },
  random: { name: "Willekeurig", how: "Houdt willekeurig stenen achter." },
};
