// How the computer's players play, in Spanish, by their names. The Lab has the same.

import { levels } from "../../../../shell/text/es/standard.ts";
import type { Way } from "../../model/players.ts";
import { described, RANKED } from "../../model/players.ts";

const WAYS: Record<Way, { name: string; how: string }> = {
  "advice-2": {
    name: levels.strongest,
    how: "Se guía por la puntuación final esperada y mira una tirada por delante.",
  },
  advice: {
    name: "Consejo",
    how: "Se guía por la puntuación final esperada, sin mirar por delante. Casi tan fuerte como el que sí mira.",
  },
  thumb: {
    name: levels.medium,
    how: "Solo abre 4, 6, 7, 8 y 10, descarta 1, 2 y 6 (o 1, 5 y 6), alarga la partida y después toma lo que más gana.",
  },
  "by-heart-7": { name: "De memoria: 7 reglas", how: "Juega según siete reglas halladas por una búsqueda." },
  "by-heart-5": { name: levels["very-strong"], how: "Juega según cinco reglas halladas por una búsqueda." },
  "by-heart-3": { name: levels.strong, how: "Juega según tres reglas halladas por una búsqueda." },
  "by-heart-1": { name: "De memoria: 1 regla", how: "Juega según una sola regla hallada por una búsqueda." },
  columns: {
    name: "Suma a suma",
    how: "Mira cada suma por separado y calcula a ojo cuántas marcas le faltan por llegar.",
  },
  "five-factors": {
    name: "Cinco factores",
    how: "Suma los puntos inmediatos y lo que promete más: un trío de descartes elegido de antemano, descartes repartidos por igual y sumas que salen a menudo.",
  },
  "longest-game": { name: "Partida larga", how: "Descarta de modo que la partida dure lo máximo posible." },
  "points-now": { name: levels.weak, how: "Saca el máximo de puntos de este turno y no mira más allá." },
  random: { name: "Azar", how: "Elige cualquier opción, todas con la misma probabilidad." },
};

/** What a game calls a player of the computer's: by its level if it has one. */
export function computerName(by: string) {
  const { name } = playerWords(by);
  return RANKED.includes(by) ? `Ordenador (${name})` : name;
}

/** @param by a player's name, as links have it */
export function playerWords(by: string) {
  const { way, set } = described(by);
  const { name, how } = WAYS[way];
  if (set === null) return { name, how };
  const told = set.join(", ");
  return { name: `${name} ${told}`, how: `${how} Sus descartes: ${told}.` };
}
