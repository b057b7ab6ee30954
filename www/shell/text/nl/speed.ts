// What all pages say that measure speed, in Dutch.

import type { Formats } from "../../model/format.ts";
import type * as English from "../en/speed.ts";
import { why } from "./words.ts";

export const speedWords = ({ number }: Formats): English.SpeedWords => ({
  title: "Snelheid op dit apparaat",
  back: "Terug naar het spel",
  about: "Mediaan van veel rondes, in milliseconden, nadat de rekenmodule op gang is gekomen.",
  heads: ["Meting", "Milliseconden"],
  milliseconds: (time) => number(time, 4),
  states: {
    measuring: "Bezig met meten…",
    done: "Klaar.",
    "without-tables": "Klaar, maar er ontbreken tabellen.",
  },
  failed: (reason) => `De meting kon niet worden voltooid. (${why(reason)})`,
});
