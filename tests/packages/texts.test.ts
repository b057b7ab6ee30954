/** The packages for npm read positions as text, and write them. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { chance } from "../unit/random.ts";
import { PACKAGES, Project, run } from "./install.ts";

let project: Project;

before(async () => {
  project = await Project.create();
});

after(() => project?.remove());

/** What a script prints, as JSON. */
async function printed(name: string, script: string) {
  await project.write(name, script);
  return JSON.parse(await run(process.execPath, [name], project.folder));
}

for (const [game, { texts }] of PACKAGES) {
  test(`the package of ${game} reads positions as text`, async () => {
    const found = await printed(
      `${game}-texts.js`,
      `import * as game from "@rollwise/${game}";
await game.ready();
const told = ([parse, text]) => {
  try {
    return game[parse](text);
  } catch ({ at, length }) {
    return { at, length };
  }
};
console.log(JSON.stringify(${JSON.stringify(texts)}.map(told)));
`,
    );
    assert.deepEqual(
      found,
      texts.map(([, , told]) => told),
    );
  });
}

for (const [nth, [game, { written }]] of PACKAGES.entries()) {
  test(`the package of ${game} writes positions as it reads them`, async () => {
    const random = chance(nth);
    const positions = random.list(200, () => written(random)).flat();
    const found: Record<"read" | "written" | "again" | "readAgain", unknown>[] = await printed(
      `${game}-written.js`,
      `import * as game from "@rollwise/${game}";
await game.ready();
const attempt = (name, of) => {
  try {
    return game[name](of);
  } catch {
    return null;
  }
};
console.log(
  JSON.stringify(
    ${JSON.stringify(positions)}.map(([name, query, text]) => {
      const read = attempt("parse" + name, text);
      const written = attempt("format" + name, query);
      return { read, written, again: attempt("format" + name, read), readAgain: attempt("parse" + name, written) };
    }),
  ),
);
`,
    );
    assert.ok(found.filter(({ written }) => written !== null).length > positions.length / 3);
    for (const [place, { read, written, again, readAgain }] of found.entries()) {
      assert.deepEqual([readAgain, again], [read, written], positions[place][2]);
    }
  });
}
