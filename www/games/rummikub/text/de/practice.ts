// What the solution of a puzzle has missed, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost: ({ lost }) => `${number(lost)} ${plural(lost, "Stein mehr wäre", "Steine mehr wären")} gegangen`,
});
