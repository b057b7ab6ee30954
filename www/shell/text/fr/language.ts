// What is said of languages where one is chosen, in French.

import type * as English from "../en/language.ts";

export const languageWords: typeof English.languageWords = {
  language: "Langue",
  away: (name) =>
    `${name} n’est pas encore sur cet appareil et n’a pas pu être chargé. Choisis cette langue une fois en ligne\u202f; ensuite, elle fonctionne hors ligne.`,
};
