// What the keys do, in Spanish.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "El turno",
    rows: [
      { keys: ["1", "6"], range: true, does: "Introducir un dado" },
      { keys: ["Backspace"], does: "Quitar el último, o el elegido para descartar" },
      { keys: ["R"], does: "Hacer que la app tire los dados" },
      { keys: ["B"], does: "Marcar la mejor opción, si el consejo se muestra antes de marcar" },
      { keys: ["N"], does: "Hacer que los demás sigan ya" },
    ],
  },
  {
    title: "Una fila de la hoja",
    rows: [
      { keys: ["→", "↑"], does: "Añadir una marca" },
      { keys: ["←", "↓"], does: "Quitar una marca" },
      { keys: ["Home"], does: "Quitar todas las marcas" },
      { keys: ["End"], does: "Llenar la fila" },
    ],
  },
];
