/** Tests of how a Lab's settings are links. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Problem } from "../../www/shell/game/contract.ts";

interface Links<Setting> {
  read(hash: string): { setting: Setting; problems: Problem[] };
  write(setting: Setting): string;
  initial(): Setting;
}

/** What no Lab's link can tell. */
const NONSENSE = [
  ...["games=0", "games=1.5", "games=10000001", "seed=-1", "seed=4294967296"],
  ...["x=1", "__proto__=1", "constructor=1"],
];

/**
 * @param links that come back as they are
 * @param nonsense keys with what they can't be in this Lab: each is told, and changes nothing
 */
export function testLinks<Setting>({ read, write, initial }: Links<Setting>, links: string[], nonsense: string[]) {
  for (const link of links) {
    test(`comes back: ${link}`, () => {
      const { setting, problems } = read(link);
      assert.deepEqual(problems, []);
      assert.equal(write(setting), link);
    });
  }
  for (const part of [...NONSENSE, ...nonsense]) {
    test(`is told where it is nonsense: ${part}`, () => {
      const { setting, problems } = read(`#${part}`);
      assert.deepEqual(problems, [{ key: part.split("=")[0] }]);
      assert.deepEqual(setting, initial());
    });
  }
}
