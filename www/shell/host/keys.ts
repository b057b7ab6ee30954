// The keyboard: undo and redo everywhere, and the game's own keys wherever nothing is being typed.

import { browser } from "./browser.ts";

/** A key that has done something, and how many milliseconds ago. */
export interface KeyBefore {
  key: string;
  ago: number;
}

/** What can be written into, so that its keys are its own. */
const FIELDS = "select, textarea, input:not([type=radio], [type=checkbox], [type=range])";

/** What Enter presses itself, but for what is entered with: there it may mean that all is entered. */
const PRESSED = "a[href], button:not([data-pad]), summary";

/** The game's keys that may be held down; all others do their work once. */
const REPEATED = ["backspace"];

export function listenToKeys({
  undo,
  redo,
  onkey,
}: {
  undo(): void;
  redo(): void;
  onkey: (key: string, last: KeyBefore) => (() => void) | null;
}) {
  let last = { key: "", time: -Infinity };
  browser.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    const isField = (event.target as Element).matches?.(FIELDS);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isField || event.altKey) return;
    if (key === "enter" && (event.target as Element).closest?.(PRESSED)) return;
    if (isCommand) {
      const run = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
      if (!run) return;
      event.preventDefault();
      run();
      return;
    }
    if (event.repeat && !REPEATED.includes(key)) return;
    const run = onkey(key, { key: last.key, ago: event.timeStamp - last.time });
    if (!run) return;
    last = { key, time: event.timeStamp };
    event.preventDefault();
    run();
  });
}
