// What is said of languages where one is chosen, in English.

export const languageWords = {
  language: "Language",
  away: (name: string) =>
    `${name} is not on this device yet and could not be loaded. Choose it once while online; after that it works offline.`,
};
