/** Draws the picture of the project's parts anew. */

import { writeFile } from "node:fs/promises";
import { PICTURE, picture } from "./architecture.ts";
import { ROOT } from "./documents.ts";

await writeFile(ROOT + PICTURE, await picture());
