import type { LabPage } from "../../../../shell/pages/lab/lab.ts";
import type { Result, Setting } from "../model/types.ts";
import type { Words } from "../words.ts";

/** What every view of Tile rummy's Lab is given. */
export type Page = LabPage<Setting, Words, Result>;
