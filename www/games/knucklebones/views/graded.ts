// What a placed die gave away, which leads to that decision again.

import { gradedView } from "../../../shell/ui/try-again.ts";
import type { Page } from "../actions.ts";
import { beforeMove } from "../model/before.ts";
import { gradeOfMove } from "../model/move-log.ts";
import { isAtMove } from "../model/state.ts";
import type { LoggedMove } from "../model/types.ts";

/** @param content what is said of it; its grade if nothing else is */
export const gradedMove = (
  page: Page,
  { logged, nth, key, content }: { logged: LoggedMove; nth: number; key: string; content?: string },
) =>
  gradedView(page, {
    grade: gradeOfMove(logged),
    position: page.findPast(isAtMove(nth)) ?? beforeMove(page.state, nth),
    key,
    which: page.words.moveName(nth),
    content,
  });
