// What is said where something fails, in English.

export const mendWords = {
  notKept:
    "Nothing can be kept on this device: it is full, or the browser refuses. Your game lasts as long as this page is open.",
  notOfflineYet: "This site could not be kept for use without a network yet. Your next visit tries again.",
  restarted: "The calculator failed and had to start anew. Nothing you entered is lost.",
  undrawn: "That could not be shown, so it was undone.",
  linkUndrawn: "The position of this link could not be shown.",
  putAside:
    "Your last game could not be shown, so it was put aside. Save it to a file if you want to keep or report it.",
  throwAway: "Delete it",
  save: "Save to a file",
};
