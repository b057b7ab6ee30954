/** The documents of the project: their Markdown, in pieces. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Token, Tokens } from "marked";
import { lexer, walkTokens } from "marked";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The files that git tracks or would track, from the project's top. */
export const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean)
  .sort();

export interface Document {
  /** From the project's top. */
  path: string;
  text: string;
  /** All pieces of the Markdown, those within others after them. */
  pieces: Token[];
}

/** A document that is given as text. */
export function documentOf(path: string, text: string): Document {
  const pieces: Token[] = [];
  walkTokens(lexer(text), (piece) => {
    pieces.push(piece);
  });
  return { path, text, pieces };
}

/** What is told to whoever comes new: not the history, which also names what is gone. */
export const documents = FILES.filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md").map((path) =>
  documentOf(path, readFileSync(ROOT + path, "utf8")),
);

/** The blocks of code of a language. */
export const blocksOf = ({ pieces }: Document, language: string): string[] =>
  pieces
    .filter((piece): piece is Tokens.Code => piece.type === "code" && piece.lang === language)
    .map(({ text }) => text);

/** What stands between backticks in a sentence. */
export const spansOf = ({ pieces }: Document): string[] =>
  pieces.filter((piece): piece is Tokens.Codespan => piece.type === "codespan").map(({ text }) => text);

/** The rows of a document's tables, each as the plain text of its cells. */
export const rowsOf = ({ pieces }: Document): string[][] =>
  pieces
    .filter((piece): piece is Tokens.Table => piece.type === "table")
    .flatMap(({ header, rows }) => [header, ...rows])
    .map((row) => row.map(({ text }) => text));

/** Where links and pictures lead. */
export const linksOf = ({ pieces, text }: Document): string[] => [
  ...pieces.filter((piece): piece is Tokens.Link => piece.type === "link").map(({ href }) => href),
  ...Array.from(text.matchAll(/<(?:img|a) [^>]*?(?:src|href)="([^"]+)"/g), ([, address]) => address),
];

/** What a heading is addressed by, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

export const anchorsOf = ({ pieces }: Document): string[] =>
  pieces
    .filter((piece): piece is Tokens.Heading => piece.type === "heading")
    .map(({ text }) => anchorOf(text.replaceAll("`", "")));
