// What the solution of a puzzle has missed, in French.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost: ({ lost }) => `Tu pouvais poser ${number(lost)} ${plural(lost, "tuile", "tuiles")} de plus`,
});
