// How the computer's players play, in German, by their names. The Lab has the same.

import { levels } from "../../../../shell/text/de/standard.ts";
import type { Way } from "../../model/players.ts";
import { described, RANKED } from "../../model/players.ts";

const WAYS: Record<Way, { name: string; how: string }> = {
  "advice-2": {
    name: levels.strongest,
    how: "Richtet sich nach dem erwarteten Endstand und rechnet einen Wurf voraus.",
  },
  advice: {
    name: "Tippgeber",
    how: "Richtet sich nach dem erwarteten Endstand, ohne vorauszurechnen. Fast so stark wie der, der vorausrechnet.",
  },
  thumb: {
    name: levels.medium,
    how: "Öffnet nur 4, 6, 7, 8 und 10, sondert 1, 2 und 6 aus (oder 1, 5 und 6), zieht das Spiel in die Länge und nimmt dann, was am meisten bringt.",
  },
  "by-heart-7": { name: "Auswendig: 7 Regeln", how: "Spielt nach sieben Regeln, die eine Suche gefunden hat." },
  "by-heart-5": { name: levels["very-strong"], how: "Spielt nach fünf Regeln, die eine Suche gefunden hat." },
  "by-heart-3": { name: levels.strong, how: "Spielt nach drei Regeln, die eine Suche gefunden hat." },
  "by-heart-1": { name: "Auswendig: 1 Regel", how: "Spielt nach einer Regel, die eine Suche gefunden hat." },
  columns: {
    name: "Summe für Summe",
    how: "Betrachtet jede Summe für sich und schätzt, wie viele Kreuze noch kommen.",
  },
  "five-factors": {
    name: "Fünf Faktoren",
    how: "Wertet die Punkte in diesem Zug und was später mehr verspricht: drei vorher gewählte Zahlen zum Aussondern, gleichmäßig verteilte Kreuze darauf und Summen, die oft fallen.",
  },
  "longest-game": { name: "Längstes Spiel", how: "Sondert so aus, dass das Spiel möglichst lange dauert." },
  "points-now": { name: levels.weak, how: "Nimmt die meisten Punkte in diesem Zug, ohne an später zu denken." },
  random: { name: "Zufall", how: "Wählt irgendetwas, alles gleich wahrscheinlich." },
};

/** What a game calls a player of the computer's: by its level if it has one. */
export function computerName(by: string) {
  const { name } = playerWords(by);
  return RANKED.includes(by) ? `Computer (${name})` : name;
}

/** @param by a player's name, as links have it */
export function playerWords(by: string) {
  const { way, set } = described(by);
  const { name, how } = WAYS[way];
  if (set === null) return { name, how };
  const told = set.join(", ");
  return { name: `${name} ${told}`, how: `${how} Sondert aus: ${told}.` };
}
