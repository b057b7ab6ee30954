/** The names of people that a device remembers for all games. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forgetPeople, people, remember } from "../../www/shell/host/people.ts";
import { Device } from "./browser.ts";

let device: Device;
beforeEach(() => {
  device = new Device();
  device.openTab().use();
});

test("the last one comes first, and each once, as it was written last", () => {
  for (const name of ["Mia", "Tom", "  ", "mia", "Zoë"]) remember(name);
  assert.deepEqual(people(), ["Zoë", "mia", "Tom"]);
  device.openTab().use();
  assert.deepEqual(people(), ["Zoë", "mia", "Tom"], "in another tab as well");
});

test("twelve at most, each as long as a name may be and without control characters", () => {
  for (let nth = 1; nth <= 14; nth += 1) remember(`Player ${nth}`);
  assert.equal(people().length, 12);
  assert.deepEqual([people()[0], people()[11]], ["Player 14", "Player 3"]);
  remember(`\u0007\u202eLea\n${"a".repeat(30)}`);
  assert.equal(people()[0], `Lea${"a".repeat(17)}`);
});

test("whatever the device holds, names come of it, and none once they are forgotten", () => {
  const hold = (text: string) => device.kept.set("rollwise.people", text);
  for (const text of ["{", "null", '{"0":"Mia"}', "7"]) {
    hold(text);
    assert.deepEqual(people(), [], text);
  }
  hold(JSON.stringify(["", 7, null, "Mia", "MIA", ["Tom"], "Lea\u0000"]));
  assert.deepEqual(people(), ["Mia", "Lea"]);
  forgetPeople();
  assert.deepEqual(people(), []);
});
