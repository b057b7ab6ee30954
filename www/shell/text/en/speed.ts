// What all pages say that measure speed, in English.

import type { Formats } from "../../format.ts";

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
  failed: (reason: string) => `The measurements could not be completed. (${reason})`,
});
