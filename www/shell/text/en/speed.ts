// What all pages say that measure speed, in English.

import type { Reason } from "../../host/reasons.ts";
import type { Formats } from "../../model/format.ts";
import { why } from "./words.ts";

export type SpeedWords = ReturnType<typeof speedWords>;

export const speedWords = ({ number }: Formats) => ({
  title: "Speed on this device",
  back: "Back to the game",
  about: "Medians of many rounds, in milliseconds, with the solver warm.",
  heads: ["What", "Milliseconds"],
  milliseconds: (time: number) => number(time, 4),
  states: {
    measuring: "Measuring …",
    done: "Done.",
    "without-tables": "Done, but some tables are missing.",
  },
  failed: (reason: Reason) => `The measurements could not be completed. (${why(reason)})`,
});
