// What is said where something fails, in French.

import type { Reason } from "../../host/reasons.ts";
import type * as English from "../en/mend.ts";
import { why } from "./words.ts";

export const mendWords: typeof English.mendWords = {
  notKept:
    "Rien ne peut être enregistré sur cet appareil\u00a0: il est plein, ou le navigateur ne le permet pas. Ta partie sera perdue si tu fermes cette page.",
  notOfflineYet:
    "Ce site n’a pas encore pu être enregistré pour servir hors ligne. Nouvel essai à ta prochaine visite.",
  newVersion: "Une nouvelle version est prête.",
  useNewVersion: "Mettre à jour",
  notOffline: (reason: Reason) =>
    `Cette page n’a pas pu être enregistrée pour servir hors ligne\u00a0: ${why(reason)}.`,
  restarted: "Le calculateur a échoué et a été relancé. Rien de ce que tu as saisi n’est perdu.",
  undrawn: "Cela n’a pas pu être affiché et a donc été annulé.",
  linkUndrawn: "Ce lien n’a pas pu être affiché.",
  passedOver: "Une position n’a pas pu être affichée\u00a0; voici la suivante.",
  putAside:
    "Ta dernière partie n’a pas pu être affichée et a été mise de côté. Enregistre-la dans un fichier si tu veux la garder ou la signaler.",
  throwAway: "La supprimer",
  save: "Enregistrer",
};
