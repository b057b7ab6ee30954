// How the page's language writes numbers, lists, and one or many.

import { createFormats, type Formats } from "../model/format.ts";
import { writing } from "../text/en/writing.ts";

export const formats: Formats = createFormats(writing);
