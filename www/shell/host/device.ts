// What the device keeps: for good (`device`), and for as long as a tab is open (`tab`), also over reloads.
// A private window may refuse either; then nothing is kept and the page goes on.

import { browser } from "./browser.ts";

/** Called when something could not be kept. */
let onrefusal = () => {};

/** @param listener called whenever something could not be kept */
export const hearRefusals = (listener: () => void) => {
  onrefusal = listener;
};

const place = (storage: () => Storage) => ({
  /** @returns "" where nothing is kept */
  read(key: string): string {
    try {
      return storage().getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  /**
   * Returns whether it is kept now.
   * @param text null: nothing is kept any more
   */
  write(key: string, text: string | null) {
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

export const device = place(() => browser.localStorage);
export const tab = place(() => browser.sessionStorage);

/** What a text tells as JSON; null for anything else. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where a game that could not be drawn is put aside. */
export const putAsideKey = ({ id }: { id: string }) => `rollwise.${id}.put-aside`;

/** Under this the tab keeps how far a page was scrolled while it is loaded in another language. */
export const PLACE = "rollwise.place";
