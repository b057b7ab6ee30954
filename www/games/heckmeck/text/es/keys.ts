// What the keys do, in Spanish.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "La tirada",
    rows: [
      { keys: ["1", "5"], range: true, does: "Introducir un dado" },
      { keys: ["W", "6"], does: "Introducir un gusano" },
      { keys: ["Backspace"], does: "Quitar el último dado" },
      { keys: ["R"], does: "Tirar, si la app tira los dados; si no, ir a donde se introducen" },
    ],
  },
  {
    title: "Con todos los dados introducidos",
    rows: [
      { keys: ["1", "5"], range: true, does: "Apartar todos los dados de esa cara" },
      { keys: ["W", "6"], does: "Apartar los gusanos" },
      { keys: ["B"], does: "Elegir la mejor opción, si el consejo se muestra antes de la jugada" },
    ],
  },
  {
    title: "El turno",
    rows: [
      { keys: ["S"], does: "Parar" },
      { keys: ["F"], does: "Anotar un turno fallido (solo en una partida con dados que introduces tú)" },
      { keys: ["N"], does: "Empezar un turno nuevo (solo con «Consultar probabilidades»)" },
    ],
  },
];
