/** Examples in JavaScript, and what their comments say that expressions come to. */

import { type Comment, parse } from "acorn";
import { blocksOf, documentOf } from "./documents.ts";

/** The scripts of a Markdown text. */
export const scriptsIn = (markdown: string) => blocksOf(documentOf("", markdown), "js");

/** An expression with the comment on its line. */
interface Shown {
  start: number;
  end: number;
  /** What the comment says that it comes to. */
  said: string;
}

/** What is between an expression and its comment: the semicolon. */
const BETWEEN = /^;[ \t]*$/;

/** The expressions of a script that a comment says the value of. What is awaited is done, not shown. */
function shownIn(script: string): Shown[] {
  const comments: Comment[] = [];
  const { body } = parse(script, { ecmaVersion: "latest", sourceType: "module", onComment: comments });
  return body.flatMap((statement) => {
    if (statement.type !== "ExpressionStatement" || statement.expression.type === "AwaitExpression") return [];
    const { start, end } = statement.expression;
    const comment = comments.find(({ start }) => start >= end && BETWEEN.test(script.slice(end, start)));
    return comment ? [{ start, end, said: comment.value.trim() }] : [];
  });
}

/** How many values a script shows. */
export const countShown = (script: string) => shownIn(script).length;

/** The same script, which hands each such value and what is said of it to the function `check` of check.js. */
export const checked = (script: string) =>
  shownIn(script).reduceRight(
    (text, { start, end, said }) =>
      `${text.slice(0, start)}check(${text.slice(start, end)}, ${JSON.stringify(said)})${text.slice(end)}`,
    script,
  );
