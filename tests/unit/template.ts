/** What a view says, without a browser. */

/** The text of a template, or of anything that a template may hold. */
export function textOf(part) {
  if (typeof part === "string" || typeof part === "number") return String(part);
  if (Array.isArray(part)) return part.map(textOf).join("");
  if (part?.strings) return textOfTemplate(part);
  if (part?.values) return textOfRows(part.values);
  return "";
}

/** Values between tags are part of the text, those in tags are not. */
function textOfTemplate({ strings, values }) {
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

const isInTag = (markup) => markup.lastIndexOf("<") > markup.lastIndexOf(">");

/** `repeat(items, key, template)` */
function textOfRows([items, , template]) {
  return typeof template === "function" ? [...items].map((item, nth) => textOf(template(item, nth))).join("") : "";
}

/** The same with single blanks. */
export const plainText = (part) => textOf(part).replace(/\s+/g, " ").trim();
