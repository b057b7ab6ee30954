/** The packages in a real browser, in a page and in its worker: built by Vite, and without a bundler by an import map. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, test } from "node:test";

import type { Browser } from "playwright-core";

import { launch, openPage, PATIENCE, PHONE, type Served, startSite } from "../page/harness.ts";
import { present } from "../typed.ts";
import { PACKAGES, Project } from "./install.ts";
import { expectedAnswers } from "./site-answers.ts";

let project: Project;
let browser: Browser;
let site: Served;

before(async () => {
  [project, browser] = await Promise.all([Project.create(), launch()]);
  await project.writeApp();
  site = await startSite(project.folder);
});

after(async () => {
  await browser?.close();
  await site?.close();
  await project?.remove();
});

/** Keeps what the page and its worker are told, for the test to look at. */
const page = (worker: string) => `import { told } from "./told.js";
const worker = new Worker(new URL("./${worker}", import.meta.url), { type: "module" });
const toldInWorker = new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
});
globalThis.told = Promise.all([told, toldInWorker]);
`;

const worker = (told: string) => `import { told } from "./${told}";\ntold.then(postMessage);\n`;

/** A page under the strictest policy that lets the packages work: scripts alone are loaded, and nothing is fetched. */
const html = (scripts: string, inline = "") => {
  const hash = inline && ` 'sha256-${createHash("sha256").update(inline).digest("base64")}'`;
  const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'${hash}; worker-src 'self'`;
  return `<!doctype html>
<html lang="en">
<title>Packages</title>
<link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${scripts}
</html>
`;
};

async function toldAt(address: string) {
  const { page, context, problems } = await openPage(browser, { url: site.url + address, ...PHONE });
  const told: string[] = await page.evaluate("globalThis.told");
  const isIsolated = await page.evaluate(() => crossOriginIsolated);
  await context.close();
  assert.deepEqual(problems, []);
  assert.equal(isIsolated, false, "the server sends headers that packages are not to need");
  return told;
}

/** The setting for workers that the README of a package says Vite 6 and 7 need. */
async function settingForWorkers() {
  const readme = await project.read("node_modules/@rollwise/heckmeck/README.md");
  return present(/Vite 6 and 7 need `worker: \{ format: "(es)" \}`/.exec(readme))[1] as "es";
}

for (const name of ["vite-6", "vite-7", "vite"])
  test(`what ${name} builds answers as the site's modules do`, { timeout: PATIENCE }, async () => {
    await project.write("page.js", page("worker.js"));
    await project.write("worker.js", worker("told.js"));
    await project.write("index.html", html('<script type="module" src="./page.js"></script>'));
    // By a name that TypeScript does not follow: the types of several versions contradict each other.
    const { build }: Pick<typeof import("vite"), "build"> = await import(name);
    const setting = name === "vite" ? {} : { worker: { format: await settingForWorkers() } };
    const outDir = `built-by-${name}`;
    await build({
      root: project.folder,
      base: "./",
      logLevel: "error",
      configFile: false,
      build: { outDir },
      ...setting,
    });
    const expected = await expectedAnswers();
    assert.deepEqual(await toldAt(`${outDir}/`), [expected, expected]);
  });

test("in a page without a bundler they do as well", { timeout: PATIENCE }, async () => {
  const addresses = PACKAGES.map(
    ([game]) => [`@rollwise/${game}`, `/node_modules/@rollwise/${game}/index.js`] as const,
  );
  const map = JSON.stringify({ imports: Object.fromEntries(addresses) });
  // An import map does not reach into workers.
  const told = addresses.reduce(
    (script, [name, address]) => script.replace(JSON.stringify(name), JSON.stringify(address)),
    await project.read("told.js"),
  );
  await project.write("told-by-address.js", told);
  await project.write("plain-worker.js", worker("told-by-address.js"));
  await project.write("plain.js", page("plain-worker.js"));
  const scripts = `<script type="importmap">${map}</script>\n<script type="module" src="./plain.js"></script>`;
  await project.write("plain.html", html(scripts, map));
  const expected = await expectedAnswers();
  assert.deepEqual(await toldAt("plain.html"), [expected, expected]);
});
