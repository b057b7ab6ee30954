// What the keys do, in German.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "Der Zug",
    rows: [
      { keys: ["1", "6"], range: true, does: "Einen Würfel eingeben" },
      { keys: ["Rücktaste"], does: "Den letzten entfernen oder den, den du zum Aussondern gewählt hast" },
      { keys: ["R"], does: "Die App würfeln lassen" },
      { keys: ["B"], does: "Die beste Wahl ankreuzen, wenn Tipps vorher zu sehen sind" },
      { keys: ["N"], does: "Die anderen sofort weiterspielen lassen" },
    ],
  },
  {
    title: "Eine Zeile des Blatts",
    rows: [
      { keys: ["→", "↑"], does: "Ein Kreuz hinzufügen" },
      { keys: ["←", "↓"], does: "Ein Kreuz entfernen" },
      { keys: ["Pos1"], does: "Alle Kreuze entfernen" },
      { keys: ["Ende"], does: "Die Zeile füllen" },
    ],
  },
];
