// What the solution of a puzzle has missed, in French.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost: ({ lost }) => `${number(lost)} ${plural(lost, "tuile de plus pouvait", "tuiles de plus pouvaient")} partir`,
});
