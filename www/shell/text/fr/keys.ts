// What the page of keys says, in French, and what keys do in every game.

import type { KeyGroup } from "../../game/contract.ts";
import type * as English from "../en/keys.ts";

const everywhere: KeyGroup = {
  title: "Dans tous les jeux",
  rows: [
    { keys: ["Ctrl Z"], does: "Annuler" },
    { keys: ["Ctrl Y", "Ctrl Maj Z"], does: "Rétablir" },
    { keys: ["Échap"], does: "Fermer ce qui est ouvert par-dessus le jeu, un menu par exemple" },
  ],
};

export const keyWords: typeof English.keyWords = {
  title: "Touches",
  hint: "Les touches du jeu n’agissent pas quand quelque chose est ouvert par-dessus la page, comme maintenant, ni quand tu écris dans un champ. Sur Mac, ⌘ remplace Ctrl.",
  to: "à",
  or: "ou",
  everywhere,
};
