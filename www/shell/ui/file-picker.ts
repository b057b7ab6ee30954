// The button that has a file picked.

import { html } from "lit-html";

/**
 * @param name what the button says
 * @param label what it is for, for those who hear it, where that is not all
 */
export function filePicker(name: string, onpick: (file: File) => void, label: string = name) {
  function picked({ target }: Event & { target: HTMLInputElement }) {
    const [file] = target.files ?? [];
    if (file) onpick(file);
    // So that the same file can be picked again.
    target.value = "";
  }
  return html`<label class="button quiet">
    <input type="file" class="unseen" accept=".json,application/json" aria-label=${label} @change=${picked} />${name}
  </label>`;
}
