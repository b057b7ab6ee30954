/** Tests of how a Lab's settings are links. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Problem } from "../../www/shell/game/contract.ts";

interface Links<Setting> {
  read(hash: string): { setting: Setting; problems: Problem[] };
  write(setting: Setting): string;
  initial(): Setting;
}

/** What no Lab's link can tell, by its keys. */
const NONSENSE = {
  games: ["0", "1.5", "10000001"],
  seed: ["-1", "4294967296"],
  x: ["1"],
  ["__proto__"]: ["1"],
  constructor: ["1"],
};

/**
 * @param links that come back as they are
 * @param nonsense keys with what they can't be in this Lab: each is told, and changes nothing
 */
export function testLinks<Setting>(
  { read, write, initial }: Links<Setting>,
  links: string[],
  nonsense: Record<string, string[]>,
) {
  for (const link of links) {
    test(`comes back: ${link}`, () => {
      const { setting, problems } = read(link);
      assert.deepEqual(problems, []);
      assert.equal(write(setting), link);
    });
  }
  for (const [key, values] of [...Object.entries(NONSENSE), ...Object.entries(nonsense)])
    for (const value of values)
      test(`is told where it is nonsense: ${key}=${value}`, () => {
        const { setting, problems } = read(`#${key}=${value}`);
        assert.deepEqual([setting, problems], [initial(), [{ key }]]);
      });
}
