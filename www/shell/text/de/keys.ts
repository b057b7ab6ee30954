// What the page of keys says, in German, and what keys do in every game.

import type { KeyGroup } from "../../game/contract.ts";
import type * as English from "../en/keys.ts";

const everywhere: KeyGroup = {
  title: "In jedem Spiel",
  rows: [
    { keys: ["Strg Z"], does: "Rückgängig" },
    { keys: ["Strg Y", "Strg Shift Z"], does: "Wiederholen" },
    { keys: ["Esc"], does: "Schließen, was über dem Spiel offen ist, etwa ein Menü" },
  ],
};

export const keyWords: typeof English.keyWords = {
  title: "Tasten",
  hint: "Die Tasten des Spiels gelten, solange kein Fenster wie dieses offen ist und du nicht in ein Feld schreibst. Auf einem Mac nimm ⌘ statt Strg.",
  to: "bis",
  or: "oder",
  everywhere,
};
