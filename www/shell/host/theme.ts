// Light or dark for the whole site, as the player has chosen it or else as the device has it.

import { browser } from "./browser.ts";
import { device } from "./device.ts";

type Theme = "system" | "light" | "dark";

export const THEMES: Theme[] = ["system", "light", "dark"];

const KEY = "rollwise.theme";

const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text);

/** What has been chosen. */
export function themeOf(): Theme {
  const kept = device.read(KEY);
  return isTheme(kept) ? kept : "system";
}

export function pickTheme(theme: Theme) {
  device.write(KEY, theme);
  applyTheme();
}

/** Shows the page as chosen. */
export const applyTheme = () => showTheme(themeOf());

/** Shows the page in a theme; in the system's where there is no such one. */
export function showTheme(theme: string | null) {
  const shown = isTheme(theme) ? theme : "system";
  browser.document.documentElement.dataset.theme = shown;
  // What the browser draws around the page.
  for (const meta of browser.document.querySelectorAll<HTMLMetaElement>("meta[data-theme]"))
    meta.media =
      shown === "system"
        ? `(prefers-color-scheme: ${meta.dataset.theme})`
        : shown === meta.dataset.theme
          ? "all"
          : "not all";
}
