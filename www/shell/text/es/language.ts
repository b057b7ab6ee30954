// What is said of languages where one is chosen, in Spanish.

import type * as English from "../en/language.ts";

export const languageWords: typeof English.languageWords = {
  language: "Idioma",
  away: (name) =>
    `${name} aún no está en este dispositivo y no se ha podido cargar. Elígelo una vez con conexión; después funcionará sin ella.`,
};
