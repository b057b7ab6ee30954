// What the page of keys says, in Dutch, and what keys do in every game.

import type { KeyGroup } from "../../game.ts";
import type * as English from "../en/keys.ts";

const everywhere: KeyGroup = {
  title: "In elk spel",
  rows: [
    { keys: ["Ctrl Z"], does: "Ongedaan maken" },
    { keys: ["Ctrl Y", "Ctrl Shift Z"], does: "Opnieuw uitvoeren" },
    { keys: ["Esc"], does: "Sluiten wat over het spel heen open staat, zoals een menu" },
  ],
};

export const keyWords: typeof English.keyWords = {
  title: "Toetsen",
  hint: "De toetsen van het spel werken, tenzij er iets over de pagina heen open staat, zoals nu, of je in een veld typt. Op een Mac gebruik je ⌘ in plaats van Ctrl.",
  to: "t/m",
  or: "of",
  everywhere,
};
