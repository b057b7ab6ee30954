// What is said of a position that can't be drawn, in English.

export const mendWords = {
  undrawn: "That could not be shown, so it was undone.",
  linkUndrawn: "The position of this link could not be shown.",
  putAside:
    "Your last game could not be shown, so it was put aside. Save it to a file if you want to keep or report it.",
  throwAway: "Delete it",
  save: "Save to a file",
};
