import type { LabPage } from "../../../../shell/lab/lab.d.ts";
import type { Setting } from "../model/types.d.ts";
import type { Words } from "../text/en.js";

/** What every view of Tile rummy's Lab is given. */
export type Page = LabPage<Setting, Words>;
