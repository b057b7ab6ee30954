// What the solution of a puzzle has missed, in Spanish.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost: ({ lost }) => `Podías haber jugado ${number(lost)} ${plural(lost, "ficha", "fichas")} más`,
});
