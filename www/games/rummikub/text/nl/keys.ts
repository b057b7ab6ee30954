// What the keys do, in Dutch.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "Een steen",
    rows: [
      {
        keys: ["R", "B", "Z", "O"],
        does: "De kleur: rood, blauw, zwart (ook K), oranje; met meer kleuren voer je een groep in (R B Z 5)",
      },
      { keys: ["0", "9"], range: true, does: "Dan het getal, 1 tot en met 13" },
      { keys: ["Enter"], does: "Het getal 1 afsluiten, dat op een tweede cijfer wacht" },
      { keys: ["J"], does: "Een joker" },
      { keys: ["Backspace"], does: "De getypte kleuren vergeten" },
      {
        keys: ["←", "→", "↑", "↓"],
        does: "Van steen naar steen over het raster; de spatiebalk tikt op de steen in het kader",
      },
    ],
  },
  {
    title: "Aan een echte tafel",
    rows: [
      {
        keys: ["Enter"],
        does: "De set afmaken (de volgende beginnen doet dat ook), of aanvaarden hoe de stenen van de anderen kunnen liggen",
      },
      { keys: ["Backspace"], does: "De laatste steen van de set terugnemen, of de steen in het kader" },
    ],
  },
  {
    title: "Tegen de computer, en in een puzzel",
    rows: [
      {
        keys: ["R", "B", "Z", "O"],
        does: "Met een getal: die steen van je plankje kiezen of terugleggen; de steen invoeren die je uit een echte pot pakte",
      },
      { keys: ["Enter"], does: "Leggen wat je hebt gekozen" },
      { keys: ["Backspace"], does: "Terugleggen wat je hebt gekozen of verplaatst" },
      { keys: ["D"], does: "Pakken, of passen als er geen stenen meer zijn (niet in een puzzel)" },
      { keys: ["N"], does: "De volgende zet van de computer" },
    ],
  },
];
