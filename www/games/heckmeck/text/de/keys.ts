// What the keys do, in German.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "Der Wurf",
    rows: [
      { keys: ["1", "5"], range: true, does: "Einen Würfel eingeben" },
      { keys: ["W", "6"], does: "Einen Wurm eingeben" },
      { keys: ["Rücktaste"], does: "Den letzten Würfel entfernen" },
      { keys: ["R"], does: "Würfeln, wenn die App würfelt; sonst zur Eingabe der Würfel gehen" },
    ],
  },
  {
    title: "Wenn alle Würfel eingegeben sind",
    rows: [
      { keys: ["1", "5"], range: true, does: "Alle Würfel mit dieser Zahl herauslegen" },
      { keys: ["W", "6"], does: "Die Würmer herauslegen" },
      { keys: ["B"], does: "Die beste Wahl treffen, wenn Tipps vor dem Zug zu sehen sind" },
    ],
  },
  {
    title: "Der Zug",
    rows: [
      { keys: ["S"], does: "Aufhören" },
      { keys: ["F"], does: "Einen Fehlversuch eintragen (nur in einem Spiel mit selbst eingetippten Würfeln)" },
      { keys: ["N"], does: "Einen neuen Zug beginnen (nur bei „Chancen nachschlagen“)" },
    ],
  },
];
