// Where most worms would be another choice than the best one to win, and how the game stands there.

import { at } from "../../../shell/model/at.ts";
import type { TableAnalysis } from "./advice.ts";
import { sign } from "./dice.ts";
import type { State, Way } from "./types.ts";

/** The best way for worms, where that is another than the best one to win; null elsewhere. */
export function dissenting({ ways, forWorms }: Pick<TableAnalysis, "ways" | "forWorms">): Way | null {
  const [best, next] = ways;
  if (!forWorms || !best || !next) return null;
  const { action, face } = forWorms.best;
  const key = action === "take" ? sign((face ?? 0) - 1) : action;
  return key === best.key ? null : (ways.find((way) => way.key === key) ?? null);
}

/** How the game stands for the player to move. */
export type Lead = ReturnType<typeof standingOf>;

/** How far the player to move is ahead of the best of the others in worms, and the tiles that are left. */
export function standingOf(
  { table: { toMove, names, grill } }: State,
  { standing: { worms } }: Pick<TableAnalysis, "standing">,
) {
  const others = worms.filter((_, seat) => seat !== toMove);
  const ahead = at(worms, toMove) - Math.max(...others);
  const lead = ahead === 0 ? "level" : ahead > 0 ? "ahead" : "behind";
  return {
    name: at(names, toMove),
    lead: lead as "level" | "ahead" | "behind",
    by: Math.abs(ahead),
    tiles: grill.length,
  };
}
