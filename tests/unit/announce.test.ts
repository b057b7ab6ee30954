// What is told to those who hear the page is told once, and whole.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createAnnouncer } from "../../www/shell/host/announce.ts";

/** A live region that remembers every text it was given. */
function listen() {
  const heard: string[] = [];
  const announce = createAnnouncer({
    set textContent(text: string) {
      heard.push(text);
    },
  });
  return { heard, announce };
}

test("a text is said once in a row", () => {
  const { heard, announce } = listen();
  for (const text of ["Tap your tiles.", "Tap your tiles.", "Red 7.", "Tap your tiles."]) announce(text);
  assert.deepEqual(heard, ["Tap your tiles.", "Red 7.", "Tap your tiles."]);
});

test("what has arrived cuts no news short, unless it says something else", () => {
  const { heard, announce } = listen();
  announce("Red 7: 1 on your rack. Tap your tiles.");
  announce("Tap your tiles.", true);
  announce("Lay down 30 points.", true);
  announce("Tap your tiles.");
  assert.deepEqual(heard, ["Red 7: 1 on your rack. Tap your tiles.", "Lay down 30 points.", "Tap your tiles."]);
});
