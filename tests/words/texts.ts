/** The languages of the page, and their texts. */

import { readdir } from "node:fs/promises";
import { createFormats as formatsOf } from "../../www/shell/model/format.ts";
import { writing as de } from "../../www/shell/text/de/writing.ts";
import { writing as en } from "../../www/shell/text/en/writing.ts";
import { writing as es } from "../../www/shell/text/es/writing.ts";
import { writing as fr } from "../../www/shell/text/fr/writing.ts";
import { writing as nl } from "../../www/shell/text/nl/writing.ts";
import type { Told } from "./told.ts";

const WWW = new URL("../../www/", import.meta.url);

const WRITINGS = { en, de, nl, fr, es };

export type Language = keyof typeof WRITINGS;

export const LANGUAGES = Object.keys(WRITINGS) as Language[];

/** How a language writes numbers and lists. */
export const createFormats = (language: Language) => formatsOf(WRITINGS[language]);

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
