// What the keys do, in German.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "Ein Stein",
    rows: [
      {
        keys: ["R", "B", "S", "O"],
        does: "Seine Farbe: Rot, Blau, Schwarz (auch K), Orange; mehrere davon geben eine Gruppe ein (R B S 5)",
      },
      { keys: ["0", "9"], range: true, does: "Dann seine Zahl, 1 bis 13" },
      { keys: ["Enter"], does: "Die Zahl 1 abschließen, die auf eine zweite Ziffer wartet" },
      { keys: ["J"], does: "Ein Joker" },
      { keys: ["Rücktaste"], does: "Die bisher getippten Farben vergessen" },
      {
        keys: ["←", "→", "↑", "↓"],
        does: "Auf dem Raster von Stein zu Stein gehen; die Leertaste tippt den umrahmten an",
      },
    ],
  },
  {
    title: "Am echten Tisch",
    rows: [
      {
        keys: ["Enter"],
        does: "Den Satz abschließen (der Anfang des nächsten tut das auch) oder annehmen, wie die Steine der anderen liegen könnten",
      },
      { keys: ["Rücktaste"], does: "Den letzten Stein des Satzes oder den umrahmten Stein zurücknehmen" },
    ],
  },
  {
    title: "Gegen den Computer und im Rätsel",
    rows: [
      {
        keys: ["R", "B", "S", "O"],
        does: "Mit einer Zahl: diesen Stein deines Bänkchens wählen oder zurücklegen; den Stein eingeben, den du aus einem echten Vorrat gezogen hast",
      },
      { keys: ["Enter"], does: "Legen, was du gewählt hast" },
      { keys: ["Rücktaste"], does: "Zurücklegen, was du gewählt oder bewegt hast" },
      { keys: ["D"], does: "Ziehen oder, wenn keine Steine übrig sind, passen (nicht im Rätsel)" },
      { keys: ["N"], does: "Der nächste Zug des Computers" },
    ],
  },
];
