// What is said of languages where one is chosen, in German.

import type * as English from "../en/language.ts";

export const languageWords: typeof English.languageWords = {
  language: "Sprache",
  away: (name: string) =>
    `${name} ist noch nicht auf diesem Gerät und ließ sich nicht laden. Wähle die Sprache einmal online; danach geht sie auch offline.`,
};
