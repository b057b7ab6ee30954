/** The built site on a plain static server, as of one moment: a build meanwhile changes nothing. */

import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const TYPES = {
  ".bin": "application/octet-stream", ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json",
  ".png": "image/png", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
};

export const integrity = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** The path in the site that an address of it has: "" and folders stand for their index. */
const pathOf = (url) => decodeURI(url.replace(/[?#].*/, "")).slice(1).replace(/(^|\/)$/, "$1index.html");

/** What makes up this version of the site: its name, `version`, and `files`, the hash of each. */
export const buildOf = (files) => JSON.parse(files.get("build.json"));

/** Every file of dist/ by its path. A build may be writing them: waits until they fit together. */
export async function readDist() {
  for (let tries = 0; ; tries += 1) {
    try {
      const names = await readdir(DIST, { recursive: true, withFileTypes: true });
      const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.path, entry.name));
      const files = new Map(await Promise.all(paths.map(async (path) =>
        [relative(DIST, path).replaceAll(sep, "/"), await readFile(path)])));
      for (const [path, hash] of Object.entries(buildOf(files).files)) {
        if (integrity(files.get(path === "./" ? "index.html" : path)) !== hash) throw new Error(`dist/${path} is of another build`);
      }
      return files;
    } catch (error) {
      if (tries === 50) throw new Error("dist/ is no complete site: run `cargo xtask build`", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Another version of a site: its index.html says so, and so does the list of its files. */
export function newVersion(files, version) {
  const index = Buffer.from(String(files.get("index.html")).replace("<html ", `<html data-build="${version}" `));
  const build = { version, files: { ...buildOf(files).files, "./": integrity(index) } };
  return new Map([...files, ["index.html", index], ["build.json", Buffer.from(JSON.stringify(build))]]);
}

/**
 * Serves files on a port that the system picks.
 *
 * @returns {Promise<{url: string, files: Map<string, Buffer>, close: () => Promise<void>}>} replace
 *   `files` to publish another version
 */
export async function startStatic(files) {
  const site = { files };
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    const content = site.files.get(path);
    if (!content) return response.writeHead(404, { "content-type": "text/plain" }).end("there is no such file");
    const headers = { "content-type": TYPES[extname(path)] ?? "text/plain", etag: `"${integrity(content)}"`, "cache-control": "no-cache" };
    if (request.headers["if-none-match"] === headers.etag) return response.writeHead(304, headers).end();
    return response.writeHead(200, headers).end(content);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(site, {
    url: `http://127.0.0.1:${server.address().port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
