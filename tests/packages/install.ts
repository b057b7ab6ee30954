/** Packages as users have them: packed, and installed in a folder that is gone afterwards. */

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { transform } from "esbuild";

import { eachWith } from "../tested.ts";

/** The games that there are packages of, each with what is known of it. */
export const PACKAGES = eachWith("package");

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The folder that `cargo xtask package` writes a package into. */
const packageOf = (game: string) => join(ROOT, "packages/@rollwise", game);

const execute = promisify(execFile);

/** What a program says that ends well; what went wrong is said by the error of one that doesn't. */
export async function run(program: string, args: string[], cwd: string) {
  try {
    return (
      await execute(program, args, {
        cwd,
        maxBuffer: 1 << 26,
        env: { ...process.env, NO_COLOR: "1", NO_UPDATE_NOTIFIER: "1" },
      })
    ).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`);
  }
}

/** Checks types as a user's project does. */
export const tsc = (args: string[], cwd: string) => run(join(ROOT, "node_modules/.bin/tsc"), args, cwd);

/** What npm tells of a tarball. */
export interface Packed {
  filename: string;
  size: number;
  files: { path: string; size: number }[];
}

export class Project {
  readonly folder: string;
  /** What was packed, game by game. */
  readonly packed: Record<string, Packed>;

  private constructor(folder: string, packed: Record<string, Packed>) {
    this.folder = folder;
    this.packed = packed;
  }

  /** A folder with nothing but the packages of all games, installed without a network. */
  static async create() {
    const folder = await mkdtemp(join(tmpdir(), "rollwise-packages-"));
    const packed = await Promise.all(
      PACKAGES.map(async ([game]) => {
        const said = await run("npm", ["pack", "--json", "--pack-destination", folder, packageOf(game)], folder);
        return [game, onlyOne<Packed>(JSON.parse(said))] as const;
      }),
    );
    const project = new Project(folder, Object.fromEntries(packed));
    await project.write("package.json", JSON.stringify({ private: true, type: "module" }));
    const tarballs = packed.map(([, { filename }]) => `./${filename}`);
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], folder);
    return project;
  }

  path(name: string) {
    return join(this.folder, name);
  }

  async write(name: string, content: string) {
    await mkdir(dirname(this.path(name)), { recursive: true });
    await writeFile(this.path(name), content);
  }

  read(name: string) {
    return readFile(this.path(name), "utf8");
  }

  /** Lays the scripts of a project that uses all packages into the folder, without types. */
  async writeApp() {
    const source = (name: string) => readFile(new URL(name, import.meta.url), "utf8");
    const { code } = await transform(await source("answers.ts"), { loader: "ts" });
    await this.write("answers.js", code);
    await this.write("told.js", await source("told.js"));
    await this.write("check.js", await source("../docs/check.js"));
  }

  remove() {
    return rm(this.folder, { recursive: true });
  }
}

/** npm tells of one package in a list, or by its name. */
function onlyOne<Told>(told: Told[] | Record<string, Told>) {
  const [one] = Object.values(told);
  return one;
}
