// All that is kept of own decisions, as a file.

import { saveText } from "../export.ts";
import { exported } from "./records.ts";

export const save = async (name: string) =>
  saveText(name, `${JSON.stringify(await exported(), null, 1)}\n`, "application/json");
