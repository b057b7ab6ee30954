// What the keys do, in Dutch.

import type * as English from "../en/keys.ts";

export const keys: typeof English.keys = [
  {
    title: "Spelen",
    rows: [
      { keys: ["1", "6"], range: true, does: "De dobbelsteen invoeren" },
      { keys: ["Backspace"], does: "De dobbelsteen verwijderen" },
      { keys: ["R"], does: "Gooien, als de app de dobbelstenen gooit" },
      { keys: ["Q"], does: "De dobbelsteen links leggen" },
      { keys: ["W"], does: "In het midden leggen" },
      { keys: ["E"], does: "Rechts leggen" },
      { keys: ["B"], does: "In de beste kolom leggen, als de kansen vóór je zet worden getoond" },
      { keys: ["N"], does: "De computer meteen laten doorspelen" },
    ],
  },
  {
    title: "Opstellen",
    rows: [{ keys: ["1", "6"], range: true, does: "De dobbelsteen kiezen om toe te voegen" }],
  },
];
