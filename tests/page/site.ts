/** The built site as tests see it: as of one moment, and in other versions that they publish. */

import { createHash, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";

import { ROOT, type Served, startSite } from "./harness.ts";

/** The games there are. */
export const GAMES = readdirSync(join(ROOT, "www/games"));

/** The files of a site by their path. */
export type Files = Map<string, Buffer>;

/** The hash of each file, and which files come last. */
interface List {
  files: Record<string, string>;
  later: string[];
}

/** What makes up a version of the site: its name, the games and languages there are, and its files but those of a language. */
interface Build extends List {
  version: string;
  games: string[];
  languages: string[];
}

const integrity = (bytes: Buffer) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** The file that is sent for an address below the site's top. */
export const fileOf = (address: string) => address.replace(/^\.\//, "").replace(/(^|\/)$/, "$1index.html");

/** The address that a file is asked for by: of a folder's page, that of the folder. */
const addressOf = (path: string) => path.replace(/(^|\/)index\.html$/, "$1") || "./";

export const buildOf = (files: Files): Build => JSON.parse(String(files.get("build.json")));

const listOf = (language: string) => `${language}/build.json`;

/** What is kept of a version where a language is in use. */
export function listWith(files: Files, language = "en"): List {
  const own: List = JSON.parse(String(files.get(listOf(language))));
  const all = buildOf(files);
  // The lists of other languages are theirs.
  const others = all.languages.filter((other) => other !== language).map(listOf);
  const ofAll = Object.entries(all.files).filter(([address]) => !others.includes(address));
  return { files: { ...Object.fromEntries(ofAll), ...own.files }, later: [...all.later, ...own.later] };
}

/** Every file of a built site by its path: of the one in dist/, or in another folder. */
export async function readDist(folder = join(ROOT, "dist")): Promise<Files> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path).replaceAll(sep, "/"), await readFile(path)] as const),
    ),
  );
  const hashes = buildOf(files).languages.flatMap((language) => Object.entries(listWith(files, language).files));
  for (const [address, hash] of hashes) {
    const content = files.get(fileOf(address));
    if (!content || integrity(content) !== hash) {
      throw new Error(`${fileOf(address)} is of another build: run \`cargo xtask build\``);
    }
  }
  return files;
}

/** The same site in a folder of a server that has other things as well. */
export const inFolder = (name: string, files: Files): Files =>
  new Map([...files].map(([path, content]) => [`${name}/${path}`, content]));

/** Another version of a site, with other texts for some of its files: its pages say so, and so does the list of its files. */
export function newVersion(files: Files, version: string, changes: Record<string, string> = {}): Files {
  const marked = (page: Buffer) => String(page).replace("<html ", `<html data-build="${version}" `);
  const pages = [...files]
    .filter(([path]) => path.endsWith(".html"))
    .map(([path, page]) => [path, marked(page)] as const);
  const changed = [...pages, ...Object.entries(changes)].map(([path, text]) => [path, Buffer.from(text)] as const);
  const hashes = new Map(changed.map(([path, content]) => [addressOf(path), integrity(content)]));
  const renewed = ({ files }: List) =>
    Object.fromEntries(Object.entries(files).map(([address, hash]) => [address, hashes.get(address) ?? hash]));
  const site: Files = new Map([...files, ...changed]);
  const build = buildOf(files);
  for (const path of build.languages.map(listOf)) {
    const list: List = JSON.parse(String(files.get(path)));
    const content = Buffer.from(JSON.stringify({ ...list, files: renewed(list) }));
    site.set(path, content);
    hashes.set(path, integrity(content));
  }
  return site.set("build.json", Buffer.from(JSON.stringify({ ...build, version, files: renewed(build) })));
}

/** Seconds between two versions: servers tell a file's age by whole seconds. */
const APART = 10;

export interface Site extends Served {
  /** What is published now. */
  files: Files;
  publish(files: Files): Promise<void>;
}

/** Serves the site in dist/ as it is: nothing can be published there. */
export async function startBuilt(): Promise<Site> {
  const [files, server] = await Promise.all([readDist(), startSite()]);
  return { ...server, files, publish: () => Promise.reject(new Error("dist/ is only read: start a site of its own")) };
}

/** Serves files from a folder of their own. */
export async function startStatic(files: Files): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "rollwise-site-"));
  const site: { files: Files } = { files: new Map() };
  let time = Math.floor(Date.now() / 1000) - 3600;

  /** Replaces each file in one step, so that none is ever served half. */
  async function write(path: string, content: Buffer) {
    const [place, next] = [join(folder, path), join(folder, `.${randomUUID()}`)];
    await mkdir(dirname(place), { recursive: true });
    await writeFile(next, content);
    await utimes(next, time, time);
    await rename(next, place);
  }

  async function publish(files: Files) {
    time += APART;
    const changed = [...files].filter(([path, content]) => !site.files.get(path)?.equals(content));
    await Promise.all(changed.map(([path, content]) => write(path, content)));
    site.files = files;
  }

  await publish(files);
  const server = await startSite(folder);
  return Object.assign(site, {
    url: server.url,
    publish,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  });
}
