// The rules, the use of the page, and what the numbers mean.

import { help } from "./text/en/help.ts";

export const chaptersOf = () => help;
