// How the computer's players play, in Spanish, by their names.

import { levels } from "../../../../shell/text/es/standard.ts";
import type * as English from "../en/players.ts";

export const PLAYERS: typeof English.PLAYERS = {
  best: { name: levels.strongest, how: "Guarda los comodines para el final y roba cuando así gana antes." },
  jokers: {
    name: levels.strong,
    how: "Juega todas las fichas que puede, pero los comodines solo para abrir o para ganar.",
  },
  tiles: { name: levels.medium, how: "Juega todas las fichas que puede." },
  hold: {
    name: "Reserva combinaciones",
    how: "Se reserva sus combinaciones mientras los demás tengan más de cinco fichas.",
  },
  points: { name: "Más puntos", how: "Busca el máximo de puntos." },
  simple: {
    name: levels.weak,
    how: "Juega combinaciones de su atril y después fichas donde encajan; no reorganiza nada.",
  },
  random: { name: "Azar", how: "Se guarda fichas al azar." },
};
