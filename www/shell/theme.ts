// Light or dark for the whole site, as the player has chosen it or else as the device has it.

import { device } from "./device.js";

/** @typedef {"system" | "light" | "dark"} Theme */

/** @type {Theme[]} */
export const THEMES = ["system", "light", "dark"];

const KEY = "rollwise.theme";

/** What has been chosen. @returns {Theme} */
export function themeOf() {
  const kept = device.read(KEY);
  return THEMES.find((theme) => theme === kept) ?? "system";
}

/** @param {Theme} theme */
export function pickTheme(theme) {
  device.write(KEY, theme);
  applyTheme();
}

/** The theme was once part of the link that Heckmeck keeps; until something else is chosen it still counts. */
function keepFormerTheme() {
  if (device.read(KEY) !== "") return;
  const link = device.read("rollwise.heckmeck").replace(/^#/, "");
  device.write(KEY, new URLSearchParams(link).get("theme"));
}

/** Shows the page as chosen. */
export function applyTheme() {
  keepFormerTheme();
  document.documentElement.dataset.theme = themeOf();
}
