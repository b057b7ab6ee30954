// The keyboard: undo and redo everywhere, and the game's own keys wherever nothing is being typed.

/** What can be written into, so that its keys are its own. */
const FIELDS = "select, textarea, input:not([type=radio], [type=checkbox], [type=range])";

/** @param {{ undo(): void, redo(): void, onkey(key: string, sinceLast: number): (() => void) | null }} run */
export function listenToKeys({ undo, redo, onkey }) {
  let last = -Infinity;
  addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    const isField = /** @type {Element} */ (event.target).matches?.(FIELDS);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isField || event.altKey) return;
    if (isCommand) {
      const run = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
      if (!run) return;
      event.preventDefault();
      run();
      return;
    }
    const sinceLast = event.timeStamp - last;
    const run = onkey(key, sinceLast);
    if (!run) return;
    last = event.timeStamp;
    event.preventDefault();
    run();
  });
}
