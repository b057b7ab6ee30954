// Chances as the player below sees them, whoever is to move. The solver tells those of the player to move.

import type { GameResult, Outlook, Side } from "./types.ts";

const OTHERWISE: Record<GameResult, GameResult> = { win: "loss", tie: "tie", loss: "win" };

/** @param toMove who has this share of a win */
export const ownShare = (toMove: Side, share: number) => (toMove === "mine" ? share : 1 - share);

/** @param toMove whose outlook it is */
export const ownOutlook = (toMove: Side, { win, tie, loss, share, difference }: Outlook): Outlook =>
  toMove === "mine"
    ? { win, tie, loss, share, difference }
    : { win: loss, tie, loss: win, share: 1 - share, difference: -difference };

/** @param toMove who has this result */
export const ownResult = (toMove: Side, result: GameResult) => (toMove === "mine" ? result : OTHERWISE[result]);
