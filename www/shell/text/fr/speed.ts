// What all pages say that measure speed, in French.

import type { Formats } from "../../model/format.ts";
import type * as English from "../en/speed.ts";
import { why } from "./words.ts";

export type SpeedWords = English.SpeedWords;

export const speedWords = ({ number }: Formats): English.SpeedWords => ({
  title: "Vitesse sur cet appareil",
  back: "Retour au jeu",
  about: "Médianes de nombreux essais, en millisecondes, une fois le calculateur démarré.",
  heads: ["Mesure", "Millisecondes"],
  milliseconds: (time) => number(time, 4),
  states: {
    measuring: "Mesure en cours…",
    done: "Terminé.",
    "without-tables": "Terminé, mais il manque des tables de calcul.",
  },
  failed: (reason) => `Les mesures n’ont pas pu être menées à bien. (${why(reason)})`,
});
