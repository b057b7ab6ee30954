/** Runs the command (`cargo build --package rollwise`). */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../../target/debug/rollwise", import.meta.url));

/** What the command prints of itself, with each run of blanks as one. */
export function helpOf(args: string[]): string {
  const { stdout, status } = spawnSync(PROGRAM, [...args, "--help"], { encoding: "utf8" });
  assert.equal(status, 0);
  return stdout.replace(/\s+/g, " ");
}

/** The lines of JSON that the command answers to lines of its input. */
export function answeredLines(args: string[], lines: string[]): string[] {
  const { stdout, stderr, status } = spawnSync(PROGRAM, [...args, "--json"], {
    input: lines.join("\n"),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  assert.equal(status, 0, `${PROGRAM} ${args.join(" ")}: ${stderr}`);
  return stdout.trim().split("\n");
}
