import type { LabPage } from "../../../../shell/pages/lab/lab.ts";
import type { Words } from "../../text/en/lab.ts";
import type { Result, Setting } from "../model/types.ts";

/** What every view of Heckmeck's Lab is given. */
export type Page = LabPage<Setting, Words, Result>;
