// What is said where something fails, in English.

import type { Reason } from "../../host/reasons.ts";
import { why } from "./words.ts";

export const mendWords = {
  notKept:
    "Nothing can be saved on this device: it is full, or the browser does not allow it. Your game lasts as long as this page is open.",
  notOfflineYet: "This site could not be saved for offline use yet. Your next visit will try again.",
  newVersion: "A new version is ready.",
  useNewVersion: "Use it now",
  notOffline: (reason: Reason) => `This page can't be saved for offline use: ${why(reason)}.`,
  restarted: "The calculator failed and was restarted. Nothing you entered is lost.",
  undrawn: "That could not be shown, so it was undone.",
  linkUndrawn: "This link could not be shown.",
  passedOver: "A position could not be shown, so here is the next one.",
  putAside:
    "Your last game could not be shown, so it was put aside. Save it to a file if you want to keep or report it.",
  throwAway: "Delete it",
  save: "Save to a file",
};
