// What the picture of a run shows: the first player's share without luck and with it, then how games ended.

import { bar, exactly } from "../../../../shell/pages/lab/shares.ts";
import { MEASURES } from "./measures.ts";
import type { Result } from "./types.ts";

const KINDS = { adjusted: "first", share: "other", wins: "other", ties: "ties", losses: "other" } as const;

/** Ends of games are told as parts of all. */
export const bars = (result: Result) =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((key) => {
    const measured = MEASURES[key].of(result);
    const share = typeof measured === "number" ? exactly(measured / result.games) : measured;
    return bar(key, share, KINDS[key]);
  });
