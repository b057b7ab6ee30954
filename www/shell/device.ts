// What the device keeps: for good (`device`), and for as long as a tab is open (`tab`), also over reloads.
// A private window may refuse either; then nothing is kept and the page goes on.

/** Called when something could not be kept. */
let onrefusal = () => {};

/** @param {() => void} listener called whenever something could not be kept */
export const hearRefusals = (listener) => {
  onrefusal = listener;
};

/** @param {() => Storage} storage */
const place = (storage) => ({
  /** @param {string} key @returns {string} "" where nothing is kept */
  read(key) {
    try {
      return storage().getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  /** Returns whether it is kept now. @param {string} key @param {string | null} text null: nothing is kept any more */
  write(key, text) {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      return true;
    } catch {
      // Refused or full: what is on screen stays as it is.
      onrefusal();
      return false;
    }
  },
});

export const device = place(() => localStorage);
export const tab = place(() => sessionStorage);

/** What a text tells as JSON; null for anything else. @param {string} text @returns {any} */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where a game that could not be drawn is put aside. @param {{ id: string }} game */
export const putAsideKey = ({ id }) => `rollwise.${id}.put-aside`;
