/** The documents name nothing that is not there. */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { describe, test } from "node:test";
import { below, PICTURE, picture, rooms } from "../docs/architecture.ts";
import { anchorsOf, blocksOf, documentOf, documents, FILES, linksOf, ROOT, spansOf } from "../docs/documents.ts";
import { wrongIn, wrongName } from "../docs/names.ts";
import { present } from "../typed.ts";

const documentAt = (path: string) => present(documents.find((document) => document.path === path));

/** What is wrong with a link of a document. */
function wrongLink(path: string, link: string): string[] {
  if (/^https?:/.test(link)) return [];
  const [file, anchor] = link.split("#");
  const target = file === "" ? path : normalize(join(dirname(path), file));
  const isThere = FILES.includes(target.replace(/\/$/, "/README.md")) && existsSync(ROOT + target);
  if (!isThere) return [`${link} leads nowhere`];
  if (anchor === undefined) return [];
  return anchorsOf(documentAt(target)).includes(anchor) ? [] : [`${target} has no heading ${anchor}`];
}

for (const document of documents) {
  describe(document.path, () => {
    test("its links lead somewhere", () => {
      assert.deepEqual(
        linksOf(document).flatMap((link) => wrongLink(document.path, link)),
        [],
      );
    });

    test("what it names is there", () => {
      assert.deepEqual(
        spansOf(document).flatMap((span) => wrongName(span, document.path.replace(/[^/]*$/, ""))),
        [],
      );
    });

    test("its lines for the shell name commands, flags and files that are there", () => {
      const lines = blocksOf(document, "sh").flatMap((block) => block.split("\n"));
      assert.deepEqual(lines.flatMap(wrongIn), []);
    });
  });
}

test("what is not there is found", () => {
  assert.deepEqual(wrongName("www/shell/nothing.ts"), ["there is no www/shell/nothing.ts"]);
  assert.deepEqual(wrongName("evaluateEverything"), ["the code has no evaluateEverything"]);
  assert.deepEqual(wrongName("--nothing"), ["no command has --nothing"]);
  assert.deepEqual(wrongName("cargo xtask nothing"), ["xtask has no command nothing"]);
  assert.deepEqual(wrongIn("cargo xtask play heckmeck best-to-win --nothing 3"), ["xtask has no --nothing"]);
  assert.deepEqual(wrongIn("cargo xtask test nothing"), ["no part nothing"]);
  assert.deepEqual(wrongIn("npx tsx tests/page/nothing.ts 4"), ["there is no tests/page/nothing.ts"]);
  assert.deepEqual(wrongIn("npm run nothing"), ["package.json has no script nothing"]);
  assert.deepEqual(wrongIn("cargo test --package nothing"), ["no package nothing"]);
  assert.deepEqual(wrongIn("nothing here"), ["nothing is no program of this project"]);
  assert.deepEqual(wrongLink("README.md", "docs/nothing.md"), ["docs/nothing.md leads nowhere"]);
  assert.deepEqual(wrongLink("README.md", "#nothing"), ["README.md has no heading nothing"]);
  const pieces = documentOf("x.md", '# A\n\n| `a` |\n|---|\n| [b](c.md) |\n\n* `d`\n\n<img src="e.png">\n');
  assert.deepEqual(
    [spansOf(pieces), linksOf(pieces)],
    [
      ["a", "d"],
      ["c.md", "e.png"],
    ],
  );
});

test("the README is short", () => {
  const lines = documentAt("README.md").text.trimEnd().split("\n");
  assert.ok(lines.length <= 150, `it has ${lines.length} lines`);
});

test("no part of the code imports one that stands above it", () => {
  const all = rooms();
  assert.ok(all.size > 10);
  for (const room of all.keys()) assert.ok(!below(room, all).has(room), `${room} imports itself by a circle`);
  for (const room of below("engine/heckmeck", all)) assert.equal(room, "engine/shared");
});

test("the picture of the code's parts is that of the code", async () => {
  assert.equal(readFileSync(ROOT + PICTURE, "utf8"), await picture(), "`cargo xtask architecture` draws it anew");
});
