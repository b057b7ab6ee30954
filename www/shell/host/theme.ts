// Light or dark for the whole site, as the player has chosen it or else as the device has it.

import { device } from "./device.ts";

type Theme = "system" | "light" | "dark";

export const THEMES: Theme[] = ["system", "light", "dark"];

const KEY = "rollwise.theme";

/** What has been chosen. */
export function themeOf(): Theme {
  const kept = device.read(KEY);
  return THEMES.find((theme) => theme === kept) ?? "system";
}

export function pickTheme(theme: Theme) {
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
