// The languages of the site. Each has a folder of its own in every `text/`.

/** Each by its own name, in the order of a menu. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
  es: "Español",
};

export type Language = keyof typeof LANGUAGES;
