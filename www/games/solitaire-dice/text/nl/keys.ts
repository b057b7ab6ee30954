// What the keys do, in Dutch.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "De beurt",
    rows: [
      { keys: ["1", "6"], range: true, does: "Een dobbelsteen invoeren" },
      { keys: ["Backspace"], does: "De laatste verwijderen, of die je hebt gekozen om af te leggen" },
      { keys: ["R"], does: "De app laten gooien" },
      { keys: ["B"], does: "De beste keuze aankruisen, als het advies vooraf wordt getoond" },
      { keys: ["N"], does: "De anderen meteen laten doorspelen" },
    ],
  },
  {
    title: "Een rij van het blad",
    rows: [
      { keys: ["→", "↑"], does: "Een kruisje toevoegen" },
      { keys: ["←", "↓"], does: "Een kruisje verwijderen" },
      { keys: ["Home"], does: "Alle kruisjes verwijderen" },
      { keys: ["End"], does: "De rij vullen" },
    ],
  },
];
