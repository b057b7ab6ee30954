// What is said while tiles are entered, in German.

import type * as English from "../en/entry.ts";

/** Why a stroke over the grid can't be. */
export const STROKE_WHY: string = "Wische gerade an einer Farbe entlang oder gerade eine Zahl hinunter.";

export const entryWords: typeof English.entryWords = {
  setHint: "Wische eine Reihe entlang oder eine Gruppe hinunter; oder tippe auf die beiden Enden einer Reihe.",
  rackIsWhole: "Dein Bänkchen ist voll. Jetzt der Tisch: Wische über jeden Satz.",
  /** Behind the set that has just been laid. */
  laidMark: "gelegt",
  /** The numbers of a run from its first to its last tile. */
  fromTo: (first: number, last: number) => `${first}–${last}`,
  youOpened: "Du hast eröffnet",
  notYet: "Noch nicht",
  notYetLabel: "Ich habe noch nicht eröffnet",
  openedAnnounced: "Weniger als 14 Steine auf deinem Bänkchen: Deine Erstauslage gilt als gemacht.",
  // The table while nothing lies there
  noTable: "Noch keine Sätze eingegeben: Wähle „Tisch“ unter der Antwort und wische über jeden Satz.",
  openText: "Als Text eingeben oder kopieren",
};
