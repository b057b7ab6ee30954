/** What documents may name: files, words of the code, commands with their flags. */

import { existsSync, readFileSync } from "node:fs";
import { GAMES } from "../games.ts";
import { FILES, ROOT } from "./documents.ts";

const read = (path: string) => readFileSync(ROOT + path, "utf8");

/** Folders whose files documents name by the rest of their path: of a game any will do, and the site is built. */
const BASES = [
  "",
  "dist/",
  "dist/modules/",
  "tests/",
  "precomputed/",
  "www/",
  "www/games/",
  ...GAMES.map((game) => `www/games/${game}/`),
];

const isFile = (path: string) => FILES.some((file) => file === path || file.startsWith(path.replace(/\/?$/, "/")));

/** Where files of the packages for npm are before they are packed. */
const unpacked = (path: string) =>
  path
    .replace(/^(packages\/)?@rollwise\/?/, "")
    .replace(/^([\w-]+\/)?tables\//, "precomputed/")
    .replace(/^[\w-]+\/(?=[^/]+\.wasm$)/, "dist/modules/");

/** Whether a path, from the top or one of the folders, leads to something that is tracked or built. */
function leads(path: string, folder = ""): boolean {
  const name = unpacked(path.replace(/^(\.\.\/)+/, "")).replace(/\/$/, "");
  if (name === "") return true;
  // `<game>` and `…` stand for any name.
  if (/[<…*]/.test(name)) return leads(name.slice(0, name.search(/[^/]*[<…*]/)), folder);
  const places = [folder, ...BASES].map((base) => base + name);
  return places.some((place) => isFile(place) || (`${place}/`.startsWith("dist/") && existsSync(ROOT + place)));
}

/** What looks like a path: it has folders, or a name that ends as files do. */
const PATH = /^[\w.@<>…*-]*(\/[\w.@<>…*-]*)+$|^\w[\w.-]*\.(bin|css|html|js|json|md|mjs|rs|svg|toml|ts|wasm)$/;

const isSource = (path: string) =>
  /\.(rs|ts|toml|json|svg|css|html)$/.test(path) &&
  !/^(tests\/docs|tests\/unit\/docs|docs)/.test(path) &&
  path !== "package-lock.json";
const types = () =>
  GAMES.flatMap((game) => [game, `${game}-lab`])
    .map((module) => `dist/modules/${module}.d.ts`)
    .filter((path) => existsSync(ROOT + path));

/** Every word of the code. */
const WORDS = new Set([...FILES.filter(isSource), ...types()].flatMap((path) => read(path).match(/[\w-]+/g) ?? []));

/** Players whose names hold a number. */
const NUMBERED = /^(advice|best|by-heart|reach|seed|risk|rule)-\d+k?$/;

/** What style sheets name. */
const TOKENS = new Set(
  FILES.filter((path) => path.endsWith(".css")).flatMap((path) => read(path).match(/--[a-z][\w-]*/g) ?? []),
);

const kebab = (name: string) => name.replaceAll("_", "-");

/** The flags of the project's own commands: those of clap's fields. */
const FLAGS = new Set([
  "--help",
  ...FILES.filter((path) => /^(xtask|train|command)\/src\/.*\.rs$/.test(path)).flatMap((path) => {
    const fields = read(path).matchAll(/#\[arg\(((?:(?!\)\]).)*)\)\]\s*(?:pub(?:\(\w+\))? )?(?:r#)?(\w+):/gs);
    return Array.from(fields).flatMap(([, arguments_, field]) =>
      /\blong\b/.test(arguments_) ? [`--${kebab(field)}`] : [],
    );
  }),
]);

const subcommands = (path: string, name: string) => {
  const body =
    read(path)
      .split(new RegExp(`enum ${name} \\{`))[1]
      ?.split(/^}/m)[0] ?? "";
  return Array.from(body.matchAll(/^ {4}([A-Z]\w*)\b/gm), ([, variant]) =>
    variant.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
  );
};

const XTASK = subcommands("xtask/src/main.rs", "Command");
const COMMANDS = [...subcommands("command/src/args.rs", "Task"), "help"];
const PARTS = subcommands("xtask/src/test.rs", "Part");
const PACKAGES = FILES.filter((path) => path.endsWith("Cargo.toml")).map(
  (path) => /^name = "([^"]+)"/m.exec(read(path))?.[1],
);

