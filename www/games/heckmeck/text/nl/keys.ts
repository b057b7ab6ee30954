// What the keys do, in Dutch.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "De worp",
    rows: [
      { keys: ["1", "5"], range: true, does: "Een dobbelsteen invoeren" },
      { keys: ["W", "6"], does: "Een worm invoeren" },
      { keys: ["Backspace"], does: "De laatste dobbelsteen verwijderen" },
      { keys: ["R"], does: "Gooien, als de app gooit; anders naar waar je de dobbelstenen invoert" },
    ],
  },
  {
    title: "Zodra alle dobbelstenen zijn ingevoerd",
    rows: [
      { keys: ["1", "5"], range: true, does: "Alle dobbelstenen met dat getal pakken" },
      { keys: ["W", "6"], does: "De wormen pakken" },
      { keys: ["B"], does: "De beste keuze maken, als het advies vóór de zet wordt getoond" },
    ],
  },
  {
    title: "De beurt",
    rows: [
      { keys: ["S"], does: "Stoppen" },
      {
        keys: ["F"],
        does: "Een mislukte beurt noteren (alleen in een spel met zelf ingevoerde dobbelstenen)",
      },
      { keys: ["N"], does: "Een nieuwe beurt beginnen (alleen bij “Kansen opzoeken”)" },
    ],
  },
];
