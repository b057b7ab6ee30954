/** The texts of the page's languages. */

import { readdir } from "node:fs/promises";
import { createFormats } from "../../www/shell/format.ts";
import type { Language } from "../../www/shell/languages.ts";
import type { Told } from "./told.ts";

const WWW = new URL("../../www/", import.meta.url);

/**
 * The modules of a folder of texts, by their names.
 * @param place such as "games/heckmeck"
 */
export async function textsOf<Texts>(place: string, language: Language): Promise<Texts> {
  const folder = new URL(`${place}/text/${language}/`, WWW);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts")).sort();
  const load = async (file: string) => [file.replace(".ts", ""), await import(new URL(file, folder).href)];
  return Object.fromEntries(await Promise.all(files.map(load)));
}

/** What a part of the site says in a language. */
export type Sentences = (language: Language) => Promise<Told>;

export { createFormats };
