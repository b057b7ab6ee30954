/**
 * One of several processes that take files of tests from one queue, each as soon as it is free: files share what a
 * process starts, such as a browser, and none waits for another that happens to be long.
 */

import { mkdirSync } from "node:fs";
import { after, describe, test } from "node:test";

const endings: (() => unknown)[] = [];
let takesFiles = false;

/** Has something ended once all files of the process have been run, whether it takes them from a queue or is given one. */
export function atEnd(end: () => unknown) {
  if (takesFiles) endings.push(end);
  else after(end);
}

/** Whether this process has the place, which only one can make. */
function isFirst(place: URL) {
  try {
    mkdirSync(place);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Runs the files that no other process has taken, each as a suite of its own.
 * @param files their addresses, in the order in which they are taken
 * @param taken the folder in which each file that is taken leaves its mark, shared by all processes
 */
export async function runFrom(files: string[], taken: URL) {
  takesFiles = true;
  for (const [nth, file] of files.entries()) {
    if (!isFirst(new URL(`${nth}`, taken))) continue;
    const name = file.replace(/.*\//, "");
    describe(name, async () => {
      await import(file);
    });
    // Suites and tests run in the order in which they are registered.
    await test(`end of ${name}`, () => {});
  }
  for (const end of endings) await end();
}
