// What all pages say that measure speed, in Dutch.

import type { Formats } from "../../format.ts";
import type * as English from "../en/speed.ts";
import { why } from "./words.ts";

export const speedWords = ({ number }: Formats): English.SpeedWords => ({
  title: "Snelheid op dit apparaat",
  back: "Terug naar het spel",
  about: "Mediaan van veel rondes, in milliseconden, met een rekenhulp die al op gang is.",
  heads: ["Wat", "Milliseconden"],
  milliseconds: (time) => number(time, 4),
  states: {
    measuring: "Aan het meten…",
    done: "Klaar.",
    "without-tables": "Klaar, maar er ontbreken tabellen.",
  },
  failed: (reason) => `De meting kon niet worden afgemaakt. (${why(reason)})`,
});
