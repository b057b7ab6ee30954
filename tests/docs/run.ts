/** Runs a document's JavaScript, and compares what each statement comes to with the comment behind it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { type Comment, parse } from "acorn";
import { ROOT } from "./documents.ts";

/** An expression with the comment on its line. */
interface Shown {
  start: number;
  end: number;
  /** What the comment says that it comes to. */
  says: string;
}

/** What is between an expression and its comment: the semicolon. */
const BETWEEN = /^;[ \t]*$/;

/** The expressions of a script that a comment says the value of. What is awaited is done, not shown. */
function shownIn(code: string): Shown[] {
  const comments: Comment[] = [];
  const { body } = parse(code, { ecmaVersion: "latest", sourceType: "module", onComment: comments });
  return body.flatMap((statement) => {
    if (statement.type !== "ExpressionStatement" || statement.expression.type === "AwaitExpression") return [];
    const { start, end } = statement.expression;
    const comment = comments.find((comment) => comment.start >= end && BETWEEN.test(code.slice(end, comment.start)));
    return comment ? [{ start, end, says: comment.value.trim() }] : [];
  });
}

/** A value as documents write it. */
export function written(value: unknown): string {
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    return `[${Array.from(value as unknown as unknown[], written).join(", ")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => `${key}: ${written(part)}`);
    return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Whether a comment tells a value: first it, with `…` for the digits that are left out, then what else there is to say. */
export function tells(says: string, value: unknown): boolean {
  const shown = written(value);
  const pattern = says
    .split(/(…)/)
    .map((part) => (part === "…" ? "\\d*" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("");
  if (new RegExp(`^${pattern}$`).test(shown)) return true;
  // What else is said stands behind a comma or a colon.
  return Array.from(says.matchAll(/[,:] /g)).some(({ index }) => index > 0 && tells(says.slice(0, index), value));
}

/** Where modules lie that documents import. */
const MODULES = pathToFileURL(`${ROOT}dist/modules/`).href;

let runs = 0;

/** In place of the network: files of the built site, by their addresses. */
async function fetchFile(address: unknown): Promise<Response> {
  const url = new URL(String(address instanceof Request ? address.url : address));
  const type = url.pathname.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  const response = new Response(await readFile(url), { headers: { "content-type": type } });
  return Object.defineProperty(response, "url", { value: url.href });
}

/** Runs a script of a document, and fails where a comment is wrong or nothing is shown. */
export async function run(code: string): Promise<void> {
  const shown = shownIn(code);
  assert.ok(shown.length > 0, `nothing is shown by\n${code}`);
  let script = code;
  for (const { start, end } of shown.toReversed()) {
    script = `${script.slice(0, start)}shown.push(${script.slice(start, end)})${script.slice(end)}`;
  }
  // Each has modules of its own, with nothing loaded into them.
  runs += 1;
  script = script.replaceAll(/from "\.\/modules\/([^"]+)"/g, (_, name) => `from "${MODULES}${name}?${runs}"`);
  const values: unknown[] = [];
  const all = globalThis as unknown as { shown?: unknown[]; fetch: unknown };
  const { fetch } = all;
  Object.assign(all, { shown: values, fetch: fetchFile });
  try {
    await import(`data:text/javascript,${encodeURIComponent(script)}`);
  } finally {
    all.fetch = fetch;
    delete all.shown;
  }
  for (const [nth, { start, end, says }] of shown.entries()) {
    assert.ok(
      tells(says, values[nth]),
      `${code.slice(start, end)} comes to ${written(values[nth])}, but is said to be ${says}`,
    );
  }
}
