/** What the site's documents say before a script runs. */

import { readFile } from "node:fs/promises";
import { GAMES } from "../games.ts";
import type { Language } from "./texts.ts";
import { type Told, told } from "./told.ts";

const WWW = new URL("../../www/", import.meta.url);

/** The folders of texts, with the file in each that tells of documents. */
const FILES = { shell: "site.json", ...Object.fromEntries(GAMES.map((id) => [`games/${id}`, "page.json"])) };

export async function documents(language: Language): Promise<Told> {
  const all: Told = new Map();
  for (const [place, file] of Object.entries(FILES)) {
    const text = JSON.parse(await readFile(new URL(`${place}/text/${language}/${file}`, WWW), "utf8"));
    for (const [name, sentence] of told(place, text, {})) all.set(name, sentence);
  }
  return all;
}
