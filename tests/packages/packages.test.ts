/** The packages for npm, installed from their tarballs: what is in them, what they answer in Node, what their READMEs say. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";
import { checked, countShown, scriptsIn } from "../docs/examples.ts";
import { startSite } from "../page/harness.ts";
import { present } from "../typed.ts";
import { PACKAGES, Project, ROOT, run, tsc } from "./install.ts";
import { expectedAnswers } from "./site-answers.ts";

let project: Project;

before(async () => {
  project = await Project.create();
  await project.writeApp();
  await project.write("main.js", 'import { told } from "./told.js";\ntold.then(console.log);\n');
});

after(() => project?.remove());

/** esbuild with nothing set but what it must be told. */
const BUNDLE = { bundle: true, format: "esm" } as const;

const node = (...args: string[]) => run(process.execPath, args, project.folder);
const inNodeModules = (game: string, file: string) => project.path(`node_modules/@rollwise/${game}/${file}`);

for (const [game, { tables: names }] of PACKAGES) {
  test(`the package of ${game} holds what it needs and nothing else`, async () => {
    const tables = names.flatMap((name) => [`tables/${name}.bin`, `tables/${name}.js`]);
    const shared = [
      "LICENSE-APACHE",
      "LICENSE-MIT",
      "README.md",
      "index.d.ts",
      "index.js",
      "inflated.js",
      "module.d.ts",
      "module.js",
      "package.json",
      "ready.d.ts",
      "ready.js",
      "unready.js",
      "wasm.js",
    ];
    const expected = [...shared, `${game}.wasm`, ...tables, ...(tables.length > 0 ? ["tables.js"] : [])];
    const { files } = present(project.packed[game]);
    assert.deepEqual(files.map(({ path }) => path).sort(), expected.sort());

    const about = JSON.parse(await readFile(inNodeModules(game, "package.json"), "utf8"));
    const cargo = await readFile(`${ROOT}/Cargo.toml`, "utf8");
    assert.equal(about.version, /^version = "(.+)"$/m.exec(cargo)?.[1]);
    assert.equal(about.license, "MIT OR Apache-2.0");
    assert.deepEqual(Object.keys(about.exports["."]), ["types", "default"]);
    for (const [name, file] of Object.entries<unknown>(about.exports)) {
      if (typeof file === "string" && !file.includes("*")) await readFile(inNodeModules(game, file));
      assert.ok(name.startsWith("."));
    }
  });

  test(`the package of ${game} is small`, async () => {
    const { size } = project.packed[game];
    assert.ok(size < 715_000, `${size} bytes are downloaded by npm`);
    const script = await readFile(inNodeModules(game, "wasm.js"));
    const wasm = await readFile(inNodeModules(game, `${game}.wasm`));
    const [asScript, asModule] = [script, wasm].map((file) => gzipSync(file, { level: 9 }).length);
    assert.ok(asScript < 1.03 * asModule, `as a script the module takes ${asScript} bytes, as it is ${asModule}`);
    assert.ok(asScript < 125_000, `${asScript} bytes`);
  });

  test(`the README of ${game} shows what is so`, async () => {
    const readme = await readFile(inNodeModules(game, "README.md"), "utf8");
    assert.doesNotMatch(readme, /\{(kB|game|errors)/);
    await assertShown(game, scriptsIn(readme));
  });
}

/** Runs scripts, in the main thread and in a worker, and compares the values that they show. */
async function assertShown(name: string, scripts: string[]) {
  assert.ok(scripts.length > 1);
  const files = scripts.map((_, nth) => `${name}-${nth}.js`);
  for (const [nth, file] of files.entries()) await project.write(file, checked(scripts[nth]));
  const all = files.map((file) => `await import("./${file}");`).join("\n");
  await project.write(
    `${name}.js`,
    `import { check, found } from "./check.js";\nglobalThis.check = check;\n${all}\nexport { found };\n`,
  );
  await project.write(
    `${name}-alone.js`,
    `import { found } from "./${name}.js";\nconsole.log(JSON.stringify(found));\n`,
  );
  await project.write(
    `${name}-in-worker.js`,
    `import { isMainThread, parentPort, Worker } from "node:worker_threads";
if (isMainThread) new Worker(new URL(import.meta.url)).on("message", (found) => console.log(JSON.stringify(found)));
else parentPort.postMessage((await import("./${name}.js")).found);
`,
  );
  const shown = scripts.map(countShown).reduce((sum, count) => sum + count);
  for (const where of ["alone", "in-worker"]) {
    const found = JSON.parse(await node(`${name}-${where}.js`));
    assert.deepEqual(found, { wrong: [], count: shown }, where);
  }
}

test("the page for developers shows what is so", async () => {
  await assertShown("developers", scriptsIn(await readFile(`${ROOT}/docs/developers/packages.md`, "utf8")));
});

/** Fields whose names say it. */
const SAID_BY_NAME = new Set([
  "name",
  "value",
  "win",
  "tie",
  "loss",
  "ties",
  "losses",
  "mine",
  "theirs",
  "tile",
  "tiles",
  "points",
  "result",
  "kind",
  "spare",
  "misfit",
]);

for (const [game] of PACKAGES) {
  test(`an editor tells all there is to know of ${game}`, async () => {
    const types = await readFile(inNodeModules(game, "module.d.ts"), "utf8");
    const index = await readFile(inNodeModules(game, "index.d.ts"), "utf8");
    assert.deepEqual(types.match(/# Errors|# Examples|precomputed\/|initSync/g), null);
    const lines = types.split("\n");
    const isTold = (nth: number) => lines[nth - 1]?.endsWith("*/");
    const untold = lines.flatMap((line, nth) => {
      const name = /^export (?:interface|type|function|class) (\w+)/.exec(line)?.[1];
      const field = /^\s+(\w+)\??: /.exec(line)?.[1];
      if (isTold(nth) || (!name && (!field || SAID_BY_NAME.has(field)))) return [];
      return [line];
    });
    assert.deepEqual(untold, []);

    const examples = [...(types + index).matchAll(/^ \* ```js\n(.*?)^ \* ```$/gms)].map(([, example]) =>
      example.replaceAll(/^ \* ?/gm, ""),
    );
    assert.ok(examples.length > 1);
    const names = [...(types + index).matchAll(/^export (?:declare )?(?:function|class) (\w+)/gm)].map(
      ([, name]) => name,
    );
    await project.write(
      `${game}-examples.js`,
      `import { check, found } from "./check.js";
import { ${[...new Set(names), "ready"].join(", ")} } from "@rollwise/${game}";
await ready();
${examples.map((example) => `{\n${checked(example)}}\n`).join("")}console.log(JSON.stringify(found));
`,
    );
    const shown = examples.map(countShown).reduce((sum, count) => sum + count);
    assert.deepEqual(JSON.parse(await node(`${game}-examples.js`)), { wrong: [], count: shown });
  });
}

test("in Node the packages answer as the site's modules do", async () => {
  assert.equal((await node("main.js")).trim(), await expectedAnswers());
});

test("esbuild bundles the packages, in one file and in many", async () => {
  const expected = await expectedAnswers();
  for (const splitting of [false, true]) {
    const folder = splitting ? "many" : "one";
    await build({ ...BUNDLE, absWorkingDir: project.folder, entryPoints: ["main.js"], outdir: folder, splitting });
    assert.equal((await node(`${folder}/main.js`)).trim(), expected, folder);
  }
});

test("what is not used is not bundled", async () => {
  const bundled = async (script: string) => {
    await project.write("part.js", script);
    const entry = { absWorkingDir: project.folder, entryPoints: ["part.js"] };
    return (await build({ ...BUNDLE, ...entry, minify: true, write: false })).outputFiles[0].text;
  };
  for (const [game] of PACKAGES) {
    assert.equal((await bundled(`import { ready } from "@rollwise/${game}";`)).trim(), "", game);
    const bare = await bundled(`import { ready } from "@rollwise/${game}"; await ready();`);
    const wasm = await readFile(inNodeModules(game, "wasm.js"), "utf8");
    assert.ok(bare.length < wasm.length + 20_000, `${game}: ${bare.length} bytes without tables`);
  }
});

test("a call before the module is ready says what is missing", async () => {
  await project.write(
    "unready.js",
    `import { advise, evaluateTurn, fetchWinModel, loadTables, ready, Tournament } from "@rollwise/heckmeck";
const said = [];
const attempt = async (call) => { try { await call(); said.push("nothing"); } catch (error) { said.push(error.message); } };
await attempt(() => advise({}));
await attempt(() => evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }));
await attempt(() => new Tournament({ players: ["rule-1", "rule-2"], seed: 1 }));
await attempt(() => loadTables());
await attempt(() => loadTables("https://example.com/"));
await attempt(() => fetchWinModel(2));
await attempt(() => ready(new Uint8Array([1, 2, 3])));
await attempt(() => evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }));
const both = [ready(), ready()];
await attempt(() => Promise.all(both));
said.push(both[0] === both[1], ready() === both[0]);
await attempt(() => evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }));
await attempt(() => loadTables(5));
await attempt(() => fetchWinModel("2"));
await attempt(() => fetchWinModel(1));
await attempt(() => fetchWinModel(2, null));
await attempt(() => fetchWinModel(3, "nowhere"));
const { missing } = await loadTables("./tables/");
said.push(missing.map(({ name, reason }) => reason.includes(\`/heckmeck/tables/\${name}.bin: \`)));
console.log(JSON.stringify(said));
`,
  );
  const said: unknown[] = JSON.parse(await node("unready.js"));
  const unready = "call and await ready() first: the WebAssembly module is not there yet";
  assert.deepEqual(said.slice(0, 6), Array(6).fill(unready));
  assert.match(String(said[6]), /WebAssembly/);
  assert.deepEqual(said.slice(7, 12), [unready, "nothing", true, true, "nothing"]);
  assert.match(String(said[12]), /^base: invalid type: 5, expected a string$/);
  assert.match(String(said[13]), /^players: invalid type: string/);
  assert.match(String(said[14]), /^players: invalid value: 1, expected a whole number from 2 to 7/);
  assert.equal(said[15], "nothing");
  assert.match(String(said[16]), /^file:.*\/heckmeck\/nowhere\/heckmeck-win-3\.bin: ./);
  assert.deepEqual(said[17], [true, true, true, true]);
});

test("the module and the tables can lie on a server", async () => {
  const site = await startSite(project.path("node_modules/@rollwise"));
  try {
    await project.write(
      "served.js",
      `import * as heckmeck from "@rollwise/heckmeck";
import * as knucklebones from "@rollwise/knucklebones";
import * as rummikub from "@rollwise/rummikub";
import * as solitaireDice from "@rollwise/solitaire-dice";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { answers, load } from "./answers.js";
const at = "${site.url}";
const wasm = (game) => readFile(fileURLToPath(import.meta.resolve(\`@rollwise/\${game}/\${game}.wasm\`)));
await heckmeck.ready(fetch(at + "heckmeck/heckmeck.wasm"));
await knucklebones.ready(at + "knucklebones/knucklebones.wasm");
await rummikub.ready(await wasm("rummikub"));
await solitaireDice.ready(await WebAssembly.compile(await wasm("solitaire-dice")));
const missing = await Promise.all([
  heckmeck.loadTables(at + "heckmeck/tables/"),
  knucklebones.loadTables(at + "knucklebones/tables"),
  solitaireDice.loadTables(at + "nowhere/"),
]);
await heckmeck.fetchWinModel(2, at + "heckmeck/tables");
await solitaireDice.fetchSheetChances(at + "solitaire-dice/tables/");
console.error(JSON.stringify(missing));
await solitaireDice.loadTables();
console.log(answers({ heckmeck, knucklebones, rummikub, solitaireDice }));
if (missing[0].missing.length + missing[1].missing.length > 0) throw new Error("not all tables were served");
if (missing[2].missing[0].name !== "solitaire-dice-weights") throw new Error("a table was found nowhere");
`,
    );
    assert.equal((await node("served.js")).trim(), await expectedAnswers());
  } finally {
    await site.close();
  }
});

test("the types hold for strict projects of either kind", async () => {
  const examples = await Promise.all(
    PACKAGES.map(async ([game]) => {
      const scripts = scriptsIn(await readFile(inNodeModules(game, "README.md"), "utf8"));
      await Promise.all(scripts.map((script, nth) => project.write(`types/${game}-${nth}.ts`, script)));
      return scripts.map((_, nth) => `${game}-${nth}.ts`);
    }),
  );
  await project.write("types/package.json", '{ "type": "module" }');
  await project.write(
    "types/wrong.ts",
    `import { evaluateTurn, loadTables, ready, type TurnQuery } from "@rollwise/heckmeck";
const query: TurnQuery = { taken: [0, 0, 0, 0, 0, 0] };
const total: number = evaluateTurn(query).total;
const started: Promise<void> = ready(new Uint8Array([total]));
// @ts-expect-error: five counts are too few
evaluateTurn({ taken: [0, 0, 0, 0, 0] });
// @ts-expect-error: how the module is started is the business of ready
import { initSync } from "@rollwise/heckmeck";
// @ts-expect-error: a number is no place of a module
ready(5);
// @ts-expect-error: nor is one an address
loadTables(5);
export { started, initSync };
`,
  );
  const files = [...examples.flat(), "wrong.ts"].map((name) => `types/${name}`);
  const strict = ["--strict", "--noEmit", "--skipLibCheck", "false", "--types", ""];
  for (const [kind, ...options] of [
    ["nodenext", "--module", "nodenext"],
    ["bundler", "--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022", "--lib", "es2022,dom"],
    ["no browser", "--module", "nodenext", "--target", "es2022", "--lib", "es2022"],
  ]) {
    await assert.doesNotReject(tsc([...strict, ...options, ...files], project.folder), kind);
  }
});
