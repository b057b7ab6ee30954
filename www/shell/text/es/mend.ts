// What is said where something fails, in Spanish.

import type { Reason } from "../../host/reasons.ts";
import type * as English from "../en/mend.ts";
import { why } from "./words.ts";

export const mendWords: typeof English.mendWords = {
  notKept:
    "No se puede guardar nada en este dispositivo: está lleno o el navegador no lo permite. La partida durará mientras esta página siga abierta.",
  notOfflineYet:
    "Este sitio aún no se ha podido guardar para usarlo sin conexión. Se intentará de nuevo en tu próxima visita.",
  newVersion: "Hay una versión nueva.",
  useNewVersion: "Actualizar",
  notOffline: (reason: Reason) => `Esta página no se puede guardar para usarla sin conexión: ${why(reason)}.`,
  restarted: "La calculadora ha fallado y se ha reiniciado. No se ha perdido nada de lo introducido.",
  undrawn: "Eso no se ha podido mostrar y se ha deshecho.",
  linkUndrawn: "No se ha podido mostrar este enlace.",
  passedOver: "No se ha podido mostrar una posición; aquí está la siguiente.",
  putAside:
    "Tu última partida no se ha podido mostrar y se ha dejado aparte. Guárdala en un archivo si quieres conservarla o informar del fallo.",
  throwAway: "Eliminarla",
  save: "Guardar en un archivo",
};
