// What a page has to tell besides its answer, each with what can be done about it.

import { el, refill } from "./dom.js";

export function createNotices(container) {
  const notices = new Map();

  /** Shows a notice, or takes it away if its text is null. `action`: `{ name, run }`. */
  return function notice(key, text, action = null) {
    if ((notices.get(key)?.text ?? null) === text) return;
    if (text === null) notices.delete(key);
    else notices.set(key, { text, action });
    refill(container, [...notices].map(([key, { text, action }]) => el("p", { class: "notice" },
      el("span", { text }),
      action && el("button", { class: "quiet", text: action.name, "data-key": `${key}-do`, onclick: action.run }),
      el("button", { class: "quiet", text: "Dismiss", "data-key": `${key}-away`, onclick: () => notice(key, null) }))));
  };
}
