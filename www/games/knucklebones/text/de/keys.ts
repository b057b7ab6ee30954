// What the keys do, in German.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "Spielen",
    rows: [
      { keys: ["1", "6"], range: true, does: "Den Würfel eingeben" },
      { keys: ["Rücktaste"], does: "Ihn zurücknehmen" },
      { keys: ["R"], does: "Würfeln, wenn die App würfelt" },
      { keys: ["Q"], does: "Den Würfel nach links legen" },
      { keys: ["W"], does: "Ihn in die Mitte legen" },
      { keys: ["E"], does: "Ihn nach rechts legen" },
      { keys: ["B"], does: "Ihn in die beste Spalte legen, wenn die Chancen vor deinem Zug zu sehen sind" },
      { keys: ["N"], does: "Den Computer sofort weiterspielen lassen" },
    ],
  },
  {
    title: "Aufbauen",
    rows: [{ keys: ["1", "6"], range: true, does: "Den Würfel zum Hinlegen wählen" }],
  },
];
