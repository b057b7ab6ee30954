// The computer's players in sentences, in French: behind an article, as who does something, or whose something is.

import { levels } from "../../../../shell/text/fr/standard.ts";
import type { Way } from "../../model/players.ts";
import { described, RANKED } from "../../model/players.ts";

const WAYS: Record<Way, { name: string; how: string }> = {
  "advice-2": {
    name: levels.strongest,
    how: "Se fie au score final attendu, en anticipant un lancer.",
  },
  advice: {
    name: "Conseil",
    how: "Se fie au score final attendu, sans anticiper. Presque aussi fort que celui qui anticipe.",
  },
  thumb: {
    name: levels.medium,
    how: "N’ouvre que 4, 6, 7, 8 et 10, écarte 1, 2 et 6 (ou 1, 5 et 6), fait durer la partie, puis prend ce qui rapporte le plus.",
  },
  "by-heart-7": { name: "De mémoire\u00a0: 7 règles", how: "Joue d’après sept règles trouvées par une recherche." },
  "by-heart-5": { name: levels["very-strong"], how: "Joue d’après cinq règles trouvées par une recherche." },
  "by-heart-3": { name: levels.strong, how: "Joue d’après trois règles trouvées par une recherche." },
  "by-heart-1": { name: "De mémoire\u00a0: 1 règle", how: "Joue d’après une seule règle, trouvée par une recherche." },
  columns: {
    name: "Somme par somme",
    how: "Regarde chaque somme à part et estime combien de croix viendront encore.",
  },
  "five-factors": {
    name: "Cinq facteurs",
    how: "Additionne les points immédiats et ce qui promet davantage\u00a0: trois numéros à écarter choisis d’avance, des rangées de dés écartés équilibrées et des sommes fréquentes.",
  },
  "longest-game": { name: "Partie longue", how: "Écarte les dés de sorte que la partie dure le plus possible." },
  "points-now": { name: levels.weak, how: "Prend le plus de points ce tour-ci, sans voir plus loin." },
  random: { name: "Hasard", how: "Choisit au hasard, sans préférence." },
};

/** What a game calls a player of the computer's, by its level if it has one, behind an article or a preposition. */
export function named(by: string, before: { computer: string; other: string }) {
  const { name } = playerWords(by);
  return RANKED.includes(by) ? `${before.computer} (${name})` : `${before.other}${name}`;
}

/** @param by a player's name, as links have it */
export function playerWords(by: string) {
  const { way, set } = described(by);
  const { name, how } = WAYS[way];
  if (set === null) return { name, how };
  const told = set.join(", ");
  return { name: `${name} ${told}`, how: `${how} Il écarte ${told}.` };
}

/** At the beginning of a sentence: « L’ordinateur (Fort) ». */
export const computerSubject = (by: string) => named(by, { computer: "L’ordinateur", other: "" });

/** « de l’ordinateur (Fort) »: all other names begin with a consonant. */
export const ofComputer = (by: string) => named(by, { computer: "de l’ordinateur", other: "de " });
