// What the page of keys says, in Dutch, and what keys do in every game.

import type { KeyGroup } from "../../game/contract.ts";
import type * as English from "../en/keys.ts";

const everywhere: KeyGroup = {
  title: "In elk spel",
  rows: [
    { keys: ["Ctrl Z"], does: "Ongedaan maken" },
    { keys: ["Ctrl Y", "Ctrl Shift Z"], does: "Opnieuw uitvoeren" },
    { keys: ["Esc"], does: "Sluiten wat over het spel heen ligt, zoals een menu" },
  ],
};

export const keyWords: typeof English.keyWords = {
  title: "Toetsen",
  hint: "De toetsen werken tijdens het spel, maar niet als er, zoals nu, een venster over de pagina ligt of als je in een veld typt. Op een Mac gebruik je ⌘ in plaats van Ctrl.",
  to: "t/m",
  or: "of",
  everywhere,
};
