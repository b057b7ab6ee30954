/** What a view says, without a browser. */

/** The text of a template, or of anything that a template may hold. */
export function textOf(part: unknown): string {
  if (typeof part === "string" || typeof part === "number") return String(part);
  if (Array.isArray(part)) return part.map(textOf).join("");
  if (isTemplate(part)) return textOfTemplate(part);
  return isDirective(part) ? textOfRows(part.values) : "";
}

/** The texts around a template's values. */
interface Template {
  strings: readonly string[];
  values: unknown[];
}

const isTemplate = (part: unknown): part is Template => has(part, "strings");
const isDirective = (part: unknown): part is { values: unknown[] } => has(part, "values");
const has = (part: unknown, name: string) => typeof part === "object" && part !== null && name in part;

/** Values between tags are part of the text, those in tags are not. */
function textOfTemplate({ strings, values }: Template) {
  let [markup, text] = ["", ""];
  for (const [nth, string] of strings.entries()) {
    for (const [, between, tag] of (isInTag(markup) ? `<${string}` : string).matchAll(/([^<]*)(<[^>]*>?)?/g)) {
      text += between;
      markup += `${between}${tag ?? ""}`;
    }
    if (nth < values.length && !isInTag(markup)) text += textOf(values[nth]);
  }
  return text;
}

const isInTag = (markup: string) => markup.lastIndexOf("<") > markup.lastIndexOf(">");

/** `repeat(items, key, template)` */
function textOfRows([items, , template]: unknown[]) {
  if (typeof template !== "function") return "";
  return [...(items as Iterable<unknown>)].map((item, nth) => textOf(template(item, nth))).join("");
}

/** The same with single blanks. */
export const plainText = (part: unknown) => textOf(part).replace(/\s+/g, " ").trim();

/** A text with usual blanks in place of those that hold a number and its unit together. */
export const spaced = (text: string) => text.replaceAll("\u00a0", " ");
