// What is said on the picture of a shared position beside the game's own words, in English.

export const shareWords = {
  onGrill: "On the grill",
};
