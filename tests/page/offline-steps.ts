/** What is kept of a site for use without a network. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { buildOf, type Files, GAMES, listWith, type Site } from "./site.ts";
import { keptOffline } from "./steps.ts";

/** The caches there are, and what the one of this version holds. */
const kept = (page: Page, version: string) =>
  page.evaluate(
    async (name) => ({
      names: (await caches.keys()).sort(),
      urls: (await (await caches.open(name)).keys()).map(({ url }) => url).sort(),
    }),
    `rollwise:/:${version}`,
  );

/** Whether a file belongs to a game. */
export const isOf = (id: string) => (address: string) =>
  address.split("/").some((part) => new RegExp(`^${id}([-._]|$)`).test(part));

/** The addresses of what is kept by whoever has opened some games, and has asked for some of what is kept later. */
export function keptWith(games: string[], files: Files, asked: string[] = [], language = "en") {
  const { files: all, later } = listWith(files, language);
  const others = GAMES.filter((id) => !games.includes(id)).map(isOf);
  const isKept = (address: string) =>
    later.includes(address) ? asked.includes(address) : !others.some((isOther) => isOther(address));
  return Object.keys(all).filter(isKept);
}

/** Every file of the version that is served, of the opened games and the languages that were in use, is in its cache, and no other version is kept. */
export async function assertKept(
  page: Page,
  { url, files }: Pick<Site, "url" | "files">,
  games = ["heckmeck"],
  asked: string[] = [],
  ...languages: string[]
) {
  const build = buildOf(files);
  await keptOffline(page);
  const all = (languages.length > 0 ? languages : ["en"]).flatMap((language) =>
    keptWith(games, files, asked, language),
  );
  const { names, urls } = await kept(page, build.version);
  assert.deepEqual(names, [`rollwise:/:${build.version}`, "rollwise:/:state"].sort());
  assert.deepEqual(urls, [...new Set([...all, "build.json"])].map((path) => new URL(path, url).href).sort());
}
