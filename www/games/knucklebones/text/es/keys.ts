// What the keys do, in Spanish.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Jugar",
    rows: [
      { keys: ["1", "6"], range: true, does: "Introducir el dado" },
      { keys: ["Backspace"], does: "Retirarlo" },
      { keys: ["R"], does: "Tirar, si la app tira los dados" },
      { keys: ["Q"], does: "Colocar el dado a la izquierda" },
      { keys: ["W"], does: "Colocarlo en el centro" },
      { keys: ["E"], does: "Colocarlo a la derecha" },
      { keys: ["B"], does: "Colocarlo en la mejor columna, si las probabilidades se muestran antes de tu jugada" },
      { keys: ["N"], does: "Hacer que el ordenador siga ya" },
    ],
  },
  {
    title: "Preparar",
    rows: [{ keys: ["1", "6"], range: true, does: "Elegir el dado que añadir" }],
  },
];
