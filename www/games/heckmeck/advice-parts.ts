// Where what only advice for the table needs comes from: its views, its words and what is announced of it.

import { styled } from "../../shell/host/styles.ts";
import type { Page } from "./actions.ts";

/** It is asked for again by each drawing, and loaded once. */
export const adviceParts = (page: Page) =>
  page.answers.get(
    "parts of advice",
    styled(() => import("./views/advice.ts")),
  );
