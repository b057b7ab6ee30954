// What is said of languages where one is chosen, in Dutch.

import type * as English from "../en/language.ts";

export const languageWords: typeof English.languageWords = {
  language: "Taal",
  away: (name) =>
    `${name} staat nog niet op dit apparaat en kon niet worden geladen. Kies de taal één keer terwijl je online bent; daarna werkt het offline.`,
};
