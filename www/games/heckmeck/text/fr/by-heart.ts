// Règles à retenir pour Pickomino, en français.

import { levels } from "../../../../shell/text/fr/standard.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Pickomino\u00a0: règles à retenir · rollwise",
  strength: (share: number) =>
    `Gagne à deux ${number(100 * share, 1)} parties sur 100 contre l’ordinateur au niveau «\u00a0${levels.strong}\u00a0».`,
  worth: "Ce que vaut un dé",
  rules: {
    "worth-of-dice":
      "Prends la face qui vaut le plus\u00a0: chaque dé vaut ses points moins deux, un vol 6 de plus, les vers d’abord à égalité. À partir de trois dés, ne t’arrête que pour voler\u00a0; avec moins, au premier pickomino.",
    "four-faces": "Quatre faces mises de côté\u00a0: arrête-toi dès que tu obtiens un pickomino.",
    "higher-top-tile":
      "Le dessus d’une pile adverse dépasse ton total et tu as au moins deux dés\u00a0: ne t’arrête pas. Prends ce qui permet de voler tout de suite, sinon ce qui donne tout de suite le meilleur pickomino.",
    "few-dice":
      "Pas encore de ver et au plus dix points jusqu’au plus petit pickomino\u00a0: prends les vers, sinon le moins de dés possible.",
    "worth-of-many-dice":
      "Trois dés ou plus\u00a0: la face qui vaut le plus, chaque dé ses points moins deux, les vers d’abord à égalité. Ne t’arrête que pour voler.",
    "last-dice":
      "Les deux derniers dés, ou valeur égale\u00a0: les vers, sinon le plus de points. Arrête-toi au premier pickomino.",
  },
});
