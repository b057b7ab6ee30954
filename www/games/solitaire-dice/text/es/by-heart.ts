// Las reglas para recordar de Solitaire Dice, en español.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Solitaire Dice: reglas para recordar · rollwise",
  strength: (points: number) => `${number(points)} puntos de media.`,
  worth: "Lo que vale cada marca a partir de la sexta",
  rules: {
    "all-the-game":
      "Abre solo 4, 6, 7, 8 y 10; descarta solo 1, 2, 6 o solo 1, 5, 6: sáltatelo lo menos posible. Mejor abrir 5 y 9 que 2, 3, 11 y 12. Después: el descarte con menos marcas, pocas marcas tras la quinta, sumas lejos del 7.",
    "late-rejects": "Desde el décimo descarte: el número con menos marcas; abrir una suma cuenta como tres marcas.",
    "late-marks": "Desde el descarte 16: primero cuartas y quintas marcas, luego los máximos puntos inmediatos.",
    "good-numbers":
      "Abre solo 4, 6, 7, 8 y 10; descarta solo 1, 2, 6 o solo 1, 5, 6: sáltatelo lo menos posible. Mejor abrir 5 y 9 que 2, 3, 11 y 12.",
    "fresh-rejects": "Descarta lo menos posible 3 y 4; luego ningún número con ya tres marcas.",
    "far-from-seven": "Pocas marcas tras la quinta, luego sumas lejos del 7.",
  },
});
