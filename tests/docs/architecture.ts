/** The picture of the project's parts, drawn from the imports of its code. */

import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path/posix";
import { instance } from "@viz-js/viz";
import { GAMES } from "../games.ts";
import { FILES, ROOT } from "./documents.ts";

/** Where the picture lies. */
export const PICTURE = "docs/images/architecture.svg";

/** The room of the engine that a module is in: a game's folder, or what all games share. */
function roomOfEngine(name: string): string {
  const game = name.replaceAll("_", "-");
  return GAMES.includes(game) ? `engine/${game}` : "engine/shared";
}

/** The room that a file is in, a group's name before a slash. Undefined where a file is in none. */
function roomOf(path: string): string | undefined {
  if (/\/(tests|benches)\//.test(path) || path.endsWith(".d.ts")) return undefined;
  const [, inEngine] = /^engine\/src\/(\w+)/.exec(path) ?? [];
  if (inEngine) return inEngine === "lib" ? undefined : roomOfEngine(inEngine);
  const [, inPage] = /^www\/(games\/[^/]+|shell)\/.*\.ts$/.exec(path) ?? [];
  if (inPage) return inPage === "shell" ? "shell" : `page/${inPage.slice("games/".length)}`;
  const [, crate] = /^(answers|build|command|src|train)\b.*\.rs$/.exec(path) ?? [];
  return crate;
}

/** The first names after `root::` in Rust, those in braces as well. */
function namesAfter(root: string, code: string): string[] {
  const single = Array.from(code.matchAll(new RegExp(`\\b${root}::(\\w+)`, "g")), ([, name]) => name);
  const grouped = Array.from(code.matchAll(new RegExp(`\\b${root}::\\{([^;]*)\\}`, "g")), ([, names]) => names);
  return [...single, ...grouped.flatMap((names) => Array.from(names.matchAll(/(?:^|,)\s*(\w+)/g), ([, name]) => name))];
}

/** The rooms that a Rust file names. */
function importsOfRust(path: string, code: string): string[] {
  const uses = code.replaceAll(/\/\/.*$/gm, "");
  const names = ["engine", "rollwise_engine"].flatMap((crate) => namesAfter(crate, uses));
  const inEngine = [...names, ...(path.startsWith("engine/") ? namesAfter("crate", uses) : [])].map(roomOfEngine);
  return /\banswers::/.test(uses) ? [...inEngine, "answers"] : inEngine;
}

/** The rooms that a script of the page imports; a solver's types stand for the boundary. */
function importsOfScript(path: string, code: string): (string | undefined)[] {
  const named = Array.from(code.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g), ([, name]) => name);
  return named.map((name) => {
    if (name.startsWith("#modules/")) return "src";
    return name.startsWith(".") ? roomOf(normalize(join(dirname(path), name))) : undefined;
  });
}

/** The rooms, each with those that it imports. */
export function rooms(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const path of FILES) {
    const room = roomOf(path);
    if (!room) continue;
    const code = readFileSync(ROOT + path, "utf8");
    const imported = rooms.get(room) ?? new Set();
    for (const other of path.endsWith(".rs") ? importsOfRust(path, code) : importsOfScript(path, code)) {
      if (other && other !== room) imported.add(other);
    }
    rooms.set(room, imported);
  }
  return rooms;
}

/** All that a room imports, and what that imports, and so on. */
export function below(room: string, rooms: Map<string, Set<string>>, found = new Set<string>()): Set<string> {
  for (const next of rooms.get(room) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    below(next, rooms, found);
  }
  return found;
}

/** The arrows, without those that a longer way tells as well. */
function arrowsOf(rooms: Map<string, Set<string>>): [string, string][] {
  return [...rooms].flatMap(([room, imported]) => {
    const direct = [...imported].filter(
      (next) => ![...imported].some((other) => other !== next && below(other, rooms).has(next)),
    );
    return direct.sort().map((next): [string, string] => [room, next]);
  });
}

const LABELS: Record<string, string> = {
  answers: "answers/\nas plain data",
  build: "build.rs\nmakes the tables",
  command: "command/\nfor a terminal",
  src: "src/\nthe WebAssembly boundary",
  train: "train/\nlearns, measures strength",
  shell: "www/shell/\nwhat pages share",
  "engine/shared": "what games share",
};

/** The groups that are drawn around rooms, with what each is. */
const GROUPS: Record<string, string> = { page: "www/games/: the page", engine: "engine/: rules, solvers, strategies" };

const quoted = (text: string) => JSON.stringify(text);

/** The picture as Graphviz is told. */
function graph(): string {
  const all = rooms();
  const names = [...all.keys()].sort();
  const node = (room: string) => `${quoted(room)} [label=${quoted(LABELS[room] ?? basename(room))}]`;
  const clusters = Object.entries(GROUPS).map(([name, title]) => {
    const inside = names.filter((room) => dirname(room) === name).map(node);
    return `subgraph ${quoted(`cluster ${name}`)} { label=${quoted(title)}; ${inside.join("; ")} }`;
  });
  const alone = names.filter((room) => dirname(room) === ".").map(node);
  const arrows = arrowsOf(all).map((arrow) => arrow.map(quoted).join(" -> "));
  return `digraph {
    graph [ranksep=0.5, nodesep=0.25, bgcolor=transparent, fontname="Arial", fontsize=13, fontcolor="#6b7d76", color="#8aa39a", style=rounded, pad=0.1];
    node [shape=box, style="rounded,filled", fillcolor="#1d5c4a", color="#1d5c4a", fontcolor=white, fontname="Arial", fontsize=12, margin="0.2,0.1"];
    edge [color="#8aa39a", arrowsize=0.6];
    ${[...clusters, ...alone, ...arrows].join(";\n    ")}
  }`;
}

/** The picture as SVG. */
export async function picture(): Promise<string> {
  const viz = await instance();
  const svg = viz.renderString(graph(), { format: "svg" });
  return svg.slice(svg.indexOf("<svg"));
}
