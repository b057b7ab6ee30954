// Where what only advice for the table needs comes from: its views, its words and what is announced of it.

import { styled } from "../../shell/host/styles.ts";
import type { Page } from "./actions.ts";
import { noting } from "./noting.ts";

/** It is asked for again by each drawing, and loaded once; so is how a move is noted, which the first tap needs. */
export function adviceParts(page: Page) {
  noting(page);
  return page.answers.get(
    "parts of advice",
    styled(() => import("./views/advice.ts")),
  );
}
