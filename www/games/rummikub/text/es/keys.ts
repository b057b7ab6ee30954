// What the keys do, in Spanish.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Una ficha",
    rows: [
      {
        keys: ["R", "A", "N", "O"],
        does: "Su color: rojo, azul (también B), negro (también K), naranja (O); varios introducen un grupo (R A N 5)",
      },
      { keys: ["0", "9"], range: true, does: "Después su número, del 1 al 13" },
      { keys: ["Enter"], does: "Terminar el número 1, que espera una segunda cifra" },
      { keys: ["J"], does: "Un comodín" },
      { keys: ["Backspace"], does: "Olvidar los colores escritos" },
      {
        keys: ["←", "→", "↑", "↓"],
        does: "Ir de ficha en ficha por la cuadrícula; la barra espaciadora toca la del marco",
      },
    ],
  },
  {
    title: "En una mesa de verdad",
    rows: [
      {
        keys: ["Enter"],
        does: "Terminar la combinación (empezar la siguiente también la termina), o aceptar cómo pueden estar las fichas de los demás",
      },
      { keys: ["Backspace"], does: "Retirar la última ficha de la combinación, o la del marco" },
    ],
  },
  {
    title: "Contra el ordenador y en un puzle",
    rows: [
      {
        keys: ["R", "A", "N", "O"],
        does: "Con un número: elegir esa ficha de tu atril o devolverla; introducir la ficha robada de un pozo de verdad",
      },
      { keys: ["Enter"], does: "Jugar lo elegido" },
      { keys: ["Backspace"], does: "Devolver lo elegido o movido" },
      { keys: ["D"], does: "Robar, o pasar si no quedan fichas (no en un puzle)" },
      { keys: ["N"], does: "La siguiente jugada del ordenador" },
    ],
  },
];
