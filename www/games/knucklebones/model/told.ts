// What is said of placed dice and of the end of a game, as facts for sentences.

import type { Grade } from "../../../shell/model/grades.ts";
import { digitsIn, gaveAway, gradeOfMove, isChoice, shareIn } from "./move-log.ts";
import { ownShare } from "./own.ts";
import { hasComputer } from "./seats.ts";
import { apart, looksAlike } from "./shares.ts";
import type { Analysis, Digits, GameResult, LoggedMove, Side, State } from "./types.ts";

/** Why the computer placed a die there: the next best column is as good; or it was as good as the best; or what both leave the player. */
type Reason = { kind: "asGood" } | { kind: "asBest" } | { kind: "next"; own: number; next: number };

/** A placed die. */
export interface ToldMove extends Pick<LoggedMove, "side" | "by" | "roll" | "column" | "best"> {
  /** Dice that it removed. */
  removes: number;
  /** "forced" where there was no other column. */
  grade: Grade | "forced";
  /** Whether it gave something away that is told. */
  gaveAway: boolean;
  /** What it gave away, as a part of a win, by the two numbers as they are shown. */
  lost: number;
  /** Decimals of what is told of its shares. */
  digits: Digits;
  /** Of a computer's choice that gave nothing away. */
  reason: Reason | null;
}

export function toldOf(logged: LoggedMove): ToldMove {
  const { side, by, roll, column, best, choices } = logged;
  const isForced = !isChoice(logged);
  const isCostly = !isForced && gaveAway(logged);
  const digits = digitsIn(logged);
  return {
    side,
    by,
    roll,
    column,
    best,
    removes: choices.find((choice) => choice.column === column)?.removes ?? 0,
    grade: isForced ? "forced" : gradeOfMove(logged),
    gaveAway: isCostly,
    lost: apart(shareIn(logged, best), shareIn(logged, column), digits),
    digits,
    reason: by === null || isForced || isCostly ? null : reasonOf(logged),
  };
}

/** By the best of the other columns. */
function reasonOf(logged: LoggedMove): Reason {
  const { side, choices, column } = logged;
  const own = shareIn(logged, column);
  const next = Math.max(...choices.filter((choice) => choice.column !== column).map(({ share }) => share));
  if (looksAlike(ownShare(side, own), ownShare(side, next), digitsIn(logged))) return { kind: "asGood" };
  if (next > own) return { kind: "asBest" };
  return { kind: "next", own: ownShare(side, own), next: ownShare(side, next) };
}

/**
 * The column in which a person's last die would have been better, as long as nothing else was rolled for that person; null where it was
 * placed well, or is told before or not at all.
 */
export function betterColumn({ moves, seats, advice, toMove, roll }: State): Pick<LoggedMove, "side" | "best"> | null {
  const last = moves.findLast(({ by }) => by === null);
  const isPast = last?.side === toMove && roll !== null;
  if (!last || isPast || advice !== "after" || !hasComputer({ seats }) || !toldOf(last).gaveAway) return null;
  return last;
}

/** How a game has ended: who has given up, the points of both in a tie, or by how many points the player below has won or lost. */
export type Ending =
  | { kind: "givenUp"; side: Side }
  | { kind: "tie"; total: number }
  | { kind: "win" | "loss"; by: number };

export function endingOf({ scores, givenUp }: Analysis, over: GameResult): Ending {
  if (givenUp) return { kind: "givenUp", side: givenUp };
  const [mine, theirs] = [scores.mine.total, scores.theirs.total];
  return over === "tie" ? { kind: over, total: mine } : { kind: over, by: Math.abs(mine - theirs) };
}
