// What the solver answers at once; null while it can't.

import type { Answers } from "./game.ts";

export const askOn =
  ({ answers }: { answers: Pick<Answers, "ask"> }) =>
  (name: string, ...asked: unknown[]) => {
    const answer = answers.ask(name, ...asked);
    return answer.status === "here" ? answer.value : null;
  };
