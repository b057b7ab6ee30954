// A field for a whole number. What can't be one is told beside it, and stays to be corrected.

import { el } from "../../../js/dom.js";
import { wholeNumber } from "./setting.js";
import { whole } from "./words.js";

export function createNumber({ id, label, range, show = String, onpick, onenter }) {
  const told = el("p", { class: "wrong", id: `${id}-wrong`, role: "alert" });
  const field = el("input", {
    type: "text", id, inputmode: "numeric", autocomplete: "off", maxlength: "20", "aria-describedby": told.id,
    oninput: read, onkeydown: (event) => event.key === "Enter" && onenter(),
  });
  const allowed = `a whole number from ${whole(range.least)} to ${whole(range.most)}`;
  let shown = null;

  function tell(text) {
    told.textContent = text;
    if (text) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }

  function read() {
    const number = wholeNumber(field.value, range);
    tell(number === undefined ? `${field.value.trim() ? `“${field.value.trim()}” can't be used` : "Empty"}: give ${allowed}.` : "");
    if (number === undefined) return;
    shown = number;
    onpick(number);
  }

  return {
    label: el("label", { for: id, text: label }), field, told,
    isWrong: () => told.textContent !== "",
    /** Shows a number that was set elsewhere; what is being written stays. */
    set(number) {
      if (number === shown) return;
      shown = number;
      if (wholeNumber(field.value, range) !== number) field.value = show(number);
      tell("");
    },
    /** Forgets what can't be used. */
    reset() {
      shown = null;
      if (told.textContent) field.value = "";
    },
  };
}
