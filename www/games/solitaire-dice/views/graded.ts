// What a person's mark was worth, which leads to that turn again.

import { nothing } from "lit-html";
import { gradedView } from "../../../shell/ui/try-again.ts";
import type { Page } from "../actions.ts";
import { beforeMove, isBeforeMove } from "../model/before.ts";
import { gradeOfMove } from "../model/move-log.ts";
import type { LoggedMove } from "../model/types.ts";

/**
 * @param turn as it is counted on the sheet
 * @param content what is said of it; its grade if nothing else is
 */
export function gradedMove(
  page: Page,
  { logged, key, turn, content }: { logged: LoggedMove; key: string; turn: number; content?: string },
) {
  const grade = gradeOfMove(logged);
  if (grade === null) return nothing;
  const nth = page.state.moves.indexOf(logged);
  const position = page.findPast(isBeforeMove(nth, logged.player)) ?? beforeMove(page.state, nth);
  return gradedView(page, { grade, position, key, which: page.words.turnName(turn), content });
}
