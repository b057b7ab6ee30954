// What is told to those who hear the page.

/** @param status a live region */
export function createAnnouncer(status: { textContent: string | null }) {
  let told = "";
  /**
   * Says a text, unless it was the last one said. A text that says the same state again, because something has
   * arrived, is not said either if the last one ended with it: it would cut short what that one tells of the move.
   */
  return (text: string, isAgain: boolean = false) => {
    if (isAgain ? told.endsWith(text) : text === told) return;
    status.textContent = text;
    told = text;
  };
}
