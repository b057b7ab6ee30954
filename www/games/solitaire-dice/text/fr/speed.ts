// What is measured of Solitaire Dice, in French.

import type * as English from "../en/speed.ts";
import { playerWords } from "./players.ts";

const SHEETS = { empty: "la feuille vide", usual: "une feuille ordinaire" };

/** The measurements, by their keys. */
export const words: typeof English.words = () => ({
  choices: (sheet, depth) =>
    `Tous les choix, ${depth - 1} ${depth < 3 ? "lancer" : "lancers"} d’avance\u00a0: ${SHEETS[sheet]}`,
  before: (sheet) => `Avant le lancer\u00a0: ${SHEETS[sheet]}`,
  end: (spare) => `Valeur exacte, marge de ${spare}`,
  game: (player) => `Une partie de «\u00a0${playerWords(player).name}\u00a0»`,
});
