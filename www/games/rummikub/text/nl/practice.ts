// What the solution of a puzzle has missed, in Dutch.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost: ({ lost }) => `Je had ${number(lost)} ${plural(lost, "steen", "stenen")} meer kunnen leggen`,
});
