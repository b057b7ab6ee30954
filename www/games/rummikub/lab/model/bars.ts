// What the picture of a run shows: of one tournament its seats, of a question the first player at each table.

import { at } from "../../../../shell/model/at.ts";
import { bar, barsOfSeats, exactly } from "../../../../shell/pages/lab/shares.ts";
import type { Bar, Found, Result, Size } from "./types.ts";

export function bars({ setting, results }: Found): Bar[] {
  const isQuestion = Boolean(setting.question);
  return results.flatMap((result) => (result ? barsOf(result, isQuestion) : []));
}

/** Each beside what all would win if they were equal. */
function barsOf({ players }: Result, isQuestion: boolean): Bar[] {
  const size = players.length as Size;
  const marks = [exactly(1 / size)];
  const shares = players.map(({ wins }) => wins);
  return isQuestion ? [bar({ size }, at(shares, 0), "first", marks)] : barsOfSeats(shares, () => marks);
}
