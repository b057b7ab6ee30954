/**
 * One of several processes that take files of tests from one queue, each as soon as it is free: files share what a
 * process starts, such as a browser, and none waits for another that happens to be long.
 */

import { mkdirSync } from "node:fs";
import { test } from "node:test";

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
 * Runs the files that no other process has taken.
 * @param files their addresses, in the order in which they are taken
 * @param taken the folder in which each file that is taken leaves its mark, shared by all processes
 */
export async function runFrom(files: string[], taken: URL) {
  for (const [nth, file] of files.entries()) {
    if (!isFirst(new URL(`${nth}`, taken))) continue;
    await import(file);
    // Tests run in the order in which they are registered: this one ends after those of the file.
    await test(file.replace(/.*\//, "end of "), () => {});
  }
}
