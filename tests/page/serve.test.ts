/** The local server: what a browser asks it, all at once, is answered, each file as what it is. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { gunzipSync } from "node:zlib";

import type { Browser } from "playwright-core";
import { launch, openPage, PATIENCE, PHONE, type Served, startSite } from "./harness.ts";
import { assertSound, keptOffline, tablesLoaded } from "./steps.ts";

interface Answer {
  status: number;
  /** None is looked at that comes several times. */
  headers: Record<string, string>;
  body: Buffer;
}

let site: Served;
let browser: Browser;

before(async () => {
  [site, browser] = await Promise.all([startSite(), launch()]);
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** Asks for exactly this path, which `fetch` would tidy up, and takes the answer as it is. */
function ask(path: string, { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {}) {
  const { hostname, port } = new URL(site.url);
  return new Promise<Answer>((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: Number(response.statusCode), headers: response.headers as Answer["headers"], body });
    })
      .on("error", reject)
      .end();
  });
}

/** A file of the site as it lies on the disk. */
const fileOf = (name: string) => readFile(new URL(`../../dist/${name}`, import.meta.url));

test("connections that stay open leave none unanswered", { timeout: PATIENCE }, async () => {
  const { port } = new URL(site.url);
  for (let round = 0; round < 5; round += 1) {
    const sockets = Array.from({ length: 24 }, () => connect(Number(port), "127.0.0.1"));
    const answers = sockets.map(
      (socket) =>
        new Promise((resolve, reject) => {
          socket.once("data", resolve);
          socket.once("error", reject);
          socket.write(`GET /index.html HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
        }),
    );
    try {
      await Promise.all(answers);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  }
});

const TYPES = {
  "index.html": "text/html",
  "sw.js": "text/javascript",
  "app/heckmeck.en.js": "text/javascript",
  "app/heckmeck.css": "text/css",
  "modules/heckmeck_bg.wasm": "application/wasm",
  "build.json": "application/json",
  "en/manifest.webmanifest": "application/manifest+json",
  "icon.svg": "image/svg+xml",
  "icon-192.png": "image/png",
  "precomputed/heckmeck-5-dice.bin": "application/octet-stream",
};

for (const [name, type] of Object.entries(TYPES)) {
  test(`${name} is ${type}`, async () => {
    const { status, headers, body } = await ask(`/${name}`);
    assert.equal(status, 200);
    assert.equal(headers["content-type"].split(";")[0], type);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["cache-control"], "no-cache");
    assert.deepEqual(body, await fileOf(name));
  });
}

test("a folder's address is that of its page", async () => {
  for (const [path, name] of [
    ["/?games", "index.html"],
    ["/heckmeck/?a=b", "heckmeck/index.html"],
    ["/heckmeck/lab/", "heckmeck/lab/index.html"],
  ]) {
    const { status, headers, body } = await ask(path);
    assert.equal(status, 200);
    assert.match(headers["content-type"], /^text\/html/);
    assert.deepEqual(body, await fileOf(name));
  }
});

test("what shrinks is sent compressed to those who take it", async () => {
  for (const name of ["index.html", "sw.js", "modules/heckmeck_bg.wasm", "build.json"]) {
    const content = await fileOf(name);
    for (const accepted of ["gzip", "gzip, deflate, br, zstd", "br, *;q=0, gzip;q=0.5"]) {
      const { headers, body } = await ask(`/${name}`, { headers: { "accept-encoding": accepted } });
      assert.equal(headers["content-encoding"], "gzip", `${name} for ${accepted}`);
      assert.match(headers.vary, /accept-encoding/i);
      assert.ok(body.length < 0.7 * content.length, `${name}: ${body.length} of ${content.length} bytes`);
      assert.deepEqual(gunzipSync(body), content);
    }
    for (const accepted of ["identity", "br", "gzip;q=0"]) {
      const { headers, body } = await ask(`/${name}`, { headers: { "accept-encoding": accepted } });
      assert.equal(headers["content-encoding"], undefined, `${name} for ${accepted}`);
      assert.match(headers.vary, /accept-encoding/i);
      assert.deepEqual(body, content);
    }
  }
});

test("tables and pictures are sent as they are", async () => {
  for (const name of ["precomputed/heckmeck-5-dice.bin", "icon-192.png"]) {
    const { headers, body } = await ask(`/${name}`, { headers: { "accept-encoding": "gzip" } });
    assert.equal(headers["content-encoding"], undefined, name);
    assert.deepEqual(body, await fileOf(name));
  }
});

test("a file that the browser still has is not sent again", async () => {
  for (const encoding of ["gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const first = await ask("/sw.js", { headers });
    const again = await ask("/sw.js", { headers: { ...headers, "if-none-match": first.headers.etag } });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    const other = await ask("/sw.js", { headers: { ...headers, "if-none-match": '"another"' } });
    assert.equal(other.status, 200);
  }
});

test("nothing but reading is answered", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const { status, headers } = await ask("/", { method });
    assert.equal(status, 405, method);
    assert.match(headers.allow, /GET,\s*HEAD/);
  }
  const { status, body } = await ask("/", { method: "HEAD" });
  assert.equal(status, 200);
  assert.equal(body.length, 0);
});

test("a folder leads to its address with a slash", async () => {
  for (const [path, place] of [
    ["/heckmeck", "/heckmeck/"],
    ["/heckmeck/lab?a=b", "/heckmeck/lab/?a=b"],
  ]) {
    const { status, headers } = await ask(path);
    assert.ok([301, 307, 308].includes(status), `${path}: ${status}`);
    assert.equal(new URL(headers.location, site.url).href, new URL(place, site.url).href);
  }
});

test("what is missing is said to be so, in plain text", async () => {
  for (const path of [
    "/missing.js",
    "/missing/",
    "/sw.js/",
    "/sw.js/more",
    "/modules/",
    "/a%00.html",
    "/%ff",
    "//heckmeck",
  ]) {
    const { status, headers, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.match(headers["content-type"], /^text\/plain/);
    assert.equal(String(body), "there is no such file\n");
    assert.equal(headers["cache-control"], "no-cache");
    assert.equal(headers["x-content-type-options"], "nosniff");
  }
});

test("no path leads out of the folder", async () => {
  // From dist/ and from heckmeck/ below it, Cargo.toml is one and two folders up.
  const ways = [
    "/../Cargo.toml",
    "/heckmeck/../../Cargo.toml",
    "/%2e%2e/Cargo.toml",
    "/%2E%2E%2fCargo.toml",
    "/..%2fCargo.toml",
    "/heckmeck/..%2f..%2fCargo.toml",
    "/heckmeck%2f..%2f..%2fCargo.toml",
    "/..\\Cargo.toml",
    "/..%5cCargo.toml",
    "/%252e%252e/Cargo.toml",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/.%2e/Cargo.toml",
  ];
  for (const way of ways) {
    assert.equal((await ask(way)).status, 404, way);
  }
});

test("the page loads from the local server, and is kept for use without a network", async () => {
  const visit = await openPage(browser, { url: `${site.url}heckmeck/`, offline: true, ...PHONE });
  await tablesLoaded(visit.page);
  await keptOffline(visit.page);
  await assertSound(visit);
  await visit.context.close();
});
