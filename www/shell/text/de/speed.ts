// What all pages say that measure speed, in German.

import type { Reason } from "../../host/reasons.ts";
import type { Formats } from "../../model/format.ts";
import type * as English from "../en/speed.ts";
import { why } from "./words.ts";

export const speedWords = ({ number }: Formats): English.SpeedWords => ({
  title: "Rechentempo auf diesem Gerät",
  back: "Zurück zum Spiel",
  about: "Mediane vieler Durchgänge in Millisekunden, nach dem Warmlaufen.",
  heads: ["Was", "Millisekunden"],
  milliseconds: (time: number) => number(time, 4),
  states: {
    measuring: "Wird gemessen …",
    done: "Fertig.",
    "without-tables": "Fertig, aber einige Tabellen fehlen.",
  },
  failed: (reason: Reason) => `Die Messung konnte nicht beendet werden (${why(reason)}).`,
});
