// Where what only advice for the table needs comes from: its views, its words and what is announced of it.

/** @typedef {import("./actions.js").Page} Page */

/** It is asked for again by each drawing, and loaded once. @param {Page} page */
export const adviceParts = (page) => page.answers.get("parts of advice", () => import("./views/advice.js"));
