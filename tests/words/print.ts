/**
 * Prints all that the site says in a language, a sentence a line behind what says it.
 *
 *     node --import tsx tests/words/print.ts [language] [part]
 */

import { argv, stdout } from "node:process";

import { PARTS } from "./parts.ts";
import type { Language } from "./texts.ts";

const [language = "en", only] = argv.slice(2) as [Language?, string?];
for (const [part, sentences] of Object.entries(PARTS)) {
  if (only && part !== only) continue;
  for (const [name, sentence] of await sentences(language))
    stdout.write(`${part} ${name}\t${sentence.replaceAll("\n", "\\n")}\n`);
}
