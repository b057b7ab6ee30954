/**
 * Writes sources that lie over those of the site, where German says whatever is longest in any language but English: what has room then
 * has room in each.
 *
 * Run with the folder that gets them.
 */

import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { longest } from "./longest.ts";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));
const { en, de, ...rest } = JSON.parse(await readFile(join(WWW, "languages.json"), "utf8"));
/** The languages by the folders that their texts are in: German makes room for the longest. */
const FOLDERS = ["german", ...Object.keys(rest)];

const [, , target] = process.argv;

async function write(path: string, content: string) {
  const file = join(target, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A script that exports what the scripts of the same name in other folders do, the longest of each. */
async function scriptOf(place: string, name: string) {
  const exported = Object.keys(await import(pathToFileURL(join(WWW, place, "de", name)).href));
  const folders = FOLDERS.filter((folder) => existsSync(join(WWW, place, folder, name)) || folder === "german");
  const helper = relative(join(place, "de"), "shell/longest.ts");
  return [
    `import { longest } from "${helper}";`,
    ...folders.map((folder) => `import * as ${folder} from "../${folder}/${name}";`),
    ...exported.map((one) => `export const ${one} = longest([${folders.map((folder) => `${folder}.${one}`)}]);`),
  ].join("\n");
}

await write("languages.json", JSON.stringify({ en, de }));
await cp(fileURLToPath(new URL("longest.ts", import.meta.url)), join(target, "shell/longest.ts"));
const places = ["shell", ...(await readdir(join(WWW, "games"))).map((id) => `games/${id}`)].map((it) => `${it}/text`);
for (const place of places) {
  await cp(join(WWW, place, "de"), join(target, place, "german"), { recursive: true });
  for (const name of await readdir(join(WWW, place, "de"))) {
    const own = join(place, "de", name);
    if (name.endsWith(".json")) {
      const said = ["de", ...Object.keys(rest)].map((language) => readFile(join(WWW, place, language, name), "utf8"));
      await write(own, JSON.stringify(longest((await Promise.all(said)).map((text) => JSON.parse(text)))));
    } else if (name === "writing.ts" || name === "pieces.ts") await cp(join(WWW, own), join(target, own));
    else await write(own, await scriptOf(place, name));
  }
}
