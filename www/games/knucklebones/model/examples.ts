// The position on screen as the example of what the numbers mean.

import { digitsOf, marginOf } from "./accuracy.ts";
import { ownOutlook, ownShare } from "./own.ts";
import { apart, sharesShown } from "./shares.ts";
import type { Analysis, Digits, KnucklebonesAnswer, Margin, Outlook, Side, State } from "./types.ts";

/** The chance of the player below: before a roll, or with the die in the best column, and how far the next best one is from that. */
export type Now = { digits: Digits } & (
  | { kind: "before"; share: number }
  | {
      kind: "placed";
      side: Side;
      roll: number;
      best: number;
      share: number;
      /** Null where there is no other column. */
      apart: number | null;
      tie: number;
      difference: number;
    }
);

export interface Example {
  /** Null where no numbers are told. */
  now: Now | null;
  /** How far the numbers on screen look ahead, and how far they may be off; null where there are none. */
  reach: { depth: number; isProved: boolean; margin: Margin | null } | null;
  /** Whether what was learned is missing. */
  isRough: boolean;
  mine: number;
  theirs: number;
}

/** @param isHidden whether the player decides alone */
export function exampleOf(state: State, analysis: Analysis | null, isHidden: boolean = false): Example {
  const answer = isHidden ? null : (analysis?.found?.answer ?? null);
  const isProved = answer?.proof === "proved";
  return {
    now: answer?.value ? nowOf(state, answer, ownOutlook(state.toMove, answer.value)) : null,
    reach: answer && { depth: answer.depth, isProved, margin: marginOf(answer) },
    isRough: answer?.values === "rule" && !isProved,
    mine: analysis?.scores.mine.total ?? 0,
    theirs: analysis?.scores.theirs.total ?? 0,
  };
}

function nowOf({ toMove: side, roll }: State, { columns, best, error }: KnucklebonesAnswer, outlook: Outlook): Now {
  const digits = digitsOf(error);
  const { share, difference } = outlook;
  const [, tie] = sharesShown(outlook, digits);
  if (roll === null || best === null) return { kind: "before", share, digits };
  const others = columns.filter(({ column }) => column !== best).map(({ outlook }) => outlook?.share ?? 0);
  const between = others.length > 0 ? apart(share, ownShare(side, Math.max(...others)), digits) : null;
  return { kind: "placed", side, roll, best, share, apart: between, tie, difference, digits };
}
