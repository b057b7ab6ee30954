// What is said while tiles are entered, in English.

/** Why a stroke over the grid can't be. */
export const STROKE_WHY: string = "Swipe straight along a colour, or straight down a number.";

export const entryWords = {
  setHint: "Swipe along a run or down a group; or tap a run's two ends.",
  rackIsWhole: "Your rack is complete. Now the table: swipe over each set.",
  /** Behind the set that has just been laid. */
  laidMark: "laid",
  /** The numbers of a run from its first to its last tile. */
  fromTo: (first: number, last: number) => `${first}–${last}`,
  youOpened: "You have opened",
  notYet: "Not yet",
  notYetLabel: "Not yet: I have not opened",
  openedAnnounced: "Fewer than 14 tiles on your rack: you count as having opened.",
  // The table while nothing lies there
  noTable: "No sets entered yet: pick “Table” below the answer, and swipe over each set.",
  openText: "Type or copy as text",
};
