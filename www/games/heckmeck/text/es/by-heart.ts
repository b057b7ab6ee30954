// Reglas para recordar de Pickomino, en español.

import { levels } from "../../../../shell/text/es/standard.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Pickomino: reglas para recordar · rollwise",
  strength: (share: number) =>
    `Gana entre dos ${number(100 * share, 1)} de cada 100 partidas contra el ordenador en el nivel «${levels.strong}».`,
  worth: "Lo que vale un dado",
  rules: {
    "worth-of-dice":
      "Aparta la cara que más valga: cada dado sus puntos menos dos, un robo 6 más, los gusanos antes en caso de igualdad. Con tres dados o más para solo si robas; con menos, en la primera ficha.",
    "four-faces": "Cuatro caras apartadas: para en cuanto consigas una ficha.",
    "higher-top-tile":
      "La ficha superior de alguien supera tu total y tienes dos dados o más: no pares. Aparta lo que permita robar ya; si no, lo que dé ya la mejor ficha.",
    "few-dice":
      "Aún sin gusano y a diez puntos o menos de la ficha más baja: aparta gusanos; si no, los menos dados posibles.",
    "worth-of-many-dice":
      "Tres dados o más: la cara que más valga, cada dado sus puntos menos dos, los gusanos antes en caso de igualdad. Para solo si robas.",
    "last-dice": "Los dos últimos dados, o igual valor: gusanos; si no, los más puntos. Para en la primera ficha.",
  },
});
