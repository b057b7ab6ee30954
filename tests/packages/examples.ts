/** The examples of a README: scripts, and what they say that an expression is. */

/** The blocks of JavaScript in a Markdown text. */
export const blocks = (markdown: string) => [...markdown.matchAll(/^```js\n(.*?)^```$/gms)].map(([, script]) => script);

/** A line with an expression and its value: not a declaration, and nothing that is only done. */
const SHOWN = /^(?!const |let |await |import )(.+); \/\/ (.+)$/gm;

/** The same script, which hands each such value and what was said of it to `check`. */
export const checked = (script: string, check = "check") =>
  script.replace(SHOWN, (_, expression, said) => `${check}(${expression}, ${JSON.stringify(said)});`);

/** How many values a script shows. */
export const countShown = (script: string) => [...script.matchAll(SHOWN)].length;
