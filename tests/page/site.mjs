/** The built site as tests see it: as of one moment, and in other versions that they publish. */

import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { startSite } from "./harness.mjs";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const integrity = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** What makes up this version of the site: its name, `version`, and `files`, the hash of each. */
export const buildOf = (files) => JSON.parse(files.get("build.json"));

/** Every file of dist/ by its path. */
export async function readDist() {
  const names = await readdir(DIST, { recursive: true, withFileTypes: true });
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.path, entry.name));
  const files = new Map(await Promise.all(paths.map(async (path) =>
    [relative(DIST, path).replaceAll(sep, "/"), await readFile(path)])));
  for (const [path, hash] of Object.entries(buildOf(files).files)) {
    const content = files.get(path === "./" ? "index.html" : path);
    if (!content || integrity(content) !== hash) throw new Error(`dist/${path} is of another build: run \`cargo xtask build\``);
  }
  return files;
}

/** Another version of a site, with other texts for some of its files: its index.html says so, and so does the list of its files. */
export function newVersion(files, version, changes = {}) {
  const index = String(files.get("index.html")).replace("<html ", `<html data-build="${version}" `);
  const changed = Object.entries({ "index.html": index, ...changes }).map(([path, text]) => [path, Buffer.from(text)]);
  const hashes = changed.map(([path, content]) => [path === "index.html" ? "./" : path, integrity(content)]);
  const build = { version, files: { ...buildOf(files).files, ...Object.fromEntries(hashes) } };
  return new Map([...files, ...changed, ["build.json", Buffer.from(JSON.stringify(build))]]);
}

/** Seconds between two versions: servers tell a file's age by whole seconds. */
const APART = 10;

/**
 * Serves files from a folder of their own.
 *
 * @returns {Promise<{url: string, files: Map<string, Buffer>, publish: (files: Map<string, Buffer>) => Promise<void>, close: () => Promise<void>}>}
 *   `files` is what is published now
 */
export async function startStatic(files) {
  const folder = await mkdtemp(join(tmpdir(), "rollwise-site-"));
  const site = { files: new Map() };
  let time = Math.floor(Date.now() / 1000) - 3600;

  /** Replaces each file in one step, so that none is ever served half. */
  async function write(path, content) {
    const [place, next] = [join(folder, path), join(folder, `.${randomUUID()}`)];
    await mkdir(dirname(place), { recursive: true });
    await writeFile(next, content);
    await utimes(next, time, time);
    await rename(next, place);
  }

  async function publish(files) {
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
