// What one tap asks: each question, and beside it what the games have told of it.

import { presetsView } from "../../../../shell/pages/lab/presets.ts";
import { ASKED, QUESTIONS } from "../model/setting.ts";
import { verdict } from "../model/verdict.ts";
import type { Page } from "./page.ts";

export function questionsView(page: Page) {
  const { words, state } = page;
  const { run } = state;
  const told = run && verdict(run);
  return presetsView(page, {
    title: words.questionsTitle,
    hint: words.questionsHint(ASKED),
    presets: QUESTIONS.map(({ name }) => {
      const isTold = told?.kind === "question" && told.question.name === name;
      return {
        name: words.question(name).name,
        change: { question: name, games: ASKED },
        asked: { question: words.question(name).question, found: isTold ? words.found(told) : "" },
      };
    }),
  });
}
