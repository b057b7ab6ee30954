// What a person has decided where the page plays along, for practice: a turn, or the solution of a puzzle.

import { partOfWin } from "../../../shell/game/records/part-of-win.ts";
import type { Decided, GameResult } from "../../../shell/game/records/types.ts";
import { at } from "../../../shell/model/at.ts";
import { isMissed } from "../../../shell/model/grades.ts";
import { gradeOfTurn, lostIn, playedIn } from "./move-log.ts";
import { initial, levelOf } from "./state.ts";
import type { Analysis, LoggedMove, State } from "./types.ts";

/** Kinds of mistakes: nothing was laid, or less than should go, with the table taken apart for it or not; or tiles that are better kept. */
export type Kind = "draws" | "rearranges-less" | "lays-less" | "lays-more";

/** From here on a hint names tiles, not only how many go; the first one says it all where the best is to draw. */
const NAMES_TILES = 2;

export function decided(before: State, after: State): Decided<State>[] {
  const logged = after.moves.at(before.moves.length);
  const isNew = logged !== undefined && after.moves.length > before.moves.length;
  if (!isNew || logged.seat !== 0 || !logged.best) return [];
  const grade = gradeOfTurn(logged);
  if (grade === null) return [];
  const { puzzle, rack, table } = before;
  return [
    {
      state: puzzle ? { ...initial(), puzzle } : { ...initial(), rack, table },
      nth: before.moves.length,
      picked: String(playedIn(logged).length),
      best: String(logged.best.tiles),
      lost: lostIn(logged),
      unit: "tiles",
      grade,
      kind: isMissed(grade) ? kindOf(logged) : "",
      isAdvised: levelOf(before) >= (logged.best.tiles === 0 ? 1 : NAMES_TILES),
      isOwn: true,
      comesAgain: puzzle ? "always" : "never",
    },
  ];
}

function kindOf({ did, tiles, best }: LoggedMove): Kind {
  if (did !== "played") return "draws";
  if (tiles.length >= (best?.tiles ?? 0)) return "lays-more";
  return (best?.cuts ?? 0) > 0 ? "rearranges-less" : "lays-less";
}

/** How a game went; null while it goes on. */
export function resultOf({ state: { match }, analysis }: { state: State; analysis: Analysis }): GameResult | null {
  const over = analysis.match?.over;
  if (!over || !match) return null;
  const players = [null, ...match.players].map((by, seat) => ({
    name: seat,
    by,
    won: partOfWin(over.winners, seat),
    score: at(over.scores, seat),
    luck: null,
  }));
  return { players, own: 0, began: match.starts };
}
