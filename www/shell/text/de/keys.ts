// What the page of keys says, in German, and what keys do in every game.

import type { KeyGroup } from "../../game.ts";
import type * as English from "../en/keys.ts";

const everywhere: KeyGroup = {
  title: "In jedem Spiel",
  rows: [
    { keys: ["Ctrl Z"], does: "Rückgängig" },
    { keys: ["Ctrl Y", "Ctrl Shift Z"], does: "Wiederholen" },
    { keys: ["Esc"], does: "Schließen, was über dem Spiel offen ist, etwa ein Menü" },
  ],
};

export const keyWords: typeof English.keyWords = {
  title: "Tasten",
  hint: "Die Tasten des Spiels wirken, solange nichts über der Seite offen ist (wie gerade jetzt) und du nicht in ein Feld tippst. Ctrl heißt auf deutschen Tastaturen Strg; auf einem Mac nimm stattdessen ⌘.",
  to: "bis",
  or: "oder",
  everywhere,
};
