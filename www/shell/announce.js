// What is told to those who hear the page.

/** @param {HTMLElement} status a live region */
export function createAnnouncer(status) {
  let told = "";
  /** Says a text, unless it was the last one said. @param {string} text */
  return (text) => {
    if (text !== told) status.textContent = text;
    told = text;
  };
}
