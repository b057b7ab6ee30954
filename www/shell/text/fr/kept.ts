// Toutes les phrases des décisions et résultats gardés, en français.

import type { Formats } from "../../model/format.ts";
import type { KeptText } from "../en/kept.ts";

export function keptWords({ number, plural }: Formats): KeptText {
  const decided = (count: number) => `${number(count)} ${plural(count, "décision", "décisions")}`;
  return {
    title: "Décisions et résultats sur cet appareil",
    kept: ({ decisions, games }) =>
      decisions + games === 0
        ? "Aucun pour l’instant. La fin des parties est gardée ici et nulle part ailleurs, ainsi que ce que tu décides contre l’ordinateur."
        : `Gardés ici et nulle part ailleurs, tous jeux confondus\u00a0: ${decided(decisions)}, ${number(games)} ${plural(games, "résultat", "résultats")}.`,
    hint: "Un fichier les emporte sur un autre appareil\u00a0: ils s’ajoutent à ce qui s’y trouve, et rien ne compte deux fois.",
    save: "Enregistrer dans un fichier",
    load: "Charger un fichier",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}\u00a0: tout y est déjà ici.`
        : `Nouveau dans ${name}\u00a0: ${decided(decisions)}, ${number(games)} ${plural(games, "partie", "parties")}.`,
    notLoaded: {
      foreign: (name) =>
        `${name} n’est pas un fichier de décisions et de résultats enregistré par cette page. Une partie enregistrée se charge depuis le menu du jeu. Rien n’a changé.`,
      newer: (name) =>
        `${name} vient d’une version plus récente de cette page\u00a0: recharge la page, puis réessaie. Rien n’a changé.`,
      damaged: (name, place) => `${name} est abîmé à «\u00a0${place}\u00a0». Rien n’a changé.`,
      cut: (name) => `${name} s’interrompt ou est abîmé\u00a0: enregistre-le ou copie-le à nouveau. Rien n’a changé.`,
    },
    fileName: "rollwise-resultats.json",
    deleteAll: "Tout supprimer",
    areYouSure:
      "Supprimer les décisions et les résultats de tous les jeux, ainsi que les noms des joueurs\u202f? «\u00a0Où j’en suis\u00a0» et «\u00a0Soirées\u00a0» repartiront de zéro\u202f; rien ne pourra être récupéré.",
    keepAll: "Les garder",
    deleted: "Les décisions, les résultats et les noms sont tous supprimés.",
  };
}
