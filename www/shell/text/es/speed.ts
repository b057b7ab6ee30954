// What all pages say that measure speed, in Spanish.

import type { Formats } from "../../model/format.ts";
import type * as English from "../en/speed.ts";
import { why } from "./words.ts";

export const speedWords = ({ number }: Formats): English.SpeedWords => ({
  title: "Velocidad en este dispositivo",
  back: "Volver al juego",
  about: "Medianas de muchas rondas, en milisegundos, con la calculadora ya en marcha.",
  heads: ["Qué", "Milisegundos"],
  milliseconds: (time) => number(time, 4),
  states: {
    measuring: "Midiendo…",
    done: "Terminado.",
    "without-tables": "Terminado, pero faltan algunas tablas.",
  },
  failed: (reason) => `No se han podido completar las mediciones (${why(reason)}).`,
});