/** What is wrong with the arguments of `cargo xtask`. */
function ofXtask([command, ...args]: string[]): string[] {
  if (!XTASK.includes(command)) return [`xtask has no command ${command}`];
  const flags = args.map((arg) => arg.split("=")[0]).filter((arg) => arg.startsWith("--"));
  const wrong = flags.filter((flag) => !FLAGS.has(flag) && command !== "bench").map((flag) => `xtask has no ${flag}`);
  if (command === "test")
    wrong.push(
      ...args.filter((part) => !part.startsWith("--") && !PARTS.includes(part)).map((part) => `no part ${part}`),
    );
  const words = args.filter((arg) => /^[a-z][\w-]*$/.test(arg) && !WORDS.has(arg) && !NUMBERED.test(arg));
  return [...wrong, ...words.map((word) => `xtask ${command} knows no ${word}`)];
}

function ofCargo(args: string[]): string[] {
  const [command, ...rest] = args.filter((arg) => !arg.startsWith("+"));
  if (command === "xtask") return ofXtask(rest);
  if (command === "fuzz") return leads(`fuzz/fuzz_targets/${rest[1]}.rs`) ? [] : [`no fuzz target ${rest[1]}`];
  const named = rest.flatMap((arg, nth) => (["-p", "--package"].includes(arg) ? [rest[nth + 1]] : []));
  return named.filter((name) => !PACKAGES.includes(name)).map((name) => `no package ${name}`);
}

function ofNpm([command, script]: string[]): string[] {
  const { scripts } = JSON.parse(read("package.json"));
  return command === "run" && !(script in scripts) ? [`package.json has no script ${script}`] : [];
}

/** The files among arguments. */
const ofFiles = (args: string[]) =>
  args.filter((arg) => PATH.test(arg) && !leads(arg)).map((arg) => `there is no ${arg}`);

/** What is wrong with the arguments of the project's command. */
function ofRollwise(args: string[]): string[] {
  const game = args.find((arg) => /^[a-z]/.test(arg));
  const flags = args.map((arg) => arg.split("=")[0]).filter((arg) => arg.startsWith("--"));
  return [
    ...(game === undefined || COMMANDS.includes(game) ? [] : [`rollwise has no command ${game}`]),
    ...flags.filter((flag) => !FLAGS.has(flag)).map((flag) => `rollwise has no ${flag}`),
  ];
}

const PROGRAMS: Record<string, (args: string[]) => string[]> = {
  cargo: ofCargo,
  esbuild: ofFiles,
  node: ofFiles,
  npm: ofNpm,
  npx: ofFiles,
  rollwise: ofRollwise,
  tsc: ofFiles,
};

const isCommand = (text: string) =>
  Object.keys(PROGRAMS).some((program) => new RegExp(`^([A-Z]+="[^"]*" )?${program} `).test(text));

/** What is wrong with a line for the shell; nothing where all it names is there. */
export function wrongIn(line: string): string[] {
  const commands = line
    .replace(/\s+#.*$/, "")
    .replace(/^[A-Z]+="[^"]*" /, "")
    .split(" && ");
  return commands.flatMap((command) => {
    const [program, ...args] = command.trim().split(/\s+/);
    if (!program) return [];
    return program in PROGRAMS ? PROGRAMS[program](args) : [`${program} is no program of this project`];
  });
}

/** A flag, or what a style sheet names in the same way. */
const FLAG = /(?<![\w-])--[a-z][\w-]*/g;

/** The words of a text that the code doesn't have. */
const unknown = (text: string) =>
  (text.match(/[A-Za-z_][\w-]*/g) ?? []).filter((word) => word.length > 2 && !WORDS.has(word) && !NUMBERED.test(word));

/** What only positions and links have, which are read by tests of their own. */
const IS_POSITION = /[|>&]| v |^\w+=/;

/** What is wrong with something that stands between backticks in a document of a folder. */
export function wrongName(text: string, folder = ""): string[] {
  if (isCommand(text)) return wrongIn(text);
  if (IS_POSITION.test(text)) return [];
  if (PATH.test(text)) return leads(text, folder) ? [] : [`there is no ${text}`];
  const flags = text.match(FLAG) ?? [];
  return [
    ...flags.filter((flag) => !FLAGS.has(flag) && !TOKENS.has(flag)).map((flag) => `no command has ${flag}`),
    ...unknown(text.replace(FLAG, "")).map((word) => `the code has no ${word}`),
  ];
}
