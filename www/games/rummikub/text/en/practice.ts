// What the solution of a puzzle has missed, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost: ({ lost }) => `${number(lost)} more ${plural(lost, "tile", "tiles")} could have gone`,
});
