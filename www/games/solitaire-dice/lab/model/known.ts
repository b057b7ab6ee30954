// What each player is known to score on average: by the usual opening, and with three different first rejects.

import { AVERAGES } from "../../model/averages.ts";

const USUAL: Record<string, number> = AVERAGES;

const DIFFERENT: Record<string, number> = { advice: 258 };

/** Null where it is not known. */
export const knownAverage = (player: string, opening: "any" | "different") =>
  (opening === "any" ? USUAL : DIFFERENT)[player] ?? null;
