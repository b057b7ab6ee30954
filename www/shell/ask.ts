// What the solver answers at once; null while it can't.

/** @param {{ answers: Pick<import("./game.d.ts").Answers, "ask"> }} page */
export const askOn =
  ({ answers }) =>
  (/** @type {string} */ name, /** @type {unknown[]} */ ...asked) => {
    const answer = answers.ask(name, ...asked);
    return answer.status === "here" ? answer.value : null;
  };
