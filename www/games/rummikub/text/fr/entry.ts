// What is said while tiles are entered, in French.

import type * as English from "../en/entry.ts";

/** Why a stroke over the grid can't be. */
export const STROKE_WHY = "Glisse tout droit le long d’une couleur, ou tout droit le long d’un nombre.";

export const entryWords: typeof English.entryWords = {
  setHint: "Glisse le long d’une suite ou d’une série\u202f; ou touche les deux bouts d’une suite.",
  rackIsWhole: "Ton chevalet est complet. La table maintenant\u00a0: glisse sur chaque combinaison.",
  /** Behind the set that has just been laid. */
  laidMark: "posée",
  /** The numbers of a run from its first to its last tile. */
  fromTo: (first, last) => `${first}–${last}`,
  youOpened: "Tu as ouvert",
  notYet: "Pas encore",
  notYetLabel: "Je n’ai pas encore ouvert",
  openedAnnounced: "Moins de 14 tuiles sur ton chevalet\u00a0: l’appli considère que tu as ouvert.",
  // The table while nothing lies there
  noTable: "Aucune combinaison saisie\u00a0: choisis «\u00a0Table\u00a0» sous la réponse et glisse sur chacune.",
  openText: "Écrire ou copier en texte",
};
