// What is said while tiles are entered, in Dutch.

import type * as English from "../en/entry.ts";

/** Why a stroke over the grid can't be. */
export const STROKE_WHY: string = "Veeg recht langs een kleur, of recht omlaag langs een getal.";

export const entryWords: typeof English.entryWords = {
  setHint: "Veeg langs een rij of omlaag over een groep; of tik op de twee uiteinden van een rij.",
  rackIsWhole: "Je plankje is compleet. Nu de tafel: veeg over elke set.",
  /** Behind the set that has just been laid. */
  laidMark: "gelegd",
  /** The numbers of a run from its first to its last tile. */
  fromTo: (first, last) => `${first}–${last}`,
  youOpened: "Je bent uitgekomen",
  notYet: "Nog niet",
  notYetLabel: "Ik ben nog niet uitgekomen",
  openedAnnounced: "Minder dan 14 stenen op je plankje: de app gaat ervan uit dat je bent uitgekomen.",
  // The table while nothing lies there
  noTable: "Nog geen sets ingevoerd: kies “Tafel” onder het antwoord en veeg over elke set.",
  openText: "Typen of kopiëren als tekst",
};
